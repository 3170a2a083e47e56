package meeples.html;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import meeples.fistful.ai.Bots;
import meeples.html.Facts.Area;
import meeples.testing.NeedsBrowser;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Every screen of the game is there on the page too, and whole: in a desktop's window by mouse, on
 * a phone by finger. What is smaller than it should be for that is listed for people to look at.
 */
@NeedsBrowser
class BrowserScreensTest {
    private static final double A_FINGER = 40;
    private static final double A_POINTER = 20;
    private static final List<String> PARTS =
            List.of("look", "game", "sound", "screen", "keys", "pads");

    private final List<String> flaws = new ArrayList<>();
    private Browser browser;
    private PagePlayer player;
    private String manner;
    private double leastSide;

    @ParameterizedTest
    @CsvSource({"844, 390, 2, true, de", "1280, 720, 1, false, fr"})
    void everyScreenOfTheDesktopIsThereAndWhole(
            int width, int height, double density, boolean touched, String language)
            throws Exception {
        try (Browser opened = Browser.open(width, height, density)) {
            browser = opened;
            player = new PagePlayer(browser, touched ? PagePlayer.FINGER : PagePlayer.MOUSE);
            manner = width + "x" + height + "-" + language;
            leastSide = touched ? A_FINGER : A_POINTER;
            if (touched) {
                browser.beTouched();
            }
            prepare(language);
            menus();
            table();
            replay();
            scores();
            assertEquals(List.of(), flaws);
            assertEquals(List.of(), browser.complaints());
        }
    }

    private void prepare(String language) throws Exception {
        browser.store("settings", PagePlayer.FAST + "language " + language + "\n");
        String setup = "players 4 first random seed 3";
        String[] seats = {"", Bots.PROSPECTOR, "", Bots.TENDERFOOT};
        browser.store("autosave", Games.nearlyFinished(30, setup, seats));
        browser.store("saves/1", Games.kept("Friday", Games.text(setup, seats)));
        String brief = "players 2 first random seed 3 rounds 1";
        browser.store("recent/1", Games.kept("", Games.finished(brief, "", Bots.PROSPECTOR)));
        browser.visit("");
        browser.waitForGame();
    }

    private void menus() {
        look("TitleScreen", "title");
        open("play", "SetupScreen", "set-up", "setup.back");
        open("couch", "JoinScreen", "couch", "couch.back");
        open("rules", "RulesScreen", "rules", "back");
        open("credits", "CreditsScreen", "credits", "credits.back");
        player.press("settings");
        for (String part : PARTS) {
            player.press("settings.part." + part);
            look("SettingsScreen", "settings-" + part);
        }
        player.press("settings.reset");
        look("SettingsScreen", "question");
        player.press("question.no");
        player.press("settings.back");
        player.press("saves");
        look("SavesScreen", "saves");
        player.press("saves.rename.1");
        look("SavesScreen", "name");
        player.press("name.cancel");
        player.press("saves.back");
        player.awaitScreen("TitleScreen");
    }

    private void open(String door, String screen, String name, String back) {
        player.press(door);
        look(screen, name);
        player.press(back);
        player.awaitScreen("TitleScreen");
    }

    private void table() {
        player.press("continue");
        assertTrue(player.awaitQuestion());
        look("TableScreen", "table");
        player.press("log");
        look("TableScreen", "log");
        player.press("log");
        player.press("hint");
        player.await("the hint", facts -> facts.find("advice") != null);
        look("TableScreen", "hint");
        player.press("emote");
        look("TableScreen", "emote");
        player.press("emote");
        player.press("menu");
        look("TableScreen", "pause");
        player.press("to-title");
        player.awaitScreen("TitleScreen");
    }

    private void replay() {
        player.press("saves");
        player.press("saves.watch.recent-1");
        look("ReplayScreen", "replay");
        player.press("replay.turn-on");
        player.press("replay.review");
        player.await("the analysis", facts -> facts.find("analysis.result") != null);
        look("ReplayScreen", "analysis");
        player.press("replay.review");
        player.press("replay.resume");
        look("ReplayScreen", "play-on");
        player.press("resume.cancel");
        player.press("replay.leave");
        player.press("saves.back");
        player.awaitScreen("TitleScreen");
    }

    private void scores() {
        player.press("continue");
        player.playOn();
        look("ScoresScreen", "scores");
        player.press("evening");
        look("EveningScreen", "awards");
        player.press("evening.back");
        look("ScoresScreen", "scores");
    }

    /** Waits until all is there, takes a picture, finds what is cut off and lists what is small. */
    private void look(String screen, String name) {
        player.awaitScreen(screen);
        browser.waitForRest();
        browser.savePicture("screens/" + name + "-" + manner);
        double right = number("innerWidth") + 1;
        double bottom = number("innerHeight") + 1;
        Facts facts = browser.facts();
        for (Map.Entry<String, Area> each : facts.buttons().entrySet()) {
            Area area = each.getValue();
            boolean whole =
                    area.x() >= -1
                            && area.y() >= -1
                            && area.x() + area.width() <= right
                            && area.bottom() <= bottom;
            if (!whole) {
                flaws.add(name + ": " + each.getKey() + " is cut off, " + area);
            } else if (!isOnTable(each.getKey())
                    && Math.min(area.width(), area.height()) < leastSide
                    && !facts.isScrolledAway(area)) {
                System.out.println(
                        manner + " " + name + ": small is " + each.getKey() + " " + area);
            }
        }
    }

    /** On the table a finger hits the nearest of what answers: the table's own tests see to it. */
    private static boolean isOnTable(String name) {
        return name.startsWith("target-");
    }

    private double number(String expression) {
        return ((Number) browser.run("return " + expression)).doubleValue();
    }
}
