package meeples.coloma.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import meeples.coloma.model.Box;
import meeples.coloma.model.Building;
import meeples.coloma.model.Country;
import meeples.coloma.model.Goods;
import meeples.coloma.model.Tool;
import meeples.testing.Rule;
import org.junit.jupiter.api.Test;

/** The section about the sixteen buildings. */
class BuildingsTest {
    private static final String THREE = "valley players 3 sheriff 1";

    @Test
    @Rule({
        "| Assay Office | shovel | 1 nugget | 4 coins, 1 dude / 1 nugget, 1 dude |",
        "| Boarding House | shovel | 2 dudes | 3 coins, 1 dude / 1 nugget, 1 dude |",
        "| General Store | shovel | 4 coins | |",
        "| Print Shop | shovel | 2 cards | 2 coins, 1 dude / 1 nugget, 1 dude |"
    })
    void shovelsGiveWhatIsInTheBox() {
        Scene scene =
                Scene.at(1, "player 1 built assay-office boarding-house general-store print-shop");
        scene.play("shovel assay-office", "shovel boarding-house");
        scene.play("shovel general-store", "shovel print-shop");
        assertGained(
                Box.shovel(Building.ASSAY_OFFICE)
                        .and(Box.shovel(Building.BOARDING_HOUSE))
                        .and(Box.shovel(Building.GENERAL_STORE))
                        .and(Box.shovel(Building.PRINT_SHOP)),
                scene);
    }

    /** Player 1, who had nothing but a horse, has these goods now. */
    private static void assertGained(Goods all, Scene scene) {
        assertEquals(all.coins(), scene.coins(1));
        assertEquals(all.nuggets(), scene.nuggets(1));
        assertEquals(all.dudes(), scene.dudes(1));
        assertEquals(all.tents(), scene.tents(1));
        assertEquals(1 + all.horses(), scene.horses(1));
        assertEquals(all.cards(), scene.cards(1));
    }

    @Test
    @Rule({
        "| Placer Claim | wheelbarrow | 1 nugget, 2 coins | 3 coins, 1 dude / 1 nugget, 1"
                + " dude |",
        "| Stable | wheelbarrow | 1 horse, 1 coin | 2 coins, 1 dude / 1 nugget, 1 dude |",
        "| Canvas Maker | wheelbarrow | 1 tent, 2 coins | |",
        "| Saloon | wheelbarrow | 2 dudes | 3 coins, 1 dude / 1 nugget, 1 dude |"
    })
    void wheelbarrowsGiveWhatIsInTheBox() {
        Scene scene = Scene.at(1, "player 1 built placer-claim stable canvas-maker saloon");
        scene.play("wheelbarrow placer-claim", "wheelbarrow stable");
        scene.play("wheelbarrow canvas-maker", "wheelbarrow saloon");
        assertGained(
                Box.wheelbarrow(Building.PLACER_CLAIM)
                        .and(Box.wheelbarrow(Building.STABLE))
                        .and(Box.wheelbarrow(Building.CANVAS_MAKER))
                        .and(Box.wheelbarrow(Building.SALOON)),
                scene);
    }

    @Test
    @Rule({
        "| Surveyor | site 2 | hammer costs 1 coin less | 4 coins, 1 dude / 1 nugget, 1 dude |",
        "| Toll House | site 2 | 1 coin for each river or bridge made | 4 coins, 1 dude / 2"
                + " nuggets, 1 dude |",
        "What it gives comes after the cost is paid.",
        "No cost falls below 0 coins; dudes are never reduced."
    })
    void surveyorAndTollHouseWorkAtTheRiver() {
        int cost = Math.max(0, Box.riverCost(Tool.HAMMER) - Box.SURVEYOR_DISCOUNT);
        int hammerDudes = Box.riverDudes(Tool.HAMMER);
        int sawDudes = Box.riverDudes(Tool.SAW);
        Scene scene =
                Scene.at(
                        2,
                        "bridges horses:1 coins:1 graves:1 rivers:1 cards:1 dudes:1\n"
                                + Scene.has(1, cost, 0, hammerDudes + sawDudes)
                                + "player 1 built surveyor toll-house");
        scene.play("river hammer 4");
        String paid = "paid 1 coins " + cost + " nuggets 0 tents 0 dudes " + hammerDudes;
        assertTrue(scene.tells(paid));
        assertEquals(Box.TOLL.coins(), scene.coins(1));
        assertEquals(sawDudes, scene.dudes(1), "dudes are never reduced");
        int toll = scene.told().indexOf(scene.told("coins-gained").get(0));
        assertTrue(scene.told().indexOf(paid) < toll);
        Scene saw =
                Scene.at(
                        2,
                        Scene.has(1, 0, Box.riverCost(Tool.SAW), sawDudes)
                                + "player 1 built surveyor");
        saw.play("river saw 4");
        assertEquals(0, saw.nuggets(1), "the saw costs what it costs");
        Scene bridge =
                Scene.at(
                        2,
                        "bridges horses:1 coins:1 graves:1 rivers:1 cards:1 dudes:1\n"
                                + Scene.has(
                                        1,
                                        Box.bridgeCost(Tool.HAMMER) - Box.SURVEYOR_DISCOUNT,
                                        0,
                                        Box.bridgeDudes(Tool.HAMMER))
                                + "player 1 rivers 1\nplayer 1 built surveyor");
        bridge.play("bridge hammer horses");
        assertEquals(0, bridge.coins(1));
        Scene poor = Scene.at(2, "player 1 has dudes 0 coins 9\nplayer 1 built surveyor");
        assertEquals(List.of(), poor.moves("river"));
    }

    @Test
    @Rule({
        "| Sawmill | site 3 | hammer costs 1 coin less | 4 coins, 1 dude / 1 nugget, 1 dude |",
        "| Carpenters | site 3 | 1 dude for each building made, the Carpenters excepted | 5"
                + " coins, 1 dude / 3 nuggets, 1 dude |"
    })
    void sawmillAndCarpentersWorkWhereThereIsBuilding() {
        int hammer = Box.buildingCost(Building.STABLE, Tool.HAMMER) - Box.SAWMILL_DISCOUNT;
        int saw = Box.buildingCost(Building.SALOON, Tool.SAW);
        int afterOne = Box.BUILDING_DUDES + Box.CARPENTERS_BONUS.dudes();
        Scene scene =
                Scene.at(
                        3,
                        Scene.has(1, hammer, saw, 2 * Box.BUILDING_DUDES)
                                + "player 1 hand stable saloon\n"
                                + "player 1 built sawmill carpenters");
        scene.play("build saw saloon");
        assertEquals(0, scene.nuggets(1));
        assertEquals(afterOne, scene.dudes(1));
        assertEquals(1 + Box.CARPENTERS_BONUS.cards(), scene.cards(1));
        scene.play("build hammer stable");
        assertEquals(0, scene.coins(1));
        assertEquals(2 * Box.CARPENTERS_BONUS.dudes(), scene.dudes(1));
        int ownCost = Box.buildingCost(Building.CARPENTERS, Tool.HAMMER);
        Scene itself =
                Scene.at(
                                3,
                                Scene.has(1, ownCost, 0, Box.BUILDING_DUDES)
                                        + "player 1 hand carpenters")
                        .play("build hammer carpenters");
        assertEquals(0, itself.dudes(1));
    }

    @Test
    @Rule({
        "| Blacksmith | site 4 | 2 spaces more for each wagon action | 3 coins, 1 dude / 1"
                + " nugget, 1 dude |",
        "| Stage Office | site 4 | stopping in a town gives both goods, left then right | 2"
                + " coins, 1 dude / 1 nugget, 1 dude |"
    })
    void blacksmithAndStageOfficeWorkForWagons() {
        Scene scene =
                Scene.at(4, "player 1 built blacksmith stage-office").play("go ca1", "go ca2");
        scene.play("go auburn").asks("act 1");
        Goods settlement = Box.roadGood(0, 0);
        Goods auburn = Box.leftGood(Country.AUBURN).and(Box.rightGood(Country.AUBURN));
        assertEquals(settlement.coins() + auburn.coins(), scene.coins(1));
        assertEquals(auburn.nuggets(), scene.nuggets(1));
        List<String> told = scene.told();
        int left =
                told.indexOf(told.stream().filter(line -> isGain(line, "coins")).findFirst().get());
        int right =
                told.indexOf(
                        told.stream().filter(line -> isGain(line, "nuggets")).findFirst().get());
        assertTrue(left < right);
    }

    private static boolean isGain(String line, String what) {
        return line.startsWith(what + "-gained ") && line.endsWith(" because wagon auburn");
    }

    @Test
    @Rule({
        "| Undertaker | site 5 | 1 coin for each gunman placed | 5 coins, 1 dude / 2 nuggets, 1"
                + " dude |",
        "It does not work for wagon actions, gunmen or anything else that a barrel or a"
                + " pioneer card gives, nor on the Barker's site."
    })
    void theUndertakerPaysForGunmenOfTheSite() {
        Scene scene =
                Scene.at(5, "player 1 has dudes 4\nplayer 1 built undertaker").play("gunmen 4");
        assertEquals(4 * Box.UNDERTAKER_COINS, scene.coins(1));
        Scene vigilante =
                Scene.at(
                        5,
                        "player 1 has dudes 4\nplayer 1 built undertaker\n"
                                + "player 1 pioneer vigilante\nplayer 1 used horse");
        vigilante.play("raid horse 4");
        assertEquals(0, vigilante.coins(1));
        Scene barrel =
                Scene.at(
                        1,
                        "player 1 built blacksmith stage-office\nplayer 1 fresh wagon\n"
                                + "towns - - - - -\nroad ca - 1");
        barrel.play("use-barrel wagon", "go auburn");
        assertEquals(List.of("stop left", "stop right"), barrel.moves());
        Scene barker =
                Scene.at(
                        THREE,
                        2,
                        2,
                        Scene.has(1, Box.PRICE_OF_A_HORSE_OR_TENT, 0, 1)
                                + "player 1 built surveyor");
        assertEquals(2, barker.moves("buy").size());
        assertEquals(List.of(), barker.moves("river"));
    }

    @Test
    @Rule({
        "A building of site N works for the two actions of site N, also for its secondary"
                + " action when that is used through the signpost."
    })
    void aBuildingWorksThroughTheSignpost() {
        // round 3: the signpost on site 5 points to site 4
        Scene wagon =
                Scene.at(
                        THREE,
                        3,
                        5,
                        "wheel - barricade barker - signpost\n"
                                + "player 1 built blacksmith stage-office");
        wagon.play("go ca1", "go ca2", "go auburn").asks("act 1");
        assertEquals(Box.rightGood(Country.AUBURN).nuggets(), wagon.nuggets(1));
        // round 1: the signpost on site 3 points to site 2
        Scene river =
                Scene.at(
                        THREE,
                        1,
                        3,
                        "wheel barker - signpost barricade -\nplayer 1 built toll-house\n"
                                + Scene.has(
                                        1, 0, Box.riverCost(Tool.SAW), Box.riverDudes(Tool.SAW)));
        river.play("river saw 4");
        assertEquals(Box.TOLL.coins(), river.coins(1));
    }

    @Test
    @Rule({"It works from the moment it is built, also for the other action of the same turn."})
    void aBuildingWorksFromTheMomentItIsBuilt() {
        int hammer = Box.buildingCost(Building.STABLE, Tool.HAMMER);
        int dudes = 2 * Box.BUILDING_DUDES;
        Scene scene =
                Scene.at(
                        3,
                        Scene.has(
                                        1,
                                        hammer - Box.SAWMILL_DISCOUNT,
                                        Box.buildingCost(Building.SAWMILL, Tool.SAW),
                                        dudes)
                                + "player 1 hand sawmill carpenters stable");
        scene.play("build saw sawmill", "build hammer stable");
        assertEquals(0, scene.coins(1));
        Scene carpenters =
                Scene.at(
                        3,
                        Scene.has(1, hammer, Box.buildingCost(Building.CARPENTERS, Tool.SAW), dudes)
                                + "player 1 hand carpenters stable");
        carpenters.play("build saw carpenters", "build hammer stable");
        assertEquals(Box.CARPENTERS_BONUS.dudes(), carpenters.dudes(1));
        assertEquals(Box.CARPENTERS_BONUS.cards(), carpenters.cards(1));
    }

    @Test
    @Rule({
        "| Blasting Shed | anywhere | once a turn discard a used barrel: the barricade does"
                + " not stop your secondary action this turn, the Barker's and the one that the"
                + " signpost points to included | |"
    })
    void theBlastingShedClearsTheBarricade() {
        String shed = "player 1 built blasting-shed\nplayer 1 used horse tent\n";
        Scene own = Scene.at(1, "wheel barricade signpost - - barker\n" + shed);
        assertEquals(List.of("horse", "tent"), own.moves("blast"));
        own.play("blast tent", "wheelbarrow mill");
        assertEquals(Box.wheelbarrow(Building.MILL).nuggets(), own.nuggets(1));
        assertEquals(List.of(), own.moves("blast"));
        assertTrue(own.tells("barrel-discarded 1 tent because building blasting-shed"));
        Scene barkers =
                Scene.at(
                        THREE,
                        1,
                        1,
                        "wheel barker+barricade - signpost - -\nhideout horse tent nugget cards\n"
                                + shed);
        assertFalse(barkers.may("take-barrel 1"));
        assertTrue(barkers.play("blast horse").may("take-barrel 1"));
        String purse = Scene.has(1, 0, Box.riverCost(Tool.SAW), Box.riverDudes(Tool.SAW));
        Scene signpost = Scene.at(THREE, 1, 3, shed + purse);
        assertEquals(List.of(), signpost.moves("river"));
        assertEquals(4, signpost.play("blast horse").moves("river saw").size());
        Scene pointed =
                Scene.at(THREE, 1, 3, "wheel barker barricade signpost - -\n" + shed + purse);
        assertEquals(4, pointed.play("blast horse").moves("river saw").size());
        Scene useless = Scene.at(1, shed);
        assertEquals("the barricade stops nothing here", useless.refusal("blast horse"));
    }
}
