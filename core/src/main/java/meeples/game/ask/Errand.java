package meeples.game.ask;

/**
 * What somebody lets the strongest bot decide in their place, for the rest of their turn. All that
 * it may not do is asked as usual.
 *
 * @param <S> the game's position
 */
public interface Errand<S> {
    /** Whether the decision that is due is part of it. */
    boolean isAbout(S position);

    /** Whether this may be done without asking. */
    boolean mayDo(S position, int move);
}
