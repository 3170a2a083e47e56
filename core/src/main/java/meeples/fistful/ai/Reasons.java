package meeples.fistful.ai;

import java.util.ArrayList;
import java.util.List;
import meeples.fistful.model.Decision;
import meeples.fistful.model.Meeple;
import meeples.fistful.model.Place;
import meeples.fistful.model.Street;
import meeples.fistful.model.Town;
import meeples.fistful.rules.FistfulRules;
import meeples.fistful.rules.Move;
import meeples.search.Chance;

/** Finds out what speaks for a choice: counted from many trials of it, not made up. */
final class Reasons {
    private static final int TRIALS = 200;
    private static final int WORTH_A_WORD = 20; // percent
    private static final int WORTH_A_WARNING = 5; // percent
    private static final int FACES = 6; // of a die
    private static final int WORTH_SPOILING = 2 * Worth.POINT;

    private final FistfulGuide guide;
    private final Planner planner;
    private final int seed;

    Reasons(FistfulRules rules, FistfulGuide guide, int seed) {
        this.guide = guide;
        planner = new Planner(rules);
        this.seed = seed;
    }

    /** What speaks for a choice of the town's decider, and what to be wary of. */
    List<TownReason> of(Town town, int choice) {
        int me = town.decider();
        Outlook outlook = new Outlook(me);
        Chance chance = new Chance(seed);
        Town after = town.copy();
        for (int i = 0; i < TRIALS; i++) {
            after.copyFrom(town);
            after.reseed(chance.next());
            outlook.nextTrial();
            guide.play(after, choice, outlook);
        }
        List<TownReason> reasons = outlook.reasons(WORTH_A_WORD, WORTH_A_WARNING);
        if (town.decision() == Decision.TAKE && after.decision() == Decision.TAKE) {
            addWaiting(town, after, reasons);
            addSpoiling(town, after, reasons);
            addBuildersKeptAway(town, after, reasons);
        }
        addAnswer(town, choice, reasons);
        return sort(town.decision() == Decision.REROLL ? exactly(town, choice, reasons) : reasons);
    }

    /** How a die comes to fall need not be tried: the table says it too, and must say the same. */
    private static List<TownReason> exactly(Town town, int choice, List<TownReason> counted) {
        int mine = town.die(town.question());
        int others = town.die(Street.opposite(town.question()));
        int facesThatWin = FACES + 1 - others; // a tie is enough for the better shot
        int percent =
                Move.yes(choice)
                        ? (100 * facesThatWin + FACES / 2) / FACES
                        : mine >= others ? 100 : 0;
        List<TownReason> exact = new ArrayList<>();
        for (TownReason reason : counted) {
            boolean win = reason.kind() == TownReason.Kind.WINS_SHOWDOWN;
            exact.add(win ? reason.withPercent(percent) : reason);
        }
        return exact;
    }

    /** What can be said of an answer that nothing may come of this turn. */
    private static void addAnswer(Town town, int choice, List<TownReason> reasons) {
        int me = town.decider();
        Decision decision = town.decision();
        if (decision == Decision.MARQUEE) {
            int corner = Move.building(choice);
            int miners = Habits.minersWithinReach(town, corner);
            if (miners > 0) {
                reasons.add(
                        new TownReason(TownReason.Kind.NEAR_MINERS, me, corner, miners, 0, 100));
            }
        } else if ((decision == Decision.BUILD || decision == Decision.UPGRADE)
                && !Move.yes(choice)) {
            reasons.add(new TownReason(TownReason.Kind.SAVES, me, town.question(), 1, 0, 100));
        }
    }

    private static void addWaiting(Town town, Town after, List<TownReason> reasons) {
        int me = town.decider();
        for (int side = 0; side < 2; side++) {
            int space = Street.showdownSpace(side);
            if (after.token(space) == me && town.token(space) != me) {
                int kind = after.on(space);
                reasons.add(
                        new TownReason(
                                TownReason.Kind.WAITS_FOR_SHOWDOWN, me, Town.NOBODY, kind, 0, 100));
            }
        }
    }

    /** The next player's best turn, as it would be now and as it will be. */
    private void addSpoiling(Town town, Town after, List<TownReason> reasons) {
        Town now = asIfTurnOf(town, after.active());
        planner.planBest(now);
        int worthNow = planner.worthOfBest();
        planner.planBest(after);
        int less = worthNow - planner.worthOfBest();
        if (less >= WORTH_SPOILING) {
            int points = (less + Worth.POINT / 2) / Worth.POINT;
            reasons.add(
                    new TownReason(
                            TownReason.Kind.SPOILS, after.active(), Town.NOBODY, points, 0, 100));
        }
    }

    private void addBuildersKeptAway(Town town, Town after, List<TownReason> reasons) {
        int rival = after.active();
        Town now = asIfTurnOf(town, rival);
        for (int building = 0; building < Place.BUILDINGS; building++) {
            boolean endangered =
                    after.owner(building) == rival
                            && after.marquee(building) == 5
                            && after.gold(rival) >= Place.goldCost(building)
                            && after.stone(rival) >= Place.stoneCost(building);
            if (endangered
                    && planner.canBring(now, Meeple.BUILDER, building)
                    && !planner.canBring(after, Meeple.BUILDER, building)) {
                reasons.add(
                        new TownReason(
                                TownReason.Kind.KEEPS_BUILDERS_AWAY, rival, building, 1, 0, 100));
            }
        }
    }

    private static Town asIfTurnOf(Town town, int seat) {
        Town now = town.copy();
        now.setActive(seat);
        now.ask(Decision.TAKE, seat);
        return now;
    }

    /** In the order of what they are worth; what to be wary of, the last three kinds, last. */
    private static List<TownReason> sort(List<TownReason> reasons) {
        List<TownReason> sorted = new ArrayList<>(reasons);
        sorted.sort((a, b) -> Integer.compare(weight(b), weight(a)));
        return sorted;
    }

    private static int weight(TownReason reason) {
        return switch (reason.kind()) {
            case ROBS, ARRESTS, ENTERTAINS, MINES, WINS_SHOWDOWN ->
                    reason.draws() * 120 * reason.percent() / 100;
            case BUILDS, UPGRADES -> 5 * reason.percent();
            case TAKES_BARS -> 4 * reason.count() * reason.percent();
            case ENDS_GAME -> 6 * reason.percent();
            case SPOILS -> reason.count() * Worth.POINT;
            case KEEPS_BUILDERS_AWAY -> 2 * Worth.POINT;
            case NEAR_MINERS, SAVES, WAITS_FOR_SHOWDOWN -> 1;
            case FEEDS_RIVAL -> -1;
            case HELPS_RIVAL_UPGRADE -> -2;
            case RISKS_DYNAMITE -> -3;
        };
    }
}
