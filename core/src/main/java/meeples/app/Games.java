package meeples.app;

import java.util.List;
import meeples.coloma.ui.ColomaGame;
import meeples.fistful.ui.FistfulGame;
import meeples.game.BoardGame;

/** The games that can be played. This is the only place that names them. */
public final class Games {
    private final List<BoardGame<?, ?>> games;

    /**
     * @param games at least one; the first is what a player begins with
     */
    public Games(List<BoardGame<?, ?>> games) {
        this.games = List.copyOf(games);
    }

    /** All games of this program. */
    public static Games all() {
        return new Games(List.of(new FistfulGame(), new ColomaGame()));
    }

    public List<BoardGame<?, ?>> list() {
        return games;
    }

    /** The game that a player begins with. */
    public BoardGame<?, ?> first() {
        return games.get(0);
    }

    /** The game of this name; the first one when there is none. */
    public BoardGame<?, ?> start(String name) {
        BoardGame<?, ?> wanted = name == null ? null : find(name);
        return wanted == null ? first() : wanted;
    }

    /** The game that stands so many places after this one, going round. */
    public BoardGame<?, ?> after(BoardGame<?, ?> game, int places) {
        return games.get((games.indexOf(game) + places) % games.size());
    }

    /** The game of this name, or null. */
    public BoardGame<?, ?> find(String name) {
        for (BoardGame<?, ?> game : games) {
            if (game.name().equals(name)) {
                return game;
            }
        }
        return null;
    }
}
