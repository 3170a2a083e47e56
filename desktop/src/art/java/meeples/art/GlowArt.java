package meeples.art;

import static meeples.art.Brush.minus;
import static meeples.art.Brush.oval;
import static meeples.art.Brush.path;
import static meeples.art.Brush.poly;
import static meeples.art.Brush.rect;
import static meeples.art.Brush.round;

import java.awt.Color;
import java.awt.Shape;
import meeples.fistful.table.Art;
import meeples.picture.TableArt;

/** What flies, glows and points: dust, sparks, rings, steps. White ones are there to be tinted. */
public final class GlowArt {
    private GlowArt() {}

    /** What lies, glows and points on any game's table, smoke and flashes excepted. */
    public static void addCommonTo(Gallery gallery) {
        gallery.add(TableArt.PIXEL, 6, 6, b -> b.fill(rect(-2, -2, 12, 12), Color.WHITE));
        gallery.add(TableArt.DUST, 48, 48, b -> puff(b, 24, Palette.hex(0xF3DDAE), 0.85));
        gallery.add(TableArt.SPARK, 32, 32, GlowArt::spark);
        gallery.add(
                TableArt.STAR,
                40,
                40,
                b -> b.at(20, 21, () -> b.solid(Pieces.star(0, 0, 16), Palette.GOLD, 2.2, 2)));
        gallery.add(TableArt.GLOW_SOFT, 128, 128, b -> b.glow(64, 64, 62, Color.WHITE, 1));
        gallery.addPatch(
                TableArt.GLOW_FRAME,
                72,
                72,
                new int[] {30, 30, 30, 30},
                new int[] {0, 0, 0, 0},
                GlowArt::frame);
        gallery.add(TableArt.ARROW_STEP, 48, 40, GlowArt::arrow);
        gallery.add(TableArt.FOOTPRINT, 22, 36, GlowArt::footprint);
        gallery.add(
                TableArt.COUNT_BADGE,
                34,
                34,
                b -> {
                    b.contactShadow(18, 19, 16, 15, 0.35);
                    b.flat(oval(17, 16.5, 14, 14), Palette.PAPER, 2.4);
                });
    }

    static void addTo(Gallery gallery) {
        addCommonTo(gallery);
        gallery.add(TableArt.GLOW_RING, 132, 68, b -> ring(b, 54, 24, 4));
        gallery.add(TableArt.GLOW_RING_LARGE, 208, 116, b -> ring(b, 88, 44, 5));
        gallery.add(TableArt.SMOKE, 64, 64, b -> puff(b, 32, Palette.hex(0x8C8078), 0.9));
        gallery.add(TableArt.FLASH, 400, 400, b -> b.at(0, 0, 2.5, 0, () -> flash(b)));
        gallery.add(
                Art.STONE_SHARD,
                24,
                24,
                b ->
                        b.at(
                                12,
                                12,
                                () ->
                                        b.solid(
                                                poly(-8, -3, -2, -8, 7, -5, 8, 4, 0, 8, -7, 5),
                                                Palette.STONE,
                                                2,
                                                2)));
        gallery.add(
                Art.SPLINTER,
                36,
                14,
                b -> b.solid(path("M 3 8 L 12 4 L 33 6 L 22 10 Z"), Palette.TIMBER_LIGHT, 1.8, 1));
        gallery.add(Art.GRAVE_FILLED, 72, 44, GlowArt::mound);
    }

    public static void puff(Brush b, double r, Color colour, double strength) {
        double[][] balls = {
            {0, 0.1, 0.62},
            {-0.36, 0.2, 0.42},
            {0.38, 0.18, 0.44},
            {-0.14, -0.3, 0.44},
            {0.26, -0.24, 0.38}
        };
        for (double[] ball : balls) {
            double cx = r + ball[0] * r;
            double cy = r + ball[1] * r;
            b.glow(cx, cy, ball[2] * r * 1.2, colour, strength * 0.7);
        }
        b.glow(r * 0.8, r * 0.75, r * 0.45, Palette.light(colour, 0.6), strength * 0.5);
    }

    private static void spark(Brush b) {
        b.glow(16, 16, 15, Palette.GOLD, 0.8);
        b.fill(
                path("M 16 1 Q 17 15 31 16 Q 17 17 16 31 Q 15 17 1 16 Q 15 15 16 1 Z"),
                Palette.hex(0xFFF6CF));
    }

    /** A burst of fire, 160 x 160. */
    public static void flash(Brush b) {
        b.glow(80, 80, 78, Palette.GOLD, 0.75);
        b.at(
                80,
                80,
                () -> {
                    b.fill(burst(14, 74, 0.5), Palette.hex(0xF28A2A));
                    b.fill(burst(14, 58, 0.5), Palette.GOLD);
                    b.fill(burst(14, 38, 0.55), Palette.hex(0xFFF6CF));
                });
    }

    static Shape burst(int points, double r, double depth) {
        double[] xy = new double[points * 4];
        for (int i = 0; i < points * 2; i++) {
            double a = Math.PI * i / points;
            double reach = i % 2 == 0 ? r * (1 - 0.18 * ((i / 2 * 5) % 3)) : r * depth;
            xy[2 * i] = Math.cos(a) * reach;
            xy[2 * i + 1] = Math.sin(a) * reach;
        }
        return poly(xy);
    }

    private static void ring(Brush b, double rx, double ry, double thick) {
        double cx = b.width / 2;
        double cy = b.height / 2;
        for (int i = 8; i >= 1; i--) {
            b.fill(
                    minus(
                            oval(cx, cy, rx + i * 1.3, ry + i * 1.1),
                            oval(cx, cy, rx - thick - i * 1.3, ry - thick - i * 1.1)),
                    Palette.alpha(Color.WHITE, 0.075));
        }
        b.fill(minus(oval(cx, cy, rx, ry), oval(cx, cy, rx - thick, ry - thick)), Color.WHITE);
    }

    private static void frame(Brush b) {
        for (int i = 8; i >= 1; i--) {
            b.fill(
                    minus(
                            round(10 - i * 1.2, 10 - i * 1.2, 52 + i * 2.4, 52 + i * 2.4, 9 + i),
                            round(15 + i, 15 + i, 42 - i * 2, 42 - i * 2, Math.max(1, 6 - i))),
                    Palette.alpha(Color.WHITE, 0.075));
        }
        b.fill(minus(round(10, 10, 52, 52, 9), round(14, 14, 44, 44, 6)), Color.WHITE);
    }

    private static void arrow(Brush b) {
        Shape arrow = path("M 4 14 L 24 14 L 24 4 L 44 20 L 24 36 L 24 26 L 4 26 Z");
        Shape drawn = b.unsteady(arrow);
        b.outline(drawn, 4.4);
        b.fill(drawn, Color.WHITE);
    }

    private static void footprint(Brush b) {
        b.fill(b.unsteady(path("M 11 2 C 18 2 18 12 15 20 L 7 20 C 4 12 4 2 11 2 Z")), Color.WHITE);
        b.fill(b.unsteady(round(6.5, 23, 9, 10, 3)), Color.WHITE);
    }

    private static void mound(Brush b) {
        b.contactShadow(38, 36, 34, 8, 0.4);
        b.solid(
                path("M 6 36 C 8 20 22 12 36 12 C 50 12 64 20 66 36 C 50 40 22 40 6 36 Z"),
                Palette.hex(0x8A6038),
                2.4,
                4);
        for (int i = 0; i < 9; i++) {
            b.fill(
                    oval(16 + 42 * b.chance(i, 1), 22 + 13 * b.chance(i, 2), 2, 1.5),
                    Palette.hex(0x6B4628));
        }
    }
}
