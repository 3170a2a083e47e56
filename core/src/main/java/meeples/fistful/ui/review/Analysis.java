package meeples.fistful.ui.review;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import meeples.fistful.ai.GameReview;
import meeples.fistful.ai.TurningPoint;
import meeples.fistful.ai.Verdict;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.play.Match;
import meeples.search.ThinkingPlace;

/**
 * The analysis of a match in the background. It can be stopped at any time and goes on where it was
 * when it is started again.
 */
public final class Analysis {
    private static final int ITERATIONS = 400;
    private static final int COSTLY_A_SEAT = 2;
    private static final double COSTLY = 0.04;
    private static final int MOST_TURNING_POINTS = 4;
    private static final double TURNING = 0.12;

    private final Match<Town, Event> match;
    private final ThinkingPlace place;
    private final GameReview review;
    private final List<Finding> findings = new ArrayList<>();
    private boolean running;
    private boolean done;

    public Analysis(Match<Town, Event> match, ThinkingPlace place) {
        this.match = match.branch(match.size(), match.seats());
        this.place = place;
        review = new GameReview(match, ITERATIONS, match.position().hashCode());
    }

    /** The match that is looked at. */
    public Match<Town, Event> match() {
        return match;
    }

    /** Begins, or goes on. */
    public void start() {
        if (!running && !done) {
            running = true;
            place.start(review, Integer.MAX_VALUE);
        }
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
        place.update();
        if (!place.isFinished()) {
            return false;
        }
        running = false;
        done = true;
        place.cancel();
        gather();
        return true;
    }

    public boolean isRunning() {
        return running;
    }

    public boolean isDone() {
        return done;
    }

    /** From 0 to 1. */
    public double progress() {
        return done ? 1 : review.progress();
    }

    /** What was found, in the order of the game; nothing before it is done. */
    public List<Finding> findings() {
        return Collections.unmodifiableList(findings);
    }

    private void gather() {
        for (int seat = 0; seat < match.seats().size(); seat++) {
            for (Verdict verdict : review.costliest(seat, COSTLY_A_SEAT, COSTLY)) {
                findings.add(costly(verdict));
            }
        }
        for (TurningPoint point : review.turningPoints(MOST_TURNING_POINTS, TURNING)) {
            findings.add(turning(point));
        }
        findings.sort((one, other) -> Integer.compare(one.decision(), other.decision()));
    }

    private Finding costly(Verdict verdict) {
        int seat = verdict.seat();
        return new Finding(
                Finding.Kind.COSTLY,
                verdict.index(),
                turn(verdict.turn()),
                seat,
                verdict.before()[seat],
                verdict.after()[seat],
                moves(verdict.index(), verdict.index() + verdict.decisions()),
                verdict.better(),
                verdict.reasons());
    }

    private Finding turning(TurningPoint point) {
        int end = point.index();
        Town town = match.positionAfter(end);
        int turn = town.turn();
        while (end < match.size() && town.turn() == turn) {
            match.game().rules().play(town, match.move(end++), null);
        }
        return new Finding(
                Finding.Kind.TURNING,
                point.index(),
                turn(point.turn()),
                point.seat(),
                point.before(),
                point.after(),
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

    /** The town's own count begins later when the match began in the middle of another. */
    private int turn(int ofTown) {
        int first = match.positionAfter(0).turn();
        return ofTown - Math.max(0, first - 1);
    }
}
