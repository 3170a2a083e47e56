package meeples.puzzle;

import java.util.List;

/**
 * What a puzzle of a game can ask for, as a number that a position has for a seat: points gained in
 * this turn, pieces that will be drawn.
 *
 * @param <S> the game's position
 * @param <E> the game's events
 */
public interface Measure<S, E> {
    /** What {@link #least} says where a puzzle would make no sense. */
    int NOWHERE = Integer.MAX_VALUE;

    /** The word for it in texts of puzzles and in the keys of what players read. */
    String name();

    /** Whether more is better; else less is. */
    default boolean wantsMore() {
        return true;
    }

    /**
     * @param start where the puzzle began
     * @param now after a decision
     * @param told what that decision brought about
     */
    int of(S start, S now, List<E> told, int seat);

    /**
     * Whether the number never depends on what chance brings, so that it still counts after the
     * decision by which chance spoke.
     */
    boolean isCertain();

    /**
     * The best that the number can still become in this turn, for searches that need not look
     * further; a guess that is too good does no harm.
     */
    default int bound(S start, S now, int seat) {
        return wantsMore() ? Integer.MAX_VALUE : Integer.MIN_VALUE;
    }

    /** Whether puzzles always ask for {@link #least}, and not for the best that can be reached. */
    default boolean asksForLeast() {
        return !wantsMore();
    }

    /**
     * What is the least that makes a puzzle worth its name here, or {@link #NOWHERE}; where less is
     * better, the most that may be left.
     */
    int least(S start, int seat);
}
