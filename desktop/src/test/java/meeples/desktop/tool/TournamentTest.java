package meeples.desktop.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import meeples.desktop.tool.Arguments.WrongArgument;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TournamentTest {
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
        List<Contestant> contestants = Contestant.read("prospector,legend:250");
        assertEquals(250, contestants.get(1).iterations());
        assertThrows(WrongArgument.class, () -> Contestant.read("sheriff"));
        assertThrows(WrongArgument.class, () -> Contestant.read("legend:many"));
    }

    @Test
    void writesEverySeatOfEveryGame(@TempDir Path folder) throws Exception {
        Path csv = folder.resolve("games.csv");
        Arguments arguments = Tournament.declared();
        arguments.read(
                "--bots",
                "tenderfoot,prospector",
                "--players",
                "3",
                "--games",
                "12",
                "--csv",
                csv.toString());
        Tournament.run(arguments);
        List<String> lines = Files.readAllLines(csv);
        assertEquals(1 + 12 * 3, lines.size());
        assertTrue(lines.get(1).startsWith("1,"), lines.get(1));
    }
}
