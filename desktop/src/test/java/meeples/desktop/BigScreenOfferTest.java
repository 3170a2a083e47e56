package meeples.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import meeples.app.StartOptions;
import meeples.platform.MemoryStorage;
import meeples.room.entrance.TitleScreen;
import meeples.testing.NeedsDisplay;
import org.junit.jupiter.api.Test;

/** Who fills the screen and holds a pad probably sits on a couch, and is asked once. */
@NeedsDisplay
class BigScreenOfferTest {
    private final MemoryStorage storage = new MemoryStorage();

    private void play(UiRobot.Script script) throws Exception {
        UiRobot.play(1280, 720, storage, StartOptions.plain(), script);
    }

    private void prepare(String fullScreen) {
        storage.write(
                "settings",
                "meeples settings 1\nreduced-motion on\nlanguage en\nfull-screen "
                        + fullScreen
                        + "\n");
    }

    private static boolean isBig(UiRobot robot) {
        return robot.ask(() -> robot.ui().settings().bigScreen.isOn());
    }

    @Test
    void aPadInFullScreenIsOfferedLargerLettersAndTakesThem() throws Exception {
        prepare("on");
        play(
                robot -> {
                    PadHolder holder = PadHolder.with(robot, "Xbox One Controller");
                    assertFalse(robot.sees("question.yes"), "a pad that only lies there");
                    robot.act(holder.pad()::down);
                    robot.await("question.yes");
                    assertEquals("question.no", robot.focus());
                    holder.press("question.yes");
                    assertTrue(isBig(robot));
                    robot.waitFor("larger letters", () -> robot.ui().theme().size().bigScreen());
                    assertTrue(robot.isOn(TitleScreen.class));
                });
    }

    @Test
    void whoDeclinesIsNotAskedAgain() throws Exception {
        prepare("on");
        play(
                robot -> {
                    PadHolder holder = PadHolder.with(robot, "PS5 Controller");
                    robot.act(holder.pad()::down);
                    robot.await("question.no");
                    robot.act(holder.pad()::b);
                    assertFalse(robot.sees("question.no"));
                    assertFalse(isBig(robot));
                    robot.pointAt("play");
                    robot.act(holder.pad()::down);
                    robot.frames(3);
                    assertFalse(robot.sees("question.no"));
                });
        play(
                robot -> {
                    PadHolder holder = PadHolder.with(robot, "PS5 Controller");
                    robot.act(holder.pad()::down);
                    robot.frames(3);
                    assertFalse(robot.sees("question.no"), "not even after the next start");
                });
    }

    @Test
    void aPadInAWindowIsAskedWhenItFillsTheScreen() throws Exception {
        prepare("off");
        play(
                robot -> {
                    PadHolder holder = PadHolder.with(robot, "Xbox One Controller");
                    robot.act(holder.pad()::down);
                    robot.frames(3);
                    assertFalse(robot.sees("question.yes"), "a window is looked at from near");
                    robot.act(() -> robot.ui().settings().fullScreen.set(true));
                    robot.await("question.yes");
                });
    }
}
