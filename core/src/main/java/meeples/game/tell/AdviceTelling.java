package meeples.game.tell;

import java.util.List;
import meeples.search.review.Reason;
import meeples.table.Preview;
import meeples.table.Target;

/**
 * How a game puts choices and what speaks for them into words and onto its table, for advice to
 * players and for the review of a match.
 *
 * @param <S> the game's position
 */
public interface AdviceTelling<S> {
    /** The beginning of a choice in a few words. */
    String brief(S position, int[] moves);

    /** The whole choice. */
    String inFull(S position, int[] moves);

    /** A reason, found by the game's expert, in a sentence. */
    String say(Reason reason);

    /** What on the table the choice is about, when a preview does not show it. */
    List<Target> targets(S position, int[] moves);

    /** What would be done, to be drawn on the table; null when it is about something else. */
    Preview preview(S position, int[] moves);
}
