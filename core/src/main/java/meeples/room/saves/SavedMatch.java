package meeples.room.saves;

import meeples.game.BoardGame;
import meeples.play.Match;

/**
 * A match that was put on the shelf.
 *
 * @param match as it was then
 */
public record SavedMatch<S, E>(
        String id, String name, double date, BoardGame<S, E> game, Match<S, E> match)
        implements Saved {}
