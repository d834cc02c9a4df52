/** The command line. */
package dev.countersign.cli;
