package meeples.fistful.ai;

import meeples.fistful.model.Meeple;
import meeples.fistful.model.Place;
import meeples.fistful.model.Street;
import meeples.fistful.model.Town;

/**
 * What each kind of meeple would be worth on each space of the street to the active player: their
 * own gain and what they think of the others', in hundredths of a point, chance taken at its
 * average.
 */
final class Prospects {
    /** Grudges the others everything. */
    static final int RIVALRY = -100;

    /** Is glad when others gain something too. */
    static final int FRIENDLINESS = 25;

    private static final int PERCENT = 100;
    private static final int SKILLED_WINS = 161; // of 216
    private static final int ALL_ROLLS = 216;
    private static final int EQUAL_WINS = 15; // of 36; 6 of 36 kill both, and both draw
    private static final int EQUAL_DRAWS = EQUAL_WINS + 6;

    private final int[] worth = new int[Street.SPACES * Meeple.KINDS];
    private final int[] drawWorth = new int[Town.MOST_SEATS];
    private final int regard;
    private Town town;
    private int me;
    private int rivals;
    private int blast;

    /**
     * @param regard what all the others' gain counts, of 100: {@link #RIVALRY} or {@link
     *     #FRIENDLINESS}
     */
    Prospects(int regard) {
        this.regard = regard;
    }

    /** Looks at the town as it is; asks nothing of it later. */
    void look(Town town) {
        this.town = town;
        me = town.active();
        rivals = town.players() - 1;
        blast = explosion();
        for (int seat = 0; seat < town.players(); seat++) {
            drawWorth[seat] = Worth.draw(town, seat);
        }
        for (int building = 0; building < Place.BUILDINGS; building++) {
            lookAt(building);
        }
        for (int side = 0; side < 2; side++) {
            int space = Street.showdownSpace(side);
            for (int kind = Meeple.BUILDER; kind < Meeple.MADAME; kind++) {
                worth[space * Meeple.KINDS + kind] = duel(space, kind);
            }
            worth[space * Meeple.KINDS + Meeple.MADAME] = 0;
        }
    }

    int worth(int space, int kind) {
        return worth[space * Meeple.KINDS + kind];
    }

    /** What a seat's gain is to the active player. */
    private int share(int seat, int gain) {
        return seat == me ? gain : gain * regard / (PERCENT * rivals);
    }

    private void lookAt(int building) {
        int at = Street.doorway(building) * Meeple.KINDS;
        worth[at + Meeple.BUILDER] = builder(building);
        worth[at + Meeple.MINER] = miner(building);
        worth[at + Meeple.ROBBER] = draws(me, 2 * town.meeples(building, Meeple.MINER));
        worth[at + Meeple.DEPUTY] = draws(me, 2 * town.meeples(building, Meeple.ROBBER));
        worth[at + Meeple.MADAME] = draws(me, town.meeples(building, Meeple.BUILDER));
    }

    private int builder(int building) {
        int owner = town.owner(building);
        if (owner == Town.NOBODY) {
            return town.tiles(me) > 0 ? Math.max(0, gainOfPaying(town, me, building)) : 0;
        }
        if (town.marquee(building) != 5) {
            return 0;
        }
        return share(owner, Math.max(0, gainOfPaying(town, owner, building)));
    }

    /** What a seat gains by building or upgrading here now; 0 when it cannot pay. */
    static int gainOfPaying(Town town, int seat, int building) {
        int gold = town.gold(seat);
        int stone = town.stone(seat);
        int goldLeft = gold - Place.goldCost(building);
        int stoneLeft = stone - Place.stoneCost(building);
        if (goldLeft < 0 || stoneLeft < 0) {
            return 0;
        }
        boolean goesOn = Worth.hasTurnsToCome(town, seat);
        int gain = Worth.marquee(town.marquee(building) + 5, goesOn);
        if (town.marquee(building) > 0) {
            gain -= Worth.marquee(town.marquee(building), goesOn);
        }
        gain -= Worth.gold(town, seat, gold, goesOn) - Worth.gold(town, seat, goldLeft, goesOn);
        return gain - (Worth.stone(stone, goesOn) - Worth.stone(stoneLeft, goesOn));
    }

    private int miner(int building) {
        int points = town.marquee(building);
        return points == 0 ? 0 : draws(town.owner(building), points == 10 ? 4 : 2);
    }

    private int draws(int seat, int wanted) {
        int bag = town.bagSize();
        int count = Math.min(wanted, bag);
        if (count == 0) {
            return 0;
        }
        return share(seat, count * drawWorth[seat]) + count * town.bagDynamite() * blast / bag;
    }

    /** What one explosion now would mean. */
    private int explosion() {
        int sum = 0;
        for (int seat = 0; seat < town.players(); seat++) {
            int stones = town.stone(seat);
            boolean goesOn = Worth.hasTurnsToCome(town, seat) || seat == me;
            int lost = Worth.stone(stones, goesOn) - Worth.stone(stones - stones / 2, goesOn);
            sum -= share(seat, lost);
        }
        return sum;
    }

    private int duel(int space, int kind) {
        int opposite = Street.opposite(space);
        if (town.isFree(opposite)) {
            return Worth.waiting(kind);
        }
        int waiting = town.token(opposite);
        int challenger = waiting == me ? town.seatAfter(me) : me;
        int old = town.on(opposite);
        int win = bountyOdds(kind - old) * Meeple.bounty(old) * drawWorth[challenger] / ALL_ROLLS;
        int loss = bountyOdds(old - kind) * Meeple.bounty(kind) * drawWorth[waiting] / ALL_ROLLS;
        return share(challenger, win) + share(waiting, loss - Worth.waiting(old));
    }

    /** How often, of 216 times, a meeple with this lead in skill earns its bounty. */
    static int bountyOdds(int lead) {
        if (lead == 0) {
            return EQUAL_DRAWS * ALL_ROLLS / 36;
        }
        return lead > 0 ? SKILLED_WINS : ALL_ROLLS - SKILLED_WINS;
    }
}
