/** What a document says about each topic that a reader of contracts looks for. */
package dev.countersign.extract.topic;
