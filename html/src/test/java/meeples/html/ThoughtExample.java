package meeples.html;

import java.util.List;
import meeples.coloma.Coloma;
import meeples.coloma.ai.ColomaBots;
import meeples.fistful.Fistful;
import meeples.fistful.ai.Bots;
import meeples.play.BadTextException;
import meeples.play.Game;
import meeples.play.MoveList;
import meeples.search.Bot;
import meeples.search.OrderedWork;
import meeples.search.Portable;

/**
 * A decision early in a game for the strongest bot, with the whole effort that it is meant to make.
 */
final class ThoughtExample<S> {
    private static final int DECISIONS = 12;
    private static final int ITERATIONS_AT_ONCE = 8;

    private final Game<S, ?> game;
    private final S position;
    private final Maker<S> maker;

    private interface Maker<S> {
        Bot<S> make();
    }

    private ThoughtExample(Game<S, ?> game, String setup, Maker<S> maker) throws BadTextException {
        this.game = game;
        this.maker = maker;
        position = game.notation().start(setup);
        MoveList legal = new MoveList();
        int played = 0;
        while (played < DECISIONS || !isLarge()) {
            game.rules().legalMoves(position, legal);
            game.rules().play(position, legal.get(played * 5 % legal.size()), null);
            played++;
        }
    }

    static List<ThoughtExample<?>> ofBothGames() throws BadTextException {
        return List.of(
                new ThoughtExample<>(
                        Fistful.GAME,
                        "players 2 first 1 seed 5",
                        () -> Bots.create(Bots.LEGEND, 3)),
                new ThoughtExample<>(
                        Coloma.GAME,
                        "players 3 sheriff 1 seed 5",
                        () -> ColomaBots.create(ColomaBots.LEGEND, 3)));
    }

    String name() {
        return game.name();
    }

    private Bot<S> bot() {
        Bot<S> bot = maker.make();
        bot.begin(position);
        return bot;
    }

    /** Whether there is something to think about that takes its time. */
    private boolean isLarge() {
        Bot<S> bot = bot();
        return !bot.isDone() && game.rules().turn(position) > 0;
    }

    String order() {
        return ((Portable) bot()).order();
    }

    /** Thinks about it in this program. */
    String thinkHere() {
        Bot<S> bot = bot();
        while (!bot.isDone()) {
            bot.think(ITERATIONS_AT_ONCE);
        }
        return ((OrderedWork) bot).answer();
    }
}
