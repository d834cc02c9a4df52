/** Measures recognition on documents whose answers are known, and trains what learns from them. Nothing here runs in an audit. */
package dev.countersign.measure;
