/** What Word files and workbooks share: a ZIP of XML parts, or an OLE2 container, opened within bounds. */
package dev.countersign.read.office;
