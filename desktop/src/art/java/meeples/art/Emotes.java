package meeples.art;

import static meeples.art.Brush.common;
import static meeples.art.Brush.oval;
import static meeples.art.Brush.path;
import static meeples.art.Brush.rect;

import java.awt.Color;
import java.awt.Shape;
import meeples.picture.SharedArt;

/** Faces of 72 x 72 that say something to the others at the table. */
final class Emotes {
    private static final Color MOUTH = Palette.hex(0x7A2A22);

    private Emotes() {}

    static void addTo(Gallery gallery) {
        for (int emote = 0; emote < SharedArt.EMOTES.length; emote++) {
            int e = emote;
            gallery.add(SharedArt.emote(e), 72, 72, b -> b.at(36, 40, () -> face(b, e)));
        }
    }

    private static void face(Brush b, int emote) {
        Color skin = emote == 4 ? Palette.hex(0xE58A66) : Palette.hex(0xF2C68E);
        b.contactShadow(2, 26, 24, 5, 0.4);
        b.solid(oval(0, 2, 25, 25), skin, 2.6, 4);
        switch (emote) {
            case 0 -> laugh(b);
            case 1 -> cheer(b);
            case 2 -> wow(b);
            case 3 -> sad(b);
            case 4 -> angry(b);
            default -> think(b);
        }
        hat(b, emote == 1 ? -3 : 0, emote == 1 ? 9 : 0);
    }

    private static void hat(Brush b, double lift, double tilt) {
        Color felt = Palette.TIMBER_LIGHT;
        b.at(
                0,
                -14 + lift,
                1,
                tilt,
                () -> {
                    b.solid(
                            path(
                                    "M -16 0 C -18 -16 -14 -21 -8 -21 C -3 -21 -2 -17 0 -17 C 2 -17"
                                            + " 3 -21 8 -21 C 14 -21 18 -16 16 0 Z"),
                            felt,
                            2.4,
                            2.6);
                    b.solid(
                            path(
                                    "M -34 -7 C -28 -1 -16 -1 0 -1 C 16 -1 28 -1 34 -7 C 36 3 24 6"
                                            + " 0 6 C -24 6 -36 3 -34 -7 Z"),
                            felt,
                            2.4,
                            2);
                });
    }

    private static void laugh(Brush b) {
        b.curve("M -15 -1 q 5 -6 9 0 M 6 -1 q 5 -6 9 0", 3, Palette.INK);
        grin(b, path("M -15 7 C -8 10 8 10 15 7 C 12 22 -12 22 -15 7 Z"));
        b.fill(path("M -19 2 q -5 7 0 9 q 5 -2 0 -9 Z"), Palette.SKY);
        b.fill(path("M 19 2 q 5 7 0 9 q -5 -2 0 -9 Z"), Palette.SKY);
    }

    private static void cheer(Brush b) {
        eyes(b, 3.4);
        grin(b, path("M -12 8 C -6 11 6 11 12 8 C 9 20 -9 20 -12 8 Z"));
    }

    private static void wow(Brush b) {
        b.fill(oval(-9, 0, 5, 6), Palette.PAPER);
        b.fill(oval(9, 0, 5, 6), Palette.PAPER);
        b.outline(oval(-9, 0, 5, 6), 1.6);
        b.outline(oval(9, 0, 5, 6), 1.6);
        b.fill(oval(-9, 0, 2, 2.4), Palette.INK);
        b.fill(oval(9, 0, 2, 2.4), Palette.INK);
        b.flat(oval(0, 16, 6, 7), MOUTH, 2.2);
    }

    private static void sad(Brush b) {
        eyes(b, 3);
        b.curve("M -14 -5 L -6 -8 M 14 -5 L 6 -8", 2.6, Palette.INK);
        b.curve("M -9 18 C -4 11 4 11 9 18", 3, MOUTH);
        b.flat(path("M 11 5 q -5 9 0 11 q 5 -2 0 -11 Z"), Palette.SKY, 1.6);
    }

    private static void angry(Brush b) {
        eyes(b, 3);
        b.curve("M -16 -7 L -5 -3 M 16 -7 L 5 -3", 3.6, Palette.INK);
        Shape teeth = path("M -11 10 L 11 10 L 12 18 L -12 18 Z");
        b.flat(teeth, Palette.PAPER, 2.2);
        b.line(-4, 10, -4, 18, 1.4, Palette.INK);
        b.line(4, 10, 4, 18, 1.4, Palette.INK);
        b.line(-12, 14, 12, 14, 1.4, Palette.INK);
    }

    private static void think(Brush b) {
        eyes(b, 3);
        b.curve("M -14 -4 L -6 -5 M 6 -9 L 15 -6", 3, Palette.INK);
        b.curve("M -6 15 C -2 13 4 14 9 11", 3, MOUTH);
        b.solid(
                path(
                        "M -16 26 C -18 20 -10 16 -4 18 L 2 16 C 5 17 4 20 1 21 L -4 23 C -4 30 -14"
                                + " 32 -16 26 Z"),
                Palette.hex(0xF2C68E),
                2,
                1.6);
    }

    private static void eyes(Brush b, double size) {
        b.fill(oval(-9, 0, size, size * 1.2), Palette.INK);
        b.fill(oval(9, 0, size, size * 1.2), Palette.INK);
        b.fill(oval(-8, -1.4, 1.1, 1.1), Color.WHITE);
        b.fill(oval(10, -1.4, 1.1, 1.1), Color.WHITE);
    }

    private static void grin(Brush b, Shape mouth) {
        b.flat(mouth, MOUTH, 2.2);
        b.fill(common(mouth, rect(-20, 7, 40, 5.4)), Color.WHITE);
    }
}
