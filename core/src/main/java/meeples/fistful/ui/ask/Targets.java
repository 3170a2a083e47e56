package meeples.fistful.ui.ask;

import meeples.fistful.model.Meeple;
import meeples.fistful.table.TownThing;
import meeples.table.Target;

/** Knows what on the table stands for a location, and what stands for a meeple in a hand. */
final class Targets {
    private Targets() {}

    static boolean isPlace(Target target) {
        return target.kind() == TownThing.LOCATION || target.kind() == TownThing.MARQUEE;
    }

    /** The name of the picture of a meeple of this kind. */
    static String picture(int meeple) {
        return "meeple-" + Meeple.word(meeple);
    }
}
