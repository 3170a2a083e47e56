package meeples.fistful.ui;

import java.util.ArrayList;
import java.util.List;
import meeples.fistful.model.Decision;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.fistful.rules.Move;
import meeples.fistful.ui.outlook.AutoResolve;
import meeples.play.Match;
import meeples.play.Rules;

/**
 * Knows how far a player may take back. What resolved itself is not a step of its own: taking back
 * goes to the last decision that a human made by hand, unless chance has spoken since.
 */
final class Takebacks {
    private static final int NONE = -1;

    private final Match<Town, Event> match;
    private final List<Boolean> byHand = new ArrayList<>();
    private final List<Boolean> chance = new ArrayList<>();

    Takebacks(Match<Town, Event> match) {
        this.match = match;
        Rules<Town, Event> rules = match.game().rules();
        Town town = match.positionAfter(0);
        for (int i = 0; i < match.size(); i++) {
            boolean idle = AutoResolve.move(town) == match.move(i);
            int before = rules.chances(town);
            rules.play(town, match.move(i), null);
            note(i, !idle && isHuman(i), rules.chances(town) != before);
        }
    }

    private boolean isHuman(int decision) {
        return match.seats().get(match.seat(decision)).isHuman();
    }

    /** Remembers how the decision with this index was made. */
    void note(int decision, boolean hand, boolean revealedChance) {
        byHand.subList(decision, byHand.size()).clear();
        chance.subList(decision, chance.size()).clear();
        byHand.add(hand);
        chance.add(revealedChance);
    }

    /** The number of decisions after taking back, or -1 when nothing can be taken back. */
    int target() {
        for (int i = match.size() - 1; i >= 0; i--) {
            if (!match.isPractice() && (chance.get(i) || !isHuman(i))) {
                return NONE;
            }
            if (byHand.get(i)) {
                return i;
            }
        }
        return NONE;
    }

    boolean canTakeBack() {
        return target() != NONE;
    }

    /** Whether the next decision that could be made again made itself. */
    boolean nextMadeItself() {
        return match.canRedo() && match.size() < byHand.size() && !byHand.get(match.size());
    }

    /** The index of the latest taking, when nothing but sowing has been decided since; else -1. */
    int lastTaking() {
        for (int i = match.size() - 1; i >= 0 && !chance.get(i) && isHuman(i); i--) {
            Decision decision = Move.decision(match.move(i));
            if (decision == Decision.TAKE) {
                return i;
            }
            if (byHand.get(i) && decision != Decision.SOW && decision != Decision.GIVE) {
                return NONE;
            }
        }
        return NONE;
    }
}
