package dev.countersign.report;

import dev.countersign.model.Place;
import java.util.Locale;
import java.util.MissingResourceException;
import java.util.ResourceBundle;

/** The words of the reports themselves, in one language; those of checks lie in the catalogue. */
final class Labels {
    private final ResourceBundle labels;

    Labels(Locale language) {
        this.labels = ResourceBundle.getBundle(
                "dev.countersign.report.labels",
                language,
                ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
    }

    /** The key itself where there is no label, so that nothing is hidden. */
    String label(String key) {
        return label(key, key);
    }

    String label(String key, String otherwise) {
        try {
            return labels.getString(key);
        } catch (MissingResourceException e) {
            return otherwise;
        }
    }

    /** With {0}, {1} and so on filled in. */
    String filled(String key, String... words) {
        String text = label(key);
        for (int i = 0; i < words.length; i++) {
            text = text.replace("{" + i + "}", words[i]);
        }
        return text;
    }

    String label(Enum<?> value) {
        return label(value.getDeclaringClass().getSimpleName() + "." + value.name());
    }

    /** "page 3", "line 12", "/lines/0/gpu, line 7" */
    String place(Place place) {
        if (place instanceof Place.OnPage onPage) {
            return label("place.page").replace("{0}", Integer.toString(onPage.page()));
        }
        if (place instanceof Place.AtPointer at) {
            return at.pointer() + ", " + label("line") + " " + at.line();
        }
        if (place instanceof Place.InCell cell) {
            return cell.sheet() + "!" + cell.cell();
        }
        Place.AtLines lines = (Place.AtLines) place;
        return lines.from() == lines.to()
                ? label("line") + " " + lines.from()
                : label("lines") + " " + lines.from() + "-" + lines.to();
    }
}
