package meeples.fistful.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import meeples.fistful.RandomPlay;
import meeples.fistful.model.Setup;
import meeples.fistful.model.Town;
import meeples.play.MoveList;
import org.junit.jupiter.api.Test;

/**
 * Counts all lines of legal decisions to small depths from fixed seeds. A number that changes tells
 * that a rule has changed, wanted or not.
 */
class PerftTest {
    @Test
    void theTableOfLines() {
        StringBuilder table = new StringBuilder();
        for (int players = 2; players <= 4; players++) {
            table.append(players + " players, start:  " + lines(start(players), 6) + "\n");
            table.append(players + " players, middle: " + lines(middle(players), 5) + "\n");
        }
        assertEquals(
                """
                2 players, start:  4 12 456 8160 59256 350412
                2 players, middle: 18 100 408 1521 6195
                3 players, start:  4 12 24 912 16152 122952
                3 players, middle: 18 102 330 1103 4706
                4 players, start:  4 12 24 912 16512 132000
                4 players, middle: 20 194 1922 14884 117576
                """,
                table.toString());
    }

    private static Town start(int players) {
        return new Town(new Setup(players, 0, 1000 + players, false, false, 0));
    }

    private static Town middle(int players) {
        Town town = start(players);
        RandomPlay play = new RandomPlay(players);
        while (town.round() < 6) {
            play.step(town, null);
        }
        return town;
    }

    private static String lines(Town town, int depth) {
        List<String> counts = new ArrayList<>();
        for (int i = 1; i <= depth; i++) {
            counts.add(String.valueOf(count(town, i)));
        }
        return String.join(" ", counts);
    }

    private static long count(Town town, int depth) {
        MoveList moves = new MoveList();
        RandomPlay.RULES.legalMoves(town, moves);
        if (depth == 1) {
            return moves.size();
        }
        long lines = 0;
        Town next = town.copy();
        for (int i = 0; i < moves.size(); i++) {
            next.copyFrom(town);
            RandomPlay.RULES.play(next, moves.get(i), null);
            lines += count(next, depth - 1);
        }
        return lines;
    }
}
