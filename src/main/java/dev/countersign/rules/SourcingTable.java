package dev.countersign.rules;

import dev.countersign.model.Route;
import dev.countersign.model.SourcingDecision;
import dev.countersign.model.SourcingInputs;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.kie.dmn.api.core.DMNContext;
import org.kie.dmn.api.core.DMNMessage;
import org.kie.dmn.api.core.DMNModel;
import org.kie.dmn.api.core.DMNResult;
import org.kie.dmn.api.core.DMNRuntime;
import org.kie.dmn.api.core.event.AfterEvaluateDecisionTableEvent;
import org.kie.dmn.api.core.event.DMNRuntimeEventListener;
import org.kie.dmn.core.internal.utils.DMNRuntimeBuilder;
import org.kie.dmn.model.api.DMNElementReference;
import org.kie.dmn.model.api.DecisionRule;
import org.kie.dmn.model.api.DecisionTable;
import org.kie.dmn.model.api.InformationRequirement;
import org.kie.internal.io.ResourceFactory;

/**
 * Rent on demand, reserve, dedicate, buy or call an API: the decision table of {@code rules/sourcing/route.dmn}, run by the KIE
 * DMN engine. Loading it takes about a second (decision 16): it is loaded only for a brief that gives one of its inputs.
 */
public final class SourcingTable {
    private static final String FILE = "/dev/countersign/rules/sourcing/route.dmn";
    private static final String DECISION = "Route";
    private static final String ANY = "-";

    /** Stand for a share that nobody gives: no band of the table is narrower than the steps. */
    private static final List<Integer> UTILISATIONS =
            IntStream.rangeClosed(1, 20).map(i -> i * 5).boxed().toList();

    private static final List<Integer> TERMS = List.of(1, 6, 12, 24, 35, 36, 48, 60);

    private final DMNRuntime runtime;
    private final DMNModel model;
    private final DecisionTable table;
    private final List<Integer> matched = new ArrayList<>();

    private SourcingTable(DMNRuntime runtime) {
        this.runtime = runtime;
        this.model = runtime.getModels().get(0);
        this.table =
                (DecisionTable) model.getDecisionByName(DECISION).getDecision().getExpression();
        runtime.addListener(new DMNRuntimeEventListener() {
            @Override
            public void afterEvaluateDecisionTable(AfterEvaluateDecisionTableEvent event) {
                matched.clear();
                matched.addAll(event.getMatches());
            }
        });
    }

    /** The table of this build. */
    public static SourcingTable builtIn() {
        InputStream in = SourcingTable.class.getResourceAsStream(FILE);
        if (in == null) {
            throw new IllegalStateException("the build has no " + FILE);
        }
        return new SourcingTable(DMNRuntimeBuilder.fromDefaults()
                .buildConfiguration()
                .fromResources(
                        List.of(ResourceFactory.newReaderResource(new InputStreamReader(in, StandardCharsets.UTF_8))))
                .getOrElseThrow(e -> new IllegalStateException(FILE + " does not compile", e)));
    }

    /** Every route that is possible whatever the missing inputs are. */
    public SourcingDecision decide(SourcingInputs inputs) {
        Map<Integer, Route> rows = possible(inputs.values());
        Set<Route> routes = EnumSet.copyOf(rows.values());
        return new SourcingDecision(
                routes,
                rows.keySet().stream().map(this::row).toList(),
                asked(rows.keySet()),
                routes.size() == 1 ? flip(inputs, routes) : Optional.empty());
    }

    /** The rows that hold for some value of what is missing, each with its route. */
    Map<Integer, Route> possible(Map<String, Object> values) {
        Map<Integer, Route> rows = new TreeMap<>();
        List<String> missing =
                values.keySet().stream().filter(k -> values.get(k) == null).toList();
        possible(new LinkedHashMap<>(values), missing, 0, rows);
        return rows;
    }

    private void possible(Map<String, Object> values, List<String> missing, int at, Map<Integer, Route> rows) {
        if (at == missing.size()) {
            Route route = route(values);
            rows.put(matched.get(0), route);
            return;
        }
        String name = missing.get(at);
        for (Object value : domain(name)) {
            values.put(name, value);
            possible(values, missing, at + 1, rows);
        }
        values.put(name, null);
    }

    private static List<?> domain(String input) {
        return switch (input) {
            case "Utilisation" -> UTILISATIONS;
            case "Term months" -> TERMS;
            default -> List.of(true, false);
        };
    }

    /** By one row: the table is complete, and no two of its rows overlap. */
    private Route route(Map<String, Object> values) {
        DMNContext context = runtime.newContext();
        values.forEach(context::set);
        DMNResult result = runtime.evaluateByName(model, context, DECISION);
        if (result.hasErrors() || matched.size() != 1) {
            throw new IllegalStateException(FILE + ": "
                    + result.getMessages(DMNMessage.Severity.ERROR).stream()
                            .map(DMNMessage::getText)
                            .toList() + " for " + values);
        }
        return Route.valueOf((String) result.getDecisionResultByName(DECISION).getResult());
    }

    private SourcingDecision.Row row(int number) {
        DecisionRule rule = table.getRule().get(number - 1);
        return new SourcingDecision.Row(
                number,
                rule.getAnnotationEntry().get(0).getText(),
                rule.getAnnotationEntry().get(1).getText());
    }

    /** The inputs that these rows look at, a derived one as what it is derived from. */
    private Set<String> asked(Set<Integer> rows) {
        Set<String> asked = new TreeSet<>();
        for (int row : rows) {
            List<String> cells = table.getRule().get(row - 1).getInputEntry().stream()
                    .map(cell -> cell.getText().strip())
                    .toList();
            for (int column = 0; column < cells.size(); column++) {
                if (!cells.get(column).equals(ANY)) {
                    asked.addAll(sources(table.getInput()
                            .get(column)
                            .getInputExpression()
                            .getText()
                            .strip()));
                }
            }
        }
        return asked;
    }

    private Set<String> sources(String name) {
        Set<String> sources = new TreeSet<>();
        if (model.getInputByName(name) != null) {
            sources.add(name);
        } else {
            for (InformationRequirement from :
                    model.getDecisionByName(name).getDecision().getInformationRequirement()) {
                DMNElementReference required =
                        from.getRequiredInput() == null ? from.getRequiredDecision() : from.getRequiredInput();
                sources.addAll(sources(nameOf(required.getHref().substring(1))));
            }
        }
        return sources;
    }

    private String nameOf(String id) {
        return model.getInputById(id) == null
                ? model.getDecisionById(id).getName()
                : model.getInputById(id).getName();
    }

    /** @param routes possible as it stands */
    private Optional<Integer> flip(SourcingInputs inputs, Set<Route> routes) {
        if (inputs.utilisation().isEmpty()) {
            return Optional.empty();
        }
        int here = inputs.utilisation().get();
        return IntStream.rangeClosed(1, 99)
                .boxed()
                .flatMap(distance ->
                        IntStream.of(here - distance, here + distance).boxed())
                .filter(u -> u >= 1 && u <= 100)
                .filter(u -> {
                    Map<String, Object> there = inputs.values();
                    there.put("Utilisation", u);
                    return !EnumSet.copyOf(possible(there).values()).equals(routes);
                })
                .findFirst();
    }
}
