package meeples.fistful;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** A short soak in every run. */
class SoakTest {
    @Test
    void tenThousandRandomGamesKeepEveryLaw() {
        long decisions =
                IntStream.range(0, 10_000).parallel().mapToLong(game -> Soak.play(game)[1]).sum();
        assertTrue(decisions > 1_000_000, "games are long enough to mean something: " + decisions);
    }
}
