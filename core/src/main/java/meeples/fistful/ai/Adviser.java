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
import meeples.play.MoveList;
import meeples.search.Chance;
import meeples.search.Thinking;
import meeples.search.TreeSearch;

/**
 * Thinks about a player's decision as the strongest bot would, and says what it would do and why.
 * The reasons are counted from many trials of the suggested turn, not made up.
 */
public final class Adviser implements Thinking {
    private static final int TRIALS = 64;
    private static final int WORTH_A_WORD = 20; // percent
    private static final int WORTH_A_WARNING = 5; // percent
    private static final int WORTH_SPOILING = 2 * Worth.POINT;

    private final FistfulRules rules = new FistfulRules();
    private final FistfulGuide guide = new FistfulGuide(Bots.TUNING);
    private final Planner planner = new Planner(rules);
    private final TreeSearch<Town> search;
    private final Town town;
    private final Chance chance;
    private final int budget;

    /** Begins to think about the decision of the town's decider. */
    public Adviser(Town town, int seed) {
        this(town, seed, Bots.iterations(Bots.LEGEND));
    }

    public Adviser(Town town, int seed, int iterations) {
        this.town = town.copy();
        budget = iterations;
        chance = new Chance(seed);
        search = new TreeSearch<>(rules, guide, Bots.MANNER, seed);
        search.begin(town);
    }

    @Override
    public void think(int iterations) {
        for (int i = 0; i < iterations && !isDone(); i++) {
            search.iterate();
        }
    }

    @Override
    public boolean isDone() {
        return search.iterations() >= budget;
    }

    @Override
    public double progress() {
        return Math.min(1, search.iterations() / (double) budget);
    }

    /** What has been found so far. */
    public Advice advice() {
        int best = search.best();
        int choice = search.choice(best);
        double[] before = new double[town.players()];
        double[] after = new double[town.players()];
        for (int seat = 0; seat < town.players(); seat++) {
            before[seat] = search.contentment(seat);
            after[seat] = search.contentment(best, seat);
        }
        share(before);
        share(after);
        return new Advice(town.decider(), moves(choice), before, after, reasons(choice));
    }

    /** Makes shares of one whole out of what each seat may hope for. */
    static void share(double[] hopes) {
        double sum = 0;
        for (double hope : hopes) {
            sum += hope;
        }
        for (int i = 0; i < hopes.length; i++) {
            hopes[i] = sum > 0 ? hopes[i] / sum : 1.0 / hopes.length;
        }
    }

    private int[] moves(int choice) {
        MoveList moves = new MoveList();
        guide.spell(town.copy(), choice, moves);
        return moves.toArray();
    }

    private List<Reason> reasons(int choice) {
        int me = town.decider();
        Outlook outlook = new Outlook(me);
        Town after = town.copy();
        for (int i = 0; i < TRIALS; i++) {
            after.copyFrom(town);
            after.reseed(chance.next());
            outlook.nextTrial();
            guide.play(after, choice, outlook);
        }
        List<Reason> reasons = outlook.reasons(WORTH_A_WORD, WORTH_A_WARNING);
        if (town.decision() == Decision.TAKE && after.decision() == Decision.TAKE) {
            addWaiting(me, after, reasons);
            addSpoiling(after, reasons);
            addBuildersKeptAway(after, reasons);
        }
        addAnswer(me, choice, reasons);
        return sort(reasons);
    }

    /** What can be said of an answer that nothing may come of this turn. */
    private void addAnswer(int me, int choice, List<Reason> reasons) {
        Decision decision = town.decision();
        if (decision == Decision.MARQUEE) {
            int corner = Move.building(choice);
            int miners = Habits.minersWithinReach(town, corner);
            if (miners > 0) {
                reasons.add(new Reason(Reason.Kind.NEAR_MINERS, me, corner, miners, 0, 100));
            }
        } else if ((decision == Decision.BUILD || decision == Decision.UPGRADE)
                && !Move.yes(choice)) {
            reasons.add(new Reason(Reason.Kind.SAVES, me, town.question(), 1, 0, 100));
        }
    }

    private void addWaiting(int me, Town after, List<Reason> reasons) {
        for (int side = 0; side < 2; side++) {
            int space = Street.showdownSpace(side);
            if (after.token(space) == me && town.token(space) != me) {
                int kind = after.on(space);
                reasons.add(
                        new Reason(Reason.Kind.WAITS_FOR_SHOWDOWN, me, Town.NOBODY, kind, 0, 100));
            }
        }
    }

    /** The next player's best turn, as it would be now and as it will be. */
    private void addSpoiling(Town after, List<Reason> reasons) {
        Town now = asIfTurnOf(after.active());
        planner.planBest(now);
        int worthNow = planner.worthOfBest();
        planner.planBest(after);
        int less = worthNow - planner.worthOfBest();
        if (less >= WORTH_SPOILING) {
            int points = (less + Worth.POINT / 2) / Worth.POINT;
            reasons.add(
                    new Reason(Reason.Kind.SPOILS, after.active(), Town.NOBODY, points, 0, 100));
        }
    }

    private void addBuildersKeptAway(Town after, List<Reason> reasons) {
        int rival = after.active();
        Town now = asIfTurnOf(rival);
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
                        new Reason(Reason.Kind.KEEPS_BUILDERS_AWAY, rival, building, 1, 0, 100));
            }
        }
    }

    private Town asIfTurnOf(int seat) {
        Town now = town.copy();
        now.setActive(seat);
        now.ask(Decision.TAKE, seat);
        return now;
    }

    /** In the order of what they are worth; what to be wary of, the last three kinds, last. */
    private static List<Reason> sort(List<Reason> reasons) {
        List<Reason> sorted = new ArrayList<>(reasons);
        sorted.sort((a, b) -> Integer.compare(weight(b), weight(a)));
        return sorted;
    }

    private static int weight(Reason reason) {
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
