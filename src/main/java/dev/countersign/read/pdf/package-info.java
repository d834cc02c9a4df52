/** PDF files as text with places; the only home of PDFBox. */
package dev.countersign.read.pdf;
