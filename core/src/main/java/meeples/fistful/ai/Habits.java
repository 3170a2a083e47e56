package meeples.fistful.ai;

import meeples.fistful.model.Decision;
import meeples.fistful.model.Meeple;
import meeples.fistful.model.Place;
import meeples.fistful.model.Street;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Move;

/**
 * How a sensible player answers the small questions, without thinking ahead: everything but which
 * handful to take and how to sow it.
 */
final class Habits {
    private Habits() {}

    static int answer(Town town) {
        return switch (town.decision()) {
            case MARQUEE -> Move.marquee(bestCorner(town));
            case GIVE -> Move.give(leastDangerousRival(town));
            case RESOLVE -> Move.resolve(nextToResolve(town));
            case BUILD -> Move.build(isWorthPaying(town));
            case UPGRADE -> Move.upgrade(isWorthPaying(town));
            case REROLL -> Move.reroll(isLosing(town));
            default -> throw new IllegalArgumentException("no habit for " + town.decision());
        };
    }

    /** The free corner that most miners can be brought to. */
    private static int bestCorner(Town town) {
        int best = Town.NOBODY;
        int most = -1;
        for (int corner = 0; corner < Place.BUILDINGS; corner++) {
            if (Place.isCorner(corner) && town.owner(corner) == Town.NOBODY) {
                int miners = minersWithinReach(town, corner);
                if (miners > most) {
                    most = miners;
                    best = corner;
                }
            }
        }
        return best;
    }

    /** Miners within three buildings of a corner. */
    static int minersWithinReach(Town town, int corner) {
        int miners = 0;
        for (int distance = 1; distance <= 3; distance++) {
            int after = (corner + distance) % Place.BUILDINGS;
            int before = (corner + Place.BUILDINGS - distance) % Place.BUILDINGS;
            miners += town.meeples(after, Meeple.MINER) + town.meeples(before, Meeple.MINER);
        }
        return miners;
    }

    private static int leastDangerousRival(Town town) {
        int weakest = Town.NOBODY;
        int least = 0;
        for (int seat = 0; seat < town.players(); seat++) {
            if (seat != town.active()) {
                int worth = Worth.of(town, seat);
                if (weakest == Town.NOBODY || worth < least) {
                    weakest = seat;
                    least = worth;
                }
            }
        }
        return weakest;
    }

    private static boolean isWorthPaying(Town town) {
        int building = town.question();
        int seat = town.decision() == Decision.BUILD ? town.active() : town.owner(building);
        return Prospects.gainOfPaying(town, seat, building) > 0;
    }

    private static boolean isLosing(Town town) {
        int mine = town.question();
        return town.die(mine) < town.die(Street.opposite(mine));
    }

    private static int nextToResolve(Town town) {
        int best = town.showdownIsOn() ? Street.SHOWDOWN : Town.NOBODY;
        int most = town.showdownIsOn() ? urgencyOfShowdown(town) : Integer.MIN_VALUE;
        for (int rest = town.unresolved(); rest != 0; rest &= rest - 1) {
            int space = Integer.numberOfTrailingZeros(rest);
            int urgency = urgency(town, space);
            if (urgency > most) {
                most = urgency;
                best = space;
            }
        }
        return best;
    }

    private static int urgencyOfShowdown(Town town) {
        boolean mine =
                town.token(Street.S0) == town.active() || town.token(Street.S1) == town.active();
        return mine ? 50 : 5;
    }

    /**
     * Build what can be paid, before dynamite takes the stones; let rivals' builders in while they
     * cannot pay; then draw; then try again to build with what was drawn; rivals' gains last.
     */
    private static int urgency(Town town, int space) {
        int building = Street.building(space);
        int me = town.active();
        int owner = town.owner(building);
        switch (town.on(space)) {
            case Meeple.BUILDER:
                if (owner == Town.NOBODY || owner == me) {
                    int gain = Prospects.gainOfPaying(town, me, building);
                    return gain > 0 ? 100 + gain : 20;
                }
                return Prospects.gainOfPaying(town, owner, building) > 0 ? 0 : 80;
            case Meeple.MINER:
                return owner == me ? 60 : owner == Town.NOBODY ? 30 : 1;
            case Meeple.ROBBER:
                return 56;
            case Meeple.DEPUTY:
                return 55;
            default:
                return 54;
        }
    }
}
