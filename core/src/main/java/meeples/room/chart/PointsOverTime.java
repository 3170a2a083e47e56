package meeples.room.chart;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import meeples.game.BoardGame;
import meeples.game.score.OutsideScore;
import meeples.game.score.Scoring;
import meeples.game.tell.EventFacts;
import meeples.game.tell.EventRank;
import meeples.game.tell.EventTelling;
import meeples.play.Eyes;
import meeples.play.Match;
import meeples.play.Rules;

/**
 * How the points of all seats, and after them of opponents without a seat, went through a match,
 * turn by turn, with its big moments: those that the game says are worth remembering, and when
 * somebody took the lead.
 *
 * @param <S> the game's position
 * @param <E> the game's events
 */
public final class PointsOverTime<S, E> {
    private static final String LEAD_ICON = "crown";
    private static final int LEAD_WEIGHT = 2;

    private final Rules<S, E> rules;
    private final EventTelling<E> telling;
    private final Scoring<S> scoring;
    private final Eyes eyes;
    private final List<int[]> afterTurn = new ArrayList<>();
    private final List<Moment<E>> seen = new ArrayList<>();
    private final List<Moment<E>> moments = Collections.unmodifiableList(seen);
    private final int[] turns;
    private List<OutsideScore> outsiders = List.of();
    private int turn;
    private int least;
    private int most = 1;
    private int decision;
    private int leader = Rules.NOBODY;

    /**
     * Something that a player would remember.
     *
     * @param decision how many decisions had been made before the one that it came of
     * @param turn counted from where the match began, as in {@link #points}
     * @param seat whose moment it is, or Rules.NOBODY
     * @param event what happened; null when somebody took the lead
     * @param facts its icon and weight
     */
    public record Moment<E>(int decision, int turn, int seat, E event, EventFacts facts) {
        /** Whether somebody else is ahead of all others now. */
        public boolean isLead() {
            return event == null;
        }
    }

    /**
     * @param eyes whose knowledge it may show: moments that they did not see are left out
     */
    public PointsOverTime(BoardGame<S, E> game, Match<S, E> match, Eyes eyes) {
        rules = match.game().rules();
        telling = game.events();
        scoring = game.scoring();
        this.eyes = eyes;
        turns = new int[match.size()];
        S position = match.positionAfter(0);
        add(position);
        for (int i = 0; i < match.size(); i++) {
            decision = i;
            turns[i] = turn;
            rules.play(position, match.move(i), event -> see(position, event));
        }
        if (match.isOver() && turns() > 0) {
            settle(position);
        }
    }

    /** What was won and lost after the last turn belongs to it: the lines end where scores do. */
    private void settle(S end) {
        afterTurn.remove(turns());
        add(end);
        seeLeader(end);
    }

    private void see(S position, E event) {
        E known = rules.seenBy(eyes, event);
        if (known == null) {
            return;
        }
        EventFacts facts = telling.facts(known);
        if (facts.rank() == EventRank.TURN_BEGINS) {
            turn = afterTurn.size(); // not the game's own count: the match may begin in the middle
        } else if (facts.rank() == EventRank.TURN_ENDS) {
            add(position);
            seeLeader(position);
        }
        if (facts.weight() > 0) {
            seen.add(new Moment<>(decision, turn, facts.seat(), known, facts));
        }
    }

    private void seeLeader(S position) {
        int best = Rules.NOBODY;
        boolean alone = false;
        for (int seat = 0; seat < rules.seats(position); seat++) {
            int points = rules.points(position, seat);
            int ahead = best == Rules.NOBODY ? Integer.MIN_VALUE : rules.points(position, best);
            alone = points > ahead || alone && points < ahead;
            best = points > ahead ? seat : best;
        }
        if (alone && best != leader) {
            if (leader != Rules.NOBODY && !rules.hides(position, eyes)) {
                EventFacts lead =
                        EventFacts.of(EventRank.RESULT, LEAD_ICON).by(best).moment(LEAD_WEIGHT);
                seen.add(new Moment<>(decision, turn, best, null, lead));
            }
            leader = best;
        }
    }

    private void add(S position) {
        int seats = rules.seats(position);
        outsiders = scoring.outsiders(position);
        int[] points = new int[seats + outsiders.size()];
        for (int line = 0; line < points.length; line++) {
            boolean sits = line < seats;
            points[line] =
                    sits ? rules.points(position, line) : outsiders.get(line - seats).points();
            least = Math.min(least, points[line]);
            most = Math.max(most, points[line]);
        }
        afterTurn.add(points);
    }

    /** How many turns have been played. */
    public int turns() {
        return afterTurn.size() - 1;
    }

    /** The turn that a decision was made in, counted from where the match began. */
    public int turnOf(int decision) {
        return turns[decision];
    }

    /**
     * Somebody's points after a turn; turn 0 is before the first.
     *
     * @param line a seat, or so many after the last seat for an opponent without one
     */
    public int points(int afterTurn, int line) {
        return this.afterTurn.get(afterTurn)[line];
    }

    /** Opponents without a seat, as they stood after the last turn. */
    public List<OutsideScore> outsiders() {
        return outsiders;
    }

    /** The fewest points that anybody had at any time, 0 at most. */
    public int least() {
        return least;
    }

    /** The most points that anybody had at any time, 1 at least. */
    public int most() {
        return most;
    }

    public List<Moment<E>> moments() {
        return moments;
    }
}
