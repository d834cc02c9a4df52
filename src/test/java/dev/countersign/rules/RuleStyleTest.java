package dev.countersign.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a rule may do, and that everything else is refused before it is compiled. */
class RuleStyleTest {
    private static final String FILE = "red-flags/RF-03-storage-or-egress-unpriced/rule.drl";
    private static final String OURS = PackVerification.drl(OurRules.FOLDER).get(FILE);

    @Test
    void ourRulesHaveNoFault() {
        assertThat(RuleStyle.faults(OurRules.CATALOG, PackVerification.drl(OurRules.FOLDER)))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "storage.value == \"x\"",
                "storage.value().known",
                "!storage.known",
                "storage!.known",
                "storage.known == true",
                "(storage.known)",
                "$s : storage.known",
                "storage",
                "true",
                "eval(true)",
                "storage.known && egress.absent",
                "storage.absent || egress.known && storage.absent",
                "storage.matches(\"a\")",
                "storage.known().known",
                "storage.absent; ",
                "storage.is(System.getProperty(\"user.home\"))",
                "storage.is(egress.toString())",
                "storage.is(egress)",
                "storage.is(System.out)",
                "storage.is(\"a\" + System.exit(0))",
                "storage.is(new String(\"a\"))",
                "storage.is(\"a\", \"b\")",
                "storage.is(\"a\").booleanValue()",
                "storage.is(\"\\u0022+System.exit(0)+\\u0022\")",
                "storage.above((Integer) 1)",
                "storage.is('a')",
                "storage.absent || is(System.exit(0))",
                "known || is(System.exit(0))",
                "storage.is(System.exit(0)) || storage.known",
                "System.exit(0)",
                "storage.absent, System.exit(0) == null",
            })
    void aConditionThatIsNoQuestionIsRefused(String condition) {
        assertRefused("storage.absent )", condition + " )");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "storage.absent",
                "storage.known || storage.absent",
                "storage.is(\"included\")",
                "storage.isNot(\"included\")",
                "storage.is(true)",
                "storage.above(90)",
                "storage.atMost(-1)",
                "storage.below(0.5B)",
                "storage.atLeast( 90 )",
                "storage.is(Role.ORDER_FORM)",
                "storage.absent /* a remark is no code */",
            })
    void aQuestionPasses(String condition) {
        assertThat(faults("storage.absent )", condition + " )")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "$charges : Charges( storage.absent ) or $charges : Charges( egress.absent )",
                "not Charges( storage.absent )",
                "exists Charges( storage.absent )",
                "forall( Charges( storage.absent ) )",
                "eval( true )",
                "eval( Charges.class != null )",
                "$charges : Charges()",
                "$charges : Charges( storage.absent ) from java.util.List.of()",
                "$charges : Charges( storage.absent )\n  $n : Number() from System.getenv().size()",
                "$charges : Charges( storage.absent )\n  accumulate( Charges( egress.absent ); $n : count(1) )",
                "$charges : Charges( storage.absent )\n  ?unpriced( storage.absent; )",
                "$charges : Charges( storage.absent )\n  String( empty.known )",
                "$charges : Charges( storage.absent )\n  java.lang.String( empty.known )",
                "$charges : Charges( storage.absent ) over window:length( 1 )",
                "$charges : Charges( storage.absent ) @watch( storage )",
                "$charges : Charges( storage.absent ) do[other]",
                "$other : Charges( storage.absent )",
            })
    void aConditionThatIsNoPlainPatternIsRefused(String conditions) {
        assertRefused("$charges : Charges( storage.absent )", conditions);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "System.exit(0);",
                "outcomes.fail(\"RF-03\", $charges, $charges.storage()); System.exit(0);",
                "System.exit(0); outcomes.fail(\"RF-03\", $charges, $charges.storage());",
                "outcomes.fail(\"RF-03\", $charges, $charges.storage());\n"
                        + "  outcomes.fail(\"RF-03\", $charges, $charges.storage());",
                "outcomes.pass(\"RF-03\", $charges, $charges.storage());",
                "outcomes.fail(\"RF-04\", $charges, $charges.storage());",
                "outcomes.fail(\"RF-03\", $charges);",
                "outcomes.fail(\"RF-03\", null, $charges.storage());",
                "outcomes.fail(\"RF-03\", $other, $charges.storage());",
                "outcomes.fail(\"RF-03\", $charges, $charges.storage().places().get(0));",
                "outcomes.fail(\"RF-03\", $charges, (Fact) System.getProperties().get(\"x\"));",
                "outcomes.fail(\"RF-03\", $charges, $charges.storage()); // \\u000a System.exit(0);",
                "/* */ System.exit(0); /* */ outcomes.fail(\"RF-03\", $charges, $charges.storage());",
                "outcomes.fail(\"RF-03\" + System.exit(0), $charges, $charges.storage());",
                "insert( $charges ); outcomes.fail(\"RF-03\", $charges, $charges.storage());",
                "if (true) outcomes.fail(\"RF-03\", $charges, $charges.storage());",
                "",
            })
    void aThenPartThatIsNotOneOutcomeIsRefused(String then) {
        assertRefused("outcomes.fail(\"RF-03\", $charges, $charges.storage());", then);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "salience 10",
                "no-loop true",
                "agenda-group \"first\"",
                "enabled false",
                "dialect \"mvel\"",
                "timer (int: 1s)",
                "date-effective \"1-Jan-2027\"",
                "@Propagation(EAGER)",
            })
    void aRuleWithAttributesIsRefused(String attribute) {
        assertRefused(
                "when\n  $charges : Charges( storage.absent )",
                attribute + "\nwhen\n  $charges : Charges( storage.absent )");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "RF-03 FAIL: no charge for storage is stated",
                "RF-03 error: no charge for storage is stated",
                "RF-03: no charge for storage is stated",
                "RF-03 pass: no charge for storage is stated",
                "RF-04 fail: no charge for storage is stated",
                "no charge for storage is stated",
                "RF-03 fail: another reason than check.yaml has",
                "RF-03 fail: ",
                "RF-03 fail: \\u0022 + System.exit(0) + \\u0022",
            })
    void aRuleOfAnotherNameIsRefused(String name) {
        assertRefused("RF-03 fail: no charge for storage is stated", name);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "import java.io.File",
                "import dev.countersign.rules.RuleBase",
                "import dev.countersign.model.*",
                "import function java.lang.System.exit",
                "import static java.lang.System.exit",
                "import accumulate java.lang.Object sum",
                "global java.util.List list",
                "global dev.countersign.rules.Outcomes others",
                "function void leave() { System.exit(0); }",
                "declare Leaving\n  when : String\nend",
                "declare enum Leaving A, B; end",
                "declare window Recent Charges() over window:length( 1 ) end",
                "query unpriced Charges( storage.absent ) end",
                "unit Offers",
                "dialect \"mvel\"",
                "rule \"RF-03 fail: more\" extends \"RF-03 fail: no charge for egress is stated\" when then end",
            })
    void aFileWithMoreThanRulesIsRefused(String more) {
        assertRefused(
                "global dev.countersign.rules.Outcomes outcomes\n",
                "global dev.countersign.rules.Outcomes outcomes\n" + more + "\n");
    }

    @ParameterizedTest
    @CsvSource({
        "package countersign.redflags, package countersign.contract",
        "global dev.countersign.rules.Outcomes outcomes, ''",
        "end, ''",
        "then, else"
    })
    void aFileThatIsNotAsItsPackSaysIsRefused(String was, String is) {
        assertRefused(was, is);
    }

    @Test
    void aFactAskedThatCheckYamlDoesNotNameIsRefused() {
        assertThat(faults("$charges.storage()", "$charges.snapshots()"))
                .singleElement()
                .asString()
                .contains("asks [egress, snapshots, storage], check.yaml needs [egress, storage]");
    }

    @Test
    void aFactNamedInCheckYamlThatNoRuleAsksIsRefused() {
        String onlyStorage = OURS.replace("egress.known", "storage.known")
                .replace("egress.absent", "storage.absent")
                .replace("$charges.egress()", "$charges.storage()");

        assertThat(RuleStyle.faults(OurRules.CATALOG, Map.of(FILE, onlyStorage)))
                .singleElement()
                .asString()
                .contains("asks [storage], check.yaml needs [egress, storage]");
    }

    @Test
    void aRuleFileOfNoCheckIsRefused() {
        assertThat(RuleStyle.faults(OurRules.CATALOG, Map.of("red-flags/RF-99-unheard-of/rule.drl", OURS)))
                .singleElement()
                .asString()
                .contains("no check RF-99");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "storage.absent, System.setProperty(\"countersign.sabotage\", \"ran\") == null",
                "storage.doesNotCompile",
            })
    void aFolderWithAFaultIsNeitherCompiledNorRun(String condition, @TempDir Path house) throws IOException {
        String check = "red-flags/RF-03-storage-or-egress-unpriced/";
        for (String name : List.of("red-flags/pack.yaml", check + "check.yaml", check + "cases.yaml")) {
            Files.createDirectories(house.resolve(name).getParent());
            Files.copy(OurRules.FOLDER.resolve(name), house.resolve(name));
        }
        Files.writeString(house.resolve(FILE), OURS.replace("storage.absent", condition));

        PackVerification verification = PackVerification.of(house);

        assertThat(verification.faults()).isNotEmpty();
        assertThat(verification.results()).isEmpty();
        assertThat(System.getProperty("countersign.sabotage")).isNull();
    }

    private static void assertRefused(String was, String is) {
        assertThat(faults(was, is)).as(is).isNotEmpty();
    }

    private static List<String> faults(String was, String is) {
        int at = OURS.indexOf(was);
        assertThat(at).as("\"" + was + "\" stands in " + FILE).isNotNegative();
        String changed = OURS.substring(0, at) + is + OURS.substring(at + was.length());
        return RuleStyle.faults(OurRules.CATALOG, Map.of(FILE, changed));
    }
}
