package meeples.art.coloma;

import static meeples.art.Brush.common;
import static meeples.art.Brush.moved;
import static meeples.art.Brush.oval;
import static meeples.art.Brush.path;
import static meeples.art.Brush.poly;
import static meeples.art.Brush.rect;
import static meeples.art.Brush.round;

import java.awt.Color;
import java.awt.LinearGradientPaint;
import java.awt.RadialGradientPaint;
import java.awt.Shape;
import java.awt.geom.Path2D;
import java.util.function.DoubleUnaryOperator;
import meeples.art.Brush;
import meeples.art.Gallery;
import meeples.art.Lettering;
import meeples.art.Palette;
import meeples.art.Type;
import meeples.coloma.model.Building;

/**
 * Coloma's title picture in layers: a spring morning over the Sierra, the river, Sutter's Mill, a
 * camp, the pioneers, the logo.
 */
public final class BoxArt {
    /** After so many pixels the hills repeat; the picture is a little wider. */
    private static final double PERIOD = 952;

    /** Where mountains stand, hidden by the hills. */
    private static final double FOOT = 312;

    /**
     * Each mountain's top, x and y, and how wide it is to the left and right; the far ones first.
     */
    private static final double[][] PEAKS = {
        {350, 96, 150, 140}, {640, 104, 150, 150}, {40, 118, 150, 150}, {880, 92, 150, 160},
        {470, 20, 200, 210}, {190, 58, 190, 170}, {770, 44, 190, 170}, {960, 74, 150, 170},
        {310, 150, 120, 130}, {610, 158, 130, 110}, {90, 164, 120, 100}, {860, 168, 110, 130}
    };

    private static final double[] ROCK = {
        0, 0, 0.16, 0.13, 0.3, 0.2, 0.62, 0.5, 1.3, 1, -1.3, 1, -0.66, 0.52, -0.4, 0.34, -0.2, 0.12
    };

    /** The side of a mountain that is away from the light. */
    private static final double[] AWAY = {
        0, 0, 0.04, 0.14, -0.04, 0.26, 0.07, 0.4, 0.01, 0.6, 0.18, 1, 1.4, 1, 1.4, 0
    };

    private static final double[] CAP = {
        0, -0.02, -1, -0.02, -0.5, 0.34, -0.34, 0.28, -0.26, 0.44, -0.13, 0.3, -0.01, 0.5, 0.1,
        0.32, 0.22, 0.45, 0.3, 0.28, 0.5, 0.4, 1, -0.02
    };

    private static final Shape RIVER =
            path(
                    "M 630 -6 C 590 14 760 34 720 62 C 680 94 420 84 260 142 C 140 184 52 262 24"
                            + " 350 L 252 350 C 256 278 356 216 520 174 C 660 138 860 118 830 66 C"
                            + " 806 30 640 20 648 -6 Z");

    private static final Shape POND =
            path(
                    "M 6 530 C 20 500 120 490 240 490 C 340 488 480 486 520 508 C 552 532 480 566"
                            + " 360 568 C 220 572 60 576 6 530 Z");

    private static final Color SNOW = Palette.hex(0xFBF7EC);
    private static final Color SNOW_SHADE = Palette.hex(0xBFD2DF);
    private static final Color FAR_ROCK = Palette.hex(0xA3B4BC);
    private static final Color FAR_ROCK_SHADE = Palette.hex(0x7B92A2);
    private static final Color FAR_INK = Palette.hex(0x4C5F6C);
    private static final Color POPPY = Palette.hex(0xF08A2C);
    private static final Color LUPINE = Palette.hex(0xB9A6D6);

    private BoxArt() {}

    public static void addTo(Gallery gallery) {
        gallery.add("title-sky", 16, 300, BoxArt::sky);
        gallery.add("title-sun", 960, 600, BoxArt::sun);
        gallery.add("title-hills", 960, 340, BoxArt::hills);
        gallery.add("title-meadow", 16, 260, BoxArt::meadow);
        gallery.add("title-river", 1000, 330, BoxArt::river);
        gallery.add("title-mill", 600, 600, BoxArt::mill);
        gallery.add("title-camp", 600, 600, BoxArt::camp);
        gallery.add("title-pioneers", 900, 440, BoxArt::pioneers);
        gallery.add("logo", 920, 340, BoxArt::logo);
    }

    // sky and land

    private static void sky(Brush b) {
        upright(b, new float[] {0f, 0.55f, 1f}, 0x4E9DBB, 0xB5DCDD, 0xFFF0C6);
    }

    private static void meadow(Brush b) {
        upright(b, new float[] {0f, 0.3f, 1f}, 0xC3CC7E, 0x97AE5E, 0x55763A);
    }

    private static void upright(Brush b, float[] stops, int... colours) {
        Color[] own = new Color[colours.length];
        for (int i = 0; i < own.length; i++) {
            own[i] = Palette.hex(colours[i]);
        }
        b.fill(
                rect(0, 0, b.width, b.height),
                new LinearGradientPaint(0, 0, 0, (float) b.height, stops, own));
    }

    /** Low and pale, with rays and a few clouds. */
    private static void sun(Brush b) {
        double cx = 480;
        double cy = 430;
        for (int i = 0; i < 15; i++) {
            double a = Math.PI * (1 + (i + 0.5) / 15);
            ray(b, cx, cy, a, Math.PI / 62);
        }
        b.glow(cx, cy, 380, Palette.hex(0xFFF6D2), 0.85);
        b.fill(b.unsteady(oval(cx, cy, 124, 124)), Palette.hex(0xFFDD7E));
        b.fill(oval(cx, cy, 112, 112), Palette.hex(0xFFEBA6));
        cloud(b, 110, 268, 1);
        cloud(b, 838, 256, 1.1);
        cloud(b, 712, 334, 0.6);
        cloud(b, 214, 346, 0.55);
    }

    private static void ray(Brush b, double cx, double cy, double a, double half) {
        double reach = 424;
        b.fill(
                poly(
                        cx,
                        cy,
                        cx + Math.cos(a - half) * reach,
                        cy + Math.sin(a - half) * reach,
                        cx + Math.cos(a + half) * reach,
                        cy + Math.sin(a + half) * reach),
                new RadialGradientPaint(
                        (float) cx,
                        (float) cy,
                        (float) reach,
                        new float[] {0f, 0.5f, 1f},
                        new Color[] {
                            Palette.alpha(Palette.hex(0xFFF8DC), 0.8),
                            Palette.alpha(Palette.hex(0xFFF4CE), 0.36),
                            Palette.alpha(Palette.hex(0xFFF4CE), 0)
                        }));
    }

    private static void cloud(Brush b, double x, double y, double scale) {
        Shape puffs =
                path(
                        "M -96 0 C -104 -18 -76 -30 -62 -24 C -56 -50 -14 -58 0 -36 C 14 -54 54 -48"
                                + " 56 -22 C 78 -30 104 -16 94 0 Z");
        b.at(
                x,
                y,
                scale,
                0,
                () -> {
                    b.fill(puffs, Palette.alpha(Palette.hex(0xFFFAEA), 0.92));
                    b.fill(
                            common(puffs, moved(puffs, 8, 22)),
                            Palette.alpha(Palette.hex(0xF3DDBB), 0.55));
                });
    }

    /** The Sierra under snow, before it two rows of wooded hills; one tile goes on in the next. */
    private static void hills(Brush b) {
        b.waver = 0;
        for (int tile = -1; tile <= 1; tile++) {
            b.at(tile * PERIOD, 0, () -> sierra(b));
        }
        ridge(b, x -> 238 + 12 * wave(x, 2, 0.6) + 7 * wave(x, 5, 2), Palette.hex(0x7E9F8E), 15);
        ridge(b, x -> 266 + 10 * wave(x, 3, 2.4) + 5 * wave(x, 7, 1), Palette.hex(0x6C9066), 22);
        slope(b, x -> 296 + 8 * wave(x, 2, 4) + 3 * wave(x, 5, 0), Palette.hex(0xA9BC6C));
    }

    private static double wave(double x, int times, double phase) {
        return Math.sin(2 * Math.PI * times * x / PERIOD + phase);
    }

    private static void sierra(Brush b) {
        for (double[] peak : PEAKS) {
            peak(b, peak);
        }
    }

    /** A peak with a side in the shade and snow that reaches down in tongues. */
    private static void peak(Brush b, double[] peak) {
        Shape rock = crag(peak, ROCK);
        Shape away = common(rock, crag(peak, AWAY));
        Shape snow = common(rock, crag(peak, CAP));
        b.fill(rock, FAR_ROCK);
        b.fill(away, FAR_ROCK_SHADE);
        b.fill(snow, SNOW);
        b.fill(common(snow, away), SNOW_SHADE);
        b.outline(rock, 2.2, FAR_INK);
    }

    /** Points told in parts of a peak's width, to its left or right, and of its height. */
    private static Shape crag(double[] peak, double[] parts) {
        double[] points = new double[parts.length];
        for (int i = 0; i < parts.length; i += 2) {
            points[i] = peak[0] + parts[i] * peak[parts[i] < 0 ? 2 : 3];
            points[i + 1] = peak[1] + parts[i + 1] * (FOOT - peak[1]);
        }
        return poly(points);
    }

    /** A slope with pines on its back. */
    private static void ridge(Brush b, DoubleUnaryOperator height, Color colour, double pine) {
        Color wood = Palette.mix(colour, Hues.PINE, 0.55);
        int trees = 56;
        for (int i = 0; i < trees; i++) {
            double x = (i + 0.7 * b.chance(i, (int) pine)) * PERIOD / trees;
            if (b.chance(i / 4, (int) pine + 1) < 0.3) {
                continue;
            }
            double size = pine * (0.7 + 0.6 * b.chance(i, (int) pine + 2));
            for (int tile = -1; tile <= 1; tile++) {
                farPine(b, x + tile * PERIOD, height.applyAsDouble(x) + 5, size, wood);
            }
        }
        slope(b, height, colour);
    }

    private static void farPine(Brush b, double x, double y, double size, Color wood) {
        Shape tree =
                poly(
                        x,
                        y - size * 1.9,
                        x + size * 0.36,
                        y - size,
                        x + size * 0.2,
                        y - size,
                        x + size * 0.52,
                        y,
                        x - size * 0.52,
                        y,
                        x - size * 0.2,
                        y - size,
                        x - size * 0.36,
                        y - size);
        b.fill(tree, wood);
        b.outline(tree, 1.5, Palette.shade(wood, 0.45));
    }

    private static void slope(Brush b, DoubleUnaryOperator height, Color colour) {
        Path2D.Double crest = new Path2D.Double();
        crest.moveTo(-8, height.applyAsDouble(-8));
        for (double x = 0; x <= 968; x += 8) {
            crest.lineTo(x, height.applyAsDouble(x));
        }
        Path2D.Double land = new Path2D.Double(crest);
        land.lineTo(968, 350);
        land.lineTo(-8, 350);
        land.closePath();
        b.fill(land, colour);
        b.outline(moved(crest, 0, 3.4), 3, Palette.light(colour, 0.4));
        b.outline(crest, 2, Palette.shade(colour, 0.5));
    }

    /** The American River: from between the hills, in bends, to the front at the left. */
    private static void river(Brush b) {
        flowers(b);
        b.waver = 2;
        Shape drawn = b.unsteady(RIVER);
        b.waver = 0.8;
        b.outline(drawn, 20, Palette.alpha(Hues.MEADOW_DEEP, 0.5));
        b.outline(drawn, 15, Palette.hex(0xE2CD92));
        b.fill(
                drawn,
                new LinearGradientPaint(
                        0,
                        0,
                        0,
                        330,
                        new float[] {0f, 0.3f, 1f},
                        new Color[] {Palette.hex(0xE9F1DC), Hues.RIVER, Hues.RIVER_DEEP}));
        Shape clip = b.g.getClip();
        b.g.clip(drawn);
        b.outline(moved(drawn, 3, 6), 9, Palette.alpha(Hues.RIVER_DEEP, 0.5));
        ripples(b, drawn);
        b.g.setClip(clip);
        b.outline(drawn, 2.4, Palette.shade(Hues.RIVER_DEEP, 0.35));
        banks(b);
    }

    private static void banks(Brush b) {
        b.fine = 1.4;
        Land.rock(b, 350, 240, 0.62);
        Land.rock(b, 206, 236, 0.5);
        Land.rock(b, 470, 96, 0.36);
        Land.rock(b, 690, 150, 0.4);
        Land.bush(b, 545, 88, 0.5);
        Land.bush(b, 850, 140, 0.7);
        b.fine = 1;
    }

    private static void ripples(Brush b, Shape water) {
        for (int i = 0; i < 260; i++) {
            double x = 1000 * b.chance(i, 41);
            double y = 330 * b.chance(i, 42);
            double s = 0.5 + y / 150;
            if (water.contains(x - 9 * s, y - 4 * s, 18 * s, 8 * s)) {
                ripple(b, x, y, s, i);
            }
        }
    }

    private static void ripple(Brush b, double x, double y, double scale, int index) {
        Color colour = index % 3 == 0 ? Hues.RIVER_DEEP : Hues.FOAM;
        Hues.small(b, x, y, scale, () -> b.curve("M -8 0 q 4 -3.4 8 0 q 4 -3.4 8 0", 1.9, colour));
    }

    /** Poppies, lupines and grass, smaller the farther off. */
    private static void flowers(Brush b) {
        for (int i = 0; i < 230; i++) {
            double depth = Math.sqrt(i / 230.0);
            double x = 20 + 960 * b.chance(i, 61);
            double y = 24 + 296 * depth;
            double kind = b.chance(i, 63);
            Hues.small(b, x, y, 0.6 + 1.9 * depth * depth, () -> growth(b, kind));
        }
    }

    private static void growth(Brush b, double kind) {
        if (kind < 0.5) {
            Land.tuft(b, 0, 0);
        } else if (kind < 0.8) {
            Land.flower(b, 0, 0, kind < 0.68 ? POPPY : LUPINE);
        } else {
            b.fill(oval(0, 0, 7, 2), Palette.alpha(Hues.MEADOW_DEEP, 0.4));
        }
    }

    // left and right

    /** Paints something small so large that its outline is that of houses. */
    private static void large(Brush b, double x, double y, double scale, Runnable what) {
        b.fine = 1.45 / scale;
        b.at(x, y, scale, 0, what);
        b.fine = 1;
    }

    private static void pines(Brush b, double... places) {
        b.fine = 1.5;
        for (int i = 0; i < places.length; i += 3) {
            Land.pine(b, places[i], places[i + 1], places[i + 2]);
        }
        b.fine = 1;
    }

    /** Sutter's Mill with its wheel towards the river. */
    private static void mill(Brush b) {
        pines(b, 236, 430, 2.1, 40, 440, 2.9, 150, 462, 2.4, 420, 440, 1.7);
        b.fine = 1.3;
        Land.water(b, POND);
        large(b, 262, 520, 4.3, () -> b.mirror(() -> Houses.house(b, Building.MILL)));
        race(b);
        b.fine = 1.4;
        Land.bush(b, 30, 528, 1);
        logs(b, 60, 562);
        Land.bush(b, 196, 590, 1.2);
        Land.rock(b, 440, 590, 1);
        Land.bush(b, 500, 586, 0.8);
        Land.rock(b, 528, 522, 0.6);
        b.fine = 1;
    }

    /** The water before the mill, in which its wheel turns. */
    private static void race(Brush b) {
        Shape front =
                common(
                        POND,
                        path(
                                "M 0 512 C 60 504 120 516 190 508 C 260 502 330 514 400 506 C 460"
                                        + " 500 510 510 600 506 L 600 600 L 0 600 Z"));
        b.fill(front, Hues.RIVER);
        Shape clip = b.g.getClip();
        b.g.clip(front);
        b.outline(moved(POND, -2, -5), 10, Palette.alpha(Hues.RIVER_DEEP, 0.6));
        for (int i = 0; i < 40; i++) {
            double x = 30 + 480 * b.chance(i, 43);
            double y = 514 + 44 * b.chance(i, 44);
            ripple(b, x, y, 1.5, i);
        }
        b.g.setClip(clip);
        foam(b);
    }

    /** Where the wheel's paddles strike the water. */
    private static void foam(Brush b) {
        for (int i = 0; i < 16; i++) {
            double x = 352 + 112 * b.chance(i, 45);
            double r = 4 + 7 * b.chance(i, 46);
            b.fill(oval(x, 512 + 8 * b.chance(i, 47), r * 1.5, r * 0.7), Hues.FOAM);
        }
    }

    /** Sawn trunks in a pile. */
    private static void logs(Brush b, double x, double y) {
        b.contactShadow(x + 40, y + 18, 90, 14, 0.45);
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3 - i; j++) {
                double cx = x + j * 44 + i * 22;
                double cy = y - i * 37;
                b.solid(oval(cx, cy, 22, 21), Palette.hex(0xE4C28C), 2.4, 3);
                b.outline(oval(cx, cy, 13, 12), 1.2, Palette.TIMBER);
                b.outline(oval(cx, cy, 5, 5), 1.2, Palette.TIMBER);
            }
        }
    }

    /** Tents, a covered wagon and a fire between pines. */
    private static void camp(Brush b) {
        pines(b, 180, 420, 1.7, 300, 430, 2.3, 420, 436, 2, 560, 450, 3.1, 480, 470, 2.5);
        smoke(b);
        tent(b, 130, 470, 3.4, Palette.hex(0xE6D3A8));
        b.contactShadow(404, 498, 150, 16, 0.5);
        large(b, 400, 500, 4.4, () -> b.mirror(() -> Things.wagon(b, Hues.CANVAS)));
        tent(b, 516, 572, 5.2, Palette.hex(0xEBDDBD));
        fire(b, 226, 548);
        b.contactShadow(346, 572, 70, 9, 0.45);
        b.solid(round(288, 546, 110, 26, 13), Palette.TIMBER, 3.4, 4);
        b.solid(oval(390, 559, 11, 13), Palette.hex(0xE4C28C), 3, 0);
        b.fine = 1.4;
        Land.bush(b, 588, 590, 1.1);
        Land.rock(b, 90, 520, 0.8);
        b.fine = 1;
    }

    private static void tent(Brush b, double x, double y, double scale, Color canvas) {
        b.contactShadow(x + 6, y - 2, scale * 22, scale * 3.4, 0.45);
        large(b, x, y, scale, () -> Things.tent(b, canvas, Palette.TIMBER_DARK));
    }

    private static void fire(Brush b, double x, double y) {
        b.glow(x, y - 18, 68, Palette.LAMP, 0.6);
        b.contactShadow(x, y + 22, 50, 9, 0.5);
        large(b, x, y, 2.6, () -> Glyphs.campfire(b));
    }

    private static void smoke(Brush b) {
        for (int i = 0; i < 9; i++) {
            double x = 226 + 16 * Math.sin(i * 0.9) + i * 2;
            b.glow(x, 490 - i * 34, 20 + i * 5, Palette.hex(0xF7F2E4), 0.5 - i * 0.05);
        }
    }

    // people

    private static void pioneers(Brush b) {
        b.contactShadow(794, 384, 104, 15, 0.45);
        b.fine = 0.5;
        b.at(792, 384, 3.5, 0, () -> Things.mule(b, 0));
        b.fine = 1;
        pioneer(b, 524, 376, 3.8, 1);
        pioneer(b, 142, 392, 4, 4);
        pioneer(b, 666, 400, 4, 5);
        pioneer(b, 362, 414, 5, 0);
        gold(b, 236, 430, 1.2);
        gold(b, 500, 424, 1.5);
        gold(b, 534, 432, 1);
    }

    private static void pioneer(Brush b, double x, double feet, double scale, int colour) {
        b.contactShadow(x + 18, feet - 2, scale * 28, 15, 0.5);
        b.fine = 0.5;
        b.at(x, feet, scale, 0, () -> Folk.pioneer(b, colour));
        b.fine = 1;
    }

    private static void gold(Brush b, double x, double y, double scale) {
        b.glow(x, y - 12, 34 * scale, Palette.LAMP, 0.5);
        Hues.small(b, x, y, scale, () -> Things.nugget(b));
    }

    // the logo

    private static void logo(Brush b) {
        plank(b, 34, 22, 842, 76, 0);
        plank(b, 22, 168, 878, 74, 1);
        plank(b, 8, 95, 904, 76, 2);
        Shape name = arched(Type.centred("COLOMA", 460, 132, 138));
        Lettering.raised(b, name, 132, Palette.hex(0x6E1F1C));
        year(b);
    }

    private static Shape arched(Shape shape) {
        return Lettering.bend(shape, 460, 0.00012);
    }

    private static void plank(Brush b, double x, double y, double w, double h, int salt) {
        Color wood = Palette.mix(Palette.TIMBER_DARK, Palette.TIMBER, 0.35 + salt * 0.12);
        Shape board = arched(b.unsteady(rect(x, y, w, h)));
        b.fill(board, wood);
        b.tones(board, wood, 5);
        for (int i = 0; i < 16; i++) {
            double gx = x + 10 + (w - 90) * b.chance(i, 81 + salt);
            double gy = y + 8 + (h - 16) * b.chance(i, 85 + salt);
            Path2D.Double grain = new Path2D.Double();
            grain.moveTo(gx, gy);
            grain.lineTo(gx + 30 + 40 * b.chance(i, 89), gy);
            b.outline(arched(b.unsteady(grain)), 1.6, Palette.shade(wood, 0.4));
        }
        b.outline(board, 3.6);
        for (double nail : new double[] {x + 15, x + w - 15}) {
            b.flat(arched(oval(nail, y + h / 2, 5, 5)), Palette.STONE_DEEP, 2);
        }
    }

    /** A ribbon with the year in which it begins. */
    private static void year(Brush b) {
        Color tail = Palette.shade(Palette.BARN_RED, 0.3);
        b.solid(path("M 276 266 L 350 252 L 350 310 L 282 322 L 302 292 Z"), tail, 3, 2);
        b.solid(path("M 644 266 L 570 252 L 570 310 L 638 322 L 618 292 Z"), tail, 3, 2);
        Shape band = Lettering.bend(b.unsteady(rect(322, 234, 276, 64)), 460, 0.0004);
        b.fill(band, Palette.BARN_RED);
        b.tones(band, Palette.BARN_RED, 4);
        b.outline(band, 3.4);
        Shape figures = Lettering.bend(Type.centred("1848", 460, 266, 42), 460, 0.0004);
        b.fill(moved(figures, 2, 2.4), Palette.alpha(Palette.INK, 0.6));
        b.fill(figures, Palette.PAPER);
    }
}
