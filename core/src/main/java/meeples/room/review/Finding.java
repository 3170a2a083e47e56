package meeples.room.review;

import java.util.List;
import meeples.search.review.Reason;

/**
 * What an analysis has found at one point of a match.
 *
 * @param decision how many decisions had been made there
 * @param turn of the chart of points, counted from where the match began
 * @param seat who could have done better, or whose chance to win changed most
 * @param proposed whether the game itself had proposed what was chosen, and only thinking longer
 *     has found better
 * @param before the chance to win with the better choice; or before the game turned
 * @param after the chance to win with what was chosen; or after the game turned
 * @param margin how far the difference between the two chances may be off; 0 where the game turned
 * @param played the decisions that were made; those of the whole turn where the game turned
 * @param better the decisions that would have been better; none where the game turned
 * @param reasons what speaks for those
 */
public record Finding(
        Kind kind,
        int decision,
        int turn,
        int seat,
        boolean proposed,
        double before,
        double after,
        double margin,
        int[] played,
        int[] better,
        List<? extends Reason> reasons) {

    /** Kinds of findings. */
    public enum Kind {
        /** A choice that gave away chances to win. */
        COSTLY,
        /** A turn that changed the chances to win, by choices or by chance. */
        TURNING
    }

    /** The picture that stands for it. */
    public String icon() {
        return kind == Kind.COSTLY ? "warning" : "swap";
    }
}
