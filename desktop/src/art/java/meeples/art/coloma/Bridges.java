package meeples.art.coloma;

import static meeples.art.Brush.minus;
import static meeples.art.Brush.oval;
import static meeples.art.Brush.path;
import static meeples.art.Brush.poly;
import static meeples.art.Brush.rect;
import static meeples.art.Brush.round;
import static meeples.art.Brush.union;

import java.awt.Color;
import java.awt.Shape;
import java.util.function.Consumer;
import meeples.art.Brush;
import meeples.art.Palette;
import meeples.coloma.model.Box;
import meeples.coloma.model.Bridge;

/**
 * The ten kinds of bridges, 96 x 58, each standing on the origin: a construction of its own, and a
 * board that shows what it counts and the points for each.
 */
final class Bridges {
    private Bridges() {}

    static void bridge(Brush b, int kind) {
        b.contactShadow(2, -3, 46, 6, 0.4);
        switch (kind) {
            case Bridge.HORSES -> trestle(b);
            case Bridge.CARDS -> covered(b);
            case Bridge.GRAVES -> darkArch(b);
            case Bridge.BARRELS -> pontoon(b);
            case Bridge.EVENT_TENTS -> hanging(b);
            case Bridge.NUGGETS -> iron(b);
            case Bridge.WORKSHOPS -> kingPost(b);
            case Bridge.RIVERS -> aqueduct(b);
            case Bridge.COINS -> tollBridge(b);
            default -> logs(b);
        }
        board(b, glyph(kind), Box.bridgePoints(kind));
    }

    private static Consumer<Brush> glyph(int kind) {
        return switch (kind) {
            case Bridge.HORSES -> Glyphs::horse;
            case Bridge.CARDS -> Glyphs::card;
            case Bridge.GRAVES -> Glyphs::grave;
            case Bridge.BARRELS -> Glyphs::barrel;
            case Bridge.EVENT_TENTS -> Glyphs::tent;
            case Bridge.NUGGETS -> Glyphs::nugget;
            case Bridge.WORKSHOPS -> Bridges::workshop;
            case Bridge.RIVERS -> Glyphs::river;
            case Bridge.COINS -> Glyphs::coin;
            default -> Glyphs::dude;
        };
    }

    private static void workshop(Brush b) {
        b.at(-3, 2, 0.9, 0, () -> Glyphs.building(b));
        b.at(8, 3, 0.75, 0, () -> Glyphs.shovel(b));
    }

    private static void board(Brush b, Consumer<Brush> glyph, int points) {
        b.fill(round(-25, -45, 53, 30, 4), Palette.alpha(Palette.INK, 0.3));
        b.solid(round(-27, -48, 54, 30, 4), Palette.PAPER, 2.2, 1.4);
        Glyphs.put(b, glyph, -12.5, -33, 23);
        Glyphs.put(b, g -> Glyphs.points(g, points), 13, -33.5, 24);
    }

    private static void deck(Brush b, double y, double h, Color wood) {
        Shape planks = b.solid(rect(-46, y, 92, h), wood, 2.3, 0);
        b.planks(planks, wood, 8, true);
        b.outline(planks, 2.3);
    }

    /** On crossed legs. */
    private static void trestle(Brush b) {
        for (int i = -1; i <= 1; i++) {
            double x = i * 30;
            b.solid(poly(x - 3, -18, x + 3, -18, x + 12, 0, x + 6, 0), Palette.TIMBER, 2, 0);
            b.solid(poly(x + 3, -18, x - 3, -18, x - 12, 0, x - 6, 0), Palette.TIMBER, 2, 0);
            b.line(x - 8, -7, x + 8, -7, 2.4, Palette.TIMBER_DARK);
        }
        rail(b, Palette.TIMBER);
        deck(b, -22, 8, Palette.TIMBER_LIGHT);
    }

    private static void rail(Brush b, Color wood) {
        for (int i = -4; i <= 4; i++) {
            b.solid(rect(i * 11 - 2, -38, 4, 18), wood, 1.7, 0);
        }
        b.solid(round(-47, -41, 94, 5, 2), Palette.light(wood, 0.25), 2, 0);
    }

    /** Under a roof of shingles. */
    private static void covered(Brush b) {
        piers(b, Hues.GRANITE);
        Shape wall = b.solid(rect(-42, -40, 84, 28), Palette.BARN_RED, 2.4, 2);
        b.planks(wall, Palette.BARN_RED, 8, true);
        b.outline(wall, 2.4);
        b.solid(path("M -47 -37 L -36 -57 L 36 -57 L 47 -37 Z"), Palette.SLATE, 2.5, 2.4);
        for (int i = 0; i < 2; i++) {
            b.line(
                    -42 + i * 4,
                    -44 - i * 6,
                    42 - i * 4,
                    -44 - i * 6,
                    1.3,
                    Palette.shade(Palette.SLATE, 0.5));
        }
        deck(b, -14, 6, Palette.TIMBER_LIGHT);
    }

    private static void piers(Brush b, Color stone) {
        for (int side = -1; side <= 1; side += 2) {
            double x = side * 37;
            Shape pier = b.unsteady(poly(x - 8, -14, x + 8, -14, x + 10, 0, x - 10, 0));
            b.fill(pier, Palette.shade(stone, 0.4));
            b.masonry(pier, stone, 8, 5);
            b.outline(pier, 2.2);
        }
    }

    /** One round arch of dark stone with crosses. */
    private static void darkArch(Brush b) {
        Color stone = Palette.hex(0x6C6770);
        stoneArch(b, stone, path("M -30 1 C -30 -20 30 -20 30 1 Z"));
        for (int side = -1; side <= 1; side += 2) {
            b.solid(
                    union(rect(side * 39 - 2, -52, 4, 22), rect(side * 39 - 6.5, -47, 13, 4)),
                    Palette.hex(0x8D8A90),
                    1.9,
                    0);
        }
    }

    private static void stoneArch(Brush b, Color stone, Shape hole) {
        Shape wall =
                b.unsteady(minus(path("M -47 0 L -47 -22 C -30 -36 30 -36 47 -22 L 47 0 Z"), hole));
        b.fill(wall, Palette.shade(stone, 0.45));
        b.masonry(wall, stone, 11, 6.5);
        b.fill(minus(wall, Brush.moved(wall, 0, 3)), Palette.alpha(Palette.light(stone, 0.6), 0.7));
        b.outline(wall, 2.5);
    }

    /** Afloat on barrels. */
    private static void pontoon(Brush b) {
        for (int i = -2; i <= 2; i++) {
            double x = i * 19;
            b.solid(oval(x, -8, 8.8, 8.4), Palette.TIMBER_LIGHT, 2.2, 2);
            b.outline(oval(x, -8, 5.4, 5), 1.4, Palette.TIMBER_DARK);
        }
        b.cord(path("M -46 -30 C -30 -22 -10 -22 0 -27 C 10 -22 30 -22 46 -30"), 2.2, Palette.DUST);
        for (int side = -1; side <= 1; side += 2) {
            b.solid(rect(side * 44 - 2.6, -36, 5.2, 22), Palette.TIMBER_DARK, 2, 0);
        }
        deck(b, -20, 7, Palette.TIMBER);
    }

    /** On ropes between two towers with pennants. */
    private static void hanging(Brush b) {
        b.cord(path("M -40 -50 C -26 -26 26 -26 40 -50"), 2.4, Palette.DUST);
        for (int i = -3; i <= 3; i++) {
            double y = -31 - Math.abs(i) * 3.4;
            b.line(i * 10, y, i * 10, -13, 1.8, Palette.TIMBER_DARK);
        }
        for (int side = -1; side <= 1; side += 2) {
            double x = side * 41;
            b.solid(rect(x - 4, -52, 8, 52), Palette.TIMBER, 2.3, 1.6);
            b.solid(poly(x, -57, x + 12 * side * -1, -53, x, -49), Palette.hex(0xE8C05A), 1.7, 0);
        }
        b.solid(
                path("M -42 -14 C -20 -9 20 -9 42 -14 L 42 -8 C 20 -3 -20 -3 -42 -8 Z"),
                Palette.TIMBER_LIGHT,
                2.3,
                0);
        for (int i = -5; i <= 5; i++) {
            b.line(i * 7.4, -11, i * 7.4, -5.4, 1.4, Palette.TIMBER_DARK);
        }
    }

    /** An arch of iron, painted gold. */
    private static void iron(Brush b) {
        Color gilt = Palette.hex(0xE0A93A);
        piers(b, Hues.GRANITE);
        b.outline(path("M -44 -14 C -30 -62 30 -62 44 -14"), 8, Palette.INK);
        b.outline(path("M -44 -14 C -30 -62 30 -62 44 -14"), 4.6, gilt);
        for (int i = -3; i <= 3; i++) {
            double y = -49 + i * i * 2.6;
            b.line(i * 11, y, i * 11, -14, 3.4, Palette.INK);
            b.line(i * 11, y, i * 11, -14, 1.8, gilt);
        }
        b.solid(rect(-47, -17, 94, 7), gilt, 2.3, 1.6);
        for (int i = -5; i <= 5; i++) {
            b.fill(oval(i * 8.4, -13.5, 1.3, 1.3), Palette.INK);
        }
    }

    /** Two triangles of beams. */
    private static void kingPost(Brush b) {
        for (int side = -1; side <= 1; side += 2) {
            b.solid(
                    poly(side * 46, -16, side * 40, -16, 0, -57, side * -0.1, -50, side * 38, -16),
                    Palette.TIMBER,
                    2.2,
                    0);
        }
        beam(b, -44, -16, 0, -55);
        beam(b, 44, -16, 0, -55);
        beam(b, 0, -55, 0, -14);
        beam(b, -22, -35, 0, -14);
        beam(b, 22, -35, 0, -14);
        deck(b, -17, 8, Palette.TIMBER_LIGHT);
        for (int side = -1; side <= 1; side += 2) {
            b.solid(rect(side * 38 - 4, -9, 8, 9), Palette.TIMBER_DARK, 2, 0);
        }
    }

    private static void beam(Brush b, double x1, double y1, double x2, double y2) {
        b.line(x1, y1, x2, y2, 8, Palette.INK);
        b.line(x1, y1, x2, y2, 4.6, Palette.TIMBER);
    }

    /** Two arches of light stone with water running over them. */
    private static void aqueduct(Brush b) {
        Color stone = Palette.hex(0xBDB7A6);
        stoneArch(
                b,
                stone,
                union(
                        path("M -40 1 C -40 -22 -6 -22 -6 1 Z"),
                        path("M 40 1 C 40 -22 6 -22 6 1 Z")));
        b.solid(
                path("M -47 -27 C -30 -40 30 -40 47 -27 L 47 -21 C 30 -34 -30 -34 -47 -21 Z"),
                Hues.RIVER,
                2.1,
                0);
        b.solid(
                path("M 47 -25 C 40 -22 42 -8 45 0 L 36 0 C 36 -10 35 -20 40 -28 Z"),
                Hues.RIVER,
                1.8,
                0);
        b.line(40, -18, 40, -3, 1.4, Hues.FOAM);
    }

    /** A barrier, up, and the keeper's box. */
    private static void tollBridge(Brush b) {
        piers(b, Hues.EARTH_DEEP);
        deck(b, -18, 8, Palette.TIMBER_LIGHT);
        b.solid(rect(30, -50, 16, 33), Palette.TEAL, 2.2, 1.8);
        b.solid(poly(27, -49, 38, -57, 49, -49), Palette.BARN_RED, 2.1, 0);
        b.flat(rect(34, -42, 8, 9), Palette.LAMP, 1.5);
        b.solid(rect(-44, -34, 6, 17), Palette.TIMBER, 2, 0);
        b.at(
                -41,
                -33,
                1,
                -52,
                () -> {
                    b.solid(rect(0, -3, 30, 6), Palette.PAPER, 2, 0);
                    b.fill(rect(5, -2, 6, 4), Palette.DYNAMITE);
                    b.fill(rect(17, -2, 6, 4), Palette.DYNAMITE);
                });
    }

    /** Whole trunks, side by side. */
    private static void logs(Brush b) {
        b.solid(poly(-46, -12, -32, -12, -28, 0, -50, 0), Hues.GRANITE, 2.2, 2);
        b.solid(poly(46, -12, 32, -12, 28, 0, 50, 0), Hues.GRANITE, 2.2, 2);
        for (int i = 0; i < 3; i++) {
            double y = -24 + i * 6;
            b.solid(
                    round(-46 + i * 2, y, 92 - i * 3, 8, 4),
                    i == 1 ? Palette.TIMBER : Palette.hex(0x7E5530),
                    2.1,
                    1.4);
            b.solid(oval(44 - i, y + 4, 4, 4), Palette.hex(0xD9B27C), 1.8, 0);
        }
        b.solid(rect(-44, -40, 5, 20), Palette.TIMBER_DARK, 1.9, 0);
        b.solid(rect(39, -40, 5, 18), Palette.TIMBER_DARK, 1.9, 0);
        b.cord(path("M -42 -36 C -20 -28 20 -28 42 -36"), 2, Palette.DUST);
    }
}
