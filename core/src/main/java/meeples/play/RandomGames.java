package meeples.play;

/** Plays games by chance, as fast as the rules can, to find out how fast that is. */
public final class RandomGames {
    private RandomGames() {}

    /**
     * Plays one.
     *
     * @param seed not 0
     * @return how many decisions it took
     */
    public static <S> int play(Game<S, ?> game, String setup, int seed) {
        Rules<S, ?> rules = game.rules();
        MoveList moves = new MoveList();
        S position = start(game, setup);
        int chance = seed;
        int decisions = 0;
        while (rules.decider(position) != Rules.NOBODY) {
            chance ^= chance << 13;
            chance ^= chance >>> 17;
            chance ^= chance << 5;
            rules.play(position, rules.pick(position, chance >>> 1, moves), null);
            decisions++;
        }
        return decisions;
    }

    private static <S> S start(Game<S, ?> game, String setup) {
        try {
            return game.notation().start(setup);
        } catch (BadTextException e) {
            throw new IllegalArgumentException(e);
        }
    }
}
