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
import meeples.game.BoardGame;
import meeples.platform.MemoryStorage;
import meeples.play.Match;
import meeples.room.playing.TableScreen;
import meeples.room.saves.Autosave;
import meeples.testing.NeedsDisplay;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Whole games from the title screen to the final scores, through the real window. */
@NeedsDisplay
class TablePlayTest {
    private final MemoryStorage storage = new MemoryStorage();

    @Test
    void twoPlayersPlayAWholeGameByMouse() throws Exception {
        TablePlayer.prepareLong(storage, 4711, "", "");
        playWholeGame(Played.FISTFUL, TablePlayer.MOUSE);
    }

    @Test
    void fourPlayersPlayAWholeGameByMouse() throws Exception {
        TablePlayer.prepareLong(storage, 4711, "", "tenderfoot", "prospector", "tenderfoot");
        playWholeGame(Played.FISTFUL, TablePlayer.MOUSE);
    }

    @ParameterizedTest
    @EnumSource
    void aWholeGameCanBePlayedByKeysAlone(Played game) throws Exception {
        game.prepare(storage, 4711, "", "prospector");
        playWholeGame(game, TablePlayer.KEYS);
    }

    @ParameterizedTest
    @EnumSource
    void aWholeGameCanBePlayedByTouchAlone(Played game) throws Exception {
        game.prepare(storage, 4711, "", "", "prospector");
        playWholeGame(game, TablePlayer.FINGER);
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

    private void playWholeGame(Played game, TablePlayer.Device device) throws Exception {
        game.open(
                storage,
                960,
                540,
                robot -> playWholeGame(robot, game.player(robot, device, 1), device));
    }

    private static <S, E> void playWholeGame(
            UiRobot robot, GamePlayer<S, E> player, TablePlayer.Device device) {
        player.sitDown();
        Match<S, E> match = player.match();
        player.playOn();
        robot.await("rematch");
        for (int seat = 0; seat < match.seats().size(); seat++) {
            int points = match.game().rules().points(match.position(), seat);
            assertEquals("" + points, text(robot, "total-" + seat));
        }
        device.press(robot, "rematch");
        robot.waitFor("another game", () -> robot.screen() instanceof TableScreen);
        assertFalse(robot.ask(() -> player.table().match().isOver()));
    }

    private static String text(UiRobot robot, String name) {
        return robot.ask(() -> ((Label) robot.screen().find(name)).getText().toString());
    }

    @Test
    void whoSitsNextBeginsTheNextGame() throws Exception {
        TablePlayer.prepare(storage, 4711, "", "");
        TablePlayer.open(
                storage,
                960,
                540,
                robot -> {
                    TablePlayer player = new TablePlayer(robot, TablePlayer.MOUSE, 1);
                    player.sitDown();
                    Match<Town, Event> match = player.match();
                    player.playOn();
                    robot.click("rematch");
                    robot.waitFor("another game", () -> robot.screen() instanceof TableScreen);
                    int next = match.position().seatAfter(match.position().first());
                    assertEquals(next, player.position().first());
                });
    }

    @ParameterizedTest
    @EnumSource
    void everyDecisionCanBeTakenBackAndMadeAgain(Played game) throws Exception {
        game.prepare(storage, 99, "", "");
        game.open(
                storage,
                960,
                540,
                robot -> takeEverythingBack(robot, game.player(robot, TablePlayer.MOUSE, 7)));
    }

    private static <S, E> void takeEverythingBack(UiRobot robot, GamePlayer<S, E> player) {
        player.sitDown();
        int takenBack = 0;
        for (int i = 0; i < 60 && player.awaitQuestion(); i++) {
            S before = player.position();
            int size = player.size();
            player.answer();
            boolean asked = player.awaitQuestion();
            if (asked && player.size() > size && player.takeBackTo(size)) {
                takenBack++;
                assertEquals(before, player.position());
                player.checkTable();
                robot.press(Keys.Y);
                assertTrue(player.size() > size);
            }
        }
        assertTrue(takenBack > 10, takenBack + " taken back");
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
    void practiceIsSwitchedOnInTheMenuAndTakesBackWhatABotHasDone() throws Exception {
        TablePlayer.prepareLong(storage, 12, "", "tenderfoot");
        TablePlayer.open(
                storage,
                960,
                540,
                robot -> {
                    TablePlayer player = new TablePlayer(robot, TablePlayer.MOUSE, 2);
                    player.sitDown();
                    player.awaitQuestion();
                    Match<Town, Event> match = player.match();
                    while (robot.ask(
                            () -> match.size() == 0 || match.seat(match.size() - 1) == 0)) {
                        player.answer();
                        player.awaitQuestion();
                    }
                    int size = robot.ask(match::size);
                    robot.press(Keys.Z);
                    assertEquals(size, robot.ask(match::size), "a bot has decided since");
                    robot.press(Keys.ESCAPE);
                    robot.await("practice");
                    robot.click("practice");
                    robot.click("resume");
                    robot.press(Keys.Z);
                    assertTrue(robot.ask(match::size) < size);
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

    @ParameterizedTest
    @EnumSource
    void aGameGoesOnWhereTheProgramWasKilled(Played game) throws Exception {
        game.prepare(storage, 12, "", "tenderfoot");
        for (int sitting = 0; sitting < 3; sitting++) {
            int seed = sitting;
            Object[] last = new Object[1];
            game.open(
                    storage,
                    1280,
                    720,
                    robot -> {
                        GamePlayer<?, ?> player = game.player(robot, TablePlayer.MOUSE, seed);
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
            assertEquals(last[0], restored(game.game()));
        }
    }

    /** Nothing is decided any more, whatever still moves. */
    private static void stopTheClock(UiRobot robot) {
        robot.press(Keys.M);
        robot.await("resume");
    }

    private <S, E> S restored(BoardGame<S, E> game) throws Exception {
        return new Autosave<>(game, storage).restore().position();
    }
}
