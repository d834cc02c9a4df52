/** Plain text and Markdown. */
package dev.countersign.read.text;
