package meeples.coloma.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.IntUnaryOperator;
import meeples.coloma.RandomPlay;
import meeples.coloma.model.Barrel;
import meeples.coloma.model.Box;
import meeples.coloma.model.Building;
import meeples.coloma.model.Goods;
import meeples.coloma.model.Setup;
import meeples.coloma.model.Tool;
import meeples.coloma.model.Valley;
import meeples.play.Eyes;
import meeples.testing.Rule;
import org.junit.jupiter.api.Test;

/** The section A round. */
class RoundTest {
    /** The last turn of a round, so that the next round begins when it ends. */
    private static Scene endOfRound(int round, String lines) {
        return Scene.of(
                "valley players 3 sheriff 2\nyear 1848 round "
                        + round
                        + "\n"
                        + lines
                        + "\npioneers - - - - 1\nturn 9 player 1 act");
    }

    @Test
    @Rule({
        "Three years of five rounds each.",
        "So the Barker is on site 1 in the first round of each year and on site 5 in the"
                + " last.",
        "After the third shootout.",
        "After 15 rounds the game is over; nobody can make it longer or shorter."
    })
    void threeYearsOfFiveRoundsArePlayed() {
        for (int number = 0; number < 24; number++) {
            RandomPlay play = new RandomPlay(number);
            Valley valley = new Valley(Setup.of(1 + number % 6, number));
            int[] rounds = {0};
            int[] shootouts = {0};
            while (!RandomPlay.isOver(valley)) {
                play.step(
                        valley,
                        event -> {
                            if (event instanceof Event.RoundStarted e) {
                                assertEquals(rounds[0] / 5, e.year());
                                assertEquals(rounds[0] % 5, e.barker());
                                rounds[0]++;
                            }
                            shootouts[0] += event instanceof Event.ShootoutFought ? 1 : 0;
                        });
            }
            assertEquals(15, rounds[0]);
            assertEquals(3, shootouts[0]);
        }
    }

    @Test
    @Rule({"The barricade goes back onto the signpost; then all three turn one site clockwise."})
    void theWheelTurnsOneSite() {
        Scene scene = endOfRound(1, "wheel barker barricade signpost - -");
        assertEquals(1, scene.valley().barricade());
        scene.play("end");
        assertEquals(Valley.ON_SIGNPOST, scene.valley().barricade());
        assertEquals(1, scene.valley().barker());
        assertEquals(3, scene.valley().signpost());
        assertTrue(scene.tells("round-started 1848 round 2 2"));
    }

    @Test
    @Rule({
        "**Event** of the site that the Barker has reached: everybody gains it, the sheriff"
                + " first, then clockwise, each the whole of it before the next.",
        "Who has a tent on that event gains it twice.",
        "Event 2: 1 nugget."
    })
    void everybodyGainsTheEventFromTheSheriffOn() {
        int each = Box.event(1).nuggets();
        String gold = "gold " + 2 * each; // enough for the first, and half of it for the second
        Scene scene = endOfRound(1, gold + "\ntents - 3 - - -").play("end");
        String all = " coins 0 because event 2";
        String half = each + " coins " + each + " because event 2";
        String none = "0 coins " + each + " because event 2";
        assertEquals(
                List.of(
                        "nuggets-gained 2 " + each + all,
                        "nuggets-gained 3 " + half,
                        "nuggets-gained 1 " + none),
                scene.told("nuggets-gained"));
    }

    @Test
    @Rule({"Event 1: 2 dudes.", "Event 3: draw 2 cards.", "Event 4: 2 coins."})
    void theOtherEventsGiveDudesCardsAndCoins() {
        Scene cards = endOfRound(2, "tents - - 1 - -").play("end");
        assertTwiceTheFirst(Box.event(2).cards(), cards::cards);
        Scene coins = endOfRound(3, "tents - - - 1 -").play("end");
        assertTwiceTheFirst(Box.event(3).coins(), coins::coins);
        Scene dudes = endOfRound(5, "tents 1 - - - -").play("end");
        assertTwiceTheFirst(Box.event(0).dudes(), dudes::dudes);
    }

    /** The first player, who has a tent there, gains twice what the others gain. */
    private static void assertTwiceTheFirst(int gain, IntUnaryOperator has) {
        assertEquals(2 * gain, has.applyAsInt(1));
        assertEquals(gain, has.applyAsInt(2));
        assertEquals(gain, has.applyAsInt(3));
    }

    @Test
    @Rule({
        "Event 5: you may spend 1 nugget for 3 points (with a tent: up to 2 nuggets, 3 points"
                + " each), seeing what those before you did."
    })
    void theLastEventOffersPointsForNuggets() {
        String purses = "tents - - - - 3\nplayer 1 has nuggets 2\nplayer 3 has nuggets 3";
        Scene scene = endOfRound(4, purses).play("end");
        scene.asks("offer 3");
        assertEquals(List.of("spend 0", "spend 1", "spend 2"), scene.moves());
        scene.play("spend 2").asks("offer 1");
        assertEquals(List.of("spend 0", "spend 1"), scene.moves());
        scene.play("spend 0").asks("site 2");
        int points = 2 * Box.POINTS_FOR_A_NUGGET;
        assertEquals(points, scene.gained(3));
        assertEquals(1, scene.nuggets(3));
        assertEquals(0, scene.gained(1));
        assertEquals(2, scene.valley().cart());
        assertTrue(scene.tells("nuggets-spent 3 nuggets 2 points " + points));
        assertTrue(scene.tells("nuggets-spent 1 nuggets 0 points 0"));
    }

    @Test
    @Rule({
        "**Choose** a site, all at the same time and in secret.",
        "The Barker's site may be chosen like any other.",
        "A choice is final once made; all see who has chosen, nobody sees what.",
        "**Place** all pioneers at once on the chosen sites."
    })
    void sitesAreChosenInSecretAndShownAtOnce() {
        ColomaRules rules = new ColomaRules();
        Scene scene = Scene.of("turn 0 player 1 site").asks("site 1");
        assertEquals(List.of("site 1", "site 2", "site 3", "site 4", "site 5"), scene.moves());
        assertTrue(rules.isSecret(scene.valley()));
        int revelations = rules.revelations(scene.valley());
        scene.play("site 1").asks("site 2");
        assertEquals(List.of("choice-made 1"), scene.told());
        assertTrue(rules.revelations(scene.valley()) > revelations, "a choice is final");
        assertFalse(rules.choosesNow(scene.valley(), 0));
        assertTrue(rules.choosesNow(scene.valley(), 2));
        assertTrue(rules.hides(scene.valley(), Eyes.of(1)));
        assertFalse(rules.hides(scene.valley(), Eyes.of(0)));
        scene.play("site 4", "site 2").asks("act 1");
        assertTrue(scene.tells("pioneers-placed on 1 4 2"));
        assertFalse(rules.hides(scene.valley(), Eyes.of(1)));
    }

    private static int barricadeAfter(String... sites) {
        return Scene.of("valley players 4 sheriff 1\nturn 0 player 1 site")
                .play(sites)
                .valley()
                .barricade();
    }

    @Test
    @Rule({
        "the **barricade** lies on the signpost, or on the secondary action of the most"
                + " crowded site.",
        "If one site has strictly more pioneers than every other, the barricade moves onto"
                + " its secondary action (the Barker's, if the Barker is there; it stays on the"
                + " signpost, if the signpost is there).",
        "Otherwise it stays on the signpost."
    })
    void theBarricadeGoesToTheMostCrowdedSite() {
        // round 1: the Barker is on site 1, the signpost on site 3
        assertEquals(1, barricadeAfter("site 2", "site 2", "site 4", "site 5"));
        assertEquals(0, barricadeAfter("site 1", "site 1", "site 1", "site 5"));
        int onSignpost = Valley.ON_SIGNPOST;
        assertEquals(onSignpost, barricadeAfter("site 3", "site 3", "site 4", "site 5"));
        assertEquals(onSignpost, barricadeAfter("site 2", "site 2", "site 4", "site 4"));
        assertEquals(onSignpost, barricadeAfter("site 1", "site 2", "site 4", "site 5"));
    }

    @Test
    @Rule({
        "**Turns**, from site 1 clockwise to site 5; several pioneers on one site: in the"
                + " clockwise order of the table that begins with the sheriff, whether or not the"
                + " sheriff stands there.",
        "**Take back** all pioneers.",
        "A player who can do nothing else on their site still has a turn."
    })
    void turnsGoClockwiseAndFromTheSheriffOn() {
        Scene scene =
                Scene.of("valley players 4 sheriff 3\nturn 0 player 3 site")
                        .play("site 5", "site 2", "site 2", "site 2");
        scene.asks("act 4").play("end").asks("act 1").play("end").asks("act 2").play("end");
        scene.asks("act 3").play("end").asks("site 3");
        assertTrue(scene.tells("pioneers-taken-back"));
        assertEquals(-1, scene.valley().site(0));
    }

    // Within a turn

    @Test
    @Rule({
        "On their turn players may carry out the primary and the secondary action of their"
                + " site, once each, in any order, wholly, partly or not at all.",
        "A turn ends when its player says so."
    })
    void actionsComeInAnyOrderOnceEach() {
        Scene none = Scene.at(1, "").play("end");
        assertEquals(0, none.valley().worked());
        Scene both = Scene.at(1, "").play("wheelbarrow mill", "shovel mill");
        assertEquals(List.of("end"), both.moves());
        assertEquals("the secondary action has been used", both.refusal("wheelbarrow mill"));
        Scene wagons = Scene.at(4, "").play("go ca1", "go ca2");
        assertEquals(List.of("end"), wagons.moves());
        assertEquals("the primary action has been used", wagons.refusal("go auburn"));
    }

    @Test
    @Rule({
        "An action that is begun is finished or given up before the other begins.",
        "Each shovel and wheelbarrow is used or left, one by one, in any order."
    })
    void anActionThatIsBegunIsGivenUpWhenTheOtherBegins() {
        Scene scene = Scene.at(1, "player 1 built general-store assay-office");
        assertEquals(List.of("assay-office", "general-store", "mill"), scene.moves("shovel"));
        scene.play("shovel general-store");
        assertEquals(List.of("assay-office", "mill"), scene.moves("shovel"));
        scene.play("wheelbarrow mill");
        assertEquals(List.of(), scene.moves("shovel"));
        assertEquals("the primary action has been used", scene.refusal("shovel mill"));
        assertEquals(Box.shovel(Building.GENERAL_STORE).coins(), scene.coins(1));
    }

    @Test
    @Rule({
        "A secondary action under the barricade cannot be used; buildings that work for the"
                + " primary action of that site still do."
    })
    void theBarricadeStopsASecondaryAction() {
        String barred = "wheel barricade signpost - - barker";
        Scene scene = Scene.at(1, barred + "\nplayer 1 built general-store stable");
        assertEquals(List.of(), scene.moves("wheelbarrow"));
        assertEquals("the barricade stops the secondary action", scene.refusal("wheelbarrow mill"));
        scene.play("shovel mill", "shovel general-store");
        Goods both = Box.shovel(Building.MILL).and(Box.shovel(Building.GENERAL_STORE));
        assertEquals(both.coins(), scene.coins(1));
    }

    @Test
    @Rule({
        "On the site of the signpost the secondary action is the one of the next lower site"
                + " (5 for site 1); there is none when the barricade lies on the signpost or on the"
                + " secondary action that it points to.",
        "The covered site's own secondary action is never available."
    })
    void theSignpostPointsToTheNextLowerSite() {
        // round 4: the Barker on site 4, the signpost on site 1, it points to site 5
        String free = "valley players 3 sheriff 1";
        Scene first = Scene.at(free, 4, 1, "wheel signpost - barricade barker -");
        assertTrue(first.may("take-tent"));
        assertEquals(List.of(), first.moves("wheelbarrow"));
        assertEquals("that is no action of this site", first.refusal("wheelbarrow mill"));
        Scene barred = Scene.at(free, 4, 1, "");
        assertFalse(barred.may("take-tent"));
        assertEquals("the barricade stops the secondary action", barred.refusal("take-tent"));
        Scene barredThere = Scene.at(free, 4, 1, "wheel signpost - - barker barricade");
        assertFalse(barredThere.may("take-tent"));
        // round 1: the signpost on site 3 points to site 2
        Scene saw =
                Scene.at(
                        free,
                        1,
                        3,
                        "wheel barker - signpost barricade -\n"
                                + Scene.has(1, 0, 9, 9)
                                + "player 1 hand saloon");
        assertEquals(List.of("saw 1", "saw 2", "saw 3", "saw 4"), saw.moves("river"));
        assertEquals(List.of("hammer saloon"), saw.moves("build"));
    }

    @Test
    @Rule({
        "Barrels and once-a-turn powers may be used in the own turn only: before, between and after"
            + " actions and between the parts of an action (two shovels, two tents), never inside a"
            + " payment or a wagon's way; a barrel also in the turn in which it was gained."
    })
    void barrelsAreUsedBetweenTheParts() {
        Scene scene =
                Scene.at(
                        1,
                        "player 1 fresh purse wagon\nplayer 1 built general-store\n"
                                + "player 1 pioneer maverick\nplayer 1 hand saloon");
        assertTrue(scene.may("use-barrel purse"));
        scene.play("shovel mill", "use-barrel purse", "shovel general-store");
        Goods shovels = Box.shovel(Building.MILL).and(Box.shovel(Building.GENERAL_STORE));
        int coins = shovels.and(Box.barrel(Barrel.PURSE)).coins();
        assertEquals(coins, scene.coins(1));
        scene.play("use-barrel wagon").asks("way 1");
        assertEquals(List.of(), scene.moves("discard"));
        scene.play("go ca1").asks("act 1").play("discard saloon top coin");
        assertEquals(List.of(), scene.moves("use-barrel"));
        Scene fresh =
                Scene.at("valley players 3 sheriff 1", 1, 1, "hideout full-purse nugget tent horse")
                        .play("take-barrel 1");
        assertEquals(List.of("full-purse"), fresh.moves("use-barrel"));
        int cost = Box.buildingCost(Building.STABLE, Tool.HAMMER);
        Scene paying =
                Scene.at(
                                3,
                                Scene.has(1, cost, 1, Box.BUILDING_DUDES)
                                        + "player 1 hand stable\nplayer 1 fresh purse")
                        .play("build hammer stable");
        paying.asks("pay 1");
        assertEquals(List.of("pay 0", "pay 1"), paying.moves());
    }

    @Test
    @Rule({
        "A dude is always in one of: cabin (usable), supply (not owned now), shootout, hotel,"
                + " graveyard (dead for good), or box (Sam's used ones).",
        "A gain that the pieces cannot give (no dude or tent left in the supply, 6 horses"
                + " owned) is lost for that part.",
        "Spent dudes and tents return to their owner's supply, spent coins to the bank, spent"
                + " nuggets to the mine cart.",
        "All other gains (events 1 to 4, canyons, wagons, barrels, buildings' extras) are"
                + " always taken, as far as there are pieces."
    })
    void gainsAreTakenAsFarAsThereArePieces() {
        Scene dudes =
                Scene.at(1, "player 1 has dudes 11\nplayer 1 built boarding-house")
                        .play("shovel boarding-house");
        assertEquals(Box.DUDES, dudes.dudes(1));
        assertEquals(0, dudes.valley().supply(0));
        Scene horses =
                Scene.at(1, "player 1 has horses 6\nplayer 1 fresh horse\nplayer 1 built stable");
        horses.play("use-barrel horse", "wheelbarrow stable");
        assertEquals(6, horses.horses(1));
        int cost = Box.buildingCost(Building.STABLE, Tool.HAMMER);
        int coins = Math.max(0, cost - Box.goldValue(0)); // a nugget pays the rest
        Scene spent =
                Scene.at(3, Scene.has(1, coins, 1, Box.BUILDING_DUDES) + "player 1 hand stable")
                        .play("build hammer stable");
        assertEquals(1, spent.told("paid").size());
        assertEquals(0, spent.coins(1) + spent.nuggets(1) + spent.dudes(1));
        assertEquals(Box.DUDES, spent.valley().supply(0));
        assertEquals(1, spent.valley().cart());
        assertTrue(spent.valley().hasBuilt(0, Building.STABLE));
        assertNull(spent.refusal("end"));
    }
}
