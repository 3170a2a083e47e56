package meeples.fistful.ui.ask;

import meeples.fistful.model.Town;
import meeples.fistful.table.Art;
import meeples.fistful.table.TownThing;
import meeples.fistful.ui.words.TownWords;
import meeples.game.ask.Desk;
import meeples.table.Target;

/**
 * Changes the places of two meeples that were sown this turn, while nothing has come of them yet:
 * by dragging one onto the other, or by pressing one and then the other.
 */
final class Rearranging {
    private static final int NONE = -1;

    private final Desk<Town> desk;
    private final TownWords words;
    private final SownHandful sown;
    private int chosen = NONE;

    Rearranging(Desk<Town> desk, TownWords words) {
        this.desk = desk;
        this.words = words;
        sown = new SownHandful(desk.past(), desk.position());
    }

    /** Whether a meeple that was sown this turn is on this space. */
    boolean isSown(int space) {
        return sown.isSown(space);
    }

    void press(int space) {
        if (!sown.canRearrange()) {
            desk.explain(words.get("no.rearranging"));
        } else if (chosen == NONE) {
            chosen = space;
            desk.explain(words.get("ask.swap", words.space(space)));
        } else if (chosen == space) {
            chosen = NONE;
        } else {
            swap(chosen, space);
        }
    }

    /** The picture of the meeple that can be dragged from there, or null. */
    String carried(Target from) {
        boolean mine = from.kind() == TownThing.SPACE && isSown(from.index());
        return mine && sown.canRearrange() ? Art.meeple(desk.position().on(from.index())) : null;
    }

    /** True when this was about two meeples sown this turn. */
    boolean drag(Target from, Target to) {
        boolean spaces =
                to != null && from.kind() == TownThing.SPACE && to.kind() == TownThing.SPACE;
        if (!spaces || from.equals(to) || !isSown(from.index()) || !isSown(to.index())) {
            return false;
        }
        if (sown.canRearrange()) {
            swap(from.index(), to.index());
        } else {
            desk.explain(words.get("no.rearranging"));
        }
        return true;
    }

    private void swap(int one, int other) {
        chosen = NONE;
        sown.swap(one, other);
    }
}
