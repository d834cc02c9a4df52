package dev.countersign.extract;

import dev.countersign.extract.value.Amounts;
import dev.countersign.model.Charges;
import dev.countersign.model.Claim;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** What storage and egress cost. */
final class ChargesFacts implements FactExtractor {
    private static final Cue STORAGE = Cue.of(
                    "\\b(?:(?:persistent|object|block|file|shared|network|cloud|snapshot|parallel|additional|local)[- ]?(?:and \\w+ )?storage|storage (?:charges?|fees?|price|cost|per|is|are|and|included|volume)|file ?systems?|storage)\\b",
                    "存储|云盘|云硬盘|文件系统")
            .unless(
                    "\\bstorage of (?:records|documents|goods|equipment|belongings|files and records)\\b|\\bplaced in storage\\b");
    private static final Cue EGRESS = Cue.of(
                    "\\b(?:egress|outbound (?:data|traffic|transfer|bandwidth)|data transfer(?: out)?|data-out|internet (?:transfer|traffic|bandwidth)|bandwidth (?:charges?|fees?|usage))\\b",
                    "流量费|出网|公网带宽|下行流量|流出流量|带宽费|公网流量")
            .unless("\\begress of the\\b|\\broutes? of egress\\b|\\baccess and egress\\b");
    private static final Cue FREE = Cue.of(
            "\\b(?:included|includes|free(?: of charge)?|no (?:additional |extra |separate )?(?:charge|fee|cost)s?|not charged|at no (?:additional |extra )?(?:charge|cost)|without (?:additional )?charge|zero|nil|waived|unmetered)\\b",
            "免费|不(?:另行?|再|予)?(?:收费|计费|收取)|已?包含在|免收");
    private static final Pattern PRICED =
            Cue.compile("\\b(?:charged|priced|billed|charge|price|rate|fee|cost)", "收费|计费|价格|费用|单价");

    /** Without one of these a passage is not about this. */
    private static final List<String> STEMS = List.of(
            "存储",
            "云盘",
            "云硬盘",
            "文件系统",
            "流量",
            "出网",
            "带宽",
            "storage",
            "file system",
            "filesystem",
            "egress",
            "outbound",
            "transfer",
            "data-out",
            "bandwidth",
            "internet");

    @Override
    public List<Claim> extract(Paper paper) {
        Claims claims = new Claims(Charges.class);
        for (Passage passage : paper.passages()) {
            if (!passage.mentions(STEMS)) {
                continue;
            }
            // The fields of our own format are read by their names.
            if (passage.pointer().isEmpty() || passage.pointer().startsWith("/notes")) {
                STORAGE.in(passage).ifPresent(m -> charge("storage", passage, m, claims));
                EGRESS.in(passage).ifPresent(m -> charge("egress", passage, m, claims));
            }
        }
        return claims.all();
    }

    private static void charge(String kind, Passage passage, MatchResult match, Claims claims) {
        String text = passage.text();
        boolean amount = !Amounts.in(text).isEmpty();
        Optional<MatchResult> free = FREE.in(passage);
        boolean freeOfPrice = free.isPresent()
                && Math.abs(free.get().start() - match.start()) < 160
                && (PRICED.matcher(text).find() || passage.text().length() < 160);
        if (amount || freeOfPrice) {
            claims.words(kind, passage, match);
        }
    }
}
