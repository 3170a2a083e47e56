package meeples.desktop.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import meeples.coloma.model.Building;
import meeples.desktop.cli.Arguments;
import meeples.desktop.cli.WrongArgument;
import meeples.desktop.tool.coloma.ColomaTools;
import meeples.desktop.tool.fistful.FistfulTools;
import org.junit.jupiter.api.Test;

class BalanceTest {
    private static final ToolGame<?, ?> COLOMA = new ColomaTools();

    @Test
    void theSameLineGivesTheSameFigures() throws Exception {
        String once = report(COLOMA, "--players", "3", "--seed", "7");
        assertEquals(once, report(COLOMA, "--players", "3", "--seed", "7"));
        assertNotEquals(once, report(COLOMA, "--players", "3", "--seed", "8"));
    }

    @Test
    void tellsOfEveryBuildingAndOfTheShootouts() throws Exception {
        String report = report(COLOMA);
        for (int building = 0; building < Building.ALL; building++) {
            assertTrue(report.contains(Building.word(building)), report);
        }
        assertTrue(report.contains("shootouts won"), report);
    }

    /** Parts that add up: nothing that winners score is forgotten or counted twice. */
    @Test
    void winnersPointsComeFromSomewhere() throws Exception {
        double percent = 0;
        for (String line : report(COLOMA, "--hotels").split("\n")) {
            percent += line.matches("  .* %") ? number(line) : 0;
            if (line.startsWith("buildings: ")) {
                break;
            }
        }
        assertEquals(100, percent, 0.5);
    }

    @Test
    void tellsOfSamOnlyWhereHePlays() throws Exception {
        assertTrue(report(COLOMA, "--players", "1").contains("Sam is beaten in"));
        assertTrue(!report(COLOMA, "--players", "2").contains("Sam"));
    }

    @Test
    void servesEveryGame() throws Exception {
        assertTrue(report(new FistfulTools()).contains("winners' points"));
    }

    @Test
    void wantsOneLevel() {
        assertThrows(WrongArgument.class, () -> report(COLOMA, "--bots", "tenderfoot,prospector"));
    }

    private static double number(String line) {
        String[] words = line.split(" +");
        return Double.parseDouble(words[words.length - 2]);
    }

    private static String report(ToolGame<?, ?> game, String... options) throws Exception {
        Arguments arguments = Balance.declared(game);
        List<String> line = new ArrayList<>(List.of("--games", "6"));
        line.addAll(List.of(options));
        if (!line.contains("--bots")) {
            line.addAll(List.of("--bots", "prospector"));
        }
        arguments.read(line.toArray(new String[0]));
        return Balance.report(game, arguments);
    }
}
