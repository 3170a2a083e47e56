package meeples.desktop.fault;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import meeples.app.Games;
import meeples.app.StartOptions;
import meeples.desktop.FileStorage;
import meeples.desktop.UiRobot;
import meeples.game.BoardGame;
import meeples.platform.StorageException;
import meeples.play.MatchText;
import meeples.room.playing.TableScreen;
import meeples.room.saves.SaveShelf;
import meeples.testing.BotMatches;
import meeples.testing.NeedsDisplay;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The disk fails in the middle of a match, and works again later. */
class DiskTest {
    private static final int SEED = 7;

    private final BoardGame<?, ?> game = Games.all().first();
    private final String autosave = "autosave-" + game.name();

    @TempDir Path temporary;

    /** A way in which it fails. */
    private record Trouble(String name, Runnable begin, Runnable end) {}

    private List<Trouble> troubles(FaultyDisk disk, Path folder) {
        Path away = temporary.resolve("away");
        return List.of(
                trouble(disk, FaultyDisk.Condition.FULL),
                trouble(disk, FaultyDisk.Condition.READ_ONLY),
                trouble(disk, FaultyDisk.Condition.GONE),
                new Trouble(
                        "something else is where the folder was",
                        () -> {
                            attempt(() -> Files.move(folder, away));
                            attempt(() -> Files.createFile(folder));
                        },
                        () -> {
                            attempt(() -> Files.delete(folder));
                            attempt(() -> Files.move(away, folder));
                        }));
    }

    private static Trouble trouble(FaultyDisk disk, FaultyDisk.Condition condition) {
        return new Trouble(
                condition.name(),
                () -> disk.become(condition),
                () -> disk.become(FaultyDisk.Condition.FINE));
    }

    private interface Attempt {
        void run() throws IOException;
    }

    private static void attempt(Attempt attempt) {
        try {
            attempt.run();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** All files with their content, without those that were never finished. */
    private static Map<String, String> files(Path folder) {
        Map<String, String> found = new TreeMap<>();
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path file : all.filter(Files::isRegularFile).toList()) {
                if (!file.toString().endsWith(".new")) {
                    found.put(folder.relativize(file).toString(), Files.readString(file));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return found;
    }

    private static int decisions(UiRobot robot) {
        return robot.ask(() -> ((TableScreen<?, ?>) robot.screen()).match().size());
    }

    private static void awaitDecisions(UiRobot robot, int more) {
        int wanted = decisions(robot) + more;
        robot.waitFor(
                "the match goes on",
                () -> ((TableScreen<?, ?>) robot.screen()).match().size() >= wanted);
    }

    /** Opens the menu, under which nobody plays, and waits until nothing is said any more. */
    private static void rest(UiRobot robot) {
        robot.press(Keys.M);
        robot.waitFor("the menu", () -> robot.screen().dialog() != null);
        robot.waitFor("silence", () -> robot.ui().screens().toast().isEmpty());
    }

    /** Between two frames: what is kept is the match as it is. */
    private void awaitKept(UiRobot robot, Path folder) {
        robot.waitFor(
                "what is kept is the match at the table",
                () ->
                        MatchText.write(((TableScreen<?, ?>) robot.screen()).match())
                                .equals(files(folder).get(autosave + ".txt")));
    }

    private void prepare(Path folder) throws Exception {
        Kills.prepare(game, folder, SEED);
        new SaveShelf(List.of(game), new FileStorage(folder))
                .keep("evening", 1, BotMatches.of(game, SEED));
    }

    @NeedsDisplay
    @Test
    void thePlayerIsToldTheMatchGoesOnAndIsKeptAgainWhenTheDiskIsBack() throws Exception {
        Path folder = temporary.resolve("data");
        prepare(folder);
        FaultyDisk disk = new FaultyDisk(folder);
        UiRobot.play(
                640,
                360,
                new FileStorage(disk.at(folder)),
                StartOptions.plain(),
                robot -> {
                    robot.click("continue");
                    robot.waitFor("the table", () -> robot.screen() instanceof TableScreen);
                    String told = robot.ask(() -> robot.ui().text("ui.storage-fails"));
                    for (Trouble trouble : troubles(disk, folder)) {
                        awaitDecisions(robot, 1);
                        rest(robot);
                        Map<String, String> before =
                                robot.ask(
                                        () -> {
                                            Map<String, String> now = files(folder);
                                            trouble.begin().run();
                                            return now;
                                        });
                        robot.press(Keys.ESCAPE);
                        robot.waitFor(
                                "a message: " + trouble.name(),
                                () -> robot.ui().screens().toast().equals(told));
                        awaitDecisions(robot, 3);
                        robot.ask(
                                () -> {
                                    trouble.end().run();
                                    assertEquals(before, files(folder), trouble.name());
                                    return true;
                                });
                        awaitDecisions(robot, 1);
                        awaitKept(robot, folder);
                    }
                    rest(robot);
                    robot.ask(
                            () -> {
                                disk.become(FaultyDisk.Condition.FULL);
                                robot.ui().settings().textScale.set(110);
                                return true;
                            });
                    robot.waitFor(
                            "a message about the settings",
                            () -> robot.ui().screens().toast().equals(told));
                    robot.ask(
                            () -> {
                                disk.become(FaultyDisk.Condition.FINE);
                                return true;
                            });
                });
        assertTrue(files(folder).get("settings.txt").contains("text-scale 110"));
        assertTrue(files(folder).containsKey("saves/1.txt"));
    }

    @NeedsDisplay
    @Test
    void aFolderThatIsTakenAwayInMidGameIsMadeAnewWithTheMatchInIt() throws Exception {
        Path folder = temporary.resolve("data");
        prepare(folder);
        UiRobot.play(
                640,
                360,
                new FileStorage(folder),
                StartOptions.plain(),
                robot -> {
                    robot.click("continue");
                    robot.waitFor("the table", () -> robot.screen() instanceof TableScreen);
                    awaitDecisions(robot, 1);
                    robot.ask(
                            () -> {
                                attempt(() -> Files.move(folder, temporary.resolve("away")));
                                return true;
                            });
                    awaitDecisions(robot, 2);
                    awaitKept(robot, folder);
                });
    }

    @Test
    void whatWasThereBeforeStaysWhateverFailsWhileItIsWritten() throws Exception {
        FaultyDisk disk = new FaultyDisk(temporary);
        FileStorage storage = new FileStorage(disk.at(temporary));
        storage.write("autosave", "first");
        storage.write("saves/1", "one");
        for (FaultyDisk.Condition condition : FaultyDisk.Condition.values()) {
            disk.become(condition);
            if (condition != FaultyDisk.Condition.FINE) {
                assertThrows(StorageException.class, () -> storage.write("autosave", "second"));
                assertThrows(StorageException.class, () -> storage.write("new/place", "second"));
            }
            disk.become(FaultyDisk.Condition.FINE);
            assertEquals("first", storage.read("autosave"), condition.name());
            assertEquals("one", storage.read("saves/1"), condition.name());
            assertNull(storage.read("new/place"));
        }
        storage.write("autosave", "third");
        assertEquals(Map.of("autosave.txt", "third", "saves/1.txt", "one"), files(temporary));
        try (Stream<Path> left = Files.walk(temporary)) {
            assertTrue(left.noneMatch(file -> file.toString().endsWith(".new")));
        }
    }

    @Test
    void aDiskThatIsFullWouldLoseWhatIsWrittenInPlace() throws IOException {
        FaultyDisk disk = new FaultyDisk(temporary);
        Path file = disk.at(temporary).resolve("autosave.txt");
        Files.writeString(file, "first");
        Map<String, String> before = files(temporary);
        disk.become(FaultyDisk.Condition.FULL);
        assertThrows(IOException.class, () -> Files.writeString(file, "second"));
        assertNotEquals(before, files(temporary), "this test sees what is lost");
    }
}
