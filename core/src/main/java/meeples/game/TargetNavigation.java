package meeples.game;

import com.badlogic.gdx.math.Rectangle;
import java.util.List;
import meeples.table.Target;

/**
 * Finds the next thing on the table when keys or a pad move the focus, for tables on which things
 * lie in rows or rings. It may remember where the last step went.
 */
public interface TargetNavigation {
    /**
     * A place that the focus can come to.
     *
     * @param area where it is in the window
     */
    record Spot(Target target, Rectangle area) {
        public float middleX() {
            return area.x + area.width / 2;
        }

        public float middleY() {
            return area.y + area.height / 2;
        }
    }

    /**
     * The next place in a direction.
     *
     * @param all the places that there are, where the focus is included
     * @return null to let the nearest one in that direction be found
     */
    Spot next(Spot from, List<Spot> all, int dx, int dy);
}
