package meeples.testing;

import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * The page with a game's rules, and the tests that guard it: every sentence that says something
 * about play is cited by a test's {@link Rule}.
 */
public final class RulesPage {
    private final String text;
    private final List<String> citations = new ArrayList<>();

    /**
     * @param beside a class that the page, {@code rules.md}, lies beside
     * @param guards the classes whose tests cite it
     */
    public RulesPage(Class<?> beside, List<Class<?>> guards) throws IOException {
        text = read(beside);
        for (Class<?> guard : guards) {
            for (Method method : guard.getDeclaredMethods()) {
                Rule rule = method.getAnnotation(Rule.class);
                if (rule != null) {
                    citations.addAll(List.of(rule.value()));
                }
            }
        }
    }

    /** The page in single lines, one a paragraph, item or row of a table, without drawings. */
    private static String read(Class<?> beside) throws IOException {
        try (InputStream in = beside.getResourceAsStream("rules.md")) {
            String page = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return page.replaceAll("(?s)```.*?```", "")
                    .replaceAll("(?m)^\\|", "\n|")
                    .replaceAll("(?m)^ *(- |[0-9]\\. )", "\n")
                    .replaceAll("(?m)^(##? .*)$", "\n$1\n")
                    .replaceAll("(?<!\n)\n *(?!\n)", " ")
                    .replaceAll("\n+ *", "\n");
        }
    }

    /** What tests cite that is not on the page. */
    public List<String> unknownCitations() {
        return citations.stream().filter(citation -> !text.contains(citation)).toList();
    }

    /**
     * The sentences that no test cites.
     *
     * @param noRules how those begin that say nothing about play
     */
    public List<String> unguarded(List<String> noRules) {
        List<String> unguarded = new ArrayList<>();
        for (String sentence : sentences()) {
            boolean cited = citations.stream().anyMatch(citation -> citation.contains(sentence));
            if (!cited && noRules.stream().noneMatch(sentence::startsWith)) {
                unguarded.add(sentence);
            }
        }
        return unguarded;
    }

    private List<String> sentences() {
        List<String> sentences = new ArrayList<>();
        for (String paragraph : text.split("\n")) {
            for (String sentence : paragraph.trim().split("(?<=[.)*])\\s+(?=[A-Z0-9(*])")) {
                if (!sentence.isBlank()) {
                    sentences.add(sentence.trim());
                }
            }
        }
        return sentences;
    }
}
