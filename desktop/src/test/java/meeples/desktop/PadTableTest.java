package meeples.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import meeples.desktop.tool.ClosedDoors;
import meeples.desktop.tool.fistful.SampleMatches;
import meeples.fistful.model.Decision;
import meeples.fistful.model.Place;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.fistful.ui.FistfulGame;
import meeples.input.Device;
import meeples.input.Devices;
import meeples.picture.SharedArt;
import meeples.platform.MemoryStorage;
import meeples.play.Match;
import meeples.room.playing.TableScreen;
import meeples.testing.NeedsDisplay;
import meeples.testing.SimulatedPad;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A couch full of people with simulated pads, which speak through gdx-controllers' listener. */
@NeedsDisplay
class PadTableTest {
    private static final String[] MODELS = {
        "Xbox One Controller", "PS5 Controller", "Nintendo Switch Pro Controller", "USB Gamepad"
    };

    private final MemoryStorage storage = new MemoryStorage();
    private final List<PadHolder> holders = new ArrayList<>();
    private UiRobot robot;
    private TablePlayer player;

    private void play(int seed, String[] bots, UiRobot.Script script) throws Exception {
        TablePlayer.prepare(storage, seed, bots);
        TablePlayer.open(
                storage,
                960,
                540,
                window -> {
                    robot = window;
                    script.run(window);
                });
    }

    /** So many people with a pad each, who sit down at a new game. */
    private void playWith(int pads, UiRobot.Script script) throws Exception {
        String[] people = new String[pads];
        Arrays.fill(people, "");
        play(
                31,
                people,
                window -> {
                    sitDown(5, IntStream.range(0, pads).toArray());
                    script.run(window);
                });
    }

    /** Four people with a pad each, who decide everything themselves. */
    private void playWithFourPads(int width, int height, UiRobot.Script script) throws Exception {
        TablePlayer.open(
                storage,
                width,
                height,
                window -> {
                    robot = window;
                    player = new TablePlayer(robot, (any, answer) -> asked().press(answer), 5);
                    for (String model : MODELS) {
                        holders.add(PadHolder.with(robot, model));
                    }
                    robot.act(() -> robot.ui().settings().automatic.set(false));
                    script.run(window);
                });
    }

    private void sitDown(int seed, int... padOfSeat) {
        for (int pad : padOfSeat) {
            while (holders.size() <= pad) {
                holders.add(PadHolder.with(robot, MODELS[holders.size()]));
            }
        }
        player = new TablePlayer(robot, (any, answer) -> asked().press(answer), seed);
        holders.get(0).press("continue");
        robot.waitFor("the table", () -> player.isAtTheTableNow());
        robot.act(
                () -> {
                    for (int seat = 0; seat < padOfSeat.length; seat++) {
                        robot.ui().hands().give(seat, holders.get(padOfSeat[seat]).device());
                    }
                });
    }

    /** The one who is asked: who else should answer? */
    private PadHolder asked() {
        return robot.ask(
                () -> {
                    int seat = player.table().match().position().decider();
                    var device = robot.ui().hands().holder(seat);
                    for (PadHolder holder : holders) {
                        if (holder.device() == device) {
                            return holder;
                        }
                    }
                    throw new AssertionError("nobody holds seat " + seat);
                });
    }

    private PadHolder other(PadHolder than) {
        return holders.get((holders.indexOf(than) + 1) % holders.size());
    }

    @Test
    void fourPadsPlayAWholeGameAndWhoIsCalledFeelsIt() throws Exception {
        int[] feltAtLastQuestion = new int[4];
        playWith(
                4,
                any -> {
                    int lastAsked = Town.NOBODY;
                    while (player.awaitQuestion()) {
                        Town town = player.position();
                        if (town.decider() != lastAsked && town.decider() != town.active()) {
                            int before = feltAtLastQuestion[town.decider()];
                            assertTrue(asked().felt() > before, "who is called feels it");
                        }
                        lastAsked = town.decider();
                        for (int seat = 0; seat < feltAtLastQuestion.length; seat++) {
                            feltAtLastQuestion[seat] = holders.get(seat).felt();
                        }
                        answer();
                    }
                    robot.await("rematch");
                    holders.get(2).walkTo("rematch");
                });
    }

    @Test
    void padsDropOutAndComeBackOrOthersTakeTheSeatAtEveryKindOfDecision() throws Exception {
        playWithFourPads(
                960,
                540,
                any -> {
                    for (Decision decision : EnumSet.complementOf(EnumSet.of(Decision.OVER))) {
                        sitDownAt(decision);
                        dropOut(decision);
                        goOn();
                    }
                });
    }

    @ParameterizedTest
    @EnumSource(names = {"UPGRADE", "REROLL"})
    void whoIsCalledOutOfTurnIsAskedAtTheirSideAndFeelsItAndOthersWait(Decision decision)
            throws Exception {
        playWithFourPads(
                1280,
                720,
                any -> {
                    Match<Town, Event> match = SampleMatches.outOfTurn(decision, MODELS.length);
                    sitDownAt(match);
                    int called = match.decider();
                    Town before = player.position();
                    for (int seat = 0; seat < MODELS.length; seat++) {
                        int felt = holders.get(seat).felt();
                        assertEquals(seat == called, felt > 0, "seat " + seat + " felt " + felt);
                    }
                    float middle = robot.ask(() -> robot.screen().stage().getWidth() / 2);
                    boolean left = robot.ask(() -> middle("seat-" + called)) < middle;
                    assertEquals(left, robot.ask(() -> middle("bubble")) < middle);
                    robot.act(holders.get(before.active()).pad()::a);
                    assertEquals(before, player.position(), "it is not their decision");
                    goOn();
                });
    }

    private float middle(String name) {
        Actor actor = robot.screen().find(name);
        return actor.localToStageCoordinates(new Vector2(actor.getWidth() / 2, 0)).x;
    }

    /** Four people with a pad each, one of whom has to decide something of this kind. */
    private void sitDownAt(Decision decision) {
        sitDownAt(SampleMatches.waitingFor(decision, MODELS.length));
        assertEquals(decision, player.position().decision());
    }

    private void sitDownAt(Match<Town, Event> match) {
        robot.act(
                () -> {
                    for (int seat = 0; seat < MODELS.length; seat++) {
                        robot.ui().hands().give(seat, holders.get(seat).device());
                    }
                    robot.ui()
                            .screens()
                            .reset(
                                    new TableScreen<>(
                                            robot.ui(),
                                            new ClosedDoors(),
                                            new FistfulGame(),
                                            match));
                });
        assertTrue(player.awaitQuestion());
    }

    /** The one who was asked can answer. */
    private void goOn() {
        int size = robot.ask(() -> player.table().match().size());
        for (int i = 0; i < 5 && robot.ask(() -> player.table().match().size()) == size; i++) {
            assertTrue(player.awaitQuestion());
            player.answer();
        }
        assertTrue(robot.ask(() -> player.table().match().size()) > size);
    }

    /** What most people would answer, when there is such a thing: a game has many decisions. */
    private void answer() {
        List<String> answers = robot.ask(() -> player.table().answers());
        for (String quick : List.of("suggested", "all", "yes")) {
            if (answers.contains(quick)) {
                asked().press(quick);
                return;
            }
        }
        player.answer();
    }

    @Test
    void onlyThePadThatIsAskedMovesTheFocusAndAnswers() throws Exception {
        playWith(
                3,
                any -> {
                    int moved = 0;
                    for (int i = 0; i < 8 && player.awaitQuestion(); i++) {
                        PadHolder asked = asked();
                        PadHolder wrong = other(asked);
                        String focus = robot.focus();
                        int size = robot.ask(() -> player.table().match().size());
                        robot.act(wrong.pad()::right);
                        robot.act(wrong.pad()::down);
                        robot.act(wrong.pad()::a);
                        if (!decidedLast(wrong)) {
                            robot.act(wrong.pad()::x);
                        }
                        assertTrue(wobbles(wrong), "is told gently");
                        assertEquals(focus, robot.focus());
                        assertEquals(size, robot.ask(() -> player.table().match().size()));
                        robot.act(wrong.pad()::select);
                        assertTrue(robot.sees("log-panel"), "but can read the log");
                        robot.act(wrong.pad()::b);
                        assertFalse(robot.sees("log-panel"));
                        assertEquals(focus, robot.focus());
                        robot.act(wrong.pad()::start);
                        robot.await("resume");
                        robot.act(wrong.pad()::b);
                        player.awaitQuestion();
                        answer();
                        moved += robot.ask(() -> player.table().match().size()) > size ? 1 : 0;
                    }
                    assertTrue(moved > 2, moved + " decisions");
                });
    }

    @Test
    void whoHoldsADirectionGoesAllAroundTheStreetAndTheOtherWayBack() throws Exception {
        playWithFourPads(
                960,
                540,
                any -> {
                    sitDownAt(Decision.TAKE);
                    goAround(asked().pad()::right);
                    goAround(asked().pad()::left);
                    // The saloon's meeples may begin on any free space.
                    asked().press("target-LOCATION-" + Place.SALOON);
                    goAround(asked().pad()::right);
                });
    }

    /** Comes to all that can be chosen, to each but once, and to where it began. */
    private void goAround(Runnable press) {
        String start = robot.focus();
        String kind = start.substring(0, start.lastIndexOf('-'));
        List<String> all = robot.ask(() -> player.table().answers());
        all.removeIf(name -> !name.startsWith(kind));
        List<String> seen = new ArrayList<>();
        do {
            robot.act(press);
            seen.add(robot.focus());
        } while (!robot.focus().equals(start) && seen.size() <= all.size());
        assertEquals(all.size(), seen.size(), "around by " + seen);
        assertEquals(new HashSet<>(all), new HashSet<>(seen));
    }

    private boolean decidedLast(PadHolder holder) {
        return robot.ask(
                () -> {
                    Match<Town, Event> match = player.table().match();
                    int last = match.size() == 0 ? Town.NOBODY : match.seat(match.size() - 1);
                    return robot.ui().hands().seats(holder.device()).contains(last);
                });
    }

    @Test
    void whoDecidedLastTakesItBackThoughAnotherIsAskedNow() throws Exception {
        playWith(
                2,
                any -> {
                    player.awaitQuestion();
                    PadHolder first = asked();
                    int seat = player.position().decider();
                    player.answer();
                    player.awaitQuestion();
                    PadHolder second = asked();
                    assertNotEquals(first, second);
                    robot.act(second.pad()::x);
                    assertEquals(1, robot.ask(() -> player.table().match().size()));
                    robot.act(first.pad()::x);
                    assertEquals(0, robot.ask(() -> player.table().match().size()));
                    assertEquals(seat, player.position().decider());
                });
    }

    @Test
    void theFocusComesBackToWhereItWasBeforeADialog() throws Exception {
        playWith(
                2,
                any -> {
                    player.awaitQuestion();
                    PadHolder asked = asked();
                    robot.act(asked.pad()::right);
                    String focus = robot.focus();
                    robot.act(asked.pad()::start);
                    robot.await("resume");
                    robot.act(asked.pad()::down);
                    robot.act(asked.pad()::b);
                    assertEquals(focus, robot.focus());
                });
    }

    private boolean wobbles(PadHolder holder) {
        return robot.ask(
                () -> {
                    int seat = robot.ui().hands().seats(holder.device()).get(0);
                    return robot.screen().find("face-" + seat).hasActions();
                });
    }

    @Test
    void whoseDecisionIsNotDueIsToldOfALostPadAndNobodyWaits() throws Exception {
        playWith(
                3,
                any -> {
                    player.awaitQuestion();
                    PadHolder idle = other(asked());
                    idle.pullOut();
                    robot.waitFor("the message", () -> !robot.ui().screens().toast().isEmpty());
                    assertFalse(robot.sees("lost"), "somebody else is asked");
                    goOn();
                });
    }

    @Test
    void aSeatIsGivenToAnotherDeviceInTheMiddleOfTheGame() throws Exception {
        playWith(
                2,
                any -> {
                    player.awaitQuestion();
                    int seat = player.position().decider();
                    PadHolder giver = asked();
                    PadHolder taker = other(giver);
                    giver.press("seat-" + seat);
                    robot.await("hands");
                    giver.walkTo("hands");
                    for (int i = 0; i < 9 && holder(seat) != taker.device(); i++) {
                        robot.act(giver.pad()::right);
                    }
                    robot.shoot(Path.of("build/couch/seat-hands.png"));
                    assertEquals(taker.device(), holder(seat));
                    robot.act(giver.pad()::b);
                    assertEquals(taker, asked());
                    goOn();
                });
    }

    private Device holder(int seat) {
        return robot.ask(() -> robot.ui().hands().holder(seat));
    }

    private void dropOut(Decision decision) {
        PadHolder asked = asked();
        Town before = player.position();
        asked.pullOut();
        robot.await("lost");
        String focus = robot.focus();
        robot.act(other(asked).pad()::down);
        assertEquals(focus, robot.focus(), "all wait at " + decision);
        asked.plugIn();
        robot.waitFor("the game to go on", () -> !robot.screen().find("lost").isVisible());
        assertEquals(before, player.position());

        asked.pullOut();
        robot.await("lost");
        robot.act(other(asked).pad()::a);
        robot.waitFor("the seat is taken", () -> !robot.screen().find("lost").isVisible());
        assertEquals(before, player.position(), "taking a seat is no answer");
        assertNotEquals(asked, asked());
        asked.plugIn();
        robot.act(() -> robot.ui().hands().give(before.decider(), asked.device()));
    }

    @Test
    void everyPadShowsFacesOfItsOwnSeatWhoeverIsAsked() throws Exception {
        playWith(
                3,
                any -> {
                    player.awaitQuestion();
                    Town before = player.position();
                    String focus = robot.focus();
                    for (int seat = 0; seat < 3; seat++) {
                        SimulatedPad pad = holders.get(seat).pad();
                        robot.act(pad::leftShoulder);
                        assertTrue(robot.sees("emotes-" + seat));
                    }
                    robot.shoot(Path.of("build/couch/emotes-by-pad.png"));
                    // Each button makes a face of its own.
                    robot.act(holders.get(0).pad()::left);
                    robot.act(holders.get(1).pad()::a);
                    robot.act(holders.get(2).pad()::y);
                    assertTrue(robot.sees("emote-0-" + SharedArt.EMOTES[0]));
                    assertTrue(robot.sees("emote-1-" + SharedArt.EMOTES[4]));
                    assertTrue(robot.sees("emote-2-" + SharedArt.EMOTES[5]));
                    assertFalse(robot.sees("emotes-0"), "the card is gone");
                    assertEquals(focus, robot.focus());
                    assertEquals(before, player.position(), "nobody has decided anything");
                });
    }

    @Test
    void theHalvesOfAKeyboardAnswerForTheirOwnSeatOnly() throws Exception {
        playWith(
                2,
                any -> {
                    robot.act(
                            () -> {
                                Devices devices = robot.ui().devices();
                                devices.splitKeyboard(true);
                                robot.ui().hands().give(0, devices.keyboardLeft());
                                robot.ui().hands().give(1, devices.keyboardRight());
                            });
                    Set<Integer> answered = new HashSet<>();
                    for (int i = 0; i < 30 && answered.size() < 2; i++) {
                        assertTrue(player.awaitQuestion());
                        int seat = player.position().decider();
                        int size = robot.ask(() -> player.table().match().size());
                        robot.act(this::focusOnAnAnswer);
                        String focus = robot.focus();
                        robot.press(seat == 0 ? Keys.RIGHT : Keys.D);
                        robot.press(seat == 0 ? Keys.ENTER : Keys.SPACE);
                        assertEquals(focus, robot.focus(), "the other half is not asked");
                        assertEquals(size, robot.ask(() -> player.table().match().size()));
                        robot.press(seat == 0 ? Keys.SPACE : Keys.ENTER);
                        if (robot.ask(() -> player.table().match().size()) > size) {
                            answered.add(seat);
                        }
                    }
                    assertEquals(Set.of(0, 1), answered);
                });
    }

    private void focusOnAnAnswer() {
        String answer = player.table().answers().get(0);
        robot.screen().focus().focus(robot.screen().find(answer));
    }

    @Test
    void seatsThatShareAPadPassItOn() throws Exception {
        play(
                31,
                new String[] {"", "", "tenderfoot"},
                any -> {
                    sitDown(5, 0, 0);
                    player.awaitQuestion();
                    int first = player.position().decider();
                    PadHolder holder = holders.get(0);
                    for (int i = 0; i < 30; i++) {
                        robot.waitFor(
                                "a question",
                                () ->
                                        robot.screen().find("ready") != null
                                                || !player.table().answers().isEmpty());
                        if (robot.sees("ready")) {
                            assertNotEquals(first, player.position().decider());
                            holder.accept();
                            assertFalse(robot.sees("ready"));
                            return;
                        }
                        player.answer();
                    }
                    throw new AssertionError("the pad was never passed on");
                });
    }

    @Test
    void theStickAndTheTriggersLookCloser() throws Exception {
        playWith(
                2,
                any -> {
                    player.awaitQuestion();
                    PadHolder wrong = other(asked());
                    robot.act(() -> wrong.pad().move(5, 1));
                    robot.waitFor("a closer look", () -> player.table().table().isZoomed());
                    robot.act(() -> wrong.pad().move(5, 0));
                    robot.act(() -> wrong.pad().press(8));
                    assertFalse(robot.ask(() -> player.table().table().isZoomed()));
                });
    }
}
