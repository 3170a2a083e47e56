package meeples.game;

import meeples.play.MoveChooser;

/**
 * How the decisions of a game follow each other at the table: what is asked at all, when, and how
 * carefully.
 *
 * @param <S> the game's position
 */
public interface Flow<S> {
    /**
     * The move to make without asking when nothing depends on it, for players who want to be asked
     * only what matters; {@link MoveChooser#NONE} when there is something to decide.
     */
    default int automatic(S position) {
        return MoveChooser.NONE;
    }

    /**
     * Whether the decision that is due can be asked for, or made by a bot, while the table still
     * shows what came of the one before: as when pieces are put down one by one.
     */
    default boolean isAskedAtOnce(S position) {
        return false;
    }

    /**
     * Whether the decision that is due is made by pressing something on the table, so that a player
     * may want to confirm it when it is final. A yes or no is confirmation enough.
     */
    default boolean isConfirmed(S position) {
        return false;
    }

    /**
     * Whether somebody who has chosen in secret, while others still choose, may think again. Nobody
     * has seen anything yet; but a game may say that a choice is final once made.
     */
    default boolean mayChooseAnew(S position) {
        return true;
    }

    /**
     * Whether more happened than was decided: the turn went on by itself and is over. The player
     * may not have meant that, and gets a moment to take it back.
     *
     * @param before where a decision was made by hand
     * @param after what came of it
     */
    default boolean wentOnByItself(S before, S after) {
        return false;
    }

    /** Whether the place for a hand on the counter is empty, so that other things may be there. */
    default boolean handIsEmpty(S position) {
        return true;
    }

    /** The seat whose turn it is. Another one who has to decide meanwhile is called. */
    int active(S position);
}
