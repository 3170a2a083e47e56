package meeples.fistful.ui.outlook;

import meeples.fistful.model.Decision;
import meeples.fistful.model.Street;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Move;
import meeples.play.MoveChooser;

/**
 * Which meeple to resolve next, as an offer: first what can be built now, before dynamite can take
 * the stones; then what brings draws; then builders that may have become payable.
 */
public final class SuggestedResolution {
    private SuggestedResolution() {}

    /** The same, or none when something else is to be decided. */
    public static int ifAsked(Town town) {
        return town.decision() == Decision.RESOLVE ? move(town) : MoveChooser.NONE;
    }

    /** The move to suggest when it is to be decided what to resolve next. */
    public static int move(Town town) {
        int best = Move.resolve(Street.SHOWDOWN);
        double most = town.showdownIsOn() ? 2 : -1;
        for (int space = 0; space < Street.SPACES; space++) {
            if (town.isUnresolved(space)) {
                double urgency = urgency(town, EffectFinder.of(town, space, town.on(space)));
                if (urgency > most) {
                    most = urgency;
                    best = Move.resolve(space);
                }
            }
        }
        return best;
    }

    private static double urgency(Town town, Effect effect) {
        boolean mine = effect.asked() == town.active();
        if (effect.asks() && effect.payable() && mine) {
            return 4;
        }
        if (effect.drawer() == town.active()) {
            return 3;
        }
        if (effect.asks() && mine) {
            return 1;
        }
        return effect.isNothing() ? 0.5 : 0;
    }
}
