package meeples.desktop.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import meeples.app.StartOptions;
import meeples.desktop.TextFit;
import meeples.desktop.UiRobot;
import meeples.fistful.Fistful;
import meeples.fistful.model.Decision;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.fistful.ui.TableScreen;
import meeples.platform.MemoryStorage;
import meeples.play.Match;
import meeples.saves.SaveShelf;
import meeples.settings.Settings;
import meeples.testing.NeedsDisplay;
import meeples.ui.SettingsScreen;
import org.junit.jupiter.api.Test;

/**
 * Opens every screen and dialog in every language with plain and large letters, takes a picture of
 * each into build/screens for people to look at, and finds texts that do not fit. Other sizes can
 * be looked at by the system properties {@code screens.width}, {@code screens.height} and {@code
 * screens.scales}.
 */
@NeedsDisplay
class EveryScreenTest {
    private static final List<String> LANGUAGES = List.of("en", "fr", "de");
    private static final int WIDTH = Integer.getInteger("screens.width", 1280);
    private static final int HEIGHT = Integer.getInteger("screens.height", 720);
    private static final String[] SCALES =
            System.getProperty("screens.scales", "100,150").split(",");
    private static final Path PICTURES = Path.of("build/screens/" + WIDTH + "x" + HEIGHT);
    private static final int SAVED = 3;

    private final MemoryStorage storage = new MemoryStorage();
    private final List<String> misfits = new ArrayList<>();
    private String manner;

    @Test
    void everyTextOfTheMenusFitsInEveryLanguageAndSize() throws Exception {
        walk(this::menus);
    }

    @Test
    void everyTextAtTheTableFitsInEveryLanguageAndSize() throws Exception {
        walk(this::table);
    }

    private void walk(UiRobot.Script script) throws Exception {
        storage.write("settings", "meeples settings 1\nreduced-motion on\nlanguage en\n");
        SaveShelf<Town, Event> shelf = new SaveShelf<>(Fistful.GAME, storage);
        for (int i = 1; i <= SAVED; i++) {
            Match<Town, Event> match = SampleMatches.waitingFor(Decision.TAKE, 1 + i, 60);
            shelf.keep("The evening with the whole family, no. " + i, 1.7e9 + 1e6 * i, match);
        }
        UiRobot.play(
                WIDTH, HEIGHT, storage, StartOptions.plain(), robot -> everyManner(robot, script));
        assertEquals(List.of(), misfits);
    }

    private void everyManner(UiRobot robot, UiRobot.Script script) throws Exception {
        Settings settings = robot.ui().settings();
        robot.act(() -> settings.autoResolve.set(false));
        for (String scale : SCALES) {
            robot.act(() -> settings.textScale.set(Integer.parseInt(scale)));
            for (String language : LANGUAGES) {
                robot.act(() -> settings.language.set(language));
                robot.waitUntilIdle();
                manner = language + "-" + scale;
                script.run(robot);
            }
        }
    }

    private void menus(UiRobot robot) {
        look(robot, "title");
        robot.click("play");
        look(robot, "setup");
        toTheEnd(robot, "setup.scroll");
        look(robot, "setup-end");
        robot.click("setup.back");
        robot.click("saves");
        look(robot, "saves");
        robot.click("saves.rename.1");
        look(robot, "saves-rename");
        robot.press(Keys.ESCAPE);
        robot.click("saves.delete.3");
        look(robot, "saves-deleted");
        robot.click("saves.put-back");
        robot.click("saves.back");
        robot.click("rules");
        look(robot, "rules");
        robot.press(Keys.ESCAPE);
        robot.click("settings");
        for (SettingsScreen.Part part : SettingsScreen.Part.values()) {
            robot.act(() -> ((SettingsScreen) robot.screen()).open(part));
            look(robot, "settings-" + part.name().toLowerCase(Locale.ROOT));
        }
        robot.click("settings.reset");
        look(robot, "question");
        robot.click("question.no");
        robot.click("settings.back");
        robot.click("credits");
        look(robot, "credits");
        robot.click("credits.back");
    }

    private static void toTheEnd(UiRobot robot, String pane) {
        robot.act(
                () -> {
                    ScrollPane scroll = (ScrollPane) robot.screen().find(pane);
                    scroll.setScrollPercentY(1);
                    scroll.updateVisualScroll();
                });
    }

    private void table(UiRobot robot) {
        for (Decision decision : Decision.values()) {
            String name = "ask-" + decision.name().toLowerCase(Locale.ROOT);
            sitDown(robot, SampleMatches.waitingFor(decision, 4));
            look(robot, decision == Decision.OVER ? "scores" : name);
            robot.act(() -> robot.ui().screens().back());
        }
        sitDown(robot, SampleMatches.waitingFor(Decision.TAKE, 4, 150));
        robot.pointAt("undo");
        String place = robot.ask(() -> ((TableScreen) robot.screen()).answers().get(0));
        robot.click(place);
        look(robot, "chosen");
        robot.press(Keys.ESCAPE);
        robot.click("log");
        look(robot, "log");
        robot.click("log");
        robot.click("hint");
        robot.await("advice");
        look(robot, "advice");
        robot.press(Keys.P);
        look(robot, "seat");
        robot.press(Keys.ESCAPE);
        robot.press(Keys.M);
        look(robot, "pause");
        robot.press(Keys.ESCAPE);
        robot.act(() -> robot.ui().screens().back());
    }

    private static void sitDown(UiRobot robot, Match<Town, Event> match) {
        robot.act(
                () -> {
                    TableScreen table = new TableScreen(robot.ui(), new ClosedDoors(), match);
                    robot.ui().screens().push(table);
                });
        robot.waitFor(
                "somebody is asked",
                () -> !(robot.screen() instanceof TableScreen table) || !table.answers().isEmpty());
    }

    private void look(UiRobot robot, String where) {
        robot.waitUntilIdle();
        robot.frames(3);
        for (String misfit : robot.ask(() -> TextFit.misfits(robot.screen()))) {
            misfits.add(where + " " + manner + ": " + misfit);
        }
        robot.shoot(PICTURES.resolve(where + "-" + manner + ".png"));
    }
}
