package meeples.art.coloma;

import static meeples.art.Brush.common;
import static meeples.art.Brush.oval;
import static meeples.art.Brush.path;
import static meeples.art.Brush.poly;
import static meeples.art.Brush.rect;
import static meeples.art.Brush.round;

import java.awt.Color;
import java.awt.Shape;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import meeples.art.Brush;
import meeples.art.Palette;
import meeples.art.Pieces;
import meeples.art.Type;
import meeples.coloma.model.Goods;

/**
 * Small pictures that stand for goods, tools and actions on cards, signs, barrels and bridges, and
 * as icons in texts. Each has its middle on the origin and is about 24 high.
 */
final class Glyphs {
    private static final Color STEEL = Palette.hex(0xBCC5CB);

    private Glyphs() {}

    /** Paints a glyph so many units high. */
    static void put(Brush b, Consumer<Brush> glyph, double cx, double cy, double height) {
        double scale = height / 24;
        double before = b.fine;
        b.fine = before * (scale < 1 ? 0.9 / Math.sqrt(scale) : 1 / Math.sqrt(scale));
        b.at(cx, cy, scale, 0, () -> glyph.accept(b));
        b.fine = before;
    }

    /** Paints glyphs side by side about a point. */
    static void row(
            Brush b,
            List<Consumer<Brush>> glyphs,
            double cx,
            double cy,
            double height,
            double step) {
        for (int i = 0; i < glyphs.size(); i++) {
            put(b, glyphs.get(i), cx + (i - (glyphs.size() - 1) / 2.0) * step, cy, height);
        }
    }

    /** A glyph for each piece of what is gained. */
    static List<Consumer<Brush>> of(Goods goods) {
        List<Consumer<Brush>> all = new ArrayList<>();
        add(all, goods.dudes(), Glyphs::dude);
        add(all, goods.nuggets(), Glyphs::nugget);
        add(all, goods.coins(), Glyphs::coin);
        add(all, goods.tents(), Glyphs::tent);
        add(all, goods.horses(), Glyphs::horse);
        add(all, goods.cards(), Glyphs::card);
        if (goods.points() > 0) {
            all.add(b -> points(b, goods.points()));
        }
        return all;
    }

    private static void add(List<Consumer<Brush>> all, int count, Consumer<Brush> glyph) {
        for (int i = 0; i < count; i++) {
            all.add(glyph);
        }
    }

    static void figure(Brush b, String text, double cx, double cy, double height, Color colour) {
        b.fill(Type.centred(text, cx, cy, height), colour);
    }

    // goods

    static void coin(Brush b) {
        Things.coinFace(b, 0, 0, 10.4);
    }

    static void nugget(Brush b) {
        b.at(0, 10, () -> Things.nugget(b));
    }

    static void dude(Brush b) {
        b.at(0, 12, 0.39, 0, () -> finer(b, 2, () -> Folk.anyDude(b)));
    }

    static void tent(Brush b) {
        b.at(
                0,
                11,
                0.7,
                0,
                () -> finer(b, 1.3, () -> Things.tent(b, Hues.CANVAS, Palette.TIMBER_DARK)));
    }

    static void wagon(Brush b) {
        b.at(-1, 10, 0.5, 0, () -> finer(b, 1.7, () -> Things.wagon(b, Hues.CANVAS)));
    }

    /** A horse's head that looks to the right. */
    static void horse(Brush b) {
        b.solid(
                path(
                        "M -9 11 C -9 2 -8 -6 -2 -9 L -1 -12 L 2 -9.4 C 6 -8 9 -3 11 1 C 12 4 10 6"
                                + " 7.4 5 C 5 4 3 3 1.6 3 C 2 6 4 8 4.4 11 Z"),
                Hues.BAY,
                2.1,
                1.8);
        b.solid(
                path("M -9.6 10 C -11 2 -9 -7 -2.6 -10 C -3 -6 -6 0 -5.6 10 Z"),
                Palette.hex(0x4A2A1A),
                1.5,
                0);
        b.fill(oval(3.4, -4, 1.3, 1.4), Palette.INK);
        b.line(2.4, -1, 8, -0.6, 1.2, Palette.DUST);
        b.line(2.4, -1, -1, -8, 1.2, Palette.DUST);
    }

    static void card(Brush b) {
        b.at(
                0,
                0,
                1,
                7,
                () -> {
                    b.solid(round(-7.4, -10.6, 15, 21, 2), Palette.PAPER, 2, 1.2);
                    b.solid(
                            path("M -4.4 1 L -4.4 -3.6 L 0 -7.6 L 4.6 -3.6 L 4.6 1 Z"),
                            Palette.BARN_RED,
                            1.3,
                            0);
                    b.line(-4, 4.4, 4.4, 4.4, 1.4, Palette.TIMBER);
                    b.line(-4, 7.2, 1.4, 7.2, 1.4, Palette.TIMBER);
                });
    }

    /** A star with a number in it: points. */
    static void points(Brush b, int count) {
        points(b, Integer.toString(count));
    }

    static void points(Brush b, String text) {
        Shape star = Pieces.star(0, 1, 14);
        b.outline(b.unsteady(star), 3.4);
        b.fill(star, Palette.GOLD);
        b.flat(oval(0, 1, 7.8, 7.8), Palette.light(Palette.GOLD, 0.45), 0);
        figure(b, text, 0, 1.2, text.length() > 1 ? 8.4 : 10, Palette.INK);
    }

    // tools and actions

    static void shovel(Brush b) {
        b.at(
                0,
                0,
                1,
                38,
                () -> {
                    b.solid(round(-1.8, -12, 3.6, 17, 1.2), Palette.TIMBER_LIGHT, 1.8, 0);
                    b.solid(round(-4.6, -14, 9.2, 3.8, 1.6), Palette.TIMBER, 1.7, 0);
                    b.solid(
                            path("M -5.6 2 L 5.6 2 C 6 8 4 12 0 14 C -4 12 -6 8 -5.6 2 Z"),
                            STEEL,
                            1.9,
                            1.2);
                });
    }

    static void wheelbarrow(Brush b) {
        b.line(12.6, -4, -1, 3, 4.2, Palette.INK);
        b.line(12.6, -4, -1, 3, 2.2, Palette.TIMBER_LIGHT);
        b.solid(path("M -11 -7 L 7.6 -7 L 4.6 3.6 L -6 3.6 Z"), Palette.TIMBER, 2, 1.4);
        b.line(4.6, 3, 6.6, 10.4, 2.8, Palette.INK);
        b.solid(oval(-7.4, 6.4, 5, 5), Palette.TIMBER_LIGHT, 2, 0);
        b.fill(oval(-7.4, 6.4, 1.5, 1.5), Palette.INK);
        b.solid(oval(-4, -8.6, 3.4, 2.8), Palette.GOLD, 1.5, 0);
        b.solid(oval(2.4, -8.4, 3, 2.4), Palette.STONE, 1.5, 0);
    }

    static void hammer(Brush b) {
        b.at(
                0,
                0,
                1,
                35,
                () -> {
                    b.solid(round(-2, -8, 4, 21, 1.2), Palette.TIMBER_LIGHT, 1.8, 0);
                    b.solid(
                            path("M -8.6 -12.6 L 5.6 -12.6 L 9.4 -8.6 L 5.6 -5.4 L -8.6 -5.4 Z"),
                            STEEL,
                            2,
                            1.2);
                });
    }

    static void saw(Brush b) {
        b.at(
                0,
                0,
                1,
                -28,
                () -> {
                    b.solid(
                            path(
                                    "M -4 -4.6 L 13.4 -2 L 13 1.6 L 11 0.6 L 9.6 3 L 7.6 1.6 L 6 4"
                                            + " L 4 2.6 L 2.4 5 L 0.4 3.6 L -1.2 6 L -4 5 Z"),
                            STEEL,
                            1.8,
                            0.8);
                    b.solid(
                            path("M -13 -5 C -11 -8 -5 -8 -3 -6 L -3 6 C -7 8 -12 7 -13 4 Z"),
                            Palette.TIMBER,
                            1.9,
                            1);
                    b.fill(oval(-8, 0, 2.4, 2.6), Palette.PAPER);
                    b.outline(oval(-8, 0, 2.4, 2.6), 1.4);
                });
    }

    static void building(Brush b) {
        b.solid(path("M -9 11 L -9 -4 L 0 -11.6 L 9 -4 L 9 11 Z"), Palette.BARN_RED, 2.1, 2);
        b.solid(
                path("M -12.4 -2.6 L 0 -13 L 12.4 -2.6 L 10 0 L 0 -8.4 L -10 0 Z"),
                Palette.TIMBER_DARK,
                1.6,
                0);
        b.solid(rect(-2.8, 2.6, 5.6, 8.4), Palette.TIMBER_DARK, 1.5, 0);
        b.flat(rect(4, 0.6, 3.4, 4), Palette.LAMP, 1.2);
        b.flat(rect(-7.4, 0.6, 3.4, 4), Palette.LAMP, 1.2);
    }

    static void hotel(Brush b) {
        b.solid(rect(-10, -9, 20, 20.4), Palette.hex(0x84506F), 2.1, 2);
        b.solid(poly(-12, -8, -9, -13, 9, -13, 12, -8), Palette.SLATE, 1.8, 0);
        for (int i = 0; i < 3; i++) {
            b.flat(rect(-7.4 + i * 5.6, -5.4, 3.6, 4.4), Palette.LAMP, 1.2);
        }
        b.flat(rect(-7.4, 3, 3.6, 4.4), Palette.LAMP, 1.2);
        b.flat(rect(3.8, 3, 3.6, 4.4), Palette.LAMP, 1.2);
        b.solid(rect(-2.2, 3, 4.4, 8.4), Palette.TIMBER_DARK, 1.3, 0);
    }

    /** Water between banks. */
    static void river(Brush b) {
        Shape water =
                b.solid(
                        path("M -12 -10 L 6 -10 C 0 -4 10 2 12 10 L -7 10 C -8 3 -16 -4 -12 -10 Z"),
                        Hues.RIVER,
                        2.1,
                        0);
        b.fill(
                common(
                        water,
                        path(
                                "M -12 -10 L -8 -10 C -11 -4 -4 3 -3 10 L -8 10 C -9 3 -16 -4 -12"
                                        + " -10 Z")),
                Hues.RIVER_DEEP);
        b.curve("M -4 -6 q 3 -2 5 0", 1.6, Hues.FOAM);
        b.curve("M -3 0 q 3 -2 6 0", 1.6, Hues.FOAM);
        b.curve("M 1 6 q 3 -2 6 0", 1.6, Hues.FOAM);
        b.outline(water, 2.1);
    }

    static void bridge(Brush b) {
        b.fill(b.unsteady(path("M -10 10 C -5 6 5 6 10 10 L 10 12 L -10 12 Z")), Hues.RIVER);
        b.solid(
                path(
                        "M -12.6 1 C -5 -6 5 -6 12.6 1 L 12.6 6 L 8.6 6 C 5 1 -5 1 -8.6 6 L -12.6 6"
                                + " Z"),
                Palette.TIMBER,
                2,
                1.2);
        for (int i = -2; i <= 2; i++) {
            b.line(
                    i * 5,
                    -3.4 + Math.abs(i) * 1.4,
                    i * 5,
                    -10 + Math.abs(i) * 1.4,
                    2,
                    Palette.TIMBER_DARK);
        }
        b.curve("M -11 -7 C -5 -11.4 5 -11.4 11 -7", 2.2, Palette.TIMBER_DARK);
    }

    static void barrel(Brush b) {
        b.solid(
                path("M -7 -11 L 7 -11 C 10 -5 10 5 7 11 L -7 11 C -10 5 -10 -5 -7 -11 Z"),
                Palette.TIMBER_LIGHT,
                2.1,
                2.2);
        b.line(-3, -10, -3.6, 10, 1.2, Palette.TIMBER);
        b.line(3, -10, 3.6, 10, 1.2, Palette.TIMBER);
        b.line(-8.6, -5, 8.6, -5, 2.4, Palette.STONE_DEEP);
        b.line(-8.6, 5, 8.6, 5, 2.4, Palette.STONE_DEEP);
    }

    /** A grave with a cross. */
    static void grave(Brush b) {
        b.solid(
                Brush.union(rect(-1.8, -12, 3.8, 18), round(-7, -8, 14, 4, 1)),
                Palette.TIMBER_LIGHT,
                1.8,
                1);
        b.solid(path("M -11.6 11 C -10 3 10 3 11.6 11 Z"), Palette.hex(0x8A6038), 2, 1.6);
    }

    static void gunman(Brush b) {
        b.at(
                0,
                12,
                0.39,
                0,
                () ->
                        finer(
                                b,
                                2,
                                () -> {
                                    Folk.anyDude(b);
                                    Folk.rifle(b);
                                }));
    }

    static void outlaw(Brush b) {
        b.at(2, 12, 0.39, 0, () -> finer(b, 2, () -> Folk.outlaw(b)));
    }

    static void badge(Brush b) {
        Things.badge(b, 10.4);
    }

    static void barricade(Brush b) {
        b.at(0, 10, 0.3, 0, () -> finer(b, 2.4, () -> Things.barricade(b)));
    }

    static void signpost(Brush b) {
        b.at(0, 12, 0.28, 0, () -> finer(b, 2.6, () -> Things.signpost(b)));
    }

    static void barker(Brush b) {
        b.at(-1, 13, 0.3, 0, () -> finer(b, 2.4, () -> Folk.barker(b)));
    }

    static void mule(Brush b) {
        b.at(-1, 12, 0.44, 0, () -> finer(b, 1.9, () -> Things.mule(b, 0)));
    }

    static void carrot(Brush b) {
        b.at(1, 13, 0.8, 0, () -> finer(b, 1.2, () -> Things.carrot(b, 4)));
    }

    static void mineCart(Brush b) {
        b.at(0, 11, 0.42, 0, () -> finer(b, 1.9, () -> Things.mineCart(b)));
    }

    static void dynamite(Brush b) {
        for (int i = -1; i <= 1; i++) {
            b.solid(
                    round(i * 5.4 - 2.5, -6 - (i == 0 ? 1.6 : 0), 5, 17, 1.6),
                    Palette.DYNAMITE,
                    1.7,
                    1);
        }
        b.solid(rect(-8.6, -0.6, 17.2, 4.4), Palette.PAPER, 1.4, 0);
        b.curve("M 0 -7 C 1 -12 6 -9 6 -13", 1.8, Palette.INK);
        b.fill(oval(6.4, -13, 2.2, 2.2), Palette.GOLD);
    }

    static void horseshoe(Brush b) {
        Shape shoe =
                path(
                        "M -9 10.6 L -4.6 10.6 L -5 8 C -8 2 -6.4 -5.6 0 -5.6 C 6.4 -5.6 8 2 5 8 L"
                            + " 4.6 10.6 L 9 10.6 L 9.4 8 C 12 0 10 -11 0 -11 C -10 -11 -12 0 -9.4"
                            + " 8 Z");
        b.solid(shoe, Palette.STONE, 2, 1);
    }

    static void campfire(Brush b) {
        b.solid(poly(-10, 11, 10, 6, 11, 9, -9, 13), Palette.TIMBER, 1.6, 0);
        b.solid(poly(10, 11, -10, 6, -11, 9, 9, 13), Palette.TIMBER_DARK, 1.6, 0);
        b.solid(
                path(
                        "M -6.6 5 C -9 -2 -3 -4 -2 -12 C 3 -8 3 -5 4 -3 C 6 -4 6 -6 6 -7 C 9 -2 9 3"
                                + " 6.4 6 C 3 9 -4 9 -6.6 5 Z"),
                Palette.hex(0xE8722A),
                1.9,
                0);
        b.fill(
                b.unsteady(path("M -3 5 C -4 1 -1 0 0 -4 C 3 -1 4 3 2.6 5.6 C 1 8 -2 7.6 -3 5 Z")),
                Palette.LAMP);
    }

    /** An arrow to the right. */
    static void arrow(Brush b) {
        b.flat(path("M -10 -3.4 L 1 -3.4 L 1 -9 L 11 0 L 1 9 L 1 3.4 L -10 3.4 Z"), Palette.INK, 0);
    }

    /** Less. */
    static void minus(Brush b) {
        b.fill(rect(-8, -2.4, 16, 4.8), Palette.INK);
    }

    private static void finer(Brush b, double factor, Runnable what) {
        double before = b.fine;
        b.fine = before * factor * 0.8;
        what.run();
        b.fine = before;
    }
}
