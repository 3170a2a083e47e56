package meeples.fistful;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** A short soak in every run. */
class SoakTest {
    @Test
    void tenThousandRandomGamesKeepEveryLaw() {
        long decisions = FistfulSoak.SOAK.decisions(10_000);
        assertTrue(decisions > 1_000_000, "games are long enough to mean something: " + decisions);
    }
}
