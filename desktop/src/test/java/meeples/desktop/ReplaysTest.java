package meeples.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import meeples.app.StartOptions;
import meeples.fistful.Fistful;
import meeples.fistful.ai.Bots;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.fistful.table.TableCheck;
import meeples.fistful.ui.FistfulGame;
import meeples.picture.SeatColours;
import meeples.picture.SeatSymbols;
import meeples.platform.MemoryStorage;
import meeples.play.Match;
import meeples.play.Replay;
import meeples.play.Seat;
import meeples.room.playing.TableScreen;
import meeples.room.replay.ReplayScreen;
import meeples.room.saves.SaveShelf;
import meeples.room.saves.SavesScreen;
import meeples.search.Bot;
import meeples.testing.NeedsDisplay;
import meeples.ui.Scrubber;
import org.junit.jupiter.api.Test;

/** Watching games that were saved, through the real window. */
@NeedsDisplay
class ReplaysTest {
    /** For people to look at. */
    private static final Path PICTURES = Path.of("build/replays");

    private final MemoryStorage storage = new MemoryStorage();

    /** A game that bots have played to its end. */
    static Match<Town, Event> finishedMatch(int players, int seed) throws Exception {
        List<Seat> seats = new ArrayList<>();
        for (int i = 0; i < players; i++) {
            String level = i % 2 == 0 ? Bots.PROSPECTOR : Bots.TENDERFOOT;
            // The colours that a first game does not have: the table must know all of them.
            int look = SeatColours.WORDS.length - 1 - i;
            seats.add(
                    new Seat(
                            "P" + (i + 1),
                            level,
                            SeatColours.WORDS[look],
                            SeatSymbols.WORDS[look]));
        }
        String setup = "players " + players + " first 1 seed " + seed;
        Match<Town, Event> match = new Match<>(Fistful.GAME, setup, seats);
        List<Bot<Town>> bots = new ArrayList<>();
        for (int i = 0; i < players; i++) {
            bots.add(Bots.create(seats.get(i).bot(), seed + i));
        }
        while (!match.isOver()) {
            Bot<Town> bot = bots.get(match.decider());
            bot.begin(match.position());
            match.play(bot.move());
        }
        return match;
    }

    private void watch(int players, UiRobot.Script script) throws Exception {
        storage.write("settings", "meeples settings 1\nreduced-motion on\nlanguage en\n");
        Match<Town, Event> match = finishedMatch(players, 5);
        new SaveShelf(List.of(new FistfulGame()), storage).keep("Evening", 100, match);
        UiRobot.play(
                1280,
                720,
                storage,
                StartOptions.plain(),
                robot -> {
                    robot.click("saves");
                    robot.waitUntilIdle();
                    robot.click("saves.watch.1");
                    robot.await("replay.play");
                    robot.waitUntilIdle();
                    script.run(robot);
                });
    }

    @SuppressWarnings("unchecked") // only this game is watched here
    private static ReplayScreen<Town, Event> screen(UiRobot robot) {
        return (ReplayScreen<Town, Event>) robot.screen();
    }

    private static Replay<Town, Event> replay(UiRobot robot) {
        return robot.ask(() -> screen(robot).replay());
    }

    private static int at(UiRobot robot) {
        return robot.ask(() -> screen(robot).replay().at());
    }

    /** The table shows what the rules say once everything has come to rest. */
    private static void checkTable(UiRobot robot) {
        robot.waitFor("the table rests", () -> !screen(robot).table().isBusy());
        assertEquals(
                "",
                robot.ask(
                        () ->
                                TableCheck.difference(
                                        screen(robot).table(),
                                        screen(robot).replay().match().position())));
    }

    @Test
    void aSavedGameIsWatchedStepByStepAndTurnByTurn() throws Exception {
        watch(
                4,
                robot -> {
                    Replay<Town, Event> replay = replay(robot);
                    assertEquals(0, at(robot));
                    robot.click("replay.step-on");
                    assertEquals(1, at(robot));
                    checkTable(robot);
                    for (int i = 0; i < 6; i++) {
                        robot.click("replay.turn-on");
                    }
                    int begun = at(robot);
                    int turn = replay.turn(begun);
                    assertEquals(replay.startOf(turn), begun);
                    assertTrue(turn >= 6);
                    checkTable(robot);
                    robot.click("replay.step-on");
                    robot.click("replay.step-on");
                    robot.click("replay.step-back");
                    assertEquals(begun + 1, at(robot));
                    checkTable(robot);
                    robot.click("replay.turn-back");
                    assertEquals(begun, at(robot));
                    robot.click("replay.turn-back");
                    assertEquals(turn - 1, replay.turn(at(robot)));
                    checkTable(robot);
                    robot.click("replay.end");
                    assertEquals(replay.length(), at(robot));
                    checkTable(robot);
                    robot.shoot(PICTURES.resolve("end.png"));
                    robot.click("replay.start");
                    assertEquals(0, at(robot));
                    checkTable(robot);
                });
    }

    @Test
    void backAndForthEndsAtTheSameTable() throws Exception {
        watch(
                3,
                robot -> {
                    int length = replay(robot).length();
                    for (int at = 0; at <= length; at += 37) {
                        int wanted = at;
                        robot.act(() -> screen(robot).replay().goTo(wanted));
                        checkTable(robot);
                        robot.click("replay.step-on");
                        checkTable(robot);
                        robot.press(Keys.Z);
                        assertEquals(wanted, at(robot));
                        checkTable(robot);
                    }
                });
    }

    @Test
    void itPlaysByItselfAndWaitsWhenAsked() throws Exception {
        watch(
                2,
                robot -> {
                    robot.act(() -> robot.ui().settings().reducedMotion.set(false));
                    for (int i = 0; i < 2; i++) {
                        robot.press(Keys.F);
                    }
                    assertEquals(4, robot.ask(() -> screen(robot).replay().speed()));
                    robot.click("replay.play");
                    robot.waitFor(
                            "a few turns",
                            () -> screen(robot).replay().turn(at(screen(robot))) > 2);
                    robot.click("replay.play");
                    int stopped = at(robot);
                    robot.frames(30);
                    assertEquals(stopped, at(robot));
                    checkTable(robot);
                });
    }

    private static int at(ReplayScreen<?, ?> screen) {
        return screen.replay().at();
    }

    @Test
    void theScrubberIsDraggedSteppedAndGoesFromMarkToMark() throws Exception {
        watch(
                4,
                robot -> {
                    robot.drag("replay.play", "replay.scrubber");
                    assertEquals(0, at(robot), "only what begins on it drags it");
                    robot.click("replay.scrubber");
                    int length = replay(robot).length();
                    assertEquals(length / 2.0, at(robot), length * 0.06);
                    checkTable(robot);
                    int middle = at(robot);
                    robot.press(Keys.RIGHT);
                    assertEquals(middle + 1, at(robot));
                    robot.press(Keys.LEFT);
                    robot.press(Keys.LEFT);
                    assertEquals(middle - 1, at(robot));
                    robot.press(Keys.ENTER);
                    int mark = at(robot);
                    assertTrue(mark > middle - 1);
                    boolean marked =
                            robot.ask(
                                    () ->
                                            ((Scrubber) robot.screen().find("replay.scrubber"))
                                                    .marks().stream()
                                                            .anyMatch(m -> m.at() == mark));
                    assertTrue(marked);
                    assertTrue(robot.sees("help"), "it says what the mark stands for");
                    checkTable(robot);
                    robot.shoot(PICTURES.resolve("mark.png"));
                });
    }

    @Test
    void goingAnywhereTakesNoTime() throws Exception {
        watch(
                4,
                robot -> {
                    int length = replay(robot).length();
                    double slowest = 0;
                    for (int i = 0; i < 60; i++) {
                        int wanted = i % 2 == 0 ? length - i : i;
                        double took = robot.ask(() -> millisecondsToGoTo(robot, wanted));
                        assertEquals(wanted, at(robot));
                        slowest = i < 10 ? 0 : Math.max(slowest, took); // once it is warm
                    }
                    System.out.println(
                            "of "
                                    + length
                                    + " decisions, the slowest jump took "
                                    + slowest
                                    + " ms");
                    assertTrue(slowest < 500, slowest + " ms");
                });
    }

    /** Of the window's own thread: what other programs do meanwhile does not count. */
    private static double millisecondsToGoTo(UiRobot robot, int decisions) {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        long begun = threads.getCurrentThreadCpuTime();
        Scrubber scrubber = (Scrubber) robot.screen().find("replay.scrubber");
        scrubber.adjust(decisions - scrubber.at());
        robot.screen().stage().act(0);
        return (threads.getCurrentThreadCpuTime() - begun) / 1e6;
    }

    @Test
    void aGameIsPlayedOnFromTheMiddleByOthers() throws Exception {
        watch(
                2,
                robot -> {
                    robot.act(() -> robot.ui().settings().speed.set(400));
                    robot.click("replay.scrubber");
                    int middle = at(robot);
                    Town there = robot.ask(() -> screen(robot).replay().match().position().copy());
                    robot.click("replay.resume");
                    robot.await("resume.start");
                    robot.shoot(PICTURES.resolve("resume.png"));
                    // One step back from the prospector: a human's friend, then a human.
                    robot.act(
                            () ->
                                    robot.screen()
                                            .focus()
                                            .focus(robot.screen().find("resume.kind.0")));
                    robot.press(Keys.LEFT);
                    robot.press(Keys.LEFT);
                    robot.click("resume.start");
                    robot.waitFor("the table", () -> robot.screen() instanceof TableScreen);
                    Match<?, ?> match =
                            robot.ask(() -> ((TableScreen<?, ?>) robot.screen()).match());
                    assertTrue(match.seats().get(0).isHuman());
                    assertEquals(there, robot.ask(() -> match.positionAfter(middle)));
                    assertTrue(
                            storage.read("autosave-fistful")
                                    .contains("seat 1 name \"P1\" bot \"\""));
                    TablePlayer player = new TablePlayer(robot, TablePlayer.MOUSE, 3);
                    player.playOn();
                    assertTrue(match.isOver());
                });
        assertEquals(null, storage.read("autosave-fistful"));
        assertEquals(1, storage.list("recent/").size());
        assertEquals(1, storage.list("saves/").size(), "what was watched is as it was");
    }

    @Test
    void anotherLanguageIsSpokenInTheMiddleOfAReplay() throws Exception {
        watch(
                2,
                robot -> {
                    robot.click("replay.turn-on");
                    robot.click("replay.turn-on");
                    robot.click("replay.step-on");
                    for (String language : List.of("en", "de", "fr")) {
                        robot.act(() -> robot.ui().settings().language.set(language));
                        robot.waitUntilIdle();
                        robot.shoot(PICTURES.resolve("replay-" + language + ".png"));
                        assertEquals(List.of(), robot.ask(() -> misfits(robot)));
                    }
                    String resume =
                            robot.ask(
                                    () ->
                                            ((TextButton) robot.screen().find("replay.resume"))
                                                    .getText()
                                                    .toString());
                    assertEquals("Jouer à partir d’ici", resume);
                    String status =
                            robot.ask(
                                    () ->
                                            ((Label) robot.screen().find("replay.where"))
                                                    .getText()
                                                    .toString());
                    assertTrue(status.startsWith("Manche 1, tour 1 sur"), status);
                });
    }

    private static List<String> misfits(UiRobot robot) {
        List<String> misfits = TextFit.misfits(robot.screen());
        // The status line ends in dots where it must: the log has the whole sentence.
        Label status = (Label) robot.screen().find("status");
        misfits.removeIf(text -> text.contains(status.getText()));
        return misfits;
    }

    @Test
    void leavingAReplayLeadsBackToWhereItCameFrom() throws Exception {
        watch(
                2,
                robot -> {
                    robot.press(Keys.ESCAPE);
                    assertTrue(robot.isOn(SavesScreen.class));
                    assertFalse(robot.sees("saves.open.1"), "what is finished is only watched");
                });
    }
}
