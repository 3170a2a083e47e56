package meeples.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import java.nio.file.Path;
import java.util.List;
import meeples.app.StartOptions;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.fistful.ui.FistfulGame;
import meeples.platform.MemoryStorage;
import meeples.play.Match;
import meeples.room.replay.ReplayScreen;
import meeples.room.saves.Autosave;
import meeples.room.saves.SaveShelf;
import meeples.testing.NeedsDisplay;
import meeples.ui.Meter;
import meeples.ui.Scrubber;
import org.junit.jupiter.api.Test;

/** The analysis of a game, on the final scores and in its replay, through the real window. */
@NeedsDisplay
class AnalysisTest {
    /** For people to look at. */
    private static final Path PICTURES = Path.of("build/analysis");

    private final MemoryStorage storage = new MemoryStorage();

    private void open(UiRobot.Script script) throws Exception {
        storage.write(
                "settings", "meeples settings 1\nreduced-motion on\nspeed 400\nlanguage en\n");
        UiRobot.play(1280, 720, storage, StartOptions.plain(), script);
    }

    /** A game with one decision to go, which a bot makes. */
    private void prepareLastDecision(int players) throws Exception {
        Match<Town, Event> match = ReplaysTest.finishedMatch(players, 5);
        new Autosave<>(new FistfulGame(), storage)
                .keep(match.branch(match.size() - 1, match.seats()));
    }

    private static double progress(UiRobot robot) {
        return robot.ask(() -> ((Meter) robot.screen().find("analysis.progress")).share());
    }

    @Test
    void theFinalScoresShowHowFarTheAnalysisIsAndThenWhatItFound() throws Exception {
        prepareLastDecision(2);
        open(
                robot -> {
                    robot.click("continue");
                    robot.await("details");
                    robot.click("details");
                    robot.await("analysis.progress");
                    double early = progress(robot);
                    robot.click("analysis.stop");
                    assertFalse(robot.sees("analysis.progress"));
                    robot.frames(5);
                    robot.click("analysis.start");
                    robot.await("analysis.progress");
                    assertTrue(progress(robot) >= early, "it goes on where it was");
                    robot.shoot(PICTURES.resolve("progress.png"));
                    robot.await("analysis.result");
                    robot.waitUntilIdle();
                    assertTrue(robot.sees("finding-0"));
                    for (String language : List.of("de", "fr", "en")) {
                        robot.act(() -> robot.ui().settings().language.set(language));
                        robot.waitUntilIdle();
                        robot.shoot(PICTURES.resolve("scores-" + language + ".png"));
                        assertEquals(List.of(), robot.ask(() -> TextFit.misfits(robot.screen())));
                        robot.click("finding-0");
                        robot.await("finding.watch");
                        robot.shoot(PICTURES.resolve("finding-" + language + ".png"));
                        assertEquals(List.of(), robot.ask(() -> TextFit.misfits(robot.screen())));
                        robot.click("finding.close");
                    }
                    robot.click("finding-0");
                    robot.click("finding.watch");
                    robot.waitFor("the replay", () -> robot.screen() instanceof ReplayScreen);
                    robot.await("review.lines");
                    robot.waitUntilIdle();
                    robot.shoot(PICTURES.resolve("replay.png"));
                    robot.press(Keys.ESCAPE);
                    robot.await("analysis.result");
                });
    }

    @Test
    void aReplayIsAnalysedOnRequestAndGoesToWhatWasFound() throws Exception {
        new SaveShelf(List.of(new FistfulGame()), storage)
                .keep("Evening", 100, ReplaysTest.finishedMatch(4, 5));
        open(
                robot -> {
                    robot.click("saves");
                    robot.waitUntilIdle();
                    robot.click("saves.watch.1");
                    robot.await("replay.play");
                    int marks = marks(robot);
                    robot.press(Keys.H);
                    robot.await("analysis.progress");
                    robot.shoot(PICTURES.resolve("replay-progress.png"));
                    robot.await("analysis.result");
                    robot.waitUntilIdle();
                    assertTrue(marks(robot) > marks, "what was found is marked");
                    robot.click("review-0");
                    robot.waitUntilIdle();
                    assertTrue(robot.sees("review.lines"));
                    robot.shoot(PICTURES.resolve("replay-4.png"));
                    robot.click("replay.step-on");
                    assertFalse(robot.sees("review.lines"));
                });
    }

    private static int marks(UiRobot robot) {
        return robot.ask(() -> ((Scrubber) robot.screen().find("replay.scrubber")).marks().size());
    }
}
