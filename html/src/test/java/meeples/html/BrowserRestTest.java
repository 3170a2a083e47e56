package meeples.html;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.List;
import java.util.Map;
import meeples.fistful.ai.Bots;
import meeples.testing.NeedsBrowser;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/** The page does nothing when there is nothing to do, or nobody to do it for. */
@NeedsBrowser
class BrowserRestTest {
    private static final int A_SECOND = 60;
    private static final int TRIES = 4;

    @Test
    void nothingIsDrawnWhileNothingMovesAndEveryInputIsSeen() {
        try (Browser browser = Browser.open(1280, 720, 1)) {
            PagePads pads = new PagePads(browser);
            pads.offer();
            browser.store("settings", PagePlayer.FAST);
            browser.visit("");
            browser.waitForGame();
            assertRests(browser, "title");
            assertDraws(browser, "the mouse", () -> browser.moveMouse(900, 300));
            assertDraws(browser, "a key", () -> browser.press(Keys.ARROW_DOWN));
            assertDraws(browser, "a pad", () -> pads.plugIn(0, "Xbox (Vendor: 045e)"));
            assertRests(browser, "title with a pad");
            assertDraws(browser, "a button", () -> pads.press(0, PagePads.DOWN));
            assertDraws(browser, "another size", () -> browser.resize(1200, 700, 1));

            PagePlayer player = new PagePlayer(browser, PagePlayer.MOUSE);
            player.press("play");
            player.press("setup.start");
            assertTrue(player.awaitQuestion());
            assertRests(browser, "table");
            assertDraws(browser, "a finger", () -> browser.tap(600, 20));
            assertEquals(List.of(), browser.complaints());
        }
    }

    /** Advice that is being thought about comes a while after the question, and is shown once. */
    private static void assertRests(Browser browser, String where) {
        long drawn = 0;
        for (int i = 0; i < TRIES; i++) {
            browser.waitForRest();
            long before = browser.frames();
            double busy = taskSeconds(browser);
            browser.waitForFrames(A_SECOND);
            double share = taskSeconds(browser) - busy;
            System.out.printf("%s at rest: %.0f ms of work in 60 frames%n", where, share * 1000);
            drawn = browser.frames() - before;
            if (drawn == 0) {
                return;
            }
        }
        fail(where + " never rests: " + drawn + " frames in a second");
    }

    private static double taskSeconds(Browser browser) {
        browser.command("Performance.enable", Map.of());
        List<?> metrics =
                (List<?>) browser.command("Performance.getMetrics", Map.of()).get("metrics");
        return metrics.stream()
                .map(each -> (Map<?, ?>) each)
                .filter(each -> "TaskDuration".equals(each.get("name")))
                .mapToDouble(each -> ((Number) each.get("value")).doubleValue())
                .findFirst()
                .orElseThrow();
    }

    private static void assertDraws(Browser browser, String what, Runnable input) {
        browser.waitForRest();
        long before = browser.frames();
        input.run();
        browser.waitUntil("meeples.frames() > " + before);
        assertTrue(browser.frames() > before, what);
    }

    @Test
    void aHiddenPageIsSilentAndStillAndGoesOnWhereItWas() throws Exception {
        try (Browser browser = Browser.open(1280, 720, 1)) {
            browser.listen();
            browser.store("settings", "meeples settings 1\nspeed 100\nlegend-thinks longest\n");
            browser.store("autosave", Games.text("players 2 first 1 seed 5", "", Bots.LEGEND));
            browser.visit("");
            browser.waitForGame();
            PagePlayer player = new PagePlayer(browser, PagePlayer.MOUSE);
            player.press("continue");
            player.await("a bot that thinks", facts -> thinks(browser));
            browser.waitUntil("playing.size > 0");
            String before = browser.facts().match();

            browser.hide();
            browser.waitUntil("playing.size == 0");
            long frames = browser.frames();
            thinks(browser);
            browser.run("window.began = performance.now()");
            browser.waitUntil("performance.now() > began + 2000");
            assertEquals(frames, browser.frames(), "frames that nobody sees");
            assertFalse(thinks(browser), "nobody thinks");
            assertEquals(before, browser.facts().match());

            browser.show();
            player.await("a bot that goes on thinking", facts -> thinks(browser));
            browser.waitUntil("playing.size > 0");
            assertTrue(player.awaitQuestion());
            String movesBefore = before.substring(0, before.lastIndexOf("end "));
            assertTrue(browser.facts().match().startsWith(movesBefore), "nothing is lost");
            assertEquals(List.of(), browser.complaints());
        }
    }

    /** Whether somebody thought since this was asked last. */
    private static boolean thinks(Browser browser) {
        return !((String) browser.run("return meeples.times()")).startsWith("0 ");
    }
}
