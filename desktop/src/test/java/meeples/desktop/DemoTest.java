package meeples.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import meeples.app.StartOptions;
import meeples.platform.MemoryStorage;
import meeples.room.entrance.TitleScreen;
import meeples.room.playing.DemoTable;
import meeples.room.playing.TableScreen;
import meeples.testing.NeedsDisplay;
import org.junit.jupiter.api.Test;

/** Bots play for those who walk by. */
@NeedsDisplay
class DemoTest {
    private static final float SOON = 0.6f;

    private final MemoryStorage storage = new MemoryStorage();

    private void play(float secondsToDemo, UiRobot.Script script) throws Exception {
        TablePlayer.prepare(storage, 4, "", "prospector");
        StartOptions options = new StartOptions(false, "en", secondsToDemo, null, null);
        UiRobot.play(1280, 720, storage, options, script);
    }

    private static void awaitDemo(UiRobot robot) {
        robot.waitFor("bots to play", () -> robot.screen() instanceof DemoTable);
    }

    @Test
    void afterAWhileBotsPlayAndAKeyLeadsBackToTheTitle() throws Exception {
        play(
                SOON,
                robot -> {
                    robot.ask(
                            () -> {
                                robot.ui().settings().speed.set(400);
                                return true;
                            });
                    String kept = storage.read("autosave-fistful");
                    awaitDemo(robot);
                    robot.waitFor(
                            "their moves",
                            () -> ((TableScreen<?, ?>) robot.screen()).match().size() > 30);
                    assertTrue(robot.sees("demo"));
                    robot.press(Keys.SPACE);
                    assertTrue(robot.isOn(TitleScreen.class));
                    assertEquals(
                            kept,
                            storage.read("autosave-fistful"),
                            "the player's own game is kept");
                    awaitDemo(robot);
                });
    }

    @Test
    void aClickIntoTheDemoOnlyEndsIt() throws Exception {
        play(
                SOON,
                robot -> {
                    awaitDemo(robot);
                    robot.clickAt(30, 30);
                    assertTrue(robot.isOn(TitleScreen.class));
                });
    }

    @Test
    void nobodyIsInterruptedWhileTheyLookAround() throws Exception {
        play(
                2,
                robot -> {
                    long end = System.nanoTime() + 4_000_000_000L;
                    while (System.nanoTime() < end) {
                        robot.press(Keys.DOWN);
                        assertFalse(robot.isOn(DemoTable.class));
                    }
                    robot.click("credits");
                    robot.press(Keys.ESCAPE);
                    awaitDemo(robot);
                });
    }
}
