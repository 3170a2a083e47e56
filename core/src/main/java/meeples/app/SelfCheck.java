package meeples.app;

import meeples.game.BoardGame;
import meeples.game.setup.Seating;
import meeples.play.GoldenGames;
import meeples.play.RandomGames;

/**
 * Plays without a table, to find out whether rules and bots come out the same on every platform,
 * and how fast they are. A browser's test asks for it through the page.
 */
public final class SelfCheck {
    private static final int BOTS_SLICE = 10;

    private SelfCheck() {}

    /** What is wrong when golden games of a game are played again here; null when nothing is. */
    public static String golden(String gameName, String text) {
        BoardGame<?, ?> game = Games.all().find(gameName);
        return game == null
                ? "there is no game " + gameName
                : GoldenGames.firstMismatch(game.game(), text);
    }

    /** A hash of the moves that a game's bots make among themselves. */
    public static String bots(String gameName) {
        BoardGame<?, ?> game = Games.all().find(gameName);
        return game == null ? "there is no game " + gameName : game.bots().knownGames(BOTS_SLICE);
    }

    /** Plays so many random games of the first game, and says how many decisions they took. */
    public static int games(int count) {
        BoardGame<?, ?> game = Games.all().first();
        Seating seating = game.setup().seating();
        int decisions = 0;
        for (int seed = 0; seed < count; seed++) {
            int players = seating.least() + seed % (seating.most() - seating.least() + 1);
            String setup = game.setup().write(game.setup().usual(players, seed));
            decisions += RandomGames.play(game.game(), setup, seed + 1);
        }
        return decisions;
    }
}
