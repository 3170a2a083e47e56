package meeples.fistful.ui.outlook;

import meeples.fistful.model.Decision;
import meeples.fistful.model.Place;
import meeples.fistful.model.Street;
import meeples.fistful.model.Town;

/**
 * What a meeple would do if it were resolved on a doorway. What the bag would bring is nobody's
 * business and is not in here.
 *
 * @param drawer the seat that would draw, or Town.NOBODY
 * @param counted the meeples that the draws are for: miners robbed, robbers arrested, builders led
 *     away
 * @param question BUILD or UPGRADE when the builder gives the choice, or would if it could be paid;
 *     else OVER
 * @param asked the seat that would build or upgrade, or Town.NOBODY
 * @param payable whether that seat has what it costs now
 */
public record Effect(
        int space,
        int meeple,
        int drawer,
        int draws,
        int counted,
        Decision question,
        int asked,
        boolean payable) {

    public int building() {
        return Street.building(space);
    }

    public int goldCost() {
        return Place.goldCost(building());
    }

    public int stoneCost() {
        return Place.stoneCost(building());
    }

    /** How much more gold whoever is asked would need. */
    public int goldMissing(Town town) {
        return Math.max(0, goldCost() - town.gold(asked));
    }

    /** How much more stone whoever is asked would need. */
    public int stoneMissing(Town town) {
        return Math.max(0, stoneCost() - town.stone(asked));
    }

    /** Whether somebody could build or upgrade here, now or with more in the supply. */
    public boolean asks() {
        return asked != Town.NOBODY;
    }

    /** Whether nothing would happen but that the meeple goes in. */
    public boolean isNothing() {
        return draws == 0 && counted == 0 && !(asks() && payable);
    }
}
