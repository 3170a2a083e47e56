package meeples.html;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import meeples.testing.NeedsBrowser;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A host puts another version there: who plays hears of it, and gets it when it disturbs nobody.
 */
@NeedsBrowser
class BrowserUpdateTest {
    private static final String NEXT = "another";

    /** So many frames are time enough for a page that would change too early. */
    private static final int FRAMES = 240;

    @TempDir Path host;

    @BeforeEach
    void putTheFirstVersionThere() throws IOException {
        Path pages = Path.of(System.getProperty("meeples.pages"));
        try (Stream<Path> files = Files.walk(pages)) {
            for (Path file : files.toList()) {
                Path copy = host.resolve(pages.relativize(file).toString());
                if (!copy.equals(host)) {
                    Files.copy(file, copy);
                }
            }
        }
    }

    private void putAnotherVersionThere() throws IOException {
        Path files = host.resolve("files.js");
        String text = Files.readString(files);
        String changed = text.replaceFirst("\"version\": \"\\w+\"", "\"version\": \"" + NEXT + '"');
        assertTrue(!changed.equals(text), text.substring(0, 100));
        Files.writeString(files, changed);
    }

    private Browser play() {
        Browser browser = Browser.ofFolder(host.toString(), 1280, 720);
        browser.store("settings", PagePlayer.FAST);
        browser.visit("");
        browser.waitForGame();
        browser.waitUntilKept();
        browser.reload();
        browser.waitForGame();
        browser.waitUntilKept();
        return browser;
    }

    /** What a browser does by itself whenever the page is opened or looked at again. */
    private static void lookForAnotherVersion(Browser browser) {
        browser.runLater(
                "var done = arguments[0];"
                        + "navigator.serviceWorker.getRegistration().then(r => r.update())"
                        + ".then(() => done(true), () => done(false));");
    }

    private static Object caches(Browser browser) {
        return browser.runLater("var done = arguments[0]; caches.keys().then(done);");
    }

    @Test
    void duringAGameItIsToldAndDisturbsNobody() throws Exception {
        try (Browser browser = play()) {
            PagePlayer player = new PagePlayer(browser, PagePlayer.MOUSE);
            player.press("play");
            player.press("setup.start");
            assertTrue(player.awaitQuestion());
            putAnotherVersionThere();
            lookForAnotherVersion(browser);
            player.await("a message", facts -> facts.toast().contains("new version"));
            browser.waitForFrames(FRAMES);
            assertEquals("TableScreen", browser.facts().screen());
            player.answer(1);
            assertTrue(player.awaitQuestion());
            assertEquals(List.of(), browser.complaints());
        }
    }

    @Test
    void aVersionThatCannotBeFetchedWholeLeavesNothingBehind() throws Exception {
        try (Browser browser = play()) {
            Object before = caches(browser);
            putAnotherVersionThere();
            Files.delete(host.resolve("texts.js"));
            lookForAnotherVersion(browser);
            browser.runLater(
                    "var done = arguments[0];(function look() {"
                            + " navigator.serviceWorker.getRegistration().then(r => r.installing ||"
                            + " r.waiting ? setTimeout(look, 100) : done()); })();");
            assertEquals(before, caches(browser));
            browser.reload();
            browser.waitForGame();
        }
    }
}
