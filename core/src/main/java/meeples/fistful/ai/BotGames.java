package meeples.fistful.ai;

import meeples.fistful.model.Setup;
import meeples.fistful.model.Town;
import meeples.fistful.rules.FistfulRules;
import meeples.play.Rules;
import meeples.search.Bot;

/**
 * A few games between bots whose ends are known. They come out the same on every platform, or the
 * browser computes something else than the desktop: a test on each of them plays these games.
 */
public final class BotGames {
    /** The last position's hash of a game with 2, 3 and 4 players. */
    public static final String EXPECTED = "c0a3f3b7 e165877a b81e502e";

    private static final int ITERATIONS = 40;

    private BotGames() {}

    /** Plays the games, thinking so many iterations at once. */
    public static String play(int slice) {
        FistfulRules rules = new FistfulRules();
        StringBuilder hashes = new StringBuilder();
        for (int players = 2; players <= Town.MOST_SEATS; players++) {
            Town town = new Town(Setup.of(players, players));
            while (town.decider() != Rules.NOBODY) {
                // A bot of its own for each decision: nothing may depend on what it has seen
                // before.
                int level = (players + town.decider()) % Bots.LEVELS.size();
                Bot<Town> bot = Bots.create(Bots.LEVELS.get(level), town.hashCode(), ITERATIONS);
                bot.begin(town);
                while (!bot.isDone()) {
                    bot.think(slice);
                }
                rules.play(town, bot.move(), null);
            }
            hashes.append(players == 2 ? "" : " ").append(Integer.toHexString(town.hashCode()));
        }
        return hashes.toString();
    }
}
