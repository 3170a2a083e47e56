package meeples.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.IntFunction;
import meeples.search.Bot;

/**
 * A bot decides by what its seat can see: positions that differ in nothing else give the same move.
 * Bots are handed positions as they are at the table, by {@link Game#dealtAnew}, so this fails when
 * that place lets something through, or when a bot finds a way past it.
 */
final class BlindnessLaw<S, E> {
    private static final int SLICE = 20;

    private final Game<S, E> game;
    private final Random random;
    private final List<IntFunction<Bot<S>>> makers = new ArrayList<>();

    BlindnessLaw(Game<S, E> game, Random random) {
        this.game = game;
        this.random = random;
    }

    void add(IntFunction<Bot<S>> maker) {
        makers.add(maker);
    }

    /** Two worlds that the decider cannot tell from this one. */
    void holdsAt(S position) {
        int decider = game.rules().decider(position);
        S one = game.dealtAnew(position, decider, random.nextInt());
        S other = game.dealtAnew(position, decider, random.nextInt());
        holdsFor(position, one);
        holdsFor(one, other);
    }

    /** The decider of both is the same and sees the same. */
    void holdsFor(S one, S other) {
        for (IntFunction<Bot<S>> maker : makers) {
            int seed = random.nextInt();
            assertEquals(
                    move(maker.apply(seed), one, seed),
                    move(maker.apply(seed), other, seed),
                    "a bot decides by what its seat can see");
        }
    }

    private int move(Bot<S> bot, S position, int seed) {
        bot.begin(game.dealtAnew(position, game.rules().decider(position), seed));
        while (!bot.isDone()) {
            bot.think(SLICE);
        }
        return bot.move();
    }
}
