package meeples.coloma.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.List;
import meeples.testing.RulesPage;
import org.junit.jupiter.api.Test;

/** Every sentence of the rules page is guarded by a test that cites it. */
class RulesPageTest {
    private static final List<Class<?>> GUARDS =
            List.of(
                    SetUpTest.class,
                    RoundTest.class,
                    SitesTest.class,
                    WagonTest.class,
                    ShootoutTest.class,
                    BuildingsTest.class,
                    ExtrasTest.class,
                    SamTest.class,
                    SecretsTest.class,
                    FactsTest.class);

    /** Headings, beginnings of lists and remarks about other documents. */
    private static final List<String> NO_RULES =
            List.of(
                    "#",
                    "**Turn the wheel.**",
                    "**Barricade.**",
                    "**1 Workday.**",
                    "**2 River and bridge.**",
                    "**3 Building.**",
                    "**4 Wagon.**",
                    "**5 Frontier.**",
                    "**The Barker.**",
                    "**Hotels**",
                    "**Mule duel**",
                    "**Pioneers**",
                    "**Solo against Sam.**",
                    "| building | where",
                    "|---",
                    "The second game",
                    "Source:",
                    "That text lacks",
                    "Those numbers are",
                    "They live in one place",
                    "Where this page",
                    "All words that",
                    "Terms, English",
                    "Three things turn",
                    "Every round:");

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
