package meeples.search.review;

import java.util.List;

/**
 * What the review of a game says about one choice, which may consist of several decisions.
 *
 * @param index the first of the match's decisions that the choice consists of
 * @param decisions how many they are
 * @param turn the turn of the game, 0 during its set-up
 * @param seat who chose
 * @param before each seat's chance to win before the choice, with best play
 * @param after the same right after it, before chance spoke
 * @param margin how far the difference between those two may be off
 * @param cost how much of their chance to win the choice gave away, 0 when it was as good as any as
 *     far as can be told
 * @param proposed whether the game itself had proposed what cost something: only longer thought has
 *     found better
 * @param better the decisions that would have been best
 * @param reasons what speaks for those, when the choice cost something worth a word
 */
public record Verdict(
        int index,
        int decisions,
        int turn,
        int seat,
        double[] before,
        double[] after,
        double margin,
        double cost,
        boolean proposed,
        int[] better,
        List<? extends Reason> reasons) {}
