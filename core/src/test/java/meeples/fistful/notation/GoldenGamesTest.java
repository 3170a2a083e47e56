package meeples.fistful.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import meeples.fistful.Fistful;
import meeples.fistful.model.Decision;
import meeples.play.GoldenGames;
import meeples.testing.GoldenFile;
import org.junit.jupiter.api.Test;

/** The same games on every platform; the browser's half of this is in html's tests. */
class GoldenGamesTest {
    @Test
    void goldenGamesPlayAsEver() {
        assertNull(GoldenGames.firstMismatch(Fistful.GAME, GoldenFile.of("fistful")));
    }

    @Test
    void theyHoldGamesOfAllPlayerCountsAndEveryKindOfDecision() {
        String text = GoldenFile.of("fistful");
        for (int players = 2; players <= 4; players++) {
            assertTrue(text.contains("game players " + players));
        }
        List<String> missing = new ArrayList<>();
        for (String verb : TownText.DECISIONS) {
            if (!text.contains(" " + verb + " ") && !verb.equals("over")) {
                missing.add(verb);
            }
        }
        assertEquals(List.of(), missing);
        assertEquals(Decision.count(), TownText.DECISIONS.length);
        assertTrue(text.length() < 60_000, "small enough to keep: " + text.length());
    }

    @Test
    void whatDiffersFirstIsTold() {
        String text = GoldenFile.of("fistful");
        String[] lines = text.split("\n");
        lines[40] = "00000000" + lines[40].substring(8);
        String mismatch = GoldenGames.firstMismatch(Fistful.GAME, String.join("\n", lines));
        assertTrue(mismatch.startsWith("line 41: the position's hash should be 00000000"));
        assertEquals("there are no games", GoldenGames.firstMismatch(Fistful.GAME, ""));
        assertEquals(
                "line 1: no game has begun", GoldenGames.firstMismatch(Fistful.GAME, "nonsense"));
    }
}
