package meeples.desktop;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import meeples.coloma.model.Decision;
import meeples.coloma.model.Site;
import meeples.coloma.model.Valley;
import meeples.coloma.rules.Event;
import meeples.coloma.table.ValleyTableCheck;
import meeples.coloma.ui.ColomaGame;
import meeples.platform.MemoryStorage;
import meeples.room.playing.TableScreen;
import meeples.testing.NeedsDisplay;
import meeples.testing.SimulatedPad;
import org.junit.jupiter.api.Test;

/** Six people with six pads before one screen: cards behind the handover, dials all at once. */
@NeedsDisplay
class ColomaCouchTest {
    private static final int PEOPLE = 6;

    /** For people to look at. */
    private static final Path PICTURES = Path.of("build/coloma");

    private final MemoryStorage storage = new MemoryStorage();
    private final List<SimulatedPad> pads = new ArrayList<>();

    @Test
    void sixPeopleKeepTheirCardsInSecretAndTurnTheirDialsAtOnce() throws Exception {
        GamePlayer.open(
                new ColomaGame(),
                storage,
                1280,
                720,
                robot -> {
                    sitDown(robot);
                    keepCards(robot);
                    turnDials(robot);
                });
    }

    private void sitDown(UiRobot robot) {
        robot.click("couch");
        robot.await("couch.status");
        for (int i = 0; i < PEOPLE; i++) {
            pads.add(robot.plugIn("Xbox " + i));
            robot.act(pads.get(i)::a);
        }
        robot.act(() -> pads.forEach(SimulatedPad::a));
        robot.act(() -> pads.get(0).hold(0));
        robot.waitFor("the table", () -> robot.screen() instanceof TableScreen);
        robot.act(() -> pads.get(0).letGo(0));
    }

    @SuppressWarnings("unchecked") // only this game is played here
    private static TableScreen<Valley, Event> table(UiRobot robot) {
        return (TableScreen<Valley, Event>) robot.screen();
    }

    private static Valley position(UiRobot robot) {
        return robot.ask(() -> table(robot).match().position().copy());
    }

    /** Whoever is called says so with the own pad, and alone sees the own cards. */
    private void keepCards(UiRobot robot) {
        int handedOver = 0;
        while (position(robot).decision() == Decision.KEEP) {
            robot.waitFor(
                    "a handover, a question or the ballot",
                    () ->
                            robot.screen().find("ready") != null
                                    || robot.screen().find("ballot") != null
                                    || !table(robot).answers().isEmpty());
            if (robot.sees("ballot")) {
                return;
            }
            int seat = robot.sees("ready") ? called(robot) : asked(robot);
            if (robot.sees("ready")) {
                handedOver++;
                assertEquals(0, readable(robot), "nobody's cards lie open meanwhile");
                robot.act(pads.get((seat + 1) % PEOPLE)::a);
                assertTrue(robot.sees("ready"), "only the one who is called may say so");
                robot.act(pads.get(seat)::a);
                movesOverTheHand(robot, pads.get(seat));
            }
            robot.act(pads.get(seat)::a);
        }
        assertTrue(handedOver >= PEOPLE, handedOver + " handovers");
    }

    /** Each card is a place of its own for whoever moves the focus over the hand. */
    private static void movesOverTheHand(UiRobot robot, SimulatedPad pad) {
        robot.waitFor("a question", () -> !table(robot).answers().isEmpty());
        robot.waitUntilIdle();
        int cards = robot.ask(() -> table(robot).answers().size());
        Set<String> reached = new HashSet<>();
        for (int i = 0; i < cards; i++) {
            if (i > 0) {
                robot.act(pad::right);
            }
            reached.add(robot.ask(() -> robot.screen().focus().focused().getName()));
        }
        assertEquals(cards, reached.size(), reached.toString());
    }

    private static int called(UiRobot robot) {
        List<String> texts = new ScreenTexts(robot).all();
        for (int seat = 0; seat < PEOPLE; seat++) {
            int one = seat;
            String name = robot.ask(() -> table(robot).match().seats().get(one).name());
            String words = robot.ask(() -> robot.ui().texts().get("handover", name));
            if (texts.contains(words)) {
                return seat;
            }
        }
        throw new AssertionError("nobody is called: " + texts);
    }

    private static int asked(UiRobot robot) {
        for (int seat = 0; seat < PEOPLE; seat++) {
            int one = seat;
            int seen = robot.ask(() -> ValleyTableCheck.readable(table(robot).table(), one));
            if (seen != 0) {
                return seat;
            }
        }
        throw new AssertionError("somebody is asked who sees no card");
    }

    /** The cards of all hands that lie open. */
    private static int readable(UiRobot robot) {
        int cards = 0;
        for (int seat = 0; seat < PEOPLE; seat++) {
            int one = seat;
            cards |= robot.ask(() -> ValleyTableCheck.readable(table(robot).table(), one));
        }
        return cards;
    }

    private void turnDials(UiRobot robot) {
        robot.await("ballot");
        robot.waitUntilIdle();
        robot.shoot(PICTURES.resolve("ballot-6.png"));
        assertEquals(0, readable(robot), "nobody's cards lie open");
        byte[] before = WindowPicture.of(robot);
        robot.act(() -> ToyWindow.direct(pads.get(4), 3));
        assertArrayEquals(before, WindowPicture.of(robot), "directions leave no trace");
        choose(robot, 4, Site.WORKDAY);
        assertTrue(robot.sees("ballot-4-ready"), "the last direction counts");
        byte[] oneReady = WindowPicture.of(robot);
        robot.act(pads.get(4)::b);
        assertTrue(robot.sees("ballot-4-ready"), "a choice is final once made");
        choose(robot, 4, Site.FRONTIER);
        assertArrayEquals(oneReady, WindowPicture.of(robot), "and trying again shows nothing");
        int[] sites = {
            Site.RIVER, Site.WAGON, Site.WORKDAY, Site.WORKDAY, Site.WORKDAY, Site.BUILDING
        };
        int decisions = robot.ask(() -> table(robot).match().size());
        for (int seat = 0; seat < PEOPLE; seat++) {
            if (seat != 4) {
                assertEquals(decisions, robot.ask(() -> table(robot).match().size()));
                choose(robot, seat, sites[seat]);
            }
        }
        robot.waitFor("all choices", () -> table(robot).match().size() >= decisions + PEOPLE);
        Valley valley = position(robot);
        for (int seat = 0; seat < PEOPLE; seat++) {
            assertEquals(sites[seat], valley.site(seat));
        }
    }

    private void choose(UiRobot robot, int seat, int site) {
        robot.act(
                () -> {
                    ToyWindow.direct(pads.get(seat), site + 1);
                    pads.get(seat).a();
                });
    }
}
