package meeples.fistful.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import meeples.testing.Rule;
import org.junit.jupiter.api.Test;

/**
 * The step Resolve of a turn: what each meeple does. Player 2 often holds gold to empty the bag.
 */
class ResolveTest {
    /** Leaves nothing but stone in the bag, so that draws are known beforehand. */
    private static final String ONLY_STONE = "player 2 gold 36 stone 0 bars 0\n";

    @Test
    @Rule({
        "**Resolve** every meeple placed this turn, one at a time, in any order the player likes.",
        "A resolved doorway meeple moves into its building; meeples on doorways do not count as"
                + " being in the building."
    })
    void meeplesAreResolvedOneAtATimeInAnyOrder() {
        Scene scene =
                Scene.of(
                        """
                        north doorways - M - R - D
                        turn 1 resolve
                        """);
        assertEquals(List.of("d1", "d3", "d5"), scene.moves("resolve"));
        assertEquals(
                "nothing placed this turn is left to resolve there", scene.refusal("resolve d0"));
        scene.play("resolve d3");
        assertEquals("R", scene.people("b3"));
        assertEquals("-", scene.on("d3"));
        assertEquals(List.of("d1", "d5"), scene.moves("resolve"));
        scene.play("resolve d1").asks("take 2");
        assertEquals("M", scene.people("b1"));
        assertEquals("D", scene.people("b5"));
        assertEquals(
                List.of(
                        "entered 1 robber d3 b3",
                        "entered 1 miner d1 b1",
                        "entered 1 deputy d5 b5"),
                scene.told("entered"));
    }

    @Test
    @Rule(
            "A resolved doorway meeple moves into its building; meeples on doorways do not count as"
                    + " being in the building.")
    void theOrderDecidesWhoIsThereAlready() {
        String drawn =
                """
                north marquees 1:5 - - - - -
                north people   -   M - - - -
                north doorways M   R - - - -
                """
                        + ONLY_STONE
                        + "turn 1 resolve";
        Scene scene = Scene.of(drawn).play("resolve d1");
        assertTrue(scene.tells("drawn 1 robber b1 meeples 1 wanted 2 stone stone"));
        Scene next =
                Scene.of("north people - - B - - -\nnorth doorways - R - M - -\nturn 1 resolve");
        next.play("resolve d1");
        assertEquals(List.of(), next.told("drawn"));
    }

    // Builder

    @Test
    @Rule({
        "**Builder** (optional): no marquee there: the active player may pay the cost and build one"
                + " of theirs, 5 side up.",
        "Paid cubes go into the bag."
    })
    void aBuilderLetsTheActivePlayerBuild() {
        String drawn =
                """
                north doorways - - B - - -
                player 1 gold 3 stone 1 bars 0
                turn 1 resolve
                """;
        Scene scene = Scene.of(drawn).play("resolve d2").asks("build 1");
        assertEquals(List.of("yes", "no"), scene.moves("build"));
        scene.play("build yes").asks("take 2");
        assertEquals("1:5", scene.marquee(2));
        assertEquals(1, scene.gold(1));
        assertEquals(0, scene.stone(1));
        assertEquals(35, scene.town().bagGold());
        assertEquals(18, scene.town().bagStone());
        assertEquals(7, scene.town().tiles(0));
        assertTrue(scene.tells("built 1 b2 gold 2 stone 1"));

        Scene declined = Scene.of(drawn).play("resolve d2", "build no").asks("take 2");
        assertEquals("-", declined.marquee(2));
        assertEquals(3, declined.gold(1));
        assertTrue(declined.tells("build-declined 1 b2"));
    }

    @Test
    void nobodyIsAskedToBuildWhatTheyCannotPay() {
        for (String supply : List.of("gold 1 stone 5", "gold 5 stone 0")) {
            Scene scene =
                    Scene.of(
                            "north doorways - - B - - -\nplayer 1 "
                                    + supply
                                    + " bars 0\nturn 1 resolve");
            scene.play("resolve d2").asks("take 2");
            assertEquals("B", scene.people("b2"));
        }
    }

    @Test
    @Rule(
            "A 5-point marquee there: *its owner*, whoever's turn it is, may pay and flip it to"
                    + " 10.")
    void aBuilderLetsTheOwnerUpgradeOnAnybodysTurn() {
        String drawn =
                """
                north marquees - 2:5 - - - -
                north doorways - B - - - -
                player 1 gold 9 stone 9 bars 0
                player 2 gold 1 stone 2 bars 0
                turn 1 resolve
                """;
        Scene scene = Scene.of(drawn).play("resolve d1").asks("upgrade 2");
        scene.play("upgrade yes").asks("take 2");
        assertEquals("2:10", scene.marquee(1));
        assertEquals(0, scene.gold(2) + scene.stone(2));
        assertTrue(scene.tells("upgraded 2 b1 gold 1 stone 2"));
        assertEquals(7, scene.town().tiles(1));

        Scene declined = Scene.of(drawn).play("resolve d1", "upgrade no").asks("take 2");
        assertEquals("2:5", declined.marquee(1));
        assertTrue(declined.tells("upgrade-declined 2 b1"));

        Scene poor = Scene.of(drawn.replace("gold 1 stone 2", "gold 1 stone 1"));
        poor.play("resolve d1").asks("take 2");
    }

    @Test
    void theActivePlayerUpgradesTheirOwnMarquee() {
        Scene scene =
                Scene.of(
                        """
                        north marquees 1:5 - - - - -
                        north doorways B - - - - -
                        player 1 gold 0 stone 3 bars 0
                        turn 1 resolve
                        """);
        scene.play("resolve d0").asks("upgrade 1").play("upgrade yes");
        assertEquals("1:10", scene.marquee(0));
    }

    @Test
    void aTenPointMarqueeCannotGrowFurther() {
        Scene scene =
                Scene.of(
                        """
                        north marquees 1:10 - - - - -
                        north doorways B - - - - -
                        player 1 gold 5 stone 9 bars 0
                        turn 1 resolve
                        """);
        scene.play("resolve d0").asks("take 2");
    }

    @Test
    void aPlayerWithoutTilesCannotBuild() {
        Scene scene =
                Scene.of(
                        """
                        north marquees 1:5 1:5 1:5 1:5 1:5 1:5
                        south doorways - - - - - B
                        south marquees 1:5 1:5 - - - -
                        player 1 gold 5 stone 9 bars 0
                        turn 1 resolve
                        """);
        scene.play("resolve d6").asks("take 2");
    }

    // Miner

    @Test
    @Rule({
        "**Miner**: the owner of the marquee there, if any, draws 2 (5 side) or 4 (10 side).",
        "Per player: 1 showdown token, 8 marquee tiles (5-point face: a miner gives 2 draws;"
                + " 10-point face: 4 draws)."
    })
    void aMinerLetsTheOwnerDraw() {
        String drawn = "north marquees 2:5 - 1:10 - - -\nnorth doorways M - M - M -\n";
        Scene scene = Scene.of(drawn + ONLY_STONE + "turn 1 resolve");
        scene.play("resolve d0", "resolve d2");
        assertTrue(scene.tells("drawn 2 miner b0 meeples 1 wanted 2 stone stone"));
        assertTrue(scene.tells("drawn 1 miner b2 meeples 1 wanted 4 stone stone stone stone"));
        assertEquals(2, scene.told("drawn").size());
        assertEquals(4, scene.stone(1));
        assertEquals(2, scene.stone(2));
    }

    // Robber

    @Test
    @Rule("**Robber**: the active player draws 2 for each miner in the building.")
    void aRobberDrawsTwoForEachMiner() {
        Scene scene =
                Scene.of(
                        "north marquees 2:5 - - - - -\nnorth people MMMRB - - - - -\n"
                                + "north doorways R - - - - -\n"
                                + ONLY_STONE
                                + "turn 1 resolve");
        scene.play("resolve d0");
        assertEquals(6, scene.stone(1));
        assertEquals("BMMMRR", scene.people("b0"));
    }

    // Deputy

    @Test
    @Rule(
            "**Deputy**: the active player draws 2 for each robber in the building; then those"
                    + " robbers go to jail.")
    void aDeputyDrawsForEachRobberAndJailsThem() {
        Scene scene =
                Scene.of(
                        "north people RRMB - - - - -\nnorth doorways D - - - - -\n"
                                + ONLY_STONE
                                + "turn 1 resolve");
        scene.play("resolve d0");
        assertEquals(4, scene.stone(1));
        assertEquals("BMD", scene.people("b0"));
        assertEquals("RR", scene.people("jail"));
        assertTrue(scene.tells("jailed 1 b0 2"));
        int drawn =
                scene.told()
                        .indexOf("drawn 1 deputy b0 meeples 2 wanted 4 stone stone stone stone");
        assertTrue(drawn >= 0 && drawn < scene.told().indexOf("jailed 1 b0 2"));
    }

    @Test
    void aDeputyAmongHonestPeopleDoesNothing() {
        Scene scene =
                Scene.of("north people MMB - - - - -\nnorth doorways D - - - - -\nturn 1 resolve");
        scene.play("resolve d0");
        assertEquals(List.of(), scene.told("drawn"));
        assertEquals(List.of(), scene.told("jailed"));
    }

    // Madame

    @Test
    @Rule({
        "**Madame**: the active player draws 1 for each builder in the building; then those"
                + " builders go to the saloon.",
        "(The English summary page says \"miner\": that is a mistake.)"
    })
    void theMadameDrawsForEachBuilderAndLeadsThemToTheSaloon() {
        Scene scene =
                Scene.of(
                        "north people BBBMMR - - - - -\nnorth doorways V - - - - -\n"
                                + ONLY_STONE
                                + "turn 1 resolve");
        scene.play("resolve d0");
        assertEquals(3, scene.stone(1));
        assertEquals("MMRV", scene.people("b0"));
        assertEquals("BBB", scene.people("saloon"));
        assertTrue(scene.tells("led-to-saloon 1 b0 3"));
    }

    // Showdown

    @Test
    @Rule({
        "**Showdown**: when both showdown spaces hold a meeple it must be resolved this turn, as"
                + " one resolution, at any point among the others.",
    })
    void aShowdownIsResolvedAtAnyPointAmongTheOthers() {
        String drawn =
                """
                north doorways B - B - - -
                showdown D:1 R:2
                turn 1 resolve
                """;
        Scene scene = Scene.of(drawn);
        assertEquals(List.of("d0", "d2", "showdown"), scene.moves("resolve"));
        scene.play("resolve d0", "resolve d2").asks("reroll 1"); // it is left, so it begins itself
        assertTrue(scene.tells("showdown 1 of 1 deputy 2 robber"));

        Scene first = Scene.of(drawn).play("resolve showdown", "reroll no").asks("resolve 1");
        assertEquals(List.of("d0", "d2"), first.moves("resolve"));
    }

    @Test
    @Rule("A single meeple on a showdown space stays there, with its token, between turns.")
    void aSingleShowdownMeepleWaits() {
        Scene scene = Scene.of("north people R - - B - -");
        scene.play("take b0 counterclockwise from S0").asks("take 2");
        scene.play("take b3 clockwise from d4").asks("take 1");
        assertEquals("R", scene.on("S0"));
        assertEquals(1, scene.token("S0"));
    }
}
