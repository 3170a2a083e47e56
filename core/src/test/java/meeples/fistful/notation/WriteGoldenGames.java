package meeples.fistful.notation;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import meeples.fistful.Fistful;
import meeples.fistful.RandomPlay;
import meeples.fistful.model.Setup;
import meeples.fistful.model.Town;
import meeples.play.BadTextException;
import meeples.play.GoldenGames;
import meeples.play.MoveList;

/**
 * Writes the golden games anew: {@code ./gradlew core:goldenGames}. Only when the rules were meant
 * to change, and then with a new version of the game, since old saves no longer hold.
 */
final class WriteGoldenGames {
    private static final List<Setup> SETUPS =
            List.of(
                    Setup.of(2, 1889),
                    Setup.of(3, -42),
                    Setup.of(4, Integer.MAX_VALUE),
                    new Setup(2, 1, Integer.MIN_VALUE, true, false, 0),
                    new Setup(3, 2, 77, false, true, 0),
                    new Setup(4, 0, 123456789, true, true, 6));

    private WriteGoldenGames() {}

    public static void main(String[] args) throws IOException, BadTextException {
        StringBuilder text = new StringBuilder();
        for (Setup setup : SETUPS) {
            text.append(GoldenGames.write(Fistful.GAME, SetupText.write(setup), randomGame(setup)));
        }
        Files.writeString(Path.of(args[0]), text);
    }

    private static int[] randomGame(Setup setup) {
        RandomPlay play = new RandomPlay(setup.seed());
        MoveList moves = new MoveList();
        Town town = new Town(setup);
        while (!RandomPlay.isOver(town)) {
            int move = play.choose(town);
            moves.add(move);
            RandomPlay.RULES.play(town, move, null);
        }
        return moves.toArray();
    }
}
