package meeples.art.coloma;

import static meeples.art.Brush.common;
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
import meeples.art.Portraits;
import meeples.coloma.model.Pioneer;

/** The faces of the six pioneer cards, on cards of 192 x 192, the origin at the bottom centre. */
final class PioneerPortraits {
    private static final Color DARK_HAIR = Palette.hex(0x2E2320);

    private PioneerPortraits() {}

    static void paint(Brush b, int pioneer) {
        switch (pioneer) {
            case Pioneer.ROBBER ->
                    Portraits.framed(b, Palette.hex(0xB98F8A), PioneerPortraits::robber);
            case Pioneer.HOMESTEADER ->
                    Portraits.framed(b, Palette.hex(0xBCD39A), PioneerPortraits::homesteader);
            case Pioneer.RENEGADE ->
                    Portraits.framed(b, Palette.hex(0xA9A4BE), PioneerPortraits::renegade);
            case Pioneer.RANGE_RIDER ->
                    Portraits.framed(b, Palette.hex(0xE6C48A), PioneerPortraits::rangeRider);
            case Pioneer.MAVERICK ->
                    Portraits.framed(b, Palette.hex(0xD8B2C4), PioneerPortraits::maverick);
            default -> Portraits.framed(b, Palette.hex(0xA6C4CC), PioneerPortraits::vigilante);
        }
    }

    private static void mouth(Brush b, String curve) {
        b.curve(curve, 2.6, Palette.hex(0x6A2A22));
    }

    /** A kerchief up to the eyes, a flat black hat, a sack of gold. */
    private static void robber(Brush b) {
        Color skin = Palette.hex(0xD9A878);
        Portraits.shoulders(b, Palette.hex(0x3B3236));
        Portraits.neck(b, skin);
        Portraits.head(b, skin, 28);
        Portraits.eyes(b, -103, 5, Palette.hex(0x4E6E3A));
        Portraits.brows(b, -114, 4, 5, DARK_HAIR);
        Shape cloth =
                b.solid(
                        path("M -39 -94 C -16 -86 16 -86 39 -94 L 34 -64 L 4 -30 L -34 -62 Z"),
                        Palette.BARN_RED,
                        2.6,
                        4);
        b.curve("M 0 -90 C 2 -84 2 -80 0 -76", 1.8, Palette.shade(Palette.BARN_RED, 0.4));
        for (int i = 0; i < 7; i++) {
            b.fill(common(cloth, oval(-24 + i * 8, -74 + i % 2 * 10, 2.2, 2.2)), Palette.PAPER);
        }
        b.solid(
                path("M -34 -122 L -30 -152 C -14 -158 14 -158 30 -152 L 34 -122 Z"),
                Hues.BLACK_CLOTH,
                2.8,
                4);
        b.fill(poly(-33, -128, 33, -128, 32, -136, -32, -136), Palette.BARN_RED);
        b.solid(
                path(
                        "M -74 -116 C -54 -132 54 -132 74 -116 C 76 -110 66 -110 56 -112 C 30 -117"
                                + " -30 -117 -56 -112 C -66 -110 -76 -110 -74 -116 Z"),
                Hues.BLACK_CLOTH,
                2.8,
                2);
        b.solid(
                path("M 44 -2 C 36 -26 48 -44 60 -46 C 78 -44 88 -20 84 4 L 46 6 Z"),
                Palette.DUST,
                2.6,
                4);
        b.line(50, -40, 72, -42, 3, Palette.TIMBER_DARK);
        b.at(64, -48, 0.9, 0, () -> Things.nugget(b));
        b.at(52, -46, 0.7, 0, () -> Things.nugget(b));
    }

    /** A kerchief over fair hair, a shawl, a saw over the shoulder. */
    private static void homesteader(Brush b) {
        Color skin = Palette.hex(0xF0C49A);
        Color hair = Palette.hex(0xD9A548);
        b.solid(
                path("M -42 -112 C -54 -92 -50 -66 -40 -54 L 40 -54 C 50 -66 54 -92 42 -112 Z"),
                hair,
                2.5,
                3);
        Portraits.shoulders(b, Palette.hex(0x7C9A5E));
        b.solid(poly(-26, -56, 0, -6, 26, -56), Palette.PAPER, 2.2, 0);
        b.solid(path("M -60 -44 L 0 2 L 60 -44 L 86 8 L -86 8 Z"), Palette.hex(0xB5613C), 2.4, 3);
        for (int i = -3; i <= 3; i++) {
            b.line(i * 20, -10 + Math.abs(i) * -4, i * 22, 8, 1.6, Palette.hex(0xE8B77A));
        }
        Portraits.neck(b, skin);
        Portraits.head(b, skin, 22);
        b.fill(oval(-24, -86, 9, 6), Palette.alpha(Palette.hex(0xE8735A), 0.4));
        b.fill(oval(24, -86, 9, 6), Palette.alpha(Palette.hex(0xE8735A), 0.4));
        Portraits.eyes(b, -101, 7.6, Palette.hex(0x2F6DB3));
        Portraits.brows(b, -114, -1.5, 3, Palette.shade(hair, 0.4));
        Portraits.nose(b, skin, 0);
        Shape smile = path("M -13 -74 C -6 -71 6 -71 13 -74 C 9 -63 -9 -63 -13 -74 Z");
        b.flat(smile, Palette.hex(0x7A2A22), 1.8);
        b.fill(common(smile, rect(-10, -75, 20, 5.5)), Color.WHITE);
        b.solid(
                path(
                        "M -44 -104 C -50 -146 -26 -158 0 -158 C 26 -158 50 -146 44 -104 C 36 -126"
                                + " 18 -132 0 -132 C -18 -132 -36 -126 -44 -104 Z"),
                Palette.hex(0xC8503A),
                2.8,
                4);
        for (int i = -3; i <= 3; i++) {
            b.fill(oval(i * 11, -142 + Math.abs(i) * 3.4, 2.6, 2.6), Palette.PAPER);
        }
        b.at(-66, -34, 2.2, -30, () -> finer(b, 0.6, () -> Glyphs.saw(b)));
    }

    /** Long black hair, a scar, a coat with the collar up, no hat. */
    private static void renegade(Brush b) {
        Color skin = Palette.hex(0xB5835C);
        b.solid(
                path("M -44 -118 C -58 -80 -58 -40 -46 -24 L 46 -24 C 58 -40 58 -80 44 -118 Z"),
                DARK_HAIR,
                2.6,
                3);
        Portraits.shoulders(b, Palette.hex(0x4E3B4F));
        b.solid(poly(-20, -54, 0, -14, 20, -54), Palette.hex(0x2E2A33), 2.2, 0);
        Portraits.neck(b, skin);
        Portraits.head(b, skin, 30);
        b.fill(
                path(
                        "M -36 -90 C -34 -68 -30 -58 0 -57 C 30 -58 34 -68 36 -90 C 24 -70 -24 -70"
                                + " -36 -90 Z"),
                Palette.alpha(DARK_HAIR, 0.35));
        Portraits.eyes(b, -101, 5, Palette.hex(0x6A4A20));
        Portraits.brows(b, -112, 3.4, 5, DARK_HAIR);
        Portraits.nose(b, skin, 1);
        mouth(b, "M -13 -70 C -6 -73 4 -73 13 -69");
        b.curve("M 16 -122 L 24 -80", 2.6, Palette.hex(0xE3B592));
        b.solid(
                path(
                        "M -42 -106 C -48 -142 -22 -156 6 -154 C 36 -152 48 -132 42 -100 C 38 -120"
                                + " 24 -130 8 -132 C -14 -128 -34 -124 -42 -106 Z"),
                DARK_HAIR,
                2.6,
                3);
        b.solid(
                path(
                        "M -40 -130 C -16 -122 16 -122 42 -128 L 41 -118 C 16 -112 -16 -112 -41"
                                + " -119 Z"),
                Palette.DYNAMITE,
                2.2,
                0);
        b.solid(path("M -64 -42 L -34 -66 L -24 -46 L -40 -8 Z"), Palette.hex(0x5E4A60), 2.5, 3);
        b.solid(path("M 64 -42 L 34 -66 L 24 -46 L 40 -8 Z"), Palette.hex(0x5E4A60), 2.5, 3);
        b.at(62, -16, 1.4, 0, () -> finer(b, 0.7, () -> Glyphs.grave(b)));
    }

    /** A sunburnt face under a wide straw-coloured hat, a lasso. */
    private static void rangeRider(Brush b) {
        Color skin = Palette.hex(0x9A6642);
        Color felt = Palette.hex(0xD9BE86);
        Portraits.shoulders(b, Palette.hex(0x3F6F8A));
        Portraits.neck(b, skin);
        Portraits.head(b, skin, 30);
        Portraits.eyes(b, -101, 5.4, Palette.TIMBER_DARK);
        Portraits.brows(b, -112, 1, 5, DARK_HAIR);
        Portraits.nose(b, skin, 1);
        b.solid(
                path(
                        "M 0 -80 C -10 -86 -28 -80 -34 -60 C -26 -66 -10 -68 0 -73 C 10 -68 26 -66"
                                + " 34 -60 C 28 -80 10 -86 0 -80 Z"),
                DARK_HAIR,
                2.2,
                1);
        mouth(b, "M -8 -66 C -3 -64 3 -64 8 -66");
        b.solid(
                path("M -36 -60 C -14 -46 14 -46 36 -60 L 30 -40 L 4 -16 L -30 -40 Z"),
                Palette.GOLD,
                2.4,
                3);
        b.solid(
                path(
                        "M -30 -122 C -38 -160 -30 -178 -16 -176 C -6 -174 -4 -164 0 -164 C 4 -164"
                                + " 6 -174 16 -176 C 30 -178 38 -160 30 -122 Z"),
                felt,
                2.8,
                5);
        b.fill(poly(-31, -126, 31, -126, 32, -136, -32, -136), Palette.hex(0x8A4A2A));
        b.solid(
                path(
                        "M -88 -130 C -70 -118 -40 -124 0 -124 C 40 -124 70 -118 88 -130 C 88 -112"
                                + " 58 -106 0 -106 C -58 -106 -88 -112 -88 -130 Z"),
                felt,
                2.8,
                4);
        b.cord(oval(58, -14, 24, 26), 5, Palette.DUST);
        b.cord(oval(60, -12, 15, 17), 4, Palette.DUST);
    }

    /** A woman with cards in her hat band, a choker and a knowing smile. */
    private static void maverick(Brush b) {
        Color skin = Palette.hex(0xE3B184);
        Color hair = Palette.hex(0x7A2E1E);
        b.solid(
                path(
                        "M -42 -116 C -62 -96 -56 -60 -44 -40 C -30 -36 -28 -54 -34 -62 L 34 -62 C"
                                + " 28 -54 30 -36 44 -40 C 56 -60 62 -96 42 -116 Z"),
                hair,
                2.6,
                4);
        Portraits.shoulders(b, Palette.hex(0x2F5F5B));
        b.solid(path("M -34 -56 C -20 -20 20 -20 34 -56 Z"), skin, 2.2, 3);
        Portraits.neck(b, skin);
        b.solid(
                path("M -20 -54 C -8 -46 8 -46 20 -54 L 20 -46 C 8 -38 -8 -38 -20 -46 Z"),
                Palette.INK,
                1.8,
                0);
        b.flat(oval(0, -42, 5, 6), Palette.GOLD, 1.6);
        Portraits.head(b, skin, 20);
        Portraits.eyes(b, -101, 6.4, Palette.hex(0x3E8E4F));
        Portraits.brows(b, -113, -3, 3, hair);
        Portraits.nose(b, skin, 0);
        b.solid(
                path(
                        "M -11 -73 C -4 -77 -2 -74 0 -74 C 2 -74 6 -78 14 -75 C 8 -65 -6 -65 -11"
                                + " -73 Z"),
                Palette.hex(0xB5303A),
                1.8,
                0);
        b.fill(oval(20, -78, 1.6, 1.6), Palette.INK);
        b.solid(
                path(
                        "M -40 -112 C -44 -140 -20 -150 0 -146 C 22 -150 44 -140 40 -112 C 30 -128"
                                + " 14 -134 -6 -130 C -22 -128 -34 -124 -40 -112 Z"),
                hair,
                2.4,
                3);
        b.at(
                0,
                0,
                1,
                -7,
                () -> {
                    b.at(-14, -166, 1.3, -16, () -> finer(b, 0.8, () -> Glyphs.card(b)));
                    b.at(4, -170, 1.3, 4, () -> finer(b, 0.8, () -> Glyphs.card(b)));
                    b.solid(
                            path("M -30 -132 L -27 -162 C -10 -167 10 -167 27 -162 L 30 -132 Z"),
                            Palette.PLUM,
                            2.8,
                            4);
                    b.fill(poly(-30, -138, 30, -138, 29.4, -146, -29.4, -146), Palette.GOLD);
                    b.solid(
                            path(
                                    "M -56 -134 C -40 -126 40 -126 56 -134 C 58 -122 40 -118 0 -118"
                                            + " C -40 -118 -58 -122 -56 -134 Z"),
                            Palette.PLUM,
                            2.8,
                            3);
                });
        b.at(62, -20, 1.7, 10, () -> finer(b, 0.6, () -> Glyphs.coin(b)));
    }

    /** Grey whiskers, a bowler, a home-made star and a lantern. */
    private static void vigilante(Brush b) {
        Color skin = Palette.hex(0xE0AC80);
        Color grey = Palette.hex(0xBDB8AE);
        Portraits.shoulders(b, Palette.hex(0x5B4A3A));
        b.solid(poly(-22, -56, 0, -16, 22, -56), Palette.PAPER, 2.2, 0);
        b.solid(poly(-5, -44, 5, -44, 8, -14, 0, -6, -8, -14), Palette.TEAL, 2, 0);
        Portraits.neck(b, skin);
        Portraits.head(b, skin, 34);
        b.solid(
                path("M -40 -110 C -46 -84 -44 -62 -26 -56 C -30 -70 -32 -88 -34 -104 Z"),
                grey,
                2.2,
                2);
        b.solid(path("M 40 -110 C 46 -84 44 -62 26 -56 C 30 -70 32 -88 34 -104 Z"), grey, 2.2, 2);
        Portraits.eyes(b, -102, 5.6, Palette.hex(0x3C5A78));
        Portraits.brows(b, -114, 3, 5.4, Palette.hex(0x8E8880));
        Portraits.nose(b, skin, 1);
        b.solid(
                path(
                        "M 0 -79 C -10 -85 -24 -80 -28 -68 C -16 -72 -6 -70 0 -74 C 6 -70 16 -72 28"
                                + " -68 C 24 -80 10 -85 0 -79 Z"),
                grey,
                2.2,
                1);
        mouth(b, "M -9 -65 C -3 -66 3 -66 9 -65");
        b.solid(path("M -36 -122 C -40 -168 40 -168 36 -122 Z"), Palette.hex(0x3A3A40), 2.8, 5);
        b.fill(
                path(
                        "M -37 -132 C -12 -126 12 -126 37 -132 L 37 -122 C 12 -117 -12 -117 -37"
                                + " -122 Z"),
                Palette.hex(0x6B6B74));
        b.solid(
                path(
                        "M -54 -128 C -46 -116 -22 -114 0 -114 C 22 -114 46 -116 54 -128 C 58 -118"
                                + " 42 -106 0 -106 C -42 -106 -58 -118 -54 -128 Z"),
                Palette.hex(0x3A3A40),
                2.6,
                2);
        b.solid(Pieces.star(-48, -22, 16), Hues.SILVER, 2.2, 2);
        b.glow(62, -22, 30, Palette.LAMP, 0.6);
        b.solid(round(50, -40, 24, 34, 5), Palette.TIMBER_DARK, 2.3, 0);
        b.flat(round(54, -34, 16, 22, 3), Palette.LAMP, 1.8);
        b.cord(path("M 54 -40 C 54 -54 70 -54 70 -40"), 2, Palette.STONE);
    }

    private static void finer(Brush b, double factor, Runnable what) {
        double before = b.fine;
        b.fine = before * factor;
        what.run();
        b.fine = before;
    }
}
