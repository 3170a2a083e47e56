package meeples.art.coloma;

import static meeples.art.Brush.common;
import static meeples.art.Brush.oval;
import static meeples.art.Brush.path;
import static meeples.art.Brush.poly;
import static meeples.art.Brush.rect;
import static meeples.art.Brush.round;
import static meeples.art.Brush.union;

import java.awt.Color;
import java.awt.Shape;
import java.awt.geom.Area;
import meeples.art.Brush;
import meeples.art.Palette;
import meeples.art.Pieces;

/**
 * The people of the valley, each standing on the origin and about 62 high: dudes, gunmen and
 * outlaws, the six players' pioneers, Buster, Sam and the Barker.
 */
final class Folk {
    private static final int IVORY = 2;

    private Folk() {}

    // parts

    private static Shape body() {
        return union(Pieces.trunk(), oval(0, -44.5, 10, 10.5));
    }

    private static void face(Brush b) {
        b.fill(b.unsteady(oval(0, -43, 6.8, 6.4)), Palette.SKIN);
        b.fill(oval(-2.8, -42.8, 1.4, 1.8), Palette.INK);
        b.fill(oval(2.8, -42.8, 1.4, 1.8), Palette.INK);
    }

    private static void strip(Brush b, double from, double height, Color colour) {
        b.fill(common(body(), rect(-30, from, 60, height)), colour);
    }

    /** Braces, trousers and boots over a shirt of the player's colour. */
    private static void workClothes(Brush b, int colour) {
        Color braces = colour == IVORY ? Palette.hex(0x6B3A21) : Palette.PAPER;
        workClothes(b, Palette.PLAYERS[colour], trousers(colour), braces);
    }

    private static void workClothes(Brush b, Color paint, Color trousers, Color braces) {
        Shape drawn = b.solid(body(), paint, 2.6, 3.4);
        Area legs = common(drawn, rect(-30, -19, 60, 20));
        b.fill(legs, trousers);
        b.fill(Brush.minus(legs, Brush.moved(drawn, -3.4, -3.6)), Palette.shade(trousers, 0.3));
        b.line(-7.2, -37, -5.5, -18, 3, braces);
        b.line(7.2, -37, 5.5, -18, 3, braces);
        b.line(-13, -18.6, 13, -18.6, 1.8, Palette.INK);
        b.outline(drawn, 2.6);
        face(b);
    }

    private static Color trousers(int colour) {
        return colour == IVORY
                ? Palette.hex(0xB9A27C)
                : Palette.mix(Palette.PLAYERS[colour], Palette.hex(0x4A3A33), 0.55);
    }

    private static void cap(Brush b, Color paint) {
        b.solid(
                path("M -12.5 -48 C -15 -58 -6 -62 1 -61.5 C 10 -61 14 -56 12.5 -48 Z"),
                Palette.light(paint, 0.2),
                2.6,
                2.6);
        b.solid(
                path(
                        "M 12.5 -51 C 4 -53 -6 -53 -12.5 -50 C -13.5 -47.5 -11 -47 -9 -47.5 C 0 -49"
                                + " 8 -48.5 18 -45.5 C 20 -47.5 17 -50 12.5 -51 Z"),
                Palette.shade(paint, 0.35),
                2.2,
                0);
        b.fill(oval(0, -60.6, 2.2, 1.8), Palette.shade(paint, 0.35));
    }

    // dudes

    /** A cabin hand with braces and cap. */
    static void dude(Brush b, int colour) {
        workClothes(b, colour);
        cap(b, Palette.PLAYERS[colour]);
    }

    /** One of no player's colour, for signs. */
    static void anyDude(Brush b) {
        Color shirt = Palette.hex(0xC98D52);
        workClothes(b, shirt, Palette.hex(0x5E6F86), Palette.PAPER);
        cap(b, Palette.hex(0x8A5A33));
    }

    /** A gunman whom nobody knows: in grey, with a hat that hides the eyes. */
    static void stranger(Brush b) {
        Color cloth = Palette.hex(0x8D949A);
        workClothes(b, cloth, Palette.hex(0x5F666C), Palette.hex(0x5F666C));
        hat(b, Palette.hex(0xB7BDC1), Palette.hex(0x5F666C));
        rifle(b);
    }

    /** The same with a rifle, looking to the right. */
    static void gunman(Brush b, int colour) {
        workClothes(b, colour);
        cap(b, Palette.PLAYERS[colour]);
        rifle(b);
    }

    static void rifle(Brush b) {
        b.solid(
                path("M -17 -23 L -4 -30 L 27 -35.5 L 27.6 -32.6 L -2 -25 L -12 -17 Z"),
                Palette.TIMBER,
                2.2,
                1);
        b.line(4, -31.4, 27, -34.6, 2.6, Palette.STONE_DEEP);
        b.fill(oval(-3, -26, 3.2, 3), Palette.SKIN);
        b.fill(oval(10, -29.5, 3.2, 3), Palette.SKIN);
    }

    /** A grave: a mound, a cross, and the hat of who lies there. */
    static void grave(Brush b) {
        b.contactShadow(3, -2, 32, 8, 0.45);
        b.solid(
                union(rect(-3.4, -52, 7, 48), round(-16, -42, 32, 7, 2)),
                Palette.TIMBER_LIGHT,
                2.4,
                2);
        Shape mound =
                b.solid(
                        path("M -28 0 C -26 -15 -10 -19 0 -19 C 12 -19 26 -14 28 0 Z"),
                        Palette.hex(0x8A6038),
                        2.6,
                        4);
        for (int i = 0; i < 8; i++) {
            double x = -20 + 38 * b.chance(i, 1);
            b.fill(common(mound, oval(x, -3 - 10 * b.chance(i, 2), 2, 1.6)), Palette.TIMBER_DARK);
        }
        b.at(4, 1, 0.9, 12, () -> cap(b, Palette.hex(0x6B5A4A)));
    }

    // outlaws

    /** In black, with a kerchief over the face and a gun; looks to the left. */
    static void outlaw(Brush b) {
        Color coat = Hues.BLACK_CLOTH;
        b.solid(
                path(
                        "M -8 -38 C -15 -36 -19 -30 -20 -24 L -13 -22 L -18 0 L 18 0 L 13 -22 L 20"
                                + " -24 C 19 -30 15 -36 8 -38 Z"),
                coat,
                2.6,
                0);
        b.curve("M -12 -22 L -16 -2", 1.8, Palette.hex(0x6A5E5C));
        b.curve("M 0 -30 L 0 -2", 1.8, Palette.hex(0x6A5E5C));
        b.fill(poly(-11, -17.5, 11, -17.5, 11.6, -14, -11.6, -14), Palette.TIMBER);
        b.flat(round(-3, -18.5, 6, 5.4, 1), Palette.STONE, 1.2);
        b.solid(oval(0, -44.5, 9.6, 10), Palette.SKIN, 2.4, 0);
        b.fill(oval(-4.4, -45.4, 1.5, 1.7), Palette.INK);
        b.fill(oval(2, -45.4, 1.5, 1.7), Palette.INK);
        b.line(-7.4, -48.6, -2.4, -47.2, 1.8, Palette.INK);
        b.line(4.6, -48.6, 0.4, -47.2, 1.8, Palette.INK);
        b.solid(
                path("M -10 -43.4 C -4 -41.5 4 -41.5 10 -43.4 L 8.5 -37 L -1 -30 L -9 -37 Z"),
                Palette.DYNAMITE,
                2,
                1);
        b.fill(oval(-4, -38.5, 1, 1), Palette.PAPER);
        b.fill(oval(0, -36.5, 1, 1), Palette.PAPER);
        b.fill(oval(4, -38.5, 1, 1), Palette.PAPER);
        hat(b, coat, Palette.DYNAMITE);
        b.solid(
                path("M -17 -27 L -20 -30 L -33 -30 L -33 -26.5 L -21 -26 L -19 -20 L -15 -21 Z"),
                Palette.STONE,
                2,
                1);
        b.solid(oval(-16.5, -24, 4, 3.8), Palette.SKIN, 1.8, 0);
    }

    /** Low, with a wide brim that is bent down. */
    private static void hat(Brush b, Color felt, Color band) {
        b.solid(
                path(
                        "M -10 -50 C -11 -60 -7 -63 -3 -61.5 C -1 -61 1 -61 3 -61.5 C 7 -63 11 -60"
                                + " 10 -50 Z"),
                felt,
                2.4,
                0);
        b.line(-9.4, -53, 9.4, -53, 2.6, band);
        b.solid(
                path(
                        "M -23 -46 C -18 -52 -10 -53.5 0 -53.5 C 10 -53.5 18 -52 23 -46 C 16 -48 8"
                                + " -49 0 -49 C -8 -49 -16 -48 -23 -46 Z"),
                felt,
                2.4,
                0);
        b.curve("M -16 -50.6 C -8 -52.6 4 -52.4 12 -51.4", 1.4, Palette.hex(0x6A5E5C));
    }

    // the players' pioneers

    /** Each colour's pioneer has an outline of its own. */
    static void pioneer(Brush b, int colour) {
        switch (colour) {
            case 0 -> prospector(b, colour);
            case 1 -> trapper(b, colour);
            case 2 -> gentleman(b, colour);
            case 3 -> drover(b, colour);
            case 4 -> settler(b, colour);
            default -> lady(b, colour);
        }
    }

    private static void coat(Brush b, int colour) {
        b.solid(body(), Palette.PLAYERS[colour], 2.6, 3.4);
        face(b);
    }

    private static void belt(Brush b, Color colour) {
        strip(b, -20.5, 4.4, colour);
        b.flat(round(-3, -21, 6, 5.4, 1), Palette.GOLD, 1.2);
    }

    /** A broad hat that droops, a beard and a gold pan. */
    private static void prospector(Brush b, int colour) {
        Color paint = Palette.PLAYERS[colour];
        b.solid(round(-25, -62, 4.4, 62, 1.6), Palette.TIMBER_LIGHT, 2.2, 1);
        b.solid(
                path("M -31 -60 L -15 -60 C -14 -68 -18 -76 -23 -78 C -28 -76 -32 -68 -31 -60 Z"),
                Palette.STONE,
                2.3,
                2);
        coat(b, colour);
        belt(b, Palette.TIMBER_DARK);
        b.solid(
                path("M -8 -41 C -9 -30 -4 -26 0 -26 C 4 -26 9 -30 8 -41 C 4 -38 -4 -38 -8 -41 Z"),
                Palette.hex(0xD8D2C4),
                2,
                1.4);
        b.solid(
                path("M -11 -49 C -11 -62 -6 -63 0 -63 C 7 -63 11 -61 11 -49 Z"),
                Palette.light(paint, 0.25),
                2.4,
                2.4);
        b.solid(
                path(
                        "M -22 -44 C -18 -51 -10 -53 0 -53 C 10 -53 18 -51 22 -44 C 15 -47 8 -48.5"
                                + " 0 -48.5 C -8 -48.5 -15 -47 -22 -44 Z"),
                Palette.shade(paint, 0.2),
                2.4,
                0);
        b.solid(oval(21, -24, 10, 9), Palette.STONE_DEEP, 2.3, 1.4);
        b.fill(oval(21, -23.4, 6.6, 5.6), Palette.hex(0x8A6038));
        b.fill(oval(19, -22, 2.2, 1.7), Palette.GOLD);
        b.fill(oval(23, -25, 1.7, 1.4), Palette.GOLD);
    }

    /** A cap of fur with a striped tail, and a long rifle. */
    private static void trapper(Brush b, int colour) {
        Color fur = Palette.hex(0x8C6B4A);
        b.solid(round(20, -74, 3.6, 74, 1.2), Palette.STONE_DEEP, 2.1, 0);
        b.solid(path("M 18.6 -24 L 25 -24 L 28 0 L 17.6 0 Z"), Palette.TIMBER, 2.2, 1);
        b.solid(
                path(
                        "M -10 -55 C -24 -54 -27 -42 -22 -30 C -17 -30 -14 -36 -15 -42 C -15 -48"
                                + " -12 -50 -8 -51 Z"),
                fur,
                2.3,
                1.4);
        b.line(-24, -43, -15.4, -43.6, 3, Palette.TIMBER_DARK);
        b.line(-23.4, -35.6, -15.8, -36.6, 3, Palette.TIMBER_DARK);
        coat(b, colour);
        Color fringe = Palette.light(Palette.PLAYERS[colour], 0.5);
        for (int i = -3; i <= 3; i++) {
            b.line(i * 5, -24, i * 5.2, -18.6, 1.8, fringe);
        }
        strip(b, -25.6, 2.4, fringe);
        b.solid(
                path(
                        "M -13.5 -46 C -15 -60 -7 -63 0 -63 C 8 -63 15 -60 13.5 -46 C 6 -50 -6 -50"
                                + " -13.5 -46 Z"),
                fur,
                2.5,
                3);
        for (int i = 0; i < 5; i++) {
            b.line(-8 + i * 4, -58, -9 + i * 4.4, -54, 1.4, Palette.TIMBER_DARK);
        }
    }

    /** A tall hat, tails and a cane. */
    private static void gentleman(Brush b, int colour) {
        Color paint = Palette.PLAYERS[colour];
        b.solid(round(-24.4, -34, 3.4, 34, 1.2), Palette.TIMBER_DARK, 2, 0);
        b.solid(oval(-22.6, -36, 4, 3.8), Palette.GOLD, 2, 1);
        coat(b, colour);
        b.solid(poly(-7, -37, 0, -22, 7, -37), Palette.PLUM, 1.8, 0);
        b.line(0, -22, 0, -12, 1.6, Palette.hex(0x6B3A21));
        b.fill(oval(3, -18, 1.2, 1.2), Palette.hex(0x6B3A21));
        b.curve(
                "M -6 -39 C -3 -37.4 -1 -38.6 0 -39.4 C 1 -38.6 3 -37.4 6 -39",
                2.6,
                Palette.TIMBER_DARK);
        b.solid(rect(-9.5, -76, 19, 27), paint, 2.5, 3);
        b.fill(rect(-8.6, -56.4, 17.2, 5), Palette.PLUM);
        b.solid(
                path(
                        "M -18 -51 C -14 -48 14 -48 18 -51 C 19 -47 14 -45.6 0 -45.6 C -14 -45.6"
                                + " -19 -47 -18 -51 Z"),
                paint,
                2.3,
                0);
    }

    /** A very wide hat and a coil of rope. */
    private static void drover(Brush b, int colour) {
        Color paint = Palette.PLAYERS[colour];
        coat(b, colour);
        belt(b, Palette.TIMBER_LIGHT);
        b.solid(path("M -9 -38 L 9 -38 L 0 -27 Z"), Palette.BARN_RED, 1.8, 1);
        b.solid(
                path(
                        "M -10.5 -49 C -12 -62 -9 -66 -5 -65 C -2 -64 -1 -62 0 -62 C 1 -62 2 -64 5"
                                + " -65 C 9 -66 12 -62 10.5 -49 Z"),
                Palette.light(paint, 0.14),
                2.5,
                2.4);
        b.line(-10, -52.6, 10, -52.6, 2.6, Palette.TIMBER_LIGHT);
        b.solid(
                path(
                        "M -29 -56 C -22 -50 -12 -50.5 0 -50.5 C 12 -50.5 22 -50 29 -56 C 30 -49 20"
                                + " -45 0 -45 C -20 -45 -30 -49 -29 -56 Z"),
                Palette.light(paint, 0.1),
                2.5,
                1.4);
        b.cord(oval(20, -17, 7.4, 9.4), 2.6, Palette.DUST);
        b.cord(oval(21, -16.4, 4, 6), 1.8, Palette.DUST);
        b.curve("M 26 -11 C 30 -4 25 -2 28 2", 4, Palette.INK);
        b.curve("M 26 -11 C 30 -4 25 -2 28 2", 2, Palette.DUST);
    }

    /** A straw hat, a bundle on a stick. */
    private static void settler(Brush b, int colour) {
        Color straw = Palette.hex(0xE4C878);
        b.solid(poly(-26, -62, -23.4, -64, 14, -22, 11, -19), Palette.TIMBER, 2.1, 0);
        b.solid(
                path(
                        "M -24 -60 C -36 -64 -38 -50 -32 -44 C -26 -40 -18 -44 -18 -51 C -18 -56"
                                + " -20 -59 -24 -60 Z"),
                Palette.BARN_RED,
                2.3,
                2.4);
        b.fill(oval(-31, -54, 1.6, 1.6), Palette.PAPER);
        b.fill(oval(-25, -49, 1.6, 1.6), Palette.PAPER);
        b.fill(oval(-27, -57, 1.4, 1.4), Palette.PAPER);
        workClothes(b, colour);
        b.solid(path("M -9 -50 C -9 -60 9 -60 9 -50 Z"), straw, 2.4, 2);
        b.line(-8.6, -51.6, 8.6, -51.6, 2.6, Palette.shade(Palette.PLAYERS[colour], 0.2));
        b.solid(oval(0, -49, 21, 4), straw, 2.3, 1);
        b.fill(oval(12, -22, 3.4, 3.2), Palette.SKIN);
    }

    /** A wide skirt, a bonnet and a parasol. */
    private static void lady(Brush b, int colour) {
        Color paint = Palette.PLAYERS[colour];
        Color pale = Palette.light(paint, 0.62);
        b.solid(round(20, -66, 3, 48, 1), Palette.TIMBER, 2, 0);
        b.solid(
                path(
                        "M 2 -60 C 4 -76 14 -80 21.5 -80 C 29 -80 39 -76 41 -60 C 37 -63 33 -63 31"
                            + " -60 C 28 -63 24 -63 21.5 -60 C 19 -63 15 -63 12 -60 C 9 -63 5 -63 2"
                            + " -60 Z"),
                pale,
                2.4,
                2.4);
        b.line(21.5, -79, 12, -61, 1.5, paint);
        b.line(21.5, -79, 31, -61, 1.5, paint);
        b.solid(
                path(
                        "M -7 -37 C -13 -37 -18 -33 -20 -28 C -20.5 -25 -17 -24 -15 -25.4 L -9 -28"
                            + " L -8 -23 C -12 -17 -24 -9 -26 0 L 26 0 C 24 -9 12 -17 8 -23 L 9 -28"
                            + " L 18 -21 C 20 -20 23 -22 22 -25 C 19 -34 13 -37 7 -37 Z"),
                paint,
                2.6,
                3.4);
        b.flat(
                path(
                        "M -23 -8 C -18 -4 -12 -9 -7 -6 C -2 -3 2 -9 7 -6 C 12 -3 18 -9 23 -8 L 26"
                                + " -1 L -26 -1 Z"),
                pale,
                1.6);
        b.fill(b.unsteady(poly(-8, -25, 8, -25, 8.4, -22, -8.4, -22)), pale);
        b.solid(oval(0, -44.5, 9.6, 10), Palette.hex(0x6B4A2E), 2.4, 0);
        face(b);
        b.fill(oval(0, -39.4, 1.8, 1), Palette.DYNAMITE);
        b.solid(
                path(
                        "M -12 -44 C -15 -56 -8 -62 0 -61 C 9 -62 15 -56 12 -44 C 10 -50 6 -52 0"
                                + " -52 C -6 -52 -10 -50 -12 -44 Z"),
                pale,
                2.4,
                2);
        b.line(-9, -38, -4, -33, 2, pale);
        b.line(9, -38, 4, -33, 2, pale);
    }

    // those who are nobody's

    /** Buster: a bear of a man in furs, with a pick over his shoulder. */
    static void buster(Brush b) {
        Color fur = Palette.hex(0x6E5138);
        b.solid(poly(-24, -70, -20, -72, 14, -20, 9, -17), Palette.TIMBER_LIGHT, 2.2, 1);
        b.solid(
                path(
                        "M -38 -58 C -36 -70 -26 -78 -12 -78 C -18 -73 -22 -70 -24 -68 C -30 -66"
                                + " -34 -63 -38 -58 Z"),
                Palette.STONE,
                2.3,
                1.6);
        b.solid(
                path(
                        "M -10 -44 C -22 -42 -28 -30 -28 -18 L -19 -15 L -20 0 L -3 0 L 0 -6 L 3 0"
                                + " L 20 0 L 19 -15 L 28 -18 C 28 -30 22 -42 10 -44 Z"),
                fur,
                2.7,
                4);
        for (int i = 0; i < 12; i++) {
            double x = -20 + 40 * b.chance(i, 1);
            double y = -34 + 24 * b.chance(i, 2);
            b.line(x, y, x - 1, y + 4, 1.4, Palette.shade(fur, 0.45));
        }
        b.solid(oval(0, -49, 11.4, 11.4), Palette.SKIN, 2.5, 0);
        b.fill(oval(-3.6, -50.5, 1.5, 1.8), Palette.INK);
        b.fill(oval(3.6, -50.5, 1.5, 1.8), Palette.INK);
        b.solid(
                path(
                        "M -12 -50 C -14 -34 -6 -27 0 -26 C 6 -27 14 -34 12 -50 C 8 -43 4 -45 0"
                                + " -43.4 C -4 -45 -8 -43 -12 -50 Z"),
                Palette.hex(0x8A3E22),
                2.2,
                2.4);
        b.solid(
                path("M -13 -53 C -13 -66 13 -66 13 -53 C 6 -57 -6 -57 -13 -53 Z"),
                Palette.SLATE,
                2.4,
                2);
        b.solid(oval(0, -65, 3.4, 3), Palette.PAPER, 1.8, 0);
        b.fill(oval(10, -21, 4, 3.8), Palette.SKIN);
    }

    /** Sam: the newspaper man in a checked coat, with a stovepipe hat and a paper. */
    static void sam(Brush b) {
        Color coat = Palette.hex(0xC9A24A);
        Color hat = Palette.hex(0x4B3F4A);
        b.solid(body(), coat, 2.6, 3.4);
        Shape clip = b.g.getClip();
        b.g.clip(body());
        for (int i = -4; i <= 4; i++) {
            b.line(i * 6, -40, i * 6, 0, 1.2, Palette.alpha(Palette.TIMBER_DARK, 0.7));
            b.line(-26, -20 + i * 6, 26, -20 + i * 6, 1.2, Palette.alpha(Palette.TIMBER_DARK, 0.7));
        }
        b.g.setClip(clip);
        b.outline(body(), 2.6);
        face(b);
        b.curve("M -6 -39 C -3 -37 -1 -38.4 0 -39 C 1 -38.4 3 -37 6 -39", 2.8, Palette.TIMBER_DARK);
        b.curve("M -9 -45 C -11 -40 -9 -38 -8 -37", 3.2, Palette.TIMBER_DARK);
        b.curve("M 9 -45 C 11 -40 9 -38 8 -37", 3.2, Palette.TIMBER_DARK);
        b.solid(path("M -11 -74 L 11 -74 L 9 -50 L -9 -50 Z"), hat, 2.5, 2);
        b.line(-9, -55, 9, -55, 3.4, Palette.BARN_RED);
        b.solid(oval(0, -49.5, 17, 3.6), hat, 2.3, 0);
        b.at(
                20,
                -24,
                1,
                14,
                () -> {
                    b.solid(rect(-9, -13, 18, 24), Palette.PAPER, 2.2, 1.4);
                    b.line(-6, -8.5, 6, -8.5, 3, Palette.INK);
                    for (int i = 0; i < 4; i++) {
                        b.line(-6, -3 + i * 3.4, 6, -3 + i * 3.4, 1.2, Palette.SLATE);
                    }
                });
    }

    /** The Barker alone, half of him, behind the rail of his stage: arms up, horn at his mouth. */
    static void barker(Brush b) {
        Color coat = Palette.BARN_RED;
        b.solid(
                path(
                        "M -8 -38 C -18 -40 -24 -52 -27 -64 L -20 -67 C -17 -58 -13 -52 -6 -49 L 6"
                            + " -49 C 12 -46 20 -46 25 -50 L 29 -44 C 24 -37 16 -35 12 -34 L 13 0 L"
                            + " -13 0 L -12 -30 Z"),
                coat,
                2.7,
                3);
        b.solid(poly(-6, -46, 6, -46, 4, -18, 0, -12, -4, -18), Palette.CREAM, 2, 0);
        b.fill(oval(0, -34, 1.4, 1.4), Palette.INK);
        b.fill(oval(0, -27, 1.4, 1.4), Palette.INK);
        b.solid(path("M 0 -44 L -9 -48 L -9 -40 Z"), Palette.GOLD, 1.8, 0);
        b.solid(path("M 0 -44 L 9 -48 L 9 -40 Z"), Palette.GOLD, 1.8, 0);
        b.solid(oval(0, -56, 10.5, 11), Palette.SKIN, 2.5, 0);
        b.fill(oval(-4, -58, 1.6, 2), Palette.INK);
        b.fill(oval(3.4, -58, 1.6, 2), Palette.INK);
        b.curve("M -7.6 -52 C -4 -49 -2 -51 0 -52 C 2 -51 3 -50 5 -51", 2.8, Palette.TIMBER_DARK);
        b.solid(oval(0, -47.8, 3, 2.6), Palette.hex(0x7A2A22), 1.6, 0);
        b.solid(path("M -10.5 -82 L 10.5 -82 L 10 -64 L -10 -64 Z"), Palette.hex(0x3A2E38), 2.6, 2);
        b.line(-9.6, -68, 9.6, -68, 3.6, Palette.GOLD);
        b.solid(oval(0, -63.4, 17, 3.4), Palette.hex(0x3A2E38), 2.4, 0);
        b.solid(oval(-24, -67, 4.4, 4.4), Palette.SKIN, 2, 0);
        b.solid(
                path("M 10 -49 L 30 -60 C 36 -56 36 -42 31 -38 L 10 -45 Z"),
                Palette.GOLD,
                2.4,
                2.4);
        b.solid(oval(31.4, -49, 4, 11), Palette.GOLD_DEEP, 2, 0);
        b.solid(oval(22, -44, 4.2, 4), Palette.SKIN, 2, 0);
    }
}
