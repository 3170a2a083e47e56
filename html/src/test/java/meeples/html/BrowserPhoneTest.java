package meeples.html;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import meeples.coloma.Coloma;
import meeples.fistful.Fistful;
import meeples.fistful.ai.Bots;
import meeples.html.Facts.Area;
import meeples.play.Game;
import meeples.testing.NeedsBrowser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.Keys;

/** What a phone needs: to be typed on, and to show as much as a small screen can. */
@NeedsBrowser
class BrowserPhoneTest {
    private static Browser phone(int width, int height, double density) {
        Browser browser = Browser.open(width, height, density);
        browser.beTouched();
        browser.store("settings", PagePlayer.FAST + "language de\n");
        return browser;
    }

    private static PagePlayer visit(Browser browser, String address) {
        browser.visit(address);
        browser.waitForGame();
        return new PagePlayer(browser, PagePlayer.FINGER);
    }

    private static boolean isShown(Browser browser, String id) {
        return (Boolean) browser.run("return !document.getElementById(arguments[0]).hidden", id);
    }

    private static void type(Browser browser, PagePlayer player, String field, String text) {
        player.press(field);
        browser.waitUntil("document.activeElement.id == 'line'");
        browser.press(text);
    }

    private static void awaitRead(Browser browser, String text) {
        browser.waitUntil("document.getElementById('seen').textContent.includes('" + text + "')");
    }

    private static void awaitTyped(Browser browser) {
        browser.waitUntil("document.getElementById('typing').hidden");
        browser.waitForFrames(5);
    }

    @Test
    void aTapOnAFieldLetsThePlayerTypeWithTheSystemsKeys() throws Exception {
        try (Browser browser = phone(844, 390, 2)) {
            String match = Games.text("players 2 first 1 seed 5", "", Bots.MARSHAL);
            browser.store("saves/1", Games.kept("Friday", match));
            PagePlayer player = visit(browser, "");
            player.press("saves");
            player.press("saves.rename.1");
            type(browser, player, "name.field", "Zoë m?");
            browser.savePicture("phone-typing");
            browser.press(Keys.ENTER);
            awaitTyped(browser);
            awaitRead(browser, "Zoë m?");
            assertEquals("SavesScreen", browser.facts().screen(), "letters are no commands");

            type(browser, player, "name.field", "Nobody");
            browser.press(Keys.ESCAPE);
            awaitTyped(browser);
            player.press("name.accept");
            player.await("no dialog", facts -> !facts.hasDialog());
            awaitRead(browser, "Zoë m?");
            player.press("saves.back");

            player.press("rules");
            player.awaitScreen("RulesScreen");
            type(browser, player, "search", "Dynamit");
            browser.run("document.getElementById('typing-form').requestSubmit()");
            awaitTyped(browser);
            awaitRead(browser, "Dynamit");
            assertEquals(List.of(), browser.complaints());
        }
    }

    @ParameterizedTest
    @CsvSource({
        "fistful, 844, 390, 3",
        "coloma, 844, 390, 3",
        "fistful, 568, 320, 2",
        "coloma, 568, 320, 2"
    })
    void theBoardGetsMostOfTheWidth(String game, int width, int height, double density)
            throws Exception {
        try (Browser browser = phone(width, height, density)) {
            boolean coloma = game.equals("coloma");
            Game<?, ?> rules = coloma ? Coloma.GAME : Fistful.GAME;
            String setup =
                    coloma ? "players 3 sheriff 1 seed 5" : "players 3 first 1 seed 5 rounds 6";
            browser.store(
                    "autosave-" + game,
                    Games.text(rules, setup, "", Bots.PROSPECTOR, Bots.TENDERFOOT));
            PagePlayer player = visit(browser, "#" + game);
            player.press("continue");
            player.awaitQuestion();
            player.answer(2);
            player.awaitQuestion();
            browser.waitForRest();
            // Told once for ever; settings are kept a moment later.
            browser.waitUntil(
                    "(localStorage.getItem('fistful/settings') || '').includes('fingers-told on')");
            browser.savePicture("phone/" + game + "-" + width + "x" + height);
            double density2 = ((Number) browser.run("return pageSizes.density()")).doubleValue();
            assertTrue(density2 <= 2, "nobody can tell finer dots apart");
            for (String tool : List.of("menu", "hint", "undo", "log")) {
                Area area = browser.facts().find(tool);
                assertTrue(area == null || area.width() >= 44, tool + " " + area);
            }
            assertEquals(List.of(), browser.complaints());
        }
    }

    @Test
    void aWindowThatIsTooSmallSaysSoAndOneThatIsLookedAtCloserDoesNot() throws Exception {
        try (Browser browser = Browser.open(1280, 720, 1)) {
            browser.store("settings", PagePlayer.FAST);
            browser.store(
                    "autosave-fistful", Games.text("players 2 first 1 seed 5", "", Bots.MARSHAL));
            PagePlayer player = new PagePlayer(browser, PagePlayer.EAR);
            browser.visit("#fistful");
            browser.waitForGame();
            browser.press(Keys.TAB); // a browser wants something real before it may sound
            player.press("continue");
            assertTrue(player.awaitQuestion());
            browser.resize(400, 200, 1);
            browser.waitUntil("!document.getElementById('small').hidden");
            browser.savePicture("too-small");
            browser.resize(427, 240, 3);
            browser.waitUntil("document.getElementById('small').hidden");
            player.await("the table", facts -> !facts.isBusy());
            browser.waitForRest();
            browser.savePicture("three-times-as-close");
            assertFalse(isShown(browser, "turn"));
            player.answer(1);
            assertEquals(List.of(), browser.complaints());
        }
    }
}
