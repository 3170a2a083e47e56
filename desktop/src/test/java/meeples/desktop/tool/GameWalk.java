package meeples.desktop.tool;

import com.badlogic.gdx.Input.Keys;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import meeples.desktop.UiRobot;
import meeples.game.BoardGame;
import meeples.game.book.Chapter;
import meeples.game.score.Feats;
import meeples.play.Evening;
import meeples.play.Match;
import meeples.room.book.RulesScreen;
import meeples.room.couch.JoinScreen;
import meeples.room.entrance.SetupScreen;
import meeples.room.playing.TableScreen;
import meeples.room.replay.ReplayScreen;
import meeples.room.scores.EveningScreen;
import meeples.testing.SimulatedPad;
import meeples.ui.UiScreen;

/**
 * All that is different from game to game: its set-up, its couch, its book, each of its questions
 * with as many people as there can be, help, log and advice at its table, a replay, and the
 * evening.
 *
 * @param <S> the game's position
 * @param <E> the game's events
 */
final class GameWalk<S, E> implements ScreenWalk {
    private static final String OVER = "over";
    private static final String READY = "ready";

    private final BoardGame<S, E> game;
    private final Samples<S, E> samples;
    private final int players;
    private final Map<String, Match<S, E>> found = new HashMap<>();
    private UiRobot robot;
    private Looker looker;

    GameWalk(BoardGame<S, E> game, Samples<S, E> samples) {
        this.game = game;
        this.samples = samples;
        players = game.setup().seating().most();
    }

    @Override
    public void walk(UiRobot window, Looker shownTo) {
        robot = window;
        looker = shownTo;
        robot.act(() -> robot.ui().settings().automatic.set(false));
        open(() -> new SetupScreen<>(robot.ui(), new ClosedDoors(), game));
        look("set-up");
        leave();
        couch();
        book();
        for (String decision : samples.decisions()) {
            Match<S, E> match = waitingFor(decision);
            if (!match.isOver()) {
                sitDown(match);
                look("ask-" + decision);
                leave();
            }
        }
        table();
        afterwards();
    }

    /** A copy: each is looked for once, and looked at in every language. */
    private Match<S, E> waitingFor(String decision) {
        Match<S, E> match =
                found.computeIfAbsent(
                        decision,
                        each ->
                                each.equals(OVER)
                                        ? samples.over(players)
                                        : samples.waitingFor(each, players));
        return match.branch(match.size(), match.seats());
    }

    private void look(String where) {
        looker.look(game.name() + "-" + where);
    }

    /** With a card for everybody, and all of the game's options in sight. */
    private void couch() {
        open(() -> new JoinScreen<>(robot.ui(), new ClosedDoors(), game));
        look("couch-empty");
        SimulatedPad[] pads = new SimulatedPad[players];
        for (int i = 0; i < players; i++) {
            pads[i] = robot.plugIn("Xbox " + i);
            robot.act(pads[i]::a);
        }
        look("couch-full");
        leave();
        for (SimulatedPad pad : pads) {
            robot.act(pad::pullOut);
        }
    }

    private void book() {
        open(() -> new RulesScreen<>(robot.ui(), game));
        List<Chapter> chapters = game.book().chapters();
        for (int i = 0; i < chapters.size(); i++) {
            int chapter = i;
            robot.act(() -> ((RulesScreen<?, ?>) robot.screen()).open(chapter));
            look("rules-" + chapter);
        }
        leave();
    }

    private void table() {
        sitDown(waitingFor(samples.usual()));
        robot.rightClick("seat-0");
        robot.waitFor("help", () -> robot.screen().help().isShown());
        look("help");
        robot.press(Keys.ESCAPE);
        robot.click("log");
        look("log");
        robot.click("log");
        robot.click("hint");
        robot.await("advice");
        look("advice");
        leave();
    }

    private void afterwards() {
        Match<S, E> match = waitingFor(OVER);
        open(() -> new TableScreen<>(robot.ui(), new ClosedDoors(), game, match));
        robot.await("rematch");
        look("scores");
        leave();
        leave();
        open(
                () ->
                        new ReplayScreen<>(
                                robot.ui(), new ClosedDoors(), game, match, match.size() / 2));
        look("replay");
        leave();
        evening();
    }

    /** After two games: the awards of the last one, and of all. */
    private void evening() {
        Evening<Feats> evening = new Evening<>();
        for (int i = 0; i < 2; i++) {
            Match<S, E> match = waitingFor(OVER);
            evening.add(Evening.Played.of(match, Feats.of(game.honours(), match)));
        }
        open(() -> new EveningScreen(robot.ui(), new ClosedDoors(), game, evening, () -> {}));
        look("evening");
        robot.click("evening.all");
        look("evening-all");
        leave();
    }

    /** Sits down and, where a choice is secret, takes the table over. */
    private void sitDown(Match<S, E> match) {
        open(() -> new TableScreen<>(robot.ui(), new ClosedDoors(), game, match));
        robot.waitFor("somebody is asked or called", () -> isAsked() || isCalled());
        if (robot.ask(this::isCalled)) {
            look("handover");
            robot.click(READY);
            robot.waitFor("somebody is asked", this::isAsked);
        }
    }

    private boolean isAsked() {
        return !((TableScreen<?, ?>) robot.screen()).answers().isEmpty();
    }

    private boolean isCalled() {
        return robot.screen().find(READY) != null;
    }

    /** A screen is made where it is drawn. */
    private void open(Supplier<UiScreen> screen) {
        robot.act(() -> robot.ui().screens().push(screen.get()));
        robot.waitUntilIdle();
    }

    private void leave() {
        robot.act(() -> robot.ui().screens().back());
        robot.waitUntilIdle();
    }
}
