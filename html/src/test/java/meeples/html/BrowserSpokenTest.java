package meeples.html;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import meeples.coloma.Coloma;
import meeples.coloma.ai.ColomaBots;
import meeples.fistful.Fistful;
import meeples.fistful.ai.Bots;
import meeples.play.Game;
import meeples.testing.NeedsBrowser;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/** Who cannot see the screen hears what is on it, and can play by that. */
@NeedsBrowser
class BrowserSpokenTest {
    /** Keeps all that was told, and all that had the focus. */
    private static final String LISTEN =
            "document.addEventListener('DOMContentLoaded', () => {"
                    + " window.heard = []; window.pointed = [];"
                    + " var hear = (id, list) => new MutationObserver(all => all.forEach("
                    + "each => each.addedNodes.forEach(node => list.push(node.textContent))))"
                    + ".observe(document.getElementById(id), {childList: true});"
                    + " hear('told', heard); hear('focused', pointed); });";

    private static final int MOST_ANSWERS = 12;

    private static Browser open(int width, int height) {
        return open(width, height, "");
    }

    private static Browser open(int width, int height, String moreSettings) {
        Browser browser = Browser.open(width, height, 1);
        browser.store("settings", PagePlayer.FAST + moreSettings);
        browser.beforeThePage(LISTEN);
        return browser;
    }

    private static PagePlayer visit(Browser browser, String address) {
        browser.visit(address);
        browser.waitForGame();
        PagePlayer player = new PagePlayer(browser, PagePlayer.EAR);
        player.awaitScreen("TitleScreen");
        browser.press(Keys.TAB); // a browser wants something real before it may sound
        return player;
    }

    @SuppressWarnings("unchecked") // what JavaScript has there is a list of texts
    private static List<String> list(Browser browser, String expression) {
        return (List<String>) browser.run("return " + expression);
    }

    private static String seen(Browser browser) {
        return (String) browser.run("return document.getElementById('seen').innerText");
    }

    @Test
    void noScreenHasBarriersThatAxeKnows() {
        try (Browser browser = open(1280, 720)) {
            PagePlayer player = visit(browser, "");
            assertEquals(List.of(), browser.barriers(), "title");
            player.press("settings");
            player.awaitScreen("SettingsScreen");
            assertEquals(List.of(), browser.barriers(), "settings");
            player.press("settings.back");
            player.press("play");
            player.press("setup.start");
            assertTrue(player.awaitQuestion());
            assertEquals(List.of(), browser.barriers(), "table");
            browser.run("page.type('', 'Annie', 12, () => {})");
            assertEquals(List.of(), browser.barriers(), "the line to type in");
            browser.run("document.getElementById('typing-cancel').click()");
            for (String notice : List.of("turn", "small", "lost", "failed", "broken", "waiting")) {
                browser.run("page.show(arguments[0])", notice);
                assertEquals(List.of(), browser.barriers(), notice);
                browser.run("page.hide(arguments[0])", notice);
            }
            assertEquals(List.of(), browser.complaints());
        }
    }

    @Test
    void aGameOfFistfulIsPlayedToItsEndByWhatIsRead() throws Exception {
        String game = Games.text("players 2 first random seed 11 rounds 3", "", Bots.PROSPECTOR);
        playByEar(Fistful.GAME, "fistful", game);
    }

    @Test
    void aYearOfColomaIsPlayedToItsEndByWhatIsRead() throws Exception {
        String game =
                Games.text(
                        Coloma.GAME,
                        "players 2 sheriff random seed 11 years 1",
                        "",
                        ColomaBots.PROSPECTOR);
        playByEar(Coloma.GAME, "coloma", game);
    }

    private static void playByEar(Game<?, ?> game, String name, String match) {
        try (Browser browser = open(960, 540)) {
            browser.store("autosave-" + name, match);
            PagePlayer player = visit(browser, "#" + name);
            player.press("continue");
            int questions = 0;
            while (player.awaitQuestion()) {
                assertEverythingHasAName(browser, player);
                player.answer();
                questions++;
            }
            player.awaitScreen("ScoresScreen");
            assertTrue(questions > 3, game + " asked " + questions);
            List<String> heard = list(browser, "heard");
            long choices = heard.stream().filter(line -> line.startsWith("To choose: ")).count();
            assertTrue(choices >= questions / 2, choices + " of " + heard);
            assertTrue(heard.size() >= choices * 3 / 2, "what is to be chosen: " + heard);
            assertFalse(seen(browser).isBlank());
            assertEquals(List.of(), browser.complaints());
        }
    }

    private static void assertEverythingHasAName(Browser browser, PagePlayer player) {
        Facts facts = browser.facts();
        for (String answer : facts.answers()) {
            String read = PagePlayer.read(answer);
            player.await(
                    answer + " read aloud",
                    now ->
                            !now.answers().contains(answer)
                                    || Boolean.TRUE.equals(
                                            browser.run(
                                                    "return !!("
                                                            + read
                                                            + " && "
                                                            + read
                                                            + ".textContent)")));
        }
    }

    @Test
    void keysWalkThroughTheChoicesAndEachIsNamed() throws Exception {
        try (Browser browser = open(960, 540)) {
            browser.store(
                    "autosave-fistful",
                    Games.text("players 2 first 1 seed 11", "", Bots.PROSPECTOR));
            PagePlayer player = visit(browser, "#fistful");
            assertEquals(
                    "game-canvas",
                    browser.run("return document.activeElement.id"),
                    "keys go there");
            browser.press(Keys.TAB);
            browser.waitUntil("pointed.length > 0");
            player.press("continue");
            assertTrue(player.awaitQuestion());
            for (int i = 0; i < 4; i++) {
                Object before = browser.run("return pointed.length");
                browser.press(Keys.ARROW_RIGHT);
                browser.waitUntil("pointed.length > " + before);
            }
            List<String> pointed = list(browser, "[...new Set(pointed)]");
            assertTrue(pointed.size() >= 4, "" + pointed);
        }
    }

    @Test
    void whatWasReadToOnePlayerIsGoneWhenTheNextTakesTheScreen() throws Exception {
        try (Browser browser = open(960, 540, "handover on\n")) {
            browser.store(
                    "autosave-coloma",
                    Games.text(Coloma.GAME, "players 2 sheriff 1 seed 5", "", ""));
            PagePlayer player = visit(browser, "#coloma");
            player.press("continue");
            player.await("a hand-over", facts -> facts.hasDialog());
            browser.waitForRest();
            Map<?, ?> before = read(browser);
            assertTrue(((List<?>) before.get("buttons")).size() < 4, "" + before);
            browser.press(Keys.ENTER);
            assertTrue(player.awaitQuestion());
            browser.waitForRest();
            List<?> secret = (List<?>) read(browser).get("told");
            assertFalse(secret.isEmpty(), "what the first player is asked");
            for (int i = 0; i < MOST_ANSWERS && !browser.facts().hasDialog(); i++) {
                player.answer();
                browser.waitForRest();
            }
            player.await("another hand-over", facts -> facts.hasDialog());
            browser.waitForRest();
            Map<?, ?> after = read(browser);
            assertEquals(before.get("buttons"), after.get("buttons"));
            List<Object> known = new ArrayList<>(secret);
            known.retainAll((List<?>) after.get("told"));
            assertEquals(List.of(), known);
        }
    }

    private static Map<?, ?> read(Browser browser) {
        return (Map<?, ?>)
                browser.run(
                        "return {told: [...document.querySelectorAll('#told p')].map(p =>"
                                + " p.textContent), buttons:"
                                + " [...document.querySelectorAll('#seen button')].map(b =>"
                                + " b.dataset.name)}");
    }
}
