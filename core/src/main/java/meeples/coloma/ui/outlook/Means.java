package meeples.coloma.ui.outlook;

import meeples.coloma.model.Box;
import meeples.coloma.model.Building;
import meeples.coloma.model.Site;
import meeples.coloma.model.Tool;
import meeples.coloma.model.Valley;
import meeples.coloma.rules.Purse;

/**
 * What a seat could do at a site, judged by what everybody sees: never by the cards in its hand.
 */
final class Means {
    private Means() {}

    /** Whether the seat has the means for the primary action of a site. */
    static boolean canUse(Valley valley, int seat, int site) {
        if (site == valley.barker()) {
            return wealth(valley, seat) >= Box.PRICE_OF_A_HORSE_OR_TENT;
        }
        return switch (site) {
            case Site.RIVER -> canPay(valley, seat, Purse.riverCost(valley, seat, Tool.HAMMER));
            case Site.BUILDING ->
                    valley.handSize(seat) > 0 && canPay(valley, seat, cheapest(valley, seat));
            case Site.FRONTIER -> valley.cabin(seat) > 0 || valley.tents(seat) > 0;
            default -> true; // the mill has a shovel, and nobody is without a horse
        };
    }

    private static int wealth(Valley valley, int seat) {
        return valley.coins(seat) + valley.nuggets(seat) * valley.goldValue();
    }

    private static boolean canPay(Valley valley, int seat, int coins) {
        return valley.cabin(seat) > 0 && wealth(valley, seat) >= coins;
    }

    /** The least that a building could cost the seat. */
    private static int cheapest(Valley valley, int seat) {
        int least = Integer.MAX_VALUE;
        for (int card = 0; card < Building.ALL; card++) {
            if (!valley.hasBuilt(seat, card)) {
                least = Math.min(least, Purse.buildingCost(valley, seat, Tool.HAMMER, card));
            }
        }
        return least;
    }
}
