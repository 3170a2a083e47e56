package meeples.coloma.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import meeples.coloma.model.Barrel;
import meeples.coloma.model.Box;
import meeples.coloma.model.Building;
import meeples.coloma.model.Goods;
import meeples.coloma.model.Tool;
import meeples.coloma.notation.EventText;
import meeples.play.Eyes;
import meeples.testing.Rule;
import org.junit.jupiter.api.Test;

/** The sections about gold, coins and cards, and about the sites. */
class SitesTest {
    private static final String THREE = "valley players 3 sheriff 1";
    private static final String MARKET =
            "bridges horses:2 coins:1 graves:0 rivers:2 cards:2 dudes:1\n";

    // Gold, coins, cards

    @Test
    @Rule({
        "A nugget is taken from the topmost row that has one.",
        "When the supply is empty, each nugget that should be gained is 1 coin instead; each"
                + " is looked at alone."
    })
    void nuggetsComeFromTheTopAndThenThereAreCoins() {
        Goods mill = Box.wheelbarrow(Building.MILL);
        Goods claim = Box.wheelbarrow(Building.PLACER_CLAIM);
        Scene scene = Scene.at(1, "gold 12").play("wheelbarrow mill");
        assertEquals(12 - mill.nuggets(), scene.valley().gold());
        Scene nine = Scene.at(1, "gold 9");
        assertEquals(Box.goldValue(1), nine.valley().goldValue());
        assertEquals(Box.goldValue(2), nine.play("wheelbarrow mill").valley().goldValue());
        Scene empty = Scene.at(1, "gold 0").play("wheelbarrow mill");
        assertEquals(0, empty.nuggets(1));
        assertEquals(mill.nuggets(), empty.coins(1));
        Scene robbed = Scene.at(1, "gold 1\nplayer 1 built placer-claim");
        robbed.play("wheelbarrow mill", "wheelbarrow placer-claim");
        assertEquals(1, robbed.nuggets(1));
        int inCoins = mill.nuggets() + claim.nuggets() - 1;
        assertEquals(inCoins + claim.coins(), robbed.coins(1));
    }

    @Test
    @Rule({
        "Coins can be paid with nuggets.",
        "Each is worth the value of the lowest section that has an empty place, read once"
                + " before paying; a full supply counts as 3.",
        "The payer chooses how many nuggets to use, coins pay the rest; no nugget may be used"
                + " if the others already cover the cost; no change is given."
    })
    void coinsCanBePaidWithNuggets() {
        int cost = Box.buildingCost(Building.STABLE, Tool.HAMMER);
        int highest = Box.goldValue(0);
        int middle = Box.goldValue(2);
        String stable = " dudes " + Box.BUILDING_DUDES + "\nplayer 1 hand stable";
        String rich = "player 1 has coins " + cost + " nuggets " + cost + stable;
        Scene full = Scene.at(3, "player 1 has coins " + cost + stable);
        assertEquals(full.valley().goldPlaces(), full.valley().gold());
        assertEquals(highest, full.valley().goldValue());
        Scene three = Scene.at(3, rich + "\ngold 9").play("build hammer stable");
        assertEquals(pays(cost, highest), three.moves());
        String tooMany = "pay " + pays(cost, highest).size();
        assertEquals("it cannot be paid with so many nuggets", three.refusal(tooMany));
        three.play("pay 1");
        assertEquals(cost - Math.max(0, cost - highest), three.coins(1));
        assertEquals(cost - 1, three.nuggets(1));
        Scene two = Scene.at(3, rich + "\ngold 7").play("build hammer stable");
        assertEquals(pays(cost, middle), two.moves());
        two.play("pay " + (pays(cost, middle).size() - 1));
        assertEquals(cost, two.coins(1), "no change is given");
        Scene one = Scene.at(3, rich + "\ngold 2").play("build hammer stable");
        assertEquals(pays(cost, Box.goldValue(4)), one.moves());
        Scene forced = Scene.at(3, "player 1 has coins " + (cost - 1) + " nuggets 1" + stable);
        forced.play("build hammer stable").asks("act 1");
        assertEquals(0, forced.nuggets(1), "coins alone are too few");
        assertEquals(cost - 1 - Math.max(0, cost - highest), forced.coins(1));
    }

    /** With so many nuggets, none left over, can a cost be paid. */
    private static List<String> pays(int cost, int value) {
        return IntStream.rangeClosed(0, (cost + value - 1) / value)
                .mapToObj(nuggets -> "pay " + nuggets)
                .toList();
    }

    @Test
    @Rule({"A cost in nuggets is paid in nuggets: coins never stand in for them."})
    void coinsNeverStandInForNuggets() {
        Scene scene =
                Scene.at(
                        3,
                        "player 1 has coins 20 dudes 5 nuggets "
                                + (Box.buildingCost(Building.STABLE, Tool.SAW) - 1)
                                + "\nplayer 1 hand stable");
        assertEquals(List.of("stable"), scene.moves("build hammer"));
        assertEquals(List.of(), scene.moves("build saw"));
        assertEquals(
                "there are too few nuggets to pay for that", scene.refusal("build saw stable"));
    }

    @Test
    @Rule({
        "There is no limit to a hand.",
        "Each card that should be drawn from an empty deck is 1 point instead."
    })
    void aHandHasNoLimitAndAnEmptyDeckGivesPoints() {
        Scene scene =
                Scene.at(
                        1,
                        "player 1 hand assay-office boarding-house general-store placer-claim"
                            + " stable canvas-maker saloon surveyor toll-house sawmill carpenters"
                            + " blacksmith stage-office undertaker\n"
                            + "player 1 built print-shop\n"
                            + "player 1 fresh cards");
        scene.play("shovel print-shop");
        assertEquals(15, scene.cards(1));
        int missing = Box.shovel(Building.PRINT_SHOP).cards() - 1;
        assertEquals(missing, scene.gained(1));
        scene.play("use-barrel cards");
        assertEquals(missing + Box.barrel(Barrel.CARDS).cards(), scene.gained(1));
    }

    @Test
    @Rule({
        "A discarded card goes on top or at the bottom of the own deck, as its owner likes;"
                + " others see that and at which end, not which card.",
        "A deck is never shuffled again."
    })
    void aDiscardedCardGoesToAnEndOfTheDeck() {
        Scene scene =
                Scene.at(
                        1,
                        "player 1 pioneer maverick\nplayer 1 hand saloon stable\n"
                                + "player 1 built print-shop");
        assertTrue(scene.may("discard saloon top coin") && scene.may("discard saloon bottom coin"));
        scene.play("discard saloon top coin");
        assertEquals("card-put-back 1 saloon top hidden pioneer", scene.told().get(0));
        Event told = new Event.CardPutBack(0, Building.SALOON, true, false, Cause.PIONEER);
        assertEquals(
                "card-put-back 1 unknown top hidden pioneer",
                EventText.write(told.seenBy(Eyes.of(1))));
        scene.play("shovel print-shop");
        assertTrue(scene.told("cards-drawn").get(0).matches("cards-drawn 1 \\d saloon .*"));
        Scene bottom =
                Scene.at(
                        1,
                        "player 1 pioneer maverick\nplayer 1 hand saloon stable\n"
                                + "player 1 bottom sawmill\nplayer 1 built print-shop");
        bottom.play("discard saloon bottom coin");
        while (bottom.valley().shuffled(0) != 0) {
            bottom.valley().drawCard(0);
        }
        assertEquals(Building.SAWMILL, bottom.valley().drawCard(0));
        assertEquals(Building.SALOON, bottom.valley().drawCard(0));
    }

    // Site 1

    @Test
    @Rule({
        "Primary: every shovel once: Sutter's Mill gives 3 coins `*`, and each own building"
                + " with a shovel.",
        "Secondary: every wheelbarrow once: the mill gives 1 nugget `*`, and each own"
                + " building with a wheelbarrow."
    })
    void workdayUsesShovelsAndWheelbarrows() {
        Scene scene = Scene.at(1, "player 1 built general-store stable sawmill");
        assertEquals(List.of("general-store", "mill"), scene.moves("shovel"));
        assertEquals(List.of("stable", "mill"), scene.moves("wheelbarrow"));
        scene.play("shovel mill");
        assertEquals(Box.shovel(Building.MILL).coins(), scene.coins(1));
        assertEquals("it was used this turn", scene.refusal("shovel mill"));
        scene.play("wheelbarrow mill");
        assertEquals(Box.wheelbarrow(Building.MILL).nuggets(), scene.nuggets(1));
    }

    // Site 2

    @Test
    @Rule({
        "Primary (hammer): survey one river or build one bridge, paying coins.",
        "Secondary (saw): the same, paying nuggets.",
        "River: 2 coins and 1 dude, or 1 nugget and 1 dude `*`.",
        "A river covers one of the own free canyons, as its owner likes; what the canyon"
                + " shows is gained at once, its points count at the end.",
        "Canyons `*`: 3 points with 1 nugget; 4 points with 2 dudes; 5 points with 1 card; 6"
                + " points with nothing."
    })
    void riversCoverCanyons() {
        int coins = Box.riverCost(Tool.HAMMER);
        int nuggets = Box.riverCost(Tool.SAW);
        int dudes = Box.riverDudes(Tool.HAMMER) + Box.riverDudes(Tool.SAW);
        String purse = Scene.has(1, coins, nuggets, dudes);
        Scene scene = Scene.at(2, purse);
        assertEquals(2 * Box.CANYONS, scene.moves("river").size());
        scene.play("river hammer 1").asks("pay 1").play("pay 0");
        assertEquals(0, scene.coins(1));
        assertEquals(Box.riverDudes(Tool.SAW) + Box.canyonGoods(0).dudes(), scene.dudes(1));
        assertEquals(nuggets + Box.canyonGoods(0).nuggets(), scene.nuggets(1), "gained at once");
        assertEquals(List.of(), scene.moves("river hammer"));
        scene.play("river saw 2");
        assertEquals(Box.canyonGoods(0).nuggets(), scene.nuggets(1));
        assertEquals(Box.canyonGoods(1).dudes(), scene.dudes(1));
        assertEquals(Box.canyonPoints(0) + Box.canyonPoints(1), scene.score(1));
        Scene card = Scene.at(2, purse).play("river hammer 3", "pay 0");
        assertEquals(Box.canyonGoods(2).cards(), card.cards(1));
        assertEquals(Box.canyonPoints(2), card.score(1));
        Scene nothing = Scene.at(2, purse).play("river hammer 4", "pay 0");
        assertEquals(Box.canyonPoints(3), nothing.score(1));
        assertEquals(0, nothing.gained(1));
        Scene taken = Scene.at(2, purse + "player 1 rivers 1");
        assertEquals("that canyon is covered already", taken.refusal("river hammer 1"));
    }

    @Test
    @Rule({
        "Bridge: 3 coins and 1 dude `*`, or 2 nuggets and 1 dude `*`.",
        "A bridge goes on an own river that has none.",
        "So nobody has more than four of each.",
        "Nobody builds two of one kind.",
        "What is sold out is gone."
    })
    void bridgesGoOnRivers() {
        int hammerDudes = Box.bridgeDudes(Tool.HAMMER);
        String purse =
                MARKET
                        + Scene.has(
                                1,
                                Box.bridgeCost(Tool.HAMMER),
                                Box.bridgeCost(Tool.SAW),
                                hammerDudes + Box.bridgeDudes(Tool.SAW));
        Scene none = Scene.at(2, purse);
        assertEquals(List.of(), none.moves("bridge"));
        assertEquals(
                "a bridge needs an own river that has none", none.refusal("bridge saw horses"));
        Scene scene = Scene.at(2, purse + "player 1 rivers 1:horses 3 4");
        assertEquals(
                List.of("hammer coins", "hammer rivers", "hammer cards", "hammer dudes"),
                scene.moves("bridge").subList(0, 4));
        assertEquals("nobody builds two bridges of one kind", scene.refusal("bridge saw horses"));
        assertEquals("such a bridge is not sold, or sold out", scene.refusal("bridge saw graves"));
        scene.play("bridge saw coins");
        assertEquals(0, scene.nuggets(1));
        assertEquals(hammerDudes, scene.dudes(1));
        assertTrue(scene.tells("bridge-built 1 saw coins 3"));
        assertEquals(-1, scene.valley().marketPlace(8), "the last one of its kind is gone");
        scene.play("bridge hammer rivers");
        assertEquals(0, scene.coins(1));
        Scene all = Scene.at(2, purse + "player 1 rivers 1:horses 2:graves 3:nuggets 4:barrels");
        assertEquals(List.of(), all.moves("river"));
        assertEquals(List.of(), all.moves("bridge"));
    }

    // Site 3

    @Test
    @Rule({
        "Primary: build one card from the hand at its hammer cost.",
        "Secondary: one at its saw cost.",
        "(With hotels: a hotel instead.)",
        "Cost hammer 3 coins and 1 dude, saw 2 nuggets and 1 dude, unless said otherwise."
    })
    void buildingsAreBuiltFromTheHand() {
        int hammer = priciest(Tool.HAMMER);
        int saw = priciest(Tool.SAW);
        Scene scene =
                Scene.at(
                        THREE + " hotels",
                        3,
                        Scene.has(1, hammer, saw, 2 * Box.BUILDING_DUDES)
                                + "player 1 hand stable undertaker");
        assertEquals(List.of("stable", "undertaker"), scene.moves("build hammer"));
        assertEquals(List.of("stable", "undertaker"), scene.moves("build saw"));
        assertEquals("that card is not in hand", scene.refusal("build saw saloon"));
        scene.play("build hammer stable", "pay 0");
        assertEquals(hammer - Box.buildingCost(Building.STABLE, Tool.HAMMER), scene.coins(1));
        assertEquals(Box.BUILDING_DUDES, scene.dudes(1));
        scene.play("build saw undertaker");
        assertEquals(saw - Box.buildingCost(Building.UNDERTAKER, Tool.SAW), scene.nuggets(1));
        assertEquals(0, scene.dudes(1));
        assertEquals(List.of("end"), scene.moves());
        Scene hotel =
                Scene.at(
                        THREE + " hotels",
                        3,
                        Scene.has(1, Box.hotelCost(Tool.HAMMER), Box.hotelCost(Tool.SAW), 9));
        assertEquals(List.of("hammer", "saw"), hotel.moves("hotel"));
        assertEquals(List.of(), Scene.at(3, "player 1 has coins 9 dudes 9").moves("hotel"));
    }

    /** What the dearer one of the two cards costs. */
    private static int priciest(int tool) {
        return Math.max(
                Box.buildingCost(Building.STABLE, tool),
                Box.buildingCost(Building.UNDERTAKER, tool));
    }

    // Site 4

    @Test
    @Rule({"Primary: one wagon action.", "Secondary: another."})
    void theWagonSiteHasTwoWagonActions() {
        Scene scene = Scene.at(4, "").play("go ca1").asks("act 1").play("go ca2").asks("act 1");
        assertEquals("ca2", scene.wagon(1));
        assertEquals(List.of("end"), scene.moves());
        Scene barred = Scene.at(4, "wheel barker - signpost barricade -").play("go ca1");
        assertEquals(List.of("end"), barred.moves());
    }

    // Site 5

    @Test
    @Rule({
        "Primary, all in one turn and in any order: place gunmen in one row of the shootout;"
                + " place any number of tents; (with hotels: put dudes to bed).",
        "Secondary: gain 1 tent."
    })
    void theFrontierHasGunmenTentsAndBeds() {
        Scene scene = Scene.at(THREE + " hotels", 2, 5, "player 1 has dudes 5 tents 2 hotels 1");
        scene.play("tent-on-event 3", "gunmen 2", "bed 2", "tent-on-event 1", "take-tent");
        assertEquals(1, scene.dudes(1));
        assertEquals(1, scene.tents(1));
        assertEquals(List.of("end"), scene.moves());
        Scene tentFirst = Scene.at(THREE, 2, 5, "").play("take-tent", "tent-on-event 5");
        assertEquals(0, tentFirst.tents(1));
    }

    // The Barker

    @Test
    @Rule({
        "Primary: buy any number of horses and tents at 1 coin each `*`, within the limits,"
                + " in one purchase that is paid together."
    })
    void theBarkerSellsHorsesAndTents() {
        int price = Box.PRICE_OF_A_HORSE_OR_TENT;
        int coins = Math.max(0, 3 * price - Box.goldValue(0)); // a nugget pays the rest
        int horses = Box.MOST_HORSES - 1;
        Scene scene =
                Scene.at(
                        THREE,
                        1,
                        1,
                        "gold 14\nplayer 1 has nuggets 1 coins " + coins + " horses " + horses);
        assertEquals(
                List.of(
                        "horses 0 tents 1",
                        "horses 0 tents 2",
                        "horses 0 tents 3",
                        "horses 1 tents 0",
                        "horses 1 tents 1",
                        "horses 1 tents 2"),
                scene.moves("buy"));
        scene.play("buy horses 1 tents 2");
        scene.asks("act 1");
        assertEquals(0, scene.coins(1));
        assertEquals(0, scene.nuggets(1));
        assertEquals(Box.MOST_HORSES, scene.horses(1));
        assertEquals(2, scene.tents(1));
        assertEquals(List.of(), scene.moves("buy"));
    }

    private static final String HIDEOUT = "hideout horse tent nugget cards\n";

    @Test
    @Rule({
        "Secondary: take one barrel from the hideout, face up or the top one of the stack,"
                + " and add the outlaws of the place it came from, as long as there are pieces.",
        "A face-up place is filled from the stack at once; other barrels do not slide.",
        "A barrel is shown to all when it is taken."
    })
    void theBarkerGivesABarrelAndOutlawsCome() {
        Scene scene =
                Scene.at(THREE, 1, 1, HIDEOUT + "shootout outlaws 5 table a").play("take-barrel 4");
        assertEquals(5 + Box.barrelOutlaws(3), scene.valley().outlaws());
        assertTrue(scene.tells("barrel-taken 1 4 cards"));
        assertEquals(Barrel.HORSE, scene.valley().faceUp(0));
        assertEquals(Barrel.NUGGET, scene.valley().faceUp(2));
        int barrels = Barrel.KINDS * Box.BARRELS_OF_A_KIND;
        assertEquals(barrels - Barrel.FACE_UP - 1, scene.valley().stackSize());
        assertTrue(scene.valley().faceUp(3) != Barrel.NONE);
        assertEquals(1, scene.told("barrel-turned-up").size());
        Scene stack = Scene.at(THREE, 1, 1, HIDEOUT).play("take-barrel stack");
        assertEquals(Box.barrelOutlaws(Barrel.STACK), stack.valley().outlaws());
        assertTrue(stack.told("barrel-taken").get(0).startsWith("barrel-taken 1 stack "));
        Scene full =
                Scene.at(THREE, 1, 1, HIDEOUT + "shootout outlaws " + Box.OUTLAWS + " table a")
                        .play("take-barrel 3");
        assertEquals(Box.OUTLAWS, full.valley().outlaws());
    }

    /** All barrels but those face up belong to players 1 and 2. */
    private static String owned(String discarded, String usedOfFirst) {
        String[] kinds = {
            "purse",
            "full-purse",
            "nugget",
            "dudes-and-nugget",
            "dudes-and-coin",
            "horse",
            "tent",
            "cards",
            "wagon",
            "points"
        };
        StringBuilder rest = new StringBuilder("player 2 used");
        String gone = "horse tent nugget cards " + discarded + " " + usedOfFirst;
        for (String kind : kinds) {
            int out = gone.split(" " + kind + "\\b|^" + kind + "\\b", -1).length - 1;
            rest.append((" " + kind).repeat(Box.BARRELS_OF_A_KIND - out));
        }
        return HIDEOUT
                + (discarded.isEmpty() ? "" : "discarded " + discarded + "\n")
                + (usedOfFirst.isEmpty() ? "" : "player 1 used " + usedOfFirst + "\n")
                + rest
                + "\n";
    }

    @Test
    @Rule({
        "Used barrels lie face down and still belong to their owner; discarded ones lie face up,"
                + " belong to nobody, and are shuffled into a new stack when one is needed and the"
                + " stack is empty.",
        "If there is none, the place stays empty until there is one."
    })
    void discardedBarrelsBecomeTheStack() {
        Scene shuffled = Scene.at(THREE, 1, 1, owned("points wagon", "")).play("take-barrel 1");
        assertTrue(shuffled.tells("barrels-shuffled 2"));
        assertEquals(1, shuffled.valley().stackSize());
        assertEquals(0, shuffled.valley().discards());
        Scene none = Scene.at(THREE, 1, 1, owned("", "points")).play("take-barrel 1");
        assertEquals(Barrel.NONE, none.valley().faceUp(0));
        none.play("use-barrel horse");
        assertEquals(2, none.valley().barrels(0), "a used barrel still belongs to its owner");
        Scene filled =
                Scene.at(
                        THREE,
                        1,
                        1,
                        owned("", "points")
                                + "wheel barker+barricade - signpost - -\n"
                                + "player 1 built blasting-shed");
        filled.play("blast points");
        assertEquals(1, filled.valley().discards(), "nothing needs a barrel");
        filled.play("take-barrel 2");
        assertEquals(Barrel.POINTS, filled.valley().faceUp(1));
        assertFalse(filled.may("take-barrel stack"));
        Scene waiting =
                Scene.at(
                        THREE,
                        1,
                        1,
                        owned("", "points")
                                + "player 1 pioneer vigilante\n"
                                + "player 1 has dudes 1");
        waiting.play("take-barrel 1", "raid points 1");
        assertEquals(Barrel.POINTS, waiting.valley().faceUp(0), "the place waited for it");
    }

    @Test
    @Rule({
        "Barrels `*` (3 of each): 1 nugget and 4 coins; 2 nuggets and 1 coin; 2 nuggets; 3"
                + " dudes and 1 nugget; 3 dudes and 3 coins; 2 horses; 3 tents and 1 nugget; 2"
                + " cards, 1 nugget and 2 coins; 1 wagon action; 4 points."
    })
    void barrelsGiveWhatIsInTheBox() {
        Goods all = Goods.nothing();
        StringBuilder fresh = new StringBuilder("player 1 fresh");
        for (int kind = 0; kind < Barrel.KINDS; kind++) {
            fresh.append(' ').append(Barrel.word(kind));
            all = all.and(Box.barrel(kind));
        }
        Scene scene = Scene.at(1, fresh.toString());
        for (int kind = 0; kind < Barrel.KINDS; kind++) {
            if (kind != Barrel.WAGON) {
                scene.play("use-barrel " + Barrel.word(kind));
            }
        }
        assertEquals(all.coins(), scene.coins(1));
        assertEquals(all.nuggets(), scene.nuggets(1));
        assertEquals(all.dudes(), scene.dudes(1));
        assertEquals(1 + all.horses(), scene.horses(1));
        assertEquals(all.tents(), scene.tents(1));
        assertEquals(all.cards(), scene.cards(1));
        assertEquals(all.points(), scene.gained(1));
        scene.play("use-barrel wagon").asks("way 1").play("go ca1", "stop").asks("act 1");
        assertEquals(all.coins() + Box.roadGood(0, 0).coins(), scene.coins(1));
        assertEquals(Barrel.KINDS, scene.valley().barrels(0));
    }
}
