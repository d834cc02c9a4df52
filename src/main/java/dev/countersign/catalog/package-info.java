/** The catalogue of checks as records, read from {@code rules/}. */
package dev.countersign.catalog;
