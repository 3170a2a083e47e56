package meeples.html;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import meeples.testing.NeedsBrowser;
import org.junit.jupiter.api.Test;

/** Two tabs with the game do not write over what the other one keeps. */
@NeedsBrowser
class BrowserTabsTest {
    private static final String AUTOSAVE = "autosave-fistful";
    private static final String SECOND = "copy-2/";

    @Test
    void aSecondTabSaysSoAndKeepsItsGamesApart() throws Exception {
        try (Browser browser = Browser.open(1280, 720, 1)) {
            browser.visit("#fistful");
            browser.waitForGame();
            String match = Games.text("players 2 first 1 seed 5", "", "");
            browser.keep(AUTOSAVE, match);
            browser.reload();
            browser.waitForGame();
            PagePlayer player = new PagePlayer(browser, PagePlayer.MOUSE);
            player.await("a page that is loaded anew is no second one", f -> f.toast().isEmpty());
            assertNotNull(browser.facts().find("continue"));

            browser.visitInAnotherTab();
            browser.waitForGame();
            player.await("a message", facts -> facts.toast().contains("another tab"));
            assertNull(browser.facts().find("continue"));
            player.press("play");
            player.press("setup.start");
            assertTrue(player.awaitQuestion());
            assertNotNull(browser.stored(SECOND + AUTOSAVE));
            assertEquals(match, browser.stored(AUTOSAVE));
            assertEquals(List.of(), browser.complaints());
        }
    }
}
