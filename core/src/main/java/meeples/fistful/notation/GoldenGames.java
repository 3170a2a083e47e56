package meeples.fistful.notation;

import meeples.fistful.model.Setup;
import meeples.fistful.model.Town;
import meeples.fistful.rules.FistfulRules;
import meeples.play.BadTextException;
import meeples.play.Words;

/**
 * Whole games with the hash of every position, to be played again wherever the game runs: the same
 * moves must lead to the same positions on every platform and in every later version.
 *
 * <pre>
 * game players 2 first random seed 7
 * hash 5d0c2a11
 * 0c33e8f1 2 marquee b0
 * 71ab20e4 1 marquee b5
 * </pre>
 *
 * <p>Each move's line begins with the hash of the position that it leads to, then the player.
 */
public final class GoldenGames {
    private final FistfulRules rules = new FistfulRules();
    private Town town;

    private GoldenGames() {}

    /** Plays all games again; what differs first, in words with its line, or null if nothing. */
    public static String firstMismatch(String text) {
        GoldenGames games = new GoldenGames();
        String[] lines = text.split("\n");
        for (int i = 0; i < lines.length; i++) {
            try {
                games.read(new Words(lines[i]));
            } catch (BadTextException mismatch) {
                return mismatch.at(i + 1).getMessage();
            }
        }
        return games.town == null ? "there are no games" : null;
    }

    private void read(Words words) throws BadTextException {
        if (words.accept("game")) {
            town = new Town(SetupText.read(words));
        } else if (words.isAtEnd()) {
            return;
        } else if (town == null) {
            throw new BadTextException("no game has begun");
        } else if (words.accept("hash")) {
            compare(words.hex("the hash"));
        } else {
            int hash = words.hex("the hash");
            if (Vocabulary.seat(words, town.players()) != town.decider()) {
                throw new BadTextException("it is player " + (town.decider() + 1) + " who decides");
            }
            play(MoveText.read(words));
            compare(hash);
        }
        words.end();
    }

    private void play(int move) throws BadTextException {
        String refusal = rules.refusal(town, move);
        if (refusal != null) {
            throw new BadTextException(refusal);
        }
        rules.play(town, move, null);
    }

    private void compare(int hash) throws BadTextException {
        if (hash != rules.hash(town)) {
            throw new BadTextException(
                    "the position's hash should be "
                            + Words.hex(hash)
                            + ", but is "
                            + Words.hex(rules.hash(town)));
        }
    }

    /** A game in the form that {@link #firstMismatch} plays again. */
    public static String write(Setup setup, int[] moves) {
        GoldenGames games = new GoldenGames();
        games.town = new Town(setup);
        StringBuilder text = new StringBuilder();
        text.append("game ").append(SetupText.write(setup)).append('\n');
        text.append("hash ").append(Words.hex(games.rules.hash(games.town))).append('\n');
        for (int move : moves) {
            int player = games.town.decider() + 1;
            games.rules.play(games.town, move, null);
            text.append(Words.hex(games.rules.hash(games.town)));
            text.append(' ').append(player).append(' ').append(MoveText.write(move)).append('\n');
        }
        return text.toString();
    }
}
