/** Settles claims into facts: known, absent, disputed or unclear. */
package dev.countersign.settle;
