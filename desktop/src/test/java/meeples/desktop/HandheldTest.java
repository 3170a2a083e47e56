package meeples.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import meeples.app.StartOptions;
import meeples.platform.MemoryStorage;
import meeples.room.playing.TableScreen;
import meeples.testing.NeedsDisplay;
import meeples.ui.UiScreen;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A handheld with 1280x800 pixels, sticks and buttons, and nothing else. Where the system says that
 * it is one, the game begins in the mode for big screens, whose letters are large on small ones
 * too.
 */
@NeedsDisplay
class HandheldTest {
    /** What type must have on so small a screen in one's hands. */
    private static final float LEAST = 12;

    /** For people to look at. */
    private static final Path PICTURES = Path.of("build/handheld");

    private final MemoryStorage storage = new MemoryStorage();
    private final List<String> complaints = new ArrayList<>();

    @ParameterizedTest
    @CsvSource({"fistful, de", "coloma, fr"})
    void everythingCanBeReadAndReachedFromTheTitleIntoAGame(String game, String language)
            throws Exception {
        storage.write(
                "settings",
                "meeples settings 1\nreduced-motion on\nspeed 400\nbig-screen on\nlanguage "
                        + language
                        + "\n");
        UiRobot.play(
                1280,
                800,
                storage,
                StartOptions.plain().withGame(game),
                robot -> {
                    PadHolder holder = PadHolder.with(robot, "Xbox One Controller");
                    look(robot, game + "-title");
                    holder.go("settings", "settings.back");
                    look(robot, game + "-settings");
                    holder.leave("play");
                    holder.go("play", "setup.start");
                    look(robot, game + "-setup");
                    holder.go("setup.start", "menu");
                    robot.waitFor("the table", () -> robot.screen() instanceof TableScreen);
                    look(robot, game + "-table");
                });
        assertEquals(List.of(), complaints);
    }

    private void look(UiRobot robot, String where) {
        robot.waitUntilIdle();
        robot.frames(2);
        robot.shoot(PICTURES.resolve(where + ".png"));
        List<String> found = new ArrayList<>(robot.ask(() -> complaints(robot.screen())));
        found.forEach(complaint -> complaints.add(where + ": " + complaint));
    }

    private static List<String> complaints(UiScreen screen) {
        List<String> found = TextSizes.complaints(screen, LEAST);
        if (screen instanceof TableScreen<?, ?> match) {
            // Names that are too long for the narrow panels end in dots; help tells them whole.
            if (match.table().smallestText() < LEAST) {
                found.add(match.table().smallestText() + " px on the table");
            }
        } else {
            found.addAll(TextFit.misfits(screen));
        }
        return found;
    }
}
