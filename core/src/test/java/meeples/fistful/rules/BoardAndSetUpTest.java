package meeples.fistful.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import meeples.fistful.RandomPlay;
import meeples.fistful.model.Meeple;
import meeples.fistful.model.Place;
import meeples.fistful.model.Setup;
import meeples.fistful.model.Street;
import meeples.fistful.model.Town;
import meeples.testing.Rule;
import org.junit.jupiter.api.Test;

/** The sections Components, Board and Set-up of the rules page. */
class BoardAndSetUpTest {
    private static Town newTown(int players) {
        return new Town(new Setup(players, 0, 77, false, false, 0));
    }

    @Test
    @Rule({
        "37 meeples: 21 builders (brown), 6 miners (yellow), 5 robbers (red), 4 deputies (blue), 1"
                + " Madame (pink/violet).",
        "Madame in the saloon; the 36 others shuffled, 3 in each building."
    })
    void thirtySevenMeeplesOfFiveKindsAreInTown() {
        for (int seed = 0; seed < 50; seed++) {
            Town town = new Town(Setup.of(2 + seed % 3, seed));
            int[] counts = new int[Meeple.KINDS];
            for (int building = 0; building < Place.BUILDINGS; building++) {
                assertEquals(3, town.meeples(building));
                for (int kind = 0; kind < Meeple.KINDS; kind++) {
                    counts[kind] += town.meeples(building, kind);
                }
            }
            assertEquals(List.of(21, 6, 5, 4, 0), java.util.Arrays.stream(counts).boxed().toList());
            assertEquals("V", Scene.of(town).people("saloon"));
        }
    }

    @Test
    @Rule("Madame in the saloon; the 36 others shuffled, 3 in each building.")
    void everyMeepleCanComeToEveryBuilding() {
        int towns = 3000;
        int[] deputies = new int[Place.BUILDINGS];
        for (int seed = 0; seed < towns; seed++) {
            Town town = new Town(Setup.of(2, seed));
            for (int building = 0; building < Place.BUILDINGS; building++) {
                deputies[building] += town.meeples(building, Meeple.DEPUTY);
            }
        }
        for (int count : deputies) {
            assertEquals(towns * 4 / 12.0, count, 130); // four standard deviations
        }
    }

    @Test
    @Rule({
        "54 cubes: 36 gold, 18 stone.",
        "3 dynamite, 6 gold bars, 6 graves, 2 dice.",
        "Bag: 36 gold, 18 stone.",
        "3 dynamite on the jail."
    })
    void treasureIsInTheBagAndTheBankAndDynamiteOnTheJail() {
        Town town = newTown(4);
        assertEquals(36, town.bagGold());
        assertEquals(18, town.bagStone());
        assertEquals(0, town.bagDynamite());
        assertEquals(3, town.jailDynamite());
        assertEquals(0, town.exploded());
        assertEquals(6, town.bank());
        assertEquals(0, town.meeples(Place.GRAVEYARD));
        for (int seat = 0; seat < 4; seat++) {
            assertEquals(0, town.gold(seat) + town.stone(seat) + town.bars(seat));
        }
    }

    @Test
    @Rule({
        "Per player: 1 showdown token, 8 marquee tiles (5-point face: a miner gives 2 draws;"
                + " 10-point face: 4 draws).",
        "2 to 4 players."
    })
    void twoToFourPlayersHaveEightMarqueesEach() {
        for (int players = 2; players <= 4; players++) {
            for (int seat = 0; seat < players; seat++) {
                assertEquals(8, newTown(players).tiles(seat));
            }
        }
        assertThrows(IllegalArgumentException.class, () -> newTown(1));
        assertThrows(IllegalArgumentException.class, () -> newTown(5));
    }

    @Test
    @Rule({
        "Clockwise ring of 14 spaces: S0, d0..d5, S1, d6..d11, back to S0.",
        "Each doorway `dN` belongs to building `bN`.",
        "Spaces (meeples are placed here): 12 doorways, 2 showdown spaces."
    })
    void theStreetIsARingOfFourteenSpaces() {
        List<Integer> ring = new ArrayList<>();
        int space = Street.S0;
        for (int i = 0; i < 14; i++) {
            assertEquals(space, Street.next(Street.next(space, Street.CLOCKWISE), 1));
            ring.add(Street.isShowdown(space) ? -1 - Street.side(space) : Street.building(space));
            space = Street.next(space, Street.CLOCKWISE);
        }
        assertEquals(Street.S0, space);
        assertEquals(List.of(-1, 0, 1, 2, 3, 4, 5, -2, 6, 7, 8, 9, 10, 11), ring);
        for (int building = 0; building < Place.BUILDINGS; building++) {
            assertEquals(building, Street.building(Street.doorway(building)));
        }
    }

    @Test
    @Rule({
        "Corners: b0, b5, b6, b11.",
        "Cost to build, and again to upgrade: corners 3 stone; b1, b4, b7, b10 1 gold + 2 stone;"
                + " b2, b3, b8, b9 2 gold + 1 stone."
    })
    void cornersCostStoneAndTheMiddleOfTheStreetGold() {
        List<String> costs = new ArrayList<>();
        for (int building = 0; building < Place.BUILDINGS; building++) {
            assertEquals(List.of(0, 5, 6, 11).contains(building), Place.isCorner(building));
            costs.add(Place.goldCost(building) + "+" + Place.stoneCost(building));
        }
        assertEquals(
                List.of(
                        "0+3", "1+2", "2+1", "2+1", "1+2", "0+3", "0+3", "1+2", "2+1", "2+1", "1+2",
                        "0+3"),
                costs);
    }

    @Test
    @Rule("Gold bars cost 6, 6, 7, 7, 8, 8 gold, cheapest first.")
    void barsGetDearer() {
        List<Integer> prices = new ArrayList<>();
        for (Town town = newTown(2); town.bank() > 0; town.setBank(town.bank() - 1)) {
            prices.add(town.barPrice());
        }
        assertEquals(List.of(6, 6, 7, 7, 8, 8), prices);
    }

    @Test
    @Rule({
        "Locations (meeples are taken from here): 12 buildings, saloon, jail.",
        "Unlimited capacity."
    })
    void meeplesAreTakenFromTwelveBuildingsTheSaloonAndTheJail() {
        Scene scene =
                Scene.of(
                        """
                        north people B B B B B B
                        south people B B B B B B
                        saloon V
                        jail R dynamite 3
                        """);
        for (int building = 0; building < 12; building++) {
            assertEquals(2, scene.moves("take b" + building + " ").size());
        }
        assertEquals(14, scene.moves("take saloon").size());
        assertEquals(14, scene.moves("take jail").size());
        assertEquals(12 * 2 + 14 + 14, scene.moves().size());

        Scene crowded = Scene.of("north people - - BBBBBBBBBBBBBBBBBBBBMMMMMMRRRRRDDDDV - - -");
        assertEquals(36, crowded.people("b2").length());
        assertEquals(2, crowded.moves().size());
    }

    @Test
    @Rule({
        "The starting player is random (or chosen).",
    })
    void theStartingPlayerIsRandomOrChosen() {
        int[] starts = new int[4];
        for (int seed = 0; seed < 4000; seed++) {
            starts[new Town(Setup.of(4, seed)).first()]++;
        }
        for (int count : starts) {
            assertEquals(1000, count, 110); // four standard deviations
        }
        for (int first = 0; first < 3; first++) {
            assertEquals(first, new Town(new Setup(3, first, 9, false, false, 0)).first());
        }
    }

    @Test
    @Rule(
            "Then, in reverse turn order (the last player first, the starting player last), each"
                    + " player puts a 5-point marquee, free, on a corner nobody has taken.")
    void startingMarqueesArePlacedInReverseOrder() {
        Scene scene = Scene.of(new Town(new Setup(3, 1, 5, false, false, 0)));
        scene.asks("marquee 1");
        assertEquals(List.of("b0", "b5", "b6", "b11"), scene.moves("marquee"));
        assertEquals("a starting marquee goes on a corner", scene.refusal("marquee b3"));
        scene.play("marquee b5").asks("marquee 3");
        assertEquals("that corner is taken by player 1", scene.refusal("marquee b5"));
        assertEquals(List.of("b0", "b6", "b11"), scene.moves("marquee"));
        scene.play("marquee b0").asks("marquee 2");
        scene.play("marquee b11").asks("take 2");
        assertEquals("3:5 1:5 2:5", marquees(scene, 0, 5, 11));
        for (int player = 1; player <= 3; player++) {
            assertEquals(7, scene.town().tiles(player - 1));
            assertEquals(0, scene.gold(player) + scene.stone(player));
        }
        assertEquals(36 + 18, scene.town().bagSize());
    }

    private static String marquees(Scene scene, int... buildings) {
        List<String> marquees = new ArrayList<>();
        for (int building : buildings) {
            marquees.add(scene.marquee(building));
        }
        return String.join(" ", marquees);
    }

    @Test
    void theLastOfFourStartingMarqueesGoesToTheOnlyCornerLeft() {
        Scene scene = Scene.of(new Town(new Setup(4, 0, 5, false, false, 0)));
        scene.play("marquee b0", "marquee b5", "marquee b6").asks("take 1");
        assertEquals("1:5", scene.marquee(11));
        assertTrue(scene.tells("placed 1 b11"));
    }

    @Test
    void equalSetUpsGiveEqualTownsAndOtherSeedsGiveOthers() {
        for (int number = 0; number < 50; number++) {
            Setup setup = RandomPlay.anySetup(number);
            assertEquals(new Town(setup), new Town(setup));
            assertEquals(new Town(setup).hashCode(), new Town(setup).hashCode());
            Setup other = RandomPlay.anySetup(number + 24 * 7);
            assertTrue(!new Town(setup).equals(new Town(other)));
        }
    }
}
