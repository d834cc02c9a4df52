/** Opens a deal folder: which files, of which kind, with which hash; and what each document is once it is read. */
package dev.countersign.intake;
