package meeples.fistful.ui.ask;

import java.util.Arrays;
import meeples.fistful.model.Decision;
import meeples.fistful.model.Meeple;
import meeples.fistful.model.Street;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.fistful.rules.FistfulRules;
import meeples.fistful.rules.Move;
import meeples.game.ask.Past;
import meeples.play.MoveChooser;

/**
 * The handful that was sown this turn, as long as nothing has come of it: it can still be sown in
 * another order.
 */
public final class SownHandful {
    private static final int NONE = -1;

    private final Past<Town> past;
    private final Town town;
    private final int taking;
    private final int[] kinds = new int[Street.SPACES];

    /**
     * @param past the decisions that led to this town
     */
    public SownHandful(Past<Town> past, Town town) {
        this.past = past;
        this.town = town;
        taking = lastTaking();
        Arrays.fill(kinds, Meeple.NONE);
        if (taking != NONE) {
            findKinds();
        }
    }

    /** The index of the latest taking, when nothing but sowing has been decided since. */
    private int lastTaking() {
        for (int i = past.size() - 1; i >= 0 && past.canChange(i); i--) {
            Decision decision = Move.decision(past.move(i));
            if (decision == Decision.TAKE) {
                return i;
            }
            boolean sowing = decision == Decision.SOW || decision == Decision.GIVE;
            if (!past.madeItself(i) && !sowing) {
                return NONE;
            }
        }
        return NONE;
    }

    /** What was sown on each space. */
    private void findKinds() {
        FistfulRules rules = new FistfulRules();
        Town sowing = past.positionAfter(taking);
        for (int i = taking; i < past.size(); i++) {
            rules.play(sowing, past.move(i), this::note);
        }
    }

    private void note(Event event) {
        if (event instanceof Event.MeepleSown sown) {
            kinds[sown.space()] = sown.meeple();
        } else if (event instanceof Event.MadameRetired retired) {
            kinds[retired.space()] = Meeple.MADAME;
        }
    }

    /** Whether it can still be put down in another order. */
    public boolean canRearrange() {
        return taking != NONE;
    }

    /** Whether a meeple of this handful is on this space. */
    public boolean isSown(int space) {
        return kinds[space] != Meeple.NONE && town.on(space) == kinds[space];
    }

    /** Two of its meeples change places: the handful is sown again in that order. */
    public void swap(int one, int other) {
        int[] order = Arrays.copyOf(kinds, kinds.length);
        order[one] = kinds[other];
        order[other] = kinds[one];
        past.playInstead(taking + 1, sowing(order, gift()));
    }

    /** The decision who gets the meeple on the showdown space, or none. */
    private int gift() {
        for (int i = taking; i < past.size(); i++) {
            if (Move.decision(past.move(i)) == Decision.GIVE) {
                return past.move(i);
            }
        }
        return MoveChooser.NONE;
    }

    /**
     * Sows a handful.
     *
     * @param kinds for each space of the street the meeple that is to go there, or NONE
     * @param gift who gets a meeple on a showdown space, as a move, or none when that is to be
     *     asked
     */
    static MoveChooser<Town> sowing(int[] kinds, int gift) {
        return town -> {
            if (town.decision() == Decision.GIVE) {
                return gift;
            }
            boolean sows = town.decision() == Decision.SOW;
            int kind = sows ? kinds[town.cursor()] : Meeple.NONE;
            return kind == Meeple.NONE ? MoveChooser.NONE : Move.sow(kind);
        };
    }
}
