package meeples.coloma.notation;

import meeples.coloma.model.Box;
import meeples.coloma.model.PioneerCards;
import meeples.coloma.model.Setup;
import meeples.coloma.model.Valley;
import meeples.play.BadTextException;
import meeples.play.Words;

/**
 * A set-up as one line: {@code players 3 sheriff random seed 4711}, with {@code hotels}, {@code
 * mules}, {@code pioneers dealt} or {@code pioneers chosen}, {@code open-hands}, {@code years 2}
 * and {@code head-start 10} after it where they are wanted, in this order.
 */
public final class SetupText {
    private SetupText() {}

    public static String write(Setup setup) {
        String pioneers =
                switch (setup.pioneers()) {
                    case NONE -> "";
                    case DEALT -> " pioneers dealt";
                    case CHOSEN -> " pioneers chosen";
                };
        return "players "
                + setup.players()
                + " sheriff "
                + (setup.sheriff() == Valley.NOBODY ? "random" : Vocabulary.seat(setup.sheriff()))
                + " seed "
                + setup.seed()
                + (setup.hotels() ? " hotels" : "")
                + (setup.mules() ? " mules" : "")
                + pioneers
                + (setup.openHands() ? " open-hands" : "")
                + (setup.years() < Box.YEARS ? " years " + setup.years() : "")
                + (setup.headStart() != 0 ? " head-start " + setup.headStart() : "");
    }

    public static Setup read(String line) throws BadTextException {
        return read(new Words(line));
    }

    static Setup read(Words words) throws BadTextException {
        words.expect("players");
        int players = words.number("the number of players", 1, Valley.MOST_SEATS);
        words.expect("sheriff");
        boolean random = words.accept("random") || words.accept(Vocabulary.SAM);
        int sheriff = random ? Valley.NOBODY : Vocabulary.seat(words, players);
        int seed =
                words.accept("seed")
                        ? words.number("the seed", Integer.MIN_VALUE, Integer.MAX_VALUE)
                        : 0;
        boolean hotels = words.accept("hotels");
        boolean mules = words.accept("mules");
        PioneerCards pioneers =
                words.accept("pioneers")
                        ? PioneerCards.values()[1 + words.oneOf("a way", "dealt", "chosen")]
                        : PioneerCards.NONE;
        boolean openHands = words.accept("open-hands");
        int years = words.accept("years") ? words.number("the years", 1, Box.YEARS) : Box.YEARS;
        int headStart =
                words.accept("head-start")
                        ? words.number("the head start", -Box.MOST_HEAD_START, Box.MOST_HEAD_START)
                        : 0;
        words.end();
        try {
            return new Setup(
                    players, sheriff, seed, hotels, mules, pioneers, openHands, years, headStart);
        } catch (IllegalArgumentException impossible) {
            throw new BadTextException(impossible.getMessage());
        }
    }
}
