package meeples.search;

/**
 * What a search must know of a game beyond its rules: which choices deserve a look, how a sensible
 * player goes on, and how things stand.
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

    /** Plays a sensible choice, as {@link #play} does, and quickly. */
    void playSensibly(S position, Chance chance);

    /**
     * How content each seat may be with the position, from 0 to 1. At the end of the game this says
     * who has won and, less important, by how much; before, what may be expected.
     */
    void judge(S position, double[] contentment);
}
