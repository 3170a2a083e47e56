package meeples.html;

import static org.junit.jupiter.api.Assertions.assertEquals;

import meeples.testing.NeedsBrowser;
import org.junit.jupiter.api.Test;

/** The bots play the same games in the browser as on the desktop. */
@NeedsBrowser
class BrowserBotsTest {
    @Test
    void theSameSeedAndIterationsGiveTheSameGameInTheBrowser() {
        try (Browser browser = Browser.withGame(640, 360)) {
            assertEquals(
                    meeples.fistful.ai.BotGames.EXPECTED,
                    browser.run("return meeples.bots('fistful')"));
            assertEquals(
                    meeples.coloma.ai.BotGames.EXPECTED,
                    browser.run("return meeples.bots('coloma')"));
        }
    }
}
