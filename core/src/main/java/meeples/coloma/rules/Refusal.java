package meeples.coloma.rules;

import meeples.coloma.model.Box;
import meeples.coloma.model.Bridge;
import meeples.coloma.model.Building;
import meeples.coloma.model.Country;
import meeples.coloma.model.Decision;
import meeples.coloma.model.Pioneer;
import meeples.coloma.model.Region;
import meeples.coloma.model.Site;
import meeples.coloma.model.Tool;
import meeples.coloma.model.Valley;
import meeples.play.MoveList;

/** Says in words why a move may not be made. */
final class Refusal {
    private final Valley valley;
    private final int seat;
    private final int move;

    private Refusal(Valley valley, int move) {
        this.valley = valley;
        this.move = move;
        seat = valley.decider();
    }

    /** Null when the move is legal. */
    static String of(ColomaRules rules, Valley valley, int move) {
        if (!Move.isWellFormed(move)) {
            return "there is no such move";
        }
        Decision asked = valley.decision();
        if (asked == Decision.OVER) {
            return "the game is over";
        }
        if (!Move.verb(move).answers(asked)) {
            return "the question is now " + asked + ", not " + Move.verb(move);
        }
        MoveList legal = new MoveList();
        rules.legalMoves(valley, legal);
        return legal.contains(move) ? null : new Refusal(valley, move).reason();
    }

    private String reason() {
        return switch (Move.verb(move)) {
            case PIONEER -> "that pioneer is not there to be taken";
            case PUT_BACK -> "only a card from the hand goes back, on top or at the bottom";
            case SPEND -> "so many nuggets cannot be spent here";
            case SITE, MULE -> "there are only sites 1 to " + Site.ALL;
            case SHOVEL -> unlessAction(Action.SHOVELS, refuseWork(true));
            case WHEELBARROW -> unlessAction(Action.WHEELBARROWS, refuseWork(false));
            case RIVER, BRIDGE -> unlessAction(riverAction(), refuseWater());
            case BUILD, HOTEL -> unlessAction(buildingAction(), refuseBuilding());
            case GO -> refuseGo();
            case ROB -> refuseRob();
            case GUNMEN -> unlessAction(Action.FRONTIER, refuseRow(Move.first(move)));
            case TENT_ON_EVENT, TENT_IN_REGION -> unlessAction(Action.FRONTIER, refuseTent());
            case BED -> unlessAction(Action.FRONTIER, "there are not so many dudes and free beds");
            case TAKE_TENT -> unlessAction(Action.TENT, "all tents are with their owner already");
            case BUY -> unlessAction(Action.BUY, "so much cannot be bought");
            case TAKE_BARREL -> unlessAction(Action.BARREL, "no barrel is there");
            case USE_BARREL -> "no such barrel is there to be used";
            case BLAST -> refuseBlast();
            case DISCARD -> refuseDiscard();
            case RAID -> refuseRaid();
            case END -> "a turn cannot be ended here";
            case PAY -> "it cannot be paid with so many nuggets";
            case STOP -> "the wagon cannot stop here so";
        };
    }

    /** The reason, unless the whole action is not to be had. */
    private String unlessAction(int action, String reason) {
        int site = valley.turnSite();
        if (Turn.primary(valley) == action || Turn.secondary(valley) == action) {
            return reason;
        }
        boolean barred =
                Action.unbarred(valley, site) == action && valley.secondary() != Valley.DONE;
        if (barred) {
            return "the barricade stops the secondary action";
        }
        if (Action.primary(valley, site) == action) {
            return "the primary action has been used";
        }
        return Action.unbarred(valley, site) == action
                ? "the secondary action has been used"
                : "that is no action of this site";
    }

    /** What is missing to pay for what the move would make. */
    private String unpaid() {
        if (valley.cabin(seat) < Purse.dudes(move)) {
            return "there are too few dudes in the cabin to pay for that";
        }
        return Move.tool(move) == Tool.SAW
                ? "there are too few nuggets to pay for that"
                : "there are too few coins and nuggets to pay for that";
    }

    private int riverAction() {
        return Move.tool(move) == Tool.HAMMER ? Action.HAMMER_AT_RIVER : Action.SAW_AT_RIVER;
    }

    private int buildingAction() {
        return Move.tool(move) == Tool.HAMMER ? Action.HAMMER_AT_BUILDING : Action.SAW_AT_BUILDING;
    }

    private String refuseWork(boolean shovel) {
        int building = Move.first(move);
        boolean exists = building <= Building.MILL;
        if (!exists || !(shovel ? Box.hasShovel(building) : Box.hasWheelbarrow(building))) {
            return "there is nothing of that kind";
        }
        if (building != Building.MILL && !valley.hasBuilt(seat, building)) {
            return "that building is not built";
        }
        return (valley.worked() & Works.bit(building, shovel)) != 0
                ? "it was used this turn"
                : "it would give nothing";
    }

    private String refuseWater() {
        boolean river = Move.verb(move) == Verb.RIVER;
        int what = Move.second(move);
        if (Move.tool(move) > Tool.SAW || what >= (river ? Box.CANYONS : Bridge.KINDS)) {
            return "there is nothing of that kind";
        }
        if (river && (valley.rivers(seat) & 1 << what) != 0) {
            return "that canyon is covered already";
        }
        if (!river && valley.unbridgedRiver(seat) < 0) {
            return "a bridge needs an own river that has none";
        }
        if (!river && valley.hasBridge(seat, what)) {
            return "nobody builds two bridges of one kind";
        }
        return !river && valley.marketPlace(what) < 0
                ? "such a bridge is not sold, or sold out"
                : unpaid();
    }

    private String refuseBuilding() {
        int tool = Move.tool(move);
        if (tool > Tool.SAW) {
            return "there is no such tool";
        }
        if (Move.verb(move) == Verb.HOTEL) {
            return valley.hotelMarket() == 0 ? "no hotel is for sale" : unpaid();
        }
        int card = Move.card(move);
        boolean inHand = card < Building.ALL && (valley.hand(seat) & 1 << card) != 0;
        return inHand ? unpaid() : "that card is not in hand";
    }

    private String refuseGo() {
        int space = Move.first(move);
        if (space >= Country.SPACES) {
            return "there is no such space";
        }
        if (valley.decision() == Decision.ACT) {
            return unlessAction(Action.WAGON, "the wagon does not come to that space next");
        }
        if ((valley.wayMask() & 1 << space) != 0) {
            return "no space is entered twice";
        }
        return valley.wayLeft() == 0
                ? "there are no horses for another space"
                : "the wagon does not come to that space next";
    }

    private String refuseRob() {
        if (valley.pioneer(seat) != Pioneer.ROBBER) {
            return "only the Robber robs the mine cart";
        }
        if (valley.cart() == 0) {
            return "the mine cart is empty";
        }
        return valley.decision() == Decision.ACT
                ? unlessAction(Action.WAGON, "there is no wagon action to give up")
                : "the wagon is on its way already";
    }

    private String refuseRow(int row) {
        if (row >= Box.ROWS) {
            return "there is no such row";
        }
        if (valley.rowPlaced()) {
            return "a row has been placed this turn";
        }
        return valley.row(row) == Valley.NOBODY
                ? "there are too few dudes in the cabin for that row"
                : "that row is filled already";
    }

    private String refuseTent() {
        boolean onEvent = Move.verb(move) == Verb.TENT_ON_EVENT;
        int place = Move.first(move);
        if (place >= (onEvent ? Site.ALL : Region.ALL)) {
            return "there is no such place";
        }
        if (valley.tents(seat) == 0) {
            return "there is no tent in the cabin";
        }
        int there = onEvent ? valley.eventTents(seat) : valley.regionTents(seat);
        return (there & 1 << place) != 0
                ? "an own tent is there already"
                : "the wagon is in no town that touches that region";
    }

    private String refuseBlast() {
        if (!valley.hasBuilt(seat, Building.BLASTING_SHED)) {
            return "only the Blasting Shed blasts the barricade";
        }
        return Turn.canBlast(valley, seat)
                ? "no such used barrel is there"
                : "the barricade stops nothing here";
    }

    private String refuseDiscard() {
        if (valley.pioneer(seat) != Pioneer.MAVERICK) {
            return "only the Maverick discards cards";
        }
        if (valley.discarded()) {
            return "a card has been discarded this turn";
        }
        int card = Move.card(move);
        boolean inHand = card < Building.ALL && (valley.hand(seat) & 1 << card) != 0;
        return inHand ? "that cannot be gained" : "that card is not in hand";
    }

    private String refuseRaid() {
        if (valley.pioneer(seat) != Pioneer.VIGILANTE) {
            return "only the Vigilante places gunmen from any site";
        }
        int row = Move.second(move);
        boolean rowIsFine =
                row < Box.ROWS && !valley.rowPlaced() && Frontier.canFill(valley, seat, row);
        return rowIsFine ? "no such used barrel is there" : refuseRow(row);
    }
}
