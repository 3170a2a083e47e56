package meeples.game.book;

import java.util.List;

/**
 * The rules of a game as an illustrated book.
 *
 * @param <S> the game's position
 * @param <E> the game's events
 */
public interface RulesBook<S, E> {
    List<Chapter> chapters();

    /** What stands beside a passage that has a picture. */
    Illustration<S, E> illustration(Passage passage);

    /** How wide most of the frames are that its stories show. */
    float usualWidth();
}
