package dev.countersign.rules;

import dev.countersign.catalog.Catalog;
import dev.countersign.catalog.Check;
import dev.countersign.model.Outcome;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.drools.drl.ast.descr.BaseDescr;
import org.drools.drl.ast.descr.ExprConstraintDescr;
import org.drools.drl.ast.descr.ImportDescr;
import org.drools.drl.ast.descr.PackageDescr;
import org.drools.drl.ast.descr.PatternDescr;
import org.drools.drl.ast.descr.RuleDescr;
import org.drools.drl.parser.DrlParser;
import org.drools.drl.parser.DroolsParserException;
import org.kie.internal.builder.conf.LanguageLevelOption;

/**
 * What a rule of a check may do, and no more: ask facts of the model and give one outcome. Held for packs from outside too,
 * before any of their rules fires.
 */
public final class RuleStyle {
    /** No backslash or quote: the name becomes a Java literal. */
    private static final Pattern NAME =
            Pattern.compile("([A-Z]+-[0-9]+[a-z]?) (fail|pass|not applicable): ([^\\s\\\\\"][^\\\\\"]*)");
    /** A number, true, false, words in quotes, or a constant of an enum: nothing that could be a call. */
    private static final String LITERAL = "-?\\d+(?:\\.\\d+)?B?|true|false|\"[^\"\\\\]*\"|[A-Z]\\w*\\.[A-Z][A-Z0-9_]*";

    private static final Pattern QUESTION = Pattern.compile(
            "(\\w+)\\.(?:known|absent|(?:isNot|is|above|atMost|below|atLeast)\\(\\s*(?:" + LITERAL + ")\\s*\\))");
    private static final Pattern IMPORT = Pattern.compile("dev\\.countersign\\.model\\.\\w+");
    private static final Pattern THEN = Pattern.compile(
            "outcomes\\.(fail|pass|notApplicable)\\(\\s*\"([^\"]+)\"\\s*,\\s*(\\$\\w+)((?:\\s*,\\s*\\$\\w+\\.\\w+\\(\\))+)\\s*\\)\\s*;");
    private static final Pattern FACT = Pattern.compile("(\\$\\w+)\\.(\\w+)\\(\\)");

    private RuleStyle() {}

    /** @param drl path of each rule.drl to its text */
    public static List<String> faults(Catalog catalog, Map<String, String> drl) {
        List<String> faults = new ArrayList<>();
        drl.forEach((file, text) -> {
            try {
                DrlParser parser = new DrlParser(LanguageLevelOption.DRL6);
                PackageDescr parsed = parser.parse(true, text);
                if (parser.hasErrors()) {
                    faults.add(file + ": does not parse: "
                            + parser.getErrors().get(0).getMessage());
                } else {
                    faults.addAll(new OneFile(catalog, file, parsed).faults());
                }
            } catch (DroolsParserException e) {
                faults.add(file + ": does not parse: " + e.getMessage());
            }
        });
        return faults;
    }

    /** A check shows by cases when it fails, when it passes, and when it does not know. */
    static List<String> missingCases(Check check, List<CaseRunner.Result> results) {
        Set<Outcome> shown = results.stream().map(CaseRunner.Result::expected).collect(Collectors.toSet());
        return EnumSet.of(Outcome.FAIL, Outcome.PASS, Outcome.UNKNOWN).stream()
                .filter(o -> !shown.contains(o))
                .map(o -> check.id() + ": cases.yaml: no case expects " + o)
                .toList();
    }

    private static final class OneFile {
        private final Catalog catalog;
        private final String file;
        private final PackageDescr parsed;
        private final List<String> faults = new ArrayList<>();
        private final Set<String> asked = new TreeSet<>();
        private final Set<String> reasons = new HashSet<>();

        OneFile(Catalog catalog, String file, PackageDescr parsed) {
            this.catalog = catalog;
            this.file = file;
            this.parsed = parsed;
        }

        List<String> faults() {
            String folder = file.substring(0, file.lastIndexOf('/'));
            String id = folder.substring(folder.lastIndexOf('/') + 1).replaceAll("^([A-Z]+-[0-9]+[a-z]?)-.*", "$1");
            Check check = catalog.find(id).orElse(null);
            if (check == null) {
                faults.add(file + ": no check " + id);
                return faults;
            }
            header(check);
            parsed.getRules().forEach(rule -> rule(check, rule));
            if (!asked.equals(new TreeSet<>(check.needs()))) {
                faults.add(file + ": asks " + asked + ", check.yaml needs " + new TreeSet<>(check.needs()));
            }
            if (!reasons.equals(check.reasons().keySet())) {
                faults.add(file + ": its reasons and those of check.yaml differ: " + reasons);
            }
            return faults;
        }

        private void header(Check check) {
            String dslPackage = catalog.packOf(check).dslPackage();
            if (!parsed.getName().equals(dslPackage)) {
                faults.add(file + ": package is " + parsed.getName() + ", the pack's is " + dslPackage);
            }
            for (ImportDescr imported : parsed.getImports()) {
                if (!IMPORT.matcher(imported.getTarget()).matches()) {
                    faults.add(file + ": imports " + imported.getTarget()
                            + "; only types of dev.countersign.model may be");
                }
            }
            List<String> globals = parsed.getGlobals().stream()
                    .map(g -> g.getType() + " " + g.getIdentifier())
                    .toList();
            if (!globals.equals(List.of("dev.countersign.rules.Outcomes outcomes"))) {
                faults.add(file + ": has not the one global dev.countersign.rules.Outcomes outcomes");
            }
            if (parsed.getUnit() != null
                    || !parsed.getWindowDeclarations().isEmpty()
                    || !parsed.getFunctions().isEmpty()
                    || !parsed.getFunctionImports().isEmpty()
                    || !parsed.getTypeDeclarations().isEmpty()
                    || !parsed.getEnumDeclarations().isEmpty()
                    || !parsed.getAccumulateImports().isEmpty()
                    || !parsed.getEntryPointDeclarations().isEmpty()
                    || !parsed.getAttributes().isEmpty()) {
                faults.add(file + ": holds something other than rules");
            }
        }

        private void rule(Check check, RuleDescr rule) {
            String where = file + ": rule \"" + rule.getName() + "\"";
            Matcher name = NAME.matcher(rule.getName());
            if (!name.matches() || !name.group(1).equals(check.id())) {
                faults.add(where + ": a name is the id, the outcome, a colon and the reason");
                return;
            }
            reasons.add(name.group(3));
            if (!rule.getAttributes().isEmpty()
                    || !rule.getNamedConsequences().isEmpty()
                    || !rule.getAnnotationNames().isEmpty()
                    || rule.hasParent()) {
                faults.add(where + ": has attributes; salience, no-loop, extends and the like are not allowed");
            }
            Set<String> ours = new HashSet<>();
            for (BaseDescr condition : rule.getLhs().getDescrs()) {
                if (condition instanceof PatternDescr pattern && isPlain(pattern)) {
                    boolean about = pattern.getObjectType().equals(check.subject());
                    if (about && pattern.getIdentifier() != null) {
                        ours.add(pattern.getIdentifier());
                    }
                    questions(where, pattern, about);
                } else {
                    faults.add(where + ": a condition is a pattern over a subject, with at least one question");
                }
            }
            consequence(
                    check,
                    where,
                    name.group(2),
                    rule.getConsequence().toString().strip(),
                    ours);
        }

        /** Over an imported type, from what was inserted: no source, no window, no query. */
        private boolean isPlain(PatternDescr pattern) {
            return pattern.getObjectType() != null
                    && parsed.getImports().stream().anyMatch(i -> i.getTarget().endsWith("." + pattern.getObjectType()))
                    && pattern.getSource() == null
                    && pattern.getBehaviors().isEmpty()
                    && pattern.getAnnotationNames().isEmpty()
                    && !pattern.isQuery()
                    && !pattern.isUnification()
                    && !pattern.getConstraint().getDescrs().isEmpty();
        }

        /** @param about the check's own subject, whose facts check.yaml names */
        private void questions(String where, PatternDescr pattern, boolean about) {
            for (BaseDescr constraint : pattern.getConstraint().getDescrs()) {
                if (!(constraint instanceof ExprConstraintDescr expression)
                        || expression.getType() != ExprConstraintDescr.Type.NAMED) {
                    faults.add(where + ": " + constraint + " asks no fact");
                    continue;
                }
                for (String part : expression.getExpression().split("\\|\\|")) {
                    Matcher question = QUESTION.matcher(part.strip());
                    if (question.matches()) {
                        if (about) {
                            asked.add(question.group(1));
                        }
                    } else {
                        faults.add(
                                where + ": \"" + part.strip()
                                        + "\" is no question; ask known or absent, or is, isNot, above, atMost, below, atLeast of a literal");
                    }
                }
            }
        }

        private void consequence(Check check, String where, String outcome, String then, Set<String> ours) {
            Matcher call = THEN.matcher(then);
            String method = outcome.equals("not applicable") ? "notApplicable" : outcome;
            if (!call.matches()
                    || !call.group(1).equals(method)
                    || !call.group(2).equals(check.id())) {
                faults.add(where + ": the then-part is one call of outcomes." + method + "(\"" + check.id()
                        + "\", subject, facts)");
                return;
            }
            if (!ours.contains(call.group(3))) {
                faults.add(where + ": " + call.group(3) + " is no " + check.subject() + " of its conditions");
            }
            for (Matcher fact = FACT.matcher(call.group(4)); fact.find(); ) {
                if (ours.contains(fact.group(1))) {
                    asked.add(fact.group(2));
                }
            }
        }
    }
}
