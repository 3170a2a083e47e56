package meeples.room;

import java.util.List;
import meeples.game.BoardGame;
import meeples.play.BadTextException;
import meeples.play.Match;
import meeples.play.Seat;

/**
 * A game that is about to begin: what was agreed, and who sits where.
 *
 * @param setup the line that the game's notation begins a match with
 */
public record NewGame<S, E>(BoardGame<S, E> game, String setup, List<Seat> seats) {
    public NewGame {
        seats = List.copyOf(seats);
    }

    /** The match, before its first decision. */
    public Match<S, E> match() {
        try {
            return new Match<>(game.game(), setup, seats);
        } catch (BadTextException e) {
            throw new IllegalArgumentException(e);
        }
    }
}
