package meeples.coloma.table.part;

import com.badlogic.ashley.core.Entity;
import com.badlogic.gdx.utils.Array;
import meeples.table.Area;
import meeples.table.Layers;
import meeples.table.Spot;
import meeples.table.View;
import meeples.table.component.Home;
import meeples.table.component.PieceLook;
import meeples.table.piece.Crowd;
import meeples.table.piece.Pieces;
import meeples.table.piece.Tray;

/** Gives pieces on the board their homes, by spots and areas of the plan. */
final class Homes {
    private final View view;

    Homes(View view) {
        this.view = view;
    }

    /** Feet at this spot, so large. */
    void stand(Entity piece, float x, float y, float scale) {
        Home home = Pieces.HOME.get(piece);
        home.x = view.toWindowX(x);
        home.y = view.toWindowY(y);
        home.scale = scale * view.scale();
        home.height = 0;
        home.layer = Layers.BOARD;
        home.shown = true;
        home.count = 0;
    }

    void stand(Entity piece, Spot spot, float scale) {
        stand(piece, spot.x(), spot.y(), scale);
    }

    /**
     * Lies on the ground with its foot at this spot: whatever stands before this depth is seen
     * before it.
     *
     * @param depth where it is in the order from back to front, as if its feet were there
     */
    void lie(Entity piece, float x, float y, float scale, float depth) {
        stand(piece, x, y, scale);
        Home home = Pieces.HOME.get(piece);
        home.height = (y - depth) * view.scale();
        home.y = view.toWindowY(depth);
    }

    /** Lies on its back where it stood. */
    void fall(Entity piece, float degrees) {
        Home home = Pieces.HOME.get(piece);
        PieceLook look = Pieces.LOOK.get(piece);
        home.tilt = degrees;
        home.height = (look.width - look.height) / 2 * home.scale;
    }

    /** Is there, and is not seen. */
    void hide(Entity piece, Spot spot, float scale) {
        stand(piece, spot, scale);
        Pieces.HOME.get(piece).shown = false;
    }

    void hide(Array<Entity> some, Spot spot, float scale) {
        for (int i = 0; i < some.size; i++) {
            hide(some.get(i), spot, scale);
        }
    }

    /** All at one spot: only the last is seen. */
    void pile(Array<Entity> some, float x, float y, float scale) {
        for (int i = 0; i < some.size; i++) {
            stand(some.get(i), x, y, scale);
            Pieces.HOME.get(some.get(i)).shown = i == some.size - 1;
        }
    }

    /** The same with the number of all when there are several. */
    void stack(Array<Entity> some, float x, float y, float scale) {
        pile(some, x, y, scale);
        if (some.size > 1) {
            Pieces.HOME.get(some.peek()).count = some.size;
        }
    }

    /** In ranks on a strip of ground. */
    void crowd(Crowd crowd, Array<Entity> some, Area area, float scale) {
        crowd.arrange(
                some,
                view.toWindowX(area.x()),
                view.toWindowY(area.y()),
                area.width() * view.scale(),
                area.height() * view.scale(),
                scale * view.scale());
    }

    /** In rows from the upper left. */
    void tray(Array<Entity> some, Area area, float width, float height, float largest, int rows) {
        Tray.arrange(
                some,
                view.toWindowX(area.x()),
                view.toWindowY(area.y()),
                area.width() * view.scale(),
                area.height() * view.scale(),
                width,
                height,
                largest * view.scale(),
                rows);
    }

    /**
     * Side by side from the left, overlapping when they are too many, later ones over earlier.
     *
     * @param depth as for {@link #lie}
     */
    void row(Array<Entity> some, Area area, float width, float scale, float depth) {
        float pitch = pitch(some.size, area, width, scale);
        for (int i = 0; i < some.size; i++) {
            float x = area.x() + width * scale / 2 + i * pitch;
            lie(some.get(i), x, area.y(), scale, depth - i * 0.01f);
        }
    }

    /** How far apart so many are in a row. */
    static float pitch(int count, Area area, float width, float scale) {
        float comfortable = width * scale + 4;
        return count < 2
                ? comfortable
                : Math.min(comfortable, (area.width() - width * scale) / (count - 1));
    }
}
