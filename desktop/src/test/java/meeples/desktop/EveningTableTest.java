package meeples.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import java.nio.file.Path;
import java.util.List;
import meeples.fistful.model.Town;
import meeples.platform.MemoryStorage;
import meeples.room.playing.TableScreen;
import meeples.room.scores.EveningScreen;
import meeples.testing.NeedsDisplay;
import org.junit.jupiter.api.Test;

/** What players do at the table besides playing, and between two games. */
@NeedsDisplay
class EveningTableTest {
    /** For people to look at. */
    private static final Path PICTURES = Path.of("build/couch");

    private final MemoryStorage storage = new MemoryStorage();

    private static String text(UiRobot robot, String name) {
        return robot.ask(() -> ((Label) robot.screen().find(name)).getText().toString());
    }

    private static int number(UiRobot robot, String name) {
        return Integer.parseInt(text(robot, name));
    }

    @Test
    void winsAndPointsOfAnEveningAddUpOverRematches() throws Exception {
        TablePlayer.prepare(storage, 7, "tenderfoot", "prospector", "prospector");
        TablePlayer.open(
                storage,
                1280,
                720,
                robot -> {
                    robot.click("continue");
                    robot.await("evening");
                    int[] points = new int[3];
                    for (int seat = 0; seat < 3; seat++) {
                        points[seat] = number(robot, "total-" + seat);
                    }
                    robot.click("evening");
                    assertTrue(robot.isOn(EveningScreen.class));
                    for (int seat = 0; seat < 3; seat++) {
                        assertEquals(points[seat], number(robot, "points-" + seat));
                    }
                    assertFalse(robot.sees("evening.all"), "one game is the whole evening");
                    robot.shoot(PICTURES.resolve("evening-1.png"));
                    robot.click("evening.rematch");
                    robot.await("evening");
                    int second = number(robot, "total-1");
                    robot.press(Keys.TAB);
                    robot.click("evening");
                    assertEquals("After 2 games", text(robot, "evening.games"));
                    assertEquals(points[1] + second, number(robot, "points-1"));
                    int wins = 0;
                    for (int seat = 0; seat < 3; seat++) {
                        wins += number(robot, "wins-" + seat);
                    }
                    assertTrue(wins >= 2, "each game has a winner");
                    robot.click("evening.all");
                    robot.waitUntilIdle();
                    robot.shoot(PICTURES.resolve("evening-2.png"));
                });
    }

    @Test
    void theEveningAfterAGameOfColomaTellsWhatEachAwardIsFor() throws Exception {
        ValleyPlayer.prepare(storage, 7, "", "tenderfoot", "prospector", "prospector");
        ValleyPlayer.open(
                storage,
                1280,
                720,
                robot -> {
                    robot.click("continue");
                    robot.await("evening");
                    int points = number(robot, "total-1");
                    robot.click("evening");
                    assertTrue(robot.isOn(EveningScreen.class));
                    assertEquals(points, number(robot, "points-1"));
                    robot.waitUntilIdle();
                    robot.shoot(PICTURES.resolve("evening-coloma.png"));
                    assertEquals(List.of(), robot.ask(() -> TextFit.misfits(robot.screen())));
                });
    }

    @Test
    void aFaceIsShownByKeysAndByMouseWithoutTouchingTheDecision() throws Exception {
        TablePlayer.prepareLong(storage, 3, "", "");
        TablePlayer.open(
                storage,
                1280,
                720,
                robot -> {
                    TablePlayer player = new TablePlayer(robot, TablePlayer.KEYS, 1);
                    robot.click("continue");
                    assertTrue(player.awaitQuestion());
                    Town before = player.position();
                    String focus = robot.focus();
                    int seat = before.decider();
                    robot.press(Keys.E);
                    assertTrue(robot.sees("emotes-" + seat));
                    robot.shoot(PICTURES.resolve("emotes-by-keys.png"));
                    robot.press(Keys.UP);
                    assertTrue(robot.sees("emote-" + seat + "-cheer"));
                    assertFalse(robot.sees("emotes-" + seat));
                    robot.shoot(PICTURES.resolve("emote.png"));
                    assertEquals(focus, robot.focus());
                    robot.click("emote");
                    robot.click("choose-" + seat + "-sad");
                    assertTrue(robot.sees("emote-" + seat + "-sad"));
                    assertEquals(before, player.position(), "nothing was decided");
                    robot.waitFor(
                            "the face to go",
                            () -> robot.screen().find("emote-" + seat + "-sad") == null);
                    assertTrue(robot.isOn(TableScreen.class));
                });
    }
}
