package dev.countersign.extract.construction;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Names of clauses and attachments, in one form: "9.3" for "Section 9.3.", "9" for 第九条, "annexure b" for "ANNEXURE-B". */
public final class ClauseNames {
    private static final String CHINESE_NUMBER = "[一二三四五六七八九十百零〇两\\d]{1,6}";
    private static final Pattern ARTICLE = Pattern.compile("第(" + CHINESE_NUMBER + ")[条章节款]");
    private static final Pattern FIGURES = Pattern.compile("\\d{1,3}(?:\\.\\d{1,3}){0,5}");
    private static final Pattern POINTS_TO_CLAUSE = Pattern.compile(
            "\\b(?:sections?|clauses?|articles?|paragraphs?|para\\.?|sub-?clauses?|§{1,2}) ?(\\d{1,3}(?:\\.\\d{1,3}){0,5})(?![\\d%])(?! ?(?:of|under) (?:the|that|such|said|our) [^,.;]{0,60}\\b(?:act|code|law|regulations?|rules?|gdpr|directive|agreement|terms|dpa|addendum|policy|order)\\b)(?! (?:gdpr|[\\w ]{0,20}act)\\b)",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern POINTS_TO_ARTICLE =
            Pattern.compile("(?<!法)(?<!》)第(" + CHINESE_NUMBER + "|\\d{1,3}(?:\\.\\d{1,3})+)条");
    private static final String ATTACHMENT =
            "(?:schedule|annexure|annex|appendix|exhibit|attachment)[ –—-]{1,3}((?-i:[A-Z]|[IVX]{1,5})|\\d{1,2})\\b";
    private static final Pattern POINTS_TO_ATTACHMENT = Pattern.compile("\\b" + ATTACHMENT, Pattern.CASE_INSENSITIVE);
    private static final Pattern POINTS_TO_ATTACHMENT_ZH = Pattern.compile("附件([一二三四五六七八九十]{1,2}|\\d{1,2})");
    private static final String DIGITS = "零一二三四五六七八九";

    private ClauseNames() {}

    /** Where a sentence points to. */
    public record Pointer(String target, boolean attachment, int start, int end) {}

    public static List<Pointer> pointers(String sentence) {
        List<Pointer> found = new ArrayList<>();
        for (Matcher m = POINTS_TO_CLAUSE.matcher(sentence); m.find(); ) {
            found.add(new Pointer(m.group(1), false, m.start(), m.end()));
        }
        for (Matcher m = POINTS_TO_ARTICLE.matcher(sentence); m.find(); ) {
            found.add(new Pointer(figures(m.group(1)), false, m.start(), m.end()));
        }
        for (Matcher m = POINTS_TO_ATTACHMENT.matcher(sentence); m.find(); ) {
            found.add(new Pointer(attachment(m.group()), true, m.start(), m.end()));
        }
        for (Matcher m = POINTS_TO_ATTACHMENT_ZH.matcher(sentence); m.find(); ) {
            found.add(new Pointer("附件" + figures(m.group(1)), true, m.start(), m.end()));
        }
        return found;
    }

    /** The clause that a block's own number or first words name, in figures. */
    public static Optional<String> clause(String number, String text) {
        Matcher figures = FIGURES.matcher(number);
        if (figures.find()) {
            return Optional.of(figures.group());
        }
        Matcher article = ARTICLE.matcher(number.isEmpty() ? text : number);
        return article.lookingAt() ? Optional.of(figures(article.group(1))) : Optional.empty();
    }

    /** The attachment whose title a heading or a short line is. */
    public static Optional<String> attachmentTitle(String text) {
        Matcher m = POINTS_TO_ATTACHMENT.matcher(text);
        if (m.lookingAt()) {
            return Optional.of(attachment(m.group()));
        }
        Matcher zh = POINTS_TO_ATTACHMENT_ZH.matcher(text);
        return zh.lookingAt() ? Optional.of("附件" + figures(zh.group(1))) : Optional.empty();
    }

    private static String attachment(String written) {
        return written.toLowerCase(Locale.ROOT).replaceAll("[ –—-]+", " ");
    }

    /** 第九条 is clause 9; up to 999. */
    static String figures(String written) {
        if (written.chars().anyMatch(c -> c == '.' || c >= '0' && c <= '9')) {
            return written;
        }
        int sum = 0;
        int digit = 0;
        for (char c : written.replace('〇', '零').replace('两', '二').toCharArray()) {
            if (c == '百' || c == '十') {
                sum += Math.max(1, digit) * (c == '百' ? 100 : 10);
                digit = 0;
            } else {
                digit = DIGITS.indexOf(c);
            }
        }
        return Integer.toString(sum + digit);
    }
}
