/** Evaluates the catalogue's rules over a deal. The only package that knows Drools. */
package dev.countersign.rules;
