package meeples.table.piece;

import com.badlogic.ashley.core.Entity;
import com.badlogic.gdx.math.MathUtils;
import com.badlogic.gdx.utils.Array;
import meeples.table.component.Home;

/** Lays pieces out in rows from the upper left; when there are too many, they overlap. */
public final class Tray {
    private static final float SPACED = 1.08f;

    private Tray() {}

    /**
     * @param itemWidth in the game's units, as is the height
     * @param largest the largest scale that the pieces may have
     * @param rows in how many rows the tray is divided, at least
     */
    public static void arrange(
            Array<Entity> members,
            float x,
            float y,
            float width,
            float height,
            float itemWidth,
            float itemHeight,
            float largest,
            int rows) {
        if (members.size == 0) {
            return;
        }
        float scale = Math.min(largest, height / (rows * itemHeight * SPACED));
        scale = Math.min(scale, width / itemWidth);
        float cellWidth = itemWidth * scale * SPACED;
        float cellHeight = itemHeight * scale * SPACED;
        int fitting = Math.max(rows, MathUtils.floor(height / cellHeight));
        int columns = Math.max(1, MathUtils.floor((width + 0.1f) / cellWidth));
        float pitch = cellWidth;
        if (members.size > columns * fitting) {
            columns = (members.size + fitting - 1) / fitting;
            pitch = columns == 1 ? 0 : (width - itemWidth * scale) / (columns - 1);
        }
        int used = (members.size + columns - 1) / columns;
        float spare = (height - Math.min(used, fitting) * cellHeight) / 2;
        for (int i = 0; i < members.size; i++) {
            Home home = Pieces.HOME.get(members.get(i));
            home.x = x + itemWidth * scale / 2 + (i % columns) * pitch;
            home.y =
                    y
                            + height
                            - spare
                            - (i / columns + 1) * cellHeight
                            // Later pieces of a row lie over earlier ones.
                            - (i % columns) * 0.01f;
            home.scale = scale;
            home.shown = true;
            home.count = 0;
        }
    }
}
