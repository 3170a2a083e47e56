package meeples.search;

/**
 * What a tree search must know of a game beyond its rules: which choices to look at and how
 * promising each is (the prior policy), how to play on quickly below the tree (the playout policy),
 * and what a position is worth (the evaluation).
 *
 * <p>A choice is one int that only the guide understands. It may be a single move of the rules, or
 * a whole bundle of connected moves where looking at them one by one would waste the search.
 *
 * @param <S> the game's position
 */
public interface Guide<S> {
    /**
     * Replaces the list's content by what the decider might do here, the most promising first. At
     * least one choice; where there are very many, only so many.
     */
    void choices(S position, int most, Choices into);

    /**
     * Whether a choice can be made here. It was listed at a position that the same choices led to,
     * but under other chance.
     */
    boolean isPossible(S position, int choice);

    /**
     * Carries a choice out and goes on, as a sensible player would, to the next position where a
     * search should choose again, or to the end of the game.
     */
    void play(S position, int choice, Chance chance);

    /**
     * Makes one choice of a playout: a plausible one that is found quickly, carried out as {@link
     * #play} does.
     */
    void playoutStep(S position, Chance chance);

    /**
     * Evaluates the position for each seat, from 0 (lost) to 1 (won). At the end of the game the
     * value says who has won and, less important, by how much; before, what may be expected.
     *
     * @param values receives the value of each seat
     */
    void evaluate(S position, double[] values);
}
