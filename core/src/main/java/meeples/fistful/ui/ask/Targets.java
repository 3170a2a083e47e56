package meeples.fistful.ui.ask;

import meeples.fistful.table.Target;
import meeples.fistful.table.TargetKind;

/** Knows what on the table stands for a location. */
final class Targets {
    private Targets() {}

    static boolean isPlace(Target target) {
        return target.kind() == TargetKind.LOCATION || target.kind() == TargetKind.MARQUEE;
    }
}
