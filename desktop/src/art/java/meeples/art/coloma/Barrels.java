package meeples.art.coloma;

import static meeples.art.Brush.common;
import static meeples.art.Brush.oval;
import static meeples.art.Brush.path;
import static meeples.art.Brush.rect;
import static meeples.art.Brush.round;

import java.awt.Color;
import java.awt.Shape;
import java.util.List;
import java.util.function.Consumer;
import meeples.art.Brush;
import meeples.art.Palette;
import meeples.coloma.model.Barrel;
import meeples.coloma.model.Box;

/**
 * The ten kinds of barrels: the label shows what is in them. Each stands on the origin, 56 x 66.
 */
final class Barrels {
    /** Only a help: the labels tell the kinds apart. */
    private static final Color[] WOOD = {
        Palette.hex(0xB98552),
        Palette.hex(0xA06A3C),
        Palette.hex(0xC79A5E),
        Palette.hex(0x8F7A52),
        Palette.hex(0x9C7448),
        Palette.hex(0xA9613C),
        Palette.hex(0x7F8A5A),
        Palette.hex(0x8B6A7A),
        Palette.hex(0x6F7F86),
        Palette.hex(0x8A5A33)
    };

    private Barrels() {}

    static void barrel(Brush b, int kind) {
        cask(b, WOOD[kind]);
        label(b);
        List<Consumer<Brush>> glyphs = Glyphs.of(Box.barrel(kind));
        if (kind == Barrel.WAGON) {
            Glyphs.put(b, Glyphs::wagon, 0, -33, 31);
        } else if (glyphs.size() <= 2) {
            Glyphs.row(b, glyphs, 0, -33, 30, 20);
        } else {
            heap(b, glyphs);
        }
    }

    /** Two rows, the upper one longer. */
    private static void heap(Brush b, List<Consumer<Brush>> glyphs) {
        int above = (glyphs.size() + 1) / 2;
        double step = above > 2 ? 15 : 21;
        Glyphs.row(b, glyphs.subList(0, above), 0, -38, 17, step);
        Glyphs.row(b, glyphs.subList(above, glyphs.size()), 0, -27, 17, step);
    }

    /** What nobody knows: a lid nailed shut with a rope around it. */
    static void back(Brush b) {
        cask(b, Palette.hex(0x7A5A3C));
        b.cord(path("M -25 -46 C -10 -38 10 -28 26 -22"), 3.4, Palette.DUST);
        b.cord(path("M 25 -46 C 10 -38 -10 -28 -26 -22"), 3.4, Palette.DUST);
        b.solid(oval(0, -34, 9, 8.4), Palette.BARN_RED, 2.2, 2);
        Glyphs.figure(b, "?", 0, -34, 10, Palette.PAPER);
    }

    private static void cask(Brush b, Color wood) {
        Shape body =
                b.unsteady(
                        path(
                                "M -20 -62 C -28 -48 -29 -18 -20 -3 C -10 1 10 1 20 -3 C 29 -18 28"
                                        + " -48 20 -62 Z"));
        b.fill(body, wood);
        for (int i = -3; i <= 3; i++) {
            double x = i * 7.6;
            double bow = i * 2.2;
            Color seam = Palette.shade(wood, 0.45);
            b.curve(
                    "M "
                            + (x * 0.84)
                            + " -61 C "
                            + (x + bow)
                            + " -44 "
                            + (x + bow)
                            + " -20 "
                            + (x * 0.84)
                            + " -1",
                    1.4,
                    seam);
        }
        b.fill(
                Brush.minus(body, Brush.moved(body, -9, 0)),
                Palette.alpha(Palette.shade(wood, 0.5), 0.55));
        b.fill(
                Brush.minus(body, Brush.moved(body, 5, 0)),
                Palette.alpha(Palette.light(wood, 0.5), 0.6));
        hoop(b, body, -55, 5);
        hoop(b, body, -10, 5);
        b.outline(body, 2.6);
        b.solid(oval(0, -62, 20.4, 5), Palette.light(wood, 0.25), 2.3, 0);
        b.curve("M -13 -62 L 13 -62", 1.2, Palette.shade(wood, 0.4));
    }

    private static void hoop(Brush b, Shape body, double y, double h) {
        Shape ring =
                common(
                        body,
                        path(
                                "M -32 "
                                        + y
                                        + " C -14 "
                                        + (y + 6)
                                        + " 14 "
                                        + (y + 6)
                                        + " 32 "
                                        + y
                                        + " l 0 "
                                        + h
                                        + " C 14 "
                                        + (y + h + 6)
                                        + " -14 "
                                        + (y + h + 6)
                                        + " -32 "
                                        + (y + h)
                                        + " Z"));
        b.fill(ring, Palette.STONE_DEEP);
        b.fill(common(ring, rect(-18, -70, 9, 80)), Palette.STONE);
        b.outline(ring, 1.5);
    }

    private static void label(Brush b) {
        b.fill(round(-22, -48, 46, 35, 4), Palette.alpha(Palette.INK, 0.3));
        b.solid(round(-23.5, -50.5, 47, 35, 4), Palette.PAPER, 2.1, 1.6);
    }
}
