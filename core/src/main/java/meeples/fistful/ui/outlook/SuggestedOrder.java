package meeples.fistful.ui.outlook;

import meeples.fistful.model.Meeple;
import meeples.fistful.model.Street;
import meeples.fistful.model.Town;

/**
 * A good order to sow a handful in: the one that brings its sower most at once. It looks no further
 * than this turn; it is an offer, not advice of a master.
 */
public final class SuggestedOrder {
    private static final double A_RIVALS_DRAW = -0.6;
    private static final double A_BUILDING = 3;
    private static final double A_RIVALS_UPGRADE = -2;
    private static final double NOT_YET_PAYABLE = 0.2;

    private final Town town;
    private final Route route;
    private final int[] radix = new int[Meeple.KINDS];
    private final double[] best;
    private final int[] choice;

    private SuggestedOrder(Town town, Route route) {
        this.town = town;
        this.route = route;
        int states = 1;
        for (int kind = 0; kind < Meeple.KINDS; kind++) {
            radix[kind] = states;
            states *= route.handful()[kind] + 1;
        }
        best = new double[states];
        choice = new int[states];
    }

    /** An order for a handful that is not taken yet. */
    public static int[] forTake(Town town, int take, Route route) {
        return new SuggestedOrder(Routes.handfulTaken(town, take), route).find();
    }

    /** An order for what is in hand. */
    public static int[] forHand(Town town, Route route) {
        return new SuggestedOrder(town, route).find();
    }

    /**
     * From the last step back: the best that can still come when so many of each kind are already
     * sown. How many are sown says which step it is.
     */
    private int[] find() {
        double[][] worth = worths();
        for (int state = best.length - 1; state >= 0; state--) {
            int step = sown(state);
            best[state] = step >= route.length() ? 0 : Double.NEGATIVE_INFINITY;
            choice[state] = Meeple.NONE;
            for (int kind = 0; step < route.length() && kind < Meeple.KINDS; kind++) {
                if (count(state, kind) < route.handful()[kind] && route.mayGo(kind, step)) {
                    double total = worth[step][kind] + best[state + radix[kind]];
                    if (total > best[state]) {
                        best[state] = total;
                        choice[state] = kind;
                    }
                }
            }
        }
        return follow();
    }

    private int[] follow() {
        int[] order = new int[route.length()];
        int state = 0;
        for (int step = 0; step < order.length; step++) {
            order[step] = choice[state];
            state += radix[order[step]];
        }
        return order;
    }

    private int count(int state, int kind) {
        return state / radix[kind] % (route.handful()[kind] + 1);
    }

    private int sown(int state) {
        int sum = 0;
        for (int kind = 0; kind < Meeple.KINDS; kind++) {
            sum += count(state, kind);
        }
        return sum;
    }

    private double[][] worths() {
        double[][] worth = new double[route.length()][Meeple.KINDS];
        for (int step = 0; step < worth.length; step++) {
            for (int kind = 0; kind < Meeple.KINDS; kind++) {
                if (route.handful()[kind] > 0) {
                    worth[step][kind] = worth(route.spaces()[step], kind);
                }
            }
        }
        return worth;
    }

    private double worth(int space, int kind) {
        if (Street.isShowdown(space)) {
            return kind == Meeple.MADAME ? 0 : showdown(space, kind);
        }
        Effect effect = EffectFinder.of(town, space, kind);
        boolean mine = effect.asked() == town.active();
        double worth = effect.drawer() == town.active() ? 1 : A_RIVALS_DRAW;
        double building = mine ? A_BUILDING : A_RIVALS_UPGRADE;
        return worth * effect.draws()
                + (effect.asks() ? building * (effect.payable() ? 1 : NOT_YET_PAYABLE) : 0);
    }

    /** A lonely gunman is worth a little by skill; against somebody the odds decide. */
    private double showdown(int space, int kind) {
        int rival = town.on(Street.opposite(space));
        boolean own = town.token(Street.opposite(space)) == town.active();
        if (rival == Meeple.NONE) {
            return 0.2 * kind;
        }
        ShowdownOdds odds = ShowdownOdds.between(kind, rival);
        double forIt = (odds.win() + odds.both()) * Meeple.bounty(rival);
        double forRival = (odds.lose() + odds.both()) * Meeple.bounty(kind);
        return own ? forRival + A_RIVALS_DRAW * forIt : forIt + A_RIVALS_DRAW * forRival;
    }
}
