package meeples.art.coloma;

import static meeples.art.Brush.common;
import static meeples.art.Brush.minus;
import static meeples.art.Brush.moved;
import static meeples.art.Brush.oval;
import static meeples.art.Brush.path;
import static meeples.art.Brush.poly;
import static meeples.art.Brush.rect;
import static meeples.art.Brush.round;

import java.awt.Color;
import java.awt.Shape;
import meeples.art.Brush;
import meeples.art.Palette;
import meeples.art.Pieces;

/** What people own, lead and leave about in the valley, each standing on the origin. */
final class Things {
    private Things() {}

    /** Of the player's colour, 36 x 32. */
    static void tent(Brush b, int colour) {
        tent(b, Palette.PLAYERS[colour], Palette.TIMBER_DARK);
    }

    static void tent(Brush b, Color canvas, Color dark) {
        b.curve("M -9 -25 L -17.5 -1", 1.6, Palette.DUST);
        b.curve("M 9 -25 L 17.5 -1", 1.6, Palette.DUST);
        b.solid(path("M -1 -28 L 7 -30 L 17 0 L 4 0 Z"), Palette.shade(canvas, 0.28), 2.2, 0);
        Shape front =
                b.solid(
                        path("M -16 0 C -10 -10 -5 -20 -1.5 -29 C 3 -20 6 -10 10 0 Z"),
                        canvas,
                        2.3,
                        2);
        b.fill(common(front, path("M -9 1 C -5 -8 -3 -15 -1.6 -21 C 0 -14 1 -8 3 1 Z")), dark);
        b.solid(
                path("M -1.6 -21 C 0 -14 1 -8 3 0 L 7 0 C 4 -6 1 -14 -1.6 -21 Z"),
                Palette.light(canvas, 0.3),
                1.5,
                0);
        b.line(-1.5, -27, -1.5, -33, 2.4, Palette.TIMBER_DARK);
        b.line(6.5, -29, 6.5, -32, 2, Palette.TIMBER_DARK);
    }

    /** A covered wagon, 64 x 44, going to the right. */
    static void wagon(Brush b, int colour) {
        wagon(b, Palette.PLAYERS[colour]);
    }

    static void wagon(Brush b, Color canvas) {
        b.solid(path("M 24 -14 L 32 -15 L 32 -12.4 L 24 -11 Z"), Palette.TIMBER, 1.8, 0);
        b.fill(
                b.unsteady(path("M -22 -20 C -23 -30 -23 -36 -20 -40 C -14 -38 -14 -26 -13 -20 Z")),
                Palette.INK);
        Shape hood =
                b.solid(
                        path(
                                "M -28 -19 C -27 -28 -30 -36 -27 -42 C -10 -39 8 -39 26 -43 C 30"
                                        + " -36 27 -27 27 -19 Z"),
                        canvas,
                        2.4,
                        3);
        Color seam = Palette.alpha(Palette.shade(canvas, 0.5), 0.8);
        if (canvas.getRed() + canvas.getGreen() + canvas.getBlue() < 220) {
            seam = Palette.alpha(Palette.light(canvas, 0.4), 0.7);
        }
        for (int i = 0; i < 3; i++) {
            double x = -13 + i * 13;
            b.curve(
                    "M " + x + " -40 C " + (x + 2) + " -33 " + (x + 1) + " -26 " + x + " -20",
                    1.4,
                    seam);
        }
        b.outline(hood, 2.4);
        Shape box =
                b.solid(path("M -29 -21 L 29 -21 L 26 -9 L -26 -9 Z"), Palette.TIMBER, 2.3, 1.6);
        b.planks(box, Palette.TIMBER, 6, false);
        b.outline(box, 2.3);
        wheel(b, -16, -10, 10);
        wheel(b, 17, -9, 8.6);
    }

    static void wheel(Brush b, double cx, double cy, double r) {
        b.fill(oval(cx, cy, r, r), Palette.alpha(Palette.TIMBER_DARK, 0.5));
        for (int i = 0; i < 4; i++) {
            double a = Math.PI * (i / 4.0 + 0.1);
            b.line(
                    cx + Math.cos(a) * r,
                    cy + Math.sin(a) * r,
                    cx - Math.cos(a) * r,
                    cy - Math.sin(a) * r,
                    1.8,
                    Palette.TIMBER_LIGHT);
        }
        b.cord(oval(cx, cy, r - 1.4, r - 1.4), 2, Palette.TIMBER_LIGHT);
        b.flat(oval(cx, cy, r * 0.24, r * 0.24), Palette.TIMBER, 1.4);
    }

    /** A horse that looks to the right, 50 x 46. */
    static void horse(Brush b) {
        horse(b, Hues.BAY, Palette.hex(0x4A2A1A), false, null);
    }

    /** A pack mule with long ears and a blanket of its owner's colour, 50 x 50. */
    static void mule(Brush b, int colour) {
        horse(b, Palette.hex(0x8E8378), Palette.hex(0x4B433E), true, Palette.PLAYERS[colour]);
    }

    private static void horse(Brush b, Color coat, Color mane, boolean mule, Color blanket) {
        b.solid(
                mule
                        ? path(
                                "M -19 -27 C -23 -22 -23 -16 -22 -10 L -19 -10 C -19 -16 -18 -20"
                                        + " -16 -24 Z")
                        : path("M -18 -28 C -26 -27 -26 -14 -24 -6 C -20 -8 -18 -16 -15 -24 Z"),
                mane,
                2,
                0);
        Shape far =
                path("M 5 -15 L 8 0 L 11.5 0 L 11.5 -15 Z M -13 -15 L -10 0 L -6.5 0 L -7 -15 Z");
        b.solid(far, Palette.shade(coat, 0.4), 2, 0);
        b.solid(
                path(
                        "M -18 -27 C -12 -31 0 -29 6 -29 C 9 -33 11 -39 15 -42 L 21 -43 C 25 -40 28"
                            + " -35 28.5 -32 C 28.5 -29 25 -28 22.5 -29.6 L 18.6 -31 C 18 -26 17"
                            + " -21 15.6 -17 L 16.6 0 L 12.6 0 L 11 -14 C 4 -12 -4 -12 -10 -13.4 L"
                            + " -12.6 0 L -16.8 0 L -17 -13 C -21 -17 -21 -23 -18 -27 Z"),
                coat,
                2.3,
                2.4);
        b.solid(
                path("M 5 -29 C 7 -35 9 -41 14.6 -44 L 17 -42 C 13 -38 11 -33 10 -28 Z"),
                mane,
                1.8,
                0);
        if (mule) {
            b.solid(path("M 14 -42 C 10 -49 11 -54 13 -55 C 16 -52 18 -47 18 -43 Z"), coat, 2, 1);
            b.solid(
                    path("M 18 -42.6 C 17 -49 20 -54 22 -54.6 C 23 -51 22 -46 21.4 -42.6 Z"),
                    coat,
                    2,
                    1);
            b.fill(b.unsteady(oval(26.4, -31.4, 2.4, 2.6)), Palette.PAPER);
        } else {
            b.solid(path("M 15.6 -42 L 16.4 -47.6 L 20 -43 Z"), coat, 1.9, 0);
            b.fill(
                    b.unsteady(path("M 20 -42.4 L 22.6 -41 L 26 -34.6 L 24.6 -33.6 Z")),
                    Palette.PAPER);
        }
        b.fill(oval(20, -38.4, 1.3, 1.4), Palette.INK);
        if (blanket != null) {
            Shape cloth =
                    b.solid(
                            path(
                                    "M -12 -30.5 C -6 -31.5 0 -31 5 -30 L 6 -17 C 0 -15.6 -8 -16"
                                            + " -12 -17.6 Z"),
                            blanket,
                            2,
                            1.6);
            b.fill(common(cloth, rect(-14, -20.5, 22, 2)), Palette.PAPER);
            b.solid(round(-10, -38, 13, 8, 3.4), Palette.DUST, 2, 1.6);
            b.line(-3.5, -38, -3.5, -30, 1.4, Palette.TIMBER_DARK);
        } else {
            b.solid(
                    path(
                            "M -8 -30.6 C -7 -33.6 -1 -34 3 -30.8 L 4 -24 C 0 -22.6 -5 -22.6 -8"
                                    + " -24.4 Z"),
                    Palette.TIMBER_LIGHT,
                    1.9,
                    1);
        }
    }

    /** A lump of gold, 26 x 22. */
    static void nugget(Brush b) {
        Shape lump =
                b.unsteady(
                        path(
                                "M -12 -6 C -13 -12 -8 -15 -5 -18 C -1 -22 5 -21 8 -17 C 12 -15 13"
                                        + " -9 11.6 -5 C 10 0 4 0 -1 -0.4 C -6 0 -11 -1 -12 -6 Z"));
        b.fill(lump, Palette.GOLD);
        b.fill(
                common(
                        lump,
                        path("M -14 -2 C -6 -6 2 -4 6 -9 C 9 -13 10 -16 14 -18 L 16 4 L -14 4 Z")),
                Palette.mix(Palette.GOLD, Palette.GOLD_DEEP, 0.7));
        b.fill(
                b.unsteady(path("M -8 -11 C -6 -14 -3 -17 1 -17.6 C 0 -14 -4 -12 -8 -11 Z")),
                Palette.hex(0xFFF3C4));
        b.line(-3, -7.4, 2.4, -10, 1.3, Palette.GOLD_DEEP);
        b.line(5, -13, 7, -9.6, 1.3, Palette.shade(Palette.GOLD_DEEP, 0.3));
        b.fill(oval(-6.6, -5, 1.3, 1), Palette.hex(0xFFF3C4));
        b.outline(lump, 2.3);
    }

    /** A silver dollar with an edge, 24 x 22. */
    static void coin(Brush b) {
        b.solid(oval(0, -9, 11, 8.6), Hues.SILVER_DEEP, 2.2, 0);
        b.solid(oval(0, -12, 11, 8.8), Hues.SILVER, 2.2, 1.4);
        b.outline(oval(0, -12, 8, 6.2), 1.1, Hues.SILVER_DEEP);
        b.at(0, -12, 1, 0, () -> b.fill(AffineStar.flat(5.4, 4.2), Palette.STONE_DEEP));
    }

    /** Seen from above: for signs and icons. */
    static void coinFace(Brush b, double cx, double cy, double r) {
        b.solid(oval(cx, cy, r, r), Hues.SILVER, 2.2, 1.6);
        b.outline(oval(cx, cy, r * 0.74, r * 0.74), 1.1, Hues.SILVER_DEEP);
        b.fill(Pieces.star(cx, cy + 0.3, r * 0.52), Palette.STONE_DEEP);
    }

    static void carrot(Brush b, int colour) {
        b.at(
                0,
                -13,
                1,
                28,
                () -> {
                    b.solid(
                            path(
                                    "M -1 -10 C -9 -16 -7 -20 -4 -20 C -3 -16 -1 -14 0 -11 C 0 -16"
                                            + " 0 -20 4 -21 C 6 -18 5 -13 1.6 -9.6 Z"),
                            Hues.MEADOW_DEEP,
                            1.9,
                            1);
                    b.solid(
                            path(
                                    "M -6.4 -7 C -6 -11 6 -11 6.4 -7 C 6 0 3 9 0 14 C -3 9 -6 0"
                                            + " -6.4 -7 Z"),
                            Hues.CARROT,
                            2.2,
                            2);
                    b.line(-4, -3, -0.6, -3.4, 1.3, Palette.shade(Hues.CARROT, 0.4));
                    b.line(0.6, 5, 2.6, 4.6, 1.3, Palette.shade(Hues.CARROT, 0.4));
                    b.solid(
                            poly(-7, -6, 7, -6, 6.2, -0.6, -6.2, -0.6),
                            Palette.PLAYERS[colour],
                            1.7,
                            0);
                });
    }

    /** The sheriff's star. */
    static void badge(Brush b, double r) {
        Shape star = Pieces.star(0, 0, r);
        b.outline(b.unsteady(star), r * 0.42);
        b.outline(b.unsteady(star), r * 0.22, Palette.GOLD);
        b.fill(star, Palette.GOLD);
        for (int i = 0; i < 5; i++) {
            double a = Math.PI * (i * 0.4 - 0.5);
            b.flat(oval(Math.cos(a) * r, Math.sin(a) * r, r * 0.15, r * 0.15), Palette.GOLD, 1.4);
        }
        b.fill(minus(star, moved(star, -r * 0.08, -r * 0.1)), Palette.GOLD_DEEP);
        b.flat(oval(0, 0, r * 0.34, r * 0.34), Palette.light(Palette.GOLD, 0.5), 1.4);
        b.fill(Pieces.star(0, 0, r * 0.24), Palette.GOLD_DEEP);
    }

    /** A post with two boards that point two ways, 60 x 92. */
    static void signpost(Brush b) {
        b.contactShadow(4, -2, 22, 6, 0.45);
        b.solid(rect(-4, -84, 8, 84), Palette.TIMBER, 2.4, 2);
        b.solid(
                path("M -20 -80 L 16 -80 L 27 -69 L 16 -58 L -20 -58 Z"),
                Palette.TIMBER_LIGHT,
                2.5,
                2.4);
        b.solid(
                path("M 18 -52 L -16 -52 L -26 -42 L -16 -32 L 18 -32 Z"),
                Palette.hex(0xC9975E),
                2.5,
                2.4);
        b.line(-13, -69, 12, -69, 3, Palette.INK);
        b.line(12, -69, 6, -74, 3, Palette.INK);
        b.line(12, -69, 6, -64, 3, Palette.INK);
        b.line(-14, -42, 11, -42, 1.6, Palette.TIMBER_DARK);
        b.line(-8, -37.6, 8, -37.6, 1.6, Palette.TIMBER_DARK);
        for (int i = -1; i <= 1; i += 2) {
            b.curve("M " + i * 6 + " 0 q " + i * 2 + " -6 " + i * 5 + " -8", 1.8, Hues.MEADOW_DEEP);
        }
    }

    /** A cart turned over, wheels in the air, 84 x 62. */
    static void barricade(Brush b) {
        b.contactShadow(4, -3, 42, 9, 0.5);
        b.at(24, -30, 1, 0, () -> wheel(b, 0, 0, 15));
        Shape side = b.solid(path("M -38 -2 L -30 -34 L 24 -40 L 34 -8 Z"), Palette.TIMBER, 2.7, 3);
        b.planks(side, Palette.TIMBER, 9, false);
        b.outline(side, 2.7);
        b.line(-20, -34, -25, -4, 4, Palette.TIMBER_DARK);
        b.line(12, -38, 20, -8, 4, Palette.TIMBER_DARK);
        b.solid(path("M -38 -4 L 34 -10 L 36 -3 L -36 2 Z"), Palette.TIMBER_LIGHT, 2.3, 1.4);
        b.solid(poly(-30, -34, -44, -48, -41, -51, -25, -35), Palette.TIMBER_LIGHT, 2.2, 1);
        wheel(b, -12, -42, 16);
        b.solid(round(22, -14, 17, 14, 5), Palette.DUST, 2.2, 2);
        b.line(25, -12, 36, -12, 1.6, Palette.TIMBER_DARK);
    }

    /** A mine cart on a bit of rail, 74 x 56; gold in it is drawn over it. */
    static void mineCart(Brush b) {
        b.contactShadow(3, -1, 38, 7, 0.5);
        b.line(-34, -2, 34, -2, 3.4, Palette.STONE_DEEP);
        for (int i = -3; i <= 3; i++) {
            b.solid(rect(i * 10 - 2.4, -2, 5, 4), Palette.TIMBER, 1.4, 0);
        }
        b.solid(path("M -33 -46 L 33 -46 L 25 -12 L -25 -12 Z"), Hues.GRANITE_DEEP, 2.7, 4);
        b.fill(path("M -28 -44 L 28 -44 L 27 -38 L -27 -38 Z"), Palette.alpha(Palette.INK, 0.55));
        b.line(-12, -36, -10, -13, 2.4, Palette.shade(Hues.GRANITE_DEEP, 0.4));
        b.line(12, -36, 10, -13, 2.4, Palette.shade(Hues.GRANITE_DEEP, 0.4));
        for (int i = -2; i <= 2; i++) {
            b.fill(oval(i * 12.4, -41, 1.6, 1.6), Palette.STONE);
        }
        b.solid(round(-36, -49, 72, 6, 2), Palette.STONE, 2.3, 1.2);
        wheel(b, -15, -9, 8);
        wheel(b, 15, -9, 8);
    }

    /** A dial that a player chooses a site on: a wooden disc with five fields and a hand. */
    static void dial(Brush b, Color rim) {
        b.solid(oval(0, 2, 40, 40), Palette.shade(rim, 0.5), 2.6, 0);
        b.solid(oval(0, 0, 40, 40), rim, 2.6, 3);
        Shape face = b.flat(oval(0, 0, 32, 32), Palette.PAPER, 2);
        for (int i = 0; i < 5; i++) {
            double a = Math.PI * (i * 0.4 - 0.7);
            b.line(0, 0, Math.cos(a) * 31, Math.sin(a) * 31, 1.8, Palette.TIMBER);
        }
        b.outline(face, 2);
        b.solid(oval(0, 0, 9, 9), Palette.TIMBER_LIGHT, 2, 1.4);
    }
}
