package meeples.fistful.ai;

import meeples.fistful.model.Setup;
import meeples.fistful.model.Town;
import meeples.search.Bot;
import meeples.search.review.Expert;
import meeples.search.review.KnownGames;
import meeples.search.review.Reason;

/** Games of 2, of 3 and of 4 players that Fistful's bots play alike on every platform. */
public final class BotGames implements KnownGames.Players<Town> {
    /** What {@link #play} must say. */
    public static final String EXPECTED =
            "123:e65c5fda 137:11dcbfc9 157:d81c899 hints:36d843a1 review:39b6ef2d";

    private static final int LEAST_PLAYERS = 2;

    private BotGames() {}

    /** Plays them, thinking so many iterations at once. */
    public static String play(int slice) {
        return KnownGames.play(new BotGames(), slice);
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

    @Override
    public int[] numbers(Reason ofThisGame) {
        TownReason reason = (TownReason) ofThisGame;
        return new int[] {
            reason.kind().ordinal(),
            reason.seat(),
            reason.building(),
            reason.count(),
            reason.draws(),
            reason.percent()
        };
    }
}
