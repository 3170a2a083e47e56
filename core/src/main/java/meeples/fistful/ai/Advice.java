package meeples.fistful.ai;

import java.util.List;

/**
 * What the strongest bot would do.
 *
 * @param seat whose decision it is
 * @param moves the suggested decisions up to where chance or a later question comes in: the taking
 *     and the whole sowing, or one answer
 * @param before each seat's chance to win as things stand, the sum being 1
 * @param after the same after the suggested decisions
 * @param reasons what speaks for them, the most important first; what to be wary of comes last
 */
public record Advice(
        int seat, int[] moves, double[] before, double[] after, List<Reason> reasons) {}
