package dev.countersign.extract.value;

/**
 * A place whose law may govern, or where a court or an arbitral tribunal sits.
 *
 * @param code of ISO 3166: "IN", "US-DE"; a city has the code of its state
 * @param name in English: "India", "Delaware", "Mumbai"
 */
public record Jurisdiction(String code, Kind kind, String name) {
    /** How large it is. Cities have courts, but no law of their own. */
    public enum Kind {
        COUNTRY,
        STATE,
        CITY
    }

    /** "Delaware (US-DE)". */
    @Override
    public String toString() {
        return name + " (" + code + ")";
    }
}
