package meeples.desktop.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import meeples.app.StartOptions;
import meeples.coloma.ui.ColomaGame;
import meeples.desktop.TextContrast;
import meeples.desktop.TextFit;
import meeples.desktop.UiRobot;
import meeples.desktop.tool.coloma.ColomaSamples;
import meeples.platform.MemoryStorage;
import meeples.room.replay.ReplayScreen;
import meeples.settings.Settings;
import meeples.testing.NeedsDisplay;
import meeples.ui.Spoken;
import org.junit.jupiter.api.Test;

/**
 * Opens every screen and dialog in every language with plain and large letters, takes a picture of
 * each into build/screens for people to look at, and finds texts that do not fit or that can hardly
 * be read on what they stand on. Other sizes can be looked at by the system properties {@code
 * screens.width}, {@code screens.height}, {@code screens.scales} and {@code screens.languages}.
 */
@NeedsDisplay
class EveryScreenTest {
    private static final String[] LANGUAGES = list("screens.languages", "en,fr,de");
    private static final int WIDTH = Integer.getInteger("screens.width", 1280);
    private static final int HEIGHT = Integer.getInteger("screens.height", 720);
    private static final String[] SCALES = list("screens.scales", "100,150,200");
    private static final Path PICTURES = Path.of("build/screens/" + WIDTH + "x" + HEIGHT);

    /** What texts must have against their ground, and what they must have with high contrast. */
    private static final double LEAST_CONTRAST = 4.5;

    private static final double LEAST_HIGH_CONTRAST = 7;

    private final MemoryStorage storage = new MemoryStorage();
    private final List<String> complaints = new ArrayList<>();
    private String manner;

    private static String[] list(String property, String usual) {
        return System.getProperty(property, usual).split(",");
    }

    @Test
    void everyTextOfTheMenusFitsAndCanBeRead() throws Exception {
        walk(new MenuWalk(storage));
    }

    @Test
    void everyTextAtTheTableFitsAndCanBeRead() throws Exception {
        walk(new TableWalk());
    }

    @Test
    void everyTextOfScoresReplaysAndTheCouchFitsAndCanBeRead() throws Exception {
        walk(new AfterwardsWalk());
    }

    @Test
    void everyTextOfLessonsFitsAndCanBeRead() throws Exception {
        walk(new LessonWalk());
    }

    @Test
    void everyTextOfColomaFitsAndCanBeRead() throws Exception {
        walk(new GameWalk<>(new ColomaGame(), new ColomaSamples()));
    }

    private void walk(ScreenWalk walk) throws Exception {
        storage.write("settings", "meeples settings 1\nreduced-motion on\nlanguage en\n");
        UiRobot.play(
                WIDTH, HEIGHT, storage, StartOptions.plain(), robot -> everyManner(robot, walk));
        assertEquals(List.of(), complaints);
    }

    private void everyManner(UiRobot robot, ScreenWalk walk) throws Exception {
        Settings settings = robot.ui().settings();
        for (String scale : SCALES) {
            for (String language : LANGUAGES) {
                change(robot, () -> settings.textScale.set(Integer.parseInt(scale)));
                change(robot, () -> settings.language.set(language));
                manner = language + "-" + scale;
                walk.walk(robot, where -> look(robot, where));
            }
        }
        change(robot, () -> settings.textScale.set(100));
        change(robot, () -> settings.language.set(LANGUAGES[0]));
        change(robot, () -> settings.highContrast.set(true));
        manner = LANGUAGES[0] + "-high-contrast";
        walk.walk(robot, where -> look(robot, where));
    }

    private static void change(UiRobot robot, Runnable change) {
        robot.act(change);
        robot.waitUntilIdle();
    }

    private void look(UiRobot robot, String where) {
        robot.waitUntilIdle();
        robot.frames(1);
        robot.shoot(PICTURES.resolve(where + "-" + manner + ".png"));
        complain(where, robot.ask(() -> misfits(robot)));
        complain(where, robot.ask(() -> unnamed(robot)));
        // Letters of other sizes and languages have the same colours.
        if (manner.equals(LANGUAGES[0] + "-100")) {
            complain(where, TextContrast.complaints(robot, LEAST_CONTRAST));
        } else if (robot.ui().settings().highContrast.isOn()) {
            complain(where, TextContrast.complaints(robot, LEAST_HIGH_CONTRAST));
        }
    }

    private void complain(String where, List<String> found) {
        for (String complaint : found) {
            complaints.add(where + " " + manner + ": " + complaint);
        }
    }

    /** What could be pressed by somebody who cannot see it, if they knew what it is. */
    private static List<String> unnamed(UiRobot robot) {
        List<String> unnamed = new ArrayList<>();
        for (Spoken.Part part : Spoken.of(robot.screen())) {
            if (part.canBePressed() && part.words().isBlank()) {
                unnamed.add("nothing to read aloud of " + part.actor().getName());
            }
        }
        return unnamed;
    }

    private static List<String> misfits(UiRobot robot) {
        List<String> misfits = TextFit.misfits(robot.screen());
        if (robot.screen() instanceof ReplayScreen) {
            // The status line ends in dots where it must: the log has the whole sentence.
            Label status = (Label) robot.screen().find("status");
            misfits.removeIf(text -> text.contains(status.getText()));
        }
        return misfits;
    }
}
