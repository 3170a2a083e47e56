package meeples.fistful.rules;

import meeples.fistful.model.Decision;
import meeples.fistful.model.Meeple;
import meeples.fistful.model.Place;
import meeples.fistful.model.Street;
import meeples.fistful.model.Town;
import meeples.play.MoveList;

/** Says in words why a move may not be made. */
final class Refusal {
    private Refusal() {}

    /** Null when the move is legal. */
    static String of(FistfulRules rules, Town town, int move) {
        if (!Move.isWellFormed(move)) {
            return "there is no such move";
        }
        Decision asked = town.decision();
        if (asked == Decision.OVER) {
            return "the game is over";
        }
        if (Move.decision(move) != asked) {
            return "the question is now " + asked + ", not " + Move.decision(move);
        }
        MoveList legal = new MoveList();
        rules.legalMoves(town, legal);
        return legal.contains(move) ? null : reason(town, move);
    }

    private static String reason(Town town, int move) {
        return switch (town.decision()) {
            case MARQUEE -> refuseMarquee(town, Move.building(move));
            case TAKE -> refuseTake(town, move);
            case SOW -> refuseSowing(town, Move.meeple(move));
            case GIVE -> "the showdown meeple must go to another player";
            case RESOLVE -> "nothing placed this turn is left to resolve there";
            default -> "the answer must be yes or no";
        };
    }

    private static String refuseMarquee(Town town, int building) {
        if (!Place.isBuilding(building) || !Place.isCorner(building)) {
            return "a starting marquee goes on a corner";
        }
        return "that corner is taken by player " + (town.owner(building) + 1);
    }

    private static String refuseTake(Town town, int move) {
        int location = Move.location(move);
        int space = Move.space(move);
        if (location >= Place.LOCATIONS) {
            return "meeples are taken from a building, the saloon or the jail";
        }
        if (town.meeples(location) == 0) {
            return "nobody is there to be taken";
        }
        if (space >= Street.SPACES || Move.direction(move) > Street.COUNTERCLOCKWISE) {
            return "there is no such space or direction";
        }
        if (!town.isFree(space)) {
            return "the showdown space is taken";
        }
        if (Place.isBuilding(location)) {
            return "sowing from a building starts next to its doorway";
        }
        return "a single meeple is sown clockwise";
    }

    private static String refuseSowing(Town town, int kind) {
        if (kind >= Meeple.KINDS || town.meeples(Place.HAND, kind) == 0) {
            return "no such meeple is in hand";
        }
        return "the Madame may come to a showdown space only as the last in hand";
    }
}
