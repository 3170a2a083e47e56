package meeples.coloma.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import meeples.coloma.model.Box;
import meeples.coloma.model.Building;
import meeples.coloma.model.PioneerCards;
import meeples.coloma.model.Setup;
import meeples.coloma.model.Tool;
import meeples.coloma.model.Valley;
import meeples.testing.Rule;
import org.junit.jupiter.api.Test;

/** The sections about Buster, hotels, the mule duel and pioneers. */
class ExtrasTest {
    private static final String THREE = "valley players 3 sheriff 1";
    private static final String HOTELS = "valley players 3 sheriff 1 hotels";
    private static final String MULES = "valley players 2 sheriff 1 mules";

    // Buster

    @Test
    @Rule({
        "After the event two of Buster's five cards (one for each site) are shown: he does"
                + " not go there this round.",
        "After the pioneers are placed one of the other three is drawn and Buster is put on"
                + " that site, the Barker's included.",
        "Afterwards his cards are shuffled."
    })
    void twoOfBustersCardsAreShownAndOneOfTheOthersDrawn() {
        Set<String> shown = new HashSet<>();
        Set<Integer> sites = new HashSet<>();
        for (int seed = 0; seed < 200; seed++) {
            Scene scene =
                    Scene.of(
                            "valley players 2 sheriff 1\nyear 1848 round 1\nbuster 1 2\n"
                                    + "pioneers - - - - 1\nturn 9 player 1 act");
            scene.valley().reseed(seed);
            scene.play("end").asks("site 1");
            Valley valley = scene.valley();
            int event = scene.told().indexOf(scene.told("event-reached").get(0));
            assertTrue(event < scene.told().indexOf(scene.told("buster-shown").get(0)));
            shown.addAll(scene.told("buster-shown"));
            int left = valley.shownLeft();
            int right = valley.shownRight();
            scene.play("site 1", "site 2");
            int site = valley.buster();
            assertTrue(site != left && site != right && left != right);
            sites.add(site);
            scene.play("end", "end");
            assertEquals(-1, valley.buster());
        }
        assertEquals(20, shown.size(), "any two of five, whatever was shown before");
        assertEquals(Set.of(0, 1, 2, 3, 4), sites);
    }

    @Test
    @Rule({"He counts for the barricade and does nothing else."})
    void busterCountsForTheBarricade() {
        Scene scene =
                Scene.of("valley players 2 sheriff 1\nbuster 1 3\nturn 0 player 1 site")
                        .play("site 2")
                        .whenChanceBrings("site 4", s -> s.tells("buster-placed 2"));
        assertEquals(1, scene.valley().barricade());
        assertTrue(scene.tells("barricade-moved 2 crowd 2"));
        scene.asks("act 1").play("end").asks("act 2");
    }

    @Test
    @Rule({
        "Three gunmen of nobody fill the row of 3 for the whole game.",
        "They count against the outlaws and take the rank that they reach, so that the next"
                + " player is one rank lower, but score nothing and never get the badge."
    })
    void threeGunmenOfNobodyStandInTheShootout() {
        Scene scene =
                Scene.of(
                        "valley players 2 sheriff 1\nyear 1848 round 5\nbuster 1 2\n"
                                + "shootout outlaws 3 table a\nrows 2 - N - - -\n"
                                + "pioneers 1 - - - -\nturn 9 player 1 act");
        scene.play("end");
        assertTrue(scene.tells("shootout-fought 1848 a gunmen 4 outlaws 3 won"));
        assertEquals(
                List.of(
                        "shootout-ranked strangers rank 1 gunmen 3",
                        "shootout-ranked 2 rank 2 gunmen 1"),
                scene.told("shootout-ranked"));
        assertEquals(Box.shootoutPoints(0, true, 1), scene.gained(2));
        assertEquals(1, scene.valley().sheriff());
        assertEquals(Valley.STRANGERS, scene.valley().row(2));
        assertEquals(Valley.NOBODY, new Valley(Setup.of(3, 1)).row(2));
    }

    // Hotels

    @Test
    @Rule({
        "(1 to 6 players): 2 cards a player in the market.",
        "Built at site 3 in place of a building, hammer 5 coins and 2 dudes, saw 3 nuggets"
                + " and 1 dude `*`; any number each.",
        "A hotel counts as a building for the Sawmill and the Carpenters, but scores 8 at the"
                + " end, not 6."
    })
    void hotelsAreBuiltInPlaceOfBuildings() {
        for (int players = 1; players <= 6; players++) {
            Setup setup = new Setup(players, -1, 1, true, false, PioneerCards.NONE, false, 3, 0);
            int hotels = Box.HOTELS_A_PLAYER * Math.max(2, players);
            assertEquals(hotels, new Valley(setup).hotelMarket());
        }
        int hammer = Box.hotelCost(Tool.HAMMER);
        int hammerDudes = Box.hotelDudes(Tool.HAMMER);
        int saw = Box.hotelCost(Tool.SAW);
        Scene scene =
                Scene.at(
                        HOTELS,
                        3,
                        Scene.has(1, hammer, saw, hammerDudes + Box.hotelDudes(Tool.SAW)));
        scene.play("hotel hammer", "pay 0", "hotel saw");
        assertEquals(List.of(0, 0, 0), List.of(scene.coins(1), scene.nuggets(1), scene.dudes(1)));
        assertEquals(2, scene.valley().hotels(0));
        assertEquals(3 * Box.HOTELS_A_PLAYER - 2, scene.valley().hotelMarket());
        assertEquals(2 * Box.HOTEL_POINTS, scene.score(1));
        Scene helped =
                Scene.at(
                        HOTELS,
                        3,
                        Scene.has(1, hammer - Box.SAWMILL_DISCOUNT, 0, hammerDudes)
                                + "player 1 built sawmill carpenters");
        helped.play("hotel hammer");
        assertEquals(0, helped.coins(1));
        assertEquals(Box.CARPENTERS_BONUS.dudes(), helped.dudes(1));
        assertEquals(Box.CARPENTERS_BONUS.cards(), helped.cards(1));
        Scene gone = Scene.at(HOTELS, 3, "hotels 0\nplayer 1 has coins 9 dudes 9");
        assertEquals("no hotel is for sale", gone.refusal("hotel hammer"));
    }

    @Test
    @Rule({
        "Each has beds for 2 dudes: put to bed from the cabin with site 5's primary action, 2"
                + " points each at once; beds are free again after clean-up."
    })
    void dudesSleepInHotels() {
        Scene scene = Scene.at(HOTELS, 5, "player 1 has dudes 5 hotels 2 guests 1");
        assertEquals(List.of("1", "2", "3"), scene.moves("bed"));
        scene.play("bed 2");
        assertEquals(2 * Box.BED_POINTS, scene.gained(1));
        assertEquals(3, scene.dudes(1));
        assertEquals(List.of("1"), scene.moves("bed"));
        Scene year =
                Scene.of(
                        HOTELS
                                + "\nyear 1848 round 5\npioneers 1 - - - -\n"
                                + "player 1 has hotels 1 guests 2\nturn 9 player 1 act");
        assertEquals(Box.BEDS, year.play("end").valley().freeBeds(0));
    }

    // Mule duel

    @Test
    @Rule({
        "(2 players, no Buster, the three gunmen of nobody stay): each player also chooses a site"
                + " for their mule, in secret, the pioneer's or another, and has a carrot on every"
                + " event.",
        "The Barker triggers no events."
    })
    void eachPlayerAlsoChoosesASiteForTheMule() {
        Scene scene = Scene.of(MULES + "\nyear 1848 round 1\nturn 0 player 1 site");
        assertFalse(scene.valley().withBuster());
        assertEquals(Valley.STRANGERS, scene.valley().row(2));
        assertEquals(0b11111, scene.valley().carrots(1));
        assertTrue(new ColomaRules().isSecret(scene.valley()));
        scene.play("site 4").asks("site 2").play("site 5").asks("mule 1");
        assertEquals(List.of("choice-made 1", "choice-made 2"), scene.told());
        scene.play("mule 4").asks("mule 2").play("mule 4").asks("act 1");
        assertTrue(scene.tells("mules-placed on 4 4"));
        Scene next =
                Scene.of(MULES + "\nyear 1848 round 3\npioneers 1 - - - -\nturn 9 player 1 act")
                        .play("end");
        assertEquals(List.of(), next.told("event-reached"));
        assertEquals(0, next.coins(1));
    }

    @Test
    @Rule({
        "When all are placed and before the barricade moves, the sheriff's mule first: a mule on a"
            + " site with its own carrot eats it, the Barker's site included, and its owner gains"
            + " that event (twice with a tent)."
    })
    void aMuleEatsItsCarrotAndTheOwnerGainsTheEvent() {
        Scene scene =
                Scene.of(
                        "valley players 2 sheriff 2 mules\nyear 1848 round 1\n"
                                + "carrots 12 2 12 12 12\ntents 1 - - - -\n"
                                + "gold 1\nturn 0 player 2 site");
        scene.play("site 3", "site 4", "mule 2", "mule 1");
        assertEquals(List.of("carrot-eaten 2 2", "carrot-eaten 1 1"), scene.told("carrot-eaten"));
        assertEquals(1, scene.nuggets(2));
        int twice = 2 * Box.event(0).dudes();
        assertEquals(twice, scene.dudes(1), "twice with a tent, on the Barker's site");
        Scene eaten = Scene.of(MULES + "\ncarrots - 12 12 12 12\nturn 0 player 1 site");
        eaten.play("site 3", "site 4", "mule 1", "mule 4");
        assertEquals(0, eaten.dudes(1));
        assertEquals(Box.event(3).coins(), eaten.coins(2));
        Scene offer =
                Scene.of(MULES + "\nplayer 2 has nuggets 1\nturn 0 player 1 site")
                        .play("site 3", "site 4", "mule 1", "mule 5");
        offer.asks("offer 2").play("spend 1").asks("act 1");
        assertEquals(Box.POINTS_FOR_A_NUGGET, offer.gained(2));
    }

    @Test
    @Rule({
        "Mules count for the barricade, are not stopped by it, do nothing else and go home"
                + " with the pioneers.",
        "At clean-up every missing carrot comes back."
    })
    void mulesCountForTheBarricadeAndGoHome() {
        Scene scene =
                Scene.of(MULES + "\nyear 1848 round 1\nturn 0 player 1 site")
                        .play("site 4", "site 2", "mule 4", "mule 5");
        assertEquals(3, scene.valley().barricade());
        int coins = Box.event(3).coins();
        assertEquals(coins, scene.coins(1), "the barricade does not stop the mule");
        scene.play("end", "end").asks("site 1");
        assertEquals(-1, scene.valley().mule(0));
        assertEquals(0b10111, scene.valley().carrots(0));
        Scene year =
                Scene.of(
                        MULES
                                + "\nyear 1848 round 5\ncarrots - 1 - 2 -\n"
                                + "pioneers 1 - - - -\nturn 9 player 1 act");
        year.play("end");
        assertEquals(0b11111, year.valley().carrots(0));
        assertEquals(0b11111, year.valley().carrots(1));
    }

    // Pioneers

    private static final String PIONEERS =
            "(each player one, dealt, or chosen in turn from the sheriff on, before cards are kept)"
                    + " `*`: the Robber may give up any wagon action to take up to 2 nuggets from"
                    + " the mine cart; the Homesteader may, once for each saw cost at site 3, pay a"
                    + " tent from the cabin for up to 2 of its nuggets; the Renegade draws 3 cards"
                    + " for each dude buried, at once; the Range Rider draws 1 card for each"
                    + " horseshoe entered, the last one too, not for jumped ones; the Maverick may,"
                    + " once a turn, discard a card for 1 coin or 1 dude; the Vigilante may, once a"
                    + " turn, discard a used barrel to place gunmen in one row from any site (it is"
                    + " the one row of that turn).";

    @Test
    @Rule(PIONEERS)
    void pioneersAreDealtOrChosenFromTheSheriffOn() {
        Setup chosen = new Setup(3, 1, 1, false, false, PioneerCards.CHOSEN, false, 3, 0);
        Scene scene = Scene.of(chosen).asks("pioneer 2");
        assertEquals(6, scene.moves().size());
        scene.play("pioneer renegade").asks("pioneer 3");
        assertEquals("that pioneer is not there to be taken", scene.refusal("pioneer renegade"));
        scene.play("pioneer robber").asks("pioneer 1").play("pioneer maverick").asks("keep 2");
        Setup six = new Setup(6, 0, 1, false, false, PioneerCards.CHOSEN, false, 3, 0);
        Scene last = Scene.of(six);
        last.play("pioneer robber", "pioneer homesteader", "pioneer renegade");
        last.play("pioneer range-rider", "pioneer maverick").asks("keep 1");
        assertTrue(last.tells("pioneer-chosen 6 vigilante"), "what leaves no choice is not asked");
    }

    @Test
    @Rule(PIONEERS)
    void theRobberRobsTheMineCart() {
        Scene scene = Scene.at(4, "gold 10\nplayer 1 pioneer robber").play("rob");
        int robbed = Box.ROBBED_NUGGETS;
        assertEquals(robbed, scene.nuggets(1));
        assertEquals(scene.valley().goldPlaces() - 10 - robbed, scene.valley().cart());
        assertTrue(scene.play("rob").tells("mine-cart-robbed 1 nuggets " + robbed));
        assertEquals("the primary action has been used", scene.refusal("rob"));
        Scene barrel = Scene.at(1, "gold 14\nplayer 1 pioneer robber\nplayer 1 fresh wagon");
        barrel.play("use-barrel wagon", "rob").asks("act 1");
        assertEquals(1, barrel.nuggets(1));
        Scene empty = Scene.at(4, "player 1 pioneer robber");
        assertEquals("the mine cart is empty", empty.refusal("rob"));
    }

    @Test
    @Rule(PIONEERS)
    void theHomesteaderPaysWithATent() {
        int cost = Box.hotelCost(Tool.SAW);
        int least = Math.max(0, cost - Box.TENT_WORTH_NUGGETS);
        int dudes = Box.hotelDudes(Tool.SAW);
        String homesteader = " tents 1\nplayer 1 pioneer homesteader\nplayer 1 hand stable";
        Scene scene =
                Scene.at(
                        HOTELS,
                        3,
                        "player 1 has nuggets " + cost + " dudes " + dudes + homesteader);
        scene.play("hotel saw");
        List<String> ways = scene.moves();
        assertEquals("pay " + least, ways.get(0), "the tent pays for some of them");
        assertEquals("pay " + cost, ways.get(ways.size() - 1), "or is kept");
        scene.play("pay " + least);
        assertEquals(cost - least, scene.nuggets(1));
        assertEquals(0, scene.tents(1));
        assertTrue(scene.tells("paid 1 coins 0 nuggets " + least + " tents 1 dudes " + dudes));
        int missing = Box.buildingCost(Building.STABLE, Tool.SAW) - Box.TENT_WORTH_NUGGETS;
        Scene free =
                Scene.at(3, "player 1 has dudes 1 nuggets " + Math.max(0, missing) + homesteader);
        free.play("build saw stable").asks("act 1");
        assertEquals(0, free.tents(1));
        Scene river = Scene.at(2, "player 1 has dudes 1 tents 1\nplayer 1 pioneer homesteader");
        assertEquals(List.of(), river.moves("river"));
    }

    @Test
    @Rule(PIONEERS)
    void theRenegadeDrawsCardsForTheDead() {
        Scene scene =
                Scene.of(
                        "valley players 3 sheriff 1 years 1\nyear 1848 round 5\n"
                                + "shootout outlaws 0 table board\nrows 2 - - - - -\n"
                                + "player 1 pioneer renegade\npioneers 1 - - - -\n"
                                + "turn 9 player 1 act");
        scene.play("end");
        int dead = Box.shootoutGraves(Box.BOARD_TABLE, true);
        assertEquals(dead * Box.RENEGADE_CARDS, scene.cards(1));
        int first = scene.told().indexOf("dude-buried 1 supply");
        String drawn = "cards-drawn 1 " + Box.RENEGADE_CARDS + " ";
        assertTrue(scene.told().get(first + 1).startsWith(drawn));
    }

    @Test
    @Rule(PIONEERS)
    void theRangeRiderDrawsCardsForHorseshoes() {
        String rider = "player 1 has horses 2\nplayer 1 pioneer range-rider\n";
        Scene scene = Scene.at(4, rider).play("go ca1", "go ca2").asks("act 1");
        assertEquals(Box.RANGE_RIDER_CARDS, scene.cards(1));
        Scene jumped = Scene.at(4, rider + "towns 1 - - - -\nroad cg 2 -").play("go cg2", "stop");
        assertEquals(0, jumped.cards(1));
    }

    @Test
    @Rule(PIONEERS)
    void theMaverickDiscardsACardForACoinOrADude() {
        Scene scene = Scene.at(1, "player 1 pioneer maverick\nplayer 1 hand stable saloon");
        assertEquals(8, scene.moves("discard").size());
        scene.play("discard stable bottom dude");
        assertEquals(Box.MAVERICK_DUDES, scene.dudes(1));
        assertEquals(
                "a card has been discarded this turn", scene.refusal("discard saloon top coin"));
        assertEquals(1, scene.cards(1));
    }

    @Test
    @Rule(PIONEERS)
    void theVigilantePlacesGunmenFromAnySite() {
        Scene scene =
                Scene.at(
                        1,
                        "player 1 pioneer vigilante\nplayer 1 used horse tent\n"
                                + "player 1 has dudes 3");
        assertEquals(
                List.of("horse 1", "horse 2", "horse 3", "tent 1", "tent 2", "tent 3"),
                scene.moves("raid"));
        scene.play("raid tent 2");
        assertEquals(0, scene.valley().row(1));
        assertEquals(1, scene.valley().discards());
        assertEquals(List.of(), scene.moves("raid"));
        Scene frontier =
                Scene.at(
                        THREE,
                        5,
                        "player 1 pioneer vigilante\nplayer 1 used horse\nplayer 1 has dudes 3");
        frontier.play("raid horse 1");
        assertEquals("a row has been placed this turn", frontier.refusal("gunmen 2"));
    }
}
