package meeples.fistful.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import meeples.testing.Rule;
import org.junit.jupiter.api.Test;

/** The steps Take and Sow of a turn. */
class TakeAndSowTest {
    private static final String FOURTEEN_BUILDERS = "BBBBBBBBBBBBBB";

    @Test
    @Rule("**Take** every meeple of one location that has any.")
    void allMeeplesOfALocationAreTaken() {
        Scene scene = Scene.of("north people - BMR - - D -");
        assertEquals(
                List.of(
                        "b1 clockwise from d2",
                        "b1 counterclockwise from d0",
                        "b4 clockwise from d5",
                        "b4 counterclockwise from d3"),
                scene.moves("take"));
        assertEquals("nobody is there to be taken", scene.refusal("take b0 clockwise from d1"));
        assertEquals("nobody is there to be taken", scene.refusal("take jail clockwise from d1"));
        scene.play("take b1 clockwise from d2").asks("sow 1");
        assertEquals("-", scene.people("b1"));
        assertEquals("BMR", scene.people("hand"));
        assertTrue(scene.tells("taken 1 b1 BMR clockwise"));
    }

    @Test
    @Rule(
            "Taking the jail moves one dynamite from the jail into the bag first (skipped when none"
                    + " is left there).")
    void takingTheJailBagsADynamite() {
        Scene scene = Scene.of("jail RM dynamite 2\nexplosion 1");
        scene.play("take jail clockwise from d3");
        assertEquals(1, scene.town().jailDynamite());
        assertEquals(1, scene.town().bagDynamite());
        assertEquals("dynamite-bagged 1 left 1", scene.told().get(0));
        assertEquals("taken 1 jail MR clockwise", scene.told().get(1));

        Scene empty = Scene.of("jail RM dynamite 0\nexplosion 1");
        empty.play("take jail clockwise from d3");
        assertEquals(0, empty.town().jailDynamite());
        assertEquals(2, empty.town().bagDynamite());
        assertEquals(List.of(), empty.told("dynamite-bagged"));
    }

    @Test
    void takingTheSaloonOrABuildingLeavesTheDynamiteAlone() {
        Scene scene = Scene.of("north people - - - B - -\nsaloon BM");
        assertEquals(
                List.of(), scene.play("take saloon clockwise from d3").told("dynamite-bagged"));
        assertEquals(3, scene.town().jailDynamite());
    }

    @Test
    @Rule(
            "**Sow** them one per free space, in one direction; the player chooses which meeple"
                    + " goes on each space.")
    void thePlayerChoosesTheMeepleForEachSpace() {
        Scene scene = Scene.of("north people - BMRD - - - -");
        scene.play("take b1 clockwise from d2");
        assertEquals(List.of("builder", "miner", "robber", "deputy"), scene.moves("sow"));
        scene.play("sow robber");
        assertEquals(List.of("builder", "miner", "deputy"), scene.moves("sow"));
        assertEquals("no such meeple is in hand", scene.refusal("sow robber"));
        scene.play("sow deputy", "sow builder");
        assertEquals(
                List.of(
                        "sown 1 robber d2",
                        "sown 1 deputy d3",
                        "sown 1 builder d4",
                        "sown 1 miner d5"),
                scene.told("sown"));
        scene.asks("resolve 1");
    }

    @Test
    @Rule(
            "**Sow** them one per free space, in one direction; the player chooses which meeple"
                    + " goes on each space.")
    void sowingGoesInOneDirectionRoundTheStreet() {
        Scene left = Scene.of("south people - - - - - BBB"); // b6
        left.play("take b6 counterclockwise from S1");
        assertEquals(
                List.of("sown 1 builder S1", "sown 1 builder d5", "sown 1 builder d4"),
                left.told("sown"));
        Scene right = Scene.of("south people BBB - - - - -"); // b11
        right.play("take b11 clockwise from S0");
        assertEquals(
                List.of("sown 1 builder S0", "sown 1 builder d0", "sown 1 builder d1"),
                right.told("sown"));
    }

    @Test
    @Rule(
            "From a building: the first space is next to that building's doorway, clockwise or"
                    + " counterclockwise, never its own doorway (its own doorway can only be"
                    + " reached last, after a full lap).")
    void sowingFromABuildingStartsNextDoor() {
        Scene scene = Scene.of("north people - - BBB - - -\nsouth people - - - - - B");
        assertEquals(
                List.of("clockwise from d3", "counterclockwise from d1"), scene.moves("take b2"));
        assertEquals(
                List.of("clockwise from d7", "counterclockwise from S1"), scene.moves("take b6"));
        assertEquals(
                "sowing from a building starts next to its doorway",
                scene.refusal("take b2 clockwise from d2"));
        assertEquals(
                "sowing from a building starts next to its doorway",
                scene.refusal("take b2 clockwise from d4"));
    }

    @Test
    @Rule(
            "From a building: the first space is next to that building's doorway, clockwise or"
                    + " counterclockwise, never its own doorway (its own doorway can only be"
                    + " reached last, after a full lap).")
    void theOwnDoorwayIsReachedLastAfterAFullLap() {
        Scene thirteen = Scene.of("north people - - BBBBBBBBBBBBB - - -");
        thirteen.play("take b2 clockwise from d3");
        assertEquals("-", thirteen.on("d2"));
        assertEquals("B", thirteen.on("d1"));
        Scene fourteen = Scene.of("north people - - " + FOURTEEN_BUILDERS + " - - -");
        fourteen.play("take b2 counterclockwise from d1");
        assertEquals("sown 1 builder d2", fourteen.told("sown").get(13));
    }

    @Test
    @Rule("From the saloon or jail: the first space is any free one; then one direction.")
    void sowingFromTheSaloonOrTheJailStartsAnywhere() {
        Scene scene = Scene.of("showdown D:2 -\nsaloon BB\njail RR dynamite 3");
        assertEquals(13 * 2, scene.moves("take saloon").size());
        assertEquals(13 * 2, scene.moves("take jail").size());
        assertEquals("the showdown space is taken", scene.refusal("take jail clockwise from S0"));
        scene.play("take saloon counterclockwise from d0");
        assertEquals(List.of("sown 1 builder d0", "sown 1 builder d11"), scene.told("sown"));
    }

    @Test
    void aSingleMeepleFromTheSaloonHasNoDirection() {
        Scene scene = Scene.of("saloon BBM\njail R dynamite 3");
        assertEquals(14, scene.moves("take jail").size());
        assertEquals(
                "a single meeple is sown clockwise",
                scene.refusal("take jail counterclockwise from d3"));
    }

    @Test
    @Rule(
            "An occupied space is skipped (at that moment only a showdown space can be occupied by"
                    + " an older meeple).")
    void anOccupiedShowdownSpaceIsSkipped() {
        Scene scene = Scene.of("north people - - - - B BB\nshowdown - D:2");
        assertEquals(
                List.of("clockwise from d6", "counterclockwise from d4"), scene.moves("take b5"));
        scene.play("take b5 clockwise from d6");
        assertEquals(List.of("sown 1 builder d6", "sown 1 builder d7"), scene.told("sown"));

        Scene passing = Scene.of("north people - - - - BBB -\nshowdown - D:2");
        passing.play("take b4 clockwise from d5");
        assertEquals(
                List.of("sown 1 builder d5", "sown 1 builder d6", "sown 1 builder d7"),
                passing.told("sown"));
        assertEquals("D", passing.on("S1"));
    }

    @Test
    @Rule("A meeple (not the Madame) put on a showdown space carries the sower's showdown token.")
    void theSowersTokenGoesUnderAShowdownMeeple() {
        Scene scene = Scene.of("north people R - - - - B");
        scene.play("take b0 counterclockwise from S0");
        assertEquals("R", scene.on("S0"));
        assertEquals(1, scene.token("S0"));
        assertTrue(scene.tells("claimed 1 for 1 robber S0"));
    }

    @Test
    @Rule({
        "If the sower's token is already on the other showdown space, the sower must give the new"
                + " meeple to another player, whose token goes there (with 2 players: the"
                + " opponent).",
        "No token can ever be missing: at most one is out at that moment."
    })
    void aSowerWhoseTokenIsOutGivesTheMeepleAway() {
        Scene scene =
                Scene.of(
                        """
                        town players 4 first 2
                        north people R - - - - B
                        showdown - D:2
                        """);
        scene.play("take b0 counterclockwise from S0").asks("give 2");
        assertEquals(List.of("to 1", "to 3", "to 4"), scene.moves("give"));
        assertEquals("the showdown meeple must go to another player", scene.refusal("give to 2"));
        scene.play("give to 4");
        assertTrue(scene.tells("claimed 2 for 4 robber S0"));
    }

    @Test
    @Rule(
            "If the sower's token is already on the other showdown space, the sower must give the"
                    + " new meeple to another player, whose token goes there (with 2 players: the"
                    + " opponent).")
    void withTwoPlayersTheOpponentGetsTheMeeple() {
        Scene scene = Scene.of("north people R - - - - B\nshowdown - D:1");
        scene.play("take b0 counterclockwise from S0");
        assertTrue(scene.tells("claimed 1 for 2 robber S0"));
    }

    @Test
    void aSowerWhoseOpponentsTokenIsOutKeepsTheMeeple() {
        Scene scene = Scene.of("north people R - - - - B\nshowdown - D:2");
        scene.play("take b0 counterclockwise from S0");
        assertTrue(scene.tells("claimed 1 for 1 robber S0"));
    }

    @Test
    @Rule(
            "The Madame put on a showdown space goes to the saloon at once and does nothing more"
                    + " this turn; that space counts as passed and stays empty.")
    void theMadameRetiresFromAShowdownSpace() {
        Scene scene = Scene.of("north people BBB - - - - -\nsouth people VBB - - - - -");
        scene.play("take b11 clockwise from S0", "sow madame");
        assertTrue(scene.tells("madame-retired 1 S0"));
        assertEquals("V", scene.people("saloon"));
        assertEquals("-", scene.on("S0"));
        assertEquals(0, scene.token("S0"));
        assertEquals(List.of("sown 1 builder d0", "sown 1 builder d1"), scene.told("sown"));
        scene.asks("resolve 1");
        assertEquals(List.of("d0", "d1"), scene.moves("resolve"));
    }

    @Test
    @Rule(
            "The Madame put on a showdown space goes to the saloon at once and does nothing more"
                    + " this turn; that space counts as passed and stays empty.")
    void theSpaceThatTheMadamePassedIsNotUsedAgain() {
        Scene scene = Scene.of("south people VBBBBBBBBBBBBBB - - - - -");
        scene.play("take b11 clockwise from S0", "sow madame");
        assertEquals("-", scene.on("S0"));
        assertEquals(13, scene.told("sown").size());
        assertTrue(scene.tells("overflowed 1 B"));
        assertEquals("BV", scene.people("saloon"));
    }

    @Test
    @Rule("*Option \"German Madame\": she may only be put there when she is the last in hand.*")
    void theGermanMadameRetiresOnlyAsTheLastInHand() {
        String town = "town players 2 first 1 german-madame\n";
        Scene scene = Scene.of(town + "north people B - - - - -\nsouth people VBM - - - - -");
        scene.play("take b11 clockwise from S0");
        assertEquals(List.of("builder", "miner"), scene.moves("sow"));
        assertEquals(
                "the Madame may come to a showdown space only as the last in hand",
                scene.refusal("sow madame"));
        scene.play("sow builder");
        assertEquals(List.of("miner", "madame"), scene.moves("sow"));

        Scene last = Scene.of(town + "north people B - - - - -\nsouth people V - - - - -");
        assertTrue(last.play("take b11 clockwise from S0").tells("madame-retired 1 S0"));

        Scene plain = Scene.of("north people B - - - - -\nsouth people VBM - - - - -");
        plain.play("take b11 clockwise from S0");
        assertEquals(List.of("builder", "miner", "madame"), plain.moves("sow"));
    }

    @Test
    @Rule({
        "When no free space is left, the meeples still in hand go to the saloon.",
        "One meeple each."
    })
    void aFullStreetSendsTheRestToTheSaloon() {
        Scene scene = Scene.of("north people - - BB" + FOURTEEN_BUILDERS + " - - -");
        scene.play("take b2 clockwise from d3");
        assertEquals(14, scene.told("sown").size());
        assertTrue(scene.tells("overflowed 1 BB"));
        assertEquals("BB", scene.people("saloon"));

        Scene skipping =
                Scene.of("north people - - " + FOURTEEN_BUILDERS + " - - -\nshowdown D:2 -");
        skipping.play("take b2 clockwise from d3");
        assertEquals(13, skipping.told("sown").size());
        assertTrue(skipping.tells("overflowed 1 B"));

        Scene exact = Scene.of("north people - - " + FOURTEEN_BUILDERS + " - - -");
        assertEquals(List.of(), exact.play("take b2 clockwise from d3").told("overflowed"));
    }

    @Test
    void oneSowingCanFillBothShowdownSpacesAndTheSecondIsGivenAway() {
        Scene scene = Scene.of("town players 3 first 1\nnorth people BBBBBBBBB - - - - -"); // nine
        scene.play("take b0 counterclockwise from S0").asks("give 1");
        scene.play("give to 3");
        assertEquals(1, scene.token("S0"));
        assertEquals(3, scene.token("S1"));
        assertTrue(scene.moves().contains("resolve showdown"));
    }

    @Test
    void whatLeavesNoChoiceIsNotAsked() {
        Scene scene = Scene.of("north people - B - - - -\nsouth people - - - - - B");
        scene.play("take b1 clockwise from d2").asks("take 2");
        assertEquals("B", scene.people("b2"));
        assertFalse(scene.tells("taken 2 b2 B clockwise"));
    }
}
