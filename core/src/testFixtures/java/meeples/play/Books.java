package meeples.play;

import java.util.function.Consumer;

/**
 * Books of a game that are kept from what is told, and nothing else. If they agree with the
 * position after a move, then the events explain every difference it made.
 *
 * @param <S> the game's position
 * @param <E> the game's events
 */
public interface Books<S, E> extends Consumer<E> {
    /** Fails if the books tell something else than the position. */
    void checkAgainst(S position);
}
