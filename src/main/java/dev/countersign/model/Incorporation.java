package dev.countersign.model;

import java.util.Objects;
import java.util.Set;

/**
 * A text that a document makes part of the deal by naming it: "the Service Level Agreement published at ...".
 *
 * @param title as the document names it
 * @param suppliedAs a document of one of these roles in the folder is taken for it
 * @param about what it may settle: until it is supplied, silence on these proves nothing
 */
public record Incorporation(
        String title, Set<Role> suppliedAs, Set<Class<? extends Subject>> about, Evidence evidence) {
    public Incorporation {
        Objects.requireNonNull(title);
        Objects.requireNonNull(evidence);
        suppliedAs = Set.copyOf(suppliedAs);
        about = Set.copyOf(about);
    }
}
