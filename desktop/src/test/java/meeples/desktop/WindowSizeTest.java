package meeples.desktop;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Gdx;
import java.util.Collections;
import java.util.List;
import meeples.app.StartOptions;
import meeples.platform.MemoryStorage;
import meeples.room.playing.TableScreen;
import meeples.testing.NeedsDisplay;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A window that changes its size gets other pictures and letters, and nobody sees the game halt.
 */
@NeedsDisplay
class WindowSizeTest {
    /** Longer than this, and the eye sees that the game has stopped: four frames of sixty. */
    private static final double VISIBLE_MILLIS = 66;

    /** Of the largest screens everybody expects some time for the change. */
    private static final double LARGEST_MILLIS = 160;

    /** Pictures are loaded beside the game in the meantime. */
    private static final int FRAMES_TO_WATCH = 120;

    private static List<Double> resized(UiRobot robot, int width, int height) {
        robot.act(
                () -> {
                    robot.costs().clear();
                    Gdx.graphics.setWindowedMode(width, height);
                });
        robot.waitFor("the window has its size", () -> Gdx.graphics.getWidth() == width);
        robot.waitUntilIdle();
        robot.frames(FRAMES_TO_WATCH);
        return robot.ask(() -> robot.costs().millis());
    }

    @Test
    void aWindowMayChangeItsSizeInTheVeryMomentOfAnAnswer() throws Exception {
        MemoryStorage storage = new MemoryStorage();
        TablePlayer.prepareLong(storage, 21, "", "tenderfoot");
        TablePlayer.open(
                storage,
                1280,
                720,
                robot -> {
                    TablePlayer player = new TablePlayer(robot, UiRobot::pressAndRebuild, 5);
                    player.sitDown();
                    for (int i = 0; i < 30 && player.awaitQuestion(); i++) {
                        player.answer();
                        player.checkTable();
                    }
                    assertTrue(player.isAtTheTable());
                });
    }

    @ParameterizedTest
    @ValueSource(strings = {"fistful", "coloma"})
    void theGameGoesOnSmoothlyWhileItsPicturesAndLettersAreChanged(String game) throws Exception {
        UiRobot.play(
                1280,
                720,
                new MemoryStorage(),
                StartOptions.of(true, "en").withGame(game),
                robot -> {
                    robot.waitFor("the table", () -> robot.screen() instanceof TableScreen);
                    robot.waitUntilIdle();
                    assertSmooth(robot, 1920, 1080, VISIBLE_MILLIS);
                    assertSmooth(robot, 1280, 720, VISIBLE_MILLIS);
                    assertSmooth(robot, 3840, 2160, LARGEST_MILLIS);
                    assertSmooth(robot, 960, 540, VISIBLE_MILLIS);
                });
    }

    /** What other programs disturb is tried once more, from another size. */
    private static void assertSmooth(UiRobot robot, int width, int height, double most) {
        double longest = longestFrame(robot, width, height);
        if (longest >= most) {
            resized(robot, 1024, 768);
            longest = longestFrame(robot, width, height);
        }
        assertTrue(longest < most, "a frame took " + longest + " ms");
    }

    private static double longestFrame(UiRobot robot, int width, int height) {
        List<Double> millis = resized(robot, width, height);
        double longest = Collections.max(millis);
        String frame = "frame " + millis.indexOf(longest) + " took " + longest + " ms";
        System.out.println(width + "x" + height + ": of " + millis.size() + " frames " + frame);
        return longest;
    }
}
