package meeples.pinned;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import meeples.play.BadTextException;
import meeples.play.Game;
import meeples.play.Match;
import meeples.play.MatchText;
import meeples.play.Rules;
import meeples.play.Seat;
import meeples.play.Words;

/**
 * A whole game of some version on one line: the hash of its last position, the points of each seat,
 * how it was set up, and its moves as saves tell them.
 *
 * <pre>
 * 5d0c2a11 | 31 27 | players 2 first random seed 4711 | 2 marquee b0; 1 marquee b5; ...
 * </pre>
 */
final class PinnedGame {
    private static final String BETWEEN_PARTS = " | ";
    private static final String BETWEEN_MOVES = "; ";

    private final String result;
    private final String setup;
    private final String[] moves;

    private PinnedGame(String result, String setup, String[] moves) {
        this.result = result;
        this.setup = setup;
        this.moves = moves;
    }

    static PinnedGame read(String line) {
        String[] parts = line.split(" \\| ", -1);
        return new PinnedGame(
                parts[0] + BETWEEN_PARTS + parts[1], parts[2], parts[3].split(BETWEEN_MOVES));
    }

    String setup() {
        return setup;
    }

    /** The game on one line, from a match that was played to its end. */
    static <S, E> String write(Match<S, E> match) {
        List<String> lines = MatchText.write(match).lines().toList();
        int first = lines.indexOf("moves") + 1;
        String moves = String.join(BETWEEN_MOVES, lines.subList(first, lines.size() - 1));
        return String.join(BETWEEN_PARTS, result(match), match.setup(), moves);
    }

    private static <S, E> String result(Match<S, E> match) {
        Rules<S, E> rules = match.game().rules();
        List<String> points = new ArrayList<>();
        for (int seat = 0; seat < match.seats().size(); seat++) {
            points.add(String.valueOf(rules.points(match.position(), seat)));
        }
        return Words.hex(rules.hash(match.position())) + BETWEEN_PARTS + String.join(" ", points);
    }

    /** Reads it as a save of that version is read; what differs, in words, or null. */
    <S, E> String mismatch(Game<S, E> game, int version) {
        try {
            Match<S, E> match = MatchText.read(game, text(game, version));
            if (!match.isOver()) {
                return "it is not over after " + match.size() + " decisions";
            }
            String now = result(match);
            return now.equals(result) ? null : "it ended with " + result + ", now with " + now;
        } catch (BadTextException e) {
            return e.getMessage();
        }
    }

    private <S, E> String text(Game<S, E> game, int version) throws BadTextException {
        int players = game.rules().seats(game.notation().start(setup));
        List<String> lines = new ArrayList<>();
        lines.add("meeples 1");
        lines.add("game " + game.name() + " " + version);
        lines.add("setup " + setup);
        for (int seat = 1; seat <= players; seat++) {
            lines.add("seat " + seat + " name \"\" bot \"\" colour \"\" symbol \"\"");
        }
        lines.add("moves");
        lines.addAll(Arrays.asList(moves));
        lines.add("end " + moves.length);
        return String.join("\n", lines) + "\n";
    }

    /** Nobody in particular, so many times. */
    static List<Seat> seats(int players) {
        List<Seat> seats = new ArrayList<>();
        for (int i = 0; i < players; i++) {
            seats.add(new Seat("", "", "", ""));
        }
        return seats;
    }
}
