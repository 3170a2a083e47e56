package meeples.fistful.ui.ask;

import meeples.fistful.model.Meeple;
import meeples.fistful.table.Target;
import meeples.fistful.table.TargetKind;

/**
 * Changes the places of two meeples that were sown this turn, while nothing has come of them yet:
 * by dragging one onto the other, or by pressing one and then the other.
 */
final class Rearranging {
    private static final int NONE = -1;

    private final Desk desk;
    private int chosen = NONE;

    Rearranging(Desk desk) {
        this.desk = desk;
    }

    void press(int space) {
        if (!desk.canRearrange()) {
            desk.explain(desk.words().get("no.rearranging"));
        } else if (chosen == NONE) {
            chosen = space;
            desk.explain(desk.words().get("ask.swap", desk.words().space(space)));
        } else if (chosen == space) {
            chosen = NONE;
        } else {
            swap(chosen, space);
        }
    }

    /** The meeple that can be dragged from there, or none. */
    int carried(Target from) {
        boolean sown = from.kind() == TargetKind.SPACE && desk.isSown(from.index());
        return sown && desk.canRearrange() ? desk.town().on(from.index()) : Meeple.NONE;
    }

    /** True when this was about two meeples sown this turn. */
    boolean drag(Target from, Target to) {
        boolean spaces =
                to != null && from.kind() == TargetKind.SPACE && to.kind() == TargetKind.SPACE;
        if (!spaces || from.equals(to) || !desk.isSown(from.index()) || !desk.isSown(to.index())) {
            return false;
        }
        if (desk.canRearrange()) {
            swap(from.index(), to.index());
        } else {
            desk.explain(desk.words().get("no.rearranging"));
        }
        return true;
    }

    private void swap(int one, int other) {
        chosen = NONE;
        desk.swap(one, other);
    }
}
