package meeples.fistful.ui.outlook;

import java.util.ArrayList;
import java.util.List;
import meeples.fistful.ai.FirstLook;
import meeples.fistful.model.Meeple;
import meeples.fistful.model.Street;
import meeples.fistful.model.Town;

/**
 * What taking a handful in one direction would bring if it were sown in a certain order: shown when
 * a player points at a location, and beside the handful while its order is being planned.
 */
public final class TakeOutlook {
    private final Town town;
    private final Route route;
    private final int[] order;
    private final List<Effect> effects = new ArrayList<>();
    private final int[] draws = new int[Town.MOST_SEATS];

    private TakeOutlook(Town town, Route route, int[] order) {
        this.town = town;
        this.route = route;
        this.order = order;
        for (int step = 0; step < order.length; step++) {
            int space = route.spaces()[step];
            if (order[step] != Meeple.NONE && !Street.isShowdown(space)) {
                Effect effect = EffectFinder.of(town, space, order[step]);
                effects.add(effect);
                if (effect.draws() > 0) {
                    draws[effect.drawer()] += effect.draws();
                }
            }
        }
    }

    /** The outlook for a take in the order that looks best at first. */
    public static TakeOutlook of(Town town, int take) {
        Route route = Routes.of(town, take);
        int[] order = FirstLook.order(town, take, route.length());
        return new TakeOutlook(Routes.handfulTaken(town, take), route, order);
    }

    /** The town that the outlook is about: the handful in hand. */
    public Town town() {
        return town;
    }

    public Route route() {
        return route;
    }

    /** The kind at each step of the route, NONE where nothing is planned. */
    public int[] order() {
        return order;
    }

    /** What the meeples on doorways would do, in the order of the route. */
    public List<Effect> effects() {
        return effects;
    }

    /** How many draws a seat would get from meeples on doorways. */
    public int draws(int seat) {
        return draws[seat];
    }

    /** The showdown that would come of it, or null. */
    public ShowdownOutlook showdown() {
        int[] fighters = {town.on(Street.S0), town.on(Street.S1)};
        int[] controllers = {town.token(Street.S0), town.token(Street.S1)};
        for (int step = 0; step < order.length; step++) {
            int space = route.spaces()[step];
            if (Street.isShowdown(space) && order[step] >= 0 && order[step] != Meeple.MADAME) {
                fighters[Street.side(space)] = order[step];
                boolean tokenIsOut = controllers[1 - Street.side(space)] == town.active();
                controllers[Street.side(space)] = tokenIsOut ? Town.NOBODY : town.active();
            }
        }
        return fighters[0] >= 0 && fighters[1] >= 0
                ? new ShowdownOutlook(controllers, fighters)
                : null;
    }
}
