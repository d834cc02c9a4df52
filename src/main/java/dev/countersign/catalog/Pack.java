package dev.countersign.catalog;

import java.util.List;

/**
 * A folder of checks that belong together.
 *
 * @param id the folder's name
 * @param prefixes of its checks' ids: RF
 * @param dslPackage of its rules
 */
public record Pack(String id, Words title, List<String> prefixes, String dslPackage, String owner, List<Check> checks) {
    public Pack {
        prefixes = List.copyOf(prefixes);
        checks = List.copyOf(checks);
    }
}
