package meeples.art;

import static meeples.art.Brush.common;
import static meeples.art.Brush.oval;
import static meeples.art.Brush.path;
import static meeples.art.Brush.poly;
import static meeples.art.Brush.rect;
import static meeples.art.Brush.round;

import java.awt.Color;
import java.awt.LinearGradientPaint;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.util.function.Consumer;
import meeples.fistful.table.Art;
import meeples.picture.SeatColours;

/** The showdown: a street at sunset, four duelists with hats that come off, shots and smoke. */
final class FilmArt {
    private static final double FIGURE_W = 380;
    private static final double FIGURE_H = 400;
    private static final double LARGE = 5.4;

    private FilmArt() {}

    static void addTo(Gallery gallery) {
        gallery.add("film-sky", 16, 300, FilmArt::sky);
        gallery.add("film-sun", 420, 420, FilmArt::sun);
        gallery.add("film-mesas", 960, 150, FilmArt::mesas);
        gallery.add("film-ground", 16, 260, FilmArt::ground);
        gallery.add("film-street", 560, 640, FilmArt::street);
        gallery.add("film-shadow", 420, 70, b -> b.contactShadow(210, 35, 205, 30, 0.65));
        for (int kind = 0; kind < 4; kind++) {
            int k = kind;
            gallery.add(
                    Art.duelist(k),
                    FIGURE_W,
                    FIGURE_H,
                    b -> b.at(160, FIGURE_H - 12, () -> duelist(b, k)));
            gallery.add(Art.duelHat(k), 300, 130, b -> hat(b, k));
        }
        for (int face = 1; face <= 6; face++) {
            int f = face;
            die(gallery, Art.filmDie(f), b -> Pieces.die(b, f));
            for (int colour = 0; colour < SeatColours.WORDS.length; colour++) {
                int c = colour;
                if (SeatColours.isDark(c)) {
                    die(gallery, Art.darkFilmDie(f, c), b -> Pieces.darkDie(b, f, c));
                }
            }
        }
        gallery.add("muzzle-flash", 220, 180, FilmArt::muzzle);
        gallery.add("smoke-puff", 180, 180, FilmArt::smoke);
        gallery.add("versus", 180, 180, FilmArt::versus);
    }

    private static void die(Gallery gallery, String name, Consumer<Brush> die) {
        gallery.add(
                name,
                128,
                132,
                b -> {
                    b.fine = 0.65;
                    b.at(0, 0, 2, 0, () -> die.accept(b));
                });
    }

    private static void sky(Brush b) {
        b.fill(
                rect(0, 0, 16, 300),
                new LinearGradientPaint(
                        0,
                        0,
                        0,
                        300,
                        new float[] {0f, 0.4f, 0.75f, 1f},
                        new Color[] {
                            Palette.hex(0x5A2F4E),
                            Palette.hex(0xB4503F),
                            Palette.hex(0xF0953F),
                            Palette.hex(0xFBD07A)
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
                        new float[] {0f, 0.25f, 1f},
                        new Color[] {
                            Palette.hex(0xE79A4C), Palette.hex(0xC27338), Palette.hex(0x6E3A28)
                        }));
    }

    private static void sun(Brush b) {
        b.glow(210, 210, 208, Palette.hex(0xFFE7A0), 0.75);
        b.fill(oval(210, 210, 118, 118), Palette.hex(0xFFE9A8));
        b.fill(oval(210, 210, 104, 104), Palette.hex(0xFFF3C8));
    }

    private static void mesas(Brush b) {
        b.fill(
                path(
                        "M 0 150 L 0 100 L 70 96 L 92 44 L 106 38 L 190 38 L 204 48 L 224 98 L 330"
                            + " 104 L 420 96 L 440 70 L 500 68 L 520 98 L 640 104 L 668 30 L 682 24"
                            + " L 770 24 L 784 34 L 806 98 L 960 100 L 960 150 Z"),
                Palette.hex(0x9C4740));
        b.fill(
                path(
                        "M 0 150 L 0 120 L 180 116 L 260 112 L 284 84 L 352 84 L 372 114 L 560 122"
                                + " L 820 114 L 842 88 L 900 88 L 918 116 L 960 120 L 960 150 Z"),
                Palette.hex(0x7C3437));
    }

    /** The left side of the street in the last light; the right side is its mirror. */
    private static void street(Brush b) {
        AffineTransform before = b.g.getTransform();
        int[] row = {3, 2, 5};
        double x = 470;
        double scale = 0.95;
        for (int i = 0; i < row.length; i++) {
            int building = row[i];
            double s = scale;
            double at = x;
            b.g.translate(at, 520 + i * 52);
            b.g.shear(0, -0.16);
            b.g.scale(s * 0.82, s);
            b.fine = 1 / Math.sqrt(s);
            Facades.paint(b, building);
            b.g.setTransform(before);
            x -= 112 + 70 * i;
            scale *= 1.42;
        }
        b.fine = 1;
        b.glaze(
                new LinearGradientPaint(
                        0,
                        0,
                        560,
                        0,
                        new float[] {0f, 0.6f, 1f},
                        new Color[] {
                            Palette.alpha(Palette.hex(0x35182A), 0.9),
                            Palette.alpha(Palette.hex(0x5A2430), 0.72),
                            Palette.alpha(Palette.hex(0x9C4433), 0.6)
                        }));
    }

    // duelists

    private static void duelist(Brush b, int kind) {
        Color colour = Palette.KINDS[kind];
        b.at(
                0,
                0,
                LARGE,
                0,
                () -> {
                    b.fine = 0.42;
                    Shape trunk = Pieces.trunk();
                    b.solid(trunk, colour, 3, 2.4);
                    boots(b, trunk, kind);
                    clothes(b, kind, colour, trunk);
                    gunBelt(b, trunk);
                    gun(b);
                    face(b, kind);
                    b.fine = 1;
                });
    }

    private static void boots(Brush b, Shape trunk, int kind) {
        Color leather = kind == 2 ? Palette.INK : Palette.TIMBER_DARK;
        Shape low = b.unsteady(common(trunk, rect(-30, -7, 60, 10)));
        b.fill(low, leather);
        b.outline(low, 2.4);
        for (int side = -1; side <= 1; side += 2) {
            b.flat(Pieces.star(side * 20.5, -3, 2.6), Palette.GOLD, 1);
        }
    }

    private static void clothes(Brush b, int kind, Color colour, Shape trunk) {
        switch (kind) {
            case 0 -> {
                b.flat(
                        path(
                                "M -7 -37.5 L 7 -37.5 L 9 -25 L 10.5 -10 L 4 -6.5 L 0 -11 L -4 -6.5"
                                        + " L -10.5 -10 L -9 -25 Z"),
                        Palette.CREAM,
                        2.2);
                b.curve("M -7 -37 L -9 -39 M 7 -37 L 9 -39", 3, Palette.CREAM);
                b.outline(b.unsteady(round(-5, -31, 10, 6, 1)), 1.6, Palette.TIMBER);
                b.line(2, -35, 2, -29, 2.2, Palette.TIMBER_DARK);
            }
            case 1 -> {
                Color denim = Palette.hex(0x4A6378);
                b.flat(
                        path(
                                "M -8 -30 L 8 -30 L 9 -20 L 15.5 -12.5 L 18 -7.5 L 6 -7 L 0 -11 L"
                                        + " -6 -7 L -18 -7.5 L -15.5 -12.5 L -9 -20 Z"),
                        denim,
                        2.2);
                for (int side = -1; side <= 1; side += 2) {
                    b.line(side * 6, -38.5, side * 6, -29, 6, Palette.INK);
                    b.line(side * 6, -38.5, side * 6, -29, 3.6, denim);
                    b.fill(oval(side * 6, -28.5, 0.9, 0.9), Palette.GOLD);
                }
            }
            case 2 -> {
                Color vest = Palette.hex(0x3A2A2C);
                b.flat(
                        path("M -9 -38.5 L -3 -24 L -4 -17 L -12 -18.5 L -11.5 -24 L -14 -37 Z"),
                        vest,
                        2.2);
                b.flat(
                        path("M 9 -38.5 L 3 -24 L 4 -17 L 12 -18.5 L 11.5 -24 L 14 -37 Z"),
                        vest,
                        2.2);
                b.line(-10, -36, 10, -18, 6.4, Palette.INK);
                b.line(-10, -36, 10, -18, 4.4, Palette.TIMBER);
                for (int i = 0; i < 6; i++) {
                    b.fill(oval(-8 + i * 3.2, -34.2 + i * 2.9, 0.8, 0.8), Palette.GOLD);
                }
            }
            default -> {
                Color vest = Palette.hex(0x7A5230);
                b.flat(
                        path("M -9 -38.5 L -1 -24 L -2 -17 L -12.5 -18.5 L -11.5 -24 L -14 -37 Z"),
                        vest,
                        2.2);
                b.flat(
                        path("M 9 -38.5 L 1 -24 L 2 -17 L 12.5 -18.5 L 11.5 -24 L 14 -37 Z"),
                        vest,
                        2.2);
                b.solid(Pieces.star(-7, -29, 4.2), Palette.GOLD, 1.6, 0.5);
                b.flat(path("M -6 -39 L 6 -39 L 0 -32 Z"), Palette.BARN_RED, 1.8);
            }
        }
        b.outline(b.unsteady(trunk), 3);
    }

    private static void gunBelt(Brush b, Shape trunk) {
        Shape belt = b.unsteady(common(trunk, poly(-20, -21, 20, -18.5, 20, -14.8, -20, -17)));
        b.fill(belt, Palette.TIMBER_DARK);
        b.outline(belt, 1.8);
        for (int i = -3; i <= 3; i++) {
            if (i != 0) {
                b.fill(round(i * 3.3 - 0.6, -18.8 + i * 0.32, 1.2, 2.4, 0.5), Palette.GOLD);
            }
        }
        b.flat(round(-2.2, -20, 4.4, 4.4, 0.8), Palette.GOLD, 1.4);
        b.solid(path("M -15 -18 L -9 -17 L -9.5 -8 L -14 -8.4 Z"), Palette.TIMBER, 2, 0.8);
    }

    /** In the outstretched right hand. */
    private static void gun(Brush b) {
        b.solid(
                path(
                        "M 21 -35.4 L 38 -35.4 L 38 -32.4 L 29.5 -31.8 L 28.6 -29.8 L 25 -29.6 L"
                                + " 23.6 -25 L 19.6 -25.6 L 20.6 -31 Z"),
                Palette.STONE,
                2.4,
                0.6);
        b.flat(round(25.2, -34.6, 4.2, 3, 0.6), Palette.STONE_DEEP, 1.4);
        b.flat(path("M 20.6 -31 L 24.8 -30 L 23.6 -25 L 19.6 -25.6 Z"), Palette.TIMBER, 1.6);
        b.flat(oval(21.8, -29.6, 3, 2.6), Palette.SKIN, 2);
        b.fill(rect(37, -37, 1, 1.6), Palette.INK);
    }

    private static void face(Brush b, int kind) {
        Color skin = kind == 1 ? Palette.hex(0xD9A070) : Palette.SKIN;
        Color hair =
                switch (kind) {
                    case 0 -> Palette.hex(0xB5622A);
                    case 1 -> Palette.hex(0x9A9080);
                    case 2 -> Palette.hex(0x2E2320);
                    default -> Palette.hex(0x5B3A21);
                };
        b.solid(oval(0, -47, 11, 11.5), hair, 2.8, 0);
        b.solid(
                path(
                        "M -9.5 -49 C -9.5 -54 9.5 -54 9.5 -49 L 9.2 -43 C 8 -37.5 4 -36 0 -36 C -4"
                                + " -36 -8 -37.5 -9.2 -43 Z"),
                skin,
                2.2,
                1);
        for (int side = -1; side <= 1; side += 2) {
            b.fill(oval(side * 3.8, -46.4, 1.9, 1.15), Palette.hex(0xFFFBF0));
            b.fill(oval(side * 3.8 + 0.4, -46.4, 0.95, 1.1), Palette.INK);
            b.line(side * 1.6, -47.2, side * 6.4, -48.4, 2.2, Palette.INK);
            b.line(side * 1.8, -48.6, side * 6.4, -50.2, 2.6, hair);
        }
        b.curve("M -0.6 -46 L -1.4 -42.8 L 1.2 -42.6", 1.3, Palette.shade(skin, 0.6));
        switch (kind) {
            case 0 ->
                    b.flat(
                            path(
                                    "M 0 -41.6 C -2 -43 -5 -42.4 -6.4 -39.4 C -4 -40.4 -2 -40 0"
                                        + " -40.6 C 2 -40 4 -40.4 6.4 -39.4 C 5 -42.4 2 -43 0 -41.6"
                                        + " Z"),
                            hair,
                            1.3);
            case 1 ->
                    b.flat(
                            path(
                                    "M -9.3 -44 C -9.4 -36 -5 -30.5 0 -30 C 5 -30.5 9.4 -36 9.3 -44"
                                            + " C 7 -41 4 -42 0 -41.6 C -4 -42 -7 -41 -9.3 -44 Z"),
                            hair,
                            1.8);
            case 2 -> {
                b.flat(
                        path(
                                "M -10 -43.6 C -4 -42 4 -42 10 -43.6 L 8.6 -37 L 0 -28.6 L -8.6 -37"
                                        + " Z"),
                        Palette.ROBBER_CLOTH,
                        2);
                for (int i = -2; i <= 2; i++) {
                    b.fill(oval(i * 2.8, -38.6 - Math.abs(i) * 0.7, 0.7, 0.7), Palette.PAPER);
                }
            }
            default -> {
                b.flat(
                        path(
                                "M 0 -42 C -2.6 -43.4 -6 -42 -8 -37.6 C -5 -39.6 -2.4 -39.6 0 -40.8"
                                        + " C 2.4 -39.6 5 -39.6 8 -37.6 C 6 -42 2.6 -43.4 0 -42 Z"),
                        hair,
                        1.5);
                b.curve("M -2 -38.6 L 2.4 -38.8", 1.2, Palette.INK);
            }
        }
        if (kind == 1) {
            b.curve("M -2.4 -38.4 C -1 -37.6 1 -37.6 2.6 -38.4", 1.2, Palette.INK);
        }
    }

    /** The hat alone; its middle below is where the head's crown is. */
    private static void hat(Brush b, int kind) {
        b.at(
                150,
                118 + 47 * LARGE,
                LARGE * 1.06,
                0,
                () -> {
                    b.fine = 0.42;
                    switch (kind) {
                        case 0 -> Pieces.cap(b, Palette.KINDS[0]);
                        case 1 -> Pieces.helmet(b, Palette.KINDS[1]);
                        case 2 -> Pieces.blackHat(b);
                        default -> Pieces.starHat(b, Palette.KINDS[3]);
                    }
                    b.fine = 1;
                });
    }

    // shots

    private static void muzzle(Brush b) {
        b.glow(70, 90, 88, Palette.GOLD, 0.7);
        b.flat(
                path(
                        "M 20 90 L 62 66 L 58 30 L 96 58 L 140 20 L 138 64 L 214 56 L 160 90 L 214"
                                + " 122 L 138 116 L 142 160 L 96 122 L 60 152 L 62 112 Z"),
                Palette.hex(0xF28A2A),
                3);
        b.fill(
                path(
                        "M 30 90 L 74 72 L 72 50 L 100 70 L 126 46 L 128 74 L 178 70 L 142 90 L 178"
                                + " 110 L 128 106 L 128 134 L 100 110 L 74 130 L 74 108 Z"),
                Palette.GOLD);
        b.fill(
                path("M 40 90 L 84 78 L 100 80 L 134 82 L 120 90 L 134 98 L 100 100 L 84 102 Z"),
                Palette.hex(0xFFF6CF));
    }

    private static void smoke(Brush b) {
        Shape cloud =
                path(
                        "M 40 130 C 12 128 10 92 36 88 C 28 58 62 40 82 56 C 94 28 140 34 138 66 C"
                            + " 166 66 172 106 146 114 C 146 140 112 148 98 132 C 84 150 52 150 40"
                            + " 130 Z");
        b.solid(cloud, Palette.hex(0xD9CFC0), 3.2, 9);
        b.curve(
                "M 62 92 C 66 76 84 74 90 86 M 104 104 C 110 92 126 94 128 106",
                2.6,
                Palette.hex(0x8C8078));
    }

    private static void versus(Brush b) {
        b.at(
                90,
                92,
                () -> {
                    b.solid(Pieces.star(0, 0, 84), Palette.GOLD, 3.4, 5);
                    b.flat(oval(0, 2, 34, 34), Palette.BARN_RED, 2.8);
                    b.fill(Type.centred("VS", 0, 2, 28), Palette.PAPER);
                });
    }
}
