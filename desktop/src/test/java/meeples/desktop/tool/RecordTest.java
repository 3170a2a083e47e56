package meeples.desktop.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What simulate writes down holds against a second opinion on the rules. */
class RecordTest {
    @TempDir Path folder;

    private String printed;

    private List<String> simulate(String... options) throws Exception {
        Path file = folder.resolve("games.jsonl");
        List<String> args = new ArrayList<>(List.of(options));
        args.addAll(List.of("--record", file.toString()));
        PrintStream console = System.out;
        ByteArrayOutputStream caught = new ByteArrayOutputStream();
        System.setOut(new PrintStream(caught, true, StandardCharsets.UTF_8));
        try {
            Simulate.main(args.toArray(new String[0]));
        } finally {
            System.setOut(console);
        }
        printed = caught.toString(StandardCharsets.UTF_8);
        return Files.readAllLines(file);
    }

    @Test
    void randomGamesOfAllPlayerCountsAndOptionsFollowTheRulesPage() throws Exception {
        for (String players : List.of("2", "3", "4")) {
            List<String> games = new ArrayList<>();
            games.addAll(simulate("--games", "60", "--players", players, "--seed", "1"));
            games.addAll(
                    simulate(
                            "--games", "40", "--players", players, "--german-madame", "--one-bar"));
            games.addAll(simulate("--games", "10", "--players", players, "--rounds", "5"));
            assertEquals(110, games.size());
            games.forEach(RecordCheck::check);
        }
    }

    @Test
    void gamesOfBotsFollowTheRulesPage() throws Exception {
        List<String> games = new ArrayList<>();
        games.addAll(simulate("--games", "6", "--players", "2", "--bots", "prospector,tenderfoot"));
        games.addAll(simulate("--games", "4", "--players", "4", "--bots", "prospector,random"));
        games.addAll(simulate("--games", "1", "--players", "3", "--bots", "prospector,marshal"));
        games.forEach(RecordCheck::check);
    }

    @Test
    void aTamperedRecordIsFound() throws Exception {
        String game = simulate("--games", "1", "--players", "3").get(0);
        RecordCheck.check(game);
        assertFound(game.replaceFirst("\"points\":(\\d+)", "\"points\":9$1"));
        assertFound(game.replaceFirst("\"pieces\":\"G", "\"pieces\":\"S"));
        assertFound(game.replaceFirst("\"pieces\":\"", "\"pieces\":\"G"));
        assertFound(game.replaceFirst("\"meeple\":\"builder\"", "\"meeple\":\"deputy\""));
        assertFound(game.replaceFirst("\\{\"do\":\"sow\"[^}]*\\},", ""));
        assertFound(game.replaceFirst("\\{\"do\":\"resolve\"[^}]*\\},", ""));
        assertFound(game.replaceAll("\"winners\":.*", "\"winners\":[1,2,3]}"));
    }

    private static void assertFound(String game) {
        assertThrows(AssertionError.class, () -> RecordCheck.check(game));
    }

    @Test
    void theSummaryTellsHowItWent() throws Exception {
        simulate("--games", "20", "--players", "4");
        assertTrue(printed.startsWith("20 games in "), printed);
        assertTrue(printed.contains("seat 4, random"), printed);
        assertTrue(printed.contains("number 1 in turn order"), printed);
    }

    @Test
    void theSameSeedGivesTheSameGames() throws Exception {
        List<String> once = simulate("--games", "3", "--players", "3", "--seed", "42");
        assertEquals(once, simulate("--games", "3", "--players", "3", "--seed", "42"));
    }
}
