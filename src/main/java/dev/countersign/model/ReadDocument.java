package dev.countersign.model;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * What a reader got out of a document: its text in blocks, its tables, the entries of a data file, each with its place, and
 * what could not be read.
 *
 * @param blocks in reading order; empty for data files
 * @param entries in file order; empty for all but data files
 * @param changes a draft's open changes; the blocks hold the text as if all were accepted
 */
public record ReadDocument(
        Document document,
        List<Page> pages,
        List<Block> blocks,
        List<Table> tables,
        List<Entry> entries,
        List<Unread> unread,
        List<TrackedChange> changes) {
    public ReadDocument(
            Document document,
            List<Page> pages,
            List<Block> blocks,
            List<Table> tables,
            List<Entry> entries,
            List<Unread> unread) {
        this(document, pages, blocks, tables, entries, unread, List.of());
    }

    public ReadDocument {
        Objects.requireNonNull(document);
        pages = List.copyOf(pages);
        blocks = List.copyOf(blocks);
        tables = List.copyOf(tables);
        entries = List.copyOf(entries);
        unread = List.copyOf(unread);
        changes = List.copyOf(changes);
    }

    public static ReadDocument unread(Document document, String what) {
        return new ReadDocument(
                document, List.of(), List.of(), List.of(), List.of(), List.of(new Unread(document.id(), 0, what)));
    }

    public ReadDocument as(Role role) {
        return new ReadDocument(document.as(role), pages, blocks, tables, entries, unread, changes);
    }

    /** The share of each language in its text, running lines left out; all 0 where it has no text. */
    public Map<Language, Double> languages() {
        Map<Language, Double> shares = new EnumMap<>(Language.class);
        double all = 0;
        for (Block block : blocks) {
            if (block.kind() != Block.Kind.RUNNING) {
                String text = block.text();
                shares.merge(Language.of(text), (double) text.length(), Double::sum);
                all += text.length();
            }
        }
        double characters = Math.max(1, all);
        for (Language language : Language.values()) {
            shares.merge(language, 0.0, Double::sum);
        }
        shares.replaceAll((language, length) -> length / characters);
        return shares;
    }

    /** Something of it was read. */
    public boolean isRead() {
        return !blocks.isEmpty() || !entries.isEmpty();
    }

    /** All of it was read. */
    public boolean isWhole() {
        return isRead() && unread.isEmpty();
    }
}
