package meeples.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import java.util.ArrayList;
import java.util.List;
import meeples.app.StartOptions;
import meeples.fistful.ui.TableScreen;
import meeples.fistful.ui.TitleScreen;
import meeples.fistful.ui.saves.SavesScreen;
import meeples.platform.MemoryStorage;
import meeples.testing.NeedsDisplay;
import org.junit.jupiter.api.Test;

@NeedsDisplay
class SavesTest {
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
    void aMatchIsTakenInFromTextAndRubbishIsNot() throws Exception {
        play(
                robot -> {
                    save(robot, "Evening");
                    String text =
                            storage.read("saves/1").replaceFirst("(?s)^name.*?\ndate.*?\n", "");
                    robot.act(() -> ((SavesScreen) robot.screen()).take("howdy"));
                    assertFalse(robot.sees("saves.open.2"));
                    robot.act(() -> ((SavesScreen) robot.screen()).take(text));
                    robot.waitUntilIdle();
                    assertTrue(robot.sees("saves.open.2"));
                });
        assertEquals(2, storage.list("saves/").size());
    }
}
