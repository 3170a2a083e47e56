package meeples.html;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import meeples.coloma.Coloma;
import meeples.coloma.ai.ColomaBots;
import meeples.testing.NeedsBrowser;
import org.junit.jupiter.api.Test;

/** Coloma on the page: found on the shelf or by its address, played by each device. */
@NeedsBrowser
class BrowserValleyTest {
    private static final String AUTOSAVE = "autosave-coloma";

    /** Two decisions of a turn, then some more, bring a game well under way. */
    private static final int SOME_ANSWERS = 12;

    private static Browser open(int width, int height, double density) {
        Browser browser = Browser.open(width, height, density);
        browser.store("settings", PagePlayer.FAST);
        return browser;
    }

    private static PagePlayer visit(Browser browser, String address, PagePlayer.Device device) {
        browser.visit(address);
        browser.waitForGame();
        PagePlayer player = new PagePlayer(browser, device);
        player.awaitScreen("TitleScreen");
        return player;
    }

    /** The pictures of a game that the page has asked for. */
    @SuppressWarnings("unchecked") // what JavaScript has there is a list of texts
    private static List<String> fetched(Browser browser, String game) {
        return (List<String>)
                browser.run(
                        "return [...new Set(performance.getEntriesByType('resource')"
                                + ".map(e => e.name)"
                                + ".filter(name => name.includes('/' + arguments[0] + '/')"
                                + " && /[.](png|webp)/.test(name)))]",
                        game);
    }

    @Test
    void aGamesPicturesAreFetchedOnlyWhenItIsTakenFromTheShelfAndPlayed() {
        try (Browser browser = open(1280, 720, 1)) {
            PagePlayer player = visit(browser, "", PagePlayer.MOUSE);
            browser.waitUntilKept();
            assertEquals(List.of(), fetched(browser, "coloma"));
            assertFalse(fetched(browser, "fistful").isEmpty());

            player.press("game-coloma");
            player.awaitScreen("TitleScreen");
            browser.waitForRest();
            browser.savePicture("valley-title");
            assertEquals(1, fetched(browser, "coloma").size(), "its box and nothing else");

            player.press("play");
            player.awaitScreen("SetupScreen");
            browser.savePicture("valley-set-up");
            player.press("setup.start");
            assertTrue(player.awaitQuestion());
            player.answer(SOME_ANSWERS);
            assertTrue(player.awaitQuestion());
            browser.waitForRest();
            browser.savePicture("valley-table");
            assertEquals(List.of(), browser.complaints());
        }
    }

    @Test
    void itsAddressOpensItDirectlyAndAYearIsPlayedToTheFinalScoreWithTheMouse() throws Exception {
        String game =
                Games.text(
                        Coloma.GAME,
                        "players 3 sheriff random seed 11 hotels pioneers dealt years 1",
                        "",
                        ColomaBots.PROSPECTOR,
                        ColomaBots.TENDERFOOT);
        try (Browser browser = open(1280, 720, 1)) {
            browser.store(AUTOSAVE, game);
            PagePlayer player = visit(browser, "#coloma", PagePlayer.MOUSE);
            assertEquals(List.of(), fetched(browser, "fistful"));
            player.press("continue");
            player.playOn();
            browser.savePicture("valley-scores");
            assertEquals(List.of(), browser.complaints());
        }
    }

    @Test
    void aSoloYearIsPlayedToTheFinalScoreWithFingersOnAPhone() throws Exception {
        try (Browser browser = open(844, 390, 2)) {
            browser.beTouched();
            browser.store(
                    AUTOSAVE,
                    Games.text(Coloma.GAME, "players 1 sheriff random seed 3 years 1", ""));
            PagePlayer player = visit(browser, "#coloma", PagePlayer.FINGER);
            player.press("continue");
            assertTrue(player.awaitQuestion());
            browser.savePicture("valley-phone");
            player.playOn();
            assertEquals(List.of(), browser.complaints());
        }
    }

    @Test
    void afterAReloadInTheMiddleOfAYearItGoesOnExactly() throws Exception {
        try (Browser browser = open(960, 540, 1)) {
            browser.store(
                    AUTOSAVE,
                    Games.text(
                            Coloma.GAME,
                            "players 2 sheriff 1 seed 5 mules",
                            "",
                            ColomaBots.MARSHAL));
            PagePlayer player = visit(browser, "#coloma", PagePlayer.KEYS);
            player.press("continue");
            player.answer(SOME_ANSWERS);
            assertTrue(player.awaitQuestion());
            String before = browser.facts().match();
            List<String> answers = browser.facts().answers();
            browser.reload();
            browser.waitForGame();
            player.press("continue");
            assertTrue(player.awaitQuestion());
            assertEquals(before, browser.facts().match());
            assertEquals(answers, browser.facts().answers());
            assertEquals(List.of(), browser.complaints());
        }
    }
}
