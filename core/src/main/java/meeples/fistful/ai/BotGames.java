package meeples.fistful.ai;

import meeples.fistful.model.Setup;
import meeples.fistful.model.Town;
import meeples.fistful.rules.FistfulRules;
import meeples.play.Rules;
import meeples.search.Bot;

/**
 * A few games between bots that are known move by move. They come out the same on every platform,
 * or the browser computes something else than the desktop: a test on each of them plays these
 * games.
 */
public final class BotGames {
    /** What {@link #play} must say: for each game its decisions and a hash of them all. */
    public static final String EXPECTED = "94:2ce3e3ad 143:be35bf1c 164:6b032889";

    private static final int ITERATIONS = 40;

    private BotGames() {}

    /** Plays a game of 2, of 3 and of 4 players, thinking so many iterations at once. */
    public static String play(int slice) {
        StringBuilder result = new StringBuilder();
        for (int players = 2; players <= Town.MOST_SEATS; players++) {
            result.append(players == 2 ? "" : " ").append(play(players, slice));
        }
        return result.toString();
    }

    private static String play(int players, int slice) {
        FistfulRules rules = new FistfulRules();
        Town town = new Town(Setup.of(players, players));
        int decisions = 0;
        int hash = 0;
        while (town.decider() != Rules.NOBODY) {
            // A bot of its own for each decision: nothing may depend on what it has seen before.
            int level = (players + town.decider()) % Bots.LEVELS.size();
            Bot<Town> bot = Bots.create(Bots.LEVELS.get(level), decisions, ITERATIONS);
            bot.begin(town);
            while (!bot.isDone()) {
                bot.think(slice);
            }
            int move = bot.move();
            rules.play(town, move, null);
            decisions++;
            hash = ((hash << 5) - hash + move) | 0;
        }
        return decisions + ":" + Integer.toHexString(hash);
    }
}
