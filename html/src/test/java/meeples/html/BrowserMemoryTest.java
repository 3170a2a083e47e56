package meeples.html;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import meeples.testing.NeedsBrowser;
import org.junit.jupiter.api.Test;

/**
 * Pages of letters that nobody needs any more are given back, on the graphics card and beside it.
 */
@NeedsBrowser
class BrowserMemoryTest {
    private static final int TIMES = 20;

    /** How often a button is pressed that a change of size may have moved away. */
    private static final int PRESSES = 5;

    private static final int[][] SIZES = {{1024, 768}, {844, 390}, {1280, 720}};
    private static final int[] USUAL = SIZES[2];

    /** Knows every canvas that was made, as long as it is alive. */
    private static final String KNOW_CANVASES =
            "window.canvases = [];"
                    + "var make = document.createElement;"
                    + "document.createElement = function(name) {"
                    + " var made = make.apply(this, arguments);"
                    + " if (name === 'canvas') { window.canvases.push(new WeakRef(made)); }"
                    + " return made; };";

    /** What is alive. */
    private record Holding(long textures, long canvases) {}

    private static Holding count(Browser browser) {
        browser.waitForRest();
        browser.command("HeapProfiler.enable", Map.of());
        browser.command("HeapProfiler.collectGarbage", Map.of());
        return new Holding(
                (Long) browser.run("return window.textures"),
                (Long) browser.run("return window.canvases.filter(c => c.deref()).length"));
    }

    private static void resize(Browser browser, int time) {
        int[] size = SIZES[time % SIZES.length];
        browser.resize(size[0], size[1], 1);
        new PagePlayer(browser, PagePlayer.MOUSE).await("another theme", facts -> !facts.isBusy());
        browser.waitForFrames(5);
    }

    private static void sitDownAndLeave(Browser browser) {
        PagePlayer player = new PagePlayer(browser, PagePlayer.MOUSE);
        player.press("continue");
        player.awaitScreen("TableScreen");
        browser.waitForFrames(5);
        browser.press("m");
        player.press("to-title");
        browser.waitForFrames(10);
        // The page may still be finding its size again: then the button was elsewhere.
        for (int i = 0; i < PRESSES && browser.facts().screen().equals("TableScreen"); i++) {
            player.press("to-title");
            browser.waitForFrames(10);
        }
        player.awaitScreen("TitleScreen");
    }

    @Test
    void neitherResizesNorTablesLeaveAnythingBehind() throws Exception {
        try (Browser browser = Browser.open(USUAL[0], USUAL[1], 1)) {
            browser.beforeThePage(PageSoak.COUNT_TEXTURES + KNOW_CANVASES);
            browser.store("settings", PagePlayer.FAST);
            browser.visit("#fistful");
            browser.waitForGame();
            browser.keep("autosave-fistful", Games.text("players 2 first 1 seed 5", "", ""));
            browser.reload();
            browser.waitForGame();
            // What is kept for good is there after the first time.
            for (int i = 0; i < SIZES.length; i++) {
                resize(browser, i);
            }
            sitDownAndLeave(browser);
            Holding first = count(browser);
            assertTrue(first.textures > 1 && first.canvases > 1, first + ": are they counted?");
            for (int i = 0; i <= TIMES; i++) {
                resize(browser, i);
            }
            browser.resize(USUAL[0], USUAL[1], 1);
            assertEquals(first, count(browser), "after resizes");
            for (int i = 0; i < TIMES; i++) {
                sitDownAndLeave(browser);
            }
            assertEquals(first, count(browser), "after rematches");
        }
    }
}
