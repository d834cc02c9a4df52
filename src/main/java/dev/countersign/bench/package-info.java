/** Measures the readers: how fast they are, and whether they lose a word. */
package dev.countersign.bench;
