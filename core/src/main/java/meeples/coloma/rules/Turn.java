package meeples.coloma.rules;

import java.util.function.Consumer;
import meeples.coloma.model.Barrel;
import meeples.coloma.model.Box;
import meeples.coloma.model.Building;
import meeples.coloma.model.Decision;
import meeples.coloma.model.Goods;
import meeples.coloma.model.Pioneer;
import meeples.coloma.model.Tool;
import meeples.coloma.model.Valley;
import meeples.play.MoveList;

/** A player's turn: the two actions of the site, and what else may be done beside them. */
final class Turn {
    private static final Goods A_COIN = Goods.coins(Box.MAVERICK_COINS);
    private static final Goods A_DUDE = Goods.dudes(Box.MAVERICK_DUDES);

    private Turn() {}

    static void start(Valley valley, int seat, Consumer<? super Event> witness) {
        valley.setActive(seat);
        if (witness != null) {
            witness.accept(new Event.TurnStarted(seat, valley.turnSite()));
        }
        valley.ask(Decision.ACT, seat);
    }

    static void end(Valley valley, Consumer<? super Event> witness) {
        if (witness != null) {
            witness.accept(new Event.TurnEnded(valley.active()));
        }
        valley.clearTurn();
        valley.setActive(Valley.NOBODY);
        valley.setTurn(valley.turn() + 1);
        valley.reveal(); // what was done in a turn that was ended cannot be taken back
        Round.nextTurn(valley, witness);
    }

    /** Begins an action, or goes on with it; the other one, if begun, is given up. */
    static void begin(Valley valley, boolean primary, boolean whole) {
        int state = whole ? Valley.DONE : Valley.BEGUN;
        if (primary) {
            valley.setPrimary(state);
            if (valley.secondary() == Valley.BEGUN) {
                valley.setSecondary(Valley.DONE);
            }
        } else {
            valley.setSecondary(state);
            if (valley.primary() == Valley.BEGUN) {
                valley.setPrimary(Valley.DONE);
            }
        }
    }

    /** The primary action that can be begun or gone on with now, or {@link Action#NONE}. */
    static int primary(Valley valley) {
        return valley.primary() == Valley.DONE
                ? Action.NONE
                : Action.primary(valley, valley.turnSite());
    }

    /** The secondary action that can be begun or gone on with now, or {@link Action#NONE}. */
    static int secondary(Valley valley) {
        if (valley.secondary() == Valley.DONE) {
            return Action.NONE;
        }
        return valley.blasted()
                ? Action.unbarred(valley, valley.turnSite())
                : Action.secondary(valley, valley.turnSite());
    }

    static void list(Valley valley, MoveList moves) {
        int seat = valley.active();
        int primary = primary(valley);
        int secondary = secondary(valley);
        listAction(valley, seat, primary, moves);
        if (secondary != primary) {
            listAction(valley, seat, secondary, moves);
        }
        if (valley.hasFreshBarrel(seat)) {
            for (int kind = 0; kind < Barrel.KINDS; kind++) {
                if (valley.freshBarrels(seat, kind) > 0) {
                    moves.add(Move.useBarrel(kind));
                }
            }
        }
        if (valley.hasUsedBarrel(seat)) {
            listUsesOfUsedBarrels(valley, seat, moves);
        }
        if (valley.pioneer(seat) == Pioneer.MAVERICK && !valley.discarded()) {
            listDiscards(valley, seat, moves);
        }
        moves.add(Move.end());
    }

    private static void listAction(Valley valley, int seat, int action, MoveList moves) {
        switch (action) {
            case Action.SHOVELS -> Works.listShovels(valley, seat, moves);
            case Action.WHEELBARROWS -> Works.listWheelbarrows(valley, seat, moves);
            case Action.HAMMER_AT_RIVER ->
                    Works.listRiversAndBridges(valley, seat, Tool.HAMMER, moves);
            case Action.SAW_AT_RIVER -> Works.listRiversAndBridges(valley, seat, Tool.SAW, moves);
            case Action.HAMMER_AT_BUILDING -> Works.listBuildings(valley, seat, Tool.HAMMER, moves);
            case Action.SAW_AT_BUILDING -> Works.listBuildings(valley, seat, Tool.SAW, moves);
            case Action.WAGON -> Wagons.listBeginnings(valley, seat, moves);
            case Action.FRONTIER -> Frontier.list(valley, seat, moves);
            case Action.TENT -> {
                if (Gains.canGive(valley, seat, Box.FRONTIER_SECONDARY)) {
                    moves.add(Move.takeTent());
                }
            }
            case Action.BUY -> Works.listPurchases(valley, seat, moves);
            case Action.BARREL -> Hideout.list(valley, moves);
            default -> {}
        }
    }

    private static void listUsesOfUsedBarrels(Valley valley, int seat, MoveList moves) {
        boolean blasts = canBlast(valley, seat);
        boolean raids = valley.pioneer(seat) == Pioneer.VIGILANTE && !valley.rowPlaced();
        if (!blasts && !raids) {
            return;
        }
        for (int kind = 0; kind < Barrel.KINDS; kind++) {
            if (valley.usedBarrels(seat, kind) > 0) {
                if (blasts) {
                    moves.add(Move.blast(kind));
                }
                if (raids) {
                    Frontier.listRaids(valley, seat, kind, moves);
                }
            }
        }
    }

    /** Whether blasting would help: the barricade stops an action that was not used. */
    static boolean canBlast(Valley valley, int seat) {
        return valley.hasBuilt(seat, Building.BLASTING_SHED)
                && !valley.blasted()
                && valley.secondary() == Valley.FRESH
                && Action.isBarred(valley, valley.turnSite());
    }

    private static void listDiscards(Valley valley, int seat, MoveList moves) {
        boolean dudes = Gains.canGive(valley, seat, A_DUDE);
        for (int hand = valley.hand(seat); hand != 0; hand &= hand - 1) {
            int card = Integer.numberOfTrailingZeros(hand);
            for (int end = Move.TOP; end <= Move.BOTTOM; end++) {
                moves.add(Move.discard(card, end, Move.FOR_COIN));
                if (dudes) {
                    moves.add(Move.discard(card, end, Move.FOR_DUDE));
                }
            }
        }
    }

    /** The Maverick's discard. */
    static void discard(Valley valley, int move, Consumer<? super Event> witness) {
        int seat = valley.active();
        int card = Move.card(move);
        boolean onTop = Move.second(move) == Move.TOP;
        valley.markDiscarded();
        valley.putBack(seat, card, onTop);
        if (witness != null) {
            witness.accept(
                    new Event.CardPutBack(seat, card, onTop, valley.openHands(), Cause.PIONEER));
        }
        Gains.give(
                valley,
                seat,
                Move.third(move) == Move.FOR_COIN ? A_COIN : A_DUDE,
                Cause.PIONEER,
                Pioneer.MAVERICK,
                witness);
    }
}
