package meeples.room.entrance;

import com.badlogic.gdx.math.MathUtils;
import java.util.ArrayList;
import java.util.List;
import meeples.game.BoardGame;
import meeples.game.setup.SetupValues;
import meeples.picture.SeatColours;
import meeples.picture.SeatSymbols;
import meeples.play.Seat;
import meeples.room.NewGame;
import meeples.text.Texts;

/** Games that begin without anybody choosing anything first. */
public final class BotTables {
    private BotTables() {}

    /** One human against bots. */
    public static <S, E> NewGame<S, E> quick(BoardGame<S, E> game, Texts all) {
        Texts texts = all.of(game.name());
        List<Seat> seats = new ArrayList<>();
        seats.add(seat(texts.get("seat.you"), "", 0));
        return withBots(game, seats, game.setup().quickBots(), texts);
    }

    /** One human against the gentlest bot. */
    public static <S, E> NewGame<S, E> first(BoardGame<S, E> game, Texts all) {
        Texts texts = all.of(game.name());
        List<Seat> seats = new ArrayList<>();
        seats.add(seat(texts.get("seat.you"), "", 0));
        return withBots(game, seats, game.bots().levels().subList(0, 1), texts);
    }

    /** Bots among themselves. */
    public static <S, E> NewGame<S, E> demo(BoardGame<S, E> game, Texts texts) {
        return withBots(game, new ArrayList<>(), game.setup().demoBots(), texts.of(game.name()));
    }

    private static <S, E> NewGame<S, E> withBots(
            BoardGame<S, E> game, List<Seat> seats, List<String> levels, Texts texts) {
        for (String level : levels) {
            seats.add(seat(texts.get("bot." + level), level, seats.size()));
        }
        int seed = MathUtils.random(Integer.MAX_VALUE - 1);
        SetupValues values = game.setup().usual(seats.size(), seed);
        return new NewGame<>(game, game.setup().write(values), seats);
    }

    private static Seat seat(String name, String bot, int index) {
        return new Seat(name, bot, SeatColours.WORDS[index], SeatSymbols.WORDS[index]);
    }
}
