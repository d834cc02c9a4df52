/** Findings to score and verdict. */
package dev.countersign.judge;
