package meeples.html;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.BooleanSupplier;
import meeples.fistful.Fistful;
import meeples.fistful.model.Decision;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.play.BadTextException;
import meeples.play.Game;
import meeples.play.Match;
import meeples.play.MatchText;
import meeples.play.MoveList;
import meeples.play.Seat;

/** Matches to sit down at. */
final class Games {
    // Not SeatColours' own words: here LibGDX's colours are the browser's, which no test can load.
    private static final String[] COLOURS = {
        "orange", "green", "ivory", "charcoal", "turquoise", "plum"
    };
    private static final String[] SYMBOLS = {
        "horseshoe", "cactus", "skull", "boot", "lantern", "feather"
    };

    private static final String[] NAMES = {"Annie", "Buck", "Calamity", "Doc", "Emmett", "Flo"};

    private Games() {}

    /**
     * One that is about to begin, as the page keeps it.
     *
     * @param setup such as {@code players 2 first 1 seed 5}
     * @param bots who sits on each seat, "" for a person
     */
    static String text(String setup, String... bots) throws BadTextException {
        return text(Fistful.GAME, setup, bots);
    }

    /** The same of any game. */
    static String text(Game<?, ?> game, String setup, String... bots) throws BadTextException {
        return MatchText.write(match(game, setup, bots));
    }

    private static Match<Town, Event> match(String setup, String... bots) throws BadTextException {
        return match(Fistful.GAME, setup, bots);
    }

    private static <S, E> Match<S, E> match(Game<S, E> game, String setup, String... bots)
            throws BadTextException {
        List<Seat> seats = new ArrayList<>();
        for (int i = 0; i < bots.length; i++) {
            seats.add(new Seat(NAMES[i], bots[i], COLOURS[i], SYMBOLS[i]));
        }
        return new Match<>(game, setup, seats);
    }

    /** One that has been played to its end at random, and so has a saved game's text. */
    static String finished(String setup, String... bots) throws BadTextException {
        Match<Town, Event> match = match(setup, bots);
        playAtRandom(match, () -> false);
        return MatchText.write(match);
    }

    /** The same without its last decisions. */
    static String nearlyFinished(int missing, String setup, String... bots)
            throws BadTextException {
        Match<Town, Event> match = MatchText.read(Fistful.GAME, finished(setup, bots));
        return MatchText.write(match.branch(match.size() - missing, match.seats()));
    }

    /**
     * One among four people in which the first decision of this kind is due.
     *
     * @param setup all but the seed, which is the first that leads there
     */
    static Match<Town, Event> waitingFor(Decision decision, String setup) throws BadTextException {
        for (int seed = 1; ; seed++) {
            Match<Town, Event> match = match(setup + seed, "", "", "", "");
            playAtRandom(match, () -> match.position().decision() == decision);
            if (!match.isOver()) {
                return match;
            }
        }
    }

    private static void playAtRandom(Match<Town, Event> match, BooleanSupplier enough) {
        Random random = new Random(5);
        MoveList moves = new MoveList();
        while (!match.isOver() && !enough.getAsBoolean()) {
            match.legalMoves(moves);
            match.play(moves.get(random.nextInt(moves.size())));
        }
    }

    /** A match as it lies among those that players keep. */
    static String kept(String name, String match) {
        return "name " + name + "\ndate 1700000000\n" + match;
    }
}
