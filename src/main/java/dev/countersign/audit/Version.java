package dev.countersign.audit;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;

/** The version of this build, without loading anything else. */
public final class Version {
    private Version() {}

    /** {@code 0.1.0} */
    public static String of() {
        return property("/dev/countersign/version.properties", "version");
    }

    /** {@code countersign 0.1.0, catalogue 2026.12.1 (sha256 0123456789ab...)} */
    public static String line() {
        String catalogue = "/dev/countersign/catalog/catalog.properties";
        return "countersign " + of() + ", catalogue " + property(catalogue, "version") + " (sha256 "
                + property(catalogue, "digest") + ")";
    }

    private static String property(String resource, String name) {
        try (InputStream in = Version.class.getResourceAsStream(resource)) {
            Properties properties = new Properties();
            properties.load(in);
            return properties.getProperty(name);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
