/** What there is: the deal, its documents, facts with their evidence, findings and the verdict. JDK only. */
package dev.countersign.model;
