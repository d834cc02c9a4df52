/** Turns the bytes of a document into text, tables and entries, each with its place. One package a family of formats. */
package dev.countersign.read;
