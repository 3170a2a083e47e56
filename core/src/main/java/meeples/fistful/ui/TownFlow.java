package meeples.fistful.ui;

import meeples.fistful.model.Decision;
import meeples.fistful.model.Place;
import meeples.fistful.model.Town;
import meeples.fistful.ui.outlook.AutoResolve;
import meeples.game.Flow;

/** How decisions follow each other in town. */
final class TownFlow implements Flow<Town> {
    @Override
    public int automatic(Town town) {
        return AutoResolve.move(town);
    }

    /** Putting down a handful one by one needs no waiting; all else is asked when all is seen. */
    @Override
    public boolean isAskedAtOnce(Town town) {
        return town.decision() == Decision.SOW || town.decision() == Decision.RESOLVE;
    }

    @Override
    public boolean isConfirmed(Town town) {
        Decision decision = town.decision();
        return decision == Decision.TAKE
                || decision == Decision.SOW
                || decision == Decision.RESOLVE;
    }

    /** What is left in hand may fall into place, and the last meeples go in by themselves. */
    @Override
    public boolean wentOnByItself(Town before, Town after) {
        if (after.turn() == before.turn()) {
            return false;
        }
        int unresolved = before.unresolved();
        return switch (before.decision()) {
            case TAKE, SOW, GIVE -> true;
            case RESOLVE -> (unresolved & (unresolved - 1)) != 0;
            default -> false;
        };
    }

    @Override
    public boolean handIsEmpty(Town town) {
        return town.meeples(Place.HAND) == 0;
    }

    @Override
    public int active(Town town) {
        return town.active();
    }
}
