package meeples.table.painter;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import meeples.picture.TableArt;
import meeples.table.Drawing;
import meeples.table.Sprites;
import meeples.table.View;

/** Draws rings around spots of the board: where something can be done, or was done last. */
public final class RingPainter {
    /** How much larger the dark line around a ring is than the ring. */
    private static final float LARGER = 1.07f;

    private static final float DONE = 0.74f;
    private static final float DONE_INK = 0.8f;

    private final View view;
    private Sprites sprites;
    private TextureRegion small;
    private TextureRegion large;
    private boolean strong;

    public RingPainter(View view) {
        this.view = view;
    }

    public void setSprites(Sprites sprites) {
        this.sprites = sprites;
        small = sprites.region(TableArt.GLOW_RING);
        large = sprites.region(TableArt.GLOW_RING_LARGE);
    }

    /** Whether rings have a dark line around them, to stand out from a pale ground. */
    public void setStrong(boolean strong) {
        this.strong = strong;
    }

    /**
     * @param x of the spot on the board
     * @param isLarge for a spot where two can stand
     */
    public void draw(Batch batch, float x, float y, boolean isLarge, Color color, float alpha) {
        TextureRegion ring = isLarge ? large : small;
        if (strong) {
            batch.setColor(0, 0, 0, alpha);
            draw(batch, ring, x, y, LARGER);
            draw(batch, ring, x, y, 1 / LARGER);
        }
        batch.setColor(color.r, color.g, color.b, strong ? 1 : alpha);
        draw(batch, ring, x, y, 1);
    }

    /** What is over: a narrower ring within a line of ink. */
    public void drawDone(Batch batch, float x, float y, boolean isLarge, Color color) {
        TextureRegion ring = isLarge ? large : small;
        batch.setColor(TableInk.INK.r, TableInk.INK.g, TableInk.INK.b, DONE_INK);
        draw(batch, ring, x, y, DONE * LARGER);
        draw(batch, ring, x, y, DONE / LARGER);
        batch.setColor(color.r, color.g, color.b, 1);
        draw(batch, ring, x, y, DONE);
    }

    private void draw(Batch batch, TextureRegion ring, float x, float y, float larger) {
        float unit = larger * view.scale() / sprites.pixelsPerUnit();
        Drawing.drawAt(
                batch,
                ring,
                view.toWindowX(x),
                view.toWindowY(y),
                Drawing.width(ring) * unit,
                Drawing.height(ring) * unit);
    }
}
