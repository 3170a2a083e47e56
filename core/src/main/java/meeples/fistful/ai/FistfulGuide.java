package meeples.fistful.ai;

import meeples.fistful.model.Decision;
import meeples.fistful.model.Place;
import meeples.fistful.model.Town;
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
    private final MoveList legal = new MoveList();
    private final Judge judge = new Judge();
    private final Tuning tuning;

    FistfulGuide(Tuning tuning) {
        this.tuning = tuning;
    }

    @Override
    public void choices(Town town, Choices into) {
        into.clear();
        if (town.decision() == Decision.TAKE) {
            planner.planTurns(town);
            addPlans(into);
        } else if (town.decision() == Decision.SOW) {
            planner.planRest(town);
            addPlans(into);
        } else {
            addMoves(town, into);
        }
    }

    private void addPlans(Choices into) {
        planner.keepBest(tuning.mostPlans());
        int best = planner.worth(0);
        for (int i = 0; i < planner.size(); i++) {
            double behind = (best - planner.worth(i)) / (double) tuning.planSpread();
            into.add(planner.plan(i), 1 / (1 + behind * behind + behind));
        }
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
        if (town.decision() == Decision.TAKE) {
            int handful = town.meeples(Plan.location(choice));
            rules.play(town, Plan.takeMove(choice), null);
            sow(town, choice, handful);
        } else if (town.decision() == Decision.SOW) {
            sow(town, choice, town.meeples(Place.HAND));
        } else {
            rules.play(town, choice, null);
        }
        finishTurn(town);
    }

    private void sow(Town town, int plan, int handful) {
        while (true) {
            if (town.decision() == Decision.GIVE) {
                rules.play(town, Habits.answer(town), null);
            } else if (town.decision() == Decision.SOW) {
                int sown = handful - town.meeples(Place.HAND);
                if (sown >= Plan.WRITTEN) {
                    return;
                }
                rules.play(town, Move.sow(Plan.kind(plan, sown)), null);
            } else {
                return;
            }
        }
    }

    /** Goes on by habit until somebody takes a handful. */
    private void finishTurn(Town town) {
        while (town.decision() != Decision.TAKE && town.decider() != Rules.NOBODY) {
            if (town.decision() == Decision.SOW) {
                planner.planRest(town);
                int plan = planner.plan(planner.bestIndex());
                sow(town, plan, town.meeples(Place.HAND));
            } else {
                rules.play(town, Habits.answer(town), null);
            }
        }
    }

    @Override
    public void playSensibly(Town town, Chance chance) {
        if (town.decision() != Decision.TAKE) {
            finishTurn(town);
            return;
        }
        planner.planTakes(town);
        boolean wild = chance.below(100) < tuning.wildness();
        int index = wild ? chance.below(planner.size()) : planner.bestIndex();
        play(town, planner.plan(index), chance);
    }

    @Override
    public void judge(Town town, double[] contentment) {
        judge.judge(town, contentment);
    }
}
