package dev.countersign.rules;

import dev.countersign.model.Fact;
import dev.countersign.model.Outcome;
import dev.countersign.model.Subject;
import java.util.ArrayList;
import java.util.List;

/** What a rule's then-part can say: one outcome for its check and subject, with the facts it rests on. */
public final class Outcomes {
    /** @param rule the rule's full name: "RF-07 fail: nothing is said about a test window" */
    record Answer(String check, Subject subject, Outcome outcome, String rule, List<Fact<?>> because) {
        /** The words after the colon: what a reader of the audit sees. */
        String reason() {
            return rule.substring(rule.indexOf(':') + 1).strip();
        }
    }

    private final List<Answer> answers = new ArrayList<>();
    private String rule = "";

    public void fail(String check, Subject subject, Fact<?>... because) {
        answer(check, subject, Outcome.FAIL, because);
    }

    public void pass(String check, Subject subject, Fact<?>... because) {
        answer(check, subject, Outcome.PASS, because);
    }

    public void notApplicable(String check, Subject subject, Fact<?>... because) {
        answer(check, subject, Outcome.NOT_APPLICABLE, because);
    }

    private void answer(String check, Subject subject, Outcome outcome, Fact<?>... because) {
        answers.add(new Answer(check, subject, outcome, rule, List.of(because)));
    }

    void firing(String ruleName) {
        rule = ruleName;
    }

    List<Answer> answers() {
        return List.copyOf(answers);
    }
}
