package meeples.html;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import meeples.testing.NeedsBrowser;
import org.junit.jupiter.api.Test;

/** The short form of the soak: the ends of a few matches, and a page that changes its size. */
@NeedsBrowser
class PageSoakTest {
    private static final int DECISIONS = 10;

    @Test
    void afterSomeMatchesThePageHoldsWhatItHeld() throws Exception {
        PageSoak soak = new PageSoak(DECISIONS);
        List<String> faults = soak.run(2, 3, "");
        soak.report().forEach(System.out::println);
        assertEquals(List.of(), faults);
    }

    @Test
    void aPageThatKeepsALittleOfEverythingIsCaught() throws Exception {
        String keep =
                "(window.kept = window.kept || []).push(new Array(4 << 20).fill(Math.random()));"
                        + "for (var i = 0; i < 50; i++) {"
                        + " kept.push(document.createElement('p'));"
                        + " window.addEventListener('keep', function() {}); }"
                        + "document.createElement('canvas').getContext('webgl').createTexture();";
        List<String> faults = new PageSoak(DECISIONS).run(1, 0, keep);
        for (String what : List.of("heap", "textures", "nodes", "listeners")) {
            assertTrue(
                    faults.stream().filter(fault -> fault.contains(what)).count() == 2,
                    what + " twice among " + faults);
        }
    }
}
