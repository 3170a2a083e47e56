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
import java.util.function.Consumer;
import meeples.picture.SharedArt;

/** Half-lengths of the four bots and of six people, 192 x 192, the origin at the bottom centre. */
public final class Portraits {
    private static final Color HAIR_GREY = Palette.hex(0xC9C4BA);

    /** One of those who wear a hat and a scarf. */
    private record Rider(
            Color back,
            Color skin,
            Color hair,
            Color coat,
            Color scarf,
            Color felt,
            Color eyes,
            boolean woman,
            boolean moustache) {}

    private static final Rider[] RIDERS = {
        new Rider(
                Palette.hex(0xDCC9A4),
                Palette.hex(0xE0AC7C),
                Palette.TIMBER_DARK,
                Palette.TIMBER,
                Palette.TEAL,
                Palette.TIMBER_LIGHT,
                Palette.TIMBER_DARK,
                false,
                false),
        new Rider(
                Palette.hex(0xBCD3C6),
                Palette.hex(0xF0C49A),
                Palette.hex(0xB5622A),
                Palette.hex(0x4E6E8A),
                Palette.BARN_RED,
                Palette.hex(0xD9C29A),
                Palette.hex(0x4E7F4A),
                true,
                false),
        new Rider(
                Palette.hex(0xE6C49A),
                Palette.hex(0x8A5A3C),
                Palette.hex(0x2E2320),
                Palette.SAGE,
                Palette.GOLD,
                Palette.SLATE,
                Palette.TIMBER_DARK,
                false,
                true),
        new Rider(
                Palette.hex(0xC9C3DA),
                Palette.hex(0xCB9468),
                Palette.hex(0x3A2A22),
                Palette.hex(0x7A3B3B),
                Palette.PLUM,
                Palette.hex(0x5B4632),
                Palette.TIMBER_DARK,
                true,
                false)
    };

    private Portraits() {}

    static void addTo(Gallery gallery) {
        portrait(
                gallery,
                SharedArt.botPortrait("tenderfoot"),
                Palette.hex(0xB9CFA0),
                Portraits::tenderfoot);
        portrait(
                gallery,
                SharedArt.botPortrait("prospector"),
                Palette.hex(0xE8C682),
                Portraits::prospector);
        portrait(
                gallery,
                SharedArt.botPortrait("marshal"),
                Palette.hex(0xA9C3D6),
                Portraits::marshal);
        portrait(
                gallery, SharedArt.botPortrait("legend"), Palette.hex(0xD59A7C), Portraits::legend);
        for (int which = 0; which < RIDERS.length; which++) {
            Rider rider = RIDERS[which];
            portrait(gallery, SharedArt.humanPortrait(which), rider.back, b -> rider(b, rider));
        }
        portrait(gallery, SharedArt.humanPortrait(4), Palette.hex(0xBFD0DE), Portraits::settler);
        portrait(gallery, SharedArt.humanPortrait(5), Palette.hex(0xCFC08E), Portraits::trapper);
    }

    private static void portrait(Gallery gallery, String name, Color back, Consumer<Brush> who) {
        gallery.add(name, 192, 192, b -> framed(b, back, who));
    }

    /** Somebody before rays of light, on a card of 192 x 192. */
    public static void framed(Brush b, Color back, Consumer<Brush> who) {
        Shape card = round(3, 3, 186, 186, 10);
        b.fill(
                card,
                new LinearGradientPaint(
                        0,
                        0,
                        0,
                        190,
                        new float[] {0f, 1f},
                        new Color[] {Palette.light(back, 0.35), back}));
        Shape clip = b.g.getClip();
        b.g.clip(card);
        for (int i = 0; i < 12; i++) {
            double a = Math.PI * (1 + i / 11.0);
            double c = Math.cos(a);
            double s = Math.sin(a);
            b.fill(
                    poly(
                            96,
                            120,
                            96 + c * 200 - s * 12,
                            120 + s * 200 + c * 12,
                            96 + c * 200 + s * 12,
                            120 + s * 200 - c * 12),
                    Palette.alpha(Palette.PAPER, 0.22));
        }
        b.at(96, 192, () -> who.accept(b));
        b.g.setClip(clip);
        b.outline(b.unsteady(card), 3.2);
    }

    // shared parts

    public static Shape shouldersShape() {
        return path("M -86 8 C -86 -38 -58 -50 -28 -56 L 28 -56 C 58 -50 86 -38 86 8 Z");
    }

    public static void shoulders(Brush b, Color coat) {
        b.solid(shouldersShape(), coat, 3, 6);
    }

    public static void neck(Brush b, Color skin) {
        b.solid(
                path("M -18 -78 L 18 -78 L 20 -48 C 8 -40 -8 -40 -20 -48 Z"),
                Palette.shade(skin, 0.18),
                2.4,
                0);
    }

    public static void head(Brush b, Color skin, double jaw) {
        for (int side = -1; side <= 1; side += 2) {
            b.solid(oval(side * 38, -98, 8, 11), skin, 2.4, 2);
        }
        b.solid(
                path(
                        "M -37 -118 C -37 -140 37 -140 37 -118 L 37 -92 C 36 -72 "
                                + jaw
                                + " -58 0 -57 C "
                                + -jaw
                                + " -58 -36 -72 -37 -92 Z"),
                skin,
                2.8,
                5);
    }

    public static void eyes(Brush b, double y, double open, Color iris) {
        for (int side = -1; side <= 1; side += 2) {
            Shape white = oval(side * 15, y, 7.5, open);
            b.fill(white, Palette.hex(0xFFFBF0));
            b.fill(common(white, oval(side * 15 + 1, y, 4, 4.4)), iris);
            b.fill(common(white, oval(side * 15 + 1, y, 2, 2.3)), Palette.INK);
            b.outline(white, 1.6);
            b.fill(oval(side * 15 + 2.2, y - 1.6, 1, 1), Color.WHITE);
        }
    }

    public static void brows(Brush b, double y, double slant, double w, Color colour) {
        for (int side = -1; side <= 1; side += 2) {
            b.line(side * 7, y + slant, side * 23, y - slant * 0.4, w, colour);
        }
    }

    public static void nose(Brush b, Color skin, double size) {
        b.fill(
                b.unsteady(
                        path(
                                "M -3 -98 C -4 -90 -9 -86 -6 -82 C -2 -79 6 -80 7 -84 C 6 -90 3 -92"
                                        + " 3 -98 Z")),
                Palette.shade(skin, 0.14));
        b.curve("M -6 -82 C -2 " + (-78 - size + 2) + " 5 -79 7 -84", 2, Palette.shade(skin, 0.6));
    }

    // who they are

    private static void tenderfoot(Brush b) {
        Color skin = Palette.hex(0xF2C79C);
        Color coat = Palette.SAGE;
        shoulders(b, coat);
        check(b, Palette.alpha(Palette.shade(coat, 0.5), 0.7));
        b.solid(poly(-26, -56, 0, -8, 26, -56), Palette.PAPER, 2.2, 0);
        neck(b, skin);
        b.solid(path("M 0 -42 L -22 -52 L -22 -32 Z"), Palette.BARN_RED, 2.2, 1.4);
        b.solid(path("M 0 -42 L 22 -52 L 22 -32 Z"), Palette.BARN_RED, 2.2, 1.4);
        b.solid(oval(0, -42, 5, 5), Palette.BARN_RED, 2, 0);
        Color hair = Palette.hex(0xC4682E);
        b.solid(
                path(
                        "M -42 -98 C -48 -126 -30 -140 0 -140 C 30 -140 48 -126 42 -98 C 36 -108 36"
                                + " -116 30 -120 L -30 -120 C -36 -116 -36 -108 -42 -98 Z"),
                hair,
                2.6,
                3);
        head(b, skin, 26);
        b.fill(oval(-24, -86, 9, 6), Palette.alpha(Palette.hex(0xE8735A), 0.45));
        b.fill(oval(24, -86, 9, 6), Palette.alpha(Palette.hex(0xE8735A), 0.45));
        for (int i = 0; i < 6; i++) {
            b.fill(
                    oval(
                            (i % 2 == 0 ? -1 : 1) * (17 + 4 * (i / 2)),
                            -90 + 3 * (i / 2 % 2),
                            1.3,
                            1.3),
                    Palette.hex(0xB5703F));
        }
        eyes(b, -102, 8.5, Palette.hex(0x4E7F4A));
        brows(b, -117, -2, 3.4, hair);
        nose(b, skin, 0);
        Shape smile = path("M -16 -76 C -8 -71 8 -71 16 -76 C 12 -62 -12 -62 -16 -76 Z");
        b.flat(smile, Palette.hex(0x7A2A22), 2);
        b.fill(common(smile, rect(-12, -77, 24, 6.5)), Color.WHITE);
        b.solid(path("M 26 -128 C 34 -134 38 -126 32 -120 Z"), hair, 2, 0);
        // a bowler that is a little too small
        b.at(
                0,
                -126,
                1,
                -6,
                () -> {
                    b.solid(path("M -32 0 C -36 -46 36 -46 32 0 Z"), Palette.hex(0x6B4A32), 2.8, 5);
                    b.solid(
                            path("M -32 -8 C -10 -2 10 -2 32 -8 L 32 1 C 10 6 -10 6 -32 1 Z"),
                            Palette.BARN_RED,
                            2,
                            0);
                    b.solid(
                            path(
                                    "M -50 -6 C -44 4 -20 6 0 6 C 20 6 44 4 50 -6 C 54 2 40 12 0 12"
                                            + " C -40 12 -54 2 -50 -6 Z"),
                            Palette.hex(0x6B4A32),
                            2.6,
                            2);
                });
    }

    private static void check(Brush b, Color line) {
        Shape clip = b.g.getClip();
        b.g.clip(shouldersShape());
        for (int i = -4; i <= 4; i++) {
            b.line(i * 18, -52, i * 20, 4, 1.6, line);
        }
        for (int i = 0; i < 3; i++) {
            b.line(-80, -34 + i * 16, 80, -34 + i * 16, 1.6, line);
        }
        b.g.setClip(clip);
    }

    private static void prospector(Brush b) {
        Color skin = Palette.hex(0xD99A6C);
        shoulders(b, Palette.BARN_RED);
        for (int side = -1; side <= 1; side += 2) {
            b.solid(
                    poly(side * 34, -54, side * 48, -50, side * 46, 6, side * 30, 6),
                    Palette.TIMBER,
                    2.4,
                    2);
        }
        neck(b, skin);
        Color beard = Palette.hex(0xD8D2C4);
        head(b, skin, 28);
        b.solid(
                path(
                        "M -40 -104 C -48 -70 -50 -34 -20 -16 C -10 -6 6 -14 10 -6 C 22 -16 50 -34"
                            + " 44 -70 C 44 -84 42 -94 40 -104 C 36 -94 30 -88 20 -88 C 10 -84 -10"
                            + " -84 -20 -88 C -30 -88 -36 -94 -40 -104 Z"),
                beard,
                2.8,
                6);
        for (int i = -3; i <= 3; i++) {
            b.curve(
                    "M "
                            + i * 11
                            + " -66 q "
                            + i * 2
                            + " 18 "
                            + i * 1
                            + " "
                            + (34 - Math.abs(i) * 5),
                    1.8,
                    Palette.shade(beard, 0.35));
        }
        b.solid(
                path(
                        "M -24 -82 C -14 -92 -4 -88 0 -84 C 4 -88 14 -92 24 -82 C 16 -74 6 -76 0"
                                + " -79 C -6 -76 -16 -74 -24 -82 Z"),
                Palette.light(beard, 0.3),
                2.2,
                1);
        Shape grin = path("M -11 -73 C -4 -70 4 -70 11 -73 C 8 -64 -8 -64 -11 -73 Z");
        b.flat(grin, Palette.hex(0x5A2018), 1.8);
        b.fill(common(grin, rect(-7, -74, 5, 6)), Color.WHITE);
        b.fill(common(grin, rect(1, -74, 5, 6)), Palette.GOLD);
        eyes(b, -104, 6, Palette.hex(0x7A5A20));
        b.fill(oval(-22, -94, 8, 4), Palette.alpha(Palette.hex(0xC8503A), 0.4));
        b.fill(oval(22, -94, 8, 4), Palette.alpha(Palette.hex(0xC8503A), 0.4));
        brows(b, -116, -3, 6, beard);
        b.solid(oval(0, -92, 8, 7.5), Palette.hex(0xE08A62), 2.2, 2);
        // a hat that has seen everything
        Color felt = Palette.hex(0x8C7350);
        b.solid(
                path(
                        "M -34 -122 C -40 -150 -30 -172 -16 -170 C -8 -168 -4 -160 2 -160 C 10 -160"
                                + " 12 -174 24 -168 C 36 -160 36 -140 34 -122 Z"),
                felt,
                2.8,
                5);
        b.solid(
                path(
                        "M -66 -112 C -60 -128 -30 -130 0 -128 C 30 -130 56 -134 70 -122 C 66 -112"
                                + " 40 -116 0 -114 C -30 -113 -52 -102 -66 -112 Z"),
                felt,
                2.8,
                3);
        b.solid(poly(12, -150, 26, -152, 28, -138, 14, -136), Palette.hex(0xB98F5A), 1.8, 0);
        b.line(11, -147, 15, -147, 1.6, Palette.INK);
        b.line(25, -140, 29, -140, 1.6, Palette.INK);
        // the nugget he will not put down
        b.at(
                58,
                -22,
                1.25,
                12,
                () ->
                        b.solid(
                                poly(-14, -4, -8, -13, 4, -14, 14, -6, 13, 6, 2, 12, -11, 8),
                                Palette.GOLD,
                                2.2,
                                4));
        b.fill(Pieces.star(52, -30, 5), Color.WHITE);
    }

    private static void marshal(Brush b) {
        Color skin = Palette.hex(0xC98E62);
        shoulders(b, Palette.hex(0x3C4E63));
        b.solid(poly(-26, -56, 0, -10, 26, -56), Palette.PAPER, 2.2, 0);
        b.solid(poly(-28, -58, -6, -10, -2, 6, -44, 6, -52, -46), Palette.hex(0x2C3A4C), 2.4, 2);
        b.solid(poly(28, -58, 6, -10, 2, 6, 44, 6, 52, -46), Palette.hex(0x2C3A4C), 2.4, 2);
        neck(b, skin);
        b.solid(path("M -7 -46 L 7 -46 L 9 -18 L 0 -8 L -9 -18 Z"), Palette.INK, 2, 0);
        head(b, skin, 34);
        b.fill(
                common(
                        path(
                                "M -37 -92 C -36 -72 -34 -58 0 -57 C 34 -58 36 -72 37 -92 L 30 -84"
                                        + " C 20 -70 -20 -70 -30 -84 Z"),
                        rect(-40, -95, 80, 40)),
                Palette.alpha(Palette.hex(0x3A2A20), 0.28));
        eyes(b, -103, 4.6, Palette.hex(0x2F6DB3));
        brows(b, -113, 3.5, 5.2, Palette.hex(0x3A2A20));
        nose(b, skin, 1);
        b.solid(
                path(
                        "M 0 -78 C -8 -86 -24 -82 -30 -62 C -24 -68 -10 -66 0 -71 C 10 -66 24 -68"
                                + " 30 -62 C 24 -82 8 -86 0 -78 Z"),
                Palette.hex(0x3A2A20),
                2.4,
                1.6);
        b.curve("M -6 -64 C -2 -62 2 -62 6 -64", 2.2, Palette.INK);
        Color felt = Palette.hex(0xE6D2A4);
        b.solid(
                path(
                        "M -34 -120 C -38 -160 -34 -178 -20 -178 C -10 -178 -6 -170 0 -170 C 6 -170"
                                + " 10 -178 20 -178 C 34 -178 38 -160 34 -120 Z"),
                felt,
                2.8,
                5);
        b.solid(
                path(
                        "M -78 -138 C -66 -124 -40 -124 0 -124 C 40 -124 66 -124 78 -138 C 80 -120"
                                + " 56 -110 0 -110 C -56 -110 -80 -120 -78 -138 Z"),
                felt,
                2.8,
                4);
        b.fill(
                b.unsteady(
                        path(
                                "M -34 -126 C -12 -122 12 -122 34 -126 L 35 -136 C 12 -132 -12 -132"
                                        + " -35 -136 Z")),
                Palette.hex(0x2F6DB3));
        b.solid(Pieces.star(-46, -22, 17), Palette.GOLD, 2.2, 2);
        for (int i = 0; i < 5; i++) {
            double a = Math.PI * (i * 0.4 - 0.5);
            b.flat(
                    oval(-46 + Math.cos(a) * 17, -22 + Math.sin(a) * 17, 2.6, 2.6),
                    Palette.GOLD,
                    1.4);
        }
    }

    private static void legend(Brush b) {
        Color skin = Palette.hex(0xC48A64);
        // grey braid over the shoulder
        Color poncho = Palette.PLUM;
        shoulders(b, poncho);
        b.fill(
                common(
                        path("M -86 8 C -86 -38 -58 -50 -28 -56 L 28 -56 C 58 -50 86 -38 86 8 Z"),
                        path("M -90 -26 L 0 -2 L 90 -26 L 90 -14 L 0 12 L -90 -14 Z")),
                Palette.GOLD_DEEP);
        b.fill(
                common(
                        path("M -86 8 C -86 -38 -58 -50 -28 -56 L 28 -56 C 58 -50 86 -38 86 8 Z"),
                        path("M -90 -40 L 0 -20 L 90 -40 L 90 -34 L 0 -13 L -90 -34 Z")),
                Palette.hex(0xD9A04A));
        b.solid(
                path("M -40 -112 C -52 -92 -46 -70 -40 -58 L 40 -58 C 46 -70 52 -92 40 -112 Z"),
                HAIR_GREY,
                2.6,
                4);
        neck(b, skin);
        b.solid(
                path("M -22 -58 C -10 -48 10 -48 22 -58 L 26 -46 C 10 -34 -10 -34 -26 -46 Z"),
                Palette.BARN_RED,
                2.2,
                2);
        head(b, skin, 20);
        for (int i = 0; i < 5; i++) {
            b.solid(oval(44 - i * 1.5, -66 + i * 14, 9 - i * 0.8, 9), HAIR_GREY, 2.2, 2.4);
        }
        b.solid(path("M 34 2 l 8 0 l 3 10 l -14 0 Z"), Palette.BARN_RED, 1.8, 0);
        eyes(b, -102, 4.2, Palette.hex(0x3E8E4F));
        for (int side = -1; side <= 1; side += 2) {
            b.curve(
                    "M "
                            + side * 8
                            + " -104 C "
                            + side * 14
                            + " -109 "
                            + side * 20
                            + " -107 "
                            + side * 24
                            + " -102",
                    2.8,
                    Palette.INK);
            b.curve(
                    "M "
                            + side * 25
                            + " -99 l "
                            + side * 6
                            + " 2 M "
                            + side * 25
                            + " -103 l "
                            + side * 7
                            + " -1",
                    1.4,
                    Palette.shade(skin, 0.5));
        }
        brows(b, -114, 3, 3.6, Palette.hex(0x8E8880));
        b.curve("M -20 -118 L -13 -84", 2.2, Palette.hex(0xE8C0A0));
        nose(b, skin, 0);
        b.curve("M -12 -71 C -4 -68 6 -69 14 -75", 2.6, Palette.hex(0x6A2A22));
        b.curve(
                "M -20 -82 C -23 -76 -21 -72 -18 -69 M 22 -84 C 24 -78 23 -74 20 -70",
                1.5,
                Palette.shade(skin, 0.5));
        Color felt = Palette.hex(0x332A2C);
        b.solid(path("M -32 -122 L -28 -164 C -10 -170 10 -170 28 -164 L 32 -122 Z"), felt, 2.8, 5);
        b.solid(
                path(
                        "M -76 -122 C -50 -132 50 -132 76 -122 C 78 -114 70 -112 60 -113 C 30 -117"
                                + " -30 -117 -60 -113 C -70 -112 -78 -114 -76 -122 Z"),
                felt,
                2.8,
                3);
        b.fill(
                b.unsteady(
                        path(
                                "M -31 -126 L -30 -137 C -10 -133 10 -133 30 -137 L 31 -126 C 10"
                                        + " -123 -10 -123 -31 -126 Z")),
                Palette.GOLD);
        for (int i = -3; i <= 3; i++) {
            b.fill(oval(i * 8, -129.5 + Math.abs(i) * -0.5, 2, 2), Palette.TEAL);
        }
        b.solid(
                path("M 26 -132 C 30 -160 44 -176 56 -182 C 56 -164 46 -142 32 -128 Z"),
                Palette.PAPER,
                2.2,
                2);
        b.curve("M 30 -132 C 38 -150 46 -166 54 -178", 1.6, Palette.TIMBER);
        b.fill(
                path("M 56 -182 C 50 -178 46 -174 42 -170 L 52 -166 C 55 -172 56 -178 56 -182 Z"),
                Palette.DYNAMITE);
    }

    private static void rider(Brush b, Rider rider) {
        Color skin = rider.skin;
        Color hair = rider.hair;
        Color scarf = rider.scarf;
        Color felt = rider.felt;
        boolean woman = rider.woman;
        shoulders(b, rider.coat);
        b.solid(poly(-20, -56, 0, -10, 20, -56), Palette.CREAM, 2.2, 0);
        neck(b, skin);
        double low = woman ? -52 : -70;
        b.solid(
                path(
                        "M -40 -106 C -48 -86 -46 "
                                + (low - 6)
                                + " -38 "
                                + low
                                + " L 38 "
                                + low
                                + " C 46 "
                                + (low - 6)
                                + " 48 -86 40 -106 Z"),
                hair,
                2.4,
                2);
        head(b, skin, woman ? 20 : 28);
        if (woman) {
            braids(b, hair, scarf);
        }
        b.solid(
                path("M -34 -62 C -14 -48 14 -48 34 -62 L 28 -42 L 0 -18 L -28 -42 Z"),
                scarf,
                2.4,
                3);
        for (int i = -2; i <= 2; i++) {
            b.fill(oval(i * 9, -45 + Math.abs(i) * -3, 2, 2), Palette.PAPER);
        }
        eyes(b, -100, 7, rider.eyes);
        brows(b, -113, -1, woman ? 3 : 4.2, hair);
        nose(b, skin, 0);
        if (rider.moustache) {
            b.solid(
                    path(
                            "M 0 -79 C -8 -84 -16 -80 -18 -74 C -10 -76 -4 -74 0 -76 C 4 -74 10 -76"
                                    + " 18 -74 C 16 -80 8 -84 0 -79 Z"),
                    hair,
                    1.8,
                    0);
        }
        b.curve("M -12 -72 C -6 -66 6 -66 12 -72", 2.6, Palette.hex(0x6A2A22));
        b.solid(
                path(
                        "M -32 -122 C -36 -156 -30 -168 -18 -168 C -8 -168 -4 -160 0 -160 C 4 -160"
                                + " 8 -168 18 -168 C 30 -168 36 -156 32 -122 Z"),
                felt,
                2.8,
                5);
        b.solid(
                path(
                        "M -72 -134 C -60 -122 -36 -124 0 -124 C 36 -124 60 -122 72 -134 C 74 -118"
                                + " 52 -110 0 -110 C -52 -110 -74 -118 -72 -134 Z"),
                felt,
                2.8,
                4);
        b.fill(
                b.unsteady(
                        path(
                                "M -32 -126 C -12 -122 12 -122 32 -126 L 33 -134 C 12 -130 -12 -130"
                                        + " -33 -134 Z")),
                scarf);
    }

    private static void braids(Brush b, Color hair, Color ribbon) {
        for (int side = -1; side <= 1; side += 2) {
            for (int i = 0; i < 4; i++) {
                b.solid(oval(side * (44 + i), -72 + i * 13, 8.5 - i * 0.7, 8.5), hair, 2.2, 2);
            }
            b.solid(oval(side * 48, -20, 5, 4), ribbon, 1.8, 0);
        }
    }

    /** A woman from the wagons, in a sunbonnet whose brim frames her face. */
    private static void settler(Brush b) {
        Color skin = Palette.hex(0xB67D55);
        Color hair = Palette.hex(0x2E2320);
        Color calico = Palette.hex(0x5F86A8);
        Color bonnet = Palette.hex(0xF3E3C2);
        b.solid(
                path(
                        "M -56 -60 C -72 -84 -74 -132 -50 -160 C -34 -180 34 -180 50 -160 C 74 -132"
                                + " 72 -84 56 -60 C 66 -48 60 -34 46 -32 L -46 -32 C -60 -34 -66"
                                + " -48 -56 -60 Z"),
                Palette.shade(bonnet, 0.16),
                2.8,
                5);
        shoulders(b, calico);
        Shape clip = b.g.getClip();
        b.g.clip(shouldersShape());
        for (int i = 0; i < 22; i++) {
            double x = -78 + i % 8 * 22 + i / 8 * 9;
            b.fill(oval(x, -38 + i / 8 * 18, 2.4, 2.4), Palette.PAPER);
        }
        b.g.setClip(clip);
        neck(b, skin);
        b.solid(
                path("M -34 -56 C -14 -40 14 -40 34 -56 L 44 -44 C 18 -20 -18 -20 -44 -44 Z"),
                Palette.PAPER,
                2.2,
                2);
        b.fill(b.unsteady(oval(0, -104, 47, 50)), Palette.shade(bonnet, 0.55));
        head(b, skin, 22);
        b.solid(
                path(
                        "M -38 -98 C -46 -130 -26 -146 0 -146 C 26 -146 46 -130 38 -98 C 36 -114 22"
                                + " -126 2 -132 C -20 -126 -36 -114 -38 -98 Z"),
                hair,
                2.4,
                2);
        b.curve("M 1 -133 C 0 -138 0 -141 0 -145", 1.6, Palette.shade(skin, 0.3));
        b.fill(oval(-23, -85, 8, 5), Palette.alpha(Palette.hex(0xC8503A), 0.35));
        b.fill(oval(23, -85, 8, 5), Palette.alpha(Palette.hex(0xC8503A), 0.35));
        eyes(b, -100, 7.4, Palette.hex(0x4A3020));
        brows(b, -113, -1.5, 3, hair);
        nose(b, skin, 0);
        Shape smile = path("M -13 -74 C -6 -71 6 -71 13 -74 C 9 -63 -9 -63 -13 -74 Z");
        b.flat(smile, Palette.hex(0x7A2A22), 1.8);
        b.fill(common(smile, rect(-10, -75, 20, 5.5)), Color.WHITE);
        // the brim, open below, with its ruffle
        Shape brim =
                Brush.minus(
                        path(
                                "M -52 -58 C -76 -96 -70 -146 -40 -166 C -18 -178 18 -178 40 -166 C"
                                        + " 70 -146 76 -96 52 -58 L 38 -64 L -38 -64 Z"),
                        path(
                                "M -34 -54 C -50 -82 -52 -124 -30 -142 C -14 -152 14 -152 30 -142 C"
                                        + " 52 -124 50 -82 34 -54 Z"));
        b.solid(brim, bonnet, 2.8, 4);
        for (int i = -5; i <= 5; i++) {
            double a = Math.toRadians(i * 23);
            b.line(
                    Math.sin(a) * 45,
                    -104 - Math.cos(a) * 47,
                    Math.sin(a) * 55,
                    -104 - Math.cos(a) * 58,
                    1.6,
                    Palette.shade(bonnet, 0.45));
        }
        for (int side = -1; side <= 1; side += 2) {
            b.curve(
                    "M " + side * 40 + " -62 C " + side * 34 + " -50 " + side * 14 + " -44 0 -44",
                    7.5,
                    Palette.INK);
            b.curve(
                    "M " + side * 40 + " -62 C " + side * 34 + " -50 " + side * 14 + " -44 0 -44",
                    4.6,
                    Palette.BARN_RED);
            b.solid(
                    path(
                            "M 0 -44 C "
                                    + side * 12
                                    + " -58 "
                                    + side * 28
                                    + " -52 "
                                    + side * 26
                                    + " -40 C "
                                    + side * 24
                                    + " -32 "
                                    + side * 10
                                    + " -34 0 -44 Z"),
                    Palette.BARN_RED,
                    2.2,
                    1.4);
            b.solid(
                    poly(side * 2, -40, side * 8, -38, side * 14, -12, side * 6, -14),
                    Palette.BARN_RED,
                    2,
                    0);
        }
        b.solid(oval(0, -43, 5.5, 5), Palette.BARN_RED, 2, 0);
    }

    /** A bear of a man with a full beard, in a cap of fur whose tail hangs over his shoulder. */
    private static void trapper(Brush b) {
        Color skin = Palette.hex(0xE3A47A);
        Color beard = Palette.hex(0x8A4320);
        Color hide = Palette.hex(0xB98552);
        Color fur = Palette.hex(0x6E5440);
        shoulders(b, hide);
        for (int i = 0; i < 11; i++) {
            double x = -72 + i * 14.4;
            b.line(x, -22 + Math.abs(i - 5) * 1.6, x - 1, -4, 2, Palette.shade(hide, 0.5));
        }
        b.curve("M -80 -18 C -40 -28 40 -28 80 -18", 3, Palette.shade(hide, 0.5));
        neck(b, skin);
        for (int side = -1; side <= 1; side += 2) {
            b.solid(
                    path(
                            "M "
                                    + side * 30
                                    + " -126 C "
                                    + side * 56
                                    + " -116 "
                                    + side * 54
                                    + " -84 "
                                    + side * 42
                                    + " -70 L "
                                    + side * 28
                                    + " -78 Z"),
                    beard,
                    2.4,
                    2);
        }
        head(b, skin, 32);
        b.solid(
                path(
                        "M -41 -106 C -54 -78 -56 -46 -36 -30 L -28 -34 L -22 -22 L -12 -28 L 0 -16"
                            + " L 12 -28 L 22 -22 L 28 -34 L 36 -30 C 56 -46 54 -78 41 -106 C 38"
                            + " -94 32 -90 22 -90 C 12 -86 -12 -86 -22 -90 C -32 -90 -38 -94 -41"
                            + " -106 Z"),
                beard,
                2.8,
                6);
        for (int i = -3; i <= 3; i++) {
            b.curve(
                    "M " + i * 11 + " -62 q " + i + " 12 " + i * 0.6 + " " + (26 - Math.abs(i) * 3),
                    1.8,
                    Palette.shade(beard, 0.45));
        }
        b.solid(
                path(
                        "M 0 -81 C -8 -90 -24 -88 -30 -74 C -20 -76 -8 -72 0 -77 C 8 -72 20 -76 30"
                                + " -74 C 24 -88 8 -90 0 -81 Z"),
                Palette.light(beard, 0.16),
                2.2,
                1.2);
        b.curve("M -9 -68 C -4 -65 4 -65 9 -68", 2.6, Palette.hex(0x4A1A14));
        b.fill(oval(-23, -93, 8, 4.5), Palette.alpha(Palette.hex(0xD8503A), 0.45));
        b.fill(oval(23, -93, 8, 4.5), Palette.alpha(Palette.hex(0xD8503A), 0.45));
        eyes(b, -104, 5.6, Palette.hex(0x3F6E8E));
        brows(b, -115, -1.5, 6.4, Palette.shade(beard, 0.2));
        nose(b, skin, 1);
        // the tail, ringed, then the cap
        Shape tail =
                path(
                        "M 34 -140 C 62 -142 78 -118 74 -84 C 72 -62 66 -44 58 -30 C 50 -36 48 -50"
                                + " 50 -66 C 54 -92 50 -112 32 -122 Z");
        Shape drawn = b.solid(tail, fur, 2.8, 4);
        for (int i = 0; i < 3; i++) {
            double y = -104 + i * 24;
            b.fill(
                    common(drawn, poly(38, y + 3, 84, y - 3, 84, y + 7, 38, y + 13)),
                    Palette.hex(0x33261F));
        }
        b.outline(drawn, 2.8);
        b.solid(
                path(
                        "M -42 -116 C -46 -128 -46 -142 -38 -154 L -32 -152 L -28 -164 L -18 -162 L"
                            + " -10 -172 L 0 -166 L 10 -173 L 18 -163 L 28 -165 L 32 -153 L 39 -154"
                            + " C 46 -142 46 -128 42 -116 Z"),
                Palette.light(fur, 0.12),
                2.8,
                5);
        b.solid(
                path(
                        "M -46 -112 L -48 -128 L -40 -126 L -30 -132 L -20 -127 L -10 -133 L 0 -128"
                            + " L 10 -133 L 20 -127 L 30 -132 L 40 -126 L 48 -128 L 46 -112 L 36"
                            + " -116 L 26 -111 L 14 -116 L 2 -111 L -10 -116 L -22 -111 L -34 -116"
                            + " Z"),
                Palette.shade(fur, 0.25),
                2.6,
                2);
        for (int i = -3; i <= 3; i++) {
            b.curve(
                    "M " + i * 9 + " " + (-142 - (3 - Math.abs(i)) * 2) + " q 2 -5 0 -9",
                    1.6,
                    Palette.shade(fur, 0.5));
        }
    }
}
