package meeples.art.coloma;

import static meeples.art.Brush.minus;
import static meeples.art.Brush.moved;
import static meeples.art.Brush.oval;
import static meeples.art.Brush.path;
import static meeples.art.Brush.poly;
import static meeples.art.Brush.rect;
import static meeples.art.Brush.round;

import java.awt.Color;
import java.awt.LinearGradientPaint;
import java.awt.Shape;
import java.awt.geom.Rectangle2D;
import meeples.art.Brush;
import meeples.art.Palette;
import meeples.table.Area;

/** What the valley is made of: grass, pines, granite, earth, water, and boards to write on. */
final class Land {
    private Land() {}

    /** The rectangle of a plan's area where (x, y) of the plan is painted at (x, -y). */
    static Shape of(Area area) {
        return rect(area.x(), -area.top(), area.width(), area.height());
    }

    static void meadow(Brush b) {
        b.fill(
                rect(0, 0, b.width, b.height),
                new LinearGradientPaint(
                        0,
                        0,
                        0,
                        (float) b.height,
                        new float[] {0f, 0.35f, 0.75f, 1f},
                        new Color[] {
                            Palette.hex(0xB9C47C),
                            Palette.hex(0x9DB165),
                            Palette.hex(0x86A055),
                            Palette.hex(0x6F8F49)
                        }));
    }

    /** A pine standing on the origin, 80 x 120 at the scale of 1. */
    static void pine(Brush b, double x, double y, double scale) {
        Hues.small(
                b,
                x,
                y,
                scale,
                () -> {
                    b.contactShadow(6, -2, 34, 8, 0.4);
                    b.solid(rect(-5, -22, 10, 22), Palette.TIMBER_DARK, 2.3, 2);
                    for (int i = 0; i < 3; i++) {
                        double top = -62 - i * 26;
                        double half = 38 - i * 9;
                        double foot = -14 - i * 26;
                        Shape tier =
                                path(
                                        "M 0 "
                                                + (top - 8)
                                                + " C "
                                                + half * 0.4
                                                + " "
                                                + (top + 16)
                                                + " "
                                                + half * 0.7
                                                + " "
                                                + (foot - 10)
                                                + " "
                                                + half
                                                + " "
                                                + foot
                                                + " C "
                                                + half * 0.6
                                                + " "
                                                + (foot + 2)
                                                + " "
                                                + half * 0.5
                                                + " "
                                                + (foot + 5)
                                                + " "
                                                + half * 0.3
                                                + " "
                                                + (foot + 1)
                                                + " C "
                                                + half * 0.1
                                                + " "
                                                + (foot + 7)
                                                + " "
                                                + -half * 0.1
                                                + " "
                                                + (foot + 7)
                                                + " "
                                                + -half * 0.3
                                                + " "
                                                + (foot + 1)
                                                + " C "
                                                + -half * 0.5
                                                + " "
                                                + (foot + 5)
                                                + " "
                                                + -half * 0.7
                                                + " "
                                                + (foot + 2)
                                                + " "
                                                + -half
                                                + " "
                                                + foot
                                                + " C "
                                                + -half * 0.7
                                                + " "
                                                + (foot - 10)
                                                + " "
                                                + -half * 0.4
                                                + " "
                                                + (top + 16)
                                                + " 0 "
                                                + (top - 8)
                                                + " Z");
                        b.solid(tier, i % 2 == 0 ? Hues.PINE : Palette.hex(0x486843), 2.4, 5);
                    }
                });
    }

    /** Blocks of granite standing on the origin, 70 x 44. */
    static void rock(Brush b, double x, double y, double scale) {
        Hues.small(
                b,
                x,
                y,
                scale,
                () -> {
                    b.contactShadow(4, -2, 36, 7, 0.4);
                    b.solid(
                            poly(-32, 0, -34, -16, -22, -34, -4, -40, 6, -28, 10, 0),
                            Hues.GRANITE,
                            2.4,
                            5);
                    b.solid(
                            poly(2, 0, 4, -18, 16, -26, 28, -20, 33, 0),
                            Palette.hex(0x9FA29C),
                            2.4,
                            4);
                    b.line(-20, -30, -14, -14, 1.6, Hues.GRANITE_DEEP);
                    b.line(-14, -14, -18, -4, 1.6, Hues.GRANITE_DEEP);
                    b.line(18, -22, 20, -8, 1.6, Hues.GRANITE_DEEP);
                });
    }

    /** A bush standing on the origin, 60 x 40. */
    static void bush(Brush b, double x, double y, double scale) {
        Hues.small(
                b,
                x,
                y,
                scale,
                () -> {
                    b.contactShadow(4, -2, 32, 7, 0.4);
                    b.solid(
                            path(
                                    "M -28 0 C -36 -12 -26 -24 -16 -20 C -14 -36 10 -38 14 -22 C 24"
                                            + " -28 36 -14 28 0 Z"),
                            Hues.PINE_LIGHT,
                            2.4,
                            5);
                    for (int i = 0; i < 5; i++) {
                        b.fill(oval(-16 + i * 8, -8 - i % 2 * 8, 2.2, 2.2), Palette.hex(0xE8D27A));
                    }
                });
    }

    static void tuft(Brush b, double x, double y) {
        for (int i = -2; i <= 2; i++) {
            b.curve(
                    "M "
                            + (x + i * 2)
                            + " "
                            + y
                            + " q "
                            + i * 1.5
                            + " -6 "
                            + i * 3.4
                            + " "
                            + (-9 + Math.abs(i) * 2),
                    1.7,
                    Palette.hex(0x577538));
        }
    }

    static void flower(Brush b, double x, double y, Color petals) {
        b.line(x, y, x, y - 6, 1.4, Palette.hex(0x577538));
        for (int i = 0; i < 4; i++) {
            double a = Math.PI * i / 2;
            b.fill(oval(x + Math.cos(a) * 2.2, y - 7.4 + Math.sin(a) * 2.2, 1.7, 1.7), petals);
        }
        b.fill(oval(x, y - 7.4, 1.3, 1.3), Palette.GOLD);
    }

    /** Grass, flowers and specks scattered over a shape. */
    static void wild(Brush b, Shape within, int count, int salt) {
        Rectangle2D box = within.getBounds2D();
        for (int i = 0; i < count; i++) {
            double x = box.getX() + box.getWidth() * b.chance(i, salt);
            double y = box.getY() + box.getHeight() * b.chance(i, salt + 1);
            if (!within.contains(x - 8, y - 8, 16, 12)) {
                continue;
            }
            double what = b.chance(i, salt + 2);
            if (what < 0.55) {
                tuft(b, x, y);
            } else if (what < 0.7) {
                flower(b, x, y, what < 0.62 ? Palette.hex(0xE9A23C) : Palette.hex(0xE6DCEB));
            } else {
                b.fill(oval(x, y, 2 + 2 * what, 1.4), Palette.alpha(Palette.hex(0x577538), 0.35));
            }
        }
    }

    /** Specks, some darker and some lighter than the ground. */
    static void grain(Brush b, Shape within, Color dark, int count, int salt) {
        Rectangle2D box = within.getBounds2D();
        for (int i = 0; i < count; i++) {
            double x = box.getX() + box.getWidth() * b.chance(i, salt);
            double y = box.getY() + box.getHeight() * b.chance(i, salt + 1);
            if (!within.contains(x - 3, y - 2, 6, 4)) {
                continue;
            }
            double length = 1.4 + 3.4 * b.chance(i, salt + 2);
            Color speck =
                    b.chance(i, salt + 3) < 0.6
                            ? Palette.alpha(dark, 0.4)
                            : Palette.alpha(Palette.PAPER, 0.4);
            b.fill(round(x, y, length, 1.3, 0.6), speck);
        }
    }

    /** Packed earth with a worn edge. */
    static Shape earth(Brush b, Shape shape, Color colour) {
        double before = b.waver;
        b.waver = 2.4;
        Shape drawn = b.unsteady(shape);
        b.waver = before;
        b.outline(drawn, 7, Palette.alpha(Hues.MEADOW_DEEP, 0.35));
        b.fill(drawn, colour);
        b.fill(minus(drawn, moved(drawn, -4, -5)), Palette.alpha(Palette.shade(colour, 0.5), 0.25));
        b.fill(minus(drawn, moved(drawn, 4, 5)), Palette.alpha(Palette.light(colour, 0.6), 0.5));
        b.outline(drawn, 1.8, Palette.shade(colour, 0.45));
        grain(
                b,
                drawn,
                Palette.shade(colour, 0.5),
                (int) (drawn.getBounds2D().getWidth() * drawn.getBounds2D().getHeight() / 190),
                71);
        return drawn;
    }

    /** Water with light banks, dark depth and ripples. */
    static void water(Brush b, Shape bed) {
        double before = b.waver;
        b.waver = 2;
        Shape drawn = b.unsteady(bed);
        b.waver = before;
        b.outline(drawn, 11, Palette.hex(0xD9C48C));
        b.fill(drawn, Hues.RIVER);
        Shape clip = b.g.getClip();
        b.g.clip(drawn);
        b.outline(moved(drawn, 3, 4), 9, Palette.alpha(Hues.RIVER_DEEP, 0.75));
        Rectangle2D box = drawn.getBounds2D();
        int ripples = (int) (box.getWidth() * box.getHeight() / 700);
        for (int i = 0; i < ripples; i++) {
            double x = box.getX() + box.getWidth() * b.chance(i, 41);
            double y = box.getY() + box.getHeight() * b.chance(i, 42);
            if (drawn.contains(x - 10, y - 3, 20, 6)) {
                b.curve(
                        "M " + (x - 7) + " " + y + " q 4 -3.4 7 0 q 4 -3.4 7 0",
                        1.6,
                        i % 3 == 0 ? Hues.RIVER_DEEP : Hues.FOAM);
            }
        }
        b.g.setClip(clip);
        b.outline(drawn, 2.2, Palette.shade(Hues.RIVER_DEEP, 0.35));
    }

    /** A dark board for light letters. */
    static void board(Brush b, Area area, Color paint) {
        double x = area.x();
        double y = -area.top();
        b.fill(
                round(x + 1.5, y + 3, area.width(), area.height(), 4),
                Palette.alpha(Palette.INK, 0.35));
        b.solid(
                round(x, y, area.width(), area.height(), 4),
                Palette.light(Palette.TIMBER_LIGHT, 0.1),
                2.2,
                1.6);
        b.flat(
                round(x + 3, y + 3, area.width() - 6, area.height() - 6, 2),
                Palette.mix(paint, Palette.INK, 0.3),
                1.4);
    }

    /** A sheet of paper for dark signs. */
    static void sheet(Brush b, double x, double y, double w, double h) {
        b.fill(round(x + 1.5, y + 2.5, w, h, 4), Palette.alpha(Palette.INK, 0.3));
        b.solid(round(x, y, w, h, 4), Palette.PAPER, 2, 1.4);
    }

    /** A wall of granite blocks. */
    static Shape granite(Brush b, Shape shape, Color colour) {
        Shape drawn = b.unsteady(shape);
        b.fill(drawn, colour);
        Rectangle2D box = drawn.getBounds2D();
        Shape clip = b.g.getClip();
        b.g.clip(drawn);
        int blocks = (int) (box.getWidth() * box.getHeight() / 1500);
        for (int i = 0; i < blocks; i++) {
            double x = box.getX() + box.getWidth() * b.chance(i, 51);
            double y = box.getY() + box.getHeight() * b.chance(i, 52);
            double s = 14 + 20 * b.chance(i, 53);
            Color own =
                    b.chance(i, 54) < 0.5
                            ? Palette.light(colour, 0.12)
                            : Palette.shade(colour, 0.12);
            b.fill(
                    b.unsteady(
                            poly(
                                    x - s,
                                    y + s * 0.4,
                                    x - s * 0.6,
                                    y - s * 0.5,
                                    x + s * 0.5,
                                    y - s * 0.6,
                                    x + s,
                                    y + s * 0.2,
                                    x + s * 0.2,
                                    y + s * 0.7)),
                    Palette.alpha(own, 0.7));
        }
        for (int i = 0; i < blocks / 2; i++) {
            double x = box.getX() + box.getWidth() * b.chance(i, 55);
            double y = box.getY() + box.getHeight() * b.chance(i, 56);
            b.curve(
                    "M " + x + " " + y + " l 7 9 l -3 8",
                    1.5,
                    Palette.alpha(Palette.shade(colour, 0.5), 0.7));
        }
        b.fill(minus(drawn, moved(drawn, 5, 6)), Palette.alpha(Palette.light(colour, 0.5), 0.6));
        b.fill(minus(drawn, moved(drawn, -6, -7)), Palette.alpha(Palette.shade(colour, 0.5), 0.4));
        b.g.setClip(clip);
        b.outline(drawn, 2.6);
        return drawn;
    }

    /** Squared timber from one point to another. */
    static void beam(Brush b, double x1, double y1, double x2, double y2, double w) {
        b.line(x1, y1, x2, y2, w + 4.4, Palette.INK);
        b.line(x1, y1, x2, y2, w, Palette.TIMBER);
        b.line(
                x1 - w * 0.2,
                y1 - w * 0.24,
                x2 - w * 0.2,
                y2 - w * 0.24,
                w * 0.3,
                Palette.TIMBER_LIGHT);
    }

    /** A fence of rails along a line. */
    static void fence(Brush b, double x1, double y1, double x2, double y2, double height) {
        double length = Math.hypot(x2 - x1, y2 - y1);
        int posts = Math.max(2, (int) (length / 26));
        b.line(x1, y1 - height * 0.75, x2, y2 - height * 0.75, 4.6, Palette.INK);
        b.line(x1, y1 - height * 0.75, x2, y2 - height * 0.75, 2.4, Palette.TIMBER_LIGHT);
        b.line(x1, y1 - height * 0.35, x2, y2 - height * 0.35, 4.6, Palette.INK);
        b.line(x1, y1 - height * 0.35, x2, y2 - height * 0.35, 2.4, Palette.TIMBER_LIGHT);
        for (int i = 0; i <= posts; i++) {
            double x = x1 + (x2 - x1) * i / posts;
            double y = y1 + (y2 - y1) * i / posts;
            b.solid(rect(x - 2.4, y - height, 4.8, height), Palette.TIMBER, 1.8, 1);
        }
    }

    /** A soft place on the ground where something belongs. */
    static void place(Brush b, double cx, double cy, double rx, double ry) {
        b.fill(oval(cx, cy, rx, ry), Palette.alpha(Palette.hex(0x6B4A2A), 0.32));
        b.fill(
                minus(oval(cx, cy, rx, ry), oval(cx + 0.6, cy + 1.8, rx, ry)),
                Palette.alpha(Palette.INK, 0.35));
        b.outline(oval(cx, cy, rx, ry), 1.4, Palette.alpha(Palette.PAPER, 0.85));
    }
}
