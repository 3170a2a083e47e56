package meeples.fistful.ai;

import meeples.fistful.model.Decision;
import meeples.fistful.model.Place;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Move;

/**
 * Remembers the plan of the turn under way, so that a handful that was thought through when it was
 * taken is not thought through again for each meeple.
 */
final class PlanFollower {
    static final int NO_MOVE = -1;

    private int plan;
    private int turn = -1;
    private int chances;
    private int handful;

    /**
     * From now on, this turn, this plan is carried out; the order counts from the hand as it is.
     */
    void follow(int plan, Town town) {
        this.plan = plan;
        turn = town.turn();
        chances = town.chances();
        boolean taking = town.decision() == Decision.TAKE;
        handful = town.meeples(taking ? Plan.location(plan) : Place.HAND);
    }

    void forget() {
        turn = -1;
    }

    /** What the plan says to sow now, or {@link #NO_MOVE} when there is no plan for this hand. */
    int next(Town town) {
        if (town.decision() != Decision.SOW || town.turn() != turn || town.chances() != chances) {
            return NO_MOVE;
        }
        int sown = handful - town.meeples(Place.HAND);
        if (sown < 0 || sown >= Plan.WRITTEN || !Plan.fits(plan, town, Place.HAND, sown)) {
            return NO_MOVE;
        }
        return Move.sow(Plan.kind(plan, sown));
    }
}
