package meeples.desktop.tool;

import com.badlogic.gdx.Input.Keys;
import java.util.List;
import java.util.Locale;
import meeples.desktop.UiRobot;
import meeples.desktop.tool.fistful.SampleMatches;
import meeples.fistful.model.Decision;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.fistful.ui.FistfulGame;
import meeples.input.Device;
import meeples.play.Match;
import meeples.room.playing.TableScreen;
import meeples.settings.Settings;
import meeples.testing.SimulatedPad;

/** At the table: every kind of question, and all that can be opened there. */
final class TableWalk implements ScreenWalk {
    private UiRobot robot;
    private Looker looker;

    @Override
    public void walk(UiRobot window, Looker shownTo) {
        robot = window;
        looker = shownTo;
        Settings settings = robot.ui().settings();
        robot.act(() -> settings.automatic.set(false));
        for (Decision decision : Decision.values()) {
            if (decision != Decision.OVER) {
                sitDown(SampleMatches.waitingFor(decision, 4));
                looker.look("ask-" + decision.name().toLowerCase(Locale.ROOT));
                leave();
            }
        }
        middle();
        handover();
        hints();
        lostPad();
        couch();
    }

    /** In the middle of a game. */
    private void middle() {
        sitDown(SampleMatches.waitingFor(Decision.TAKE, 4, 150));
        robot.pointAt("undo");
        String place = robot.ask(() -> ((TableScreen<?, ?>) robot.screen()).answers().get(0));
        robot.click(place);
        looker.look("chosen");
        robot.press(Keys.ESCAPE);
        robot.rightClick("seat-0");
        robot.waitFor("help", () -> robot.screen().help().isShown());
        looker.look("help");
        robot.press(Keys.ESCAPE);
        robot.click("log");
        looker.look("log");
        robot.click("log");
        robot.click("hint");
        robot.await("advice");
        looker.look("advice");
        robot.press(Keys.P);
        looker.look("seat");
        robot.press(Keys.ESCAPE);
        robot.press(Keys.M);
        looker.look("pause");
        robot.act(() -> robot.ui().settings().confirmLeave.set(true));
        robot.click("to-title");
        robot.await("question.no");
        looker.look("leave");
        robot.click("question.no");
        robot.act(() -> robot.ui().settings().confirmLeave.set(false));
        robot.press(Keys.ESCAPE);
        leave();
    }

    private void handover() {
        Settings settings = robot.ui().settings();
        robot.act(() -> settings.handover.set(true));
        sitDown(SampleMatches.waitingFor(Decision.MARQUEE, 4));
        robot.click(robot.ask(() -> ((TableScreen<?, ?>) robot.screen()).answers().get(0)));
        robot.await("ready");
        looker.look("handover");
        leave();
        robot.act(() -> settings.handover.set(false));
    }

    private void hints() {
        for (String make : List.of("Xbox", "PS5", "Nintendo")) {
            sitDown(SampleMatches.waitingFor(Decision.SOW, 4));
            SimulatedPad pad = robot.plugIn(make);
            robot.act(pad::down);
            looker.look("hints-" + make.toLowerCase(Locale.ROOT));
            robot.act(pad::pullOut);
            leave();
        }
    }

    private void lostPad() {
        sitDown(SampleMatches.waitingFor(Decision.TAKE, 4));
        SimulatedPad pad = robot.plugIn("Xbox");
        robot.act(
                () -> {
                    int seat = ((TableScreen<?, ?>) robot.screen()).match().decider();
                    Device device = robot.ui().devices().connectedPads().get(0);
                    robot.ui().hands().give(seat, device);
                });
        robot.act(pad::right);
        looker.look("ask-by-pad");
        robot.act(pad::pullOut);
        robot.await("lost-take");
        looker.look("lost");
        leave();
        robot.act(() -> robot.ui().hands().clear());
    }

    /** Two who hold pads: one is called in another's turn, and can play with something else. */
    private void couch() {
        Match<Town, Event> match = SampleMatches.outOfTurn(Decision.UPGRADE, 4);
        SimulatedPad active = robot.plugIn("Xbox");
        SimulatedPad called = robot.plugIn("PS5");
        robot.act(
                () -> {
                    List<Device> pads = robot.ui().devices().connectedPads();
                    robot.ui().hands().give(match.position().active(), pads.get(0));
                    robot.ui().hands().give(match.decider(), pads.get(1));
                });
        sitDown(match);
        looker.look("called");
        robot.press(Keys.P);
        looker.look("seat-hands");
        robot.press(Keys.ESCAPE);
        leave();
        robot.act(active::pullOut);
        robot.act(called::pullOut);
        robot.act(() -> robot.ui().hands().clear());
    }

    private void sitDown(Match<Town, Event> match) {
        robot.act(
                () -> {
                    TableScreen<?, ?> table =
                            new TableScreen<>(
                                    robot.ui(), new ClosedDoors(), new FistfulGame(), match);
                    robot.ui().screens().push(table);
                });
        robot.waitFor(
                "somebody is asked",
                () -> !((TableScreen<?, ?>) robot.screen()).answers().isEmpty());
    }

    private void leave() {
        robot.act(() -> robot.ui().screens().back());
    }
}
