package meeples.fistful.ai;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import meeples.fistful.model.Decision;
import meeples.fistful.model.Meeple;
import meeples.fistful.model.Street;
import meeples.fistful.model.Town;
import meeples.fistful.notation.FistfulNotation;
import meeples.fistful.notation.TownText;
import meeples.fistful.rules.FistfulRules;
import meeples.fistful.rules.Move;
import meeples.fistful.rules.Score;
import meeples.play.BadTextException;
import meeples.play.Rules;
import meeples.search.Bot;
import org.junit.jupiter.api.Test;

/** Small towns with one clearly best turn, which the strongest bot must find every time. */
class PositionsTest {
    private static final int ITERATIONS = 1500;
    private static final FistfulRules RULES = new FistfulRules();

    @Test
    void robsTheRichestMiners() throws BadTextException {
        assertLegendPlays(
                "take b2 clockwise from d3",
                """
                town players 2 first 1
                north marquees 1:5    -      -      -      -      2:5
                north people   B      B      R      MMM    B      B
                south people   B      M      B      B      B      B
                saloon V
                turn 3 player 1 take
                """);
    }

    @Test
    void arrestsAWholeGang() throws BadTextException {
        assertLegendPlays(
                "take b9 counterclockwise from d8",
                """
                town players 2 first 1
                north marquees 1:5    -      -      -      -      2:5
                north people   B      B      B      M      B      B
                south people   B      B      D      RRR    B      B
                turn 4 player 2 take
                """);
    }

    @Test
    void sendsTheMadameWhereMostBuildersAre() throws BadTextException {
        Town town =
                town(
                        """
                        town players 2 first 1
                        north marquees 1:5    -      -      -      -      2:5
                        north people   B      B      BBBBBB M      B      B
                        south people   B      M      B      B      B      B
                        saloon V
                        turn 3 player 1 take
                        """);
        int move = legend(town, 1);
        assertEquals(Decision.TAKE, Move.decision(move));
        assertEquals(Street.doorway(2), Move.space(move), "the first space from the saloon");
    }

    @Test
    void doesNotFeedTheRivalsMarquee() throws BadTextException {
        assertLegendAvoids(
                "take b3 clockwise from d4",
                """
                town players 2 first 1
                north marquees 1:5    -      -      -      2:10   -
                north people   B      B      B      M      B      B
                south people   B      B      B      B      B      B
                turn 3 player 1 take
                """);
    }

    @Test
    void keepsBuildersFromTheMarqueeThatWouldWinForTheRival() throws BadTextException {
        assertLegendPlays(
                "take b4 counterclockwise from d3",
                """
                town players 2 first 1
                north marquees 1:5    -      -      -      -      2:5
                north people   B      B      B      -      B      B
                south people   B      B      B      B      B      B
                south marquees 1:10   -      -      -      -      2:10
                jail - dynamite 0
                explosion 3
                player 1 gold 2 stone 0 bars 0
                player 2 gold 0 stone 3 bars 0
                turn 7 player 1 take
                """);
    }

    @Test
    void takesTheShowdownThatItWillProbablyWin() throws BadTextException {
        assertLegendPlays(
                "take b5 clockwise from S1",
                """
                town players 2 first 1
                north marquees 1:5    -      -      -      -      -
                north people   B      B      B      B      B      D
                showdown       R:1    -
                south people   B      B      B      B      B      B
                south marquees -      -      -      -      -      2:5
                jail - dynamite 0
                explosion 3
                player 1 gold 2 stone 0 bars 0
                player 2 gold 1 stone 0 bars 0
                turn 8 player 2 take
                """);
    }

    @Test
    void leavesAShowdownAloneThatTheRivalWouldProbablyWin() throws BadTextException {
        assertLegendAvoids(
                "take b5 clockwise from S1",
                """
                town players 2 first 1
                north marquees 1:5    -      -      -      -      -
                north people   B      B      B      B      B      R
                showdown       D:2    -
                south people   B      B      B      B      B      B
                south marquees -      -      -      -      -      2:5
                turn 3 player 1 take
                """);
    }

    @Test
    void buildsBeforeTheDynamiteCanGoOff() throws BadTextException {
        assertLegendPlays(
                "resolve d1",
                """
                town players 2 first 1
                north marquees 1:5    -      -      -      -      2:5
                north people   B      B      MM     B      B      B
                north doorways -      B      R      -      -      -
                south people   B      B      B      B      B      B
                jail - dynamite 0
                player 1 gold 5 stone 3 bars 0
                player 2 gold 5 stone 0 bars 0
                turn 3 player 1 resolve
                """);
    }

    @Test
    void putsItsBestShotOnTheShowdownSpace() throws BadTextException {
        assertLegendSows(
                Meeple.DEPUTY,
                """
                town players 2 first 1
                north marquees 1:5    -      -      -      -      2:5
                north people   B      B      B      B      B      DB
                showdown       R:1    -
                south people   B      B      B      B      B      B
                jail - dynamite 0
                explosion 3
                player 1 gold 2 stone 0 bars 0
                player 2 gold 1 stone 0 bars 0
                turn 8 player 2 take
                """);
    }

    @Test
    void keepsADieThatWins() throws BadTextException {
        assertLegendPlays(
                "reroll no",
                """
                town players 2 first 1
                north marquees 1:5    -      -      -      -      2:5
                north people   B      B      B      M      B      B
                showdown       D:2    M:1
                south people   B      M      B      B      B      B
                turn 3 player 1 reroll S0 dice 4 4
                """);
    }

    @Test
    void stopsTheMinerAtItsOwnMarqueeAndNotAtTheRivals() throws BadTextException {
        assertLegendPlays(
                "sow miner",
                """
                town players 2 first 1
                north marquees -      -      1:10   2:10   -      -
                north people   B      -      B      B      B      B
                south people   B      B      B      B      B      B
                hand BM next d2 clockwise left 12
                turn 3 player 1 sow
                """);
    }

    @Test
    void letsTheMinerPassTheRivalsMarquee() throws BadTextException {
        assertLegendPlays(
                "sow builder",
                """
                town players 2 first 1
                north marquees 1:5    -      2:10   -      -      -
                north people   B      -      B      B      B      B
                south people   B      B      B      B      B      B
                hand BM next d2 clockwise left 12
                turn 3 player 1 sow
                """);
    }

    @Test
    void takesTheMinerAwayFromTheRivalsMarquee() throws BadTextException {
        assertLegendPlays(
                "take b3 counterclockwise from d2",
                """
                town players 2 first 1
                north marquees 1:5    -      -      -      2:10   -
                north people   B      B      B      MB     -      B
                south people   B      B      B      B      B      B
                turn 3 player 1 take
                """);
    }

    @Test
    void drawsFirstWhenGoldIsMissingForTheBuilding() throws BadTextException {
        assertLegendPlays(
                "resolve d2",
                """
                town players 2 first 1
                north marquees 1:5    -      -      -      -      2:5
                north people   B      B      MM     B      B      B
                north doorways -      B      R      -      -      -
                south people   B      B      B      B      B      B
                jail - dynamite 0
                explosion 1
                player 1 gold 0 stone 4 bars 1
                player 2 gold 0 stone 0 bars 1
                turn 7 player 1 resolve
                """);
    }

    /** The rival's robber stands next to three miners, and all the dynamite is in the bag. */
    @Test
    void buildsWhileItHasTheStones() throws BadTextException {
        for (int seed = 1; seed <= 3; seed++) {
            Town town =
                    town(
                            """
                            town players 2 first 1
                            north marquees 1:5    -      -      -      -      2:5
                            north people   B      M      -      -      -      R
                            south people   B      -      B      MMM    -      -
                            jail - dynamite 0
                            player 1 gold 1 stone 6 bars 0
                            player 2 gold 2 stone 0 bars 0
                            turn 7 player 1 take
                            """);
            playTurn(town, seed);
            assertEquals(10, Score.marquees(town, 0), "nothing was built");
        }
    }

    @Test
    void takesTheLastBarWhenThatWins() throws BadTextException {
        for (int seed = 1; seed <= 3; seed++) {
            Town ahead = lastBar("1:5 ", "-   ", "gold 3 stone 6 bars 3");
            assertTrue(endsTheGame(ahead, seed), "a sure win was not taken");
        }
    }

    @Test
    void leavesTheLastBarWhenThatWouldLose() throws BadTextException {
        for (int seed = 1; seed <= 3; seed++) {
            Town behind = lastBar("1:10", "1:10", "gold 0 stone 0 bars 3");
            assertFalse(endsTheGame(behind, seed), "the game was thrown away");
        }
    }

    /** Whoever robs the three miners will have the gold for the last bar. */
    private static Town lastBar(String north, String south, String first) throws BadTextException {
        return town(
                """
                town players 2 first 1
                north marquees %s   -      -      -      -      2:10
                north people   B      B      R      MMM    B      B
                south people   B      -      B      -      B      B
                south marquees %s   -      -      -      -      -
                player 1 %s
                player 2 gold 7 stone 6 bars 2
                turn 8 player 2 take
                """
                        .formatted(north, south, first));
    }

    @Test
    void endsTheGameWhenAhead() throws BadTextException {
        for (int seed = 1; seed <= 3; seed++) {
            Town ahead = lastGrave("gold 3 stone 0 bars 0", "gold 5 stone 0 bars 0");
            assertTrue(endsTheGame(ahead, seed), "a sure win was not taken");
        }
    }

    @Test
    void doesNotEndTheGameWhenBehind() throws BadTextException {
        for (int seed = 1; seed <= 3; seed++) {
            Town behind = lastGrave("gold 3 stone 0 bars 1", "gold 3 stone 0 bars 0");
            assertFalse(endsTheGame(behind, seed), "the game was thrown away");
        }
    }

    @Test
    void upgradesOnARivalsTurn() throws BadTextException {
        assertLegendPlays(
                "upgrade yes",
                """
                town players 2 first 1
                north marquees 1:5    -      -      -      -      2:5
                north people   B      B      B      M      B      B
                south people   B      M      B      B      B      B
                player 2 gold 1 stone 3 bars 0
                turn 3 player 1 upgrade b5
                """);
    }

    @Test
    void rollsAgainWhenItHasLost() throws BadTextException {
        assertLegendPlays(
                "reroll yes",
                """
                town players 2 first 1
                north marquees 1:5    -      -      -      -      2:5
                north people   B      B      B      M      B      B
                showdown       D:2    M:1
                south people   B      M      B      B      B      B
                turn 3 player 1 reroll S0 dice 2 5
                """);
    }

    /**
     * The second player, last in the round, can fill the last grave by a showdown; robberies wait
     * for both if the game goes on.
     */
    private static Town lastGrave(String first, String second) throws BadTextException {
        return town(
                """
                town players 2 first 1
                north marquees 1:5    -      -      -      -      2:5
                north people   B      BB     R      MMM    B      B
                showdown       B:1    -
                south people   B      B      MMM    R      B      BB
                graves BBBBB
                """
                        + ("player 1 " + first + "\nplayer 2 " + second + "\n")
                        + "turn 8 player 2 take\n");
    }

    private static boolean endsTheGame(Town town, int seed) {
        playTurn(town, seed);
        return town.decider() == Rules.NOBODY;
    }

    private static void playTurn(Town town, int seed) {
        Bot<Town> bot = Bots.create(Bots.LEGEND, seed, ITERATIONS);
        int turn = town.turn();
        while (town.turn() == turn && town.decider() != Rules.NOBODY) {
            RULES.play(town, think(bot, town), null);
        }
    }

    private static void assertLegendPlays(String best, String position) throws BadTextException {
        for (int seed = 1; seed <= 3; seed++) {
            Town town = town(position);
            assertEquals(best, new FistfulNotation().write(town, legend(town, seed)));
        }
    }

    /** The first meeple of the handful that the legend takes. */
    private static void assertLegendSows(int meeple, String position) throws BadTextException {
        for (int seed = 1; seed <= 3; seed++) {
            Town town = town(position);
            Bot<Town> bot = Bots.create(Bots.LEGEND, seed, ITERATIONS);
            RULES.play(town, think(bot, town), null);
            assertEquals(Decision.SOW, town.decision());
            assertEquals(Move.sow(meeple), think(bot, town));
        }
    }

    private static void assertLegendAvoids(String worst, String position) throws BadTextException {
        for (int seed = 1; seed <= 3; seed++) {
            Town town = town(position);
            assertNotEquals(worst, new FistfulNotation().write(town, legend(town, seed)));
        }
    }

    private static int legend(Town town, int seed) {
        return think(Bots.create(Bots.LEGEND, seed, ITERATIONS), town);
    }

    private static int think(Bot<Town> bot, Town town) {
        bot.begin(town);
        while (!bot.isDone()) {
            bot.think(100);
        }
        return bot.move();
    }

    private static Town town(String text) throws BadTextException {
        return TownText.read(text);
    }
}
