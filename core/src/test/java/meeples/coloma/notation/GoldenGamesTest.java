package meeples.coloma.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import meeples.coloma.Coloma;
import meeples.coloma.rules.Verb;
import meeples.play.GoldenGames;
import meeples.testing.GoldenFile;
import org.junit.jupiter.api.Test;

/** The same games on every platform. */
class GoldenGamesTest {
    @Test
    void goldenGamesPlayAsEver() {
        assertNull(GoldenGames.firstMismatch(Coloma.GAME, GoldenFile.of("coloma")));
    }

    @Test
    void theyHoldGamesOfAllPlayerCountsAndEveryKindOfMove() {
        String text = GoldenFile.of("coloma");
        for (int players = 1; players <= 6; players++) {
            assertTrue(text.contains("game players " + players));
        }
        assertEquals(List.of(), WriteGoldenGames.missingVerbs(text));
        assertEquals(Verb.count(), MoveText.VERBS.length);
        assertTrue(text.length() < 60_000, "small enough to keep: " + text.length());
    }
}
