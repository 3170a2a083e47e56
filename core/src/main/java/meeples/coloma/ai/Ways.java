package meeples.coloma.ai;

import meeples.coloma.model.Box;
import meeples.coloma.model.Building;
import meeples.coloma.model.Country;
import meeples.coloma.model.Goods;
import meeples.coloma.model.Pioneer;
import meeples.coloma.model.Valley;
import meeples.coloma.rules.Move;

/** Finds the way of a wagon that is worth most. */
final class Ways {
    /** What it is worth to end in a town where a tent can be pitched some day. */
    private static final int UNTENTED_REGION = 37;

    private static final Goods A_NUGGET = Goods.nuggets(1);
    private static final Goods RIDERS_CARDS = Goods.cards(Box.RANGE_RIDER_CARDS);

    private final int[] gains = new int[Country.SPACES];
    private Valley valley;
    private int seat;
    private int occupied;
    private int time;
    private boolean both;
    private int best;
    private int bestMove;

    /** The best first move of a wagon action that has not begun, or of the way under way. */
    int bestMove() {
        return bestMove;
    }

    /** What the best way brings from here on; 0 or less when it is better not to go. */
    int best() {
        return best;
    }

    /**
     * Looks at all ways of a wagon action of the site.
     *
     * @param helped whether the own buildings work
     */
    void plan(Valley position, int mover, boolean helped) {
        boolean blacksmith = helped && position.hasBuilt(mover, Building.BLACKSMITH);
        prepare(position, mover, helped);
        int spaces = position.horses(mover) + (blacksmith ? Box.BLACKSMITH_SPACES : 0);
        int start = position.wagon(mover);
        search(start, 1 << start, spaces, -ofTown(start), -1);
        considerRobbing();
    }

    /** Looks at how to go on with a way that has begun. */
    void planRest(Valley position) {
        int mover = position.active();
        prepare(position, mover, position.wayHelped());
        int here = position.wagon(mover);
        int start = position.way(0);
        if (position.waySize() == 1) {
            search(here, 1 << here, position.wayLeft(), -ofTown(start), -1);
            considerRobbing();
            return;
        }
        consider(here, -ofTown(start), stop(here));
        if (position.wayLeft() > 0) {
            int passed = -ofTown(start) + gains[here];
            search(here, position.wayMask(), position.wayLeft(), passed, -1);
        }
    }

    private void considerRobbing() {
        if (valley.pioneer(seat) == Pioneer.ROBBER && valley.cart() > 0) {
            int nuggets = Math.min(Box.ROBBED_NUGGETS, valley.cart());
            int worth = nuggets * Worth.ofGoods(valley, seat, A_NUGGET, time);
            if (worth > best) {
                best = worth;
                bestMove = Move.rob();
            }
        }
    }

    private void prepare(Valley position, int mover, boolean helped) {
        valley = position;
        seat = mover;
        time = Worth.timeFor(position);
        occupied = position.otherWagons(mover);
        both = helped && position.hasBuilt(mover, Building.STAGE_OFFICE);
        best = Integer.MIN_VALUE;
        bestMove = -1;
        boolean rider = position.pioneer(mover) == Pioneer.RANGE_RIDER;
        for (int space = 0; space < Country.SPACES; space++) {
            gains[space] = Worth.ofGoods(position, mover, Country.good(space), time);
            if (rider && Country.isHorseshoe(space)) {
                gains[space] += Worth.ofGoods(position, mover, RIDERS_CARDS, time);
            }
        }
    }

    /** What it is worth that the wagon is here, for tents. */
    private int ofTown(int space) {
        if (!Country.isTown(space) || time == 0) {
            return 0;
        }
        int free = Integer.bitCount(Box.regions(space) & ~valley.regionTents(seat));
        int ready = valley.tents(seat) > 0 ? 2 : 1;
        return free * UNTENTED_REGION * ready;
    }

    /** Goes through all ways from a space; first is the move that they begin with. */
    private void search(int from, int entered, int left, int gained, int first) {
        for (int way = 0; way < Country.ways(from); way++) {
            int space = Country.landing(from, way, occupied);
            if ((entered & 1 << space) == 0) {
                int move = first < 0 ? Move.go(space) : first;
                consider(space, gained, move);
                if (left > 1) {
                    search(space, entered | 1 << space, left - 1, gained + gains[space], move);
                }
            }
        }
    }

    private void consider(int space, int gained, int move) {
        int worth = gained + ofStopping(space) + ofTown(space);
        if (worth > best) {
            best = worth;
            bestMove = move;
        }
    }

    private int ofStopping(int space) {
        if (!Country.isTown(space)) {
            return gains[space];
        }
        int right = Worth.ofGoods(valley, seat, Box.rightGood(space), time);
        return both ? gains[space] + right : Math.max(gains[space], right);
    }

    private int stop(int space) {
        if (!Country.isTown(space) || both) {
            return Move.stop(Move.NO_CHOICE);
        }
        int right = Worth.ofGoods(valley, seat, Box.rightGood(space), time);
        return Move.stop(right > gains[space] ? Move.RIGHT : Move.LEFT);
    }
}
