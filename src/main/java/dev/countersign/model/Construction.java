package dev.countersign.model;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * How a document says it is to be read.
 *
 * @param parties whose side the document itself shows
 * @param references to its own clauses and to attachments
 * @param anchors what others can point to in it: clause numbers, and attachments' names in small letters
 * @param precedence each of its orders of precedence
 * @param amendments clauses of other papers that it replaces
 * @param incorporated texts it makes part of the deal without holding them
 */
public record Construction(
        List<Party> parties,
        List<Definition> definitions,
        List<CrossReference> references,
        Set<String> anchors,
        List<Precedence> precedence,
        List<Amendment> amendments,
        List<Incorporation> incorporated) {
    public Construction {
        parties = List.copyOf(parties);
        definitions = List.copyOf(definitions);
        references = List.copyOf(references);
        anchors = Set.copyOf(anchors);
        precedence = List.copyOf(precedence);
        amendments = List.copyOf(amendments);
        incorporated = List.copyOf(incorporated);
    }

    /** The numbers of a text with fewer clauses may not have been read as numbers. */
    private static final int NUMBERED = 5;

    /**
     * References that lead nowhere: to a clause that the document's own numbering leaves out, or to an attachment that no
     * document of the deal holds or is named after.
     *
     * @param deal all its documents
     */
    public List<CrossReference> dead(Collection<DocumentFacts> deal) {
        return references.stream()
                .filter(r -> !r.found() && (r.attachment() ? isMissing(r.target(), deal) : isLeftOut(r.target())))
                .toList();
    }

    private static boolean isMissing(String attachment, Collection<DocumentFacts> deal) {
        String joined = attachment.replace(" ", "");
        return deal.stream()
                .noneMatch(d -> d.construction().anchors().contains(attachment)
                        || d.read()
                                .document()
                                .id()
                                .path()
                                .toLowerCase(Locale.ROOT)
                                .replaceAll("[ _-]", "")
                                .contains(joined));
    }

    /** Of 9.3, where the text has no 9.1 either, only 9 was told apart: that proves nothing. */
    private boolean isLeftOut(String clause) {
        long numbers =
                anchors.stream().filter(a -> Character.isDigit(a.charAt(0))).count();
        int dot = clause.lastIndexOf('.');
        String parent = dot < 0 ? "" : clause.substring(0, dot);
        boolean toldApart = parent.isEmpty()
                || !anchors.contains(parent)
                || anchors.stream().anyMatch(a -> a.startsWith(parent + "."));
        return numbers >= NUMBERED && toldApart;
    }
}
