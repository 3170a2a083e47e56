package meeples.coloma;

import java.util.ArrayList;
import java.util.List;
import meeples.coloma.model.Setup;
import meeples.coloma.model.Valley;
import meeples.play.MoveList;

/** Counts all lines of legal decisions to small depths from fixed seeds. */
public final class Perft {
    private Perft() {}

    /** The counts for all numbers of players, at the start and in the middle of a game. */
    public static String table() {
        StringBuilder table = new StringBuilder();
        for (int players = 1; players <= 6; players++) {
            table.append(players + " players, start:  " + lines(start(players), 4) + "\n");
            table.append(players + " players, middle: " + lines(middle(players), 7) + "\n");
        }
        return table.toString();
    }

    private static Valley start(int players) {
        return new Valley(Setup.of(players, 1000 + players));
    }

    /** The first turn of the fourth round of the second year. */
    private static Valley middle(int players) {
        Valley valley = start(players);
        RandomPlay play = new RandomPlay(players);
        while (valley.year() < 1 || valley.round() < 4 || valley.active() == Valley.NOBODY) {
            play.step(valley, null);
        }
        return valley;
    }

    private static String lines(Valley valley, int depth) {
        List<String> counts = new ArrayList<>();
        for (int i = 1; i <= depth; i++) {
            counts.add(String.valueOf(count(valley, i)));
        }
        return String.join(" ", counts);
    }

    private static long count(Valley valley, int depth) {
        MoveList moves = new MoveList();
        RandomPlay.RULES.legalMoves(valley, moves);
        if (depth == 1) {
            return moves.size();
        }
        long lines = 0;
        Valley next = valley.copy();
        for (int i = 0; i < moves.size(); i++) {
            next.copyFrom(valley);
            RandomPlay.RULES.play(next, moves.get(i), null);
            lines += count(next, depth - 1);
        }
        return lines;
    }
}
