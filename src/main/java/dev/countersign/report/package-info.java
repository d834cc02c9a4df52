/** Writes an audit for people and for machines. Words come from the catalogue. */
package dev.countersign.report;
