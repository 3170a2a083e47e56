package meeples.room.view;

import com.badlogic.gdx.math.Rectangle;
import meeples.table.GameTable;

/** Looks around at the table with a pad's right stick, and closer with its triggers. */
public final class LookAround {
    /** How much of itself the table moves in a second, or grows. */
    private static final float A_SECOND = 0.9f;

    private final GameTable<?, ?> table;

    public LookAround(GameTable<?, ?> table) {
        this.table = table;
    }

    /**
     * What is held; see {@link meeples.input.DeviceListener#steered}.
     *
     * @return whether that changes what is seen
     */
    public boolean steer(float right, float up, float closer, float seconds) {
        float step = A_SECOND * seconds;
        Rectangle board = table.layout().board();
        if (closer != 0) {
            float factor = 1 + closer * step;
            table.zoomBy(factor, board.x + board.width / 2, board.y + board.height / 2);
        }
        if (right != 0 || up != 0) {
            table.panBy(-right * step * board.width, -up * step * board.height);
        }
        return closer != 0 || right != 0 || up != 0;
    }
}
