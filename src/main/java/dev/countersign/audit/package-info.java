/** The pipeline, from a folder to an audit. */
package dev.countersign.audit;
