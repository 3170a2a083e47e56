package meeples.game.ask;

import meeples.play.MoveChooser;

/**
 * The decisions that led up to a question, for questions that let a player change an earlier answer
 * without taking back all that came after it.
 *
 * @param <S> the game's position
 */
public interface Past<S> {
    /** How many decisions there are. */
    int size();

    /**
     * The decision with this index; {@link MoveChooser#NONE} for one that somebody else made in
     * secret.
     */
    int move(int index);

    /** Whether the decision with this index made itself, or a bot made it. */
    boolean madeItself(int index);

    /**
     * Whether the decision with this index could be made in another way now: people have made it
     * and all that came after it, and nothing was revealed since.
     */
    boolean canChange(int index);

    /** A copy of the position after so many decisions, as the one who is asked knows it. */
    S positionAfter(int decisions);

    /** Goes back to the point after so many decisions, and lets the chooser go on from there. */
    void playInstead(int decisions, MoveChooser<S> chooser);
}
