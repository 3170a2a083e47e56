package meeples.html;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import meeples.fistful.ai.Bots;
import meeples.html.Facts.Area;
import meeples.testing.NeedsBrowser;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/** Whole games on the page, by each device and on screens of each shape. */
@NeedsBrowser
class BrowserPlayTest {
    private static final double SMALLEST_TARGET = 28;

    /** The page with settings for haste, and with a game to continue if there is one. */
    private static void start(Browser browser, String autosave) {
        browser.store("settings", PagePlayer.FAST);
        if (autosave != null) {
            browser.store("autosave", autosave);
        }
        browser.visit("");
        browser.waitForGame();
    }

    private static void assertNothingIsAmiss(Browser browser) {
        assertEquals(List.of(), browser.complaints());
        assertEquals(
                List.of(),
                browser.run(
                        "return performance.getEntriesByType('resource').map(e => e.name)"
                                + ".filter(name => !name.startsWith(location.origin))"),
                "nothing is asked of other hosts");
    }

    @Test
    void aGameIsSetUpAndPlayedToTheFinalScoreWithTheMouse() {
        try (Browser browser = Browser.open(1280, 720, 1)) {
            start(browser, null);
            PagePlayer player = new PagePlayer(browser, PagePlayer.MOUSE);
            player.awaitScreen("TitleScreen");
            browser.savePicture("desktop-title");
            player.press("play");
            player.awaitScreen("SetupScreen");
            browser.savePicture("desktop-set-up");
            chooseFourRounds(browser, player);
            player.press("setup.start");
            assertTrue(player.awaitQuestion());
            browser.savePicture("desktop-first-question");
            player.answer(8);
            browser.savePicture("desktop-table");
            player.playOn();
            browser.savePicture("desktop-scores");
            assertNothingIsAmiss(browser);
        }
    }

    @Test
    void aGameWithoutALimitOfRoundsIsPlayedToItsNaturalEnd() throws Exception {
        try (Browser browser = Browser.open(960, 540, 1)) {
            start(browser, Games.text("players 2 first random seed 11", "", Bots.PROSPECTOR));
            PagePlayer player = new PagePlayer(browser, PagePlayer.MOUSE);
            player.press("continue");
            player.playOn();
            browser.savePicture("natural-end");
            assertNothingIsAmiss(browser);
        }
    }

    private static void chooseFourRounds(Browser browser, PagePlayer player) {
        for (int i = 0; browser.facts().find("setup.rounds") == null && i < 20; i++) {
            Area list = browser.facts().find("setup.scroll");
            browser.turnWheel(list.middleX(), list.middleY(), 1);
            browser.waitForFrames(20);
        }
        Area rounds =
                player.await("rounds", f -> f.find("setup.rounds") != null).find("setup.rounds");
        browser.click((int) (rounds.x() + rounds.width() - 12), rounds.middleY());
        browser.waitForFrames(3);
    }

    @Test
    void aGameIsPlayedToTheFinalScoreWithFingersOnAPhone() throws Exception {
        try (Browser browser = Browser.open(844, 390, 2)) {
            browser.beTouched();
            start(
                    browser,
                    Games.text(
                            "players 3 first random seed 11 rounds 4",
                            "",
                            Bots.PROSPECTOR,
                            Bots.TENDERFOOT));
            playOnAPhone(browser);
        }
    }

    @Test
    void aPhoneHeldUprightIsAskedToBeTurnedAndNothingIsLostMeanwhile() throws Exception {
        try (Browser browser = Browser.open(390, 844, 2)) {
            browser.beTouched();
            start(browser, Games.text("players 2 first random seed 11", "", Bots.PROSPECTOR));
            assertTrue(asksToTurn(browser));
            assertEquals(0, browser.frames(), "nothing goes on behind it");
            for (String language : List.of("de", "fr", "en")) {
                browser.run("page.speak(arguments[0])", language);
                browser.savePicture("upright-" + language);
            }
            turn(browser, 844, 390);
            assertFalse(asksToTurn(browser));
            PagePlayer player = new PagePlayer(browser, PagePlayer.FINGER);
            player.press("continue");
            player.answer(4);
            assertTrue(player.awaitQuestion());
            Facts before = browser.facts();

            turn(browser, 390, 844);
            assertTrue(asksToTurn(browser));
            browser.tap(195, 422);
            browser.press(Keys.ENTER, Keys.ESCAPE);
            turn(browser, 844, 390);
            assertFalse(asksToTurn(browser));
            browser.savePicture("phone-turned-back");
            assertEquals(before.match(), browser.facts().match());
            assertEquals(before.answers(), browser.facts().answers());
            assertFalse(browser.facts().hasDialog());
            player.answer(2);
            assertNothingIsAmiss(browser);
        }
    }

    private static void turn(Browser browser, int width, int height) {
        browser.resize(width, height, 2);
        browser.waitUntil("document.querySelector('canvas').clientWidth == " + width);
        browser.waitForRest();
    }

    private static boolean asksToTurn(Browser browser) {
        return (Boolean) browser.run("return !document.getElementById('turn').hidden");
    }

    private static void playOnAPhone(Browser browser) {
        PagePlayer player = new PagePlayer(browser, PagePlayer.FINGER);
        player.awaitScreen("TitleScreen");
        browser.savePicture("phone-title");
        player.press("continue");
        assertTrue(player.awaitQuestion());
        browser.savePicture("phone-first-question");
        for (int i = 0; i < 8 && player.awaitQuestion(); i++) {
            assertFingersCanHit(browser.facts());
            player.answer();
        }
        player.awaitQuestion();
        browser.savePicture("phone-table");
        player.playOn();
        browser.savePicture("phone-scores");
        assertNothingIsAmiss(browser);
    }

    private static void assertFingersCanHit(Facts facts) {
        for (String answer : facts.answers()) {
            Area area = facts.find(answer);
            if (area != null) {
                double side = Math.max(area.width(), area.height());
                assertTrue(side >= SMALLEST_TARGET, answer + " is only " + side + " wide");
            }
        }
    }

    @Test
    void aWholeGameIsPlayedToTheFinalScoreWithKeys() throws Exception {
        try (Browser browser = Browser.open(1024, 640, 1)) {
            start(browser, Games.text("players 2 first random seed 11 rounds 4", "", Bots.MARSHAL));
            PagePlayer player = new PagePlayer(browser, PagePlayer.KEYS);
            player.awaitScreen("TitleScreen");
            player.press("continue");
            player.answer(4);
            browser.savePicture("keys-table");
            player.playOn();
            assertEquals(0L, browser.run("return scrollX + scrollY"), "keys scroll nothing");
            assertNothingIsAmiss(browser);
        }
    }

    @Test
    void afterAReloadInTheMiddleOfAGameItGoesOnExactly() throws Exception {
        try (Browser browser = Browser.open(1280, 720, 1)) {
            start(browser, Games.text("players 2 first random seed 11", "", Bots.PROSPECTOR));
            PagePlayer player = new PagePlayer(browser, PagePlayer.MOUSE);
            player.press("continue");
            player.answer(12);
            assertTrue(player.awaitQuestion());
            String before = browser.facts().match();
            List<String> answers = browser.facts().answers();
            browser.reload();
            browser.waitForGame();
            player.press("continue");
            assertTrue(player.awaitQuestion());
            assertEquals(before, browser.facts().match());
            assertEquals(answers, browser.facts().answers());
            player.answer(3);
            assertNothingIsAmiss(browser);
        }
    }
}
