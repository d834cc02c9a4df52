/** Words of pictures, by the program tesseract where it is installed. */
package dev.countersign.read.ocr;
