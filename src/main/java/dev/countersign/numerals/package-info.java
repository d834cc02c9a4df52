/** Numbers in words, English and Chinese: written, and read. */
package dev.countersign.numerals;
