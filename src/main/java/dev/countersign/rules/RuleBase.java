package dev.countersign.rules;

import dev.countersign.model.AsOf;
import dev.countersign.model.CountersignException;
import dev.countersign.model.Subject;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.drools.model.Model;
import org.drools.model.codegen.ExecutableModelProject;
import org.drools.modelcompiler.KieBaseBuilder;
import org.kie.api.KieBase;
import org.kie.api.KieServices;
import org.kie.api.builder.KieBuilder;
import org.kie.api.builder.KieFileSystem;
import org.kie.api.builder.Message;
import org.kie.api.event.rule.BeforeMatchFiredEvent;
import org.kie.api.event.rule.DefaultAgendaEventListener;
import org.kie.api.runtime.KieSession;

/** Compiled rules, ready to fire over the subjects of any number of deals, from several threads. */
public final class RuleBase {
    /** Written by the build beside the compiled rules: the names of the model classes, one a package. */
    private static final String MODELS = "META-INF/kie/dev.countersign/countersign/drools-model";

    private final KieBase rules;

    private RuleBase(KieBase rules) {
        this.rules = rules;
    }

    /**
     * The rules this build carries, compiled at build time. Loaded without a classpath container: that would scan the class
     * path and parse descriptors, which costs more than the audit.
     */
    public static RuleBase precompiled() {
        ClassLoader loader = RuleBase.class.getClassLoader();
        List<Model> models = new ArrayList<>();
        try (InputStream in = loader.getResourceAsStream(MODELS)) {
            if (in == null) {
                throw new IllegalStateException("the build compiled no rules");
            }
            BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (!line.isBlank() && !line.startsWith("Drools-Model-Version")) {
                    models.add((Model) Class.forName(line.strip(), true, loader)
                            .getDeclaredConstructor()
                            .newInstance());
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("a compiled rule package cannot be loaded", e);
        }
        return new RuleBase(KieBaseBuilder.createKieBaseFromModel(models));
    }

    /**
     * Rules compiled now. The then-part of a rule is Java and runs without a sandbox: only from a folder the user named.
     *
     * @param drl file name to text
     * @throws CountersignException naming file and line of what does not compile
     */
    public static RuleBase compiled(Map<String, String> drl) {
        return compiled(drl, ExecutableModelProject.class);
    }

    /** @param mode tests compile in the classic mode as well, which must give the same answers */
    static RuleBase compiled(Map<String, String> drl, Class<? extends KieBuilder.ProjectType> mode) {
        KieServices services = KieServices.get();
        KieFileSystem files = services.newKieFileSystem();
        drl.forEach((name, text) -> files.write("src/main/resources/" + name, text));
        KieBuilder builder = services.newKieBuilder(files).buildAll(mode);
        List<Message> errors = builder.getResults().getMessages(Message.Level.ERROR);
        if (!errors.isEmpty()) {
            Message first = errors.get(0);
            String where = first.getPath() == null ? drl.keySet().iterator().next() : first.getPath();
            throw new CountersignException(
                    where + ": line " + first.getLine(), "the rule does not compile: " + first.getText());
        }
        return new RuleBase(services.newKieContainer(services.getRepository().getDefaultReleaseId())
                .getKieBase());
    }

    /** The names of all rules. */
    public Set<String> names() {
        return rules.getKiePackages().stream()
                .flatMap(p -> p.getRules().stream())
                .map(r -> r.getName())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** Fires all rules but those left out, once, over the subjects. */
    List<Outcomes.Answer> fire(Collection<? extends Subject> subjects, AsOf today, Set<String> leftOut) {
        KieSession session = rules.newKieSession();
        try {
            Outcomes outcomes = new Outcomes();
            session.setGlobal("outcomes", outcomes);
            session.addEventListener(new DefaultAgendaEventListener() {
                @Override
                public void beforeMatchFired(BeforeMatchFiredEvent event) {
                    outcomes.firing(event.getMatch().getRule().getName());
                }
            });
            session.insert(today);
            subjects.forEach(session::insert);
            session.fireAllRules(match -> !leftOut.contains(match.getRule().getName()));
            return outcomes.answers();
        } finally {
            session.dispose();
        }
    }
}
