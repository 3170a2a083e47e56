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
import meeples.coloma.model.Country;
import meeples.coloma.model.PioneerCards;
import meeples.coloma.model.Setup;
import meeples.coloma.model.Site;
import meeples.coloma.model.Valley;
import meeples.testing.Rule;
import org.junit.jupiter.api.Test;

/** The section Solo against Sam. In what is told Sam is seat 2. */
class SamTest {
    private static final String SOLO = "valley players 1 sheriff sam\n";
    private static final int SAM = 2;

    /** The player's turn on a site; Sam stands on a later one and has his turn after that. */
    private static Scene samOn(int site, int round, String lines) {
        StringBuilder pioneers = new StringBuilder("pioneers");
        for (int s = 1; s <= 5; s++) {
            pioneers.append(s == 1 ? s == site ? " 1S" : " 1" : s == site ? " S" : " -");
        }
        return Scene.of(
                "valley players 1 sheriff 1\nyear 1848 round "
                        + round
                        + "\n"
                        + lines
                        + "\n"
                        + pioneers
                        + "\nturn 9 player 1 act");
    }

    @Test
    @Rule({
        "Set up for two players, with 4 hotels; the row of 3 has its gunmen.",
        "Sam has the badge at first, 12 dudes, 1 horse, tents on events 2 and 5 and 5 more"
                + " for the regions, a wagon on Coloma."
    })
    void aSoloGameIsSetUpForTwo() {
        Scene scene = Scene.of(Setup.of(1, 7));
        Valley valley = scene.valley();
        assertEquals(Box.GOLD_ROWS * Box.goldRow(2), valley.goldPlaces());
        assertEquals(valley.goldPlaces() - Box.START_NUGGETS, valley.gold());
        assertEquals(Box.outlaws(0, 1), valley.outlaws());
        assertEquals(2 * Box.HOTELS_A_PLAYER, valley.hotelMarket());
        assertEquals(Box.bridgesOfAKind(2), valley.bridgesLeft(0));
        assertEquals(Valley.STRANGERS, valley.row(2));
        assertEquals(Valley.SAM, valley.sheriff());
        assertEquals(Box.DUDES, valley.supply(Valley.SAM));
        assertEquals(Box.SAM_HORSES, valley.horses(Valley.SAM));
        assertEquals(1 << Site.RIVER | 1 << Site.FRONTIER, valley.eventTents(Valley.SAM));
        assertEquals(Box.SAM_TENTS - 2, valley.tentSupply(Valley.SAM));
        assertEquals(Country.COLOMA, valley.wagon(Valley.SAM));
    }

    private static Scene nextEvent(int round, String lines) {
        return Scene.of(
                        SOLO
                                + "year 1848 round "
                                + round
                                + "\n"
                                + lines
                                + "\nbuster 1 2\npioneers 1 - - - -\nturn 9 player 1 act")
                .play("end");
    }

    @Test
    @Rule({
        "He has no cabin, cards, coins or pioneer card and ignores every good but nuggets,"
                + " barrels and horses; from an empty gold supply he gets nothing.",
        "Event 2: 2 nuggets.",
        "Event 5: up to 2 of his nuggets for 3 points each.",
        "Other events do nothing for him."
    })
    void samCaresForNuggetsOnly() {
        Scene nuggets = nextEvent(1, "");
        assertEquals(2 * Box.event(1).nuggets(), nuggets.nuggets(SAM), "he has a tent there");
        Scene empty = nextEvent(1, "gold 0");
        assertEquals(0, empty.nuggets(SAM) + empty.coins(SAM));
        assertEquals(1, nextEvent(1, "gold 1").nuggets(SAM));
        Scene points = nextEvent(4, "sam has nuggets 3");
        assertEquals(1, points.nuggets(SAM));
        assertEquals(2 * Box.POINTS_FOR_A_NUGGET, points.gained(SAM));
        int gained = nextEvent(4, "sam has nuggets 1").gained(SAM);
        assertEquals(Box.POINTS_FOR_A_NUGGET, gained);
        for (int round : new int[] {2, 3, 5}) {
            Scene scene = nextEvent(round, "rows - - N - - -");
            assertEquals(0, scene.dudes(SAM) + scene.cards(SAM) + scene.coins(SAM));
        }
        assertEquals(0, new Valley(Setup.of(1, 1)).deckSize(Valley.SAM));
        Setup pioneers = new Setup(1, -1, 1, true, false, PioneerCards.DEALT, false, 3, 0);
        assertEquals(-1, new Valley(pioneers).pioneer(Valley.SAM));
    }

    @Test
    @Rule({
        "Each round, after the event, two of Buster's cards are shown; after the player's pioneer"
            + " is placed, a coin decides on which of the two sites Sam's is put (heads: the left"
            + " one).",
        "Then one of the other three is drawn for Buster, who counts for the barricade."
    })
    void aCoinDecidesWhereSamGoes() {
        Set<String> told = new HashSet<>();
        Set<Integer> busters = new HashSet<>();
        for (int seed = 0; seed < 80; seed++) {
            Scene scene = Scene.of(SOLO + "buster 4 2\nturn 9 player 1 site");
            scene.valley().reseed(seed);
            scene.play("site 1");
            told.addAll(scene.told("sam-placed"));
            busters.addAll(
                    scene.told("buster-placed").stream()
                            .map(line -> Integer.valueOf(line.substring(14)))
                            .toList());
        }
        assertEquals(Set.of("sam-placed 4 heads", "sam-placed 2 tails"), told);
        assertEquals(Set.of(1, 3, 5), busters);
        Scene crowded =
                Scene.of(SOLO + "buster 4 2\nturn 9 player 1 site")
                        .whenChanceBrings("site 1", s -> s.tells("buster-placed 1"));
        assertEquals(0, crowded.valley().barricade());
    }

    @Test
    @Rule({
        "Sam does his primary action first, then the secondary one if it is free, both as far as"
            + " possible, the Barker's on the Barker's site, through the signpost like a player:"
    })
    void samDoesBothActionsIfTheSecondIsFree() {
        Scene free = samOn(1, 5, "gold 7\nsam has horses 2").play("end");
        assertEquals(
                List.of(
                        "points-gained 2 3 because sam-primary 1",
                        "points-gained 2 2 because sam-secondary 1"),
                free.told("points-gained"));
        Scene barred = samOn(1, 5, "gold 7\nwheel barricade signpost - - barker").play("end");
        assertEquals(3, barred.gained(SAM));
        // round 4: the signpost on site 1 points to site 5
        Scene signpost = samOn(1, 4, "wheel signpost - barricade barker -").play("end");
        assertTrue(signpost.tells("gunmen-placed 2 1"));
        Scene barker = samOn(1, 1, "hideout horse tent nugget cards").play("end");
        assertEquals(1 + Box.SAM_HORSES_FROM_BARKER, barker.horses(SAM));
        assertEquals(1, barker.valley().barrels(Valley.SAM));
    }

    @Test
    @Rule({
        "site 1: 1 point for each empty place of the gold supply / 1 point for each barrel"
                + " and horse of his;"
    })
    void atTheFirstSiteSamScoresGoldBarrelsAndHorses() {
        Scene scene = samOn(1, 5, "gold 4\nsam has horses 3\nsam used tent horse").play("end");
        assertEquals(6 + 5, scene.gained(SAM));
        assertEquals(0, samOn(1, 4, "").play("end").gained(SAM));
    }

    @Test
    @Rule({
        "site 2: without a river he takes one (6 points), with one he trades it and the first"
            + " bridge of the topmost row, left first, for 12 points, and both leave the game (no"
            + " bridge left: 6 points and no trade) / the same again;"
    })
    void atTheRiverSamTradesBridges() {
        String market = "bridges horses:0 coins:1 graves:1 rivers:0 cards:0 dudes:0\n";
        Scene first = samOn(2, 1, market).play("end");
        assertEquals(
                List.of("sam-surveyed", "sam-traded-bridge 2 coins"),
                first.told().stream().filter(line -> line.startsWith("sam-")).toList());
        assertEquals(Box.SAM_SMALL_POINTS + Box.SAM_BIG_POINTS, first.gained(SAM));
        assertEquals(0, first.valley().bridgesLeft(1));
        assertEquals(0, first.valley().rivers(Valley.SAM));
        Scene none =
                samOn(
                                2,
                                1,
                                "bridges horses:0 coins:0 graves:0 rivers:0 cards:0 dudes:0\n"
                                        + "sam rivers 1")
                        .play("end");
        assertEquals(2 * Box.SAM_SMALL_POINTS, none.gained(SAM));
        assertEquals(1, none.valley().rivers(Valley.SAM));
    }

    @Test
    @Rule({"site 3: a hotel leaves the game for 12 points (none left: 6) / 6 points;"})
    void atTheBuildingSiteSamTakesHotels() {
        Scene scene = samOn(3, 5, "").play("end");
        assertEquals(Box.SAM_BIG_POINTS + Box.SAM_SMALL_POINTS, scene.gained(SAM));
        assertEquals(2 * Box.HOTELS_A_PLAYER - 1, scene.valley().hotelMarket());
        int withoutHotels = samOn(3, 5, "hotels 0").play("end").gained(SAM);
        assertEquals(2 * Box.SAM_SMALL_POINTS, withoutHotels);
    }

    @Test
    @Rule({
        "site 4: his wagon goes to another of the four outer towns by chance, and he gains the"
            + " nuggets or horses of the right good, or of the left one if the right has none / 2"
            + " nuggets;"
    })
    void samsWagonGoesToAnotherTown() {
        Set<Integer> towns = new HashSet<>();
        for (int seed = 0; seed < 60; seed++) {
            Scene scene = samOn(4, 1, "towns 1 S - - -");
            scene.valley().reseed(seed);
            scene.play("end");
            int town = scene.valley().wagon(Valley.SAM);
            towns.add(town);
            assertEquals(1 + Box.rightGood(town).horses(), scene.horses(SAM));
            String gained = "nuggets-gained 2 " + Box.SAM_NUGGETS;
            assertTrue(scene.tells(gained + " coins 0 because sam-secondary 4"));
        }
        assertEquals(Set.of(Country.GEORGETOWN, Country.HANGTOWN, Country.FOLSOM), towns);
        Scene auburn =
                samOn(4, 1, "").whenChanceBrings("end", s -> s.tells("wagon-sent 2 coloma auburn"));
        String gained = "nuggets-gained 2 " + Box.rightGood(Country.AUBURN).nuggets();
        assertTrue(auburn.tells(gained + " coins 0 because sam-primary 4"));
    }

    @Test
    @Rule({
        "site 5: a tent in every region that his wagon's town touches and where he has none /"
                + " his dudes fill the smallest free row, if he has enough of them for it;"
    })
    void atTheFrontierSamPitchesTentsAndPlacesGunmen() {
        Scene scene =
                samOn(5, 1, "towns 1 - S - -\nregions S - - - -\nrows 1 - N - - -").play("end");
        assertEquals(0b00111, scene.valley().regionTents(Valley.SAM));
        assertEquals(Valley.SAM, scene.valley().row(1));
        int dudes = Box.DUDES - Box.rowSize(1);
        assertEquals(dudes, scene.valley().supply(Valley.SAM));
        Scene few = samOn(5, 1, "rows 1 1 N - - -\nsam has boxed 9").play("end");
        assertEquals(Valley.NOBODY, few.valley().row(3));
    }

    @Test
    @Rule({
        "Barker: 1 horse (6 at most) / the rightmost face-up barrel, which counts as used,"
                + " and 2 outlaws."
    })
    void atTheBarkersSamTakesAHorseAndABarrel() {
        Scene scene =
                samOn(1, 1, "hideout horse tent nugget cards\nshootout outlaws 3 table a")
                        .play("end");
        assertEquals(1 + Box.SAM_HORSES_FROM_BARKER, scene.horses(SAM));
        assertEquals(1, scene.valley().usedBarrels(Valley.SAM, Barrel.CARDS));
        assertEquals(3 + Box.SAM_OUTLAWS, scene.valley().outlaws());
        int most = Box.MOST_HORSES;
        assertEquals(most, samOn(1, 1, "sam has horses " + most).play("end").horses(SAM));
        Scene gap = samOn(1, 1, "hideout horse tent - -").play("end");
        assertTrue(gap.tells("barrel-taken 2 2 tent"));
    }

    @Test
    @Rule({
        "Shootout: Sam and the gunmen of nobody are ranked apart; Sam scores, is never"
                + " punished, may get the badge, and his gunmen go back into the box."
    })
    void samIsRankedApartAndNeverPunished() {
        Scene scene =
                Scene.of(
                        "valley players 1 sheriff 1\nyear 1848 round 5\nbuster 3 4\n"
                                + "shootout outlaws 0 table a\nrows - - N S - -\n"
                                + "pioneers 1 - - - -\nturn 9 player 1 act");
        scene.play("end");
        assertEquals(
                List.of(
                        "shootout-ranked 2 rank 1 gunmen 4",
                        "shootout-ranked strangers rank 2 gunmen 3"),
                scene.told("shootout-ranked"));
        assertEquals(Box.shootoutPoints(0, true, 0), scene.gained(SAM));
        assertEquals(Valley.SAM, scene.valley().sheriff());
        assertEquals(Box.rowSize(3), scene.valley().boxed(Valley.SAM));
        assertEquals(Box.shootoutGraves(0, true), scene.valley().graves(0));
        Scene none =
                Scene.of(
                        "valley players 1 sheriff 1\nyear 1848 round 5\nbuster 3 4\n"
                                + "pioneers 1 - - - -\nturn 9 player 1 act");
        none.play("end");
        assertEquals(0, none.valley().graves(Valley.SAM));
    }

    @Test
    @Rule({
        "At the end Sam also scores his tents in the regions.",
        "The player wins with more points than Sam; a tie is Sam's.",
        "*Option \"Sam's head start\": -20, -10, 0, 10 or 20 points.*"
    })
    void thePlayerWinsWithMorePointsThanSam() {
        int sams = Box.regionPoints(2);
        String drawn = SOLO + "buster 1 2\nregions S S - - -\nplayer 1 has points ";
        Scene scene = Scene.of(drawn + (sams + 1));
        assertEquals(sams, Score.of(scene.valley(), Valley.SAM));
        assertEquals(1, scene.place(1));
        assertEquals(2, Scene.of(drawn + sams).place(1));
        int most = Box.MOST_HEAD_START;
        for (int start = -most; start <= most; start += Box.HEAD_START_STEP) {
            Setup setup = new Setup(1, -1, 1, true, false, PioneerCards.NONE, false, 3, start);
            assertEquals(start, Score.of(new Valley(setup), Valley.SAM));
        }
        assertThrows(
                IllegalArgumentException.class,
                () -> new Setup(1, -1, 1, true, false, PioneerCards.NONE, false, 3, most + 1));
        assertFalse(new ColomaRules().isSecret(scene.valley()));
    }
}
