/** Reads Word files: the text as Word shows it, clause numbers included, and a draft's open changes. */
package dev.countersign.read.word;
