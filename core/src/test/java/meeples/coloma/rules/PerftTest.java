package meeples.coloma.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import meeples.coloma.Perft;
import meeples.testing.GoldenFile;
import org.junit.jupiter.api.Test;

/** A number that changes tells that a rule or the box has changed, wanted or not. */
class PerftTest {
    @Test
    void thereAreAsManyLinesAsEver() {
        assertEquals(GoldenFile.of("coloma", "perft.txt"), Perft.table());
    }
}
