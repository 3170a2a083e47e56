package meeples.desktop.fault;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import meeples.app.Games;
import meeples.app.StartOptions;
import meeples.desktop.FileStorage;
import meeples.desktop.UiRobot;
import meeples.game.BoardGame;
import meeples.play.Match;
import meeples.play.MatchText;
import meeples.play.MoveList;
import meeples.room.playing.TableScreen;
import meeples.room.saves.Autosave;
import meeples.testing.BotMatches;
import meeples.testing.NeedsDisplay;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A match under way that another one would take the place of is never lost without a word. */
@NeedsDisplay
class MatchUnderWayTest {
    private final BoardGame<?, ?> game = Games.all().first();
    private final String autosave = "autosave-" + game.name() + ".txt";

    @TempDir Path folder;

    private void play(UiRobot.Script script) throws Exception {
        StartOptions options = StartOptions.plain().withGame(game.name());
        UiRobot.play(1280, 720, new FileStorage(folder), options, script);
    }

    /** A match with a few decisions; its text. */
    private <S, E> String begin(BoardGame<S, E> game) throws Exception {
        Kills.prepare(game, folder, 3);
        Match<S, E> match = BotMatches.of(game, 3);
        MoveList legal = new MoveList();
        for (int i = 0; i < 5; i++) {
            match.legalMoves(legal);
            match.play(legal.get(0));
        }
        new Autosave<>(game, new FileStorage(folder)).keep(match);
        return MatchText.write(match);
    }

    @Test
    void whoBeginsAnotherIsAskedWhenItCannotBePutOnTheShelf() throws Exception {
        String match = begin(game);
        Files.createFile(folder.resolve("saves"));
        play(
                robot -> {
                    robot.click("play");
                    robot.click("setup.start");
                    robot.await("question.yes");
                    robot.press(Keys.ESCAPE);
                    robot.waitUntilIdle();
                    assertFalse(robot.sees("question.yes"));
                    assertFalse(robot.isOn(TableScreen.class), "it has not begun");
                    assertEquals(match, Files.readString(folder.resolve(autosave)));
                    robot.click("setup.start");
                    robot.click("question.yes");
                    robot.waitFor("the table", () -> robot.screen() instanceof TableScreen);
                });
    }

    @Test
    void oneThatNobodyCanReadIsToldOfAndSetAsideWhenAnotherBegins() throws Exception {
        begin(game);
        try (RandomAccessFile huge =
                new RandomAccessFile(folder.resolve(autosave).toFile(), "rw")) {
            huge.setLength(3L << 30);
        }
        play(
                robot -> {
                    String told = robot.ask(() -> robot.ui().text("saves.unread"));
                    String aside = robot.ask(() -> robot.ui().text("saves.unread-aside"));
                    robot.waitFor("a message", () -> robot.ui().screens().toast().equals(told));
                    assertFalse(robot.sees("continue"));
                    robot.click("play");
                    robot.click("setup.start");
                    robot.waitFor("the table", () -> robot.screen() instanceof TableScreen);
                    robot.waitFor("a message", () -> robot.ui().screens().toast().equals(aside));
                });
        assertEquals(3L << 30, size("autosave-" + game.name() + ".damaged.txt"));
        assertTrue(size(autosave) < 10_000, "the new match is kept");
    }

    private long size(String file) throws IOException {
        return Files.size(folder.resolve(file));
    }
}
