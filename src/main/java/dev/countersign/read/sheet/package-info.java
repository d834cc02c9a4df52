/** Reads workbooks and separated values: each sheet's rows, with the cell that every word stands in. */
package dev.countersign.read.sheet;
