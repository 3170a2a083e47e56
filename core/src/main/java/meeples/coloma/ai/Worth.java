package meeples.coloma.ai;

import meeples.coloma.model.Barrel;
import meeples.coloma.model.Box;
import meeples.coloma.model.Bridge;
import meeples.coloma.model.Country;
import meeples.coloma.model.Goods;
import meeples.coloma.model.Region;
import meeples.coloma.model.Site;
import meeples.coloma.model.Valley;
import meeples.coloma.rules.Score;

/**
 * What a seat's belongings are worth, in hundredths of a point at the end: the points that it has,
 * and what may be expected of everything that can still be turned into points. All numbers here are
 * estimates by the time that is left; none of them is a rule.
 */
final class Worth {
    static final int POINT = 100;

    /** Turns to come beyond which time makes no difference. */
    private static final int LONG = 8;

    // By the turns to come, 0 to 8 and more; of a tent to be pitched in percent of its region.
    private static final int[] COIN = {0, 21, 44, 58, 64, 68, 73, 77, 83};
    private static final int[] NUGGET = {0, 109, 144, 272, 284, 298, 310, 330, 349};
    private static final int[] DUDE = {0, 64, 116, 70, 76, 81, 83, 86, 88};
    private static final int[] TENT = {0, 8, 14, 73, 92, 103, 109, 113, 120};
    private static final int[] PITCHED = {0, 13, 22, 14, 17, 18, 19, 20, 21};
    private static final int[] CARD = {0, 25, 79, 96, 122, 138, 152, 165, 179};

    // So many count in full, as many again by half, the rest by a quarter.
    private static final int COINS_IN_FULL = 6;
    private static final int NUGGETS_IN_FULL = 2;
    private static final int DUDES_IN_FULL = 4;
    private static final int CARDS_IN_FULL = 1;

    /** What so many horses are worth for each turn to come. */
    private static final int[] HORSES = {0, 0, 54, 101, 141, 168, 188};

    /** What a building does for its owner in each turn to come, beside its points. */
    private static final int[] POWER = {
        36, // Assay Office
        33, // Boarding House
        36, // General Store
        21, // Print Shop
        38, // Placer Claim
        21, // Stable
        37, // Canvas Maker
        35, // Saloon
        52, // Surveyor
        57, // Toll House
        43, // Sawmill
        70, // Carpenters
        39, // Blacksmith
        25, // Stage Office
        71, // Undertaker
        41, // Blasting Shed
    };

    private static final int PERCENT = 100;

    /** How much more each other workshop makes of one, in percent: a turn works them all. */
    private static final int TOGETHER = 5;

    private static final int BEST_CARD = 25; // how sure it is that it will be built, in percent
    private static final int BRIDGE_TO_COME = 61;
    private static final int REGION_IN_REACH = 101;
    private static final int FREE_BED = 30;
    private static final int BADGE = 126;
    private static final int WAGON_ACTION = 250;
    private static final int GRAVE = 126; // what a dead dude cannot do any more

    private Worth() {}

    /** Turns that everybody still has after those of this round. */
    static int turnsToCome(Valley valley) {
        int years = valley.years() - 1 - valley.year();
        return years * Box.ROUNDS + Box.ROUNDS - valley.round();
    }

    private static int time(Valley valley) {
        return Math.min(turnsToCome(valley), LONG);
    }

    static int of(Valley valley, int seat) {
        int worth = POINT * Score.of(valley, seat);
        int time = time(valley);
        worth += Shares.ofShootout(valley, seat);
        worth += valley.sheriff() == seat ? BADGE : 0;
        if (time == 0) {
            return worth + ofLeftovers(valley, seat);
        }
        worth += tapered(valley.coins(seat), COIN[time], COINS_IN_FULL);
        worth += tapered(valley.nuggets(seat), NUGGET[time], NUGGETS_IN_FULL);
        worth += tapered(valley.cabin(seat), DUDE[time], DUDES_IN_FULL);
        worth += ofTents(valley, seat, valley.tents(seat), time);
        worth += tapered(valley.handSize(seat), CARD[time], CARDS_IN_FULL);
        worth += ofBestCard(valley, seat, time) * BEST_CARD / PERCENT;
        worth += HORSES[Math.min(valley.horses(seat), HORSES.length - 1)] * time;
        worth -= GRAVE * valley.graves(seat);
        worth += ofBuildings(valley, seat) * time;
        worth += ofEventTents(valley, seat, time);
        worth += ofBarrels(valley, seat, time);
        int unbridged = Integer.bitCount(valley.rivers(seat)) - bridges(valley, seat);
        worth += unbridged * BRIDGE_TO_COME * Math.min(time, 4) / 4;
        worth += ofReach(valley, seat);
        worth += FREE_BED * valley.freeBeds(seat);
        return worth;
    }

    /** What so many coins and nuggets are worth to a seat, with the bridges that count them. */
    static int ofMoney(Valley valley, int seat, int coins, int nuggets) {
        int time = time(valley);
        int worth = 2 * nuggets + coins;
        worth += tapered(coins, COIN[time], COINS_IN_FULL);
        worth += tapered(nuggets, NUGGET[time], NUGGETS_IN_FULL);
        worth += valley.hasBridge(seat, Bridge.COINS) ? ofBridge(Bridge.COINS, coins) : 0;
        worth += valley.hasBridge(seat, Bridge.NUGGETS) ? ofBridge(Bridge.NUGGETS, nuggets) : 0;
        return worth;
    }

    private static int ofBridge(int kind, int count) {
        return POINT * Math.min(Box.bridgePoints(kind) * count, Box.mostBridgePoints(kind));
    }

    /** What breaks a tie, and what bridges may count. */
    private static int ofLeftovers(Valley valley, int seat) {
        return 2 * valley.nuggets(seat) + Score.belongings(valley, seat);
    }

    private static int ofTents(Valley valley, int seat, int tents, int time) {
        int worth = 0;
        for (int tent = 0; tent < tents; tent++) {
            worth += ofTent(valley, seat, tent, time);
        }
        return worth;
    }

    /**
     * What a tent is worth that so many others will be pitched before: the further regions pay
     * best.
     */
    private static int ofTent(Valley valley, int seat, int before, int time) {
        int regions = Integer.bitCount(valley.regionTents(seat)) + before;
        int pitched = regions < Region.ALL ? ofRegion(regions) * PITCHED[time] : 0;
        return Math.max(pitched, TENT[time]);
    }

    /** The points that one region more adds to so many. */
    private static int ofRegion(int regions) {
        return Box.regionPoints(regions + 1) - Box.regionPoints(regions);
    }

    /** What the last tent in the cabin is worth when it is kept. */
    static int ofLastTent(Valley valley, int seat) {
        return ofTent(valley, seat, valley.tents(seat) - 1, time(valley));
    }

    /** So many of a thing: the first ones count in full, then half, then a quarter. */
    private static int tapered(int count, int each, int inFull) {
        if (count <= inFull) {
            return count * each;
        }
        int half = Math.min(count, 2 * inFull) - inFull;
        int rest = count - inFull - half;
        return inFull * each + half * each / 2 + rest * each / 4;
    }

    /** What one more of a thing is worth. */
    private static int oneMore(int count, int each, int inFull) {
        return tapered(count + 1, each, inFull) - tapered(count, each, inFull);
    }

    /** Workshops are worth more together: one turn works them all. */
    private static int ofBuildings(Valley valley, int seat) {
        int power = 0;
        int works = 0;
        int workshops = 0;
        for (int built = valley.built(seat); built != 0; built &= built - 1) {
            int building = Integer.numberOfTrailingZeros(built);
            if (Box.hasShovel(building) || Box.hasWheelbarrow(building)) {
                works += POWER[building];
                workshops++;
            } else {
                power += POWER[building];
            }
        }
        return power + works * (PERCENT + TOGETHER * (workshops - 1)) / PERCENT;
    }

    /** What a card may do for its owner when it is built with so much time left. */
    static int ofCard(int card, int time) {
        int cost = Box.buildingCost(card, 0) * COIN[LONG];
        return POWER[card] * time - cost;
    }

    /** What the best card in hand may do. */
    private static int ofBestCard(Valley valley, int seat, int time) {
        int best = 0;
        for (int hand = valley.hand(seat); hand != 0; hand &= hand - 1) {
            best = Math.max(best, POWER[Integer.numberOfTrailingZeros(hand)] * time);
        }
        return best;
    }

    private static int bridges(Valley valley, int seat) {
        int bridges = 0;
        for (int canyon = 0; canyon < Box.CANYONS; canyon++) {
            bridges += valley.bridge(seat, canyon) >= 0 ? 1 : 0;
        }
        return bridges;
    }

    private static int ofEventTents(Valley valley, int seat, int time) {
        int worth = 0;
        int yearsAfter = valley.years() - 1 - valley.year();
        for (int site = 0; site < Site.ALL; site++) {
            if (valley.hasEventTent(seat, site)) {
                int times = yearsAfter + (site >= valley.round() ? 1 : 0);
                worth += times * ofEvent(valley, seat, site, time);
            }
        }
        return worth;
    }

    /** What an event gives somebody without a tent on it. */
    static int ofEvent(Valley valley, int seat, int site, int time) {
        return site == Box.OFFER
                ? Math.max(0, POINT * Box.POINTS_FOR_A_NUGGET - NUGGET[time]) + POINT / 2
                : ofGoods(valley, seat, Box.event(site), time);
    }

    private static int ofBarrels(Valley valley, int seat, int time) {
        int worth = 0;
        if (valley.hasFreshBarrel(seat)) {
            for (int kind = 0; kind < Barrel.KINDS; kind++) {
                int count = valley.freshBarrels(seat, kind);
                worth += count == 0 ? 0 : count * ofBarrel(valley, seat, kind, time) * 9 / 10;
            }
        }
        return worth;
    }

    static int ofBarrel(Valley valley, int seat, int kind, int time) {
        return kind == Barrel.WAGON ? WAGON_ACTION : ofGoods(valley, seat, Box.barrel(kind), time);
    }

    /** Regions without an own tent that the own wagon has come to. */
    static int ofReach(Valley valley, int seat) {
        int space = valley.wagon(seat);
        if (valley.tents(seat) == 0 || !Country.isTown(space)) {
            return 0;
        }
        int free = Integer.bitCount(Box.regions(space) & ~valley.regionTents(seat));
        return REGION_IN_REACH * Math.min(free, valley.tents(seat));
    }

    /** What goods are worth to a seat that has what it has, as far as there are pieces. */
    static int ofGoods(Valley valley, int seat, Goods goods, int time) {
        int worth = POINT * goods.points();
        if (goods.coins() > 0) {
            worth += goods.coins() * coin(valley, seat, time);
        }
        if (goods.nuggets() > 0) {
            worth += goods.nuggets() * nugget(valley, seat, time);
        }
        if (goods.dudes() > 0) {
            worth += Math.min(goods.dudes(), valley.supply(seat)) * dude(valley, seat, time);
        }
        if (goods.tents() > 0) {
            worth += Math.min(goods.tents(), valley.tentSupply(seat)) * tent(valley, seat, time);
        }
        if (goods.horses() > 0) {
            worth += goods.horses() * horse(valley, seat, time);
        }
        if (goods.cards() > 0) {
            worth += goods.cards() * card(valley, seat, time);
        }
        return worth;
    }

    private static int coin(Valley valley, int seat, int time) {
        return oneMore(valley.coins(seat), COIN[time], COINS_IN_FULL);
    }

    private static int nugget(Valley valley, int seat, int time) {
        return valley.gold() == 0
                ? coin(valley, seat, time)
                : oneMore(valley.nuggets(seat), NUGGET[time], NUGGETS_IN_FULL);
    }

    /** What the last of so many nuggets is worth when it is kept. */
    static int ofLastNugget(Valley valley, int nuggets) {
        return oneMore(nuggets - 1, NUGGET[time(valley)], NUGGETS_IN_FULL);
    }

    private static int dude(Valley valley, int seat, int time) {
        return oneMore(valley.cabin(seat), DUDE[time], DUDES_IN_FULL);
    }

    private static int tent(Valley valley, int seat, int time) {
        int tents = valley.tents(seat);
        return ofTent(valley, seat, tents, time);
    }

    private static int horse(Valley valley, int seat, int time) {
        int horses = valley.horses(seat);
        return horses >= HORSES.length - 1 ? 0 : (HORSES[horses + 1] - HORSES[horses]) * time;
    }

    private static int card(Valley valley, int seat, int time) {
        return valley.deckSize(seat) == 0
                ? POINT
                : oneMore(valley.handSize(seat), CARD[time], CARDS_IN_FULL);
    }

    /** The time that counts for what is gained now. */
    static int timeFor(Valley valley) {
        return time(valley);
    }
}
