package meeples.fistful.rules;

import java.util.function.Consumer;
import meeples.fistful.model.Decision;
import meeples.fistful.model.Meeple;
import meeples.fistful.model.Piece;
import meeples.fistful.model.Place;
import meeples.fistful.model.Street;
import meeples.fistful.model.Town;

/** Taking a handful and putting it down one by one along the street. */
final class Sowing {
    private Sowing() {}

    /** Where the first meeple from a building goes: next door, past an occupied showdown space. */
    static int firstSpace(Town town, int building, int direction) {
        int space = Street.next(Street.doorway(building), direction);
        return town.isFree(space) ? space : Street.next(space, direction);
    }

    /** Whether a meeple of this kind may be put on the next space. */
    static boolean maySow(Town town, int kind) {
        if (town.meeples(Place.HAND, kind) == 0) {
            return false;
        }
        return kind != Meeple.MADAME || madameMayGoTo(town, town.cursor());
    }

    private static boolean madameMayGoTo(Town town, int space) {
        return !town.germanMadame() || !Street.isShowdown(space) || town.meeples(Place.HAND) == 1;
    }

    static void take(Town town, int move, Consumer<? super Event> witness) {
        int location = Move.location(move);
        if (location == Place.JAIL && town.jailDynamite() > 0) {
            bagDynamite(town, witness);
        }
        if (witness != null) {
            witness.accept(
                    new Event.MeeplesTaken(
                            town.active(), location, census(town, location), Move.direction(move)));
        }
        for (int kind = 0; kind < Meeple.KINDS; kind++) {
            town.moveAll(kind, location, Place.HAND);
        }
        town.setSowing(Move.direction(move), Move.space(move), spacesAhead(move));
        goOn(town, witness);
    }

    private static void bagDynamite(Town town, Consumer<? super Event> witness) {
        town.addJailDynamite(-1);
        town.addToBag(Piece.DYNAMITE, 1);
        if (witness != null) {
            witness.accept(new Event.DynamiteBagged(town.active(), town.jailDynamite()));
        }
    }

    /** A lap ends before the first space, or, from a building, on the building's own doorway. */
    private static int spacesAhead(int move) {
        int location = Move.location(move);
        if (!Place.isBuilding(location)) {
            return Street.SPACES;
        }
        int distance = Move.space(move) - Street.doorway(location);
        int steps = Move.direction(move) == Street.CLOCKWISE ? distance : -distance;
        int skipped = (steps + Street.SPACES) % Street.SPACES - 1;
        return Street.SPACES - skipped;
    }

    static void sow(Town town, int kind, Consumer<? super Event> witness) {
        if (place(town, kind, witness)) {
            goOn(town, witness);
        }
    }

    static void give(Town town, int seat, Consumer<? super Event> witness) {
        claim(town, town.takeQuestion(), seat, witness);
        goOn(town, witness);
    }

    /** Sows on until the active player has a choice, or the hand is empty. */
    private static void goOn(Town town, Consumer<? super Event> witness) {
        while (town.meeples(Place.HAND) > 0) {
            if (!findFreeSpace(town)) {
                overflow(town, witness);
                break;
            }
            int kind = onlyKind(town);
            if (kind == Meeple.NONE) {
                town.ask(Decision.SOW, town.active());
                return;
            }
            if (!place(town, kind, witness)) {
                return;
            }
        }
        town.clearSowing();
        Resolution.next(town, witness);
    }

    private static boolean findFreeSpace(Town town) {
        while (town.spacesLeft() > 0 && !town.isFree(town.cursor())) {
            pass(town);
        }
        return town.spacesLeft() > 0;
    }

    private static void pass(Town town) {
        town.setCursor(Street.next(town.cursor(), town.direction()));
        town.setSpacesLeft(town.spacesLeft() - 1);
    }

    /** The one kind that may be sown now, or NONE when there are several. */
    private static int onlyKind(Town town) {
        int only = Meeple.NONE;
        for (int kind = 0; kind < Meeple.KINDS; kind++) {
            if (maySow(town, kind)) {
                if (only != Meeple.NONE) {
                    return Meeple.NONE;
                }
                only = kind;
            }
        }
        return only;
    }

    /** Puts a meeple on the next space. False when the player must first say who controls it. */
    private static boolean place(Town town, int kind, Consumer<? super Event> witness) {
        int space = town.cursor();
        pass(town);
        town.add(Place.HAND, kind, -1);
        if (Street.isShowdown(space) && kind == Meeple.MADAME) {
            retire(town, space, witness);
            return true;
        }
        town.put(space, kind);
        if (witness != null) {
            witness.accept(new Event.MeepleSown(town.active(), kind, space));
        }
        if (Street.isShowdown(space)) {
            return findController(town, space, witness);
        }
        town.markUnresolved(space);
        return true;
    }

    private static void retire(Town town, int space, Consumer<? super Event> witness) {
        town.add(Place.SALOON, Meeple.MADAME, 1);
        if (witness != null) {
            witness.accept(new Event.MadameRetired(town.active(), space));
        }
    }

    private static boolean findController(Town town, int space, Consumer<? super Event> witness) {
        boolean tokenIsOut = town.token(Street.opposite(space)) == town.active();
        if (tokenIsOut && town.players() > 2) {
            town.setQuestion(space);
            town.ask(Decision.GIVE, town.active());
            return false;
        }
        claim(town, space, tokenIsOut ? town.seatAfter(town.active()) : town.active(), witness);
        return true;
    }

    private static void claim(
            Town town, int space, int controller, Consumer<? super Event> witness) {
        town.setToken(space, controller);
        if (witness != null) {
            witness.accept(
                    new Event.ShowdownMeepleClaimed(
                            town.active(), controller, town.on(space), space));
        }
    }

    private static void overflow(Town town, Consumer<? super Event> witness) {
        if (witness != null) {
            witness.accept(new Event.HandOverflowed(town.active(), census(town, Place.HAND)));
        }
        for (int kind = 0; kind < Meeple.KINDS; kind++) {
            town.moveAll(kind, Place.HAND, Place.SALOON);
        }
    }

    private static int[] census(Town town, int place) {
        int[] counts = new int[Meeple.KINDS];
        for (int kind = 0; kind < Meeple.KINDS; kind++) {
            counts[kind] = town.meeples(place, kind);
        }
        return counts;
    }
}
