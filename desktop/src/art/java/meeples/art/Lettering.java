package meeples.art;

import static meeples.art.Brush.moved;
import static meeples.art.Brush.rect;

import java.awt.Color;
import java.awt.Shape;
import java.awt.geom.Path2D;
import java.awt.geom.PathIterator;

/** How a game's name is written on its title picture. */
public final class Lettering {
    private Lettering() {}

    /** Golden letters that stand out from what is behind them, about 138 high. */
    public static void raised(Brush b, Shape name, double middle, Color depth) {
        for (int i = 12; i >= 1; i--) {
            b.fill(moved(name, i * 0.8, i), i > 9 ? Palette.INK : depth);
        }
        b.outline(name, 9);
        b.fill(name, Palette.GOLD);
        Shape clip = b.g.getClip();
        b.g.clip(name);
        b.fill(rect(0, middle - 84, b.width, 64), Palette.hex(0xFBD977));
        b.fill(rect(0, middle + 26, b.width, 60), Palette.hex(0xE09A2A));
        b.g.setClip(clip);
        b.outline(name, 2.4);
    }

    /** Arches a shape about a vertical axis. */
    public static Shape bend(Shape shape, double axis, double amount) {
        Path2D.Double out = new Path2D.Double(Path2D.WIND_NON_ZERO);
        double[] p = new double[6];
        for (PathIterator i = shape.getPathIterator(null, 0.2); !i.isDone(); i.next()) {
            int kind = i.currentSegment(p);
            double y = p[1] + amount * (p[0] - axis) * (p[0] - axis);
            switch (kind) {
                case PathIterator.SEG_MOVETO -> out.moveTo(p[0], y);
                case PathIterator.SEG_LINETO -> out.lineTo(p[0], y);
                default -> out.closePath();
            }
        }
        return out;
    }
}
