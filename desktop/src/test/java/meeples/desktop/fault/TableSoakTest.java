package meeples.desktop.fault;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import meeples.app.Games;
import meeples.testing.NeedsDisplay;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The short form of the soak: the ends of a few matches, and a window that changes its size. */
@NeedsDisplay
class TableSoakTest {
    private static final int DECISIONS = 12;

    @TempDir Path temporary;

    @Test
    void afterSomeMatchesEverythingIsAsItWas() throws Exception {
        TableSoak soak = new TableSoak(temporary, DECISIONS);
        List<String> faults = soak.run(2, 5, () -> {});
        soak.report().forEach(System.out::println);
        assertEquals(List.of(), faults);
    }

    @Test
    void aTableThatKeepsALittleOfEverythingIsCaught() throws Exception {
        TableSoak soak = new TableSoak(temporary, DECISIONS);
        try {
            List<String> faults = soak.run(1, 0, soak::leak);
            for (String what : List.of("heap", "textures", "threads")) {
                assertTrue(
                        faults.stream().anyMatch(fault -> fault.contains(what)),
                        what + " is not among " + faults);
            }
            assertTrue(faults.size() >= 3 * Games.all().list().size(), faults.toString());
        } finally {
            soak.mend();
        }
    }
}
