/** Binds small YAML and JSON files to records, and says in plain words what is wrong with them. */
package dev.countersign.yaml;
