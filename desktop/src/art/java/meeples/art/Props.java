package meeples.art;

import static meeples.art.Brush.oval;
import static meeples.art.Brush.path;
import static meeples.art.Brush.poly;
import static meeples.art.Brush.round;

import java.awt.Color;
import java.awt.Shape;

/** Things that stand about in town, each on the origin. */
final class Props {
    private Props() {}

    static void addTo(Gallery gallery) {
        gallery.add("prop-barrel", 48, 56, b -> stand(b, 24, 50, 20, () -> barrel(b)));
        gallery.add("prop-cactus", 64, 100, b -> stand(b, 32, 92, 26, () -> cactus(b)));
        gallery.add(
                "prop-cactus-small",
                44,
                60,
                b -> stand(b, 22, 54, 18, () -> b.at(0, 0, 0.6, 0, () -> cactus(b))));
        gallery.add("prop-rail", 104, 48, b -> stand(b, 52, 42, 46, () -> rail(b)));
        gallery.add("prop-trough", 96, 44, b -> stand(b, 48, 37, 44, () -> trough(b)));
        gallery.add("prop-wheel", 52, 52, b -> stand(b, 26, 47, 20, () -> wheel(b)));
        gallery.add("prop-tumbleweed", 52, 52, b -> b.at(26, 26, () -> tumbleweed(b)));
        gallery.add("prop-rock", 60, 36, b -> stand(b, 30, 30, 26, () -> rock(b)));
        gallery.add("prop-skull", 48, 30, b -> stand(b, 24, 25, 20, () -> steerSkull(b)));
    }

    private static void stand(Brush b, double x, double y, double shadow, Runnable what) {
        b.contactShadow(x + 3, y, shadow, 5.5, 0.5);
        b.at(x, y, what);
    }

    static void barrel(Brush b) {
        Color wood = Palette.TIMBER_LIGHT;
        Shape body = path("M -12 0 C -18 -12 -18 -26 -12 -38 L 12 -38 C 18 -26 18 -12 12 0 Z");
        Shape drawn = b.solid(body, wood, 2.4, 4);
        for (int i = -1; i <= 1; i++) {
            b.curve("M " + i * 7 + " -37 q " + i * 4 + " 18 0 36", 1.2, Palette.shade(wood, 0.45));
        }
        b.curve("M -15.5 -28 q 15.5 5 31 0", 4, Palette.STONE_DEEP);
        b.curve("M -15.5 -9 q 15.5 5 31 0", 4, Palette.STONE_DEEP);
        b.solid(oval(0, -38, 12, 4), Palette.shade(wood, 0.35), 2, 0);
        b.outline(drawn, 2.4);
    }

    static void cactus(Brush b) {
        Color green = Palette.hex(0x5F8A4C);
        Shape body =
                path(
                        "M -9 0 L -9 -30 L -14 -30 C -26 -30 -27 -38 -27 -46 L -27 -54 C -27 -62"
                            + " -15 -62 -15 -54 L -15 -48 C -15 -44 -14 -43 -9 -43 L -9 -72 C -9"
                            + " -86 9 -86 9 -72 L 9 -36 C 14 -36 15 -37 15 -41 L 15 -48 C 15 -56 27"
                            + " -56 27 -48 L 27 -38 C 27 -28 24 -23 14 -23 L 9 -23 L 9 0 Z");
        b.solid(body, green, 2.6, 4);
        b.line(-3, -76, -3, -4, 1.4, Palette.shade(green, 0.4));
        b.line(3.5, -70, 3.5, -6, 1.4, Palette.shade(green, 0.4));
        for (int i = 0; i < 9; i++) {
            double y = -70 + i * 8;
            b.line(-9, y, -12, y - 2, 1.2, Palette.INK);
            b.line(9, y + 4, 12, y + 2, 1.2, Palette.INK);
        }
        b.flat(oval(0, -83, 4.5, 3.6), Palette.hex(0xE58FA6), 1.5);
    }

    static void lantern(Brush b) {
        b.glow(0, 0, 14, Palette.LAMP, 0.6);
        b.curve("M -7 -8 C -7 -20 7 -20 7 -8", 2, Palette.INK);
        b.flat(round(-7, -9, 14, 20, 4), Palette.LAMP, 2);
        b.fill(oval(0, 2, 2.6, 5), Palette.PAPER);
        b.solid(path("M -9 -8 L 9 -8 L 5 -14 L -5 -14 Z"), Palette.SLATE, 2, 0);
        b.solid(round(-9, 10, 18, 6, 2), Palette.SLATE, 2, 0);
    }

    static void rail(Brush b) {
        for (int side = -1; side <= 1; side += 2) {
            b.solid(round(side * 38 - 4, -34, 8, 35, 2), Palette.TIMBER, 2.3, 2);
        }
        b.solid(round(-48, -31, 96, 8, 4), Palette.TIMBER_LIGHT, 2.4, 2);
        b.curve("M 12 -24 C 8 -14 18 -12 14 -4", 2.4, Palette.DUST);
    }

    static void trough(Brush b) {
        b.solid(poly(-42, -22, 42, -22, 38, 0, -38, 0), Palette.TIMBER, 2.4, 3);
        b.planks(poly(-40, -16, 40, -16, 37, -2, -37, -2), Palette.TIMBER, 7, false);
        b.flat(
                path("M -42 -22 C -30 -30 30 -30 42 -22 C 30 -17 -30 -17 -42 -22 Z"),
                Palette.hex(0x7FB0C2),
                2.2);
        b.curve("M -22 -24 q 12 -2 22 0", 1.6, Palette.PAPER);
    }

    static void wheel(Brush b) {
        b.cord(oval(0, -21, 18, 18), 4.5, Palette.TIMBER_LIGHT);
        for (int i = 0; i < 4; i++) {
            double a = Math.PI * (i / 4.0 + 0.06);
            double x = Math.cos(a) * 16;
            double y = Math.sin(a) * 16;
            b.line(x, -21 + y, -x, -21 - y, 3, Palette.TIMBER_DARK);
        }
        b.solid(oval(0, -21, 5, 5), Palette.TIMBER, 2, 1);
    }

    static void tumbleweed(Brush b) {
        Color twig = Palette.hex(0x9C7438);
        for (int i = 0; i < 9; i++) {
            double a = i * 0.7;
            double r = 20 - i % 3 * 4;
            b.at(
                    0,
                    0,
                    1,
                    Math.toDegrees(a),
                    () ->
                            b.outline(
                                    b.unsteady(oval(2, -1, r, r * 0.62)),
                                    1.8,
                                    Palette.shade(twig, 0.35)));
            b.at(
                    0,
                    0,
                    1,
                    Math.toDegrees(a) + 20,
                    () -> b.outline(b.unsteady(oval(-2, 1, r * 0.9, r * 0.5)), 1.3, twig));
        }
    }

    static void rock(Brush b) {
        b.solid(
                path(
                        "M -26 0 C -28 -12 -18 -20 -8 -22 C 2 -26 10 -18 16 -16 C 24 -12 28 -6 26 0"
                                + " Z"),
                Palette.hex(0xB5875A),
                2.4,
                4);
        b.curve("M -8 -21 L -4 -11 L -10 -3", 1.5, Palette.shade(Palette.hex(0xB5875A), 0.5));
    }

    static void steerSkull(Brush b) {
        b.at(0, -10, 0.55, 12, () -> SeatArt.symbol(b, 2, Palette.PAPER, Palette.INK));
    }
}
