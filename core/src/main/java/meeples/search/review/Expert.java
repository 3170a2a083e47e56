package meeples.search.review;

import java.util.List;
import meeples.play.Game;
import meeples.play.MoveList;
import meeples.play.Rules;
import meeples.search.Guide;
import meeples.search.SearchParameters;

/**
 * What advice and reviews need from a game: how to search it, how the moves of a match make up the
 * choices that its guide searches, and what speaks for a choice.
 *
 * @param <S> the game's position
 */
public interface Expert<S> {
    Game<S, ?> game();

    /** The seed of the trials that reasons are counted in. */
    int seed();

    Rules<S, ?> rules();

    Guide<S> guide();

    SearchParameters parameters();

    /** Replaces the list's content by the moves of a choice. The position is played on. */
    void moves(S position, int choice, MoveList into);

    /**
     * Plays the moves of one choice and says which it was.
     *
     * @param position where the choice was made; it is played on to where the next one begins
     * @param moves all moves of a match
     * @param from the index of the choice's first move
     */
    PlayedChoice play(S position, int[] moves, int from);

    /**
     * What speaks for a choice of the position's decider, warnings last. The same for the same
     * position and choice, whatever was asked before.
     */
    List<? extends Reason> reasons(S position, int choice);

    /** All that a reason says, for {@link #reason}. */
    int[] numbers(Reason reason);

    /** The reason that says this. */
    Reason reason(int[] numbers);
}
