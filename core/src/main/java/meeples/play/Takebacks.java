package meeples.play;

import java.util.ArrayList;
import java.util.List;

/**
 * Knows what may be taken back in a match. A step back leads to the last decision that a human made
 * by hand: what made itself is not a step of its own, nor is what bots have decided since, who are
 * called back. It never leads past what chance or somebody's secret revealed, or past a decision
 * made in secret by somebody who is not looking. In practice chance does not count.
 *
 * @param <S> the game's position
 */
public final class Takebacks<S> {
    /** Nothing can be taken back. */
    public static final int NONE = -1;

    private final Match<S, ?> match;
    private final List<Boolean> byHand = new ArrayList<>();

    /**
     * @param automatic what makes itself: what a human decided otherwise was decided by hand
     */
    public Takebacks(Match<S, ?> match, MoveChooser<S> automatic) {
        this.match = match;
        Rules<S, ?> rules = match.game().rules();
        S position = match.positionAfter(0);
        for (int i = 0; i < match.size(); i++) {
            boolean madeItself = automatic.choose(position) == match.move(i);
            rules.play(position, match.move(i), null);
            note(i, !madeItself && isHuman(i));
        }
    }

    private boolean isHuman(int decision) {
        return match.seats().get(match.seat(decision)).isHuman();
    }

    /** Remembers whether the decision with this index was made by hand. */
    public void note(int decision, boolean hand) {
        byHand.subList(decision, byHand.size()).clear();
        byHand.add(hand);
    }

    /** The number of decisions after a step back, or {@link #NONE}. */
    public int target(Eyes looking) {
        for (int i = match.size() - 1; i >= 0; i--) {
            if (isHidden(i, looking) || !match.isPractice() && match.revealed(i)) {
                return NONE;
            }
            if (byHand.get(i)) {
                return i;
            }
        }
        return NONE;
    }

    private boolean isHidden(int decision, Eyes looking) {
        return match.isSecret(decision) && !looking.see(match.seat(decision));
    }

    /** Whether a human made this decision and nothing was revealed because of it. */
    private boolean isOpen(int decision) {
        return isHuman(decision) && !match.revealed(decision);
    }

    /** Whether the decision with this index and all since could be made in another way. */
    public boolean canChange(int decision, Eyes looking) {
        for (int i = match.size() - 1; i >= decision; i--) {
            if (isHidden(i, looking) || !isOpen(i)) {
                return false;
            }
        }
        return true;
    }

    /** Whether the decision with this index made itself, or a bot made it. */
    public boolean madeItself(int decision) {
        return !byHand.get(decision);
    }

    /** Whether the next decision that could be made again made itself. */
    public boolean nextMadeItself() {
        return match.canRedo() && match.size() < byHand.size() && !byHand.get(match.size());
    }
}
