package meeples.search.review;

import java.util.List;
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

    /** What speaks for a choice of the position's decider, warnings last. */
    List<? extends Reason> reasons(S position, int choice);
}
