package meeples.desktop.tool;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import java.util.List;
import java.util.function.Supplier;
import meeples.desktop.UiRobot;
import meeples.desktop.tool.fistful.SampleMatches;
import meeples.fistful.model.Decision;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.fistful.ui.FistfulGame;
import meeples.fistful.ui.score.FistfulHonours;
import meeples.game.score.Feats;
import meeples.play.Evening;
import meeples.play.Match;
import meeples.room.couch.JoinScreen;
import meeples.room.playing.DemoTable;
import meeples.room.playing.TableScreen;
import meeples.room.replay.ReplayScreen;
import meeples.room.review.Analysis;
import meeples.room.scores.EveningScreen;
import meeples.room.scores.Feast;
import meeples.room.scores.ScoresScreen;
import meeples.testing.SimulatedPad;
import meeples.ui.UiScreen;
import meeples.ui.Widgets;

/** Final scores, the analysis, the replay, the evening; and the couch, where it begins again. */
final class AfterwardsWalk implements ScreenWalk {
    /** The analysis of the match is made once, and looked at in every language. */
    private final ClosedDoors doors = new ClosedDoors();

    private final Match<Town, Event> match = SampleMatches.waitingFor(Decision.OVER, 4);
    private UiRobot robot;
    private Looker looker;

    AfterwardsWalk() {
        Analysis<Town, Event> analysis = doors.analysis(new FistfulGame(), match);
        analysis.start();
        while (!analysis.isDone()) {
            analysis.update();
        }
    }

    @Override
    public void walk(UiRobot window, Looker shownTo) {
        robot = window;
        looker = shownTo;
        unanalysed();
        poster();
        scores();
        replay();
        evening();
        couch();
        demo();
    }

    /** While the analysis still goes on. */
    private void unanalysed() {
        ClosedDoors busy = new ClosedDoors(robot.ui().platform().thinking());
        show(() -> new TableScreen<>(robot.ui(), busy, new FistfulGame(), match));
        robot.await("rematch");
        looker.look("scores-unanalysed");
        leave();
        leave();
        show(
                () ->
                        new ReplayScreen<>(
                                robot.ui(), busy, new FistfulGame(), match, match.size() / 2));
        robot.press(Keys.H);
        looker.look("review-running");
        leave();
    }

    /** With nothing behind it. */
    private void poster() {
        Feast bare =
                new Feast() {
                    @Override
                    public Actor players(Widgets make) {
                        return new Group();
                    }

                    @Override
                    public void celebrate(List<Integer> winners) {}

                    @Override
                    public void act(float delta) {}

                    @Override
                    public boolean needsFrames() {
                        return false;
                    }

                    @Override
                    public void draw() {}
                };
        show(() -> new ScoresScreen<>(robot.ui(), doors, new FistfulGame(), match, bare));
        robot.await("poster");
        looker.look("poster");
        robot.click("details");
        robot.await("to-poster");
        leave();
    }

    private void scores() {
        show(() -> new TableScreen<>(robot.ui(), doors, new FistfulGame(), match));
        robot.await("rematch");
        robot.await("analysis.result");
        looker.look("scores");
        robot.click("finding-0");
        robot.await("finding.watch");
        looker.look("finding");
        robot.click("finding.close");
        robot.click("look");
        robot.await("scores");
        looker.look("table-over");
        robot.click("scores");
        robot.await("rematch");
        leave();
        leave();
    }

    private void replay() {
        show(() -> new ReplayScreen<>(robot.ui(), doors, new FistfulGame(), match, 0));
        looker.look("replay-start");
        robot.click("replay.scrubber");
        looker.look("replay-middle");
        robot.click("replay.resume");
        robot.await("resume.start");
        looker.look("replay-resume");
        robot.press(Keys.ESCAPE);
        robot.press(Keys.H);
        robot.await("review-0");
        looker.look("review");
        robot.click("review-0");
        robot.await("review.lines");
        // The pointer rests on the line: on a slow machine its tip would come before the look.
        robot.act(() -> robot.screen().help().hide());
        looker.look("review-finding");
        robot.click("log");
        looker.look("review-without-log");
        leave();
    }

    private void evening() {
        Evening<Feats> evening = new Evening<>();
        int[] points = {21, 34, 55, 8};
        evening.add(
                new Evening.Played<>(
                        match,
                        points,
                        new int[] {3, 2, 1, 4},
                        Feats.of(new FistfulHonours(), match)));
        show(() -> new EveningScreen(robot.ui(), doors, new FistfulGame(), evening, () -> {}));
        looker.look("evening");
        leave();
    }

    private void couch() {
        show(() -> new JoinScreen<>(robot.ui(), doors, new FistfulGame()));
        looker.look("couch-empty");
        SimulatedPad[] pads = new SimulatedPad[4];
        for (int i = 0; i < pads.length; i++) {
            pads[i] = robot.plugIn("Xbox " + i);
            robot.act(pads[i]::a);
        }
        looker.look("couch-full");
        robot.act(
                () -> {
                    for (int i = 0; i < 3; i++) {
                        pads[1].up();
                    }
                    pads[1].a();
                    pads[2].a();
                });
        looker.look("couch-writing");
        leave();
        for (SimulatedPad pad : pads) {
            robot.act(pad::pullOut);
        }
        robot.act(
                () -> {
                    robot.ui().hands().clear();
                    robot.ui().devices().splitKeyboard(false);
                });
    }

    private void demo() {
        show(
                () ->
                        new DemoTable<>(
                                robot.ui(),
                                doors,
                                new FistfulGame(),
                                SampleMatches.amongBots(),
                                () -> {}));
        looker.look("demo");
        leave();
    }

    private void show(Supplier<UiScreen> screen) {
        robot.act(() -> robot.ui().screens().push(screen.get()));
        robot.waitUntilIdle();
    }

    private void leave() {
        robot.act(() -> robot.ui().screens().back());
    }
}
