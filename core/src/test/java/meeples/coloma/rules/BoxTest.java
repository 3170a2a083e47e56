package meeples.coloma.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import meeples.coloma.BoxTable;
import meeples.testing.GoldenFile;
import org.junit.jupiter.api.Test;

/** Every number of the rules page that is marked with a star stands in the box, and only there. */
class BoxTest {
    @Test
    void theNumbersAreThoseOfTheRulesPage() {
        assertEquals(GoldenFile.of("coloma", "box.txt"), BoxTable.table());
    }
}
