package meeples.fistful.ai;

import java.util.function.Consumer;
import meeples.fistful.model.Decision;
import meeples.fistful.model.Place;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.fistful.rules.FistfulRules;
import meeples.fistful.rules.Move;
import meeples.play.MoveList;
import meeples.play.Rules;
import meeples.search.Chance;
import meeples.search.Choices;
import meeples.search.Guide;

/**
 * Leads the search through town. A choice is a {@link Plan} where a handful is taken or sown, and a
 * move of the rules for all other questions. Inside the tree and the playouts those other questions
 * are answered by {@link Habits}: searching them would only blur what the handfuls are worth.
 */
final class FistfulGuide implements Guide<Town> {
    private final FistfulRules rules = new FistfulRules();
    private final Planner planner = new Planner(rules);
    private final Shortlist plans = new Shortlist();
    private final MoveList legal = new MoveList();
    private final PlanFollower follower = new PlanFollower();
    private final Evaluation evaluation = new Evaluation();
    private final Tuning tuning;

    FistfulGuide(Tuning tuning) {
        this.tuning = tuning;
    }

    @Override
    public void choices(Town town, int most, Choices into) {
        into.clear();
        if (town.decision() == Decision.TAKE) {
            planner.planTurns(town, plans, most);
            addPlans(town, into);
        } else if (town.decision() == Decision.SOW) {
            planner.planRest(town, plans, most);
            addPlans(town, into);
        } else {
            addMoves(town, into);
        }
    }

    private void addPlans(Town town, Choices into) {
        int best = plans.worth(0);
        for (int i = 0; i < plans.size(); i++) {
            double behind = (best - plans.worth(i)) / (double) tuning.planSpread();
            into.add(plans.plan(i), liking(town, plans.plan(i)) / (1 + behind * behind + behind));
        }
    }

    private double liking(Town town, int plan) {
        boolean isAsked = tuning.zeal() > 1 && town.decision() == Decision.TAKE;
        return isAsked && Plan.arrests(plan, town) ? tuning.zeal() : 1;
    }

    private void addMoves(Town town, Choices into) {
        int habit = Habits.answer(town);
        rules.legalMoves(town, legal);
        for (int i = 0; i < legal.size(); i++) {
            int move = legal.get(i);
            into.add(move, move == habit ? 2 : 1);
        }
    }

    @Override
    public boolean isPossible(Town town, int choice) {
        return town.decision() == Decision.TAKE && Plan.fits(choice, town);
    }

    @Override
    public void play(Town town, int choice, Chance chance) {
        play(town, choice, (Consumer<Event>) null);
    }

    /** The same, and a witness is told what happens. */
    void play(Town town, int choice, Consumer<Event> witness) {
        if (town.decision() == Decision.TAKE) {
            int handful = town.meeples(Plan.location(choice));
            rules.play(town, Plan.takeMove(choice), witness);
            sow(town, choice, handful, witness);
        } else if (town.decision() == Decision.SOW) {
            sow(town, choice, town.meeples(Place.HAND), witness);
        } else {
            rules.play(town, choice, witness);
        }
        finishTurn(town, witness);
    }

    /** The moves that a choice consists of, up to where chance or another question comes in. */
    void spell(Town town, int choice, MoveList into) {
        into.clear();
        int turn = town.turn();
        int chances = town.chances();
        if (town.decision() == Decision.TAKE) {
            follower.follow(choice, town);
            say(town, Plan.takeMove(choice), into);
        } else if (town.decision() == Decision.SOW) {
            follower.follow(choice, town);
        } else {
            say(town, choice, into);
        }
        while (town.turn() == turn && town.chances() == chances) {
            int move = town.decision() == Decision.GIVE ? Habits.answer(town) : follower.next(town);
            if (move == PlanFollower.NO_MOVE) {
                return;
            }
            say(town, move, into);
        }
    }

    private void say(Town town, int move, MoveList into) {
        into.add(move);
        rules.play(town, move, null);
    }

    private void sow(Town town, int plan, int handful, Consumer<Event> witness) {
        while (true) {
            if (town.decision() == Decision.GIVE) {
                rules.play(town, Habits.answer(town), witness);
            } else if (town.decision() == Decision.SOW) {
                int sown = handful - town.meeples(Place.HAND);
                if (sown >= Plan.WRITTEN) {
                    return;
                }
                rules.play(town, Move.sow(Plan.kind(plan, sown)), witness);
            } else {
                return;
            }
        }
    }

    /** Goes on by habit until somebody takes a handful. */
    private void finishTurn(Town town, Consumer<Event> witness) {
        while (town.decision() != Decision.TAKE && town.decider() != Rules.NOBODY) {
            if (town.decision() == Decision.SOW) {
                int plan = planner.planBestRest(town);
                sow(town, plan, town.meeples(Place.HAND), witness);
            } else {
                rules.play(town, Habits.answer(town), witness);
            }
        }
    }

    @Override
    public void playoutStep(Town town, Chance chance) {
        if (town.decision() != Decision.TAKE) {
            finishTurn(town, null);
            return;
        }
        boolean wild = chance.below(100) < tuning.wildness();
        play(town, wild ? planner.planAny(town, chance) : planner.planBest(town), chance);
    }

    @Override
    public void evaluate(Town town, double[] values) {
        evaluation.evaluate(town, values);
    }
}
