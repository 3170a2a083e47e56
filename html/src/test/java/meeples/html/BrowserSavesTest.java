package meeples.html;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import meeples.testing.NeedsBrowser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Saved games leave the browser and come back, as text and as files. */
@NeedsBrowser
class BrowserSavesTest {
    @Test
    void aSavedGameLeavesAndComesBackAsTextAndAsAFile(@TempDir Path folder) throws IOException {
        try (Browser browser = Browser.open(1280, 720, 1)) {
            browser.command(
                    "Browser.grantPermissions",
                    Map.of(
                            "permissions",
                            List.of("clipboardReadWrite", "clipboardSanitizedWrite")));
            browser.command(
                    "Browser.setDownloadBehavior",
                    Map.of("behavior", "allow", "downloadPath", folder.toString()));
            browser.store("settings", PagePlayer.FAST);
            browser.visit("");
            browser.waitForGame();
            PagePlayer player = new PagePlayer(browser, PagePlayer.MOUSE);
            player.press("play");
            player.press("setup.start");
            player.answer(3);
            assertTrue(player.awaitQuestion());
            String match = browser.facts().match();
            player.press("menu");
            player.press("save");
            player.press("name.accept");
            player.press("to-title");
            player.press("saves");
            player.awaitScreen("SavesScreen");
            browser.savePicture("saved-games");

            player.press(only(browser, "saves.copy."));
            assertEquals(match, read(browser));
            player.press("saves.paste");
            player.await("the pasted game", facts -> facts.names("saves.open.").size() == 2);

            player.press(browser.facts().names("saves.file.").get(0));
            player.await("the file", facts -> exported(folder) != null);
            assertEquals(match, Files.readString(exported(folder)));
            chooseFile(browser, match);
            player.press("saves.load");
            player.await("the game from the file", f -> f.names("saves.open.").size() == 3);
            assertEquals(List.of(), browser.complaints());

            browser.reload();
            browser.waitForGame();
            player.press("saves");
            player.await("all games again", facts -> facts.names("saves.open.").size() == 3);
            player.press(browser.facts().names("saves.open.").get(0));
            assertTrue(player.awaitQuestion());
            assertEquals(match, browser.facts().match());
        }
    }

    @Test
    void whoOpensALinkFindsItsMatchAndNonsenseIsRefused() {
        try (Browser browser = Browser.open(1280, 720, 1)) {
            browser.command(
                    "Browser.grantPermissions",
                    Map.of(
                            "permissions",
                            List.of("clipboardReadWrite", "clipboardSanitizedWrite")));
            browser.store("settings", PagePlayer.FAST);
            browser.visit("");
            browser.waitForGame();
            PagePlayer player = new PagePlayer(browser, PagePlayer.MOUSE);
            player.press("play");
            player.press("setup.start");
            player.answer(3);
            assertTrue(player.awaitQuestion());
            String match = browser.facts().match();
            player.press("menu");
            player.press("copy-link");
            player.await("the message", facts -> !facts.toast().isEmpty());
            String link = read(browser);
            String hash = link.substring(link.indexOf("#game="));

            openAnew(browser, hash);
            player.awaitScreen("SavesScreen");
            player.press(only(browser, "saves.open."));
            assertTrue(player.awaitQuestion());
            assertEquals(match, browser.facts().match());

            openAnew(browser, "#game=nonsense");
            player.await("a refusal", facts -> facts.find("notice.ok") != null);
            assertEquals(List.of(), browser.complaints());
        }
    }

    private static void openAnew(Browser browser, String hash) {
        browser.leave();
        browser.visit(hash);
        browser.waitForGame();
    }

    private static String only(Browser browser, String beginning) {
        List<String> names = browser.facts().names(beginning);
        assertEquals(1, names.size());
        return names.get(0);
    }

    private static String read(Browser browser) {
        browser.run(
                "window.copied = null;navigator.clipboard.readText().then(text => { window.copied ="
                        + " text; });");
        browser.waitUntil("window.copied !== null");
        return (String) browser.run("return window.copied");
    }

    private static Path exported(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".meeples"))
                    .findFirst()
                    .orElse(null);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    /** The dialog for files belongs to the system: what it would answer is given instead. */
    private static void chooseFile(Browser browser, String text) {
        browser.run(
                "var text = arguments[0];HTMLInputElement.prototype.click = function () { var"
                        + " choice = new DataTransfer(); choice.items.add(new File([text],"
                        + " 'game.meeples', {type: 'text/plain'})); this.files = choice.files;"
                        + " this.dispatchEvent(new Event('change'));};",
                text);
    }
}
