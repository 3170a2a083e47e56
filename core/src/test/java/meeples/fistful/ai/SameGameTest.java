package meeples.fistful.ai;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class SameGameTest {
    @Test
    void theSameSeedAndIterationsGiveTheSameGameOnEveryPlatform() {
        assertEquals(BotGames.EXPECTED, BotGames.play(1));
    }

    @Test
    void howTheThinkingIsCutIntoSlicesMakesNoDifference() {
        assertEquals(BotGames.EXPECTED, BotGames.play(17));
    }
}
