/** Which sentences of a contract are which clause: cues and a small learned model together, and what the clauses answer. */
package dev.countersign.extract.clause;
