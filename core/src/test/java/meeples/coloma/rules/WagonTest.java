package meeples.coloma.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import meeples.coloma.model.Box;
import meeples.coloma.model.Country;
import meeples.coloma.model.Goods;
import meeples.testing.Rule;
import org.junit.jupiter.api.Test;

/** The section Wagons. */
class WagonTest {
    @Test
    @Rule({
        "One wagon action goes 1 up to as many spaces as its owner has horses when it begins.",
        "The whole way is named first, then its goods come in order.",
        "Entering or passing a settlement gives its good."
    })
    void aWagonGoesAsFarAsItHasHorses() {
        Scene scene = Scene.at(4, "player 1 has horses 3").play("go ch1").asks("way 1");
        assertTrue(scene.may("stop"));
        assertFalse(scene.may("end"));
        assertEquals(0, scene.coins(1), "goods come when the way is named");
        scene.play("go ch2", "go hangtown");
        assertEquals(List.of("stop left", "stop right"), scene.moves());
        assertEquals("there are no horses for another space", scene.refusal("go hf1"));
        scene.play("stop right").asks("act 1");
        assertEquals(good("ch1").coins(), scene.coins(1));
        assertEquals(Box.rightGood(Country.HANGTOWN).dudes(), scene.dudes(1));
        int coin = scene.told().indexOf(scene.told("coins-gained").get(0));
        assertTrue(coin < scene.told().indexOf(scene.told("dudes-gained").get(0)));
        Scene one = Scene.at(4, "").play("go ca1").asks("act 1");
        assertEquals(good("ca1").coins(), one.coins(1));
        Scene horse =
                Scene.at(4, "player 1 has horses 2\ntowns - - - - -\nroad cf - 1")
                        .play("go folsom");
        horse.play("stop right");
        assertEquals(2 + Box.rightGood(Country.FOLSOM).horses(), horse.horses(1));
    }

    private static Goods good(String space) {
        return Country.good(space(space));
    }

    @Test
    @Rule({"No space is entered twice in one action, the start included."})
    void noSpaceIsEnteredTwice() {
        Scene scene = Scene.at(4, "player 1 has horses 6").play("go ca1");
        assertEquals(List.of("go ca2", "stop"), scene.moves());
        assertEquals("no space is entered twice", scene.refusal("go coloma"));
        scene.play("go ca2", "go auburn", "go ag1", "go ag2", "go georgetown");
        assertEquals(List.of("stop left", "stop right"), scene.moves());
    }

    @Test
    @Rule({
        "Settlements and horseshoes hold one wagon: an occupied one is jumped, neither"
                + " counted nor gained, several in a row too; nobody stops on a jumped one.",
        "Towns hold any number and are never jumped."
    })
    void occupiedSpacesAreJumped() {
        String wagons = "towns 1 3 - - -\nroad ca 2 -\n";
        Scene scene = Scene.at(4, wagons).play("go ca2").asks("act 1");
        assertTrue(scene.tells("wagon-moved 1 coloma ca2 jumped ca1"));
        assertEquals(0, scene.coins(1));
        Scene two = Scene.at(4, "towns 1 - - - -\nroad ca 2 3").play("go auburn");
        assertTrue(two.tells("wagon-moved 1 coloma auburn jumped ca1 ca2"));
        two.play("stop left");
        assertEquals(Box.leftGood(Country.AUBURN).coins(), two.coins(1));
        assertEquals(
                "the wagon does not come to that space next",
                Scene.at(4, wagons).refusal("go ca1"));
        Scene town = Scene.at(4, "towns - 23 - - -\nroad ca - 1").play("go auburn");
        assertEquals("auburn", town.wagon(1));
        assertEquals(List.of("stop left", "stop right"), town.moves());
    }

    @Test
    @Rule({
        "Passing a town gives its left good; stopping there gives the left or the right one.",
        "Staying is not stopping."
    })
    void townsGiveTheLeftOrTheRightGood() {
        Scene passing =
                Scene.at(4, "player 1 has horses 2\ntowns - - - - -\nroad ca - 1")
                        .play("go auburn", "go ag1");
        assertEquals(Box.leftGood(Country.AUBURN).coins(), passing.coins(1));
        assertEquals(0, passing.nuggets(1));
        assertEquals(good("ag1").dudes(), passing.dudes(1));
        Scene stopping = Scene.at(4, "towns - - - - -\nroad ca - 1").play("go auburn");
        assertEquals(List.of("stop left", "stop right"), stopping.moves());
        stopping.play("stop right");
        assertEquals(Box.rightGood(Country.AUBURN).nuggets(), stopping.nuggets(1));
        assertEquals(0, stopping.coins(1));
        Scene staying = Scene.at(4, "");
        assertEquals(List.of(), staying.moves("stop"));
        assertEquals(0, staying.dudes(1));
    }

    @Test
    @Rule({
        "The map `*` has 22 spaces (t town, s settlement, u horseshoe):",
        "Coloma-s(1 coin)-u-Auburn; Coloma-u-s(1 dude)-Georgetown; Coloma-s(1"
                + " coin)-u-Hangtown; Coloma-u-s(1 coin)-Folsom",
        "Auburn-s(1 dude)-u-Georgetown; Georgetown-u-s(1 coin)-u-Hangtown; Hangtown-s(1"
                + " dude)-u-Folsom; Folsom-u-s(1 coin)-Auburn"
    })
    void theMapHasTwentyTwoSpaces() {
        assertEquals(22, Country.SPACES);
        String[] roads = {
            "coloma ca1:coin ca2 auburn",
            "coloma cg1 cg2:dude georgetown",
            "coloma ch1:coin ch2 hangtown",
            "coloma cf1 cf2:coin folsom",
            "auburn ag1:dude ag2 georgetown",
            "georgetown gh1 gh2:coin gh3 hangtown",
            "hangtown hf1:dude hf2 folsom",
            "folsom fa1 fa2:coin auburn"
        };
        for (String road : roads) {
            String[] spaces = road.split(" ");
            for (int i = 1; i < spaces.length; i++) {
                int from = space(spaces[i - 1]);
                int to = space(spaces[i]);
                boolean joined = false;
                for (int way = 0; way < Country.ways(from); way++) {
                    joined |= Country.neighbour(from, way) == to;
                }
                assertTrue(joined, road);
                if (!Country.isTown(to)) {
                    assertTrue(gives(spaces[i], Country.good(to)), road);
                    assertEquals(!spaces[i].contains(":"), Country.isHorseshoe(to), road);
                }
            }
        }
    }

    private static int space(String name) {
        for (int space = 0; space < Country.SPACES; space++) {
            if (Country.word(space).equals(name.replaceAll(":.*", ""))) {
                return space;
            }
        }
        throw new AssertionError(name);
    }

    private static boolean gives(String space, Goods good) {
        return space.endsWith(":coin")
                ? good.coins() > 0
                : space.endsWith(":dude")
                        ? good.dudes() > 0
                        : space.endsWith(":card") ? good.cards() > 0 : good.equals(Goods.nothing());
    }

    @Test
    @Rule({
        "Goods left / right: Coloma 1 dude / 2 dudes; Auburn 1 coin / 1 nugget; Georgetown 1"
                + " card / 1 tent; Hangtown 1 dude / 3 dudes; Folsom 1 coin / 1 horse",
        "Regions: Auburn touches North and West; Georgetown North, East and Sierra; Hangtown"
                + " East, Sierra and South; Folsom South and West; Coloma none."
    })
    void townsHaveGoodsAndTouchRegions() {
        String[] towns = {"1 - - - -", "- 1 - - -", "- - 1 - -", "- - - 1 -", "- - - - 1"};
        List<List<String>> regions =
                List.of(
                        List.of(),
                        List.of("north", "west"),
                        List.of("north", "east", "sierra"),
                        List.of("east", "sierra", "south"),
                        List.of("south", "west"));
        for (int town = 0; town < Country.TOWNS; town++) {
            assertEquals(Box.leftGood(town), Country.good(town));
            assertNotEquals(Box.leftGood(town), Box.rightGood(town), "there is a choice");
            Scene scene = Scene.at(5, "towns " + towns[town] + "\nplayer 1 has tents 1");
            assertEquals(regions.get(town), scene.moves("tent-in-region"));
        }
    }
}
