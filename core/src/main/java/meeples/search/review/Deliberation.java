package meeples.search.review;

import java.util.List;
import meeples.play.MoveList;
import meeples.play.Rules;
import meeples.search.TreeSearch;

/**
 * Thinks about one decision, for all who give an opinion on it: hints, suggested orders, and the
 * analysis afterwards. It begins with what the decider knows and nothing else, so that the same
 * decision with the same effort comes to the same opinion, whoever asks and whenever.
 *
 * @param <S> the game's position
 */
final class Deliberation<S> {
    /** What was played gets at least this part of the effort, or it could not be compared. */
    private static final int SHARE_FOR_WHAT_WAS_PLAYED = 3;

    /** Where there is nothing to choose only the chances are of interest. */
    private static final int SHARE_WITHOUT_A_CHOICE = 8;

    private static final int DEEPER = 4;

    /** So many standard errors a chance may be off; 19 times of 20 it is not more. */
    private static final double SURE = 2;

    /**
     * Trials of a tree follow each other, so that more of them do not tell all: this is the
     * standard error that is left, measured by thinking about the same positions with other luck.
     */
    private static final double LEFT = 0.016;

    private static final int NONE = -1;

    private final Expert<S> expert;
    private final Rules<S, ?> rules;
    private final TreeSearch<S> search;
    private final S known;
    private final int seat;
    private int effort;
    private int free;
    private int forced;
    private int asked = NONE;
    private int best = NONE;

    /**
     * @param position where the decision is made; it is copied, and what the decider cannot see is
     *     dealt anew
     * @param effort iterations
     */
    Deliberation(Expert<S> expert, S position, int effort) {
        this.expert = expert;
        rules = expert.rules();
        seat = rules.decider(position);
        known = rules.copy(position);
        rules.resample(known, seat, 0);
        search = new TreeSearch<>(rules, expert.guide(), expert.parameters(), rules.hash(known));
        search.begin(known);
        boolean chooses = search.choices() > 1;
        this.effort = chooses ? effort : Math.max(1, effort / SHARE_WITHOUT_A_CHOICE);
    }

    /** What the decider knows of the position. To be looked at, not to be changed. */
    S known() {
        return known;
    }

    /** The same work as an order, in which nothing is that the decider does not know. */
    String order(String kind, Object details) {
        return expert.game().name()
                + ' '
                + kind
                + ' '
                + expert.seed()
                + ' '
                + details
                + '\n'
                + expert.game().notation().draw(known);
    }

    /** Goes on by one iteration. */
    void think() {
        if (free < effort) {
            search.iterate();
            free++;
        } else {
            search.iterate(asked);
            forced++;
        }
    }

    boolean isDone() {
        return free >= effort && (asked == NONE || asked == best() || isKnownWell());
    }

    private boolean isKnownWell() {
        return search.visits(asked) >= effort / SHARE_FOR_WHAT_WAS_PLAYED;
    }

    double progress() {
        return Math.min(1, free / (double) effort);
    }

    /** Looks at this choice as well as at the best one. To be asked for when all else is done. */
    int lookAt(int choice) {
        best = best();
        asked = search.lookAt(choice);
        return asked;
    }

    /** Thinks on about the same decision, much longer. */
    void deepen() {
        effort *= DEEPER;
    }

    /** The choice that was tried most often for its own sake: the one to trust. */
    int best() {
        if (asked == NONE) {
            return search.best();
        }
        for (int i = 0; i < search.choices(); i++) {
            if (tried(i) > tried(best)) {
                best = i;
            }
        }
        return best;
    }

    private int tried(int index) {
        return search.visits(index) - (index == asked ? forced : 0);
    }

    int[] moves(int index) {
        MoveList moves = new MoveList();
        expert.moves(rules.copy(known), search.choice(index), moves);
        return moves.toArray();
    }

    /** What speaks for a choice. */
    List<? extends Reason> reasons(int index) {
        return expert.reasons(known, search.choice(index));
    }

    /** Each seat's chance to win after a choice. */
    double[] chances(int index) {
        double[] chances = new double[rules.seats(known)];
        for (int i = 0; i < chances.length; i++) {
            chances[i] = search.value(index, i);
        }
        Chances.share(chances);
        return chances;
    }

    /** How far the decider's chance after a choice may be off. */
    double margin(int index) {
        double value = search.value(index, seat);
        double scale = value > 0 ? chances(index)[seat] / value : 1;
        double error = search.error(index) * scale;
        return SURE * Math.sqrt(error * error + LEFT * LEFT);
    }

    /** How far the difference between the chances after two choices may be off. */
    double margin(int one, int other) {
        double first = margin(one);
        double second = margin(other);
        return Math.sqrt(first * first + second * second);
    }
}
