package meeples.fistful.rules;

import meeples.fistful.model.Town;

/** Whether the game ends with the round that is under way, and why. */
public final class LastRound {
    private LastRound() {}

    /** Why this is the last round; null when it is not. */
    public static EndCause why(Town town) {
        if (town.bank() == 0) {
            return EndCause.BANK_EMPTY;
        }
        if (!town.hasEmptyGrave()) {
            return EndCause.GRAVEYARD_FULL;
        }
        if (town.exploded() == Town.DYNAMITES) {
            return EndCause.ALL_DYNAMITE_EXPLODED;
        }
        boolean agreed = town.rounds() > 0 && town.round() >= town.rounds();
        return agreed ? EndCause.LAST_ROUND : null;
    }
}
