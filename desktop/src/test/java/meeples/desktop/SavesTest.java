package meeples.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import java.awt.image.BufferedImage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import meeples.app.StartOptions;
import meeples.fistful.Fistful;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.fistful.ui.FistfulGame;
import meeples.platform.MemoryStorage;
import meeples.play.BadTextException;
import meeples.play.Match;
import meeples.play.MatchText;
import meeples.play.MoveList;
import meeples.play.Seat;
import meeples.room.entrance.TitleScreen;
import meeples.room.playing.TableScreen;
import meeples.room.saves.SaveShelf;
import meeples.room.saves.SavesScreen;
import meeples.testing.NeedsDisplay;
import meeples.text.Characters;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@NeedsDisplay
class SavesTest {
    /** What is longer can only come from a file. */
    private static final int MOST_IN_CLIPBOARD = 20_000;

    private final MemoryStorage storage = new MemoryStorage();

    private void play(UiRobot.Script script) throws Exception {
        storage.write("settings", "meeples settings 1\nreduced-motion on\nlanguage en\n");
        UiRobot.play(1280, 720, storage, StartOptions.plain(), script);
    }

    /** Sits down, saves the match under a name and goes to the shelf. */
    private static void save(UiRobot robot, String name) {
        robot.click("play");
        robot.click("setup.start");
        robot.await("menu");
        robot.press(Keys.M);
        robot.click("save");
        robot.click("name.field");
        robot.act(() -> ((TextField) robot.screen().find("name.field")).selectAll());
        robot.type(name);
        robot.click("name.accept");
        robot.click("to-title");
        robot.waitFor("the title", () -> robot.screen() instanceof TitleScreen);
        robot.click("saves");
        robot.waitUntilIdle();
    }

    @Test
    void whoHasKeysTypesANameAtOnceAndEnterSavesTheMatch() throws Exception {
        play(
                robot -> {
                    robot.click("play");
                    robot.click("setup.start");
                    robot.await("menu");
                    robot.press(Keys.M);
                    robot.click("save");
                    robot.type("Quick one");
                    robot.press(Keys.ENTER);
                    robot.waitUntilIdle();
                    assertTrue(storage.read("saves/1").startsWith("name Quick one\n"));
                    assertFalse(robot.sees("name.field"));
                });
    }

    @Test
    void aSystemWithoutFileDialogsGetsTheGamesOwnListOfFiles() throws Exception {
        assumeFalse(FileDialogs.isThere(), "this system has dialogs");
        play(
                robot -> {
                    robot.click("saves");
                    robot.waitUntilIdle();
                    robot.click("saves.load");
                    robot.await("files.cancel");
                    assertTrue(robot.sees("files.cancel"));
                });
    }

    @Test
    void aKeyKeepsAPictureOfTheWholeScreen(@TempDir Path folder) throws Exception {
        UiRobot.play(
                1280,
                720,
                new FileStorage(folder),
                StartOptions.plain(),
                robot -> {
                    robot.waitUntilIdle();
                    robot.press(Keys.F9);
                    robot.waitFor(
                            "the message", () -> robot.ui().screens().toast().contains("pictures"));
                });
        try (Stream<Path> pictures = Files.list(folder.resolve("pictures"))) {
            BufferedImage picture = ImageIO.read(pictures.findFirst().orElseThrow().toFile());
            assertEquals(1280, picture.getWidth());
            assertEquals(720, picture.getHeight());
            assertEquals(0xff, picture.getRGB(300, 300) >>> 24, "nothing shines through");
        }
    }

    /** As a system does with a file that it knows by its ending. */
    private void startWith(String text, UiRobot.Script script) throws Exception {
        storage.write("settings", "meeples settings 1\nreduced-motion on\nlanguage en\n");
        UiRobot.play(1280, 720, storage, StartOptions.plain().withMatch(text), script);
    }

    @Test
    void aMatchThatTheGameIsStartedWithLiesAmongTheSavedOnes() throws Exception {
        String text = MatchText.write(ReplaysTest.finishedMatch(2, 5));
        startWith(
                text,
                robot -> {
                    robot.waitUntilIdle();
                    assertTrue(robot.isOn(SavesScreen.class));
                    assertTrue(robot.sees("saves.delete.1"));
                    assertTrue(storage.read("saves/1").contains(text.strip()));
                });
    }

    @Test
    void whatIsNoMatchIsRefusedAtTheStartWithAReason() throws Exception {
        startWith(
                "dear diary",
                robot -> {
                    robot.waitUntilIdle();
                    assertTrue(robot.sees("notice.ok"));
                    assertTrue(storage.list("saves/").isEmpty());
                });
    }

    @Test
    void aMatchIsSavedDeletedPutBackAndPlayedOn() throws Exception {
        List<String> misfits = new ArrayList<>();
        play(
                robot -> {
                    save(robot, "Evening");
                    assertTrue(robot.isOn(SavesScreen.class));
                    assertTrue(storage.read("saves/1").startsWith("name Evening\n"));
                    misfits.addAll(robot.ask(() -> TextFit.misfits(robot.screen())));
                    robot.click("saves.delete.1");
                    robot.waitUntilIdle();
                    assertFalse(robot.sees("saves.open.1"));
                    robot.click("saves.put-back");
                    robot.waitUntilIdle();
                    robot.click("saves.open.1");
                    robot.waitFor("the table", () -> robot.screen() instanceof TableScreen);
                });
        assertEquals(List.of(), misfits);
    }

    @Test
    void aMatchIsTakenInFromTheClipboardAndRubbishIsNot() throws Exception {
        play(
                robot -> {
                    save(robot, "Evening");
                    String text = matchText();
                    robot.act(() -> robot.ui().platform().copy("howdy"));
                    robot.click("saves.paste");
                    robot.await("notice.ok");
                    robot.click("notice.ok");
                    assertFalse(robot.sees("saves.open.2"));
                    robot.act(() -> robot.ui().platform().copy(text));
                    robot.click("saves.paste");
                    robot.waitUntilIdle();
                    assertTrue(robot.sees("saves.open.2"));
                });
        assertEquals(2, storage.list("saves/").size());
    }

    private String matchText() {
        return storage.read("saves/1").replaceFirst("(?s)^name.*?\ndate.*?\n", "");
    }

    private static Match<Town, Event> longMatch() throws BadTextException {
        List<Seat> seats =
                List.of(
                        new Seat("Ann", "", "orange", "horseshoe"),
                        new Seat("Bo", "marshal", "green", "cactus"));
        Match<Town, Event> match = new Match<>(Fistful.GAME, "players 2 first 1 seed 5", seats);
        MoveList legal = new MoveList();
        for (int i = 0; i < 90; i++) {
            match.legalMoves(legal);
            match.play(legal.get(i % legal.size()));
        }
        return match;
    }

    /**
     * Each text goes from the clipboard through the button to the dialog, is complained about there
     * and put away again by a key; a few hundred between two frames, for nobody is looking.
     */
    @Test
    void aThousandDamagedTextsEachGetAClearMessageAndNothingIsLost() throws Exception {
        List<String> complaints = new ArrayList<>();
        new SaveShelf(List.of(new FistfulGame()), storage).keep("Evening", 1.7e9, longMatch());
        play(
                robot -> {
                    robot.click("saves");
                    robot.waitUntilIdle();
                    String whole = storage.read("saves/1");
                    TextDamage damage = new TextDamage(matchText(), 4711);
                    String[] languages = {"en", "fr", "de"};
                    for (int hundred = 0; hundred < 10; hundred++) {
                        String language = languages[hundred % languages.length];
                        robot.act(() -> robot.ui().settings().language.set(language));
                        robot.waitUntilIdle();
                        robot.act(
                                () -> {
                                    for (int i = 0; i < 100; i++) {
                                        complaints.add(complaint(robot, damage.next()));
                                    }
                                });
                    }
                    assertEquals(whole, storage.read("saves/1"));
                    assertTrue(robot.sees("saves.open.1"));
                });
        assertEquals(1, storage.list("saves/").size());
        assertEquals(1000, complaints.size());
        for (String complaint : complaints) {
            assertTrue(complaint.length() > 15 && complaint.length() < 200, complaint);
            assertTrue(complaint.matches("(?s)(Line|Ligne|Zeile) \\d+.*|.*[.?!]"), complaint);
            assertTrue(
                    complaint.chars().allMatch(c -> Characters.LATIN.indexOf(c) >= 0), complaint);
        }
        assertTrue(Set.copyOf(complaints).size() > 100, "they say what is wrong, not only that");
    }

    /** What the dialog says about a text; afterwards it is closed. */
    private static String complaint(UiRobot robot, String text) {
        if (text.length() > MOST_IN_CLIPBOARD) {
            ((SavesScreen) robot.screen()).take(text);
        } else {
            robot.ui().platform().copy(text);
            robot.screen().focus().focus(robot.screen().find("saves.paste"));
            Gdx.input.getInputProcessor().keyDown(Keys.ENTER);
        }
        Label label = robot.screen().stage().getRoot().findActor("notice.text");
        assertNotNull(label, () -> "no complaint about " + text);
        Gdx.input.getInputProcessor().keyDown(Keys.ENTER);
        assertNull(robot.screen().dialog());
        return label.getText().toString();
    }
}
