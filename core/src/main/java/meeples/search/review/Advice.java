package meeples.search.review;

import java.util.List;

/**
 * What the strongest bot would do.
 *
 * @param seat whose decision it is
 * @param moves the suggested moves up to where chance or another decision comes in: all that belong
 *     to one choice
 * @param before each seat's chance to win as things stand
 * @param after the same after the suggested moves
 * @param reasons what speaks for them, the most important first; warnings come last
 */
public record Advice(
        int seat, int[] moves, double[] before, double[] after, List<? extends Reason> reasons) {}
