package meeples.html;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import meeples.testing.GoldenFile;
import meeples.testing.NeedsBrowser;
import org.junit.jupiter.api.Test;

/** The rules come out the same in the browser as on the desktop. */
@NeedsBrowser
class BrowserRulesTest {
    @Test
    void goldenGamesLeadToTheSamePositionsInTheBrowser() {
        try (Browser browser = Browser.withGame(640, 360)) {
            for (String game : List.of("fistful", "coloma")) {
                String golden = GoldenFile.of(game);
                assertEquals("ok", check(browser, game, golden), game);
                String changed = golden.replaceFirst("hash .", "hash x");
                assertEquals(
                        "line 2: the hash should be eight hexadecimal digits, not \"x"
                                + golden.split("\n")[1].substring("hash .".length())
                                + "\"",
                        check(browser, game, changed));
            }
        }
    }

    private static Object check(Browser browser, String game, String golden) {
        return browser.run("return meeples.golden(arguments[0], arguments[1])", game, golden);
    }
}
