package meeples.coloma.ui.lesson;

import java.util.List;
import meeples.coloma.Coloma;
import meeples.coloma.model.Box;
import meeples.coloma.model.Country;
import meeples.coloma.model.Decision;
import meeples.coloma.model.Site;
import meeples.coloma.model.Tool;
import meeples.coloma.model.Valley;
import meeples.coloma.rules.Move;
import meeples.coloma.rules.Verb;
import meeples.game.lesson.Guidance;
import meeples.game.lesson.Lesson;
import meeples.game.lesson.Step;
import meeples.play.MoveChooser;
import meeples.play.MoveList;

/** Coloma's lessons. Most begin in the middle of a turn, at the site that they are about. */
public final class ColomaLessons {
    private static final int PUPIL = 0;

    /** Said of the right thing done in the wrong way. */
    private static final String WRONG = "no-way";

    private static final String TABLE =
            "valley players 2 sheriff 1"
                    + " / bridges horses:1 coins:1 graves:1 rivers:1 cards:1 dudes:1"
                    + " / hideout horse wagon points purse";

    private ColomaLessons() {}

    public static List<Lesson<Valley>> all() {
        return List.of(
                wheel(), workday(), rivers(), buildings(), wagon(), tents(), shootout(), years());
    }

    private static String valley(String... lines) {
        return TABLE + " / " + String.join(" / ", lines);
    }

    /** Where to go: away from where others may come, and then what the site offers. */
    private static Lesson<Valley> wheel() {
        return new Lesson<>(
                "wheel",
                valley(
                        "year 1848 round 2",
                        "buster 1 4",
                        "player 1 has dudes 3 tents 1 horses 2 coins 4 nuggets 1",
                        "player 2 has dudes 3 tents 1 horses 2 coins 4 nuggets 1",
                        "turn 4 player 1 site"),
                List.of(
                        Step.told("wheel"),
                        Step.told("barker"),
                        Step.task(
                                "choose",
                                (valley, move) ->
                                        isShown(valley, Move.first(move)) ? null : Guidance.NO,
                                ColomaLessons::isPupilsTurn),
                        Step.task("turn", notIdle(), valley -> valley.primary() != Valley.FRESH),
                        Step.told("end")),
                ColomaLessons::other);
    }

    private static boolean isShown(Valley valley, int site) {
        return site == valley.shownLeft() || site == valley.shownRight();
    }

    private static boolean isPupilsTurn(Valley valley) {
        return valley.decision() == Decision.ACT && valley.active() == PUPIL;
    }

    /** The other player goes to the Barker and does as little as possible. */
    private static int other(Valley valley) {
        return switch (valley.decision()) {
            case SITE -> Move.site(Site.RIVER);
            case ACT -> Move.end();
            case OFFER -> Move.spend(0);
            default -> MoveChooser.NONE;
        };
    }

    /** Something is done before the turn ends. */
    private static Guidance<Valley> notIdle() {
        return (valley, move) -> Move.verb(move) == Verb.END ? Guidance.NO : null;
    }

    /** These kinds of moves only, and what they lead to. */
    private static Guidance<Valley> only(Verb... wanted) {
        List<Verb> verbs = List.of(wanted);
        return (valley, move) -> {
            boolean asked = valley.decision() == Decision.ACT;
            return !asked || verbs.contains(Move.verb(move)) ? null : Guidance.NO;
        };
    }

    /** All shovels, and then all wheelbarrows. */
    private static Lesson<Valley> workday() {
        return Lesson.alone(
                "workday",
                valley(
                        "year 1848 round 5",
                        "pioneers 1 - - - -",
                        "player 1 has dudes 2 tents 1 horses 1",
                        "player 1 built general-store boarding-house stable",
                        "turn 9 player 1 act"),
                List.of(
                        Step.told("goods"),
                        Step.task(
                                "shovels",
                                only(Verb.SHOVEL),
                                valley -> !hasMore(valley, Verb.SHOVEL)),
                        Step.task(
                                "wheelbarrows",
                                only(Verb.WHEELBARROW),
                                valley -> !hasMore(valley, Verb.WHEELBARROW)),
                        Step.told("end")));
    }

    /** A river by the hammer, and a bridge over it by the saw. */
    private static Lesson<Valley> rivers() {
        return Lesson.alone(
                "rivers",
                valley(
                        "year 1848 round 1",
                        "pioneers - 1 - - -",
                        "player 1 has dudes 4 tents 1 horses 3 coins 3 nuggets 3",
                        "turn 9 player 1 act"),
                List.of(
                        Step.told("canyons"),
                        Step.task("river", byHammer(Verb.RIVER), ColomaLessons::isActing),
                        Step.task("bridge", bySaw(Verb.BRIDGE), ColomaLessons::isActing),
                        Step.told("end")));
    }

    private static boolean isActing(Valley valley) {
        return valley.decision() == Decision.ACT;
    }

    /** Made by the hammer, and paid in coins. */
    private static Guidance<Valley> byHammer(Verb verb) {
        return (valley, move) -> {
            if (Move.verb(move) == Verb.PAY) {
                return Move.first(move) == 0 ? null : WRONG;
            }
            boolean wanted = Move.verb(move) == verb && Move.tool(move) == Tool.HAMMER;
            return wanted ? null : Guidance.NO;
        };
    }

    private static Guidance<Valley> bySaw(Verb verb) {
        return (valley, move) ->
                Move.verb(move) == verb && Move.tool(move) == Tool.SAW ? null : Guidance.NO;
    }

    /** One building by the hammer and one by the saw. */
    private static Lesson<Valley> buildings() {
        return Lesson.alone(
                "buildings",
                valley(
                        "year 1848 round 5",
                        "pioneers - - 1 - -",
                        "player 1 has dudes 3 tents 1 horses 1 coins 4 nuggets 2",
                        "player 1 hand general-store stable saloon placer-claim",
                        "turn 9 player 1 act"),
                List.of(
                        Step.told("cards"),
                        Step.task("hammer", byHammer(Verb.BUILD), ColomaLessons::isActing),
                        Step.task("saw", bySaw(Verb.BUILD), ColomaLessons::isActing),
                        Step.told("end")));
    }

    /** Two rides, the first of which ends in a town. */
    private static Lesson<Valley> wagon() {
        return Lesson.alone(
                "wagon",
                valley(
                        "year 1848 round 1",
                        "pioneers - - - 1 -",
                        "player 1 has dudes 2 tents 1 horses 3 coins 1",
                        "turn 9 player 1 act"),
                List.of(
                        Step.told("map"),
                        Step.task("ride", toTown(), ColomaLessons::isActing),
                        Step.task("on", only(Verb.GO), ColomaLessons::isActing),
                        Step.told("end")));
    }

    private static Guidance<Valley> toTown() {
        return (valley, move) -> {
            boolean stops = Move.verb(move) == Verb.STOP;
            boolean idles = Move.verb(move) == Verb.END;
            return idles || stops && !Country.isTown(valley.wagon(PUPIL)) ? Guidance.NO : null;
        };
    }

    /** A tent in a region, one on an event, and a new one. */
    private static Lesson<Valley> tents() {
        return Lesson.alone(
                "tents",
                valley(
                        "year 1848 round 1",
                        "pioneers - - - - 1",
                        "towns - - 1 - -",
                        "player 1 has dudes 2 tents 2 horses 2 coins 1",
                        "turn 9 player 1 act"),
                List.of(
                        Step.told("frontier"),
                        Step.task("region", only(Verb.TENT_IN_REGION)),
                        Step.task("event", only(Verb.TENT_ON_EVENT)),
                        Step.task("new", only(Verb.TAKE_TENT)),
                        Step.told("end")));
    }

    /** Enough gunmen for the town to win. */
    private static Lesson<Valley> shootout() {
        return Lesson.alone(
                "shootout",
                valley(
                        "year 1848 round 4",
                        "pioneers - - - - 1",
                        "shootout outlaws 5 table a",
                        "rows - - N - - -",
                        "player 1 has dudes 5 tents 1 horses 2 coins 1",
                        "turn 9 player 1 act"),
                List.of(
                        Step.told("outlaws"),
                        Step.task("gunmen", enoughGunmen()),
                        Step.told("end")));
    }

    private static Guidance<Valley> enoughGunmen() {
        return (valley, move) -> {
            if (Move.verb(move) != Verb.GUNMEN) {
                return Guidance.NO;
            }
            int others = Box.rowSize(Box.STRANGERS_ROW);
            boolean wins = others + Box.rowSize(Move.first(move)) > valley.outlaws();
            return wins ? null : WRONG;
        };
    }

    /** The last turn of a year: the shootout, and the year after. */
    private static Lesson<Valley> years() {
        return new Lesson<>(
                "years",
                valley(
                        "year 1848 round 5",
                        "pioneers 1 - - - -",
                        "shootout outlaws 5 table a",
                        "rows - - N 1 - -",
                        "player 1 has dudes 2 tents 1 horses 2 coins 1",
                        "player 2 has dudes 3 tents 1 horses 2 coins 1",
                        "turn 9 player 1 act"),
                List.of(
                        Step.told("time"),
                        Step.task("work", notIdle(), valley -> valley.primary() != Valley.FRESH),
                        Step.task(
                                "over",
                                only(Verb.END, Verb.SHOVEL, Verb.WHEELBARROW),
                                valley -> valley.year() == 1),
                        Step.told("end")),
                ColomaLessons::other);
    }

    /** Whether there is still something of this kind to be done. */
    private static boolean hasMore(Valley valley, Verb verb) {
        MoveList moves = new MoveList();
        Coloma.GAME.rules().legalMoves(valley, moves);
        for (int i = 0; i < moves.size(); i++) {
            if (Move.verb(moves.get(i)) == verb) {
                return true;
            }
        }
        return false;
    }
}
