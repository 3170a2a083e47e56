package meeples.game.lesson;

/**
 * Tells what fits a step of a lesson from what leads away from it.
 *
 * @param <S> the game's position
 */
public interface Guidance<S> {
    /** The usual end of the key of what is said about anything else. */
    String NO = "no";

    /**
     * Why a decision that the rules allow should not be made now: the end of a key, after the
     * step's own; null when it may be made.
     */
    String objection(S position, int move);
}
