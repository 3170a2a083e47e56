package meeples.desktop.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import meeples.app.StartOptions;
import meeples.coloma.ui.ColomaGame;
import meeples.desktop.TextContrast;
import meeples.desktop.TextFit;
import meeples.desktop.TextSizes;
import meeples.desktop.UiRobot;
import meeples.desktop.tool.coloma.ColomaSamples;
import meeples.platform.MemoryStorage;
import meeples.room.book.RulesScreen;
import meeples.room.playing.TableScreen;
import meeples.room.replay.ReplayScreen;
import meeples.table.GameTable;
import meeples.testing.NeedsDisplay;
import meeples.ui.UiScreen;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every screen as a television shows it: nothing is too small, cut off or at the very edge. */
@NeedsDisplay
class BigScreenTest {
    /** What type must have at 1080 lines to be read from three metres. */
    private static final float LEAST = 24;

    private static final double LEAST_CONTRAST = 4.5;

    /** For people to look at. */
    private static final Path PICTURES = Path.of("build/big-screen");

    private final MemoryStorage storage = new MemoryStorage();
    private final List<String> complaints = new ArrayList<>();

    @ParameterizedTest
    @ValueSource(strings = {"en", "fr", "de"})
    void everyTextOfEveryScreenCanBeReadFromTheCouch(String language) throws Exception {
        storage.write(
                "settings",
                "meeples settings 1\nreduced-motion on\nbig-screen on\nlanguage "
                        + language
                        + "\n");
        List<ScreenWalk> walks =
                List.of(
                        new MenuWalk(storage),
                        new TableWalk(),
                        new AfterwardsWalk(),
                        new LessonWalk(),
                        new GameWalk<>(new ColomaGame(), new ColomaSamples()));
        UiRobot.play(
                1920,
                1080,
                storage,
                StartOptions.plain(),
                robot -> {
                    for (ScreenWalk walk : walks) {
                        walk.walk(robot, where -> look(robot, where, language));
                    }
                });
        assertEquals(List.of(), complaints);
    }

    private void look(UiRobot robot, String where, String language) {
        robot.waitUntilIdle();
        robot.frames(2);
        robot.shoot(PICTURES.resolve(language).resolve(where + ".png"));
        List<String> found = new ArrayList<>(robot.ask(() -> complaints(robot.screen())));
        if (language.equals("en")) {
            // Letters of other languages have the same colours.
            found.addAll(TextContrast.complaints(robot, LEAST_CONTRAST));
        }
        for (String complaint : found) {
            complaints.add(where + " (" + language + "): " + complaint);
        }
    }

    private static List<String> complaints(UiScreen screen) {
        List<String> found = TextSizes.complaints(screen, LEAST);
        found.addAll(TextFit.misfits(screen));
        GameTable<?, ?> table = table(screen);
        if (table != null && table.smallestText() < LEAST) {
            found.add(table.smallestText() + " px on the table");
        }
        if (screen instanceof RulesScreen<?, ?> rules && rules.smallestText() < LEAST) {
            found.add(rules.smallestText() + " px in the pictures");
        }
        return found;
    }

    private static GameTable<?, ?> table(UiScreen screen) {
        if (screen instanceof ReplayScreen<?, ?> replay) {
            return replay.table();
        }
        return screen instanceof TableScreen<?, ?> match ? match.table() : null;
    }
}
