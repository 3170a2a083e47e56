package meeples.fistful.ui;

import java.util.List;
import java.util.function.ToDoubleFunction;
import meeples.fistful.model.Street;
import meeples.fistful.table.TownTarget;
import meeples.fistful.table.TownThing;
import meeples.game.TargetNavigation;
import meeples.table.Target;

/**
 * Left and right go along the row and, at its end, round the corner into the next one. Whoever goes
 * on with the same direction goes on round the street, as the ring does; up and down go across.
 */
final class StreetNavigation implements TargetNavigation {
    /** More than any window is wide: what lies round the corner comes last. */
    private static final float CORNER_COST = 100_000;

    /** What the last step to the side was: the button, where it led, and how the way goes on. */
    private int pressed;

    private Target reached;
    private int heading;
    private int way;

    @Override
    public Spot next(Spot from, List<Spot> all, int dx, int dy) {
        if (dx == 0) {
            return nearest(from, all, to -> across(from, to, dy));
        }
        if (!from.target().equals(reached) || dx != pressed) {
            heading = dx;
            way =
                    (dx > 0) == (from.target().index() <= Street.S1)
                            ? Street.CLOCKWISE
                            : Street.COUNTERCLOCKWISE;
        }
        pressed = dx;
        Spot next =
                from.target().kind() == TownThing.SPACE
                        ? nextOnRing(from, all)
                        : nearest(from, all, to -> along(from, to, heading));
        reached = next == null ? null : next.target();
        if (next != null && !isSameRow(from, next)) {
            heading = -heading; // on the other side of the street the ring goes back
        }
        return next;
    }

    /** Showdown spaces lie between the rows: where the ring goes is not where they lie. */
    private Spot nextOnRing(Spot from, List<Spot> all) {
        int start = from.target().index();
        for (int at = Street.next(start, way); at != start; at = Street.next(at, way)) {
            Spot spot = find(TownTarget.space(at), all);
            if (spot != null) {
                return spot;
            }
        }
        return null;
    }

    private static Spot find(Target target, List<Spot> all) {
        for (Spot spot : all) {
            if (spot.target().equals(target)) {
                return spot;
            }
        }
        return null;
    }

    private static Spot nearest(Spot from, List<Spot> all, ToDoubleFunction<Spot> costs) {
        Spot best = null;
        double least = Float.MAX_VALUE;
        for (Spot spot : all) {
            if (!spot.equals(from) && spot.target().kind() == from.target().kind()) {
                double cost = costs.applyAsDouble(spot);
                if (cost < least) {
                    least = cost;
                    best = spot;
                }
            }
        }
        return best;
    }

    private static boolean isSameRow(Spot one, Spot other) {
        return Math.abs(other.middleY() - one.middleY()) < one.area().height / 2;
    }

    /** Those ahead in the same row first, the nearest of them; then those round the corner. */
    private static float along(Spot from, Spot to, int dx) {
        float ahead = (to.middleX() - from.middleX()) * dx;
        if (isSameRow(from, to)) {
            return ahead > 0 ? ahead : Float.MAX_VALUE;
        }
        return CORNER_COST + (dx > 0 ? CORNER_COST - to.middleX() : to.middleX());
    }

    private static float across(Spot from, Spot to, int dy) {
        float ahead = (to.middleY() - from.middleY()) * dy;
        return ahead < from.area().height / 2
                ? Float.MAX_VALUE
                : ahead + 2 * Math.abs(to.middleX() - from.middleX());
    }
}
