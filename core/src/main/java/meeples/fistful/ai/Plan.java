package meeples.fistful.ai;

import meeples.fistful.model.Meeple;
import meeples.fistful.model.Place;
import meeples.fistful.model.Street;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Move;

/**
 * A whole handful as one int: what to take and in which order to sow it. The search weighs plans
 * instead of single moves, since only where all the meeples end up makes a difference.
 *
 * <p>The order of the first {@link #WRITTEN} meeples is part of the plan; the rare rest of a huge
 * handful is sown as it looks best then.
 */
final class Plan {
    /** How many meeples' order fits into the int. */
    static final int WRITTEN = 9;

    private static final int TAKE_BITS = 9;
    private static final int SPACE_AT = 4;
    private static final int DIRECTION_AT = 8;
    private static final int NIBBLE = 15;
    private static final int[] POWER = {1, 5, 25, 125, 625, 3125, 15625, 78125, 390625};

    private Plan() {}

    /** The part that says what is taken; the order is still all 0. */
    static int take(int location, int direction, int space) {
        return location | space << SPACE_AT | direction << DIRECTION_AT;
    }

    /** The plan with this kind as the meeple at an index of the sowing. */
    static int with(int plan, int index, int kind) {
        return index < WRITTEN ? plan + (kind * POWER[index] << TAKE_BITS) : plan;
    }

    /** Which kind is to be sown as this index of the handful. */
    static int kind(int plan, int index) {
        return (plan >>> TAKE_BITS) / POWER[index] % Meeple.KINDS;
    }

    static int location(int plan) {
        return plan & NIBBLE;
    }

    static int space(int plan) {
        return (plan >>> SPACE_AT) & NIBBLE;
    }

    static int direction(int plan) {
        return (plan >>> DIRECTION_AT) & 1;
    }

    /** The taking as the rules write it. */
    static int takeMove(int plan) {
        return Move.take(location(plan), direction(plan), space(plan));
    }

    /** Whether the handful at this place is the one that the plan was made for. */
    static boolean fits(int plan, Town town, int place, int sown) {
        int hand = town.meeples(place);
        int end = Math.min(sown + hand, WRITTEN);
        int counted = 0; // a nibble for each kind
        for (int index = sown; index < end; index++) {
            counted += 1 << 4 * kind(plan, index);
        }
        boolean whole = sown + hand <= WRITTEN;
        for (int kind = 0; kind < Meeple.KINDS; kind++) {
            int planned = (counted >>> 4 * kind) & NIBBLE;
            int there = town.meeples(place, kind);
            if (whole ? there != planned : there < planned) {
                return false;
            }
        }
        return hand > 0;
    }

    /** Whether the plan can be carried out from the start of a turn. */
    static boolean fits(int plan, Town town) {
        int location = location(plan);
        return fits(plan, town, location, 0)
                && (Place.isBuilding(location) || town.isFree(space(plan)));
    }

    /** Whether a deputy of the handful, taken now, would come to a building with robbers. */
    static boolean arrests(int plan, Town town) {
        int location = location(plan);
        if (town.meeples(location, Meeple.DEPUTY) == 0) {
            return false;
        }
        int hand = Math.min(WRITTEN, town.meeples(location));
        int space = space(plan);
        int sown = 0;
        for (int i = 0; i < Street.SPACES && sown < hand; i++) {
            if (town.isFree(space)) {
                boolean deputy = kind(plan, sown++) == Meeple.DEPUTY;
                if (deputy && hasRobbers(town, space)) {
                    return true;
                }
            }
            space = Street.next(space, direction(plan));
        }
        return false;
    }

    private static boolean hasRobbers(Town town, int space) {
        return !Street.isShowdown(space) && town.meeples(Street.building(space), Meeple.ROBBER) > 0;
    }
}
