package meeples.fistful.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import meeples.testing.Rule;
import org.junit.jupiter.api.Test;

/** Gold bars, and the sections Drawing and dynamite and End of the rules page. */
class TreasureAndEndTest {

    // Gold bars

    /** A turn of player 1 that ends with this supply. */
    private static Scene afterTurnWith(String options, int gold, int barsOfTwo) {
        return Scene.of(
                        "town players 2 first 1"
                                + options
                                + "\nnorth people - - B - - -\nplayer 1 gold "
                                + gold
                                + " stone 0 bars 0\nplayer 2 gold 9 stone 0 bars "
                                + barsOfTwo)
                .play("take b2 clockwise from d3");
    }

    @Test
    @Rule(
            "**Gold bars**: while the active player has at least as much gold as the cheapest bar"
                    + " left costs, they must pay it into the bag and take the bar.")
    void theActivePlayerMustBuyBarsAtTheEndOfTheTurn() {
        Scene scene = afterTurnWith("", 13, 0).asks("take 2");
        assertEquals(2, scene.bars(1));
        assertEquals(1, scene.gold(1));
        assertEquals(36 - 1 - 9, scene.town().bagGold());
        assertEquals(List.of("bar 1 6 left 5", "bar 1 6 left 4"), scene.told("bar"));
        assertEquals(0, scene.bars(2)); // 9 gold, but not the active player
        assertEquals(9, scene.gold(2));

        assertEquals(0, afterTurnWith("", 5, 0).bars(1));
        assertEquals(1, afterTurnWith("", 6, 0).bars(1));
        assertEquals(0, afterTurnWith("", 6, 2).bars(1)); // the cheapest left costs 7
        assertEquals(1, afterTurnWith("", 14, 3).bars(1)); // 7, then 8 is too dear
        assertEquals(2, afterTurnWith("", 16, 4).bars(1));
    }

    @Test
    @Rule("*Option \"one bar a turn\".*")
    void oneBarATurnLeavesTheRestInGold() {
        Scene scene = afterTurnWith(" one-bar", 13, 0);
        assertEquals(1, scene.bars(1));
        assertEquals(7, scene.gold(1));
    }

    // Drawing and dynamite

    @Test
    @Rule("Draws are random from the bag, one by one, without replacement.")
    void drawsAreRandomWithoutReplacement() {
        String drawn =
                """
                north marquees 1:10 - - - - -
                north people - - B - - -
                north doorways M - - - - -
                player 2 gold 34 stone 16 bars 0
                turn 1 resolve
                """;
        Set<String> seen = new HashSet<>();
        for (int seed = 0; seed < 300; seed++) {
            Scene scene = Scene.of(drawn);
            scene.town().reseed(seed);
            scene.play("resolve d0");
            assertEquals(2, scene.gold(1)); // all there was in the bag, in whatever order
            assertEquals(2, scene.stone(1));
            assertEquals(0, scene.town().bagSize());
            seen.add(scene.told("drawn").get(0));
        }
        assertEquals(6, seen.size()); // the ways to order two gold and two stones
    }

    @Test
    @Rule("Draws are random from the bag, one by one, without replacement.")
    void everyPieceOfTheBagIsAsLikelyAsTheOthers() {
        int draws = 20_000;
        int gold = 0;
        Scene scene =
                Scene.of(
                        "north people - - B - - -\nshowdown B:1 B:2\nplayer 2 gold 30 stone 0 bars"
                                + " 0\nturn 1 resolve");
        for (int seed = 0; seed < draws; seed++) {
            Scene fought = Scene.of(scene.town());
            fought.town().reseed(seed);
            fought.play("resolve showdown");
            gold += fought.told("drawn").get(0).endsWith("gold") ? 1 : 0;
        }
        assertEquals(draws * 6 / 24.0, gold, 250); // four standard deviations
    }

    @Test
    @Rule("Dynamite uses up a draw.")
    void dynamiteUsesUpADraw() {
        Scene scene =
                Scene.of(
                        """
                        north marquees 1:5 - - - - -
                        north people - - B - - -
                        north doorways M - - - - -
                        jail - dynamite 2
                        player 2 gold 36 stone 17 bars 0
                        turn 1 resolve
                        """);
        scene.play("resolve d0"); // the bag holds one stone and one dynamite
        assertEquals(1, scene.stone(1)); // half of one, rounded down, is nothing
        assertEquals(1, scene.town().exploded());
    }

    @Test
    @Rule("If the bag runs dry, the rest of the draw is lost.")
    void aDryBagLosesTheRestOfTheDraw() {
        Scene scene =
                Scene.of(
                        """
                        north marquees 1:10 - - - - -
                        north people - - B - - -
                        north doorways M - - - - -
                        player 2 gold 36 stone 15 bars 0
                        turn 1 resolve
                        """);
        scene.play("resolve d0").asks("take 2");
        assertTrue(scene.tells("drawn 1 miner b0 meeples 1 wanted 4 stone stone stone"));
        assertEquals(3, scene.stone(1));

        Scene dry =
                Scene.of(
                        """
                        north marquees 1:10 - - - - -
                        north people - - B - - -
                        north doorways M - - - - -
                        player 2 gold 36 stone 18 bars 0
                        turn 1 resolve
                        """);
        int chances = dry.town().chances();
        dry.play("resolve d0").asks("take 2");
        assertTrue(dry.tells("drawn 1 miner b0 meeples 1 wanted 4"));
        assertEquals(chances, dry.town().chances());
    }

    @Test
    @Rule({
        "After the whole batch (one resolution), for each dynamite drawn every player returns half"
                + " of their stone, rounded down, to the bag, and the dynamite goes to the"
                + " explosion space.",
        "Two dynamites in a batch halve twice, stones of that batch included."
    })
    void twoDynamitesHalveEverybodysStonesTwice() {
        Scene scene =
                Scene.of(
                        """
                        town players 3 first 1
                        north marquees 1:10 - - - - -
                        north people - - B - - -
                        north doorways M - - - - -
                        jail - dynamite 1
                        player 1 gold 0 stone 5 bars 0
                        player 2 gold 36 stone 9 bars 0
                        player 3 gold 0 stone 2 bars 0
                        turn 1 resolve
                        """);
        scene.play("resolve d0"); // two stones and two dynamites, in whatever order
        assertEquals(
                List.of("exploded 1 1 lost 3 4 1", "exploded 1 2 lost 2 2 0"),
                scene.told("exploded"));
        assertEquals(2, scene.stone(1)); // 5 + 2, then 4, then 2
        assertEquals(3, scene.stone(2)); // 9, then 5, then 3
        assertEquals(1, scene.stone(3)); // 2, then 1, then 1
        assertEquals(2, scene.town().exploded());
        assertEquals(0, scene.town().bagDynamite());
        assertEquals(12, scene.town().bagStone());
        assertTrue(
                scene.told().indexOf("exploded 1 1 lost 3 4 1")
                        > scene.told().indexOf(scene.told("drawn").get(0)));
    }

    @Test
    @Rule("Drawn on an opponent's turn or by a marquee's owner, it works the same.")
    void dynamiteDrawnByAnotherPlayerWorksTheSame() {
        Scene scene =
                Scene.of(
                        """
                        north marquees 2:5 - - - - -
                        north people - - B - - -
                        north doorways M - - - - -
                        jail - dynamite 2
                        player 1 gold 18 stone 8 bars 0
                        player 2 gold 18 stone 9 bars 0
                        turn 1 resolve
                        """);
        scene.play("resolve d0"); // a stone and a dynamite for the owner
        assertTrue(scene.tells("exploded 2 1 lost 4 5"));
        assertEquals(4, scene.stone(1));
        assertEquals(5, scene.stone(2));
    }

    @Test
    void dynamiteInAShowdownIsTheDrawersAndWaitsForBothToDraw() {
        Scene scene =
                Scene.of(
                        """
                        town players 3 first 1
                        north people - - B - - -
                        showdown B:2 B:3
                        jail - dynamite 2
                        player 1 gold 36 stone 17 bars 0
                        turn 1 resolve
                        """);
        Scene fought =
                scene.whenChanceBrings(
                        "resolve showdown",
                        s ->
                                s.tells("drawn 2 showdown street meeples 1 wanted 1 dynamite")
                                        && s.tells(
                                                "drawn 3 showdown street meeples 1 wanted 1"
                                                        + " stone"));
        int drawn = fought.told().indexOf("drawn 3 showdown street meeples 1 wanted 1 stone");
        assertTrue(drawn < fought.told().indexOf("exploded 2 1 lost 8 0 0"));
    }

    // End

    @Test
    @Rule(
            "Triggered by: no bar left in the bank; no empty grave; all three dynamites on the"
                    + " explosion space.")
    void anEmptyBankEndsTheGameWithTheRound() {
        Scene scene =
                Scene.of(
                        """
                        north people - - B - - -
                        player 1 gold 8 stone 0 bars 2
                        player 2 gold 0 stone 0 bars 3
                        """);
        scene.play("take b2 clockwise from d3").asks("take 2");
        assertTrue(scene.tells("end-triggered bank"));
        scene.play("take b3 clockwise from d4").asks("over 0");
        assertEquals("the game is over", scene.refusal("take b4 clockwise from d5"));
        assertEquals(List.of(), scene.moves());
    }

    @Test
    @Rule(
            "Triggered by: no bar left in the bank; no empty grave; all three dynamites on the"
                    + " explosion space.")
    void aFullGraveyardEndsTheGameWithTheRound() {
        Scene scene =
                Scene.of(
                        """
                        north people - - B - - -
                        showdown M:1 M:2
                        graves BBBBB
                        turn 1 resolve
                        """);
        scene.play("resolve showdown").asks("take 2");
        assertEquals(6, scene.graves());
        assertTrue(scene.tells("end-triggered graveyard"));
        scene.play("take b2 clockwise from d3").asks("over 0");
    }

    @Test
    @Rule(
            "Triggered by: no bar left in the bank; no empty grave; all three dynamites on the"
                    + " explosion space.")
    void theThirdExplosionEndsTheGameWithTheRound() {
        Scene scene =
                Scene.of(
                        """
                        north marquees 1:5 - - - - -
                        north people - - B - - -
                        north doorways M - - - - -
                        jail - dynamite 0
                        explosion 2
                        player 2 gold 35 stone 18 bars 0
                        turn 1 resolve
                        """);
        scene.play("resolve d0").asks("take 2");
        assertTrue(scene.tells("end-triggered dynamite"));
    }

    @Test
    @Rule("The round is played out so that everyone has had the same number of turns.")
    void everybodyHasTheSameNumberOfTurns() {
        String drawn =
                """
                town players 3 first 2
                north people - - B - - -
                player 1 gold 8 stone 0 bars 2
                player 2 gold 8 stone 0 bars 2
                player 3 gold 8 stone 0 bars 1
                """;
        Scene first = Scene.of(drawn + "turn 4 player 2 take");
        first.play("take b2 clockwise from d3").asks("take 3");
        first.play("take b3 clockwise from d4").asks("take 1");
        first.play("take b4 clockwise from d5").asks("over 0");
        Scene last = Scene.of(drawn + "turn 6 player 1 take");
        last.play("take b2 clockwise from d3").asks("over 0");
        Scene notYet = Scene.of(drawn.replace("bars 1", "bars 0") + "turn 6 player 1 take");
        notYet.play("take b2 clockwise from d3").asks("take 2");
    }

    @Test
    void aGameCanBeAgreedToEndAfterSomeRounds() {
        Scene scene = Scene.of("town players 2 first 1 rounds 2\nnorth people - - B - - -");
        scene.play("take b2 clockwise from d3", "take b3 clockwise from d4").asks("take 1");
        assertTrue(scene.tells("end-triggered last-round"));
        scene.play("take b4 clockwise from d5").asks("take 2");
        scene.play("take b5 counterclockwise from d4").asks("over 0");
    }

    @Test
    @Rule("Score: 1 per gold, 10 per bar, 5 or 10 per marquee.")
    void theScoreCountsGoldBarsAndMarquees() {
        Scene scene =
                Scene.of(
                        """
                        north marquees 1:5 1:10 2:10 - - -
                        north people - - B - - -
                        player 1 gold 4 stone 9 bars 2
                        player 2 gold 1 stone 2 bars 0
                        """);
        assertEquals(4 + 20 + 15, scene.score(1));
        assertEquals(1 + 10, scene.score(2));
        assertEquals(4, Score.gold(scene.town(), 0));
        assertEquals(20, Score.bars(scene.town(), 0));
        assertEquals(15, Score.marquees(scene.town(), 0));
    }

    @Test
    @Rule({
        "Tie: most gold + stone together; still tied: the win is shared.",
    })
    void tiesAreBrokenByGoldAndStoneAndElseShared() {
        String drawn =
                """
                town players 4 first 1
                north marquees 4:5 - - - - -
                north people - - B - - -
                player 1 gold 5 stone 2 bars 0
                player 2 gold 5 stone 3 bars 0
                player 3 gold 4 stone 4 bars 0
                player 4 gold 0 stone 8 bars 0
                """;
        Scene scene = Scene.of(drawn);
        assertEquals("3 1 4 1", places(scene)); // 4 scores 5 too, and has as many cubes as 2
        Scene parted = Scene.of(drawn.replace("stone 8", "stone 7"));
        assertEquals("2 1 4 2", places(parted));
    }

    private static String places(Scene scene) {
        return scene.place(1) + " " + scene.place(2) + " " + scene.place(3) + " " + scene.place(4);
    }

    @Test
    void theLastEventTellsPointsAndPlaces() {
        Scene scene =
                Scene.of(
                        """
                        town players 2 first 2
                        north marquees 1:5 - - - - -
                        north people - - B - - -
                        player 1 gold 5 stone 0 bars 3
                        player 2 gold 0 stone 0 bars 3
                        turn 2 player 1 take
                        """);
        scene.play("take b2 clockwise from d3");
        List<String> told = scene.told();
        assertEquals("game-ended points 40 30 places 1 2", told.get(told.size() - 1));
    }
}
