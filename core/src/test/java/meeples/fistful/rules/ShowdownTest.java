package meeples.fistful.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import meeples.testing.Rule;
import org.junit.jupiter.api.Test;

/** The section Showdown of the rules page. */
class ShowdownTest {
    private static final String ONLY_STONE = "player 2 gold 36 stone 0 bars 0\nturn 1 resolve";

    /** Player 1's meeple on S0 against player 2's on S1, somebody at home for the next turn. */
    private static Scene duel(String left, String right) {
        return Scene.of(
                "north people - - BBB - - -\nshowdown "
                        + left
                        + ":1 "
                        + right
                        + ":2\n"
                        + ONLY_STONE);
    }

    /** The dice that the showdown begins with. */
    private static Scene rolling(Scene scene, int left, int right) {
        return scene.whenChanceBrings(
                "resolve showdown",
                rolled ->
                        rolled.tells("rolled 1 S0 " + left)
                                && rolled.tells("rolled 2 S1 " + right));
    }

    @Test
    @Rule({
        "Skill: deputy > robber > miner > builder.",
        "Both controllers roll a die.",
        "The controller of the more skilled meeple may, having seen both dice, roll their own again"
                + " once; the new roll stands."
    })
    void theMoreSkilledOneMayRollAgain() {
        String skill = "BMRD";
        for (int left = 0; left < 4; left++) {
            for (int right = 0; right < 4; right++) {
                if (left != right) {
                    Scene scene =
                            duel(
                                    skill.substring(left, left + 1),
                                    skill.substring(right, right + 1));
                    scene.play("resolve showdown").asks(left > right ? "reroll 1" : "reroll 2");
                    assertEquals(2, scene.told("rolled").size());
                    assertEquals(List.of("yes", "no"), scene.moves("reroll"));
                }
            }
        }
    }

    @Test
    @Rule({
        "The controller of the more skilled meeple may, having seen both dice, roll their own again"
                + " once; the new roll stands.",
        "Higher die wins; on a tie the more skilled meeple wins; on a tie of equal skill both lose"
                + " and both controllers draw."
    })
    void theNewRollStands() {
        Scene scene = rolling(duel("D", "R"), 2, 3);
        scene.play("reroll yes").asks("take 2");
        assertEquals(1, scene.told("rolled-again").size());
        int again = scene.told("rolled-again").get(0).charAt("rolled-again 1 S0 ".length()) - '0';
        assertEquals(again >= 3, scene.tells("won 1 S0 deputy over 2 robber"));
        assertEquals(again < 3, scene.tells("won 2 S1 robber over 1 deputy"));
    }

    @Test
    @Rule(
            "Higher die wins; on a tie the more skilled meeple wins; on a tie of equal skill both"
                    + " lose and both controllers draw.")
    void theHigherDieWinsAndATieGoesToSkill() {
        Scene lower = rolling(duel("D", "B"), 3, 4).play("reroll no");
        assertTrue(lower.tells("won 2 S1 builder over 1 deputy"));
        Scene tie = rolling(duel("D", "B"), 4, 4).play("reroll no");
        assertTrue(tie.tells("won 1 S0 deputy over 2 builder"));
        Scene tieRight = rolling(duel("M", "R"), 4, 4).play("reroll no");
        assertTrue(tieRight.tells("won 2 S1 robber over 1 miner"));
        Scene higher = rolling(duel("B", "D"), 6, 5).play("reroll no");
        assertTrue(higher.tells("won 1 S0 builder over 2 deputy"));
    }

    @Test
    @Rule("Equal skill: nobody rolls again.")
    void equalSkillLeavesItToTheDice() {
        Scene scene = rolling(duel("M", "M"), 2, 5).asks("take 2");
        assertTrue(scene.tells("won 2 S1 miner over 1 miner"));
        assertEquals(List.of(), scene.told("rolled-again"));
    }

    @Test
    @Rule({
        "The loser goes to a grave (to the box when the graveyard is full), the winner to the"
                + " saloon.",
        "Tokens return to their owners."
    })
    void theLoserIsBuriedAndTheWinnerGoesToTheSaloon() {
        Scene scene = rolling(duel("D", "R"), 5, 2).play("reroll no");
        assertEquals("R", scene.people("graves"));
        assertEquals("D", scene.people("saloon"));
        assertTrue(scene.tells("buried robber S1 grave"));
        assertTrue(scene.tells("went-to-saloon deputy S0"));
        assertEquals("-", scene.on("S0") + scene.on("S1").substring(1));
        assertEquals(0, scene.token("S0") + scene.token("S1"));
        assertTrue(scene.tells("token-returned 1 S0") && scene.tells("token-returned 2 S1"));
    }

    @Test
    @Rule(
            "The loser goes to a grave (to the box when the graveyard is full), the winner to the"
                    + " saloon.")
    void withoutAnEmptyGraveTheLoserGoesToTheBox() {
        Scene scene =
                Scene.of(
                        "north people - - BBB - - -\nshowdown D:1 R:2\ngraves BBBBBB\n"
                                + ONLY_STONE);
        Scene fought = rolling(scene, 5, 2);
        String boxBefore = fought.people("box");
        fought.play("reroll no");
        assertEquals("BBBBBB", fought.people("graves"));
        assertEquals(boxBefore.replace("DDD", "RDDD"), fought.people("box"));
        assertTrue(fought.tells("buried robber S1 box"));
    }

    @Test
    @Rule(
            "The winner's controller draws for the fallen meeple: deputy 4, robber 3, miner 2,"
                    + " builder 1.")
    void theWinnersControllerDrawsForTheFallen() {
        assertEquals(4, rolling(duel("B", "D"), 6, 1).play("reroll no").stone(1));
        assertEquals(3, rolling(duel("B", "R"), 6, 1).play("reroll no").stone(1));
        assertEquals(2, rolling(duel("B", "M"), 6, 1).play("reroll no").stone(1));
        assertEquals(1, rolling(duel("B", "B"), 6, 1).stone(1));
        assertEquals(4, rolling(duel("D", "B"), 1, 6).play("reroll no").stone(2));
        assertEquals(0, rolling(duel("D", "B"), 1, 6).play("reroll no").stone(1));
    }

    @Test
    @Rule({
        "Double death: both are buried, each controller draws for the other's meeple, the active"
                + " player first if they are one of the two, else in turn order from the active"
                + " player; with one grave left, the second meeple goes to the box.",
        "Higher die wins; on a tie the more skilled meeple wins; on a tie of equal skill both lose"
                + " and both controllers draw."
    })
    void bothFallOnATieOfEqualSkill() {
        Scene scene = rolling(duel("R", "R"), 3, 3);
        assertTrue(scene.tells("both-fell 1 2 robber"));
        assertEquals("RR", scene.people("graves"));
        assertEquals("-", scene.people("saloon"));
        assertEquals(3, scene.stone(1));
        assertEquals(3, scene.stone(2));
        assertEquals(0, scene.token("S0") + scene.token("S1"));
    }

    private static final String DOUBLE_DEATH =
            "Double death: both are buried, each controller draws for the other's meeple, the"
                    + " active player first if they are one of the two, else in turn order from"
                    + " the active player; with one grave left, the second meeple goes to the box.";

    @Test
    @Rule(DOUBLE_DEATH)
    void afterADoubleDeathTheActivePlayerDrawsFirst() {
        Scene scene =
                Scene.of(
                        """
                        town players 4 first 1
                        north people - - BBB - - -
                        showdown M:2 M:4
                        turn 4 player 4 resolve
                        """);
        Scene fought =
                scene.whenChanceBrings("resolve showdown", s -> !s.told("both-fell").isEmpty());
        assertTrue(
                fought.told("drawn")
                        .get(0)
                        .startsWith("drawn 4 showdown street meeples 1 wanted 2"));
        assertTrue(
                fought.told("drawn")
                        .get(1)
                        .startsWith("drawn 2 showdown street meeples 1 wanted 2"));
    }

    @Test
    @Rule(DOUBLE_DEATH)
    void afterADoubleDeathOfOthersTheNextInTurnOrderDrawsFirst() {
        Scene scene =
                Scene.of(
                        """
                        town players 4 first 1
                        north people - - BBB - - -
                        showdown M:2 M:4
                        turn 3 player 3 resolve
                        """);
        Scene fought =
                scene.whenChanceBrings("resolve showdown", s -> !s.told("both-fell").isEmpty());
        assertTrue(fought.told("drawn").get(0).startsWith("drawn 4"));
        assertTrue(fought.told("drawn").get(1).startsWith("drawn 2"));
    }

    @Test
    @Rule(DOUBLE_DEATH)
    void theSecondOfADoubleDeathMayFindNoGrave() {
        Scene scene =
                Scene.of(
                        "north people - - BBB - - -\nshowdown R:1 R:2\ngraves BBBBB\n"
                                + ONLY_STONE);
        Scene fought = rolling(scene, 2, 2);
        assertEquals("BBBBBR", fought.people("graves"));
        assertEquals(
                List.of("buried robber S0 grave", "buried robber S1 box"), fought.told("buried"));
        assertTrue(fought.tells("end-triggered graveyard"));
    }

    @Test
    void aControllerCanFightOnAnothersTurn() {
        Scene scene =
                Scene.of(
                        """
                        town players 3 first 1
                        north people - - BBB - - -
                        showdown B:2 D:3
                        turn 1 resolve
                        """);
        scene.play("resolve showdown").asks("reroll 3");
        scene.play("reroll no").asks("take 2");
    }
}
