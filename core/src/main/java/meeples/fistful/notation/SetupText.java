package meeples.fistful.notation;

import meeples.fistful.model.Setup;
import meeples.fistful.model.Town;
import meeples.play.BadTextException;
import meeples.play.Words;

/**
 * A set-up as one line: {@code players 3 first random seed 4711}, with {@code german-madame},
 * {@code one-bar} and {@code rounds 12} after it where they are wanted.
 */
public final class SetupText {
    private static final int MOST_ROUNDS = 99;

    private SetupText() {}

    public static String write(Setup setup) {
        return "players "
                + setup.players()
                + " first "
                + (setup.first() == Town.NOBODY ? "random" : String.valueOf(setup.first() + 1))
                + " seed "
                + setup.seed()
                + options(setup.germanMadame(), setup.oneBarATurn(), setup.rounds());
    }

    static String options(boolean germanMadame, boolean oneBarATurn, int rounds) {
        return (germanMadame ? " german-madame" : "")
                + (oneBarATurn ? " one-bar" : "")
                + (rounds > 0 ? " rounds " + rounds : "");
    }

    public static Setup read(String line) throws BadTextException {
        return read(new Words(line));
    }

    static Setup read(Words words) throws BadTextException {
        words.expect("players");
        int players = words.number("the number of players", 2, Town.MOST_SEATS);
        words.expect("first");
        int first = words.accept("random") ? Town.NOBODY : Vocabulary.seat(words, players);
        int seed =
                words.accept("seed")
                        ? words.number("the seed", Integer.MIN_VALUE, Integer.MAX_VALUE)
                        : 0;
        boolean germanMadame = words.accept("german-madame");
        boolean oneBarATurn = words.accept("one-bar");
        int rounds = words.accept("rounds") ? words.number("the rounds", 1, MOST_ROUNDS) : 0;
        words.end();
        return new Setup(players, first, seed, germanMadame, oneBarATurn, rounds);
    }
}
