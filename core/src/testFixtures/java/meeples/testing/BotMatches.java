package meeples.testing;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import meeples.game.BoardGame;
import meeples.game.setup.SetupOption;
import meeples.game.setup.SetupValues;
import meeples.picture.SeatColours;
import meeples.picture.SeatSymbols;
import meeples.play.BadTextException;
import meeples.play.Match;
import meeples.play.Seat;

/** Matches of any game in which only bots play, as many as usually sit at its table. */
public final class BotMatches {
    private BotMatches() {}

    /** One that is about to begin, among the weakest bots. */
    public static <S, E> Match<S, E> of(BoardGame<S, E> game, int seed) throws BadTextException {
        List<Seat> seats = new ArrayList<>();
        for (int i = 0; i < game.setup().seating().usual(); i++) {
            String level = game.bots().levels().get(0);
            seats.add(new Seat("P" + i, level, SeatColours.WORDS[i], SeatSymbols.WORDS[i]));
        }
        Map<String, Integer> options = new HashMap<>();
        for (SetupOption option : game.setup().options()) {
            options.put(option.key(), option.initial());
        }
        SetupValues values = new SetupValues(seats.size(), options, seed);
        return new Match<>(game.game(), game.setup().write(values), seats);
    }
}
