package meeples.coloma.rules;

import java.util.function.Consumer;
import meeples.coloma.model.Box;
import meeples.coloma.model.Goods;
import meeples.coloma.model.Valley;

/** Gaining things, as far as there are pieces. */
final class Gains {
    private static final int[] NO_CARDS = {};

    private Gains() {}

    /** Whether anything of these goods could be had now. */
    static boolean canGive(Valley valley, int seat, Goods goods) {
        return goods.coins() + goods.nuggets() + goods.cards() + goods.points() > 0
                || goods.dudes() > 0 && valley.supply(seat) > 0
                || goods.tents() > 0 && valley.tentSupply(seat) > 0
                || goods.horses() > 0 && valley.horses(seat) < Box.MOST_HORSES;
    }

    /** So many times these goods. */
    static void give(
            Valley valley,
            int seat,
            Goods goods,
            int times,
            Cause cause,
            int of,
            Consumer<? super Event> witness) {
        if (goods.coins() > 0) {
            coins(valley, seat, times * goods.coins(), cause, of, witness);
        }
        if (goods.nuggets() > 0) {
            nuggets(valley, seat, times * goods.nuggets(), cause, of, witness);
        }
        if (goods.dudes() > 0) {
            dudes(valley, seat, times * goods.dudes(), cause, of, witness);
        }
        if (goods.tents() > 0) {
            tents(valley, seat, times * goods.tents(), cause, of, witness);
        }
        if (goods.horses() > 0) {
            horses(valley, seat, times * goods.horses(), cause, of, witness);
        }
        if (goods.cards() > 0) {
            cards(valley, seat, times * goods.cards(), cause, of, witness);
        }
        if (goods.points() > 0) {
            points(valley, seat, times * goods.points(), cause, of, witness);
        }
    }

    static void give(
            Valley valley,
            int seat,
            Goods goods,
            Cause cause,
            int of,
            Consumer<? super Event> witness) {
        give(valley, seat, goods, 1, cause, of, witness);
    }

    static void coins(
            Valley valley,
            int seat,
            int count,
            Cause cause,
            int of,
            Consumer<? super Event> witness) {
        valley.addCoins(seat, count);
        if (witness != null) {
            witness.accept(new Event.CoinsGained(seat, count, cause, of));
        }
    }

    /** Each that the gold supply lacks is a coin instead; Sam has no use for coins. */
    static void nuggets(
            Valley valley,
            int seat,
            int wanted,
            Cause cause,
            int of,
            Consumer<? super Event> witness) {
        int nuggets = Math.min(wanted, valley.gold());
        int coins = valley.isSam(seat) ? 0 : wanted - nuggets;
        valley.addGold(-nuggets);
        valley.addNuggets(seat, nuggets);
        valley.addCoins(seat, coins);
        if (witness != null && nuggets + coins > 0) {
            witness.accept(new Event.NuggetsGained(seat, nuggets, coins, cause, of));
        }
    }

    static void dudes(
            Valley valley,
            int seat,
            int wanted,
            Cause cause,
            int of,
            Consumer<? super Event> witness) {
        int dudes = Math.min(wanted, valley.supply(seat));
        valley.moveDudesToCabin(seat, dudes);
        if (witness != null && dudes > 0) {
            witness.accept(new Event.DudesGained(seat, dudes, cause, of));
        }
    }

    static void tents(
            Valley valley,
            int seat,
            int wanted,
            Cause cause,
            int of,
            Consumer<? super Event> witness) {
        int tents = Math.min(wanted, valley.tentSupply(seat));
        valley.moveTentsToCabin(seat, tents);
        if (witness != null && tents > 0) {
            witness.accept(new Event.TentsGained(seat, tents, cause, of));
        }
    }

    static void horses(
            Valley valley,
            int seat,
            int wanted,
            Cause cause,
            int of,
            Consumer<? super Event> witness) {
        int horses = Math.min(wanted, Box.MOST_HORSES - valley.horses(seat));
        valley.addHorses(seat, horses);
        if (witness != null && horses > 0) {
            witness.accept(new Event.HorsesGained(seat, horses, cause, of));
        }
    }

    /** Each card that the deck lacks is a point instead. */
    static void cards(
            Valley valley,
            int seat,
            int wanted,
            Cause cause,
            int of,
            Consumer<? super Event> witness) {
        int count = Math.min(wanted, valley.deckSize(seat));
        int[] cards = witness == null ? NO_CARDS : new int[count];
        for (int i = 0; i < count; i++) {
            int card = valley.drawCard(seat);
            if (witness != null) {
                cards[i] = card;
            }
        }
        valley.addPoints(seat, wanted - count);
        if (witness != null) {
            witness.accept(
                    new Event.CardsDrawn(
                            seat, cards, wanted - count, valley.openHands(), cause, of));
        }
    }

    static void points(
            Valley valley,
            int seat,
            int count,
            Cause cause,
            int of,
            Consumer<? super Event> witness) {
        valley.addPoints(seat, count);
        if (witness != null) {
            witness.accept(new Event.PointsGained(seat, count, cause, of));
        }
    }
}
