package meeples.html;

import static org.junit.jupiter.api.Assertions.assertEquals;

import meeples.fistful.GoldenFile;
import meeples.testing.NeedsBrowser;
import org.junit.jupiter.api.Test;

/** The rules come out the same in the browser as on the desktop. */
@NeedsBrowser
class BrowserRulesTest {
    @Test
    void goldenGamesLeadToTheSamePositionsInTheBrowser() {
        try (Browser browser = Browser.withGame(640, 360)) {
            String golden = GoldenFile.text();
            assertEquals("ok", browser.run("return meeples.golden(arguments[0])", golden));
            String changed = golden.replaceFirst("hash .", "hash x");
            assertEquals(
                    "line 2: the hash should be eight hexadecimal digits, not \"x"
                            + golden.split("\n")[1].substring("hash .".length())
                            + "\"",
                    browser.run("return meeples.golden(arguments[0])", changed));
        }
    }
}
