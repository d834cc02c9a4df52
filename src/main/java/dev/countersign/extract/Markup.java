package dev.countersign.extract;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The signs of Markdown, HTML and quoting in a text: what a reader of the shown page doesn't see, and patterns must not trip over. */
final class Markup {
    private static final Pattern QUOTING = Pattern.compile("^>[>\\s]*");
    private static final Pattern HEADING = Pattern.compile("^#{1,6}\\s+");

    /** Attributes of components whose words are shown. */
    private static final String SHOWN = "\\b(?:title|label|header|summary|description|caption)=[\"']([^\"'<>]*)[\"']";

    private static final Pattern SHOWN_WORDS = Pattern.compile(SHOWN);

    private static final Pattern SIGNS = Pattern.compile(String.join(
            "|",
            "(?<comment><!--.{0,2000}?-->|\\{/\\*.{0,2000}?\\*/})",
            "(?<tag></?[A-Za-z][\\w.:-]{0,60}(?:\\s[^<>]{0,4000})?/?>)",
            "(?<blank>&nbsp;|&#160;|&#x20;|&emsp;|&ensp;)",
            "(?<escape>\\\\(?=[!-/:-@\\[-`{-~]))",
            "!?\\[(?<link>[^\\[\\]]{1,500})]\\([^()\\s]{0,1000}(?:\\([^()\\s]{0,200}\\))?[^()]{0,200}\\)",
            // Not the stars and strokes that stand for words left out: [*], <***>, ____.
            "(?<stars>(?<![\\[<*])\\*{1,3}(?=[^\\s*\\]>])|(?<=[^\\s*\\[<])\\*{1,3}(?![*\\]>]))",
            "(?<strokes>(?<![\\w\\\\])_{1,2}(?=[^\\W_])|(?<=[^\\s_])_{1,2}(?!\\w))",
            "(?<code>`+)"));
    private static final Pattern BREAKING =
            Pattern.compile("</?(?:br|p|div|li|td|th|tr|h[1-6]|[A-Z]\\w*)\\b.*", Pattern.DOTALL);

    /** Takes the text that is kept, piece by piece. */
    interface Kept {
        void piece(int from, int to);

        /** Words before and after do not touch. */
        void gap();
    }

    private Markup() {}

    /** Where the line's own text begins. */
    static int textStart(String line) {
        Matcher quoting = QUOTING.matcher(line);
        return quoting.find() ? quoting.end() : 0;
    }

    /** Where the words of a Markdown heading begin. */
    static int titleStart(String line) {
        Matcher heading = HEADING.matcher(line);
        return heading.find() ? heading.end() : 0;
    }

    /** All but the signs. */
    static void strip(String text, Kept kept) {
        int from = 0;
        Matcher sign = SIGNS.matcher(text);
        int at = 0;
        while (at <= text.length() && sign.find(at)) {
            kept.piece(from, sign.start());
            from = sign.end();
            at = Math.max(sign.end(), sign.start() + 1);
            if (sign.group("link") != null) {
                // What the link says may carry signs itself.
                kept.piece(sign.start("link"), sign.start("link"));
                int inner = sign.start("link");
                strip(text.substring(inner, sign.end("link")), shifted(kept, inner));
            } else if (sign.group("tag") != null) {
                shownWords(text, sign.start(), sign.end(), kept);
                if (BREAKING.matcher(sign.group()).matches()) {
                    kept.gap();
                }
            } else if (sign.group("blank") != null) {
                kept.gap();
            } else if (sign.group("escape") != null) {
                // The sign that is escaped is text.
                at = sign.end() + 1;
            }
        }
        kept.piece(from, text.length());
    }

    private static void shownWords(String text, int from, int to, Kept kept) {
        Matcher words = SHOWN_WORDS.matcher(text).region(from, to);
        while (words.find()) {
            kept.gap();
            kept.piece(words.start(1), words.end(1));
            kept.gap();
        }
    }

    private static Kept shifted(Kept kept, int by) {
        return new Kept() {
            @Override
            public void piece(int from, int to) {
                kept.piece(from + by, to + by);
            }

            @Override
            public void gap() {
                kept.gap();
            }
        };
    }
}
