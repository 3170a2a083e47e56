package meeples.game.score;

import java.util.List;
import meeples.play.Eyes;
import meeples.play.Seat;
import meeples.text.Texts;

/**
 * How a game is scored, at its end or if it ended now: the parts of everybody's points, what breaks
 * ties, and who has won.
 *
 * @param <S> the game's position
 */
public interface Scoring<S> {
    /** The parts that make up the points, in the order in which they are counted. */
    List<ScorePart> parts();

    /** What a seat has of a part. */
    int points(S position, int part, int seat);

    /**
     * Whether these eyes may know what a seat has of a part while the game goes on; at its end
     * everybody may.
     */
    default boolean isKnown(S position, int part, int seat, Eyes eyes) {
        return true;
    }

    /** What is shown because it breaks ties; null for nothing. */
    ScorePart tieBreak();

    /** What a seat has of that. */
    int tieBreak(S position, int seat);

    /** Opponents who have no seat. */
    default List<OutsideScore> outsiders(S position) {
        return List.of();
    }

    /** Who has won, or that a game played alone was lost, in a headline. */
    String title(S position, List<Seat> seats, Texts texts);

    /** What decided, when points alone did not; else empty. */
    String explanation(S position, List<Seat> seats, Texts texts);
}
