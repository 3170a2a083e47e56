package meeples.fistful.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import meeples.fistful.Audit;
import meeples.fistful.RandomPlay;
import meeples.fistful.model.Decision;
import meeples.fistful.model.Street;
import meeples.fistful.model.Town;
import meeples.play.MoveList;
import meeples.testing.Rule;
import org.junit.jupiter.api.Test;

/** The section "Facts worth a test" of the rules page, and what every engine must keep. */
class FactsTest {

    @Test
    @Rule("Cubes, dynamite, bars and the 37 meeples are conserved at every moment of every game.")
    void nothingIsLostAtAnyMoment() {
        for (int game = 0; game < 300; game++) {
            RandomPlay play = new RandomPlay(game);
            Town town = new Town(RandomPlay.anySetup(game));
            while (!RandomPlay.isOver(town)) {
                Audit.check(town); // also in the soak, for all of 10,000 games
                play.step(town, null);
            }
            Audit.check(town);
        }
    }

    @Test
    @Rule(
            "With the best re-roll policy the more skilled meeple wins 161/216 of the time; equal"
                    + " skill: 15/36 each, 6/36 both die.")
    void theMoreSkilledMeepleWins161TimesIn216() {
        int wins = 0;
        for (int skilled = 1; skilled <= 6; skilled++) {
            for (int other = 1; other <= 6; other++) {
                Scene keep = rolled(skilled, other).play("reroll no");
                wins +=
                        keep.told("won").get(0).startsWith("won 1")
                                ? 6
                                : winsByRerolling(other, skilled);
            }
        }
        assertEquals(161, wins);
    }

    private static Scene rolled(int left, int right) {
        return Scene.of(
                "north people - - B - - -\nshowdown D:1 B:2\nturn 1 reroll S0 dice "
                        + left
                        + " "
                        + right);
    }

    /** Of the six sides of the new roll, each found by trying chance, how many win. */
    private static int winsByRerolling(int other, int skilled) {
        int wins = 0;
        for (int side = 1; side <= 6; side++) {
            String again = "rolled-again 1 S0 " + side;
            Scene scene =
                    rolled(skilled, other).whenChanceBrings("reroll yes", s -> s.tells(again));
            wins += scene.told("won").get(0).startsWith("won 1") ? 1 : 0;
        }
        return wins;
    }

    @Test
    @Rule(
            "With the best re-roll policy the more skilled meeple wins 161/216 of the time; equal"
                    + " skill: 15/36 each, 6/36 both die.")
    void equalsWin15TimesIn36AndDieTogether6Times() {
        int left = 0;
        int right = 0;
        int both = 0;
        Scene duel = Scene.of("north people - - B - - -\nshowdown M:1 M:2\nturn 1 resolve");
        for (int dice = 0; dice < 36; dice++) {
            String first = "rolled 1 S0 " + (1 + dice / 6);
            String second = "rolled 2 S1 " + (1 + dice % 6);
            Scene scene =
                    duel.whenChanceBrings(
                            "resolve showdown", s -> s.tells(first) && s.tells(second));
            left += scene.tells("won 1 S0 miner over 2 miner") ? 1 : 0;
            right += scene.tells("won 2 S1 miner over 1 miner") ? 1 : 0;
            both += scene.tells("both-fell 1 2 miner") ? 1 : 0;
        }
        assertEquals("15 15 6", left + " " + right + " " + both);
    }

    @Test
    void diceAreFair() {
        int[] sides = new int[7];
        Scene duel = Scene.of("north people - - B - - -\nshowdown M:1 B:2\nturn 1 resolve");
        int rolls = 12_000;
        for (int seed = 0; seed < rolls; seed++) {
            Town town = duel.town().copy();
            town.reseed(seed);
            RandomPlay.RULES.play(town, Move.resolve(Street.SHOWDOWN), null);
            sides[town.die(Street.S0)]++;
        }
        for (int side = 1; side <= 6; side++) {
            assertEquals(rolls / 6.0, sides[side], 165); // four standard deviations
        }
    }

    @Test
    @Rule("At the start of a turn at most one showdown space is occupied.")
    void atMostOneShowdownSpaceIsOccupiedAtTheStartOfATurn() {
        int waiting = 0;
        for (int game = 0; game < 300; game++) {
            RandomPlay play = new RandomPlay(game);
            Town town = new Town(RandomPlay.anySetup(game));
            while (!RandomPlay.isOver(town)) {
                if (town.decision() == Decision.TAKE) {
                    assertTrue(town.isFree(Street.S0) || town.isFree(Street.S1));
                    waiting += town.isFree(Street.S0) && town.isFree(Street.S1) ? 0 : 1;
                }
                play.step(town, null);
            }
        }
        assertTrue(waiting > 100);
    }

    @Test
    @Rule("One sowing fills both showdown spaces only with a hand of 8 or more from a building.")
    void bothShowdownSpacesNeedAHandOfEight() {
        int[] sown = new int[2]; // the hand's size, the showdown spaces it filled
        Set<Integer> handsThatFilledBoth = new HashSet<>();
        for (int game = 0; game < 3000; game++) {
            RandomPlay play = new RandomPlay(game);
            Town town = new Town(RandomPlay.anySetup(game));
            while (!RandomPlay.isOver(town)) {
                play.step(
                        town,
                        event -> {
                            if (event instanceof Event.MeeplesTaken taken) {
                                sown[0] = java.util.Arrays.stream(taken.counts()).sum();
                                sown[1] = 0;
                            } else if (event instanceof Event.ShowdownMeepleClaimed
                                    && ++sown[1] == 2) {
                                handsThatFilledBoth.add(sown[0]);
                            }
                        });
            }
        }
        assertTrue(handsThatFilledBoth.stream().allMatch(size -> size >= 8));
        assertTrue(handsThatFilledBoth.contains(8), "it does happen: " + handsThatFilledBoth);
    }

    /** A position of each kind of decision, some of them met late in a game. */
    private static Map<Decision, Town> aPositionForEachDecision() {
        Map<Decision, Town> positions = new EnumMap<>(Decision.class);
        for (int game = 0; positions.size() < Decision.count() || game < 20; game++) {
            RandomPlay play = new RandomPlay(game);
            Town town = new Town(RandomPlay.anySetup(game));
            while (!RandomPlay.isOver(town)) {
                positions.put(town.decision(), town.copy());
                play.step(town, null);
            }
            positions.put(town.decision(), town.copy());
        }
        return positions;
    }

    @Test
    void everyNumberIsEitherALegalMoveOrRefusedInWords() {
        MoveList legal = new MoveList();
        Random random = new Random(1);
        for (Town town : aPositionForEachDecision().values()) {
            Town before = town.copy();
            RandomPlay.RULES.legalMoves(town, legal);
            Set<Integer> moves = new HashSet<>();
            for (int move : legal.toArray()) {
                assertTrue(moves.add(move), "no move is listed twice");
                assertNull(RandomPlay.RULES.refusal(town, move));
            }
            for (int move = 0; move < 1 << 19; move++) {
                if (!moves.contains(move)) {
                    assertNotNull(RandomPlay.RULES.refusal(town, move));
                }
            }
            for (int i = 0; i < 10_000; i++) {
                int move = random.nextInt();
                assertEquals(moves.contains(move), RandomPlay.RULES.refusal(town, move) == null);
            }
            assertEquals(before, town, "asking changes nothing");
        }
    }

    @Test
    void everyQuestionLeavesAChoice() {
        MoveList legal = new MoveList();
        for (int game = 0; game < 300; game++) {
            RandomPlay play = new RandomPlay(game);
            Town town = new Town(RandomPlay.anySetup(game));
            while (!RandomPlay.isOver(town)) {
                RandomPlay.RULES.legalMoves(town, legal);
                assertTrue(legal.size() >= 2);
                play.step(town, null);
            }
        }
    }

    @Test
    void chanceIsCountedExactlyWhenItIsRevealed() {
        for (int game = 0; game < 100; game++) {
            RandomPlay play = new RandomPlay(game);
            Town town = new Town(RandomPlay.anySetup(game));
            while (!RandomPlay.isOver(town)) {
                int move = play.choose(town);
                Town other = town.copy();
                other.reseed(game * 31 + 7);
                int chances = town.chances();
                RandomPlay.RULES.play(town, move, null);
                RandomPlay.RULES.play(other, move, null);
                if (town.chances() == chances) {
                    town.reseed(1);
                    other.reseed(1);
                    assertEquals(town, other, "without chance, other chance changes nothing");
                }
            }
        }
    }

    @Test
    void turnsAreCountedOneByOne() {
        for (int game = 0; game < 60; game++) {
            RandomPlay play = new RandomPlay(game);
            Town town = new Town(RandomPlay.anySetup(game));
            int turn = RandomPlay.RULES.turn(town);
            assertEquals(0, turn);
            while (!RandomPlay.isOver(town)) {
                play.step(town, null);
                int now = RandomPlay.RULES.turn(town);
                boolean cornerTakenByItself = town.turn() == 1 && now == turn + 2;
                assertTrue(now == turn || now == turn + 1 || cornerTakenByItself);
                turn = now;
            }
        }
    }
}
