package meeples.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import meeples.fistful.model.Decision;
import meeples.fistful.model.Town;
import meeples.platform.MemoryStorage;
import meeples.testing.NeedsDisplay;
import org.junit.jupiter.api.Test;

/** A couch full of people with simulated pads, which speak through gdx-controllers' listener. */
@NeedsDisplay
class PadTableTest {
    private static final String[] MODELS = {
        "Xbox One Controller", "PS5 Controller", "Nintendo Switch Pro Controller", "USB Gamepad"
    };

    private static final List<Decision> COMMON =
            List.of(
                    Decision.MARQUEE,
                    Decision.TAKE,
                    Decision.SOW,
                    Decision.RESOLVE,
                    Decision.BUILD);

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
    void fourPadsPlayAWholeGameWhileTheyDropOutAndComeBackAtEveryKindOfDecision() throws Exception {
        Set<Decision> seen = EnumSet.noneOf(Decision.class);
        int[] feltAtLastQuestion = new int[4];
        play(
                31,
                new String[] {"", "", "", ""},
                any -> {
                    sitDown(5, 0, 1, 2, 3);
                    int lastAsked = Town.NOBODY;
                    while (player.awaitQuestion()) {
                        Town town = player.position();
                        if (town.decider() != lastAsked && town.decider() != town.active()) {
                            int before = feltAtLastQuestion[town.decider()];
                            assertTrue(asked().felt() > before, "who is called feels it");
                        }
                        if (seen.add(town.decision())) {
                            dropOut(town.decision());
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
        assertTrue(seen.containsAll(COMMON), seen.toString());
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
        play(
                31,
                new String[] {"", "", ""},
                any -> {
                    sitDown(5, 0, 1, 2);
                    int moved = 0;
                    for (int i = 0; i < 8 && player.awaitQuestion(); i++) {
                        PadHolder asked = asked();
                        PadHolder wrong = other(asked);
                        String focus = robot.focus();
                        int size = robot.ask(() -> player.table().match().size());
                        robot.act(wrong.pad()::right);
                        robot.act(wrong.pad()::down);
                        robot.act(wrong.pad()::a);
                        robot.act(wrong.pad()::x);
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
        play(
                31,
                new String[] {"", ""},
                any -> {
                    sitDown(5, 0, 1);
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
