package meeples.fistful.ui.outlook;

import meeples.fistful.model.Decision;
import meeples.fistful.model.Meeple;
import meeples.fistful.model.Street;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Move;
import meeples.play.MoveChooser;

/** Makes the decisions that change nothing, so that players are asked only what matters. */
public final class AutoResolve {
    private static final int NONE = MoveChooser.NONE;

    private AutoResolve() {}

    /** The move to make without asking, or {@link MoveChooser#NONE}. */
    public static int move(Town town) {
        return switch (town.decision()) {
            case RESOLVE -> resolution(town);
            case REROLL -> isWinning(town) ? Move.reroll(false) : NONE;
            default -> NONE;
        };
    }

    private static int resolution(Town town) {
        for (int space = 0; space < Street.SPACES; space++) {
            if (town.isUnresolved(space) && changesNothing(town, space)) {
                return Move.resolve(space);
            }
        }
        return NONE;
    }

    /** A builder that cannot be paid for yet may wait for what others bring. */
    private static boolean changesNothing(Town town, int space) {
        Effect effect = EffectFinder.of(town, space, town.on(space));
        return effect.isNothing()
                && (!effect.asks() || !somebodyElseBrings(town, space, effect.asked()));
    }

    private static boolean somebodyElseBrings(Town town, int space, int seat) {
        if (town.showdownIsOn()) {
            return true;
        }
        for (int other = 0; other < Street.SPACES; other++) {
            if (other != space && town.isUnresolved(other)) {
                Effect effect = EffectFinder.of(town, other, town.on(other));
                if (effect.drawer() == seat) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether the one who may roll again has won already: ties go to the more skilled. */
    private static boolean isWinning(Town town) {
        int own = town.question();
        return town.decision() == Decision.REROLL
                && town.die(own) >= town.die(Street.opposite(own))
                && town.on(own) != Meeple.NONE;
    }
}
