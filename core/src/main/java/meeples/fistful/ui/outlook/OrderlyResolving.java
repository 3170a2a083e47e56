package meeples.fistful.ui.outlook;

import meeples.fistful.model.Decision;
import meeples.fistful.model.Street;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Move;
import meeples.game.ask.Errand;

/**
 * Everything sown this turn is resolved in a good order. It is for the player to say which of two
 * marquees comes first when both could be paid for: what is spent on one may be missing for the
 * other.
 */
public final class OrderlyResolving implements Errand<Town> {
    @Override
    public boolean isAbout(Town town) {
        return town.decision() == Decision.RESOLVE;
    }

    @Override
    public boolean mayDo(Town town, int move) {
        return !choosesMarquee(town, Move.space(move));
    }

    /** Whether resolving this space asks somebody to pay who could be asked elsewhere as well. */
    public static boolean choosesMarquee(Town town, int space) {
        int asked = asked(town, space);
        for (int other = 0; asked != Town.NOBODY && other < Street.SPACES; other++) {
            if (other != space && asked(town, other) == asked) {
                return true;
            }
        }
        return false;
    }

    /** Who would be asked to pay, and could, if the meeple on a space were resolved now. */
    private static int asked(Town town, int space) {
        if (space == Street.SHOWDOWN || !town.isUnresolved(space)) {
            return Town.NOBODY;
        }
        Effect effect = EffectFinder.of(town, space, town.on(space));
        return effect.payable() ? effect.asked() : Town.NOBODY;
    }
}
