package meeples.game;

import java.util.List;
import meeples.play.Eyes;
import meeples.play.Seat;
import meeples.table.Target;
import meeples.text.Texts;

/**
 * What a game says about what is on its table. Whatever is said must not give away more than those
 * who look may see.
 *
 * @param <S> the game's position
 */
public interface TableTexts<S> {
    /** What a thing on the table is, and what it means now. */
    String explain(Target target, S position, Eyes eyes, List<Seat> seats, Texts texts);

    /** The figures of a position, the most important first. */
    List<Figure> figures(S position, Eyes eyes, Texts texts);

    /** What a seat's panel says below the name: what it would score now, or what is known of it. */
    String standing(S position, int seat, Eyes eyes, Texts texts);

    /** The number of the turn that is under way, as players count; 0 before the first. */
    int turn(S position);

    /** Where in the match this is, for somebody who watches: the round, or the year. */
    String moment(S position, Texts texts);

    /**
     * Why the round that is under way is the last one; empty as long as it is not known to be, and
     * in games that do not end with a round.
     */
    default String lastRound(S position, Texts texts) {
        return "";
    }
}
