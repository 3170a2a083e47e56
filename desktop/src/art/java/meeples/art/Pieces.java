package meeples.art;

import static meeples.art.Brush.moved;
import static meeples.art.Brush.oval;
import static meeples.art.Brush.path;
import static meeples.art.Brush.poly;
import static meeples.art.Brush.rect;
import static meeples.art.Brush.round;
import static meeples.art.Brush.union;

import java.awt.Color;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Area;
import java.awt.image.BufferedImage;
import meeples.fistful.table.Art;
import meeples.fistful.table.TownPlan;

/** Meeples, cubes, dynamite, bars and dice. */
public final class Pieces {
    static final int BUILDER = 0;
    static final int MINER = 1;
    static final int ROBBER = 2;
    static final int DEPUTY = 3;
    static final int MADAME = 4;

    private static final double W = TownPlan.MEEPLE_WIDTH;
    private static final double H = TownPlan.MEEPLE_HEIGHT;

    private Pieces() {}

    static void addTo(Gallery gallery) {
        for (int kind = 0; kind < Art.KINDS.length; kind++) {
            int k = kind;
            gallery.add(
                    Art.meeple(k),
                    W,
                    H,
                    b ->
                            b.at(
                                    W / 2,
                                    H - 3,
                                    0.96,
                                    0,
                                    () -> b.withHalo(Palette.PAPER, () -> meeple(b, k))));
            gallery.add(Art.ghost(k), W, H, b -> b.at(W / 2, H - 2, () -> ghost(b, k)));
        }
        gallery.add(Art.MEEPLE_SHADOW, 72, 28, b -> b.contactShadow(38, 14, 33, 12, 0.6));
        cubes(gallery);
        gallery.add(
                Art.DYNAMITE,
                TownPlan.DYNAMITE_WIDTH + 4,
                TownPlan.DYNAMITE_HEIGHT + 4,
                b -> b.at(15, 52, () -> dynamite(b)));
        gallery.add(
                Art.BAR,
                TownPlan.BAR_WIDTH,
                TownPlan.BAR_HEIGHT,
                b -> b.at(TownPlan.BAR_WIDTH / 2, TownPlan.BAR_HEIGHT - 2, () -> bar(b)));
        bag(gallery);
        marks(gallery);
    }

    /**
     * For those who don't see colours: a sign for each kind of meeple, to lie over its picture. As
     * large as that, so that it bends and stretches with it.
     */
    private static void marks(Gallery gallery) {
        for (int kind = 0; kind < Art.KINDS.length; kind++) {
            int k = kind;
            gallery.add(Art.mark(k), W, H, b -> b.at(W / 2, H - 3, 0.96, 0, () -> mark(b, k)));
        }
    }

    /** On the belly of a meeple that stands on the origin. */
    static void mark(Brush b, int kind) {
        b.at(
                0,
                -19,
                () -> {
                    Shape sign = sign(kind);
                    b.outline(sign, 7, Palette.INK);
                    b.outline(sign, 3.4, Color.WHITE);
                    b.fill(sign, Color.WHITE);
                });
    }

    private static Shape sign(int kind) {
        return switch (kind) {
            case BUILDER -> rect(-7.5, -7.5, 15, 15);
            case MINER -> poly(0, -9.5, 9.5, 7, -9.5, 7);
            case ROBBER ->
                    poly(
                            -9, -5, -5, -9, 0, -4, 5, -9, 9, -5, 4, 0, 9, 5, 5, 9, 0, 4, -5, 9, -9,
                            5, -4, 0);
            case DEPUTY -> star(0, 0, 11);
            default ->
                    path(
                            "M 0 10 C -9 3 -11 -1 -10 -5 C -8.5 -10 -2 -9.5 0 -4.5 C 2 -9.5 8.5"
                                    + " -10 10 -5 C 11 -1 9 3 0 10 Z");
        };
    }

    // meeples

    /** A meeple standing on the origin. */
    static void meeple(Brush b, int kind) {
        Color colour = Palette.KINDS[kind];
        switch (kind) {
            case BUILDER -> {
                hammer(b);
                body(b, colour);
                apron(b);
                cap(b, colour);
            }
            case MINER -> {
                pick(b);
                body(b, colour);
                belt(b, Palette.TIMBER_DARK);
                helmet(b, colour);
            }
            case ROBBER -> {
                sack(b);
                body(b, colour);
                belt(b, Palette.INK);
                mask(b);
            }
            case DEPUTY -> {
                body(b, colour);
                belt(b, Palette.TIMBER_DARK);
                b.flat(star(0, -26, 7.2), Palette.GOLD, 1.5);
                starHat(b, colour);
            }
            default -> {
                gown(b, colour);
                bonnet(b, colour);
                fan(b);
            }
        }
    }

    /** The silhouette alone, in white. */
    private static void ghost(Brush b, int kind) {
        BufferedImage solid =
                new BufferedImage((int) (W * 4), (int) (H * 4), BufferedImage.TYPE_INT_ARGB);
        Brush inner = new Brush(solid, W, H, Art.meeple(kind).hashCode());
        inner.at(W / 2, H - 2, () -> meeple(inner, kind));
        inner.g.dispose();
        for (int y = 0; y < solid.getHeight(); y++) {
            for (int x = 0; x < solid.getWidth(); x++) {
                solid.setRGB(x, y, solid.getRGB(x, y) & 0xFF000000 | 0xFFFFFF);
            }
        }
        b.g.setRenderingHint(
                RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
        AffineTransform place = AffineTransform.getTranslateInstance(-W / 2, -(H - 2));
        place.scale(0.25, 0.25);
        b.g.drawImage(solid, place, null);
    }

    private static final String HALF_BODY =
            "M 0 -39 L 8 -38.5 C 13 -37.5 19 -37 22.5 -34.5 C 25.5 -32.5 26 -28 22.5 -26.5"
                    + " C 19 -25 15 -24.5 12.5 -23 C 12 -20 13.5 -17 15 -14 L 20.5 -4"
                    + " C 21.5 -1.5 20.5 0 18 0 L 8 0 C 6 0 5 -1 4 -3 L 0 -10 Z";

    public static Shape trunk() {
        Shape half = path(HALF_BODY);
        return union(half, Brush.mirrored(half));
    }

    private static Shape bodyShape() {
        return union(trunk(), oval(0, -44.5, 10, 10.5));
    }

    private static void body(Brush b, Color colour) {
        b.solid(bodyShape(), colour, 2.6, 3.4);
        face(b);
    }

    private static void face(Brush b) {
        b.fill(b.unsteady(oval(0, -43, 6.6, 6.2)), Palette.SKIN);
        eyes(b);
    }

    private static void eyes(Brush b) {
        b.fill(oval(-2.8, -42.8, 1.35, 1.7), Palette.INK);
        b.fill(oval(2.8, -42.8, 1.35, 1.7), Palette.INK);
    }

    private static void belt(Brush b, Color colour) {
        Area strip = Brush.common(bodyShape(), rect(-30, -20.5, 60, 4.4));
        b.fill(strip, colour);
        b.flat(round(-3, -21, 6, 5.4, 1), Palette.GOLD, 1.2);
    }

    private static void apron(Brush b) {
        b.flat(
                path("M -7 -33 L 7 -33 L 8.5 -23 L 10 -11 L -10 -11 L -8.5 -23 Z"),
                Palette.CREAM,
                1.6);
        b.line(-4, -21, 4, -21, 1.4, Palette.TIMBER);
    }

    private static void hammer(Brush b) {
        b.at(
                18.5,
                -29,
                0.95,
                8,
                () -> {
                    b.solid(round(-2.2, -24, 4.6, 30, 1.5), Palette.TIMBER_LIGHT, 2.2, 1);
                    b.solid(
                            path("M -9 -31 L 7 -31 L 7 -28 L 9.5 -26 L 7 -23 L -9 -23 Z"),
                            Palette.STONE,
                            2.2,
                            2);
                });
    }

    static void cap(Brush b, Color colour) {
        b.solid(
                path("M -12 -48 C -13 -58 -6 -61 1 -61 C 9 -61 13 -56 12.5 -49 Z"),
                Palette.light(colour, 0.28),
                2.4,
                2.4);
        b.solid(
                path(
                        "M -12.5 -50 C -4 -52 4 -52 12 -50 C 13 -47 12 -46.5 10 -47 C 0 -49 -8"
                                + " -48.5 -17 -45.5 C -18.5 -47 -16 -49 -12.5 -50 Z"),
                Palette.shade(colour, 0.35),
                2,
                0);
    }

    private static void pick(Brush b) {
        b.at(
                -16.5,
                -30,
                0.9,
                -6,
                () -> {
                    b.solid(round(-2.2, -25, 4.6, 34, 1.5), Palette.TIMBER, 2.2, 1);
                    b.solid(
                            path(
                                    "M -13 -16 C -10 -25 -4 -28 0 -28 C 5 -28 10 -25 13 -17 C 9 -21"
                                            + " 4 -22.5 0 -22.5 C -5 -22.5 -9 -21 -13 -16 Z"),
                            Palette.STONE,
                            2.2,
                            1.4);
                });
    }

    static void helmet(Brush b, Color colour) {
        b.solid(
                path("M -12.5 -48 C -13.5 -57 -7 -61.5 0 -61.5 C 7 -61.5 13.5 -57 12.5 -48 Z"),
                Palette.light(colour, 0.18),
                2.4,
                2.6);
        b.solid(round(-16, -50.5, 32, 5, 2.4), Palette.shade(colour, 0.25), 2.2, 0);
        b.glow(0, -55, 8, Palette.PAPER, 0.9);
        b.flat(oval(0, -55, 4.2, 4.2), Palette.hex(0xFFF6CF), 1.8);
    }

    private static void sack(Brush b) {
        b.solid(
                path(
                        "M 13 -30 C 17 -36 20 -37 22 -34 C 27 -31 28 -19 25 -13 C 22 -8 14 -9 12"
                                + " -14 Z"),
                Palette.DUST,
                2.3,
                3);
        b.line(15.5, -31, 24, -30, 1.6, Palette.TIMBER_DARK);
    }

    private static void mask(Brush b) {
        // the bandana over mouth and nose, with its knot behind
        b.solid(
                path("M 8 -42 L 18 -45 L 15 -39.5 L 19 -36 L 8 -38 Z"),
                Palette.shade(Palette.ROBBER_CLOTH, 0.1),
                1.8,
                0);
        b.solid(
                path("M -10 -43 C -4 -41.5 4 -41.5 10 -43 L 8.5 -36 L 0 -28 L -8.5 -36 Z"),
                Palette.ROBBER_CLOTH,
                1.9,
                1.4);
        for (int i = -1; i <= 1; i++) {
            b.fill(oval(i * 4, -37.5 + Math.abs(i) * -1.2, 1, 1), Palette.PAPER);
        }
        blackHat(b);
    }

    /** Low, with a wide brim. */
    static void blackHat(Brush b) {
        b.solid(
                path(
                        "M -9.5 -49 C -10 -57 -7 -59.5 -3 -58.5 C -1 -58 1 -58 3 -58.5 C 7 -59.5 10"
                                + " -57 9.5 -49 Z"),
                Palette.hex(0x3B2A26),
                2.2,
                2);
        b.solid(
                path(
                        "M -21 -49.5 C -14 -53 14 -53 21 -49.5 C 22 -47 19 -46.5 16 -46.5 C 8 -47.5"
                                + " -8 -47.5 -16 -46.5 C -19 -46.5 -22 -47 -21 -49.5 Z"),
                Palette.hex(0x3B2A26),
                2.2,
                0);
        b.line(-8.6, -50.8, 8.6, -50.8, 1.8, Palette.KINDS[ROBBER]);
    }

    static void starHat(Brush b, Color colour) {
        Color felt = Palette.hex(0xE6D2A4);
        b.solid(
                path(
                        "M -10.5 -48 C -11.5 -58 -10 -62 -5.5 -62 C -3 -62 -1.5 -60 0 -60 C 1.5 -60"
                                + " 3 -62 5.5 -62 C 10 -62 11.5 -58 10.5 -48 Z"),
                felt,
                2.4,
                2.6);
        b.solid(
                path(
                        "M -24 -55.5 C -20 -51 -12 -50.5 0 -50.5 C 12 -50.5 20 -51 24 -55.5 C 25"
                                + " -49 19 -45.5 0 -45.5 C -19 -45.5 -25 -49 -24 -55.5 Z"),
                felt,
                2.4,
                1.6);
        b.fill(
                b.unsteady(
                        path(
                                "M -10.4 -51.5 C -4 -50.5 4 -50.5 10.4 -51.5 L 10.6 -54 C 4 -53 -4"
                                        + " -53 -10.6 -54 Z")),
                colour);
        b.flat(star(0, -55.5, 5.4), Palette.GOLD, 1.3);
    }

    private static void gown(Brush b, Color colour) {
        b.solid(
                path(
                        "M -7 -37 C -13 -37 -19 -34 -22 -29 C -23 -26 -20 -24 -17 -25 L -9 -28 L -8"
                            + " -23 C -12 -17 -20 -9 -22 -2 C -22 0 -21 0 -20 0 L 20 0 C 21 0 22 0"
                            + " 22 -2 C 20 -9 12 -17 8 -23 L 9 -28 L 17 -25 C 20 -24 23 -26 22 -29"
                            + " C 19 -34 13 -37 7 -37 Z"),
                colour,
                2.6,
                3.4);
        Color frill = Palette.light(colour, 0.55);
        b.flat(
                path(
                        "M -19.5 -7.5 C -15 -4 -11 -9 -6.5 -6 C -2 -3 2 -9 6.5 -6 C 11 -3 15 -9"
                                + " 19.5 -7.5 L 21.5 -1 L -21.5 -1 Z"),
                frill,
                1.6);
        b.fill(b.unsteady(path("M -8 -24.5 L 8 -24.5 L 8.6 -21.5 L -8.6 -21.5 Z")), Palette.PLUM);
        b.solid(oval(0, -44.5, 9.6, 10), Palette.PLUM, 2.4, 0);
        b.fill(b.unsteady(oval(0, -42.6, 6.8, 6.6)), Palette.SKIN);
        eyes(b);
        b.fill(oval(0, -39.6, 1.8, 1), Palette.hex(0xC8321E));
    }

    private static void bonnet(Brush b, Color colour) {
        b.solid(
                path("M 6 -55 C 11 -63 21 -60 22 -50 C 18 -54 14 -53 9 -51 Z"),
                Palette.hex(0xF7D9E8),
                1.9,
                1.2);
        b.solid(
                path(
                        "M -12 -48 C -13 -58 -5 -61 1 -60 C 9 -60 13 -56 12 -48 C 6 -52 -6 -52 -12"
                                + " -48 Z"),
                Palette.shade(colour, 0.18),
                2.3,
                2);
        b.solid(
                path(
                        "M -18 -47.5 C -14 -53 14 -54 18 -48.5 C 14 -47.5 10 -49.5 0 -49.5 C -8"
                                + " -49.5 -13 -47.5 -18 -47.5 Z"),
                Palette.light(colour, 0.35),
                1.9,
                0);
        b.flat(oval(9, -53, 3, 3), Palette.GOLD, 1.3);
    }

    private static void fan(Brush b) {
        b.at(
                -16,
                -25,
                0.9,
                -20,
                () -> {
                    Shape leaf = path("M 0 4 L -12 -8 C -9 -15 9 -15 12 -8 Z");
                    b.solid(leaf, Palette.hex(0xF9EFD9), 2, 0);
                    for (int i = -2; i <= 2; i++) {
                        b.line(0, 3, i * 4.8, -10.5 + Math.abs(i) * 1.2, 1, Palette.KINDS[MADAME]);
                    }
                });
    }

    public static Shape star(double cx, double cy, double r) {
        double[] xy = new double[20];
        for (int i = 0; i < 10; i++) {
            double angle = Math.PI * (i / 5.0 - 0.5);
            double reach = i % 2 == 0 ? r : r * 0.46;
            xy[2 * i] = cx + Math.cos(angle) * reach;
            xy[2 * i + 1] = cy + Math.sin(angle) * reach;
        }
        return poly(xy);
    }

    // cubes

    private static void cubes(Gallery gallery) {
        double size = TownPlan.CUBE_SIZE + 2;
        cube(gallery, Art.CUBE_GOLD, size, Palette.GOLD, Palette.GOLD_DEEP, true);
        cube(gallery, Art.CUBE_STONE, size, Palette.STONE, Palette.STONE_DEEP, false);
        gallery.add(Art.CUBE_SHADOW, 40, 18, b -> b.contactShadow(21, 9, 18, 7.5, 0.55));
    }

    private static void cube(
            Gallery gallery, String name, double size, Color colour, Color deep, boolean gold) {
        gallery.add(
                name,
                size,
                size,
                b -> b.at(size / 2, size / 2, () -> cube(b, 0, colour, deep, gold)));
        for (int frame = 0; frame < 3; frame++) {
            double turn = 18 + 24 * frame;
            int f = frame;
            gallery.add(
                    Art.tumble(gold, f),
                    size + 6,
                    size + 6,
                    b ->
                            b.at(
                                    size / 2 + 3,
                                    size / 2 + 3,
                                    0.95,
                                    turn,
                                    () -> cube(b, f + 1, colour, deep, gold)));
        }
    }

    /**
     * A cube of about 28 units about the origin. Gold has a glint and square corners, stone is
     * chipped.
     */
    static void cube(Brush b, int frame, Color colour, Color deep, boolean gold) {
        double ridge = 2 - 3 * (frame % 2);
        Shape outer =
                gold
                        ? poly(-12, -7, 0, -13, 12, -7, 12, 7, 0, 13.5, -12, 7)
                        : poly(
                                -12, -6, -9, -9, 0, -13, 8, -10, 12, -6, 12.5, 4, 11, 8, 0, 13.5,
                                -9, 9, -12.5, 6);
        Shape drawn = b.unsteady(outer);
        b.fill(drawn, colour);
        Shape top = poly(-13, -8, 0, -14, 13, -8, 0, ridge - 1);
        Shape right = poly(13, -8, 13, 9, 0, 15, 0, ridge - 1);
        b.fill(Brush.common(drawn, top), Palette.light(colour, 0.5));
        b.fill(Brush.common(drawn, right), Palette.mix(colour, deep, 0.75));
        Color edge = Palette.shade(deep, 0.3);
        b.line(-12, -7, 0, ridge - 1, 1.3, edge);
        b.line(12, -7, 0, ridge - 1, 1.3, edge);
        b.line(0, ridge - 1, 0, 13, 1.3, edge);
        if (gold) {
            b.fill(
                    b.unsteady(path("M -5 -8 L 0 -10.5 L 3 -9 L -2 -6.5 Z")),
                    Palette.alpha(Color.WHITE, 0.85));
            b.fill(star(-6.5, 2.5, 3.4), Palette.alpha(Palette.light(colour, 0.8), 0.95));
        } else {
            b.line(-8.5, 0, -4.5, 3, 1.2, deep);
            b.line(-4.5, 3, -6, 7, 1.2, deep);
            b.line(4, 3.5, 8.5, 0, 1.2, Palette.shade(deep, 0.35));
            b.line(-3, -9, 2, -7.5, 1.1, deep);
        }
        b.outline(drawn, 2.3);
    }

    // the rest

    /** A bundle of three sticks standing on the origin, 50 high. */
    static void dynamite(Brush b) {
        b.curve("M 0 -33 C 1 -40 6 -38 6 -44", 3.4, Palette.INK);
        b.curve("M 0 -33 C 1 -40 6 -38 6 -44", 1.6, Palette.DUST);
        b.glow(6, -45, 6, Palette.GOLD, 0.8);
        b.flat(Pieces.star(6, -45, 4.4), Palette.GOLD, 1.2);
        stick(b, -11, -30);
        stick(b, 3, -30);
        stick(b, -4, -34);
        Shape strap = round(-12.2, -21, 24.4, 8, 1.5);
        b.solid(strap, Palette.PAPER, 1.8, 1.4);
        b.fill(star(0, -17, 3.1), Palette.INK);
    }

    private static void stick(Brush b, double x, double top) {
        b.solid(round(x, top, 8.4, -top, 2.2), Palette.DYNAMITE, 2.1, 1.8);
        b.fill(b.unsteady(oval(x + 4.2, top + 1.6, 3, 1.2)), Palette.light(Palette.DYNAMITE, 0.45));
    }

    /** A gold bar standing on the origin, 54 x 30. */
    static void bar(Brush b) {
        Shape front = path("M -25 0 L -20 -16 L 14 -16 L 19 0 Z");
        Shape top = path("M -20 -16 L -13 -26 L 18 -26 L 14 -16 Z");
        Shape side = path("M 14 -16 L 18 -26 L 25.5 -8 L 19 0 Z");
        Shape all = b.unsteady(union(front, top, side));
        b.fill(all, Palette.GOLD);
        b.fill(b.unsteady(top), Palette.light(Palette.GOLD, 0.6));
        b.fill(Brush.common(all, b.unsteady(side)), Palette.GOLD_DEEP);
        b.line(-20, -16, 14, -16, 1.5, Palette.GOLD_DEEP);
        b.line(14, -16, 19, 0, 1.5, Palette.shade(Palette.GOLD_DEEP, 0.4));
        b.line(14, -16, 18, -26, 1.3, Palette.GOLD_DEEP);
        b.fill(
                b.unsteady(path("M -16 -3 L -13.5 -12.5 L 8 -12.5 L 11 -3 Z")),
                Palette.mix(Palette.GOLD, Palette.GOLD_DEEP, 0.35));
        b.fill(star(-2.5, -7.6, 4.2), Palette.light(Palette.GOLD, 0.7));
        b.fill(
                b.unsteady(poly(-9, -22.5, 4, -22.5, 2, -20, -11, -20)),
                Palette.alpha(Color.WHITE, 0.85));
        b.outline(all, 2.5);
    }

    private static void bag(Gallery gallery) {
        gallery.add(
                Art.BAG,
                TownPlan.BAG_WIDTH,
                TownPlan.BAG_HEIGHT,
                b -> b.at(TownPlan.BAG_WIDTH / 2, TownPlan.BAG_HEIGHT - 8, () -> bag(b, false)));
        gallery.add(
                Art.BAG_OPEN,
                TownPlan.BAG_WIDTH,
                TownPlan.BAG_HEIGHT,
                b -> b.at(TownPlan.BAG_WIDTH / 2, TownPlan.BAG_HEIGHT - 8, () -> bag(b, true)));
    }

    /** The miners' sack of leather, standing on the origin. */
    static void bag(Brush b, boolean open) {
        Color leather = Palette.hex(0xA9713C);
        b.contactShadow(4, -1, 42, 9, 0.5);
        if (open) {
            b.solid(oval(0, -72, 25, 9), Palette.TIMBER_DARK, 2.4, 0);
            b.at(-9, -76, 0.8, -14, () -> cube(b, 0, Palette.GOLD, Palette.GOLD_DEEP, true));
            b.at(10, -75, 0.75, 18, () -> cube(b, 0, Palette.STONE, Palette.STONE_DEEP, false));
        }
        Shape sack =
                open
                        ? path(
                                "M -25 -72 C -14 -64 14 -64 25 -72 C 24 -64 20 -60 22 -54 C 34 -44"
                                    + " 42 -26 37 -8 C 34 0 20 0 0 0 C -20 0 -34 0 -37 -8 C -42 -26"
                                    + " -34 -44 -22 -54 C -20 -60 -24 -64 -25 -72 Z")
                        : path(
                                "M -17 -80 C -10 -84 -6 -78 0 -82 C 6 -78 10 -84 17 -80 C 16 -70 11"
                                    + " -66 12 -60 C 30 -50 42 -28 37 -8 C 34 0 20 0 0 0 C -20 0"
                                    + " -34 0 -37 -8 C -42 -28 -30 -50 -12 -60 C -11 -66 -16 -70"
                                    + " -17 -80 Z");
        Shape drawn = b.solid(sack, leather, 3, 6);
        b.fill(
                Brush.common(drawn, path("M -40 -18 C -20 -8 20 -8 40 -18 L 40 2 L -40 2 Z")),
                Palette.alpha(Palette.shade(leather, 0.4), 0.45));
        double tie = open ? -54 : -61;
        double half = open ? 23 : 14;
        b.solid(round(-half, tie - 3, 2 * half, 6.5, 3), Palette.DUST, 2, 1);
        b.curve("M " + (half - 4) + " " + (tie + 2) + " q 8 4 6 13", 3.6, Palette.INK);
        b.curve("M " + (half - 4) + " " + (tie + 2) + " q 8 4 6 13", 1.8, Palette.DUST);
        // crossed picks, burnt into the leather
        Color burnt = Palette.shade(leather, 0.62);
        b.curve("M -12 -12 L 11 -38", 3, burnt);
        b.curve("M 12 -12 L -11 -38", 3, burnt);
        b.curve("M 1 -43 C 10 -43 17 -36 18 -28", 3.4, burnt);
        b.curve("M -1 -43 C -10 -43 -17 -36 -18 -28", 3.4, burnt);
        b.curve("M -27 -30 q -5 10 -3 18", 1.8, Palette.light(leather, 0.35));
        b.outline(drawn, 3);
    }

    /** White, to be tinted with a player's colour. */
    static void die(Brush b, int face) {
        die(b, face, Palette.hex(0xFFFCF4), Palette.INK);
    }

    /** Of a player's dark colour with light pips. */
    static void darkDie(Brush b, int face, int colour) {
        die(b, face, Palette.PLAYERS[colour], Palette.PAPER);
    }

    private static void die(Brush b, int face, Color bone, Color pip) {
        Shape block = round(4, 4, 56, 58, 11);
        b.solid(moved(block, 0, 0), Palette.shade(bone, 0.32), 2.8, 0);
        Shape front = round(4, 4, 56, 51, 11);
        b.solid(front, bone, 2.2, 3);
        double[][] spots = spots(face);
        for (double[] spot : spots) {
            Shape hole = oval(32 + spot[0] * 14.5, 29.5 + spot[1] * 13.5, 5.2, 5);
            b.fill(b.unsteady(hole), pip);
        }
    }

    private static double[][] spots(int face) {
        return switch (face) {
            case 1 -> new double[][] {{0, 0}};
            case 2 -> new double[][] {{-1, -1}, {1, 1}};
            case 3 -> new double[][] {{-1, -1}, {0, 0}, {1, 1}};
            case 4 -> new double[][] {{-1, -1}, {1, -1}, {-1, 1}, {1, 1}};
            case 5 -> new double[][] {{-1, -1}, {1, -1}, {0, 0}, {-1, 1}, {1, 1}};
            default -> new double[][] {{-1, -1}, {1, -1}, {-1, 0}, {1, 0}, {-1, 1}, {1, 1}};
        };
    }
}
