package meeples.desktop.tool;

import meeples.play.Game;
import meeples.search.Bot;

/** Lets a bot decide. It is shown what its seat may know; all else is dealt anew each time. */
final class BotDecider<S> implements Decider<S> {
    private static final int ITERATIONS_AT_ONCE = 25;

    private final Game<S, ?> game;
    private final Bot<S> bot;
    private int dealing;
    private long iterations;

    BotDecider(Game<S, ?> game, Bot<S> bot, int seed) {
        this.game = game;
        this.bot = bot;
        dealing = seed;
    }

    @Override
    public int decide(S position, int seat) {
        dealing = dealing * 0x2C1B3C6D + 1;
        bot.begin(game.dealtAnew(position, seat, dealing));
        while (!bot.isDone()) {
            bot.think(ITERATIONS_AT_ONCE);
            iterations += ITERATIONS_AT_ONCE;
        }
        return bot.move();
    }

    @Override
    public long iterations() {
        return iterations;
    }
}
