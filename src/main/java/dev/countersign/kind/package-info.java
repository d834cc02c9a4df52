/** Tells what kind of file one is by what it holds. */
package dev.countersign.kind;
