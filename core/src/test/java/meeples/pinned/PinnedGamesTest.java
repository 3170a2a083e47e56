package meeples.pinned;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import meeples.app.Games;
import meeples.coloma.Coloma;
import meeples.fistful.Fistful;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.play.Game;
import meeples.play.Rules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Games of old are played to the same end as then. */
class PinnedGamesTest {
    /** All that can be played. */
    static List<Game<?, ?>> games() {
        List<Game<?, ?>> games = new ArrayList<>();
        Games.all().list().forEach(game -> games.add(game.game()));
        return games;
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyPinnedGameOfEveryVersionEndsAsItDid(Game<?, ?> game) {
        assertEquals(List.of(), PinnedGames.mismatches(game));
    }

    @Test
    void allNumbersOfPlayersAndAllOptionsAreAmongThem() {
        assertSetups(
                Fistful.GAME,
                "players 2",
                "players 3",
                "players 4",
                "first 1",
                "first random",
                "rounds");
        assertSetups(
                Coloma.GAME,
                "players 1",
                "players 2",
                "players 3",
                "players 4",
                "players 5",
                "players 6");
        for (Game<?, ?> game : games()) {
            Set<String> kinds =
                    PinnedGames.of(game.name(), 1).stream()
                            .map(pinned -> pinned.setup().replaceAll("[0-9-]+", ""))
                            .collect(Collectors.toSet());
            assertTrue(kinds.size() > 7, () -> "few kinds of set-ups: " + kinds);
        }
    }

    private static void assertSetups(Game<?, ?> game, String... wanted) {
        List<PinnedGame> games = PinnedGames.of(game.name(), 1);
        for (String words : wanted) {
            assertTrue(games.stream().anyMatch(one -> one.setup().contains(words)), words);
        }
    }

    // What this test must catch

    private static Game<Town, Event> changed(Rules<Town, Event> rules) {
        return new Game<>("fistful", 1, rules, Fistful.GAME.notation());
    }

    @Test
    void anotherWayToCountIsNoticed() {
        List<String> found =
                PinnedGames.mismatches(
                        changed(
                                new OtherRules<>(Fistful.GAME.rules()) {
                                    @Override
                                    public int points(Town town, int seat) {
                                        return super.points(town, seat) + (seat == 3 ? 1 : 0);
                                    }
                                }));
        assertTrue(found.size() > 10, found.toString());
        assertTrue(found.get(0).contains("it ended with"), found.get(0));
    }

    @Test
    void aMoveThatIsNoLongerAllowedIsNoticed() {
        List<String> found =
                PinnedGames.mismatches(
                        changed(
                                new OtherRules<>(Fistful.GAME.rules()) {
                                    @Override
                                    public String refusal(Town town, int move) {
                                        return turn(town) == 9
                                                ? "not in the tenth turn"
                                                : super.refusal(town, move);
                                    }
                                }));
        assertTrue(found.size() > 100, "only " + found.size());
        assertTrue(found.get(0).contains("not in the tenth turn"), found.get(0));
    }

    @Test
    void aNewVersionWithoutPinnedGamesIsNoticed() {
        Game<Town, Event> next =
                new Game<>("fistful", 2, Fistful.GAME.rules(), Fistful.GAME.notation());
        assertEquals(
                List.of("fistful 2 has 0 pinned games, not 200"), PinnedGames.mismatches(next));
    }
}
