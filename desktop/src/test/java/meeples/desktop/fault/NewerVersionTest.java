package meeples.desktop.fault;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import meeples.app.Games;
import meeples.app.StartOptions;
import meeples.desktop.FileStorage;
import meeples.desktop.UiRobot;
import meeples.game.BoardGame;
import meeples.play.MatchText;
import meeples.room.playing.TableScreen;
import meeples.room.saves.SavesScreen;
import meeples.testing.BotMatches;
import meeples.testing.NeedsDisplay;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A newer version of the program has been here, and will come back. */
@NeedsDisplay
class NewerVersionTest {
    private static final String NAMED = "name theirs\ndate 200\n";

    @TempDir Path temporary;

    @Test
    void whatItHasSavedIsFoundByItAgainThoughThisOneWasUsed() throws Exception {
        BoardGame<?, ?> game = Games.all().first();
        String name = game.name();
        Kills.prepare(game, temporary, 1);
        FileStorage storage = new FileStorage(temporary);
        String match = MatchText.write(BotMatches.of(game, 1));
        String newer =
                match.replace(
                        "game " + name + " " + game.game().version(), "game " + name + " 4711");
        storage.write("autosave-" + name, newer);
        storage.write("saves/3", NAMED + newer);
        storage.write("recent/5", NAMED + newer);
        storage.write("settings", storage.read("settings") + "hologram on\n");
        UiRobot.play(
                1280,
                720,
                storage,
                StartOptions.plain(),
                robot -> {
                    robot.click("continue");
                    robot.waitFor(
                            "a message",
                            () -> robot.ui().screens().toast().contains("newer version"));
                    robot.click("saves");
                    robot.waitFor("saves", () -> robot.screen() instanceof SavesScreen);
                    robot.await("saves.locked.3");
                    robot.click("saves.back");
                    robot.ask(
                            () -> {
                                robot.ui().settings().textScale.set(110);
                                return true;
                            });
                    robot.click("play");
                    robot.click("setup.start");
                    robot.waitFor("the table", () -> robot.screen() instanceof TableScreen);
                });
        assertEquals(NAMED + newer, storage.read("saves/3"));
        assertEquals(NAMED + newer, storage.read("recent/5"));
        assertTrue(
                storage.read("saves/4").endsWith(newer), "the match under way went to the shelf");
        assertTrue(storage.read("settings").contains("\nhologram on\n"));
        assertTrue(storage.read("settings").contains("\ntext-scale 110\n"));
        assertEquals(List.of("saves/3", "saves/4"), storage.list("saves/"));
        assertTrue(Files.notExists(temporary.resolve("autosave-" + name + ".damaged.txt")));
    }
}
