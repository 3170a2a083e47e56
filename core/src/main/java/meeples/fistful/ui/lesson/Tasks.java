package meeples.fistful.ui.lesson;

import java.util.function.Predicate;
import meeples.fistful.model.Decision;
import meeples.fistful.model.Place;
import meeples.fistful.model.Street;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Move;
import meeples.game.lesson.Guidance;
import meeples.play.MoveChooser;

/** What lessons ask for in town. */
final class Tasks {
    /** Said of a way that leads past the right doors. */
    private static final String WRONG_WAY = "no-way";

    private Tasks() {}

    /** A building's handful, in one direction. */
    static Guidance<Town> take(int building, int direction) {
        return (town, move) -> {
            if (Move.location(move) != building) {
                return Guidance.NO;
            }
            return Move.direction(move) == direction ? null : WRONG_WAY;
        };
    }

    /** The saloon's or the jail's handful, to be sown from certain spaces on. */
    static Guidance<Town> takeFreely(int location, Predicate<Integer> moves) {
        return (town, move) -> {
            if (Move.location(move) != location) {
                return Guidance.NO;
            }
            return moves.test(move) ? null : WRONG_WAY;
        };
    }

    /** This kind to this doorway, and no other one there; the rest as one likes. */
    static Guidance<Town> sow(int kind, int space) {
        return (town, move) -> {
            boolean there = town.cursor() == space;
            boolean thisOne = Move.meeple(move) == kind;
            return there == thisOne ? null : Guidance.NO;
        };
    }

    /** Resolving in any order, and yes to all that can be built. */
    static Guidance<Town> buildAll() {
        return (town, move) -> {
            Decision decision = Move.decision(move);
            boolean asked = decision == Decision.BUILD || decision == Decision.UPGRADE;
            return asked && !Move.yes(move) ? Guidance.NO : null;
        };
    }

    /** Whatever the rules allow. */
    static Guidance<Town> anything() {
        return (town, move) -> null;
    }

    /** The other player takes this, and decides nothing else. */
    static MoveChooser<Town> opponent(int take) {
        return town -> town.decision() == Decision.TAKE ? take : MoveChooser.NONE;
    }

    /** All that was in hand has been put down. */
    static boolean isSown(Town town) {
        return town.decision() != Decision.SOW && town.decision() != Decision.GIVE;
    }

    /** This turn has begun, or the game is over. */
    static Predicate<Town> untilTurn(int turn) {
        return town -> town.turn() >= turn || town.decision() == Decision.OVER;
    }

    /** The building whose doorway a sowing begins at; nowhere for the spaces for showdowns. */
    static int firstBuilding(int move) {
        int space = Move.space(move);
        return Street.isShowdown(space) ? Place.BOX : Street.building(space);
    }
}
