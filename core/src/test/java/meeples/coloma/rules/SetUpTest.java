package meeples.coloma.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import meeples.coloma.model.Barrel;
import meeples.coloma.model.Box;
import meeples.coloma.model.Building;
import meeples.coloma.model.PioneerCards;
import meeples.coloma.model.Setup;
import meeples.coloma.model.Site;
import meeples.coloma.model.Valley;
import meeples.play.Eyes;
import meeples.testing.Rule;
import org.junit.jupiter.api.Test;

/** The sections about the box, the wheel and the set-up. */
class SetUpTest {
    private static Valley start(int players, int seed) {
        return new Valley(Setup.of(players, seed));
    }

    @Test
    @Rule({
        "1 to 6 players.",
        "Each colour: 1 pioneer, 12 dudes, 8 tents, 1 wagon, 1 dial, the same 16 building cards, a"
                + " board with a cabin, Sutter's Mill, 4 canyons, a graveyard of 6 graves `*`.",
        "For all: 6 horses a player, coins without limit, 30 nuggets, 30 barrels (10 kinds x"
                + " 3 `*`), rivers without limit, 30 bridges (10 kinds x 3), 15 outlaws, 4 shootout"
                + " tiles, the badge, the mine cart.",
        "Extras: Buster with 5 cards, 12 hotels, 2 mules with 5 carrots each, 6 pioneer"
                + " cards, Sam (solo)."
    })
    void whatIsInTheBoxIsOnTheTable() {
        assertThrows(IllegalArgumentException.class, () -> Setup.of(0, 1));
        assertThrows(IllegalArgumentException.class, () -> Setup.of(7, 1));
        Valley all = start(6, 1);
        assertEquals(Box.DUDES, all.cabin(0) + all.supply(0));
        assertEquals(Box.TENTS, all.tents(0) + all.tentSupply(0));
        assertEquals(Building.ALL, all.handSize(0) + all.deckSize(0));
        assertEquals(Box.GOLD_ROWS * Box.goldRow(6), all.goldPlaces());
        int faceUp = Barrel.FACE_UP;
        assertEquals(Barrel.KINDS * Box.BARRELS_OF_A_KIND, all.stackSize() + faceUp);
        Setup six = new Setup(6, -1, 1, true, false, PioneerCards.DEALT, false, 3, 0);
        assertEquals(6 * Box.HOTELS_A_PLAYER, new Valley(six).hotelMarket());
        Set<Integer> pioneers = new HashSet<>();
        for (int seat = 0; seat < 6; seat++) {
            pioneers.add(new Valley(six).pioneer(seat));
        }
        assertEquals(6, pioneers.size());
        Valley duel = new Valley(new Setup(2, -1, 1, false, true, PioneerCards.NONE, false, 3, 0));
        assertEquals(0b11111, duel.carrots(0));
        assertEquals(0b11111, duel.carrots(1));
    }

    @Test
    @Rule({
        "Sites 1 to 5 lie clockwise.",
        "Each has a primary action, a secondary action and an event.",
        "Barker on site 5, barricade on the signpost, year 1848."
    })
    void theWheelBeginsWithTheBarkerOnTheLastSite() {
        Valley valley = start(3, 1);
        assertEquals(Site.FRONTIER, valley.barker());
        assertEquals(Valley.ON_SIGNPOST, valley.barricade());
        assertEquals(1848, Box.FIRST_YEAR + valley.year());
        assertEquals(5, Site.ALL);
        for (int site = 0; site < Site.ALL; site++) {
            assertTrue(Action.primary(valley, site) >= 0 && Action.unbarred(valley, site) >= 0);
        }
    }

    @Test
    @Rule({
        "the **Barker** covers one whole site: who goes there takes the Barker's two actions"
                + " instead;",
        "the **signpost** belongs to the Barker's tile and covers the secondary action of the"
                + " site two steps clockwise of the Barker `*`;"
    })
    void theBarkerCoversASiteAndTheSignpostASecondaryAction() {
        Scene barkers =
                Scene.at(
                        "valley players 3 sheriff 1",
                        1,
                        1,
                        Scene.has(1, Box.PRICE_OF_A_HORSE_OR_TENT, 0, 1));
        assertEquals(List.of(), barkers.moves("shovel"));
        assertEquals("that is no action of this site", barkers.refusal("shovel mill"));
        assertEquals(List.of("horses 0 tents 1", "horses 1 tents 0"), barkers.moves("buy"));
        for (int round = 1; round <= 5; round++) {
            Valley valley = Scene.at("valley players 3 sheriff 1", round, 1, "").valley();
            assertEquals((round - 1 + Box.SIGNPOST_STEPS) % Site.ALL, valley.signpost());
        }
    }

    @Test
    @Rule({
        "Outlaws of the first year into the shootout: 3 in 1848 `*`, 5 in 1849 `*`, 7 in 1850 `*`;"
            + " each year one less with 1 player, two more with 2, one more with 4, 5 and 6 `*`."
    })
    void outlawsComeByYearAndPlayers() {
        int[] more = {-1, 2, 0, 1, 1, 1};
        for (int players = 1; players <= 6; players++) {
            assertEquals(Box.outlaws(0, players), start(players, 1).outlaws());
            for (int year = 0; year < Box.YEARS; year++) {
                int wanted = Box.outlaws(year, 3) + more[players - 1];
                assertEquals(wanted, Box.outlaws(year, players));
            }
        }
    }

    @Test
    @Rule({
        "Shuffle the barrels; four lie face up in the hideout, the rest is a face-down stack"
                + " at its left end.",
        "Outlaws that a barrel costs, from the stack to the right: 1, 1, 1, 2 `*`, 2."
    })
    void fourBarrelsLieFaceUp() {
        Set<Integer> seen = new HashSet<>();
        for (int seed = 0; seed < 40; seed++) {
            Valley valley = start(3, seed);
            int all = Barrel.KINDS * Box.BARRELS_OF_A_KIND;
            assertEquals(all - Barrel.FACE_UP, valley.stackSize());
            for (int place = 0; place < Barrel.FACE_UP; place++) {
                seen.add(valley.faceUp(place));
            }
        }
        assertEquals(Barrel.KINDS, seen.size());
        for (int place = 0; place <= Barrel.STACK; place++) {
            String taken = place == Barrel.STACK ? "stack" : "" + (place + 1);
            Scene scene =
                    Scene.at(
                                    "valley players 3 sheriff 1",
                                    1,
                                    1,
                                    "hideout horse tent nugget cards\nshootout outlaws 0 table a")
                            .play("take-barrel " + taken);
            assertEquals(Box.barrelOutlaws(place), scene.valley().outlaws(), taken);
        }
    }

    @Test
    @Rule({
        "Gold supply: 5 rows of as many nuggets as players (2 in solo) `*`.",
        "The two top rows are the section of value 3, the next two of value 2, the last of"
                + " value 1 `*`."
    })
    void goldLiesInFiveRowsOfThreeValues() {
        for (int players = 1; players <= 6; players++) {
            int row = Math.max(2, players);
            assertEquals(Box.GOLD_ROWS * row, start(players, 1).goldPlaces());
        }
        for (int gold = 0; gold < Box.GOLD_ROWS * 3; gold++) {
            int value = Scene.of("gold " + gold).valley().goldValue();
            int row = Box.GOLD_ROWS - 1 - gold / 3;
            assertEquals(Box.goldValue(row), value, gold + " nuggets");
        }
    }

    @Test
    @Rule({
        "6 of the 10 kinds of bridges, chosen by chance, with 1 tile each for 1 and 2"
                + " players, 2 for 3 and 4, 3 for 5 and 6.",
        "They lie in 3 rows of 2."
    })
    void sixKindsOfBridgesAreSold() {
        int[] tiles = {1, 1, 2, 2, 3, 3};
        Set<Integer> everywhere = new HashSet<>();
        for (int seed = 0; seed < 60; seed++) {
            Valley valley = start(1 + seed % 6, seed);
            Set<Integer> kinds = new HashSet<>();
            for (int place = 0; place < 3 * 2; place++) {
                kinds.add(valley.bridgeForSale(place));
                assertEquals(tiles[seed % 6], valley.bridgesLeft(place));
            }
            assertEquals(6, kinds.size());
            everywhere.addAll(kinds);
        }
        assertEquals(10, everywhere.size());
    }

    @Test
    @Rule({
        "2 of the 4 shootout tiles, chosen by chance, stacked on the table that is printed on"
                + " the board.",
        "Only the top one is seen."
    })
    void oneOfFourShootoutTilesIsSeen() {
        Set<Integer> tiles = new HashSet<>();
        for (int seed = 0; seed < 60; seed++) {
            Valley valley = start(3, seed);
            tiles.add(valley.shootoutTable());
            assertEquals(0, valley.goneTiles());
        }
        assertEquals(Set.of(0, 1, 2, 3), tiles);
    }

    @Test
    @Rule({
        "Each player `*`: 2 dudes and 2 tents in the cabin, 2 horses, 4 coins, 1 nugget out"
                + " of the gold supply.",
        "Wagon on Coloma.",
        "At set-up the nuggets taken empty exactly the top row (solo: one place of it), so"
                + " gold is worth 3; the refill always fits."
    })
    void everybodyBeginsWithTheSame() {
        for (int players = 1; players <= 6; players++) {
            Scene scene = Scene.of(start(players, players));
            for (int player = 1; player <= players; player++) {
                assertEquals(Box.START_DUDES, scene.dudes(player));
                assertEquals(Box.START_TENTS, scene.tents(player));
                assertEquals(Box.START_HORSES, scene.horses(player));
                assertEquals(Box.START_COINS, scene.coins(player));
                assertEquals(Box.START_NUGGETS, scene.nuggets(player));
                assertEquals("coloma", scene.wagon(player));
            }
            Valley valley = scene.valley();
            int taken = players * Box.START_NUGGETS;
            assertEquals(valley.goldPlaces() - taken, valley.gold());
            assertEquals(Box.goldValue(0), valley.goldValue());
        }
    }

    @Test
    @Rule({
        "The badge goes to a player chosen by chance (or chosen by hand); its owner is the"
                + " sheriff and first in every order below."
    })
    void theSheriffIsChosenByChanceOrByHand() {
        Set<Integer> sheriffs = new HashSet<>();
        for (int seed = 0; seed < 40; seed++) {
            sheriffs.add(start(4, seed).sheriff());
        }
        assertEquals(Set.of(0, 1, 2, 3), sheriffs);
        Setup chosen = new Setup(4, 2, 1, false, false, PioneerCards.NONE, false, 3, 0);
        assertEquals(2, new Valley(chosen).sheriff());
        Scene.of(chosen).asks("keep 3");
    }

    private static final String DRAWN =
            """
            valley players 2 sheriff 1
            year 1848 round 0
            player 1 hand stable saloon surveyor sawmill carpenters undertaker
            player 2 hand stable saloon surveyor sawmill carpenters blacksmith
            turn 0 player 1 keep
            """;

    @Test
    @Rule({
        "Each player shuffles the own 16 cards, draws 6 and keeps 4 `*`; each of the other 2 goes"
            + " on top or at the bottom of the own deck, one after the other (a second one on the"
            + " same end lies outside the first)."
    })
    void fourOfSixCardsAreKept() {
        Scene scene = Scene.of(start(3, 5));
        assertEquals(Box.CARDS_DRAWN, scene.cards(1));
        Scene drawn = Scene.of(DRAWN);
        assertEquals(12, drawn.moves("put-back").size());
        drawn.play("put-back stable top", "put-back stable bottom");
        drawn.play("put-back saloon top", "put-back saloon bottom");
        assertEquals(4, drawn.cards(1));
        assertEquals(Building.STABLE, drawn.valley().onTop(0, 0));
        assertEquals(Building.SALOON, drawn.valley().onTop(0, 1));
        assertEquals(Building.STABLE, drawn.valley().atBottom(1, 0));
        assertEquals(Building.SALOON, drawn.valley().atBottom(1, 1));
        assertEquals(12, drawn.valley().deckSize(1));
        assertEquals(Building.SALOON, drawn.valley().drawCard(0));
        assertEquals(Building.STABLE, drawn.valley().drawCard(0));
    }

    @Test
    @Rule({"All do this at the same time and in secret, when everything else is in view."})
    void cardsAreKeptInSecret() {
        ColomaRules rules = new ColomaRules();
        Scene scene = Scene.of(DRAWN);
        assertTrue(rules.isSecret(scene.valley()));
        assertTrue(rules.choosesNow(scene.valley(), 1));
        scene.play("put-back stable top").asks("keep 2");
        assertEquals(List.of("choice-made 1"), scene.told());
        assertFalse(rules.choosesNow(scene.valley(), 0));
        assertTrue(rules.hides(scene.valley(), Eyes.of(1)));
        scene.play("put-back stable top").asks("keep 1");
        scene.play("put-back saloon bottom", "put-back saloon top");
        assertTrue(scene.tells("card-put-back 1 stable top hidden set-up"));
        assertTrue(scene.tells("card-put-back 2 saloon top hidden set-up"));
        assertTrue(scene.tells("round-started 1848 round 1 1"));
    }
}
