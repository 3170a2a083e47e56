package meeples.html;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import meeples.testing.NeedsBrowser;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/** What the page does around the game. */
@NeedsBrowser
class BrowserPageTest {
    private static final List<Consumer<Browser>> FIRST_PRESSES =
            List.of(
                    browser -> browser.click(300, 200),
                    browser -> browser.tap(300, 200),
                    browser -> browser.press(Keys.ARROW_DOWN));

    private static Browser fastGame() {
        Browser browser = Browser.open(1280, 720, 1);
        browser.store("settings", PagePlayer.FAST);
        browser.visit("");
        browser.waitForGame();
        return browser;
    }

    /** Sits down at a game with what the set-up screen offers. */
    private static PagePlayer sitDown(Browser browser) {
        PagePlayer player = new PagePlayer(browser, PagePlayer.MOUSE);
        player.press("play");
        player.press("setup.start");
        assertTrue(player.awaitQuestion());
        return player;
    }

    private static boolean isHidden(Browser browser, String id) {
        return (Boolean) browser.run("return document.getElementById(arguments[0]).hidden", id);
    }

    @Test
    void theGameIsPlayedWithoutAConnectionAfterTheFirstVisit() {
        try (Browser browser = fastGame()) {
            browser.waitUntilKept();
            browser.setOffline(true);
            browser.reload();
            browser.waitForGame();
            PagePlayer player = sitDown(browser);
            player.answer(3);
            player.awaitQuestion();
            browser.waitForRest();
            browser.savePicture("offline");
            assertEquals(List.of(), browser.complaints());
        }
    }

    @Test
    void thePageCanBeInstalled() {
        try (Browser browser = fastGame()) {
            browser.waitUntilKept();
            Map<String, Object> manifest = browser.command("Page.getAppManifest", Map.of());
            assertEquals(List.of(), manifest.get("errors"));
            assertEquals(
                    List.of(),
                    browser.command("Page.getInstallabilityErrors", Map.of())
                            .get("installabilityErrors"));
            assertEquals("A Fistful of Meeples", browser.run("return document.title"));
        }
    }

    @Test
    void anotherLanguageIsFetchedAndSpokenAtOnceAndAfterAReload() {
        try (Browser browser = fastGame()) {
            PagePlayer player = new PagePlayer(browser, PagePlayer.KEYS);
            assertEquals("en", browser.facts().language());
            player.press("settings");
            player.awaitScreen("SettingsScreen");
            for (int i = 0; i < 40 && !browser.facts().focus().equals("settings.language"); i++) {
                browser.press(Keys.TAB);
            }
            for (int i = 0; i < 6 && !browser.facts().language().equals("de"); i++) {
                browser.press(Keys.ARROW_RIGHT);
                browser.waitForFrames(10);
            }
            player.await("German", facts -> facts.language().equals("de"));
            browser.waitForRest();
            browser.savePicture("german-settings");
            assertEquals("de", browser.run("return document.documentElement.lang"));
            player.await(
                    "kept settings", facts -> browser.stored("settings").contains("\nlanguage de"));
            browser.reload();
            browser.waitForGame();
            assertEquals("de", browser.facts().language());
            browser.savePicture("german-title");
            assertEquals(List.of(), browser.complaints());
        }
    }

    @Test
    void lostGraphicsAreSaidAndMadeAnewWithoutLosingTheGame() {
        try (Browser browser = fastGame()) {
            PagePlayer player = sitDown(browser);
            player.answer(6);
            player.awaitQuestion();
            browser.moveMouse(640, 5);
            browser.waitForRest();
            String match = browser.facts().match();
            BufferedImage before = browser.picture();
            browser.run(
                    "var canvas = document.querySelector('canvas');"
                            + "var gl = canvas.getContext('webgl') || canvas.getContext('webgl2');"
                            + "window.loss = gl.getExtension('WEBGL_lose_context');"
                            + "window.loss.loseContext();");
            browser.waitUntil("!document.getElementById('lost').hidden");
            browser.savePicture("graphics-lost");
            browser.run("window.loss.restoreContext()");
            browser.waitUntil("document.getElementById('lost').hidden");
            browser.waitForRest();
            browser.savePicture("graphics-restored");
            double different = differentPixels(before, browser.picture());
            assertTrue(different < 0.02, "differs in " + different * 100 + " % of the pixels");
            assertEquals(match, browser.facts().match());
            player.answer(3);
            assertEquals(List.of(), browser.complaints());
        }
    }

    private static double differentPixels(BufferedImage one, BufferedImage other) {
        int different = 0;
        for (int y = 0; y < one.getHeight(); y++) {
            for (int x = 0; x < one.getWidth(); x++) {
                if (one.getRGB(x, y) != other.getRGB(x, y)) {
                    different++;
                }
            }
        }
        return (double) different / one.getWidth() / one.getHeight();
    }

    @Test
    void aFullStorageIsReportedAndPlayGoesOn() {
        try (Browser browser = fastGame()) {
            browser.run(
                    "var text = 'x'.repeat(1 << 20);for (var size = text.length, i = 0; size > 0;"
                        + " size >>= 1) {  try { while (true) { localStorage.setItem('filler' + i,"
                        + " text.slice(0, size)); i++; } }  catch (full) { }}");
            assertTroubleIsReportedAndPlayGoesOn(browser);
        }
    }

    @Test
    void aForbiddenStorageIsReportedAndPlayGoesOn() {
        try (Browser browser = Browser.open(1280, 720, 1)) {
            browser.beforeThePage(
                    "Object.defineProperty(window, 'localStorage', {get: function () {"
                            + " throw new DOMException('denied', 'SecurityError'); }});");
            browser.visit("");
            browser.waitForGame();
            assertTroubleIsReportedAndPlayGoesOn(browser);
        }
    }

    private static void assertTroubleIsReportedAndPlayGoesOn(Browser browser) {
        PagePlayer player = new PagePlayer(browser, PagePlayer.MOUSE);
        player.press("play");
        player.press("setup.start");
        player.await(
                "the trouble is said", facts -> facts.toast().startsWith("Nothing can be stored"));
        browser.savePicture("storage-trouble");
        assertTrue(player.awaitQuestion());
        int before = moves(browser);
        player.answer(4);
        assertTrue(moves(browser) > before, "the game goes on");
        assertEquals(List.of(), browser.complaints());
    }

    private static int moves(Browser browser) {
        return browser.facts().match().split("\n").length;
    }

    @Test
    void keysAndGesturesOfTheGameNeitherScrollNorZoomThePage() {
        try (Browser browser = fastGame()) {
            assertEquals("none", browser.run("return getComputedStyle(document.body).touchAction"));
            browser.run(
                    "window.notPrevented = [];"
                            + "['keydown', 'wheel', 'contextmenu'].forEach(name =>"
                            + " window.addEventListener(name, e => {"
                            + " if (!e.defaultPrevented) notPrevented.push(e.key || name); }));");
            browser.press(Keys.TAB, Keys.ARROW_DOWN, Keys.PAGE_DOWN, Keys.END, Keys.F1);
            browser.turnWheel(600, 300, 3);
            browser.waitForFrames(5);
            assertEquals(List.of(), browser.run("return notPrevented"));
            assertEquals(0L, browser.run("return scrollX + scrollY"));
            assertEquals(1L, browser.run("return visualViewport.scale"));
        }
    }

    @Test
    void soundBeginsWithTheFirstPressAndAHintSaysSoUntilThen() {
        for (Consumer<Browser> press : FIRST_PRESSES) {
            try (Browser browser = Browser.open(844, 390, 1)) {
                browser.listen();
                browser.visit("");
                browser.waitForGame();
                browser.waitForRest();
                assertFalse(isHidden(browser, "sound"));
                assertEquals(0L, browser.run("return playing.size"));
                press.accept(browser);
                browser.waitUntil("playing.size == 1");
                assertTrue(isHidden(browser, "sound"));
                assertEquals(List.of(), browser.complaints());
            }
        }
    }

    @Test
    void thePolicyForbidsWhatIsNotThePagesOwn() {
        try (Browser browser = fastGame()) {
            browser.run(
                    "var script = document.createElement('script');"
                            + "script.textContent = 'window.intruder = true';"
                            + "document.body.appendChild(script);"
                            + "var picture = document.createElement('img');"
                            + "picture.onerror = () => { window.refused = true; };"
                            + "picture.src = 'http://127.0.0.1:1/picture.png';"
                            + "document.body.appendChild(picture);");
            browser.waitUntil("window.refused");
            assertNull(browser.run("return window.intruder"));
            String said = String.join(" ", browser.complaints());
            assertTrue(said.contains("script-src 'self'"), said);
            assertTrue(said.contains("img-src 'self'"), said);
        }
    }

    @Test
    void theFullScreenButtonFillsTheScreenAndTheSettingFollows() {
        try (Browser browser = fastGame()) {
            PagePlayer player = new PagePlayer(browser, PagePlayer.MOUSE);
            player.press("full-screen");
            browser.waitUntil("!!document.fullscreenElement");
            browser.run("document.exitFullscreen()");
            browser.waitUntil("!document.fullscreenElement");
            browser.waitForFrames(10);
            player.press("full-screen");
            browser.waitUntil("!!document.fullscreenElement");
            assertEquals(List.of(), browser.complaints());
        }
    }
}
