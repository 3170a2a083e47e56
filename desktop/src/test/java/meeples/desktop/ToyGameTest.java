package meeples.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import java.util.ArrayList;
import java.util.List;
import meeples.app.Games;
import meeples.app.MeeplesGame;
import meeples.app.StartOptions;
import meeples.picture.SeatColours;
import meeples.picture.SeatSymbols;
import meeples.platform.MemoryStorage;
import meeples.play.Match;
import meeples.play.Seat;
import meeples.room.entrance.TitleScreen;
import meeples.room.playing.DemoTable;
import meeples.room.playing.TableScreen;
import meeples.room.saves.Autosave;
import meeples.testing.NeedsDisplay;
import meeples.toy.Hand;
import meeples.toy.HandEvent;
import meeples.toy.HandTable;
import meeples.toy.Toy;
import meeples.toy.ToyGame;
import org.junit.jupiter.api.Test;

/**
 * A game that nobody has written a screen for goes through the rooms in a real window: one with
 * hidden hands, a choice that all make at once, chance, one to six seats and an opponent without
 * one.
 */
@NeedsDisplay
class ToyGameTest {
    private final MemoryStorage storage = new MemoryStorage();

    @Test
    void aGameAgainstFiveBotsIsPlayedToItsScores() throws Exception {
        playFromContinue("", "high", "low", "high", "low", "high");
    }

    @Test
    void aGameAloneAgainstTheDealerIsPlayedToItsScores() throws Exception {
        playFromContinue("");
    }

    @Test
    void theOnlyPersonSeesTheirOwnCardsAndNobodyElses() throws Exception {
        keep("", "high", "low");
        open(
                robot -> {
                    sitDown(robot);
                    awaitQuestion(robot);
                    List<Integer> readable =
                            robot.ask(() -> ((HandTable) table(robot).table()).readable());
                    List<Integer> own = new ArrayList<>();
                    for (int card : robot.ask(() -> table(robot).match().position().cardsOf(0))) {
                        own.add(card);
                    }
                    assertEquals(own, readable);
                });
    }

    @Test
    void itsSetUpSeatsOneToSixAndLeadsToATable() throws Exception {
        open(
                robot -> {
                    robot.click("play");
                    robot.waitFor("the set-up", () -> robot.screen().find("setup.start") != null);
                    robot.click("setup.start");
                    robot.waitFor("the table", () -> robot.screen() instanceof TableScreen);
                    assertEquals("toy", robot.ask(() -> table(robot).match().game().name()));
                });
    }

    private void playFromContinue(String... bots) throws Exception {
        keep(bots);
        open(
                robot -> {
                    sitDown(robot);
                    while (awaitQuestion(robot)) {
                        List<String> answers = robot.ask(() -> table(robot).answers());
                        robot.click(answers.get(0));
                    }
                    robot.waitFor("the scores", () -> robot.screen().find("total-0") != null);
                    assertTrue(robot.ask(() -> robot.screen().find("rematch") != null));
                });
        assertFalse(storage.list("").isEmpty());
    }

    private void keep(String... bots) throws Exception {
        List<Seat> seats = new ArrayList<>();
        for (int i = 0; i < bots.length; i++) {
            seats.add(new Seat("P" + i, bots[i], SeatColours.WORDS[i], SeatSymbols.WORDS[i]));
        }
        String setup = "seats " + bots.length + " seed 7";
        new Autosave<>(new ToyGame(), storage).keep(new Match<>(Toy.GAME, setup, seats));
    }

    private void open(UiRobot.Script script) throws Exception {
        Games games = new Games(List.of(new ToyGame()));
        MeeplesGame game =
                new MeeplesGame(new DesktopPlatform(storage), StartOptions.plain(), games);
        UiRobot.play(
                1280,
                720,
                game,
                robot -> {
                    robot.ask(
                            () -> {
                                robot.ui().settings().speed.set(400);
                                return true;
                            });
                    script.run(robot);
                });
    }

    private static void sitDown(UiRobot robot) {
        robot.click("continue");
        robot.waitFor("the table", () -> robot.screen() instanceof TableScreen);
    }

    @SuppressWarnings("unchecked") // only this game is played here
    private static TableScreen<Hand, HandEvent> table(UiRobot robot) {
        return (TableScreen<Hand, HandEvent>) robot.screen();
    }

    private static boolean awaitQuestion(UiRobot robot) {
        robot.waitFor(
                "a question or the end",
                () ->
                        !(robot.screen() instanceof TableScreen)
                                || !table(robot).answers().isEmpty());
        return robot.isOn(TableScreen.class);
    }

    @Test
    void aLostGameAloneIsToldAsTheDealersVictory() throws Exception {
        int seed = 1;
        while (placeOfLowestCards(seed) == 1) {
            seed++;
        }
        new Autosave<>(new ToyGame(), storage).keep(ToyWindow.match(seed, "", ""));
        ToyWindow.open(
                storage,
                window -> {
                    window.sitDown();
                    window.playOn();
                    List<String> texts = window.texts();
                    assertTrue(texts.contains("The dealer has won"), texts.toString());
                    assertTrue(texts.contains("1. The dealer"), texts.toString());
                    assertTrue(texts.contains("2. P0"), texts.toString());
                });
    }

    /** The place of somebody alone who always plays the lowest card. */
    private static int placeOfLowestCards(int seed) throws Exception {
        Match<Hand, HandEvent> match = ToyWindow.finished(seed, "");
        return match.game().rules().place(match.position(), 0);
    }

    @Test
    void whoWalksByIsShownOneGameAfterTheOther() throws Exception {
        ToyWindow.openBoth(
                storage,
                new StartOptions(false, "en", 0.6f, null, null),
                window -> {
                    List<String> shown = new ArrayList<>();
                    for (int i = 0; i < 3; i++) {
                        UiRobot robot = window.robot();
                        robot.waitFor("a demo", () -> robot.screen() instanceof DemoTable);
                        shown.add(robot.ask(() -> window.table().match().game().name()));
                        robot.press(Keys.SPACE);
                        assertTrue(robot.isOn(TitleScreen.class));
                    }
                    assertEquals(List.of("toy", "fistful", "toy"), shown);
                });
    }
}
