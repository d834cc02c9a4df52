/** Reads claims out of documents: what each place says about one fact. */
package dev.countersign.extract;
