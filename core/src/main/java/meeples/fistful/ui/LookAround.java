package meeples.fistful.ui;

import com.badlogic.gdx.math.Rectangle;
import meeples.fistful.table.TownTable;

/** Looks around in town with a pad's right stick, and closer with its triggers. */
public final class LookAround {
    /** How much of itself the town moves in a second, or grows. */
    private static final float A_SECOND = 0.9f;

    private final TownTable table;

    public LookAround(TownTable table) {
        this.table = table;
    }

    /**
     * What is held; see {@link meeples.input.DeviceListener#steered}.
     *
     * @return whether that changes what is seen
     */
    public boolean steer(float right, float up, float closer, float seconds) {
        float step = A_SECOND * seconds;
        Rectangle town = table.layout().town();
        if (closer != 0) {
            float factor = 1 + closer * step;
            table.zoomBy(factor, town.x + town.width / 2, town.y + town.height / 2);
        }
        if (right != 0 || up != 0) {
            table.panBy(-right * step * town.width, -up * step * town.height);
        }
        return closer != 0 || right != 0 || up != 0;
    }
}
