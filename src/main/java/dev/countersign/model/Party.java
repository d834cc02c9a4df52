package dev.countersign.model;

import java.util.Objects;

/**
 * A name by which a document calls a party, where its own words say which side that is: "甲方（服务提供方）" is the supplier there.
 *
 * @param name in small letters, without an article
 */
public record Party(String name, Side side) {
    public Party {
        Objects.requireNonNull(side);
        if (name.isBlank()) {
            throw new IllegalArgumentException("a party has a name");
        }
    }
}
