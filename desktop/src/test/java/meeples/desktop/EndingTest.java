package meeples.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import meeples.app.StartOptions;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.fistful.ui.FistfulGame;
import meeples.platform.MemoryStorage;
import meeples.play.Match;
import meeples.room.playing.TableScreen;
import meeples.room.saves.Autosave;
import meeples.room.scores.ScoresScreen;
import meeples.testing.NeedsDisplay;
import org.junit.jupiter.api.Test;

/** How a match ends at the table. */
@NeedsDisplay
class EndingTest {
    private final MemoryStorage storage = new MemoryStorage();

    /** Continues a match in which only the last decision, which makes itself, is still to come. */
    private void play(UiRobot.Script script) throws Exception {
        Match<Town, Event> match = ReplaysTest.finishedMatch(2, 5);
        new Autosave<>(new FistfulGame(), storage)
                .keep(match.branch(match.size() - 1, match.seats()));
        UiRobot.play(
                1280,
                720,
                storage,
                StartOptions.plain().withGame("fistful"),
                robot -> {
                    robot.click("continue");
                    robot.waitFor("the table", () -> robot.screen() instanceof TableScreen);
                    script.run(robot);
                });
    }

    private static int total(UiRobot robot, int seat) {
        Label label = (Label) robot.screen().find("total-" + seat);
        return Integer.parseInt(label.getText().toString());
    }

    @Test
    void theTableCountsAndOnlyThenThePosterShowsWhoHasWon() throws Exception {
        play(
                robot -> {
                    robot.await("counting");
                    robot.await("counted-0");
                    assertFalse(robot.isOn(ScoresScreen.class), "it is not told yet");
                    robot.await("poster");
                    Match<Town, Event> match = ReplaysTest.finishedMatch(2, 5);
                    for (int seat = 0; seat < 2; seat++) {
                        int index = seat;
                        int points = match.game().rules().points(match.position(), seat);
                        assertEquals(points, (int) robot.ask(() -> total(robot, index)));
                        boolean won = match.game().rules().place(match.position(), seat) == 1;
                        assertEquals(won, robot.sees("winner-" + seat));
                    }
                });
    }

    @Test
    void aPressSkipsTheCountingAndTheSecondPageHasChartLegendAndAwards() throws Exception {
        play(
                robot -> {
                    robot.await("counting");
                    robot.press(Keys.ENTER);
                    robot.await("poster");
                    assertFalse(robot.sees("legend"));
                    robot.click("details");
                    robot.await("legend");
                    assertFalse(robot.sees("poster"));
                    robot.click("to-poster");
                    robot.await("poster");
                    robot.click("look");
                    robot.await("scores");
                    assertTrue(robot.isOn(TableScreen.class));
                    assertFalse(robot.sees("counting"), "it has counted once");
                });
    }
}
