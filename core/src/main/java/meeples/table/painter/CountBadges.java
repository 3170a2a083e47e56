package meeples.table.painter;

import com.badlogic.ashley.core.Entity;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.utils.Array;
import meeples.picture.TableArt;
import meeples.table.Drawing;
import meeples.table.Inscription;
import meeples.table.Layers;
import meeples.table.Sprites;
import meeples.table.component.Home;
import meeples.table.piece.Pieces;

/** A number on every piece of the board that stands for a stack. */
public final class CountBadges {
    private static final float SIZE = 32;
    private static final float ABOVE_FEET = 4;

    /** How much larger a round badge is than the type on it. */
    private static final float ROOM_FOR_TEXT = 1.45f;

    private TextureRegion badge;
    private float leastText;

    public void setSprites(Sprites sprites) {
        badge = sprites.region(TableArt.COUNT_BADGE);
    }

    /**
     * @param leastPixels below which no type can be read from where the players sit
     */
    public void layOut(float leastPixels) {
        leastText = leastPixels;
    }

    /** Draws the badges of the pieces that can be seen. */
    public void draw(Batch batch, Array<Entity> sorted) {
        for (int i = 0; i < sorted.size; i++) {
            Home home = Pieces.HOME.get(sorted.get(i));
            if (home.count > 0 && Pieces.POSE.get(sorted.get(i)).layer == Layers.BOARD) {
                float size = size(home);
                Drawing.drawAt(batch, badge, home.x, y(home), size, size);
            }
        }
    }

    /** Writes the numbers. */
    public void write(Inscription numbers, Array<Entity> pieces) {
        for (int i = 0; i < pieces.size; i++) {
            Home home = Pieces.HOME.get(pieces.get(i));
            if (home.count > 0 && home.layer == Layers.BOARD) {
                numbers.write(
                        Integer.toString(home.count),
                        home.x,
                        y(home),
                        size(home) * 0.46f,
                        size(home),
                        TableInk.INK);
            }
        }
    }

    private float size(Home home) {
        return Math.max(SIZE * home.scale, ROOM_FOR_TEXT * leastText);
    }

    private static float y(Home home) {
        return home.y + ABOVE_FEET * home.scale;
    }
}
