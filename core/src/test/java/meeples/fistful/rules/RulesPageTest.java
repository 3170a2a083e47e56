package meeples.fistful.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.List;
import meeples.testing.RulesPage;
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

    private final RulesPage page = new RulesPage(RulesPageTest.class, GUARDS);

    RulesPageTest() throws IOException {}

    @Test
    void everyCitationIsOnThePage() {
        assertEquals(List.of(), page.unknownCitations());
    }

    @Test
    void everySentenceOfThePageIsCited() {
        assertEquals(List.of(), page.unguarded(NO_RULES));
    }
}
