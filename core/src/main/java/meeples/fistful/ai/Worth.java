package meeples.fistful.ai;

import meeples.fistful.model.Meeple;
import meeples.fistful.model.Place;
import meeples.fistful.model.Street;
import meeples.fistful.model.Town;

/**
 * What things are worth to a seat, in hundredths of a point. Gold is worth more than its point
 * while it can still become a bar, stone is worth what it can still build, a marquee more than its
 * face while miners may still come to it.
 */
final class Worth {
    static final int POINT = 100;
    static final int BAR = 10 * POINT;

    private static final int STONE = 85;
    private static final int SURPLUS_STONE = 45;
    private static final int USEFUL_STONES = 4;
    private static final int INCOME_OF_FIVE = 60;
    private static final int INCOME_OF_TEN = 150;

    private Worth() {}

    /** Whether the round that is under way is the last one. */
    static boolean isLastRound(Town town) {
        return town.bank() == 0
                || !town.hasEmptyGrave()
                || town.exploded() == Town.DYNAMITES
                || town.rounds() > 0 && town.round() >= town.rounds();
    }

    /** Whether the seat will have a turn after the one that is under way. */
    static boolean hasTurnsToCome(Town town, int seat) {
        return !isLastRound(town) || order(town, seat) > order(town, town.active());
    }

    private static int order(Town town, int seat) {
        int order = seat - town.first();
        return order < 0 ? order + town.players() : order;
    }

    /** All that a seat has, at this moment of the game. */
    static int of(Town town, int seat) {
        boolean goesOn = hasTurnsToCome(town, seat);
        int worth = BAR * town.bars(seat) + gold(town, seat, town.gold(seat), goesOn);
        worth += stone(town.stone(seat), goesOn);
        for (int building = 0; building < Place.BUILDINGS; building++) {
            if (town.owner(building) == seat) {
                worth += marquee(town.marquee(building), goesOn);
            }
        }
        return worth + duel(town, seat);
    }

    static int gold(Town town, int seat, int gold, boolean goesOn) {
        int left = gold;
        int bar = Town.BARS - town.bank();
        int worth = 0;
        boolean mayTakeBars = goesOn || town.active() == seat;
        while (mayTakeBars && bar < Town.BARS && left >= Town.barPrice(bar)) {
            left -= Town.barPrice(bar++);
            worth += BAR;
        }
        boolean mayBecomeABar = goesOn && bar < Town.BARS;
        return worth + (mayBecomeABar ? left * BAR / Town.barPrice(bar) : left * POINT);
    }

    static int stone(int stones, boolean goesOn) {
        if (!goesOn) {
            return stones; // only to break a tie
        }
        int useful = Math.min(stones, USEFUL_STONES);
        return useful * STONE + (stones - useful) * SURPLUS_STONE;
    }

    static int marquee(int points, boolean goesOn) {
        int income = points == 10 ? INCOME_OF_TEN : INCOME_OF_FIVE;
        return points * POINT + (goesOn ? income : 0);
    }

    /** One more gold cube. */
    static int goldCube(Town town, int seat) {
        int bar = Town.BARS - town.bank();
        boolean mayBecomeABar =
                bar < Town.BARS && (hasTurnsToCome(town, seat) || town.active() == seat);
        return mayBecomeABar ? BAR / Town.barPrice(bar) : POINT;
    }

    /** One more stone. */
    static int stoneCube(Town town, int seat) {
        int stones = town.stone(seat);
        boolean goesOn = hasTurnsToCome(town, seat) || town.active() == seat;
        return stone(stones + 1, goesOn) - stone(stones, goesOn);
    }

    /** One draw from the bag, dynamite left aside. */
    static int draw(Town town, int seat) {
        int bag = town.bagSize();
        if (bag == 0) {
            return 0;
        }
        int sum = town.bagGold() * goldCube(town, seat) + town.bagStone() * stoneCube(town, seat);
        return sum / bag;
    }

    /** What waiting alone on a showdown space promises to the one whose token lies there. */
    private static int duel(Town town, int seat) {
        int worth = 0;
        for (int side = 0; side < 2; side++) {
            int space = Street.showdownSpace(side);
            if (town.token(space) == seat && town.isFree(Street.opposite(space))) {
                worth += waiting(town.on(space));
            }
        }
        return worth;
    }

    static int waiting(int kind) {
        return kind == Meeple.BUILDER ? 0 : 25 * kind - 10;
    }
}
