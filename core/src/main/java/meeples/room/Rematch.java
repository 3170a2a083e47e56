package meeples.room;

import com.badlogic.gdx.math.MathUtils;
import meeples.game.BoardGame;
import meeples.play.Match;

/** The next game of the same people. */
public final class Rematch {
    private Rematch() {}

    public static <S, E> NewGame<S, E> of(BoardGame<S, E> game, Match<S, E> match) {
        int seed = MathUtils.random(Integer.MAX_VALUE - 1);
        return new NewGame<>(game, line(game, match, seed), match.seats());
    }

    private static <S, E> String line(BoardGame<S, E> game, Match<S, E> match, int seed) {
        return game.setup().rematch(match.setup(), match.position(), seed);
    }
}
