/** What a document offers at what price: lines, totals and terms of quotes, as they stand. */
package dev.countersign.extract.quote;
