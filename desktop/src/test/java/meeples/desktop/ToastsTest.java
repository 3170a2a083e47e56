package meeples.desktop;

import meeples.app.StartOptions;
import meeples.platform.MemoryStorage;
import meeples.testing.NeedsDisplay;
import org.junit.jupiter.api.Test;

@NeedsDisplay
class ToastsTest {
    @Test
    void messagesAreShownOneAfterAnotherAndGo() throws Exception {
        UiRobot.play(
                1280,
                720,
                new MemoryStorage(),
                StartOptions.plain(),
                robot -> {
                    robot.act(() -> robot.ui().screens().toast("Saved"));
                    robot.act(() -> robot.ui().screens().toast("Copied"));
                    awaitToast(robot, "Saved");
                    awaitToast(robot, "Copied");
                    awaitToast(robot, "");
                    robot.act(() -> robot.ui().screens().toast("Howdy"));
                    awaitToast(robot, "Howdy");
                });
    }

    private static void awaitToast(UiRobot robot, String text) {
        robot.waitFor("toast " + text, () -> robot.ui().screens().toast().equals(text));
    }
}
