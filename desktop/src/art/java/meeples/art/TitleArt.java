package meeples.art;

import static meeples.art.Brush.moved;
import static meeples.art.Brush.oval;
import static meeples.art.Brush.path;
import static meeples.art.Brush.poly;
import static meeples.art.Brush.rect;

import java.awt.Color;
import java.awt.LinearGradientPaint;
import java.awt.RadialGradientPaint;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.geom.PathIterator;

/**
 * The poster on the title screen: a sun with rays, the town in the last light, the posse, the logo.
 */
final class TitleArt {
    private TitleArt() {}

    static void addTo(Gallery gallery) {
        gallery.add("title-sky", 16, 300, TitleArt::sky);
        gallery.add("title-sun", 900, 560, TitleArt::sun);
        gallery.add("title-mesas", 960, 200, TitleArt::mesas);
        gallery.add("title-ground", 16, 260, TitleArt::ground);
        gallery.add("title-left", 560, 700, b -> row(b, new int[] {0, 3, 2}));
        gallery.add("title-right", 560, 700, b -> row(b, new int[] {4, 1, 5}));
        gallery.add("title-posse", 900, 420, TitleArt::posse);
        gallery.add("logo", 920, 340, TitleArt::logo);
        gallery.add("title-trail", 1000, 300, TitleArt::trail);
        gallery.add("title-cactus", 190, 300, TitleArt::saguaro);
    }

    private static void sky(Brush b) {
        b.fill(
                rect(0, 0, 16, 300),
                new LinearGradientPaint(
                        0,
                        0,
                        0,
                        300,
                        new float[] {0f, 0.5f, 1f},
                        new Color[] {
                            Palette.hex(0x2A7F7B), Palette.hex(0xE8B765), Palette.hex(0xFBE3A6)
                        }));
    }

    private static void ground(Brush b) {
        b.fill(
                rect(0, 0, 16, 260),
                new LinearGradientPaint(
                        0,
                        0,
                        0,
                        260,
                        new float[] {0f, 0.3f, 1f},
                        new Color[] {
                            Palette.hex(0xE9B762), Palette.hex(0xD2954A), Palette.hex(0x8A5430)
                        }));
    }

    private static void sun(Brush b) {
        double cx = 450;
        double cy = 480;
        for (int i = 0; i < 17; i++) {
            double a = Math.PI * (1 + (i + 0.5) / 17);
            double w = Math.PI / 68;
            b.fill(
                    poly(
                            cx,
                            cy,
                            cx + Math.cos(a - w) * 470,
                            cy + Math.sin(a - w) * 470,
                            cx + Math.cos(a + w) * 470,
                            cy + Math.sin(a + w) * 470),
                    new RadialGradientPaint(
                            (float) cx,
                            (float) cy,
                            470f,
                            new float[] {0f, 0.5f, 1f},
                            new Color[] {
                                Palette.alpha(Palette.hex(0xFFF0BE), 0.85),
                                Palette.alpha(Palette.hex(0xFFE7A8), 0.4),
                                Palette.alpha(Palette.hex(0xFFE7A8), 0)
                            }));
        }
        b.glow(cx, cy, 300, Palette.hex(0xFFF3CC), 0.7);
        Shape disc = b.unsteady(oval(cx, cy, 176, 176));
        b.fill(disc, Palette.hex(0xF6A83C));
        b.fill(oval(cx, cy, 160, 160), Palette.hex(0xFBC65A));
    }

    private static void mesas(Brush b) {
        Color far = Palette.hex(0xC9785A);
        Color near = Palette.hex(0xA2523F);
        Shape back =
                path(
                        "M 0 200 L 0 126 L 60 122 L 84 52 L 100 44 L 196 44 L 214 56 L 238 124 L"
                            + " 330 130 L 420 120 L 444 82 L 516 80 L 540 122 L 640 130 L 672 40 L"
                            + " 688 32 L 782 32 L 800 44 L 826 122 L 960 126 L 960 200 Z");
        b.fill(back, far);
        b.fill(
                Brush.common(
                        back,
                        path(
                                "M 160 40 L 216 44 L 244 126 L 186 128 Z M 740 28 L 804 36 L 832"
                                        + " 124 L 770 126 Z M 492 78 L 546 122 L 506 126 Z")),
                Palette.shade(far, 0.18));
        skyline(b, back, Palette.shade(far, 0.5));
        Shape front =
                path(
                        "M 0 200 L 0 152 L 190 148 L 262 142 L 288 108 L 356 106 L 380 144 L 560"
                            + " 154 L 820 146 L 846 112 L 906 112 L 926 148 L 960 152 L 960 200 Z");
        b.fill(front, near);
        skyline(b, front, Palette.shade(near, 0.5));
    }

    /** The upper edge alone: the sides must not show where tiles meet. */
    private static void skyline(Brush b, Shape land, Color colour) {
        Path2D.Double top = new Path2D.Double();
        double[] p = new double[6];
        for (PathIterator i = land.getPathIterator(null); !i.isDone(); i.next()) {
            if (i.currentSegment(p) != PathIterator.SEG_CLOSE && p[1] < 199) {
                if (top.getCurrentPoint() == null) {
                    top.moveTo(p[0] - 4, p[1]);
                }
                top.lineTo(p[0] >= 960 ? 964 : p[0], p[1]);
            }
        }
        b.outline(top, 2.2, colour);
    }

    /** Three buildings going back into the picture; mirror it for the other side. */
    private static void row(Brush b, int[] buildings) {
        AffineTransform before = b.g.getTransform();
        double x = 478;
        double scale = 0.86;
        for (int i = 0; i < buildings.length; i++) {
            b.g.translate(x, 560 + i * 54);
            b.g.shear(0, -0.13);
            b.g.scale(scale * 0.86, scale);
            b.fine = 1 / Math.sqrt(scale);
            Facades.paint(b, buildings[i]);
            b.g.setTransform(before);
            x -= 124 + 66 * i;
            scale *= 1.46;
        }
        b.fine = 1;
        b.glaze(
                new LinearGradientPaint(
                        0,
                        0,
                        560,
                        0,
                        new float[] {0f, 1f},
                        new Color[] {
                            Palette.alpha(Palette.hex(0x4A2030), 0.5),
                            Palette.alpha(Palette.hex(0xD9803C), 0.28)
                        }));
    }

    /** Wheel tracks that come together at the sun. */
    private static void trail(Brush b) {
        Color rut = Palette.alpha(Palette.hex(0x8A5430), 0.55);
        Color lit = Palette.alpha(Palette.hex(0xFBE3A6), 0.45);
        for (int side = -1; side <= 1; side += 2) {
            double near = 500 + side * 330;
            double far = 500 + side * 14;
            b.fill(poly(far - 2, 0, far + 2, 0, near + 30, 300, near - 26, 300), rut);
            b.fill(poly(far + 2, 0, far + 3, 0, near + 42, 300, near + 30, 300), lit);
        }
        for (int i = 0; i < 60; i++) {
            double depth = b.chance(i, 1);
            double y = 14 + 276 * depth;
            double x = 500 + (b.chance(i, 2) - 0.5) * (160 + 820 * depth);
            double r = 1.5 + 6 * depth * b.chance(i, 3);
            b.fill(
                    oval(x + r * 0.4, y + r * 0.4, r * 1.3, r * 0.75),
                    Palette.alpha(Palette.hex(0x6E3F22), 0.6));
            b.fill(b.unsteady(oval(x, y, r * 1.2, r * 0.75)), Palette.hex(0xB98550));
            b.fill(
                    oval(x - r * 0.3, y - r * 0.25, r * 0.5, r * 0.25),
                    Palette.alpha(Palette.PAPER, 0.6));
        }
    }

    private static void saguaro(Brush b) {
        b.contactShadow(108, 286, 80, 12, 0.5);
        b.fine = 0.55;
        b.at(95, 286, 3.1, 0, () -> Props.cactus(b));
        b.fine = 1;
        b.glaze(Palette.alpha(Palette.hex(0xA2523F), 0.25));
    }

    private static void posse(Brush b) {
        int[] order = {1, 0, 3, 2, 4};
        double[] xs = {112, 275, 452, 632, 796};
        double[] scales = {3.7, 3.9, 5.2, 4, 3.7};
        double[] feet = {372, 384, 404, 388, 374};
        for (int i : new int[] {0, 4, 1, 3, 2}) {
            b.contactShadow(xs[i] + 18, feet[i] - 2, scales[i] * 28, 15, 0.5);
            b.fine = 0.5;
            b.at(xs[i], feet[i], scales[i], 0, () -> Pieces.meeple(b, order[i]));
            b.fine = 1;
        }
    }

    private static void logo(Brush b) {
        // the ribbon above
        b.solid(
                path("M 150 96 L 220 66 L 220 122 L 160 150 L 176 122 Z"),
                Palette.shade(Palette.BARN_RED, 0.3),
                3,
                2);
        b.solid(
                path("M 770 96 L 700 66 L 700 122 L 760 150 L 744 122 Z"),
                Palette.shade(Palette.BARN_RED, 0.3),
                3,
                2);
        b.solid(
                path("M 200 62 C 320 10 600 10 720 62 L 720 120 C 600 68 320 68 200 120 Z"),
                Palette.BARN_RED,
                3.4,
                4);
        Shape small = Lettering.bend(Type.centred("A FISTFUL OF", 460, 56, 40), 460, 0.00068);
        b.fill(moved(small, 2, 2.4), Palette.alpha(Palette.INK, 0.6));
        b.fill(small, Palette.PAPER);
        Shape name = Lettering.bend(Type.centred("MEEPLES", 460, 204, 138), 460, 0.00018);
        Lettering.raised(b, name, 204, Palette.hex(0x6E1F1C));
    }
}
