package meeples.game.ask;

import java.util.List;
import meeples.play.MoveChooser;
import meeples.play.MoveList;
import meeples.play.Seat;
import meeples.text.Texts;

/**
 * What a question needs from the screen that asks it.
 *
 * @param <S> the game's position
 */
public interface Desk<S> {
    /**
     * The position that the question is about, as the one who is asked knows it: what they cannot
     * see has been dealt anew, so that a question cannot give away secrets. It stays the same while
     * this question is asked.
     */
    S position();

    /** The seat that is asked. */
    int seat();

    List<Seat> seats();

    Texts texts();

    /** What the seat may do now. */
    MoveList legal();

    /** Answers the question. */
    void play(int move);

    /**
     * Answers this question and those that follow it, as long as the same seat decides in the same
     * turn and the chooser has an answer.
     */
    void playAll(MoveChooser<S> chooser);

    /**
     * Lets the strongest bot answer for this seat as far as the errand allows, until the turn ends
     * or something is taken back.
     */
    void automate(Errand<S> errand);

    /** The decisions that led here. */
    Past<S> past();

    /** Tells the player in passing why something cannot be done. */
    void explain(String why);

    /** The question looks different now. */
    void changed();

    /** Something else is pointed at: what would happen looks different, the question does not. */
    void pointed();
}
