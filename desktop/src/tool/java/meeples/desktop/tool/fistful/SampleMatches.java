package meeples.desktop.tool.fistful;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.Stream;
import meeples.desktop.tool.Samples;
import meeples.fistful.Fistful;
import meeples.fistful.ai.Bots;
import meeples.fistful.model.Decision;
import meeples.fistful.model.Setup;
import meeples.fistful.model.Town;
import meeples.fistful.notation.SetupText;
import meeples.fistful.rules.Event;
import meeples.picture.SeatColours;
import meeples.picture.SeatSymbols;
import meeples.play.BadTextException;
import meeples.play.Match;
import meeples.play.MoveList;
import meeples.play.Seat;

/** Matches that have gone on at random for a while, always the same ones. */
public final class SampleMatches {
    private static final String[] NAMES = {"Annie", "Buck", "Calamity", "Doc"};
    private static final int EARLIEST = 40;

    /** The same for the tools that know no game. */
    public static final Samples<Town, Event> SAMPLES =
            new Samples<>() {
                @Override
                public List<String> decisions() {
                    return Stream.of(Decision.values()).map(SampleMatches::word).toList();
                }

                @Override
                public String usual() {
                    return word(Decision.TAKE);
                }

                @Override
                public List<Integer> replayed() {
                    return List.of(2, NAMES.length);
                }

                @Override
                public Match<Town, Event> waitingFor(String decision, int players) {
                    return SampleMatches.waitingFor(
                            Decision.valueOf(decision.toUpperCase(Locale.ROOT)), players);
                }

                @Override
                public Match<Town, Event> over(int players) {
                    return SampleMatches.waitingFor(Decision.OVER, players);
                }
            };

    private SampleMatches() {}

    private static String word(Decision decision) {
        return decision.name().toLowerCase(Locale.ROOT);
    }

    /** A match among people that waits for the first decision of this kind after a while. */
    public static Match<Town, Event> waitingFor(Decision decision, int players) {
        int earliest = decision == Decision.MARQUEE ? 0 : EARLIEST;
        return waitingFor(decision, players, earliest);
    }

    /** The same after so many decisions at the least. */
    public static Match<Town, Event> waitingFor(Decision decision, int players, int earliest) {
        for (int seed = 1; ; seed++) {
            Match<Town, Event> match = match(players, seed, "");
            Random random = new Random(seed);
            MoveList moves = new MoveList();
            while (match.size() < earliest || match.position().decision() != decision) {
                if (match.isOver()) {
                    break;
                }
                match.legalMoves(moves);
                match.play(moves.get(random.nextInt(moves.size())));
            }
            if (match.position().decision() == decision) {
                return match;
            }
        }
    }

    /** A match among people in which one decides something of this kind in another's turn. */
    public static Match<Town, Event> outOfTurn(Decision decision, int players) {
        for (int earliest = EARLIEST; ; earliest += 10) {
            Match<Town, Event> match = waitingFor(decision, players, earliest);
            if (match.decider() != match.position().active()) {
                return match;
            }
        }
    }

    /** A new match of bots that do not think for long. */
    public static Match<Town, Event> amongBots() {
        return match(NAMES.length, 1, Bots.TENDERFOOT);
    }

    private static Match<Town, Event> match(int players, int seed, String bot) {
        List<Seat> seats = new ArrayList<>();
        for (int seat = 0; seat < players; seat++) {
            // Others than in the pictures of moments, so that all six are seen somewhere.
            int look = SeatColours.WORDS.length - 1 - seat;
            seats.add(new Seat(NAMES[seat], bot, SeatColours.WORDS[look], SeatSymbols.WORDS[look]));
        }
        try {
            return new Match<>(Fistful.GAME, SetupText.write(Setup.of(players, seed)), seats);
        } catch (BadTextException e) {
            throw new IllegalStateException(e);
        }
    }
}
