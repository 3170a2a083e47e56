package meeples.coloma.ui;

import meeples.coloma.model.Decision;
import meeples.coloma.model.Valley;
import meeples.game.Flow;

/** How decisions follow each other in the valley. What leaves no choice the rules do not ask. */
final class ValleyFlow implements Flow<Valley> {
    /** A wagon goes on before it has come to rest. */
    @Override
    public boolean isAskedAtOnce(Valley valley) {
        return valley.decision() == Decision.WAY || valley.decision() == Decision.PAY;
    }

    @Override
    public boolean isConfirmed(Valley valley) {
        return valley.decision() == Decision.SITE || valley.decision() == Decision.MULE;
    }

    /** A site is chosen for good; cards are not put back before all have chosen. */
    @Override
    public boolean mayChooseAnew(Valley valley) {
        return valley.decision() == Decision.KEEP;
    }

    /** Before a turn has begun nobody is called: whoever decides then is meant. */
    @Override
    public int active(Valley valley) {
        return valley.decision() == Decision.ACT
                        || valley.decision() == Decision.PAY
                        || valley.decision() == Decision.WAY
                ? valley.active()
                : valley.decider();
    }
}
