package dev.countersign.extract;

import dev.countersign.model.FormFactor;
import java.util.Optional;
import java.util.regex.Pattern;

/** Words that name how a GPU is built in. */
public final class FormFactors {
    static final Pattern SXM = Cue.compile("(?<![A-Z])SXM-?\\d?\\b|\\b[HD]GX\\b");
    static final Pattern NVL = Cue.compile("\\bNVL\\b(?!-?\\d)|(?<=\\d)NVL\\b");
    static final Pattern OAM = Cue.compile("\\bOAM\\b");
    static final Pattern SUPERCHIP = Cue.compile("\\bsuperchips?\\b|\\bNVL-?(?:72|36|144)\\b");
    /** PCIe is also the bus of every other card: it is a GPU's form only beside the GPU or when called a form. */
    static final Pattern PCIE = Cue.compile("\\bPCI-?\\s?e(?:xpress)?\\b");

    private FormFactors() {}

    /** The one form factor that the words name, if they name one. */
    public static Optional<FormFactor> in(String text) {
        if (NVL.matcher(text).find()) {
            return Optional.of(FormFactor.NVL);
        }
        if (SUPERCHIP.matcher(text).find()) {
            return Optional.of(FormFactor.SUPERCHIP);
        }
        if (SXM.matcher(text).find()) {
            return Optional.of(FormFactor.SXM);
        }
        if (OAM.matcher(text).find()) {
            return Optional.of(FormFactor.OAM);
        }
        return PCIE.matcher(text).find() ? Optional.of(FormFactor.PCIE) : Optional.empty();
    }
}
