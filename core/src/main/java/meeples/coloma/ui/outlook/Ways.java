package meeples.coloma.ui.outlook;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import meeples.coloma.model.Decision;
import meeples.coloma.model.Valley;
import meeples.coloma.rules.ColomaRules;
import meeples.coloma.rules.Move;
import meeples.coloma.rules.Verb;
import meeples.play.MoveList;

/** All ways that a wagon can go now, found by the rules themselves. */
public final class Ways {
    /**
     * One way to its end.
     *
     * @param moves what leads along it, the stop included
     * @param space where it ends
     * @param outcome what it collects
     */
    public record Way(int[] moves, int space, Outcome outcome) {}

    private final ColomaRules rules = new ColomaRules();
    private final Valley start;
    private final int seat;
    private final List<Way> all = new ArrayList<>();

    private Ways(Valley valley) {
        start = valley;
        seat = valley.decider();
        follow(valley, new int[0]);
        all.sort(
                Comparator.<Way>comparingInt(way -> -way.outcome().worth())
                        .thenComparingInt(way -> way.moves().length));
    }

    /** The ways of the decider's wagon, the better ones first. */
    public static List<Way> of(Valley valley) {
        return new Ways(valley).all;
    }

    private void follow(Valley valley, int[] before) {
        MoveList legal = new MoveList();
        rules.legalMoves(valley, legal);
        for (int i = 0; i < legal.size(); i++) {
            int move = legal.get(i);
            Verb verb = Move.verb(move);
            if (verb == Verb.GO || verb == Verb.STOP && before.length > 0) {
                Valley after = valley.copy();
                rules.play(after, move, null);
                int[] moves = with(before, move);
                if (verb == Verb.GO && after.decision() == Decision.WAY) {
                    follow(after, moves);
                } else {
                    Outcome outcome = Outcome.between(start, after, seat);
                    all.add(new Way(moves, after.wagon(seat), outcome));
                }
            }
        }
    }

    private static int[] with(int[] moves, int another) {
        int[] longer = new int[moves.length + 1];
        System.arraycopy(moves, 0, longer, 0, moves.length);
        longer[moves.length] = another;
        return longer;
    }

    /**
     * The ways to a space that somebody could want, the better ones first: none of which another
     * collects all and more.
     */
    public static List<Way> to(int space, List<Way> ways) {
        List<Way> different = new ArrayList<>();
        for (Way way : ways) {
            if (way.space() == space && isWanted(way, different)) {
                different.add(way);
            }
        }
        return different;
    }

    private static boolean isWanted(Way way, List<Way> better) {
        for (Way other : better) {
            if (other.outcome().gives().covers(way.outcome().gives())) {
                return false;
            }
        }
        return true;
    }
}
