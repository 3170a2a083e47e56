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
import meeples.fistful.rules.FistfulRules;
import meeples.fistful.rules.Move;
import meeples.fistful.rules.Score;
import meeples.play.BadTextException;
import meeples.play.Rules;
import meeples.search.Bot;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Small towns with one clearly best turn, which the strongest bot must find every time. */
class PositionsTest {
    private static final int ITERATIONS = 1500;
    private static final int SEEDS = 3;
    private static final FistfulRules RULES = new FistfulRules();

    /** The last round is under way, with all the dynamite gone off. */
    private static final String LAST_ROUND = "jail - dynamite 0\nexplosion 3\n";

    /** All the dynamite is in the bag. */
    private static final String DANGEROUS_BAG = "jail - dynamite 0\n";

    @Nested
    class Draws {
        @Test
        void robsTheRichestMiners() throws BadTextException {
            assertLegendPlays(
                    "take b2 clockwise from d3",
                    """
                    north people   B      B      R      MMM    B      B
                    south people   B      M      B      B      B      B
                    saloon V
                    """);
        }

        @Test
        void robsTheRichestMinersAmongFourToo() throws BadTextException {
            assertLegendPlays(
                    "take b2 clockwise from d3",
                    """
                    town players 4 first 1
                    north people   B      B      R      MMM    B      B
                    south people   B      M      B      B      B      B
                    south marquees 3:5    -      -      -      -      4:5
                    turn 5 player 1 take
                    """);
        }

        @Test
        void arrestsAWholeGang() throws BadTextException {
            assertLegendPlays(
                    "take b9 counterclockwise from d8",
                    """
                    north people   B      B      B      M      B      B
                    south people   B      B      D      RRR    B      B
                    turn 4 player 2 take
                    """);
        }

        @Test
        void sendsTheMadameWhereMostBuildersAre() throws BadTextException {
            int move =
                    legend(
                            SmallTown.with(
                                    """
                                    north people   B      B      BBBBBB M      B      B
                                    south people   B      M      B      B      B      B
                                    saloon V
                                    """),
                            1);
            assertEquals(Decision.TAKE, Move.decision(move));
            assertEquals(Street.doorway(2), Move.space(move), "the first space from the saloon");
        }
    }

    @Nested
    class RivalsMarquees {
        @Test
        void doesNotFeedThem() throws BadTextException {
            assertLegendAvoids(
                    "take b3 clockwise from d4",
                    """
                    north marquees 1:5    -      -      -      2:10   -
                    north people   B      B      B      M      B      B
                    """);
        }

        @Test
        void feedsTheOwnOneAndNotTheRivals() throws BadTextException {
            assertLegendPlays(
                    "sow miner",
                    """
                    north marquees -      -      1:10   2:10   -      -
                    north people   B      -      B      B      B      B
                    hand BM next d2 clockwise left 12
                    turn 3 player 1 sow
                    """);
        }

        @Test
        void letsTheMinerPassThem() throws BadTextException {
            assertLegendPlays(
                    "sow builder",
                    """
                    north marquees 1:5    -      2:10   -      -      -
                    north people   B      -      B      B      B      B
                    hand BM next d2 clockwise left 12
                    turn 3 player 1 sow
                    """);
        }

        @Test
        void takesTheMinerAwayFromThem() throws BadTextException {
            assertLegendPlays(
                    "take b3 counterclockwise from d2",
                    """
                    north marquees 1:5    -      -      -      2:10   -
                    north people   B      B      B      MB     -      B
                    """);
        }

        @Test
        void keepsBuildersFromTheOneThatWouldWin() throws BadTextException {
            assertLegendPlays(
                    "take b4 counterclockwise from d3",
                    """
                    north people   B      B      B      -      B      B
                    south marquees 1:10   -      -      -      -      2:10
                    """
                            + LAST_ROUND
                            + """
                              player 1 gold 2 stone 0 bars 0
                              player 2 gold 0 stone 3 bars 0
                              turn 7 player 1 take
                              """);
        }

        @Test
        void upgradesItsOwnOnARivalsTurn() throws BadTextException {
            assertLegendPlays(
                    "upgrade yes",
                    """
                    north people   B      B      B      M      B      B
                    south people   B      M      B      B      B      B
                    player 2 gold 1 stone 3 bars 0
                    turn 3 player 1 upgrade b5
                    """);
        }
    }

    @Nested
    class Showdowns {
        private static final String A_ROBBER_WAITS =
                LAST_ROUND
                        + """
                          showdown       R:1    -
                          player 1 gold 2 stone 0 bars 0
                          player 2 gold 1 stone 0 bars 0
                          turn 8 player 2 take
                          """;

        @Test
        void takesTheOneThatItWillProbablyWin() throws BadTextException {
            assertLegendPlays(
                    "take b5 clockwise from S1",
                    """
                    north marquees 1:5    -      -      -      -      -
                    north people   B      B      B      B      B      D
                    south marquees -      -      -      -      -      2:5
                    """
                            + A_ROBBER_WAITS);
        }

        @Test
        void putsItsBestShotOnTheSpace() throws BadTextException {
            Town town =
                    SmallTown.with(
                            "north people   B      B      B      B      B      DB\n"
                                    + A_ROBBER_WAITS);
            for (int seed = 1; seed <= SEEDS; seed++) {
                assertEquals(Move.sow(Meeple.DEPUTY), firstSown(town.copy(), seed));
            }
        }

        @Test
        void leavesAloneTheOneThatTheRivalWouldProbablyWin() throws BadTextException {
            assertLegendAvoids(
                    "take b5 clockwise from S1",
                    """
                    north marquees 1:5    -      -      -      -      -
                    north people   B      B      B      B      B      R
                    showdown       D:2    -
                    south marquees -      -      -      -      -      2:5
                    """);
        }

        @Test
        void keepsADieThatWins() throws BadTextException {
            assertLegendPlays("reroll no", rolled(4, 4));
        }

        @Test
        void rollsAgainWhenItHasLost() throws BadTextException {
            assertLegendPlays("reroll yes", rolled(2, 5));
        }

        /** The second player's deputy against the first player's miner. */
        private static String rolled(int deputys, int miners) {
            return """
                   north people   B      B      B      M      B      B
                   showdown       D:2    M:1
                   south people   B      M      B      B      B      B
                   turn 3 player 1 reroll S0 dice %d %d
                   """
                    .formatted(deputys, miners);
        }
    }

    @Nested
    class Dynamite {
        private static final String A_BUILDER_AND_A_ROBBER =
                """
                north people   B      B      MM     B      B      B
                north doorways -      B      R      -      -      -
                """;

        @Test
        void buildsBeforeItCanGoOff() throws BadTextException {
            assertLegendPlays(
                    "resolve d1",
                    A_BUILDER_AND_A_ROBBER
                            + DANGEROUS_BAG
                            + """
                              player 1 gold 5 stone 3 bars 0
                              player 2 gold 5 stone 0 bars 0
                              turn 3 player 1 resolve
                              """);
        }

        @Test
        void upgradesBeforeItCanGoOff() throws BadTextException {
            assertLegendPlays(
                    "resolve d1",
                    A_BUILDER_AND_A_ROBBER
                            + DANGEROUS_BAG
                            + """
                              north marquees -      1:5    -      -      -      2:5
                              player 1 gold 1 stone 2 bars 0
                              player 2 gold 5 stone 0 bars 0
                              turn 3 player 1 resolve
                              """);
        }

        @Test
        void drawsFirstWhenGoldIsMissingForTheBuilding() throws BadTextException {
            assertLegendPlays(
                    "resolve d2",
                    A_BUILDER_AND_A_ROBBER
                            + DANGEROUS_BAG
                            + """
                              explosion 1
                              player 1 gold 0 stone 4 bars 1
                              player 2 gold 0 stone 0 bars 1
                              turn 7 player 1 resolve
                              """);
        }

        /** The rival's robber stands next to three miners. */
        @Test
        void buildsWhileItHasTheStones() throws BadTextException {
            Town town =
                    SmallTown.with(
                            DANGEROUS_BAG
                                    + """
                                      north people   B      M      -      -      -      R
                                      south people   B      -      B      MMM    -      -
                                      player 1 gold 1 stone 6 bars 0
                                      player 2 gold 2 stone 0 bars 0
                                      turn 7 player 1 take
                                      """);
            for (int seed = 1; seed <= SEEDS; seed++) {
                Town played = town.copy();
                playTurn(played, seed);
                assertEquals(10, Score.marquees(played, 0), "nothing was built");
            }
        }
    }

    @Nested
    class TheEnd {
        @Test
        void takesTheLastBarWhenThatWins() throws BadTextException {
            assertEnds(true, lastBar("1:5 ", "-   ", "gold 3 stone 6 bars 3"));
        }

        @Test
        void leavesTheLastBarWhenThatWouldLose() throws BadTextException {
            assertEnds(false, lastBar("1:10", "1:10", "gold 0 stone 0 bars 3"));
        }

        /** Whoever robs the three miners will have the gold for the last bar. */
        private static String lastBar(String north, String south, String first) {
            return """
                   north marquees %s   -      -      -      -      2:10
                   north people   B      B      R      MMM    B      B
                   south people   B      -      B      -      B      B
                   south marquees %s   -      -      -      -      -
                   player 1 %s
                   player 2 gold 7 stone 6 bars 2
                   turn 8 player 2 take
                   """
                    .formatted(north, south, first);
        }

        @Test
        void fillsTheLastGraveWhenAhead() throws BadTextException {
            assertEnds(true, lastGrave("gold 3 stone 0 bars 0", "gold 5 stone 0 bars 0"));
        }

        @Test
        void leavesTheLastGraveEmptyWhenBehind() throws BadTextException {
            assertEnds(false, lastGrave("gold 3 stone 0 bars 1", "gold 3 stone 0 bars 0"));
        }

        /**
         * The second player, last in the round, can fill the last grave by a showdown; robberies
         * wait for both if the game goes on.
         */
        private static String lastGrave(String first, String second) {
            return """
                   north people   B      BB     R      MMM    B      B
                   showdown       B:1    -
                   south people   B      B      MMM    R      B      BB
                   graves BBBBB
                   player 1 %s
                   player 2 %s
                   turn 8 player 2 take
                   """
                    .formatted(first, second);
        }

        private static void assertEnds(boolean expected, String position) throws BadTextException {
            for (int seed = 1; seed <= SEEDS; seed++) {
                Town town = SmallTown.with(position);
                playTurn(town, seed);
                boolean over = town.decider() == Rules.NOBODY;
                if (expected) {
                    assertTrue(over, "a sure win was not taken");
                } else {
                    assertFalse(over, "the game was thrown away");
                }
            }
        }
    }

    private static void playTurn(Town town, int seed) {
        Bot<Town> bot = Bots.create(Bots.LEGEND, seed, ITERATIONS);
        int turn = town.turn();
        while (town.turn() == turn && town.decider() != Rules.NOBODY) {
            RULES.play(town, think(bot, town), null);
        }
    }

    /** The first meeple of the handful that the legend takes. */
    private static int firstSown(Town town, int seed) {
        Bot<Town> bot = Bots.create(Bots.LEGEND, seed, ITERATIONS);
        RULES.play(town, think(bot, town), null);
        assertEquals(Decision.SOW, town.decision());
        return think(bot, town);
    }

    private static void assertLegendPlays(String best, String position) throws BadTextException {
        for (int seed = 1; seed <= SEEDS; seed++) {
            Town town = SmallTown.with(position);
            assertEquals(best, new FistfulNotation().write(town, legend(town, seed)));
        }
    }

    private static void assertLegendAvoids(String worst, String position) throws BadTextException {
        for (int seed = 1; seed <= SEEDS; seed++) {
            Town town = SmallTown.with(position);
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
}
