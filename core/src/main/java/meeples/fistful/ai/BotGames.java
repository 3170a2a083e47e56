package meeples.fistful.ai;

import java.util.function.Consumer;
import meeples.fistful.model.Setup;
import meeples.fistful.model.Town;
import meeples.search.Bot;
import meeples.search.Thinking;
import meeples.search.review.Expert;
import meeples.search.review.KnownGames;

/** Games of 2, of 3 and of 4 players that Fistful's bots play alike on every platform. */
public final class BotGames implements KnownGames.Players<Town> {
    /** What {@link #play} must say. */
    public static final String EXPECTED =
            "123:e65c5fda 137:11dcbfc9 157:d81c899 hints:36d843a1 review:13964f70";

    private static final int LEAST_PLAYERS = 2;

    private BotGames() {}

    /** Plays them, thinking so many iterations at once. */
    public static String play(int slice) {
        return KnownGames.play(new BotGames(), slice);
    }

    /** Plays them with somebody who gets each work done, wherever that is. */
    public static String play(Consumer<Thinking> thinker) {
        return KnownGames.play(new BotGames(), thinker);
    }

    @Override
    public int games() {
        return Town.MOST_SEATS - LEAST_PLAYERS + 1;
    }

    @Override
    public Town start(int game) {
        int players = LEAST_PLAYERS + game;
        return new Town(Setup.of(players, players));
    }

    @Override
    public Bot<Town> bot(int game, Town town, int decisions) {
        int level = (LEAST_PLAYERS + game + town.decider()) % Bots.LEVELS.size();
        return Bots.create(Bots.LEVELS.get(level), decisions, KnownGames.ITERATIONS);
    }

    @Override
    public Expert<Town> expert(int seed) {
        return new FistfulExpert(seed);
    }
}
