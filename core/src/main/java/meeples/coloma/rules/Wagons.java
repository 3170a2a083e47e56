package meeples.coloma.rules;

import java.util.function.Consumer;
import meeples.coloma.model.Box;
import meeples.coloma.model.Building;
import meeples.coloma.model.Country;
import meeples.coloma.model.Decision;
import meeples.coloma.model.Pioneer;
import meeples.coloma.model.Valley;
import meeples.play.MoveList;

/** One wagon action: the way is named space by space, then its goods come in order. */
final class Wagons {
    private static final int[] NOTHING = {};

    private Wagons() {}

    /** What a wagon action can begin with. */
    static void listBeginnings(Valley valley, int seat, MoveList moves) {
        listSteps(valley, seat, 1 << valley.wagon(seat), moves);
        if (valley.pioneer(seat) == Pioneer.ROBBER && valley.cart() > 0) {
            moves.add(Move.rob());
        }
    }

    private static void listSteps(Valley valley, int seat, int entered, MoveList moves) {
        int from = valley.wagon(seat);
        int occupied = valley.otherWagons(seat);
        for (int way = 0; way < Country.ways(from); way++) {
            int space = Country.landing(from, way, occupied);
            if ((entered & 1 << space) == 0) {
                moves.add(Move.go(space));
            }
        }
    }

    /** What can be done on the way. */
    static void list(Valley valley, MoveList moves) {
        int seat = valley.active();
        if (valley.waySize() == 1) {
            listBeginnings(valley, seat, moves);
            return;
        }
        if (valley.wayLeft() > 0) {
            listSteps(valley, seat, valley.wayMask(), moves);
        }
        if (choosesGood(valley)) {
            moves.add(Move.stop(Move.LEFT));
            moves.add(Move.stop(Move.RIGHT));
        } else {
            moves.add(Move.stop(Move.NO_CHOICE));
        }
    }

    private static boolean choosesGood(Valley valley) {
        return Country.isTown(valley.wagon(valley.active())) && !getsBoth(valley);
    }

    private static boolean getsBoth(Valley valley) {
        return valley.wayHelped() && valley.hasBuilt(valley.active(), Building.STAGE_OFFICE);
    }

    /** A wagon action of the site: its owner's buildings work. */
    static void beginAtSite(Valley valley) {
        int seat = valley.active();
        Turn.begin(valley, valley.primary() == Valley.FRESH && isPrimary(valley), true);
        int help = valley.hasBuilt(seat, Building.BLACKSMITH) ? Box.BLACKSMITH_SPACES : 0;
        valley.beginWay(valley.wagon(seat), valley.horses(seat) + help, true);
    }

    private static boolean isPrimary(Valley valley) {
        return Action.primary(valley, valley.turnSite()) == Action.WAGON;
    }

    /** A wagon action out of a barrel. */
    static void beginFromBarrel(Valley valley) {
        int seat = valley.active();
        valley.beginWay(valley.wagon(seat), valley.horses(seat), false);
        valley.ask(Decision.WAY, seat);
    }

    static void go(Valley valley, int to, Consumer<? super Event> witness) {
        int seat = valley.active();
        if (valley.waySize() == 0) {
            beginAtSite(valley);
        }
        int from = valley.wagon(seat);
        if (witness != null) {
            int[] jumped = jumped(from, to, valley.otherWagons(seat));
            witness.accept(new Event.WagonMoved(seat, from, to, jumped));
        }
        valley.setWagon(seat, to);
        valley.addToWay(to);
        if (mustStop(valley, seat)) {
            stop(valley, Move.NO_CHOICE, witness);
        } else {
            valley.ask(Decision.WAY, seat);
        }
    }

    /** Whether there is nowhere to go on to, and nothing to choose here. */
    private static boolean mustStop(Valley valley, int seat) {
        return !choosesGood(valley) && (valley.wayLeft() == 0 || isDeadEnd(valley, seat));
    }

    private static boolean isDeadEnd(Valley valley, int seat) {
        int from = valley.wagon(seat);
        int occupied = valley.otherWagons(seat);
        int entered = valley.wayMask();
        for (int way = 0; way < Country.ways(from); way++) {
            if ((entered & 1 << Country.landing(from, way, occupied)) == 0) {
                return false;
            }
        }
        return true;
    }

    /** The occupied spaces between two spaces of a way. */
    private static int[] jumped(int from, int to, int occupied) {
        int way = 0;
        while (Country.landing(from, way, occupied) != to) {
            way++;
        }
        int[] spaces = NOTHING;
        int last = from;
        int space = Country.neighbour(from, way);
        while (space != to) {
            int[] more = new int[spaces.length + 1];
            System.arraycopy(spaces, 0, more, 0, spaces.length);
            more[spaces.length] = space;
            spaces = more;
            int next = Country.beyond(last, space);
            last = space;
            space = next;
        }
        return spaces;
    }

    static void stop(Valley valley, int choice, Consumer<? super Event> witness) {
        int seat = valley.active();
        if (witness != null) {
            witness.accept(new Event.WagonStopped(seat, valley.wagon(seat)));
        }
        int last = valley.waySize() - 1;
        for (int i = 1; i <= last; i++) {
            int space = valley.way(i);
            if (Country.isTown(space) && i == last) {
                arrive(valley, seat, space, choice, witness);
            } else {
                Gains.give(valley, seat, Country.good(space), Cause.WAGON, space, witness);
            }
            if (Country.isHorseshoe(space) && valley.pioneer(seat) == Pioneer.RANGE_RIDER) {
                Gains.cards(
                        valley,
                        seat,
                        Box.RANGE_RIDER_CARDS,
                        Cause.PIONEER,
                        Pioneer.RANGE_RIDER,
                        witness);
            }
        }
        valley.clearWay();
        valley.ask(Decision.ACT, seat);
    }

    private static void arrive(
            Valley valley, int seat, int town, int choice, Consumer<? super Event> witness) {
        if (choice != Move.RIGHT) {
            Gains.give(valley, seat, Box.leftGood(town), Cause.WAGON, town, witness);
        }
        if (choice != Move.LEFT) {
            Gains.give(valley, seat, Box.rightGood(town), Cause.WAGON, town, witness);
        }
    }

    /** The Robber gives up the wagon action. */
    static void rob(Valley valley, Consumer<? super Event> witness) {
        int seat = valley.active();
        if (valley.waySize() == 0) {
            beginAtSite(valley);
        }
        valley.clearWay();
        int nuggets = Math.min(Box.ROBBED_NUGGETS, valley.cart());
        valley.addToCart(-nuggets);
        valley.addNuggets(seat, nuggets);
        if (witness != null) {
            witness.accept(new Event.MineCartRobbed(seat, nuggets));
        }
        valley.ask(Decision.ACT, seat);
    }
}
