package meeples.fistful.ui.ask;

import java.util.List;
import meeples.fistful.model.Town;
import meeples.fistful.ui.words.TownWords;
import meeples.play.MoveList;
import meeples.play.Seat;

/** What a question needs from the screen that asks it. */
public interface Desk {
    Town town();

    List<Seat> seats();

    TownWords words();

    /** What the decider may do now. */
    MoveList legal();

    /** Answers the question. */
    void play(int move);

    /**
     * Makes several sowings one after the other, as far as the rules ask for them.
     *
     * @param kinds for each space of the street the meeple that is to go there, or NONE
     */
    void sowAll(int[] kinds);

    /** Whether a meeple that was sown this turn is on this space. */
    boolean isSown(int space);

    /** Whether the handful sown this turn can still be put down in another order. */
    boolean canRearrange();

    /** Two meeples that were sown this turn change places. */
    void swap(int one, int other);

    /** Resolves everything in the suggested order, stopping wherever somebody has to decide. */
    void resolveAll();

    /** Tells the player in passing why something cannot be done. */
    void explain(String why);

    /** The question looks different now. */
    void changed();

    /** Something else is pointed at: what would happen looks different, the question does not. */
    void pointed();
}
