package meeples.desktop.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import meeples.desktop.cli.Arguments;
import meeples.desktop.cli.WrongArgument;
import meeples.desktop.tool.fistful.FistfulTools;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TournamentTest {
    private static final ToolGame<?, ?> GAME = new FistfulTools();
    private static final int GAMES = 12;
    private static final int CPU = 8; // the column of the computing time

    @Test
    void theIntervalIsWilsons() {
        Interval interval = Interval.of(85, 100);
        assertEquals(0.767, interval.from(), 0.001);
        assertEquals(0.907, interval.to(), 0.001);
    }

    @Test
    void winningTenToOneMakesFourHundredPoints() {
        double[] ratings = Elo.ratings(new double[][] {{0, 999.5}, {9999.5, 0}});
        assertEquals(1000, ratings[0], 0.01);
        assertEquals(1400, ratings[1], 0.01);
    }

    @Test
    void ratingsAddUpOverAThirdBot() {
        double[][] ahead = {{0, 1000, 0}, {2000, 0, 1000}, {0, 2000, 0}};
        double[] ratings = Elo.ratings(ahead);
        assertEquals(2 * (ratings[1] - ratings[0]), ratings[2] - ratings[0], 0.5);
    }

    @Test
    void aContestantMayThinkMoreOrLessThanItsLevel() throws WrongArgument {
        List<Contestant> contestants = Contestant.read(GAME, "prospector,legend:250");
        assertEquals(250, contestants.get(1).iterations());
        assertThrows(WrongArgument.class, () -> Contestant.read(GAME, "sheriff"));
        assertThrows(WrongArgument.class, () -> Contestant.read(GAME, "legend:many"));
    }

    @Test
    void writesEverySeatOfEveryGame(@TempDir Path folder) throws Exception {
        List<String> lines = play(folder, "--bots", "tenderfoot,prospector", "--players", "3");
        assertEquals(GAMES * 3, lines.size());
        assertTrue(lines.get(0).startsWith("1,"), lines.get(0));
    }

    @Test
    void noGameOfTwoIsPlayedTwice(@TempDir Path folder) throws Exception {
        assertEquals(GAMES, games(play(folder, "--bots", "tenderfoot,prospector")).size());
    }

    @Test
    void aLevelAmongItsLikeDoesNotPlayTheSameGameAgain(@TempDir Path folder) throws Exception {
        assertEquals(GAMES, games(play(folder, "--bots", "tenderfoot,tenderfoot")).size());
    }

    @Test
    void favouritesAreAlone(@TempDir Path folder) throws Exception {
        List<String> lines =
                play(folder, "--bots", "tenderfoot,prospector", "--players", "3", "--favourites");
        assertEquals(GAMES / 2, lines.stream().filter(line -> line.contains("prosp")).count());
        assertEquals(GAMES, lines.stream().filter(line -> line.contains("tender")).count());
    }

    /** Plays a small tournament, and gives the rows that were written. */
    private static List<String> play(Path folder, String... options) throws Exception {
        Path csv = folder.resolve("games.csv");
        List<String> all = new ArrayList<>(List.of(options));
        all.addAll(List.of("--games", "" + GAMES, "--threads", "1", "--csv", csv.toString()));
        Arguments arguments = Tournament.declared(GAME);
        arguments.read(all.toArray(new String[0]));
        Tournament.run(GAME, arguments);
        List<String> lines = Files.readAllLines(csv);
        return lines.subList(1, lines.size());
    }

    /** What was different between games of two: who sat where, and what came of it. */
    private static Set<String> games(List<String> lines) {
        Set<String> games = new HashSet<>();
        for (int i = 0; i < lines.size(); i += 2) {
            games.add(withoutCost(lines.get(i)) + " " + withoutCost(lines.get(i + 1)));
        }
        return games;
    }

    private static String withoutCost(String line) {
        String[] cells = line.split(",", -1);
        cells[0] = "";
        cells[CPU] = "";
        return String.join(",", cells);
    }
}
