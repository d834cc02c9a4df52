package dev.countersign.extract.value;

import java.util.Optional;

/**
 * Where disputes are decided.
 *
 * @param institution as the trade calls it: "CIETAC", "SIAC", a court in its own words; empty where none is named
 * @param seat empty where none is named: an arbitration without a seat
 */
public record Forum(Kind kind, String institution, Optional<Jurisdiction> seat) {
    /** Who decides. */
    public enum Kind {
        ARBITRATION,
        COURTS
    }

    /** "CIETAC Beijing", "arbitration in Bengaluru", "courts of Mumbai". */
    @Override
    public String toString() {
        String place = seat.map(Jurisdiction::name).orElse("");
        if (!institution.isEmpty()) {
            return place.isEmpty() || institution.contains(place) ? institution : institution + " " + place;
        }
        String what = kind == Kind.ARBITRATION ? "arbitration in " : "courts of ";
        return place.isEmpty() ? what.split(" ")[0] : what + place;
    }
}
