package meeples.desktop.tool;

import java.util.ArrayList;
import java.util.List;

/** Makes the decisions of one seat in games without a table. */
interface Decider<S> {
    /** Somebody who does anything that is legal. */
    String RANDOM = "random";

    /**
     * @param position with all its secrets
     * @param seat whose decision it is
     */
    int decide(S position, int seat);

    /** How many iterations it has thought so far. */
    long iterations();

    /** Whoever can take a seat: anybody, and the game's bots. */
    static List<String> levels(ToolGame<?, ?> game) {
        List<String> levels = new ArrayList<>(List.of(RANDOM));
        levels.addAll(game.levels());
        return levels;
    }

    /** How many iterations a level thinks for a turn. */
    static int iterations(ToolGame<?, ?> game, String level) {
        return level.equals(RANDOM) ? 0 : game.iterations(level);
    }

    static <S, E> Decider<S> create(ToolGame<S, E> game, String level, int seed, int iterations) {
        return level.equals(RANDOM)
                ? new RandomDecider<>(game.game().rules(), seed)
                : new BotDecider<>(game.game(), game.bot(level, seed, iterations), seed);
    }
}
