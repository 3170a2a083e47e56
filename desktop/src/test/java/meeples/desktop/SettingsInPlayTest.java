package meeples.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import java.util.Set;
import java.util.TreeSet;
import meeples.app.StartOptions;
import meeples.fistful.model.Town;
import meeples.platform.MemoryStorage;
import meeples.room.playing.TableScreen;
import meeples.settings.Value;
import meeples.testing.NeedsDisplay;
import meeples.ui.SettingsScreen;
import org.junit.jupiter.api.Test;

/** Settings that are changed by a player's own hands, in the middle of a game and for good. */
@NeedsDisplay
class SettingsInPlayTest {
    private final MemoryStorage storage = new MemoryStorage();

    /** All sentences on the screen: what has two words and is no player's name. */
    private static Set<String> sentences(UiRobot robot) {
        return robot.ask(
                () -> {
                    Set<String> texts = new TreeSet<>();
                    gather(robot.screen().stage().getRoot(), texts);
                    texts.removeIf(text -> !text.matches("(?s).*\\p{L}{2,}.*\\p{L}{2,}.*"));
                    return texts;
                });
    }

    private static void gather(Group group, Set<String> texts) {
        for (Actor actor : group.getChildren()) {
            if (actor.isVisible() && actor instanceof Label label) {
                texts.add(label.getText().toString());
            } else if (actor.isVisible() && actor instanceof Group inner) {
                gather(inner, texts);
            }
        }
    }

    /** What the game remembers without asking, what is a screen of its own, and the window. */
    private static final Set<String> WITHOUT_WIDGET =
            Set.of(
                    "meeples",
                    "keys",
                    "pads",
                    "last-game",
                    "last-setup",
                    "couch",
                    "couch-table",
                    "hands",
                    "lessons",
                    "big-screen-offered",
                    "fingers-told",
                    "full-screen",
                    "window-size");

    @Test
    void anotherLanguageIsSpokenInTheMiddleOfAGameWhichGoesOn() throws Exception {
        storage.write("settings", "meeples settings 1\nlanguage en\n");
        TablePlayer.prepareLong(storage, 21, "", "tenderfoot");
        TablePlayer.open(
                storage,
                1280,
                720,
                robot -> {
                    TablePlayer player = new TablePlayer(robot, TablePlayer.MOUSE, 5);
                    player.sitDown();
                    for (int i = 0; i < 8 && player.awaitQuestion(); i++) {
                        player.answer();
                    }
                    assertTrue(player.awaitQuestion());
                    robot.press(Keys.L);
                    robot.waitUntilIdle();
                    Set<String> english = sentences(robot);
                    Town before = player.position();
                    assertTrue(english.size() > 10, "much is said: " + english);

                    robot.press(Keys.M);
                    robot.click("settings");
                    robot.await("settings.language");
                    robot.act(
                            () ->
                                    robot.screen()
                                            .focus()
                                            .focus(robot.screen().find("settings.language")));
                    robot.press(Keys.RIGHT);
                    robot.press(Keys.RIGHT);
                    assertEquals("de", robot.ui().settings().language.get());
                    robot.press(Keys.ESCAPE);
                    robot.waitFor("the table", () -> robot.screen() instanceof TableScreen);
                    robot.waitUntilIdle();
                    Set<String> inMenu = sentences(robot);
                    inMenu.retainAll(english);
                    assertEquals(Set.of(), inMenu, "still in English");
                    robot.press(Keys.ESCAPE);
                    robot.waitUntilIdle();
                    Set<String> german = sentences(robot);
                    assertTrue(german.size() > 10, "much is said: " + german);
                    german.retainAll(english);
                    assertEquals(Set.of(), german, "still in English");
                    assertEquals(before, player.position());
                    robot.press(Keys.L);
                    int size = robot.ask(() -> player.table().match().size());
                    for (int i = 0; i < 6 && player.awaitQuestion(); i++) {
                        player.answer();
                        player.checkTable();
                    }
                    assertTrue(robot.ask(() -> player.table().match().size()) > size);
                });
    }

    @Test
    void everySettingCanBeChangedByKeysAndIsThereAtTheNextStart() throws Exception {
        String[] changed = new String[1];
        storage.write("settings", "meeples settings 1\nlanguage en\n");
        TablePlayer.open(
                storage,
                1280,
                720,
                robot -> {
                    String before = robot.ask(() -> robot.ui().settings().write());
                    robot.click("settings");
                    for (SettingsScreen.Part part : SettingsScreen.Part.values()) {
                        robot.act(() -> ((SettingsScreen) robot.screen()).open(part));
                        robot.waitUntilIdle();
                        for (Value<?> value : robot.ui().settings().all()) {
                            change(robot, value);
                        }
                    }
                    robot.click("settings.back");
                    changed[0] = robot.ask(() -> robot.ui().settings().write());
                    assertEquals(Set.of(), unchanged(before, changed[0]));
                });
        assertEquals(changed[0], storage.read("settings"));
        UiRobot.play(
                1280,
                720,
                storage,
                StartOptions.plain(),
                robot -> assertEquals(changed[0], robot.ask(() -> robot.ui().settings().write())));
    }

    /** Goes one step on by the keyboard, if the setting is in this part of the screen. */
    private static void change(UiRobot robot, Value<?> value) {
        String name = "settings." + value.name();
        boolean there = robot.ask(() -> robot.screen().find(name) != null);
        // The window's own measures are left alone: the display decides what becomes of them.
        if (there && !name.equals("settings.full-screen") && !name.equals("settings.window-size")) {
            assertTrue(
                    robot.ask(() -> robot.screen().focus().names().contains(name)),
                    name + " can have the focus");
            String before = written(robot, value);
            robot.act(() -> robot.screen().focus().focus(robot.screen().find(name)));
            robot.press(Keys.RIGHT);
            if (written(robot, value).equals(before)) {
                robot.act(() -> robot.screen().focus().focus(robot.screen().find(name)));
                robot.press(Keys.LEFT);
            }
            if (written(robot, value).equals(before)) {
                robot.act(() -> robot.screen().focus().focus(robot.screen().find(name)));
                robot.press(Keys.ENTER);
            }
            robot.waitUntilIdle();
        }
    }

    private static String written(UiRobot robot, Value<?> value) {
        String all = robot.ask(() -> robot.ui().settings().write());
        return all.lines()
                .filter(line -> line.startsWith(value.name() + " "))
                .findFirst()
                .orElseThrow();
    }

    /** The settings that have widgets of their own and were not changed. */
    private static Set<String> unchanged(String before, String after) {
        Set<String> same = new TreeSet<>(Set.of(before.split("\n")));
        same.retainAll(Set.of(after.split("\n")));
        same.removeIf(line -> WITHOUT_WIDGET.contains(line.split(" ")[0]));
        return same;
    }
}
