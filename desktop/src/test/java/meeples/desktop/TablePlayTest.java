package meeples.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import java.util.List;
import meeples.fistful.model.Decision;
import meeples.fistful.model.Place;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.fistful.rules.Score;
import meeples.fistful.ui.Autosave;
import meeples.fistful.ui.TableScreen;
import meeples.platform.MemoryStorage;
import meeples.play.Match;
import meeples.testing.NeedsDisplay;
import org.junit.jupiter.api.Test;

/** Whole games from the title screen to the final scores, through the real window. */
@NeedsDisplay
class TablePlayTest {
    private final MemoryStorage storage = new MemoryStorage();

    @Test
    void twoPlayersPlayAWholeGameByMouse() throws Exception {
        TablePlayer.prepareLong(storage, 4711, "", "");
        playWholeGame(TablePlayer.MOUSE, 2);
    }

    @Test
    void fourPlayersPlayAWholeGameByMouse() throws Exception {
        TablePlayer.prepareLong(storage, 4711, "", "tenderfoot", "prospector", "tenderfoot");
        playWholeGame(TablePlayer.MOUSE, 4);
    }

    @Test
    void aWholeGameCanBePlayedByKeysAlone() throws Exception {
        TablePlayer.prepare(storage, 4711, "", "prospector");
        playWholeGame(TablePlayer.KEYS, 2);
    }

    @Test
    void aWholeGameCanBePlayedByTouchAlone() throws Exception {
        TablePlayer.prepare(storage, 4711, "", "", "prospector");
        playWholeGame(TablePlayer.FINGER, 3);
    }

    @Test
    void whoKeepsPressingAcceptTakesAHandfulAndGoesOn() throws Exception {
        playUntil(
                Decision.TAKE,
                TablePlayer.KEYS,
                (robot, player) -> {
                    robot.press(Keys.ENTER);
                    String way = robot.focus();
                    assertTrue(way.startsWith("target-SPACE"), way);
                    robot.press(Keys.ESCAPE);
                    assertTrue(robot.focus().startsWith("target-LOCATION"), robot.focus());
                    robot.press(Keys.ENTER);
                    robot.press(Keys.ENTER);
                    assertEquals(Decision.SOW, player.position().decision());
                });
    }

    @Test
    void aMeepleIsCarriedByThePointerFromTheHandToItsSpace() throws Exception {
        playUntil(
                Decision.SOW,
                TablePlayer.MOUSE,
                (robot, player) -> {
                    Town before = player.position();
                    int kind = 0;
                    while (before.meeples(Place.HAND, kind) == 0) {
                        kind++;
                    }
                    robot.drag(
                            "target-HAND_MEEPLE-" + kind,
                            "target-SPACE-" + before.cursor(),
                            () -> assertTrue(robot.sees("carried")));
                    assertFalse(robot.sees("carried"));
                    assertEquals(kind, player.position().on(before.cursor()));
                });
    }

    /** What somebody does who is asked. */
    private interface Turn {
        void take(UiRobot robot, TablePlayer player) throws Exception;
    }

    /** Goes on to the first question of this kind. */
    private void playUntil(Decision decision, TablePlayer.Device device, Turn turn)
            throws Exception {
        TablePlayer.prepare(storage, 4711, "", "");
        TablePlayer.open(
                storage,
                960,
                540,
                robot -> {
                    TablePlayer player = new TablePlayer(robot, device, 1);
                    player.sitDown();
                    while (player.position().decision() != decision) {
                        player.awaitQuestion();
                        player.answer();
                    }
                    player.awaitQuestion();
                    turn.take(robot, player);
                });
    }

    private void playWholeGame(TablePlayer.Device device, int players) throws Exception {
        TablePlayer.open(
                storage,
                960,
                540,
                robot -> {
                    TablePlayer player = new TablePlayer(robot, device, 1);
                    player.sitDown();
                    Match<Town, Event> match = player.match();
                    player.playOn();
                    robot.await("rematch");
                    for (int seat = 0; seat < players; seat++) {
                        String total = "total-" + seat;
                        String shown =
                                robot.ask(
                                        () ->
                                                ((Label) robot.screen().find(total))
                                                        .getText()
                                                        .toString());
                        assertEquals("" + Score.of(match.position(), seat), shown);
                    }
                    device.press(robot, "rematch");
                    robot.waitFor("another game", () -> robot.screen() instanceof TableScreen);
                    int next = match.position().seatAfter(match.position().first());
                    assertEquals(next, player.position().first());
                });
    }

    @Test
    void everyDecisionCanBeTakenBackAndMadeAgain() throws Exception {
        TablePlayer.prepare(storage, 99, "", "");
        TablePlayer.open(
                storage,
                960,
                540,
                robot -> {
                    TablePlayer player = new TablePlayer(robot, TablePlayer.MOUSE, 7);
                    player.sitDown();
                    Match<Town, Event> match = player.match();
                    int takenBack = 0;
                    for (int i = 0; i < 60 && player.awaitQuestion(); i++) {
                        Town before = player.position();
                        int size = robot.ask(match::size);
                        player.answer();
                        if (robot.ask(match::size) > size && takeBack(robot, player)) {
                            takenBack++;
                            assertEquals(before, player.position());
                            player.checkTable();
                            robot.press(Keys.Y);
                            assertTrue(robot.ask(match::size) > size);
                        }
                    }
                    assertTrue(takenBack > 10, takenBack + " taken back");
                });
    }

    private static boolean takeBack(UiRobot robot, TablePlayer player) {
        if (!player.awaitQuestion()) {
            return false;
        }
        Match<Town, Event> match = player.match();
        int before = robot.ask(match::size);
        robot.press(Keys.Z);
        return robot.ask(match::size) < before;
    }

    @Test
    void whoWantsToConfirmIsAskedBeforeWhatCannotBeTakenBack() throws Exception {
        TablePlayer.prepare(storage, 8, "", "");
        TablePlayer.open(
                storage,
                960,
                540,
                robot -> {
                    TablePlayer player = new TablePlayer(robot, TablePlayer.MOUSE, 3);
                    player.sitDown();
                    Match<Town, Event> match = player.match();
                    robot.act(() -> robot.ui().settings().confirmTurn.set(true));
                    int refused = 0;
                    for (int i = 0; i < 80 && refused < 2 && player.awaitQuestion(); i++) {
                        int size = robot.ask(match::size);
                        player.answer();
                        boolean confirm =
                                robot.ask(
                                                () ->
                                                        player.table()
                                                                .answers()
                                                                .equals(List.of("yes", "no")))
                                        && robot.ask(match::size) == size
                                        && !robot.sees("bubble");
                        if (confirm) {
                            robot.click("no");
                            assertEquals(size, robot.ask(match::size));
                            refused++;
                            player.answer();
                        }
                    }
                    assertEquals(2, refused);
                });
    }

    @Test
    void peopleWhoShareAScreenAreToldToChangePlaces() throws Exception {
        TablePlayer.prepare(storage, 5, "", "");
        TablePlayer.open(
                storage,
                960,
                540,
                robot -> {
                    TablePlayer player = new TablePlayer(robot, TablePlayer.MOUSE, 2);
                    robot.act(() -> robot.ui().settings().handover.set(true));
                    player.sitDown();
                    player.awaitQuestion();
                    player.answer();
                    robot.await("ready");
                    assertTrue(robot.ask(() -> player.table().answers().isEmpty()));
                    robot.click("ready");
                    assertTrue(player.awaitQuestion());
                });
    }

    @Test
    void theStrongestBotSaysWhatItWouldDo() throws Exception {
        TablePlayer.prepare(storage, 6, "", "");
        TablePlayer.open(
                storage,
                960,
                540,
                robot -> {
                    TablePlayer player = new TablePlayer(robot, TablePlayer.MOUSE, 2);
                    player.sitDown();
                    for (int i = 0; i < 2; i++) {
                        player.awaitQuestion();
                        player.answer();
                    }
                    player.awaitQuestion();
                    robot.click("hint");
                    robot.await("advice");
                    robot.press(Keys.H);
                    assertTrue(robot.sees("outlook"));
                });
    }

    @Test
    void aGameGoesOnWhereTheProgramWasKilled() throws Exception {
        TablePlayer.prepareLong(storage, 12, "", "tenderfoot");
        for (int sitting = 0; sitting < 3; sitting++) {
            int seed = sitting;
            Town[] last = new Town[1];
            TablePlayer.open(
                    storage,
                    1280,
                    720,
                    robot -> {
                        TablePlayer player = new TablePlayer(robot, TablePlayer.MOUSE, seed);
                        player.sitDown();
                        robot.ask(
                                () -> {
                                    robot.ui().settings().speed.set(100);
                                    robot.ui().settings().reducedMotion.set(false);
                                    return true;
                                });
                        for (int i = 0; i < 6 && player.awaitQuestion(); i++) {
                            player.answer();
                        }
                        stopTheClock(robot);
                        last[0] = player.position();
                    });
            assertEquals(last[0], restored());
        }
    }

    /** Nothing is decided any more, whatever still moves. */
    private static void stopTheClock(UiRobot robot) {
        robot.press(Keys.M);
        robot.await("resume");
    }

    private Town restored() throws Exception {
        return new Autosave(storage).restore().position();
    }
}
