/** ZIP archives; the only home of Commons Compress. */
package dev.countersign.read.archive;
