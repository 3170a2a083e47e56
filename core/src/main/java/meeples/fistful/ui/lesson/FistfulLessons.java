package meeples.fistful.ui.lesson;

import java.util.List;
import meeples.fistful.model.Decision;
import meeples.fistful.model.Meeple;
import meeples.fistful.model.Place;
import meeples.fistful.model.Street;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Move;
import meeples.game.lesson.Guidance;
import meeples.game.lesson.Lesson;
import meeples.game.lesson.Step;

/** Fistful's lessons. The names of buildings are those on their signs. */
public final class FistfulLessons {
    private static final int LIVERY = 1;
    private static final int GENERAL_STORE = 2;
    private static final int BARBER = 3;
    private static final int TELEGRAPH = 4;
    private static final int HOTEL = 5;
    private static final int GUNSMITH = 6;
    private static final int DOCTOR = 7;
    private static final int GAZETTE = 8;
    private static final int UNDERTAKER = 11;

    private FistfulLessons() {}

    public static List<Lesson<Town>> all() {
        return List.of(
                turn(), sowing(), builders(), gang(), madame(), showdown(), dynamite(), bars());
    }

    private static String town(String... lines) {
        return String.join(" / ", lines);
    }

    /** A robber for the miners and a miner for the marquee: one turn from its beginning. */
    private static Lesson<Town> turn() {
        return Lesson.alone(
                "turn",
                town(
                        "town players 2 first 1 seed 1",
                        "north marquees - - - - - 1:5",
                        "north people BB BBB BD MR MMB B",
                        "south people BB BR BBB BD BB M",
                        "south marquees 2:5 - - - - -",
                        "saloon V"),
                List.of(
                        Step.told("welcome"),
                        Step.task("take", Tasks.take(BARBER, Street.CLOCKWISE)),
                        Step.task(
                                "sow",
                                Tasks.sow(Meeple.ROBBER, Street.doorway(TELEGRAPH)),
                                Tasks::isSown),
                        Step.task("resolve", Tasks.anything(), Tasks.untilTurn(2)),
                        Step.told("end")));
    }

    /** Round the corner of the street, and then from the saloon to wherever one likes. */
    private static Lesson<Town> sowing() {
        return new Lesson<>(
                "sowing",
                town(
                        "town players 2 first 1 seed 1",
                        "north marquees 1:5 - - - - -",
                        "north people BB BMBD BB B BBB B",
                        "south people RR BB BB MM B BB",
                        "south marquees - - - - - 2:5",
                        "saloon R"),
                List.of(
                        Step.told("ring"),
                        Step.task("take", Tasks.take(LIVERY, Street.COUNTERCLOCKWISE)),
                        Step.task(
                                "sow",
                                Tasks.sow(Meeple.DEPUTY, Street.doorway(UNDERTAKER)),
                                Tasks::isSown),
                        Step.task("resolve", Tasks.anything(), Tasks.untilTurn(2)),
                        Step.task("watch", Tasks.anything(), Tasks.untilTurn(3)),
                        Step.task(
                                "saloon",
                                Tasks.takeFreely(
                                        Place.SALOON,
                                        move -> Tasks.firstBuilding(move) == GAZETTE)),
                        Step.told("end")),
                Tasks.opponent(
                        Move.take(DOCTOR, Street.COUNTERCLOCKWISE, Street.doorway(GUNSMITH))));
    }

    /** One handful builds a marquee and turns another; then a miner of the other player's pays. */
    private static Lesson<Town> builders() {
        return new Lesson<>(
                "builders",
                town(
                        "town players 2 first 1 seed 1",
                        "north marquees - - - - - 1:5",
                        "north people BB BD BBB BB MR B",
                        "south people BB BR BB BD B B",
                        "south marquees 2:5 - - - - -",
                        "saloon M",
                        "player 1 gold 1 stone 5 bars 0"),
                List.of(
                        Step.told("price"),
                        Step.task("take", Tasks.take(BARBER, Street.CLOCKWISE)),
                        Step.task("build", Tasks.buildAll(), Tasks.untilTurn(2)),
                        Step.task("watch", Tasks.anything(), Tasks.untilTurn(3)),
                        Step.told("end")),
                Tasks.opponent(Move.take(Place.SALOON, Street.CLOCKWISE, Street.doorway(HOTEL))));
    }

    /** Everybody at the right door: a robber, a deputy and a miner in one handful. */
    private static Lesson<Town> gang() {
        return Lesson.alone(
                "gang",
                town(
                        "town players 2 first 1 seed 1",
                        "north marquees - - - - - 2:5",
                        "north people BB BB BD BB BM B",
                        "south people BB B RR MM MRD BB",
                        "south marquees - 1:5 - - - -",
                        "saloon V"),
                List.of(
                        Step.told("three"),
                        Step.task("take", Tasks.take(DOCTOR, Street.CLOCKWISE)),
                        Step.task("sow", gangOrder(), Tasks::isSown),
                        Step.task("resolve", Tasks.anything(), Tasks.untilTurn(2)),
                        Step.told("end")));
    }

    private static Guidance<Town> gangOrder() {
        return (town, move) -> {
            int wanted = town.cursor() == Street.doorway(GAZETTE) ? Meeple.ROBBER : Meeple.DEPUTY;
            return Move.meeple(move) == wanted ? null : Guidance.NO;
        };
    }

    /** She visits the builders, and then others, and never fights. */
    private static Lesson<Town> madame() {
        return new Lesson<>(
                "madame",
                town(
                        "town players 2 first 1 seed 1",
                        "north marquees 1:5 - - - - -",
                        "north people B BM B BBBB BBB MR",
                        "south people R BM BB DM B BB",
                        "south marquees - - - - - 2:5",
                        "saloon V"),
                List.of(
                        Step.told("her"),
                        Step.task(
                                "visit",
                                Tasks.takeFreely(
                                        Place.SALOON, move -> Tasks.firstBuilding(move) == BARBER)),
                        Step.task("watch", Tasks.anything(), Tasks.untilTurn(3)),
                        Step.task("again", Tasks.take(BARBER, Street.CLOCKWISE)),
                        Step.told("end")),
                Tasks.opponent(
                        Move.take(DOCTOR, Street.COUNTERCLOCKWISE, Street.doorway(GUNSMITH))));
    }

    /** A deputy against a miner, and a second roll that the better shot may make. */
    private static Lesson<Town> showdown() {
        return Lesson.alone(
                "showdown",
                town(
                        "town players 2 first 1 seed 11",
                        "north marquees 1:5 - - - - -",
                        "north people BB BB BM BB BD B",
                        "showdown M:2 -",
                        "south people BM BR BB BM B BB",
                        "south marquees - - - - - 2:5",
                        "saloon V"),
                List.of(
                        Step.told("duel"),
                        Step.task("take", Tasks.take(TELEGRAPH, Street.CLOCKWISE)),
                        Step.task("sow", Tasks.sow(Meeple.DEPUTY, Street.S1), Tasks::isSown),
                        Step.task("shoot", rollAgain(), Tasks.untilTurn(2)),
                        Step.told("end")));
    }

    private static Guidance<Town> rollAgain() {
        return (town, move) -> {
            boolean asked = Move.decision(move) == Decision.REROLL;
            return asked && !Move.yes(move) ? Guidance.NO : null;
        };
    }

    /** Two robbers out of jail rob five miners, with dynamite in the bag. */
    private static Lesson<Town> dynamite() {
        return Lesson.alone(
                "dynamite",
                town(
                        "town players 2 first 1 seed 7",
                        "north marquees 1:5 - - - - -",
                        "north people BB B MM MM BD B",
                        "south people BM BR BB BB B BB",
                        "south marquees - - - - - 2:5",
                        "saloon V",
                        "jail RR dynamite 2",
                        "player 1 gold 0 stone 1 bars 0",
                        "player 2 gold 4 stone 9 bars 0"),
                List.of(
                        Step.told("jail"),
                        Step.task(
                                "take", Tasks.takeFreely(Place.JAIL, FistfulLessons::passesMiners)),
                        Step.task("resolve", Tasks.anything(), Tasks.untilTurn(2)),
                        Step.told("end")));
    }

    /** From the General Store to the Barber, or back. */
    private static boolean passesMiners(int take) {
        int first = Tasks.firstBuilding(take);
        return Move.direction(take) == Street.CLOCKWISE ? first == GENERAL_STORE : first == BARBER;
    }

    /** The last bar is bought, and the points are counted. */
    private static Lesson<Town> bars() {
        return Lesson.alone(
                "bars",
                town(
                        "town players 2 first 2 seed 1",
                        "north marquees 1:10 - - 1:5 - -",
                        "north people BB BM BD BB BM B",
                        "south people BB BB MM R BM BB",
                        "south marquees - 2:5 - - - 2:10",
                        "saloon V",
                        "jail RR dynamite 2",
                        "graves BBM",
                        "player 1 gold 6 stone 1 bars 3",
                        "player 2 gold 3 stone 2 bars 2",
                        "turn 12 player 1 take"),
                List.of(
                        Step.told("bank"),
                        Step.told("ends"),
                        Step.task("take", Tasks.take(GAZETTE, Street.CLOCKWISE)),
                        Step.told("end")));
    }
}
