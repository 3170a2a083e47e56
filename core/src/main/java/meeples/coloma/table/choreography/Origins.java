package meeples.coloma.table.choreography;

import meeples.coloma.model.Building;
import meeples.coloma.rules.Cause;
import meeples.coloma.table.ValleyPlan;
import meeples.coloma.table.part.ValleyArranger;
import meeples.table.Area;
import meeples.table.Spot;

/** Where goods come from, so that the eye sees why somebody gains them. */
final class Origins {
    private final ValleyArranger arranger;

    Origins(ValleyArranger arranger) {
        this.arranger = arranger;
    }

    /** The middle of what gives something; null when it comes from where it lies. */
    Spot of(int seat, Cause cause, int of) {
        boolean near = seat == arranger.nearSeat();
        return switch (cause) {
            case EVENT -> middle(ValleyPlan.event(of));
            case WAGON -> ValleyPlan.space(of);
            case SHOVEL -> near ? work(of, true) : null;
            case WHEELBARROW -> near ? work(of, false) : null;
            case CANYON -> near ? middle(ValleyPlan.canyon(of)) : null;
            case BUILDING -> near ? middle(ValleyPlan.town()) : null;
            case BARREL -> near ? middle(ValleyPlan.usedBarrels()) : null;
            case FRONTIER -> middle(ValleyPlan.secondary(of));
            default -> null;
        };
    }

    private static Spot work(int building, boolean shovel) {
        return building == Building.MILL
                ? middle(ValleyPlan.millSign(shovel))
                : middle(ValleyPlan.town());
    }

    private static Spot middle(Area area) {
        return new Spot(area.centerX(), area.centerY());
    }
}
