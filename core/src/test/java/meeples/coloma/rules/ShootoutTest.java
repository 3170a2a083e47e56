package meeples.coloma.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import meeples.coloma.model.Box;
import meeples.coloma.model.Bridge;
import meeples.coloma.model.Valley;
import meeples.testing.Rule;
import org.junit.jupiter.api.Test;

/** The sections about tents and gunmen, the shootout and the end. */
class ShootoutTest {
    /** The last turn of a year, player 1's. */
    private static Scene lastTurn(String first, int year, String lines) {
        return Scene.of(
                first
                        + "\nyear "
                        + year
                        + " round 5\n"
                        + lines
                        + "\npioneers 1 - - - -\nturn 99 player 1 act");
    }

    private static Scene lastTurn(int year, String lines) {
        return lastTurn("valley players 3 sheriff 1", year, lines);
    }

    // Tents and gunmen

    @Test
    @Rule({
        "A tent goes from the cabin to an event or a region where its owner has none; to any event,"
                + " but to a region only while the own wagon stands in a town that touches it.",
        "Others may have tents there too.",
        "Tents stay until the end."
    })
    void tentsArePitchedOnEventsAndInRegions() {
        Scene scene =
                Scene.at(
                        5,
                        "towns 2 1 - - -\ntents 12 - - - -\nregions 12 - - - -\n"
                                + "player 1 has tents 3");
        assertEquals(List.of("2", "3", "4", "5"), scene.moves("tent-on-event"));
        assertEquals(List.of("west"), scene.moves("tent-in-region"));
        assertEquals("an own tent is there already", scene.refusal("tent-in-region north"));
        assertEquals(
                "the wagon is in no town that touches that region",
                scene.refusal("tent-in-region east"));
        scene.play("tent-in-region west", "tent-on-event 2");
        assertEquals(1, scene.tents(1));
        scene.play("end");
        assertEquals(2, Integer.bitCount(scene.valley().eventTents(0)));
        Scene road = Scene.at(5, "towns - - - - -\nroad ca 1 -\nplayer 1 has tents 1");
        assertEquals(List.of(), road.moves("tent-in-region"));
        Scene year = lastTurn(1848, "tents 1 - - - -\nregions 1 - - - -").play("end");
        assertEquals(1, year.valley().eventTents(0));
        assertEquals(1, year.valley().regionTents(0));
    }

    @Test
    @Rule({
        "Six rows hold 1, 2, 3, 4, 5 and 6 gunmen `*`; the row of 1 is nearest the outlaws"
                + " `*`.",
        "A row is filled whole by one player from the cabin, or not at all; one row a turn."
    })
    void rowsAreFilledWhole() {
        Scene scene = Scene.at(5, "rows - 2 - - - -\nplayer 1 has dudes 4");
        assertEquals(List.of("1", "3", "4"), scene.moves("gunmen"));
        assertEquals("that row is filled already", scene.refusal("gunmen 2"));
        assertEquals(
                "there are too few dudes in the cabin for that row", scene.refusal("gunmen 5"));
        scene.play("gunmen 3");
        assertEquals(1, scene.dudes(1));
        assertEquals("a row has been placed this turn", scene.refusal("gunmen 1"));
        Scene tie = lastTurn(1850, "shootout outlaws 3 table board\nrows 2 - 1 - - -").play("end");
        assertEquals(
                List.of("shootout-ranked 1 rank 1 gunmen 3", "shootout-ranked 2 rank 2 gunmen 1"),
                tie.told("shootout-ranked"));
    }

    // The shootout

    @Test
    @Rule({
        "If all gunmen together are more than the outlaws, the town wins (left half of the"
                + " table), otherwise it loses (right half)."
    })
    void theTownWinsWithMoreGunmenThanOutlaws() {
        Scene won = lastTurn(1850, "shootout outlaws 2 table board\nrows - - 1 - - -").play("end");
        assertTrue(won.tells("shootout-fought 1850 board gunmen 3 outlaws 2 won"));
        assertEquals(first(true), won.gained(1));
        Scene even = lastTurn(1850, "shootout outlaws 3 table board\nrows - - 1 - - -").play("end");
        assertTrue(even.tells("shootout-fought 1850 board gunmen 3 outlaws 3 lost"));
        assertEquals(first(false), even.gained(1));
    }

    /** What the first gets by the board's table. */
    private static int first(boolean won) {
        return Box.shootoutPoints(Box.BOARD_TABLE, won, 0);
    }

    @Test
    @Rule({
        "Players with gunmen are ranked by how many they have in all rows together; a tie"
                + " goes to whoever has the row nearer to the outlaws."
    })
    void whoHasMoreGunmenRanksHigherAndTheNearerRowBreaksTies() {
        Scene scene =
                lastTurn(
                                "valley players 4 sheriff 1",
                                1850,
                                "shootout outlaws 0 table board\nrows 2 2 3 4 - -")
                        .play("end");
        assertEquals(
                List.of(
                        "shootout-ranked 4 rank 1 gunmen 4",
                        "shootout-ranked 2 rank 2 gunmen 3",
                        "shootout-ranked 3 rank 3 gunmen 3"),
                scene.told("shootout-ranked"));
    }

    @Test
    @Rule({
        "First, second and all others with a gunman score their points; who has none buries dudes:"
                + " from the own supply, or from the cabin when the supply is empty, never out of a"
                + " hotel, as long as there are dudes and graves."
    })
    void theRankedScoreAndTheOthersBury() {
        Scene scene =
                lastTurn(
                                "valley players 6 sheriff 1",
                                1850,
                                "shootout outlaws 0 table board\nrows 2 3 4 5 - -\n"
                                        + "player 1 has dudes 11 graves 0\n"
                                        + "player 6 has dudes 5 graves 5")
                        .play("end");
        int[] ranked = {5, 4, 3, 2};
        for (int rank = 0; rank < ranked.length; rank++) {
            int points = Box.shootoutPoints(Box.BOARD_TABLE, true, rank);
            assertEquals(points, scene.gained(ranked[rank]), "rank " + rank);
        }
        int dead = Box.shootoutGraves(Box.BOARD_TABLE, true);
        List<String> buried = new ArrayList<>(List.of("dude-buried 1 supply"));
        buried.addAll(Collections.nCopies(dead - 1, "dude-buried 1 cabin"));
        buried.add("dude-buried 6 supply");
        assertEquals(buried, scene.told("dude-buried"), "the last one has but one grave left");
        Scene hotel =
                lastTurn(
                                "valley players 3 sheriff 1 hotels",
                                1850,
                                "rows 2 - - - - -\nshootout outlaws 0 table board\n"
                                        + "player 1 has dudes 1 hotels 4 guests 8 graves 3")
                        .play("end");
        assertEquals(1, hotel.told("dude-buried").stream().filter(l -> l.contains("1 c")).count());
        assertEquals(8, hotel.valley().guests(0));
        assertEquals(4, hotel.valley().graves(0));
    }

    @Test
    @Rule({
        "The player with the best rank gets the badge, also when the gunmen of nobody rank"
                + " higher; if no player has a gunman it stays."
    })
    void theBestRankGetsTheBadge() {
        Scene scene = lastTurn(1848, "rows - 3 - - - -").play("end");
        assertEquals(2, scene.valley().sheriff());
        assertTrue(scene.tells("badge-passed 1 3"));
        Scene strangers =
                lastTurn("valley players 2 sheriff 1", 1848, "rows 2 - N - - -\nbuster 4 5")
                        .play("end");
        assertEquals(1, strangers.valley().sheriff());
        assertEquals(0, lastTurn(1848, "").play("end").valley().sheriff());
        assertEquals(
                0,
                lastTurn("valley players 2 sheriff 1", 1848, "buster 4 5")
                        .play("end")
                        .valley()
                        .sheriff());
    }

    @Test
    @Rule({
        "Tables `*` (first/second/third points; dudes buried by those without), won | lost: A"
                + " 6/4/2; 1 | 3/1/0; 2.",
        "B 5/3/2; 1 | 2/1/0; 2.",
        "C 7/4/1; 2 | 3/2/0; 2.",
        "D 6/3/3; 1 | 4/2/1; 2.",
        "Board, always the last year: 9/6/3; 2 | 5/3/1; 3."
    })
    void everyTableScoresAndBuriesAsItSays() {
        for (int table = 0; table < Box.TILES; table++) {
            assertScoresBy(table, 1848, " table " + (char) ('a' + table));
        }
        assertScoresBy(Box.BOARD_TABLE, 1850, " table board");
        Scene second =
                lastTurn(1849, "shootout outlaws 0 table d gone a\nrows 1 - - - - -").play("end");
        assertEquals(Box.shootoutPoints(3, true, 0), second.gained(1));
        assertEquals(Box.BOARD_TABLE, second.valley().shootoutTable());
    }

    private static void assertScoresBy(int table, int year, String drawn) {
        for (boolean wins : new boolean[] {true, false}) {
            String outlaws = "shootout outlaws " + (wins ? 0 : 9);
            Scene scene = lastTurn(year, outlaws + drawn + "\nrows 1 - - - - -").play("end");
            assertEquals(Box.shootoutPoints(table, wins, 0), scene.gained(1), drawn);
            assertEquals(Box.shootoutGraves(table, wins), scene.valley().graves(1), drawn);
        }
    }

    @Test
    @Rule({
        "**Clean-up**, after every year but the last: gunmen return to their owners' supplies,"
            + " outlaws to the stock, hotel guests to the supplies; the shootout tile goes and"
            + " shows the next; the next year's outlaws come; the mine cart's nuggets fill the gold"
            + " supply from the lowest row up."
    })
    void afterAYearTheTableIsCleanedUp() {
        Scene scene =
                lastTurn(
                                "valley players 3 sheriff 1 hotels",
                                1848,
                                "shootout outlaws 9 table b\nrows - - 1 - - -\n"
                                        + "player 2 has hotels 1 guests 2 dudes 1\ngold 2 cart 13")
                        .play("end");
        Valley valley = scene.valley();
        assertEquals(Valley.NOBODY, valley.row(2));
        int came = Box.event(0).dudes();
        assertEquals(Box.DUDES - came, valley.supply(0) + valley.graves(0), "the event's came");
        assertEquals(0, valley.guests(1));
        assertEquals(Box.outlaws(1, 3), valley.outlaws());
        assertEquals(valley.goldPlaces(), valley.gold());
        assertEquals(0, valley.cart());
        assertTrue(valley.shootoutTable() != 1 && valley.shootoutTable() < 4);
        assertEquals(1 << 1, valley.goneTiles());
        assertTrue(scene.tells("gunmen-went-home 3 1") && scene.tells("guests-left 2 2"));
        assertTrue(scene.tells("outlaws-left 9") && scene.tells("gold-refilled 13"));
        assertTrue(scene.tells("year-started 1849 outlaws " + Box.outlaws(1, 3)));
        Scene last = lastTurn(1850, "rows - - 1 - - -\ngold 2").play("end").asks("over 0");
        assertEquals(0, last.valley().row(2));
        assertEquals(last.valley().goldPlaces() - 2, last.valley().cart());
    }

    // The end

    @Test
    @Rule({
        "Points: those gained on the way; 6 for each building; tents in regions 3/7/12/18/25 for"
                + " 1/2/3/4/5; the canyons under the own rivers; bridges; 8 for each hotel; minus"
                + " graves in this order -1, -1, -2, -2, -3, -3 `*`.",
        "Points may be below 0."
    })
    void pointsComeFromEverything() {
        String[] rows = {
            "- - - - -", "1 - - - -", "1 1 - - -", "1 1 1 - -", "1 1 1 1 -", "1 1 1 1 1"
        };
        for (int tents = 0; tents <= 5; tents++) {
            int points = Box.regionPoints(tents);
            assertEquals(points, Scene.of("regions " + rows[tents]).score(1));
        }
        Scene scene =
                Scene.of(
                        "valley players 3 sheriff 1 hotels\n"
                                + "player 1 has points 5 hotels 2 horses 3\n"
                                + "player 1 built stable sawmill\nplayer 1 rivers 1:horses 4");
        int hotelsAndBuildings = 2 * Box.HOTEL_POINTS + 2 * Box.BUILDING_POINTS;
        int rivers = Box.canyonPoints(0) + Box.canyonPoints(3);
        int bridge = Math.min(Box.mostBridgePoints(Bridge.HORSES), 3 * each(Bridge.HORSES));
        assertEquals(5 + hotelsAndBuildings + rivers + bridge, scene.score(1));
        int points = 0;
        for (int dead = 0; dead <= Box.GRAVES; dead++) {
            points -= dead == 0 ? 0 : Box.gravePoints(dead - 1);
            assertEquals(points, Scene.of("player 1 has graves " + dead).score(1));
        }
    }

    @Test
    @Rule({
        "Tie: most nuggets; then most coins, dudes in the cabin, tents in the cabin and"
                + " horses together; then the win is shared.",
        "Gunmen of the last year are not in the cabin."
    })
    void tiesGoToNuggetsThenToBelongings() {
        Scene nuggets = Scene.of("player 1 has nuggets 1\nplayer 2 has coins 9");
        assertEquals(1, nuggets.place(1));
        assertEquals(2, nuggets.place(2));
        assertEquals(3, nuggets.place(3));
        Scene belongings = Scene.of("player 1 has coins 1 dudes 1 tents 1\nplayer 2 has horses 4");
        assertEquals(
                List.of(1, 1, 3),
                List.of(belongings.place(1), belongings.place(2), belongings.place(3)));
        Scene gunmen = Scene.of("player 1 has dudes 1\nrows - 2 - - - -");
        assertEquals(1, gunmen.place(1));
        assertEquals(2, gunmen.place(2));
    }

    private static int each(int kind) {
        return Box.bridgePoints(kind);
    }

    /** A bridge of this kind scores for so many things, up to its most. */
    private static void assertCounts(int things, int kind, String lines) {
        Scene scene = Scene.of(lines + "\nplayer 1 rivers 4:" + Bridge.word(kind));
        int points = Math.min(Box.mostBridgePoints(kind), things * each(kind));
        assertEquals(points, Score.bridges(scene.valley(), 0), Bridge.word(kind));
    }

    @Test
    @Rule({
        "Bridges `*`, points each (most): horse 2 (12); card in hand 2 (10); dude in the graveyard"
            + " 5 (15); barrel, used or not, 9 (27); own tent on an event 3 (12); nugget 4 (12);"
            + " own building with a shovel or wheelbarrow 4 (16; the mill is no building); river 3"
            + " (12); coin 2 (8); dude in the cabin 2 (10)."
    })
    void bridgesScoreWhatTheirOwnerHas() {
        assertCounts(3, Bridge.HORSES, "player 1 has horses 3");
        assertCounts(6, Bridge.HORSES, "player 1 has horses 6");
        assertCounts(2, Bridge.CARDS, "player 1 hand stable saloon");
        assertCounts(
                11,
                Bridge.CARDS,
                "player 1 hand assay-office boarding-house general-store print-shop"
                        + " placer-claim stable canvas-maker saloon surveyor toll-house sawmill");
        assertCounts(3, Bridge.BARRELS, "player 1 fresh horse\nplayer 1 used tent tent");
        assertCounts(5, Bridge.BARRELS, "player 1 used tent tent horse cards wagon");
        assertCounts(2, Bridge.EVENT_TENTS, "tents 1 - 1 - -");
        assertCounts(5, Bridge.EVENT_TENTS, "tents 1 1 1 1 1");
        assertCounts(2, Bridge.NUGGETS, "player 1 has nuggets 2");
        assertCounts(5, Bridge.NUGGETS, "player 1 has nuggets 5");
        assertCounts(2, Bridge.WORKSHOPS, "player 1 built stable print-shop sawmill");
        assertCounts(
                7,
                Bridge.WORKSHOPS,
                "player 1 built assay-office boarding-house general-store print-shop"
                        + " placer-claim stable canvas-maker");
        assertCounts(1, Bridge.RIVERS, "");
        Scene rivers = Scene.of("player 1 rivers 1 2 3 4:rivers");
        int all = Math.min(Box.mostBridgePoints(Bridge.RIVERS), 4 * each(Bridge.RIVERS));
        assertEquals(all, Score.bridges(rivers.valley(), 0));
        assertCounts(7, Bridge.COINS, "player 1 has coins 7");
        assertCounts(11, Bridge.COINS, "player 1 has coins 11");
        assertCounts(3, Bridge.DUDES, "player 1 has dudes 3");
        assertCounts(9, Bridge.DUDES, "player 1 has dudes 9");
        for (int graves : new int[] {2, 4}) {
            assertCounts(graves, Bridge.GRAVES, "player 1 has graves " + graves);
        }
    }

    @Test
    @Rule({
        "*Option \"short game\": 1 or 2 years, beginning in 1848, the last one with the"
                + " board's table.*"
    })
    void aShortGameEndsEarlierWithTheBoardsTable() {
        Scene one =
                lastTurn(
                        "valley players 3 sheriff 1 years 1",
                        1848,
                        "shootout outlaws 0 table board\nrows 1 - - - - -");
        one.play("end").asks("over 0");
        assertEquals(first(true), one.gained(1));
        Scene two = lastTurn("valley players 3 sheriff 1 years 2", 1848, "").play("end");
        assertFalse(two.told("year-started").isEmpty());
        assertEquals(Box.BOARD_TABLE, two.valley().shootoutTable());
    }
}
