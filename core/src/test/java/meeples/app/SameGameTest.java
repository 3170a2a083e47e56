package meeples.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The bots of all games play as ever; a test in the browser asks the same. */
class SameGameTest {
    static Stream<Arguments> knownGames() {
        return Stream.of(
                Arguments.of("fistful", meeples.fistful.ai.BotGames.EXPECTED),
                Arguments.of("coloma", meeples.coloma.ai.BotGames.EXPECTED));
    }

    @ParameterizedTest
    @MethodSource("knownGames")
    void theSameSeedAndIterationsGiveTheSameGameOnEveryPlatform(String game, String expected) {
        assertEquals(expected, play(game, 1));
    }

    @ParameterizedTest
    @MethodSource("knownGames")
    void howTheThinkingIsCutIntoSlicesMakesNoDifference(String game, String expected) {
        assertEquals(expected, play(game, 17));
    }

    private static String play(String game, int slice) {
        return Games.all().find(game).bots().knownGames(slice);
    }
}
