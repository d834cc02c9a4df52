/** YAML and JSON, our own quote format among them. */
package dev.countersign.read.data;
