package dev.countersign.extract.construction;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Words that change an earlier text: "Clause 5.2 is replaced by ...", "for “30 days” read “45 days”", 第五条修改为……. */
public final class Amending {
    /**
     * @param clause that is amended, in figures; empty where the words name none
     * @param of what the amended text is called, in small letters; empty where it is not named
     * @param start where the new text begins in the sentence; its end where the new text follows or there is none
     */
    public record Change(String clause, String of, int start) {}

    private static final Pattern CLAUSE = Pattern.compile(
            "\\b(?:clause|section|article|paragraph|para|point|s\\. ?no\\.?) ?(\\d{1,3}(?:\\.\\d{1,3}){0,5})\\b(?:[^.;]{0,60}?\\bof (?:the|this|its)? ?(?:original |principal |existing )?([a-z][a-z ]{2,40}))?[^.;]{0,80}?\\b(?:is|are|shall be|stands?|be)\\b[^.;]{0,40}?\\b(?:deleted|replaced|substituted|amended|modified|revised|superseded|read as|omitted)\\b");
    private static final Pattern NEW_TEXT = Pattern.compile(
            "\\b(?:read as|(?:replaced|substituted|amended|revised|modified)[^.;“\"]{0,60}? (?:by|with|to read|as follows|as|to)|following)\\b(?: (?:the )?following)?(?: text)?[,:]? ?");
    private static final Pattern FOR_READ =
            Pattern.compile("\\bfor[^“\"]{0,30}[“\"]([^”\"]+)[”\"],? (?:substitute|read)s? ?");
    private static final Pattern WORDS_REPLACED = Pattern.compile(
            "[“\"]([^”\"]+)[”\"],? (?:shall be|is|are|stands?)(?: hereby)? (?:replaced|substituted) (?:by|with) ");
    private static final Pattern CLAUSE_ZH = Pattern.compile(
            "(?:原)?(?:《?([^，。；第《》]{2,16})》?)?第([一二三四五六七八九十百\\d.]{1,8})条(?!\\s)(?:[^。；]{0,40}?(?:修改为|变更为|调整为|更改为|替换为|修订为|改为)|(?:的?(?:全部|全文|内容|约定|规定))?(?:予以|现予)?(?:删除|作废))(?:如下)?[：:，]?");
    private static final Pattern TITLE = Pattern.compile(
            "\\b(?:corrigend(?:um|a)|amendment(?: agreement)?(?: (?:no\\.?|number) ?\\d+)?|amending agreement|amendatory|deed of variation|variation agreement)\\b|补充协议|变更协议|补充合同|更正公告|变更公告");
    private static final int LONGEST_TITLE = 120;

    private static final Pattern OLD_COLUMN = Pattern.compile(
            "\\b(?:existing|earlier|original|current|present|old)\\b[^|]{0,40}\\b(?:clause|text|provision|terms?|criteria|content|description)|\\bas per (?:the )?(?:rfp|tender)|\\bclause as per\\b|\\b(?:for|instead of)$|原(?:条款|内容|文|约定)|修改前|变更前");
    private static final Pattern NEW_COLUMN = Pattern.compile(
            "\\b(?:revised|amended|modified|new|corrected|updated)\\b|\\bread as\\b|(?:新|现)(?:条款|内容|文)|修改后|变更后");
    private static final Pattern REFERENCE = Pattern.compile(
            "\\b(?:section|clause|article|para(?:graph)?|point|reference|ref\\.?)? ?(\\d{1,3}(?:\\.\\d{1,3}){1,5}|(?<=(?:section|clause|article) )\\d{1,3})\\b",
            Pattern.CASE_INSENSITIVE);

    private Amending() {}

    public static Optional<Change> in(String sentence) {
        String lower = sentence.toLowerCase(Locale.ROOT);
        Matcher m = CLAUSE.matcher(lower);
        if (m.find()) {
            return Optional.of(
                    new Change(m.group(1), m.group(2) == null ? "" : m.group(2).strip(), start(lower)));
        }
        Matcher zh = CLAUSE_ZH.matcher(sentence);
        if (zh.find()) {
            String of = zh.group(1) == null ? "" : zh.group(1);
            return Optional.of(new Change(ClauseNames.figures(zh.group(2)), of, zh.end()));
        }
        boolean exchanged =
                FOR_READ.matcher(lower).find() || WORDS_REPLACED.matcher(lower).find();
        return exchanged ? Optional.of(new Change("", "", start(lower))) : Optional.empty();
    }

    /** What stands before is the old text, or its name. */
    private static int start(String lower) {
        for (Pattern pattern : List.of(FOR_READ, WORDS_REPLACED, NEW_TEXT)) {
            Matcher m = pattern.matcher(lower);
            if (m.find()) {
                return m.end();
            }
        }
        return lower.length();
    }

    /** A line among a paper's first that calls it an amendment of another. */
    public static boolean isTitle(String line) {
        return line.length() <= LONGEST_TITLE
                && TITLE.matcher(line.toLowerCase(Locale.ROOT)).find();
    }

    /** The column of the new text, and that of the old one: the head of a corrigendum's table. */
    public record Columns(int before, int after) {}

    /** @param head the cells of a table's first row */
    public static Optional<Columns> columns(List<String> head) {
        int before = -1;
        int after = -1;
        for (int i = 0; i < head.size(); i++) {
            String cell = head.get(i).toLowerCase(Locale.ROOT).strip();
            if (before < 0 && OLD_COLUMN.matcher(cell).find()) {
                before = i;
            } else if (NEW_COLUMN.matcher(cell).find()) {
                after = i;
            }
        }
        return before >= 0 && after >= 0 ? Optional.of(new Columns(before, after)) : Optional.empty();
    }

    /** The clause that a cell of such a table names: "Page 68, Section 16.4.10.3". */
    public static Optional<String> clauseOf(String cell) {
        for (Matcher m = REFERENCE.matcher(cell); m.find(); ) {
            return Optional.of(m.group(1));
        }
        return ClauseNames.clause("", cell.strip());
    }
}
