package dev.countersign.catalog;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import tools.jackson.databind.json.JsonMapper;

/** Run by the build: writes {@code rules/} as one JSON file for the jar, and its version and digest as two lines of text. */
public final class CatalogPacker {
    private CatalogPacker() {}

    /** @param args the folder of rules, and the folder of classes to write to */
    public static void main(String[] args) throws IOException {
        Catalog catalog = CatalogReader.read(Path.of(args[0]));
        Path packed = Path.of(args[1] + CatalogReader.PACKED);
        Files.createDirectories(packed.getParent());
        JsonMapper.builder().build().writeValue(packed, catalog);
        Files.writeString(
                packed.resolveSibling("catalog.properties"),
                "version=" + catalog.version() + "\ndigest=" + catalog.digest() + "\n",
                StandardCharsets.UTF_8);
    }
}
