package meeples.room.review;

import com.badlogic.gdx.Gdx;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import meeples.game.BoardGame;
import meeples.game.BotLevels;
import meeples.play.Eyes;
import meeples.play.Match;
import meeples.play.MoveChooser;
import meeples.play.Rules;
import meeples.room.chart.PointsOverTime;
import meeples.search.ThinkingPlace;
import meeples.search.review.GameReview;
import meeples.search.review.TurningPoint;
import meeples.search.review.Verdict;

/**
 * The analysis of a match in the background. It can be stopped at any time and goes on where it was
 * when it is started again.
 *
 * @param <S> the game's position
 * @param <E> the game's events
 */
public final class Analysis<S, E> {
    private static final int COSTLY_A_SEAT = 2;
    private static final double COSTLY = 0.04;
    private static final int MOST_TURNING_POINTS = 4;
    private static final double TURNING = 0.12;

    private final Match<S, E> match;
    private final ThinkingPlace place;
    private final PointsOverTime<S, E> time;
    private final BotLevels<S> bots;
    private final MoveChooser<S> automatic;
    private final List<Finding> findings = new ArrayList<>();
    private GameReview<S> review;
    private boolean running;
    private boolean done;
    private boolean failed;
    private Runnable whenDone = () -> {};

    public Analysis(BoardGame<S, E> game, Match<S, E> match, ThinkingPlace place) {
        this.match = match.branch(match.size(), match.seats());
        this.place = place;
        time = new PointsOverTime<>(game, match, Eyes.EVERYBODY);
        bots = game.bots();
        automatic = game.flow()::automatic;
    }

    /** The match that is looked at. */
    public Match<S, E> match() {
        return match;
    }

    /**
     * @param listener hears when it has been completed, instead of whoever wanted to know before
     */
    public void whenDone(Runnable listener) {
        whenDone = listener;
    }

    /** Begins, or goes on; after a failure, from the beginning. */
    public void start() {
        if (running || done) {
            return;
        }
        failed = false;
        try {
            if (review == null) {
                int seed = match.game().rules().hash(match.position());
                review =
                        new GameReview<>(
                                bots.expert(seed),
                                match,
                                bots::adviceIterations,
                                this::wasProposed);
            }
            running = true;
            place.start(review, Integer.MAX_VALUE);
        } catch (RuntimeException | Error failure) {
            fail(failure);
        }
    }

    /** What the game decided without asking it has proposed too. */
    private boolean wasProposed(int decision) {
        return match.isAdvised(decision)
                || automatic.choose(match.positionAfter(decision)) == match.move(decision);
    }

    private void fail(Throwable failure) {
        Gdx.app.error("analysis", "a match could not be analysed", failure);
        stop();
        review = null;
        findings.clear();
        failed = true;
    }

    /**
     * Leaves it until it is started again: somebody else may want to think, or nobody wants to know
     * any more.
     */
    public void stop() {
        if (running) {
            running = false;
            place.cancel();
        }
    }

    /** To be called once a frame; true when it has just been completed. */
    public boolean update() {
        if (!running) {
            return false;
        }
        try {
            place.update();
            if (!place.isFinished()) {
                return false;
            }
            gather();
        } catch (RuntimeException | Error failure) {
            fail(failure);
            return false;
        }
        stop();
        done = true;
        whenDone.run();
        return true;
    }

    /** Whether something went wrong in it, so that it must begin again. */
    public boolean hasFailed() {
        return failed;
    }

    public boolean isRunning() {
        return running;
    }

    public boolean isDone() {
        return done;
    }

    /** From 0 to 1. */
    public double progress() {
        if (done) {
            return 1;
        }
        return review == null ? 0 : review.progress();
    }

    /** What was found, in the order of the game; nothing before it is done. */
    public List<Finding> findings() {
        return Collections.unmodifiableList(findings);
    }

    private void gather() {
        for (int seat = 0; seat < match.seats().size(); seat++) {
            for (Verdict verdict : review.costliest(seat, COSTLY_A_SEAT, COSTLY)) {
                add(costly(verdict));
            }
        }
        for (TurningPoint point : review.turningPoints(MOST_TURNING_POINTS, TURNING)) {
            add(turning(point));
        }
        findings.sort((one, other) -> Integer.compare(one.decision(), other.decision()));
    }

    /** One word about a turn is enough, and the one that was there first says more. */
    private void add(Finding finding) {
        for (Finding other : findings) {
            if (other.turn() == finding.turn()) {
                return;
            }
        }
        findings.add(finding);
    }

    private Finding costly(Verdict verdict) {
        int seat = verdict.seat();
        return new Finding(
                Finding.Kind.COSTLY,
                verdict.index(),
                time.turnOf(verdict.index()),
                seat,
                verdict.proposed(),
                verdict.before()[seat],
                verdict.after()[seat],
                verdict.margin(),
                moves(verdict.index(), verdict.index() + verdict.decisions()),
                verdict.better(),
                verdict.reasons());
    }

    private Finding turning(TurningPoint point) {
        int end = point.index();
        Rules<S, E> rules = match.game().rules();
        S position = match.positionAfter(end);
        int turn = rules.turn(position);
        while (end < match.size() && rules.turn(position) == turn) {
            rules.play(position, match.move(end++), null);
        }
        return new Finding(
                Finding.Kind.TURNING,
                point.index(),
                time.turnOf(point.index()),
                point.seat(),
                false,
                point.before(),
                point.after(),
                0,
                moves(point.index(), end),
                new int[0],
                List.of());
    }

    private int[] moves(int from, int to) {
        int[] moves = new int[to - from];
        for (int i = 0; i < moves.length; i++) {
            moves[i] = match.move(from + i);
        }
        return moves;
    }
}
