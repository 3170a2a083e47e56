package meeples.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import meeples.app.MeeplesGame;
import meeples.app.StartOptions;
import meeples.fistful.ai.Bots;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.fistful.ui.FistfulGame;
import meeples.platform.MemoryStorage;
import meeples.play.Match;
import meeples.room.saves.Autosave;
import meeples.testing.FaultyThinking;
import meeples.testing.NeedsDisplay;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What players meet when thinking fails on its thread: in the real window, with the real worker.
 */
@NeedsDisplay
class FailingBotsTest {
    /** For people to look at. */
    private static final Path PICTURES = Path.of("build/failures");

    private static final String HUMAN = "";

    private final MemoryStorage storage = new MemoryStorage();
    private final FaultyThinking thinking = new FaultyThinking(new WorkerThinking());
    @TempDir Path folder;

    private void open(UiRobot.Script script) throws Exception {
        storage.write(
                "settings",
                "meeples settings 1\nreduced-motion on\nspeed 400\nlegend-thinks short\n");
        DesktopPlatform platform = new DesktopPlatform(storage, false, thinking);
        UiRobot.play(
                1280,
                720,
                new MeeplesGame(platform, StartOptions.of(false, "en")),
                robot -> {
                    robot.act(() -> Gdx.app.setApplicationLogger(new LogFile(folder)));
                    script.run(robot);
                });
    }

    private void failNext(UiRobot robot, Supplier<? extends Throwable> fault) {
        robot.act(() -> thinking.failNext(1, fault));
    }

    private void assertLogged(String fault) throws IOException {
        String log = Files.readString(folder.resolve("log.txt"));
        assertTrue(log.contains(fault), log);
        assertTrue(log.contains("at meeples.testing.FaultyThinking"), "the trace: " + log);
    }

    private record Told(String language, Supplier<Throwable> fault, String words) {}

    @Test
    void theMatchGoesOnWithASimplerBotAndThePlayersAreTold() throws Exception {
        TablePlayer.prepareLong(storage, 12, HUMAN, Bots.LEGEND, Bots.LEGEND, Bots.LEGEND);
        List<Told> all =
                List.of(
                        new Told(
                                "en",
                                () -> new OutOfMemoryError("no memory, on purpose"),
                                "A simpler bot plays on in this seat."),
                        new Told(
                                "de",
                                () -> new StackOverflowError("too deep, on purpose"),
                                "Ein einfacherer Bot spielt an diesem Platz weiter."),
                        new Told(
                                "fr",
                                () -> new IllegalStateException("a fault, on purpose"),
                                "Un bot plus simple continue à cette place."));
        open(
                robot -> {
                    TablePlayer player = new TablePlayer(robot, TablePlayer.MOUSE, 1);
                    player.sitDown();
                    for (Told told : all) {
                        robot.act(() -> robot.ui().settings().language.set(told.language()));
                        playUntilTold(robot, player, told);
                        robot.shoot(PICTURES.resolve("bot-" + told.language() + ".png"));
                        assertEquals(List.of(), robot.ask(() -> TextFit.misfits(robot.screen())));
                    }
                    robot.act(() -> thinking.failNext(0, null));
                    assertTrue(makesADecision(player), "the match goes on");
                });
        assertLogged("OutOfMemoryError: no memory");
        assertLogged("StackOverflowError: too deep");
        assertLogged("IllegalStateException: a fault");
    }

    /** Some decisions take two presses: whose handful, then which way it goes. */
    private static boolean makesADecision(TablePlayer player) {
        int before = player.size();
        for (int i = 0; i < 2 && player.awaitQuestion() && player.size() == before; i++) {
            player.answer();
        }
        return player.awaitQuestion() && player.size() > before;
    }

    /**
     * Whoever thinks after an answer fails until it is told: it may be advice on the same person's
     * next question before a bot comes to it.
     */
    private void playUntilTold(UiRobot robot, TablePlayer player, Told told) {
        String words = told.words();
        for (int i = 0; i < 200; i++) {
            robot.waitFor(
                    "a question or the message",
                    () -> isTold(robot, words) || !player.table().answers().isEmpty());
            if (robot.ask(() -> isTold(robot, words))) {
                return;
            }
            robot.act(() -> thinking.failNext(2, told.fault()));
            player.answer();
        }
        throw new AssertionError("never told: " + words);
    }

    private static boolean isTold(UiRobot robot, String words) {
        return robot.ui().screens().toast().endsWith(words);
    }

    @Test
    void aHintThatFailsSaysSoAndTheNextOneIsGiven() throws Exception {
        TablePlayer.prepareLong(storage, 12, HUMAN, Bots.TENDERFOOT);
        open(
                robot -> {
                    TablePlayer player = new TablePlayer(robot, TablePlayer.MOUSE, 1);
                    player.sitDown();
                    assertTrue(player.awaitQuestion());
                    failNext(robot, () -> new OutOfMemoryError("no memory, on purpose"));
                    robot.click("hint");
                    robot.waitFor(
                            "the message", () -> note(robot).startsWith("No advice this time:"));
                    robot.shoot(PICTURES.resolve("hint.png"));
                    assertEquals(List.of(), robot.ask(() -> TextFit.misfits(robot.screen())));
                    robot.click("hint");
                    robot.await("advice");
                });
        assertLogged("OutOfMemoryError: no memory");
    }

    private static String note(UiRobot robot) {
        Group note = (Group) robot.screen().find("note");
        return ((Label) note.getChildren().first()).getText().toString();
    }

    @Test
    void anAnalysisThatFailsSaysSoAndCanBeTriedAgain() throws Exception {
        Match<Town, Event> match = ReplaysTest.finishedMatch(2, 5);
        new Autosave<>(new FistfulGame(), storage)
                .keep(match.branch(match.size() - 1, match.seats()));
        open(
                robot -> {
                    robot.click("continue");
                    robot.await("details");
                    robot.click("details");
                    robot.await("analysis.progress");
                    robot.click("analysis.stop");
                    failNext(robot, () -> new StackOverflowError("too deep, on purpose"));
                    robot.click("analysis.start");
                    robot.await("analysis.failed");
                    for (String language : List.of("de", "fr", "en")) {
                        robot.act(() -> robot.ui().settings().language.set(language));
                        robot.waitUntilIdle();
                        robot.shoot(PICTURES.resolve("analysis-" + language + ".png"));
                        assertEquals(List.of(), robot.ask(() -> TextFit.misfits(robot.screen())));
                    }
                    robot.click("analysis.start");
                    robot.await("analysis.result");
                    assertFalse(robot.sees("analysis.failed"));
                });
        assertLogged("StackOverflowError: too deep");
    }
}
