package meeples.fistful.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import meeples.table.Area;
import meeples.table.Spot;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The plan of the town")
class TownPlanTest {
    @Test
    @DisplayName("lets the ring run clockwise from the left end of the street")
    void ringRunsClockwise() {
        assertEquals(TownPlan.showdown(0), TownPlan.space(0));
        assertEquals(TownPlan.doorway(0), TownPlan.space(1));
        assertEquals(TownPlan.doorway(5), TownPlan.space(6));
        assertEquals(TownPlan.showdown(1), TownPlan.space(7));
        assertEquals(TownPlan.doorway(6), TownPlan.space(8));
        assertEquals(TownPlan.doorway(11), TownPlan.space(13));
        double area = 0;
        for (int ring = 0; ring < TownPlan.RING; ring++) {
            Spot a = TownPlan.space(ring);
            Spot b = TownPlan.space((ring + 1) % TownPlan.RING);
            area += (b.x() - a.x()) * (b.y() + a.y());
        }
        assertTrue(area > 0, "y is up, so a positive sum turns right");
    }

    @Test
    @DisplayName("puts each doorway before its own building")
    void doorwaysBelongToBuildings() {
        for (int b = 0; b < TownPlan.BUILDINGS; b++) {
            assertEquals(TownPlan.anchor(b).x(), TownPlan.doorway(b).x());
        }
    }

    @Test
    @DisplayName("hides no space, explosion or bag behind a building")
    void nothingIsHidden() {
        List<Area> onTheStreet = new ArrayList<>();
        for (int ring = 0; ring < TownPlan.RING; ring++) {
            onTheStreet.add(TownPlan.spaceArea(ring));
        }
        onTheStreet.add(TownPlan.explosion());
        onTheStreet.add(TownPlan.bagContents());
        List<Area> buildings = new ArrayList<>();
        for (int b = 0; b < TownPlan.BUILDINGS; b++) {
            buildings.add(TownPlan.facade(b));
        }
        buildings.addAll(
                List.of(TownPlan.saloon(), TownPlan.jail(), TownPlan.graveyard(), TownPlan.bank()));
        for (Area space : onTheStreet) {
            for (Area building : buildings) {
                assertFalse(overlap(space, building), space + " and " + building);
            }
        }
    }

    @Test
    @DisplayName("keeps spaces, explosion and bag apart")
    void spacesAreApart() {
        List<Area> spaces = new ArrayList<>();
        for (int ring = 0; ring < TownPlan.RING; ring++) {
            spaces.add(TownPlan.spaceArea(ring));
        }
        spaces.add(TownPlan.explosion());
        spaces.add(TownPlan.bag());
        spaces.add(TownPlan.bagContents());
        for (int i = 0; i < spaces.size(); i++) {
            for (int j = i + 1; j < spaces.size(); j++) {
                assertFalse(
                        overlap(spaces.get(i), spaces.get(j)), spaces.get(i) + " " + spaces.get(j));
            }
        }
    }

    @Test
    @DisplayName(
            "leaves name, cost and marquee of a building clear of each other and of its meeples")
    void boardsAreClear() {
        for (int b = 0; b < TownPlan.BUILDINGS; b++) {
            Area porch = TownPlan.porch(b);
            float heads = porch.top() + TownPlan.MEEPLE_HEIGHT;
            assertTrue(heads <= TownPlan.sign(b).y() + 2, "heads under the sign of b" + b);
            assertTrue(TownPlan.sign(b).top() <= TownPlan.cost(b).y(), "sign of b" + b);
            assertTrue(TownPlan.cost(b).top() <= TownPlan.marquee(b).y(), "cost of b" + b);
            assertTrue(TownPlan.marquee(b).top() <= TownPlan.facade(b).top(), "marquee of b" + b);
        }
    }

    @Test
    @DisplayName("lies within the town's own bounds, but for the eaves")
    void liesInTown() {
        for (int b = 0; b < TownPlan.BUILDINGS; b++) {
            Area facade = TownPlan.facade(b);
            assertTrue(facade.x() >= 0 && facade.right() <= TownPlan.WIDTH);
            assertTrue(facade.y() >= 0 && facade.top() <= TownPlan.HEIGHT);
        }
        for (int i = 0; i < TownPlan.GRAVES; i++) {
            assertTrue(inside(TownPlan.graveyard(), TownPlan.grave(i)));
            assertTrue(inside(TownPlan.bank(), TownPlan.bar(i)));
        }
        for (int i = 0; i < TownPlan.DYNAMITES; i++) {
            assertTrue(inside(TownPlan.jail(), TownPlan.jailDynamite(i)));
            assertTrue(inside(TownPlan.explosion(), TownPlan.explosionSlot(i)));
        }
    }

    @Test
    @DisplayName("prices bars at 6, 6, 7, 7, 8, 8")
    void pricesBars() {
        int[] prices = new int[TownPlan.BARS];
        for (int i = 0; i < prices.length; i++) {
            prices[i] = TownPlan.barPrice(i);
        }
        assertEquals(List.of(6, 6, 7, 7, 8, 8), java.util.Arrays.stream(prices).boxed().toList());
    }

    private static boolean overlap(Area a, Area b) {
        return a.x() < b.right() && b.x() < a.right() && a.y() < b.top() && b.y() < a.top();
    }

    private static boolean inside(Area area, Spot spot) {
        return area.contains(spot.x(), spot.y());
    }
}
