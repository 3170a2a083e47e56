package meeples.fistful.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Every sentence of the rules page is guarded by a test that cites it. */
class RulesPageTest {
    private static final List<Class<?>> GUARDS =
            List.of(
                    BoardAndSetUpTest.class,
                    TakeAndSowTest.class,
                    ResolveTest.class,
                    ShowdownTest.class,
                    TreasureAndEndTest.class,
                    FactsTest.class);

    /** Headings, pictures and remarks about other documents, which say nothing about play. */
    private static final List<String> NO_RULES =
            List.of(
                    "#",
                    "This is the project's",
                    "Numbers that",
                    "Where this page",
                    "The product's");

    @Test
    void everyCitationIsOnThePage() throws IOException {
        String page = page();
        for (String cited : citations()) {
            assertTrue(page.contains(cited), cited);
        }
    }

    @Test
    void everySentenceOfThePageIsCited() throws IOException {
        List<String> citations = citations();
        List<String> unguarded = new ArrayList<>();
        for (String sentence : sentences(page())) {
            boolean cited = citations.stream().anyMatch(citation -> citation.contains(sentence));
            if (!cited && NO_RULES.stream().noneMatch(sentence::startsWith)) {
                unguarded.add(sentence);
            }
        }
        assertEquals(List.of(), unguarded);
    }

    private static List<String> citations() {
        List<String> citations = new ArrayList<>();
        for (Class<?> guard : GUARDS) {
            for (Method method : guard.getDeclaredMethods()) {
                Rule rule = method.getAnnotation(Rule.class);
                if (rule != null) {
                    citations.addAll(List.of(rule.value()));
                }
            }
        }
        return citations;
    }

    /** The page in single lines, one a paragraph or item, without the drawing of the board. */
    private static String page() throws IOException {
        try (InputStream in = RulesPageTest.class.getResourceAsStream("rules.md")) {
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return text.replaceAll("(?s)```.*?```", "")
                    .replaceAll("(?m)^ *(- |[0-9]\\. )", "\n")
                    .replaceAll("(?m)^(##? .*)$", "\n$1\n")
                    .replaceAll("(?<!\n)\n *(?!\n)", " ")
                    .replaceAll("\n+ *", "\n");
        }
    }

    private static List<String> sentences(String page) {
        List<String> sentences = new ArrayList<>();
        for (String paragraph : page.split("\n")) {
            for (String sentence : paragraph.trim().split("(?<=[.)*])\\s+(?=[A-Z0-9(*])")) {
                if (!sentence.isBlank()) {
                    sentences.add(sentence.trim());
                }
            }
        }
        return sentences;
    }
}
