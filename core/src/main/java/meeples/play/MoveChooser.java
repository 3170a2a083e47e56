package meeples.play;

/**
 * Says which decision to make in a position without asking anybody: because there is nothing to
 * decide, or because it was decided before.
 *
 * @param <S> the game's position
 */
public interface MoveChooser<S> {
    /** There is something to decide, and it must be asked. */
    int NONE = -1;

    /** A legal move of the decider, or {@link #NONE}. The position is not over. */
    int choose(S position);
}
