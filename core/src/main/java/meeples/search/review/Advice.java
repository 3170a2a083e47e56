package meeples.search.review;

import java.util.List;

/**
 * What the strongest bot would do.
 *
 * @param seat whose decision it is
 * @param moves the suggested moves up to where chance or another decision comes in: all that belong
 *     to one choice
 * @param chances each seat's chance to win after the suggested moves
 * @param margin how far the decider's chance may be off
 * @param reasons what speaks for them, the most important first; warnings come last
 */
public record Advice(
        int seat, int[] moves, double[] chances, double margin, List<? extends Reason> reasons) {}
