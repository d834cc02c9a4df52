package dev.countersign.model;

import java.util.List;

/** A document and what it says about every topic; no findings where it could not be read. */
public record DocumentTopics(DocumentId document, List<TopicFinding> findings) {
    public DocumentTopics {
        findings = List.copyOf(findings);
    }
}
