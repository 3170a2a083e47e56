package meeples.coloma.notation;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import meeples.coloma.BoxTable;
import meeples.coloma.Coloma;
import meeples.coloma.Perft;
import meeples.coloma.RandomPlay;
import meeples.coloma.model.PioneerCards;
import meeples.coloma.model.Setup;
import meeples.coloma.model.Valley;
import meeples.play.BadTextException;
import meeples.play.GoldenGames;
import meeples.play.MoveList;

/**
 * Writes the golden games, the table of the box and the counts of lines anew: {@code ./gradlew
 * core:colomaGoldenGames}. Only when the rules or the box were meant to change, and then with a new
 * version of the game, since old saves no longer hold.
 */
final class WriteGoldenGames {
    private static final List<Setup> SETUPS =
            List.of(
                    Setup.of(1, 1848),
                    Setup.of(2, -42),
                    Setup.of(3, Integer.MAX_VALUE),
                    Setup.of(4, Integer.MIN_VALUE),
                    new Setup(1, -1, 49, true, false, PioneerCards.CHOSEN, true, 3, 20),
                    new Setup(2, 1, 1850, true, true, PioneerCards.DEALT, false, 3, 0),
                    new Setup(5, 4, 77, true, false, PioneerCards.CHOSEN, false, 2, 0),
                    new Setup(6, 0, 123456789, true, false, PioneerCards.DEALT, true, 2, 0),
                    new Setup(6, 3, 16, true, false, PioneerCards.CHOSEN, false, 3, 0));

    private WriteGoldenGames() {}

    public static void main(String[] args) throws IOException, BadTextException {
        StringBuilder text = new StringBuilder();
        for (Setup setup : SETUPS) {
            text.append(write(setup));
        }
        for (int seed = 1; !missingVerbs(text.toString()).isEmpty(); seed++) {
            String more = write(RandomPlay.anySetup(seed));
            if (missingVerbs(text + more).size() < missingVerbs(text.toString()).size()) {
                text.append(more);
            }
        }
        Files.writeString(Path.of(args[0]), text);
        Path others = Path.of(args[1]);
        Files.writeString(others.resolve("box.txt"), BoxTable.table());
        Files.writeString(others.resolve("perft.txt"), Perft.table());
    }

    private static String write(Setup setup) throws BadTextException {
        return GoldenGames.write(Coloma.GAME, SetupText.write(setup), randomGame(setup));
    }

    /** The kinds of moves that nobody makes in these games. */
    static List<String> missingVerbs(String games) {
        List<String> missing = new ArrayList<>();
        for (String verb : MoveText.VERBS) {
            if (!games.matches("(?s).*[1-6] " + verb + "\\b.*")) {
                missing.add(verb);
            }
        }
        return missing;
    }

    private static int[] randomGame(Setup setup) {
        RandomPlay play = new RandomPlay(setup.seed());
        MoveList moves = new MoveList();
        Valley valley = new Valley(setup);
        while (!RandomPlay.isOver(valley)) {
            int move = play.choose(valley);
            moves.add(move);
            RandomPlay.RULES.play(valley, move, null);
        }
        return moves.toArray();
    }
}
