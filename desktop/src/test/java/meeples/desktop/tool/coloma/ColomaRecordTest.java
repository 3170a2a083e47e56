package meeples.desktop.tool.coloma;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import meeples.desktop.tool.Simulate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What simulate writes down of Coloma holds against a second opinion on the rules. */
class ColomaRecordTest {
    @TempDir Path folder;

    private List<String> simulate(String options) throws Exception {
        Path file = folder.resolve("games.jsonl");
        List<String> args = new ArrayList<>(List.of("--game", "coloma"));
        args.addAll(List.of(options.split(" ")));
        args.addAll(List.of("--record", file.toString()));
        PrintStream console = System.out;
        System.setOut(new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8));
        try {
            Simulate.main(args.toArray(new String[0]));
        } finally {
            System.setOut(console);
        }
        return Files.readAllLines(file);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6})
    void randomGamesWithAllExtrasAndOptionsFollowTheRulesPage(int players) throws Exception {
        List<String> games = new ArrayList<>();
        String some = "--games 30 --players " + players;
        games.addAll(simulate(some));
        games.addAll(simulate(some + " --hotels --pioneers dealt"));
        games.addAll(simulate(some + " --hotels --pioneers chosen --open-hands --years 2"));
        games.addAll(simulate(some + " --years 1 --seed 50"));
        if (players == 1) {
            games.addAll(simulate(some + " --head-start -20"));
        }
        if (players == 2) {
            games.addAll(simulate(some + " --mules"));
            games.addAll(simulate(some + " --mules --hotels --pioneers chosen"));
        }
        assertTrue(games.size() >= 120);
        games.forEach(ColomaRecordCheck::check);
    }

    @Test
    void aTamperedRecordIsFound() throws Exception {
        List<String> games = simulate("--games 20 --players 3 --hotels --pioneers dealt");
        games.forEach(ColomaRecordCheck::check);
        assertFound(games, "coins-gained (\\d) \\d", "coins-gained $1 9");
        assertFound(games, "\"cabin\":(\\d)", "\"cabin\":1$1");
        assertFound(games, "paid (\\d) coins (\\d)", "paid $1 coins 1$2");
        assertFound(games, "\"paid [^\"]*\",", "");
        assertFound(games, "pioneers-placed on \\d", "pioneers-placed on 0");
        assertFound(games, "\"barricade-moved [^\"]*\",", "");
        assertFound(games, "building-built (\\d) (hammer|saw) [a-z-]*", "hotel-built $1 $2 left 3");
        assertFound(games, "(coins [1-9][^\"]*\",\"river-surveyed \\d) hammer", "$1 saw");
        assertFound(games, "wagon-moved (\\d) ([a-z0-9]*) [a-z0-9]*", "wagon-moved $1 $2 folsom");
        assertFound(games, "gunmen-placed (\\d) \\d", "gunmen-placed $1 6");
        assertFound(games, "rank 2 gunmen", "rank 3 gunmen");
        assertFound(games, " (won|lost)\"", " tied\"");
        assertFound(games, "dude-buried (\\d) supply", "dude-buried $1 cabin");
        assertFound(games, "\"outlaws-came [^\"]*\",", "");
        assertFound(games, "\"buildings\":(\\d+),\"regions\"", "\"buildings\":1$1,\"regions\"");
        assertFound(games, "\"game-ended points (-?\\d+)", "\"game-ended points 9$1");
        assertFound(games, "places (\\d)", "places 4");
        assertFound(games, "turn-ended", "turn-finished");
        assertFound(games, "\"startCoins\":\\d", "\"startCoins\":7");
    }

    @Test
    void aTamperedRecordOfAGameAgainstSamIsFound() throws Exception {
        List<String> games = simulate("--games 20 --players 1");
        games.forEach(ColomaRecordCheck::check);
        assertFound(games, "heads", "tails");
        assertFound(games, "\"sam-surveyed\",", "");
        assertFound(games, "because sam-primary 1\"", "because sam-primary 2\"");
        assertFound(games, "wagon-sent 2 coloma [a-z]*", "wagon-sent 2 coloma coloma");
        assertFound(games, "buster-placed \\d", "buster-placed 9");
        assertFound(games, "sam (-?\\d+)\"", "sam 9$1\"");
    }

    /** In all games where there is such a line, its change is found. */
    private static void assertFound(List<String> games, String line, String instead) {
        int changed = 0;
        for (String game : games) {
            String tampered = game.replaceFirst(line, instead);
            if (!tampered.equals(game)) {
                assertThrows(
                        AssertionError.class, () -> ColomaRecordCheck.check(tampered), instead);
                changed++;
            }
        }
        assertNotEquals(0, changed, "no game has such a line: " + line);
    }

    @Test
    void theSameSeedGivesTheSameGames() throws Exception {
        String three = "--games 3 --players 4 --seed 42";
        assertEquals(simulate(three), simulate(three));
    }
}
