package meeples.ui;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.g2d.PixmapPacker;
import java.util.Map;

/** Paints the plain surfaces that no artist is needed for: boxes with round corners, frames. */
final class PlainShapes {
    private final float scale;

    /**
     * @param scale pixels of a picture for a unit
     */
    PlainShapes(float scale) {
        this.scale = scale;
    }

    /** Adds those shapes whose names are not taken yet. */
    void packMissing(PixmapPacker packer, Map<String, int[]> splits) {
        box(packer, splits, Look.PAPER, 10, 3, Palette.PAPER, Palette.INK);
        box(packer, splits, Look.WOOD, 8, 3, Palette.INK_SOFT, Palette.INK);
        box(packer, splits, Look.BUTTON, 10, 3, Palette.DUST, Palette.INK);
        box(packer, splits, Look.BUTTON_OVER, 10, 3, Palette.PAPER, Palette.INK);
        box(packer, splits, Look.BUTTON_DOWN, 10, 3, Palette.STREET, Palette.INK);
        box(packer, splits, Look.BUTTON_OFF, 10, 3, Palette.STONE, Palette.INK_SOFT);
        box(packer, splits, Look.FIELD, 6, 2, Palette.CREAM, Palette.INK_SOFT);
        box(packer, splits, Look.TRACK, 6, 2, Palette.INK_SOFT, Palette.INK);
        box(packer, splits, Look.KNOB, 12, 3, Palette.GOLD, Palette.INK);
        box(packer, splits, Look.CHECK_OFF, 6, 3, Palette.CREAM, Palette.INK);
        box(packer, splits, Look.CHECK_ON, 6, 3, Palette.GOLD, Palette.INK);
        box(packer, splits, Look.BUBBLE, 10, 2, Palette.PAPER, Palette.INK);
        box(packer, splits, Look.PLATE, 10, 0, Color.WHITE, Color.CLEAR);
        box(packer, splits, Look.FOCUS, 12, 5, Color.CLEAR, Color.WHITE);
        if (!splits.containsKey(Look.PIXEL)) {
            Pixmap white = new Pixmap(4, 4, Pixmap.Format.RGBA8888);
            white.setColor(Color.WHITE);
            white.fill();
            packer.pack(Look.PIXEL, white);
            white.dispose();
            // All of it can be stretched, and none of its edge is mixed with its neighbours.
            splits.put(Look.PIXEL, new int[] {1, 1, 1, 1});
        }
    }

    private void box(
            PixmapPacker packer,
            Map<String, int[]> splits,
            String name,
            float radius,
            float border,
            Color fill,
            Color line) {
        if (splits.containsKey(name)) {
            return;
        }
        int corner = Math.round((radius + border) * scale) + 1;
        int side = 2 * corner + 4;
        Pixmap pixmap = new Pixmap(side, side, Pixmap.Format.RGBA8888);
        pixmap.setBlending(Pixmap.Blending.None);
        Color mixed = new Color();
        for (int y = 0; y < side; y++) {
            for (int x = 0; x < side; x++) {
                float inside = inside(x + 0.5f, y + 0.5f, side, radius * scale);
                float body = clamp(inside + 0.5f);
                float core = border == 0 ? 1 : clamp(inside - border * scale + 0.5f);
                mixed.set(line);
                if (fill.a == 0) {
                    mixed.a *= 1 - core;
                } else {
                    mixed.lerp(fill, core);
                }
                mixed.a *= body;
                pixmap.setColor(mixed);
                pixmap.drawPixel(x, y);
            }
        }
        packer.pack(name, pixmap);
        pixmap.dispose();
        splits.put(name, new int[] {corner, corner, corner, corner});
    }

    /** How far inside a box with round corners a point lies; negative outside. */
    private static float inside(float x, float y, float side, float radius) {
        float half = side / 2;
        float dx = Math.abs(x - half) - (half - radius);
        float dy = Math.abs(y - half) - (half - radius);
        float outer =
                (float)
                        Math.sqrt(
                                Math.max(dx, 0) * Math.max(dx, 0)
                                        + Math.max(dy, 0) * Math.max(dy, 0));
        return radius - outer - Math.min(Math.max(dx, dy), 0);
    }

    private static float clamp(float value) {
        return Math.max(0, Math.min(1, value));
    }
}
