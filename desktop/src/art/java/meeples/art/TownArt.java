package meeples.art;

import static meeples.art.Brush.common;
import static meeples.art.Brush.minus;
import static meeples.art.Brush.moved;
import static meeples.art.Brush.oval;
import static meeples.art.Brush.path;
import static meeples.art.Brush.poly;
import static meeples.art.Brush.rect;
import static meeples.art.Brush.round;
import static meeples.art.Brush.union;

import java.awt.AlphaComposite;
import java.awt.Color;
import java.awt.LinearGradientPaint;
import java.awt.Shape;
import java.util.function.Consumer;
import meeples.fistful.table.TownPlan;
import meeples.table.Area;
import meeples.table.Spot;

/** Saloon, jail, graveyard and bank, the spaces on the street, and the land the town lies in. */
final class TownArt {
    private TownArt() {}

    static void addTo(Gallery gallery) {
        gallery.add("sky", 16, 240, TownArt::sky);
        gallery.add("mesas", TownPlan.WIDTH / 2.0, 150, TownArt::mesas);
        gallery.add("ground", 16, 400, TownArt::ground);
        gallery.add("cloud-0", 240, 64, b -> cloud(b, 0));
        gallery.add("cloud-1", 170, 48, b -> cloud(b, 1));
        gallery.add("brush", TownPlan.WIDTH / 2.0, 70, TownArt::brush);
        gallery.add("row-shade", 200, 56, TownArt::rowShade);
        gallery.add("street", TownPlan.WIDTH / 2.0, 280, TownArt::street);
        building(gallery, "saloon", TownPlan.saloon(), TownArt::saloon);
        building(gallery, "jail", TownPlan.jail(), TownArt::jail);
        building(gallery, "glow-window-saloon", TownPlan.saloon(), TownArt::saloonGlow);
        building(gallery, "glow-window-jail", TownPlan.jail(), TownArt::jailGlow);
        inTown(gallery, "graveyard", TownPlan.graveyard(), TownArt::graveyard);
        inTown(gallery, "bank", TownPlan.bank(), TownArt::bank);
        gallery.add(
                "doorway-space", TownPlan.DOORWAY_WIDTH, TownPlan.DOORWAY_HEIGHT, TownArt::doorway);
        gallery.add(
                "showdown-space",
                TownPlan.SHOWDOWN_WIDTH,
                TownPlan.SHOWDOWN_HEIGHT,
                TownArt::showdown);
        gallery.add(
                "explosion-space",
                TownPlan.EXPLOSION_WIDTH,
                TownPlan.EXPLOSION_HEIGHT,
                TownArt::explosion);
    }

    /** Painted with the origin at the middle of its ground line. */
    private static void building(Gallery gallery, String name, Area area, Consumer<Brush> painter) {
        double foot = TownPlan.anchor(0).y() - area.y();
        gallery.add(
                name,
                area.width(),
                area.height(),
                b -> b.at(area.width() / 2, area.height() - foot, () -> painter.accept(b)));
    }

    /** Painted in town coordinates with y turned down: a point (x, y) of the plan is at (x, -y). */
    private static void inTown(Gallery gallery, String name, Area area, Consumer<Brush> painter) {
        gallery.add(
                name,
                area.width(),
                area.height(),
                b -> b.at(-area.x(), area.top(), () -> painter.accept(b)));
    }

    // the land

    private static void sky(Brush b) {
        b.fill(
                rect(0, 0, 16, 240),
                new LinearGradientPaint(
                        0,
                        0,
                        0,
                        240,
                        new float[] {0f, 0.55f, 1f},
                        new Color[] {
                            Palette.SKY,
                            Palette.mix(Palette.SKY, Palette.PAPER, 0.5),
                            Palette.hex(0xF8E3B8)
                        }));
    }

    private static void ground(Brush b) {
        b.fill(
                rect(0, 0, 16, 400),
                new LinearGradientPaint(
                        0,
                        0,
                        0,
                        400,
                        new float[] {0f, 0.28f, 0.34f, 0.46f, 0.66f, 0.82f, 1f},
                        new Color[] {
                            Palette.hex(0xD9B26A),
                            Palette.hex(0xCE9E52),
                            Palette.hex(0xD8A757),
                            Palette.STREET,
                            Palette.mix(Palette.STREET, Palette.DUST, 0.35),
                            Palette.hex(0xD5A252),
                            Palette.STREET_DEEP
                        }));
    }

    private static void cloud(Brush b, int which) {
        Shape puffs =
                which == 0
                        ? path(
                                "M 8 58 C 2 46 22 38 36 42 C 40 22 74 16 88 30 C 100 8 148 8 154 34"
                                        + " C 170 24 196 32 196 44 C 214 40 234 48 232 58 Z")
                        : path(
                                "M 6 42 C 4 32 20 28 30 32 C 36 14 66 12 76 26 C 90 12 122 18 122"
                                        + " 32 C 140 28 164 34 164 42 Z");
        Shape drawn = b.unsteady(puffs);
        b.fill(drawn, Palette.hex(0xF6EEDC));
        b.fill(minus(drawn, moved(drawn, -3, -11)), Palette.hex(0xE3DCCB));
    }

    private static void mesas(Brush b) {
        double w = b.width;
        Color far = Palette.hex(0xD9A88C);
        Color near = Palette.hex(0xC27F55);
        String farLine =
                "M 0 150 L 0 92 L 40 90 L 52 52 L 66 48 L 128 46 L 140 54 L 154 90 L 236 94 L 262"
                    + " 70 L 276 66 L 300 68 L 322 92 L 420 90 L 436 40 L 444 34 L 496 32 L 508 40"
                    + " L 520 88 L 610 92 L 700 92 L 700 150 Z";
        b.waver = 1.2;
        Shape drawn = path(farLine);
        b.fill(drawn, far);
        b.fill(
                common(
                        drawn,
                        path(
                                "M 100 46 L 128 46 L 154 90 L 110 92 Z M 476 30 L 510 30 L 524 90 L"
                                        + " 486 92 Z M 290 64 L 322 92 L 296 94 Z")),
                Palette.shade(far, 0.16));
        band(b, drawn, far, 62);
        b.outline(
                path(
                        farLine.substring(0, farLine.lastIndexOf(" L 700 150"))
                                .replace("M 0 150 L 0 92", "M 0 92")),
                1.8,
                Palette.shade(far, 0.45));
        String nearLine =
                "M 0 150 L 0 112 L 96 110 L 168 108 L 190 76 L 204 72 L 262 72 L 274 80 L 292 108 L"
                    + " 360 114 L 540 112 L 566 84 L 580 80 L 640 82 L 654 92 L 668 112 L 700 112 L"
                    + " 700 150 Z";
        drawn = path(nearLine);
        b.fill(drawn, near);
        b.fill(
                common(
                        drawn,
                        path(
                                "M 240 70 L 264 70 L 294 108 L 252 112 Z M 622 78 L 644 80 L 670"
                                        + " 112 L 632 114 Z")),
                Palette.shade(near, 0.2));
        band(b, drawn, near, 92);
        b.outline(
                path(
                        "M 0 112"
                                + nearLine.substring(
                                        "M 0 150 L 0 112".length(),
                                        nearLine.lastIndexOf(" L 700 150"))),
                2,
                Palette.shade(near, 0.5));
        b.fill(
                rect(0, 60, w, 90),
                new LinearGradientPaint(
                        0,
                        60,
                        0,
                        150,
                        new float[] {0f, 1f},
                        new Color[] {
                            Palette.alpha(Palette.DUST, 0), Palette.alpha(Palette.DUST, 0.75)
                        }));
    }

    private static void band(Brush b, Shape within, Color colour, double y) {
        for (int i = 0; i < 3; i++) {
            b.fill(
                    common(within, rect(0, y + i * 13, 700, 3)),
                    Palette.alpha(Palette.shade(colour, 0.2), 0.6));
        }
    }

    private static void brush(Brush b) {
        Color bush = Palette.hex(0x9AA063);
        for (int i = 0; i < 26; i++) {
            double x = 20 + 660 * b.chance(i, 1);
            double y = 40 + 18 * b.chance(i, 2);
            double s = 0.5 + 0.7 * b.chance(i, 3);
            b.at(
                    x,
                    y,
                    s,
                    0,
                    () ->
                            b.solid(
                                    path(
                                            "M -18 0 C -22 -8 -14 -14 -9 -11 C -6 -20 6 -19 8 -11 C"
                                                    + " 15 -14 21 -6 17 0 Z"),
                                    bush,
                                    2,
                                    3));
        }
        for (int i = 0; i < 8; i++) {
            double x = 30 + i * 88;
            b.solid(round(x, 22, 7, 40, 2), Palette.TIMBER, 2, 1.6);
        }
        for (int row = 0; row < 2; row++) {
            b.curve(
                    "M 0 "
                            + (32 + row * 12)
                            + " C 180 "
                            + (30 + row * 12)
                            + " 500 "
                            + (35 + row * 12)
                            + " 700 "
                            + (32 + row * 12),
                    4.4,
                    Palette.INK);
            b.curve(
                    "M 0 "
                            + (32 + row * 12)
                            + " C 180 "
                            + (30 + row * 12)
                            + " 500 "
                            + (35 + row * 12)
                            + " 700 "
                            + (32 + row * 12),
                    2.2,
                    Palette.TIMBER_LIGHT);
        }
    }

    /** The shade of the north row on the ground before it. */
    private static void rowShade(Brush b) {
        Color clear = Palette.alpha(Palette.INK, 0);
        b.fill(
                rect(0, 0, 200, 56),
                new LinearGradientPaint(
                        0,
                        0,
                        0,
                        56,
                        new float[] {0f, 1f},
                        new Color[] {Palette.alpha(Palette.INK, 0.4), clear}));
        b.g.setComposite(AlphaComposite.DstIn);
        b.fill(
                rect(0, 0, 200, 56),
                new LinearGradientPaint(
                        0,
                        0,
                        200,
                        0,
                        new float[] {0f, 0.025f, 0.975f, 1f},
                        new Color[] {clear, Palette.INK, Palette.INK, clear}));
        b.g.setComposite(AlphaComposite.SrcOver);
    }

    private static void street(Brush b) {
        grain(b);
        double w = b.width;
        Color rut = Palette.alpha(Palette.STREET_DEEP, 0.55);
        Color lit = Palette.alpha(Palette.hex(0xFBE7B8), 0.6);
        double[] ruts = {98, 116, 158, 178};
        for (int i = 0; i < ruts.length; i++) {
            double y = ruts[i];
            double bow = i % 2 == 0 ? 7 : -6;
            String line =
                    " C 180 " + (y + bow) + " 260 " + (y - bow) + " 350 " + y + " C 450 "
                            + (y + bow) + " 560 " + (y - bow) + " 700 " + y;
            b.outline(path("M 0 " + y + line), 7, rut);
            b.outline(moved(path("M 0 " + y + line), 0, 4.5), 2, lit);
        }
        for (int i = 0; i < 46; i++) {
            double x = 14 + (w - 28) * b.chance(i, 1);
            double y = 52 + 196 * b.chance(i, 2);
            pebble(b, x, y, 1.4 + 3.4 * b.chance(i, 3), i);
        }
        for (int i = 0; i < 15; i++) {
            double x = 30 + (w - 60) * b.chance(i, 4);
            double y = 70 + 160 * b.chance(i, 5);
            b.at(
                    x,
                    y,
                    1,
                    60 * b.chance(i, 6) - 30,
                    () ->
                            b.outline(
                                    path("M -4 4 C -7 -5 7 -5 4 4"),
                                    2.4,
                                    Palette.alpha(Palette.STREET_DEEP, 0.6)));
        }
        for (int i = 0; i < 10; i++) {
            double x = 30 + (w - 60) * b.chance(i, 7);
            double y = i % 2 == 0 ? 62 + 10 * b.chance(i, 8) : 236 + 12 * b.chance(i, 8);
            tuft(b, x, y);
        }
    }

    /** Specks of sand, some darker and some lighter than the ground. */
    private static void grain(Brush b) {
        for (int i = 0; i < 620; i++) {
            double x = 2 + (b.width - 6) * b.chance(i, 11);
            double y = 6 + (b.height - 10) * b.chance(i, 12);
            double length = 1 + 4 * b.chance(i, 13) * b.chance(i, 14);
            boolean dark = b.chance(i, 15) < 0.6;
            Color speck =
                    dark
                            ? Palette.alpha(Palette.STREET_DEEP, 0.55)
                            : Palette.alpha(Palette.PAPER, 0.5);
            b.fill(round(x, y, length + 0.8, 1.3, 0.6), speck);
        }
    }

    private static void pebble(Brush b, double x, double y, double r, int i) {
        Color stone = b.chance(i, 9) > 0.5 ? Palette.hex(0xC99A5B) : Palette.hex(0xB98D5C);
        b.fill(oval(x + 1, y + 1.2, r * 1.3, r * 0.8), Palette.alpha(Palette.STREET_DEEP, 0.7));
        b.fill(b.unsteady(oval(x, y, r * 1.25, r * 0.85)), stone);
        b.fill(
                oval(x - r * 0.3, y - r * 0.25, r * 0.5, r * 0.3),
                Palette.alpha(Palette.PAPER, 0.7));
    }

    private static void tuft(Brush b, double x, double y) {
        for (int i = -2; i <= 2; i++) {
            b.curve(
                    "M "
                            + (x + i * 2)
                            + " "
                            + y
                            + " q "
                            + i * 1.5
                            + " -7 "
                            + i * 3.5
                            + " "
                            + (-10 + Math.abs(i) * 2),
                    1.8,
                    Palette.hex(0x7E8A45));
        }
    }

    // spaces on the ground

    private static void doorway(Brush b) {
        double cx = b.width / 2;
        double cy = b.height / 2;
        b.fill(oval(cx, cy, 50, 21), Palette.alpha(Palette.hex(0x8A5A2A), 0.42));
        b.fill(
                minus(oval(cx, cy, 50, 21), oval(cx + 1, cy + 3, 50, 21)),
                Palette.alpha(Palette.INK, 0.35));
        Shape ring = minus(oval(cx, cy, 50, 21), oval(cx, cy, 45, 17.6));
        b.fill(b.unsteady(ring), Palette.PAPER);
        b.outline(b.unsteady(oval(cx, cy, 50, 21)), 2);
        b.outline(b.unsteady(oval(cx, cy, 45, 17.6)), 1.4);
        b.fill(oval(cx, cy, 4, 2), Palette.alpha(Palette.PAPER, 0.65));
    }

    private static void showdown(Brush b) {
        double cx = b.width / 2;
        double cy = b.height / 2;
        b.fill(oval(cx, cy, 85, 41), Palette.alpha(Palette.hex(0x7A3A22), 0.5));
        b.fill(
                minus(oval(cx, cy, 85, 41), oval(cx + 1, cy + 5, 85, 41)),
                Palette.alpha(Palette.INK, 0.4));
        b.fill(b.unsteady(minus(oval(cx, cy, 85, 41), oval(cx, cy, 78, 35.5))), Palette.PAPER);
        b.fill(b.unsteady(minus(oval(cx, cy, 75, 33.5), oval(cx, cy, 70, 29.8))), Palette.BARN_RED);
        b.outline(b.unsteady(oval(cx, cy, 85, 41)), 2.4);
        b.outline(b.unsteady(oval(cx, cy, 78, 35.5)), 1.6);
        b.g.setComposite(AlphaComposite.getInstance(AlphaComposite.SRC_OVER, 0.8f));
        for (int side = -1; side <= 1; side += 2) {
            int s = side;
            b.at(
                    cx,
                    cy,
                    1,
                    0,
                    () -> {
                        b.g.scale(s, 0.62);
                        b.g.rotate(Math.toRadians(-32));
                        pistol(b);
                    });
        }
        b.g.setComposite(AlphaComposite.SrcOver);
    }

    private static void pistol(Brush b) {
        Shape gun =
                path(
                        "M -46 -8 L 10 -8 L 14 -12 L 18 -7 C 26 -4 30 8 32 22 L 20 25 C 18 14 14 9"
                                + " 8 8 L -8 7 L -10 1 L -46 0 Z");
        b.fill(b.unsteady(gun), Palette.PAPER);
        b.fill(round(-10, -6, 18, 11, 3), Palette.alpha(Palette.BARN_RED, 0.9));
    }

    private static void explosion(Brush b) {
        double cx = b.width / 2;
        double cy = b.height / 2;
        Shape outer = b.unsteady(blast(cx, cy, 105, 48, 20, 0.82, 0));
        b.fill(outer, Palette.hex(0xB8552C));
        b.outline(outer, 2.2);
        Shape pit = b.unsteady(blast(cx, cy, 93, 40, 20, 0.86, 1));
        b.fill(pit, Palette.hex(0x5A3524));
        Shape deep = b.unsteady(oval(cx, cy + 3, 76, 30));
        b.fill(deep, Palette.hex(0x402519));
        b.fill(minus(deep, moved(deep, 0, 6)), Palette.alpha(Palette.INK, 0.5));
        for (int i = 0; i < 7; i++) {
            double a = 0.4 + i * 0.9;
            b.curve(
                    "M "
                            + (cx + Math.cos(a) * 72)
                            + " "
                            + (cy + Math.sin(a) * 30)
                            + " L "
                            + (cx + Math.cos(a) * 92)
                            + " "
                            + (cy + Math.sin(a) * 39),
                    1.8,
                    Palette.INK);
        }
        for (int i = 0; i < 3; i++) {
            double x = cx + (i - 1) * 54;
            Shape slot = b.unsteady(oval(x, cy + 14, 22, 10));
            b.fill(slot, Palette.hex(0x8A4A32));
            b.outline(slot, 2.8, Palette.PAPER);
            b.at(
                    x,
                    cy + 12,
                    0.86,
                    0,
                    () ->
                            b.outline(
                                    round(-11, -36, 22, 31, 3),
                                    1.6,
                                    Palette.alpha(Palette.PAPER, 0.45)));
        }
    }

    private static Shape blast(
            double cx, double cy, double rx, double ry, int points, double depth, int phase) {
        double[] xy = new double[points * 4];
        for (int i = 0; i < points * 2; i++) {
            double a = Math.PI * (i + phase * 0.5) / points;
            double reach = i % 2 == 0 ? 1 - 0.12 * ((i / 2 * 7) % 3) : depth;
            xy[2 * i] = cx + Math.cos(a) * rx * reach;
            xy[2 * i + 1] = cy + Math.sin(a) * ry * reach;
        }
        return poly(xy);
    }

    // the four corners

    private static void deepDeck(Brush b, double half, Color wood) {
        b.solid(poly(-half + 8, -56, half - 8, -56, half + 6, 3, -half - 6, 3), wood, 2.6, 0);
        for (int i = -9; i <= 9; i++) {
            b.line(
                    i * (half - 8) / 9.5,
                    -55,
                    i * (half + 6) / 9.5,
                    2,
                    1.3,
                    Palette.shade(wood, 0.42));
        }
        b.line(-half, -30, half, -30, 1, Palette.alpha(Palette.INK, 0.25));
        b.fill(
                poly(-half + 8, -56, half - 8, -56, half - 5, -42, -half + 5, -42),
                Palette.alpha(Palette.INK, 0.28));
        b.solid(rect(-half - 6, 2, 2 * half + 12, 8), Palette.TIMBER, 2.5, 1.8);
    }

    static void saloon(Brush b) {
        Color wall = Palette.hex(0xC4603F);
        Color trim = Palette.CREAM;
        b.contactShadow(8, 2, 114, 13, 0.5);
        Shape front =
                path(
                        "M -104 0 L -104 -262 L -82 -262 C -78 -296 -48 -302 -42 -308 C -34 -334 34"
                                + " -334 42 -308 C 48 -302 78 -296 82 -262 L 104 -262 L 104 0 Z");
        Shape drawn = b.unsteady(front);
        b.fill(drawn, wall);
        b.planks(drawn, wall, 12, false);
        b.fill(minus(drawn, moved(drawn, -16, -2)), Palette.alpha(Palette.hex(0x3A1F1A), 0.2));
        b.outline(drawn, 3);
        // the curved top in cream
        Shape crest =
                path(
                        "M -82 -262 C -78 -296 -48 -302 -42 -308 C -34 -334 34 -334 42 -308 C 48"
                            + " -302 78 -296 82 -262 L 70 -262 C 66 -286 42 -292 34 -300 C 28 -318"
                            + " -28 -318 -34 -300 C -42 -292 -66 -286 -70 -262 Z");
        b.solid(crest, trim, 2.5, 2);
        b.at(0, -276, 1, 0, () -> mug(b));
        bracketCornice(b, -110, 110, -258, trim);
        b.solid(rect(-106, -254, 8, 128), trim, 2, 1.8);
        b.solid(rect(98, -254, 8, 128), Palette.shade(trim, 0.14), 2, 1.8);
        // the upper floor behind its balcony
        for (int i = -1; i <= 1; i++) {
            tallWindow(b, i * 62, -190, 26, 50, trim, i == 0);
        }
        // the ground floor in the shade
        b.fill(rect(-98, -126, 196, 78), Palette.alpha(Palette.shade(wall, 0.52), 0.92));
        tallWindow(b, -66, -112, 36, 46, Palette.shade(trim, 0.35), false);
        tallWindow(b, 66, -112, 36, 46, Palette.shade(trim, 0.35), false);
        b.flat(rect(-26, -118, 52, 66), Palette.hex(0x3A1C14), 2.2);
        b.glow(0, -84, 30, Palette.LAMP, 0.55);
        swingDoors(b);
        deepDeck(b, 102, Palette.TIMBER_LIGHT);
        for (int i = -1; i <= 1; i += 2) {
            b.solid(rect(i * 101 - 4, -124, 8, 122), trim, 2.4, 2);
            b.solid(rect(i * 101 - 6, -9, 12, 9), trim, 2, 1);
        }
        // balcony
        b.solid(rect(-112, -136, 224, 11), Palette.shade(trim, 0.12), 2.6, 2.4);
        b.fill(rect(-100, -124, 200, 9), Palette.alpha(Palette.INK, 0.35));
        for (int i = -12; i <= 12; i++) {
            b.solid(
                    path("M " + (i * 8.8 - 2.2) + " -136 q -2 -9 0 -17 l 4.4 0 q 2 8 0 17 Z"),
                    trim,
                    1.4,
                    0);
        }
        b.solid(round(-112, -159, 224, 7, 2), trim, 2.3, 1.6);
        signBoard(b, TownPlan.saloonSign(), TownPlan.WIDTH - 116, Palette.hex(0x6E1F24));
        b.at(-88, -104, 0.9, 0, () -> Props.lantern(b));
        b.at(88, -104, 0.9, 0, () -> Props.lantern(b));
    }

    private static void saloonGlow(Brush b) {
        for (int i = -1; i <= 1; i++) {
            Facades.lamplight(b, i * 62, -190, 26, 50, 1);
        }
        Facades.lamplight(b, -66, -112, 36, 46, 1);
        Facades.lamplight(b, 66, -112, 36, 46, 1);
        b.glow(0, -84, 60, Palette.LAMP, 0.7);
        b.glow(-88, -104, 34, Palette.LAMP, 0.6);
        b.glow(88, -104, 34, Palette.LAMP, 0.6);
        b.glow(0, -30, 100, Palette.LAMP, 0.3);
    }

    private static void jailGlow(Brush b) {
        Facades.lamplight(b, -58, -116, 44, 44, 5);
        Facades.lamplight(b, 58, -116, 44, 44, 5);
        b.glow(0, -60, 80, Palette.LAMP, 0.25);
    }

    private static void mug(Brush b) {
        b.cord(path("M 14 -12 C 26 -14 26 6 14 5"), 4, Palette.GOLD);
        b.solid(path("M -15 -17 L 15 -17 L 13 14 L -13 14 Z"), Palette.GOLD, 2.4, 3);
        for (int i = -1; i <= 1; i++) {
            b.line(i * 7, -8, i * 6.2, 9, 2, Palette.GOLD_DEEP);
        }
        b.solid(
                path(
                        "M -18 -13 C -22 -20 -15 -25 -10 -22 C -7 -29 4 -29 6 -23 C 12 -28 20 -22"
                            + " 17 -14 C 14 -10 10 -14 7 -11 C 3 -8 -1 -14 -5 -11 C -9 -7 -15 -9"
                            + " -18 -13 Z"),
                Palette.PAPER,
                2.2,
                2);
    }

    private static void bracketCornice(Brush b, double x1, double x2, double y, Color colour) {
        b.fill(rect(x1 + 6, y + 10, x2 - x1 - 12, 8), Palette.alpha(Palette.INK, 0.32));
        for (double x = x1 + 10; x < x2 - 6; x += (x2 - x1 - 20) / 12.001) {
            b.solid(round(x - 3, y + 2, 6, 12, 2), Palette.shade(colour, 0.12), 1.6, 0);
        }
        b.solid(poly(x1, y - 10, x2, y - 10, x2 - 5, y + 4, x1 + 5, y + 4), colour, 2.6, 2.6);
    }

    private static void tallWindow(
            Brush b, double cx, double top, double w, double h, Color frame, boolean door) {
        b.solid(
                path(
                        "M "
                                + (cx - w / 2 - 4)
                                + " "
                                + (top + h + 4)
                                + " l 0 "
                                + (-h)
                                + " q "
                                + (w / 2 + 4)
                                + " -14 "
                                + (w + 8)
                                + " 0 l 0 "
                                + h
                                + " Z"),
                frame,
                2.1,
                1.6);
        Shape pane = b.unsteady(rect(cx - w / 2, top, w, h));
        b.fill(pane, Palette.mix(Palette.SLATE, Palette.SKY, 0.3));
        b.fill(
                common(
                        pane,
                        poly(
                                cx - w,
                                top + h * 0.8,
                                cx + w * 0.3,
                                top - 2,
                                cx + w,
                                top - 2,
                                cx - w * 0.3,
                                top + h)),
                Palette.alpha(Palette.PAPER, 0.5));
        Color cloth = door ? Palette.hex(0x9E2A2B) : Palette.hex(0xB9604A);
        b.fill(
                common(
                        pane,
                        path(
                                "M "
                                        + (cx - w / 2)
                                        + " "
                                        + top
                                        + " l "
                                        + w * 0.5
                                        + " 0 q -3 "
                                        + h * 0.4
                                        + " "
                                        + (-w * 0.5)
                                        + " "
                                        + h * 0.6
                                        + " Z")),
                Palette.alpha(cloth, 0.85));
        b.fill(
                common(
                        pane,
                        path(
                                "M "
                                        + (cx + w / 2)
                                        + " "
                                        + top
                                        + " l "
                                        + (-w * 0.5)
                                        + " 0 q 3 "
                                        + h * 0.4
                                        + " "
                                        + w * 0.5
                                        + " "
                                        + h * 0.6
                                        + " Z")),
                Palette.alpha(cloth, 0.85));
        b.line(cx, top, cx, top + h, 1.8, Palette.shade(frame, 0.35));
        b.outline(pane, 1.7);
    }

    private static void swingDoors(Brush b) {
        for (int side = -1; side <= 1; side += 2) {
            double x = side < 0 ? -25 : 2;
            Shape leaf =
                    path(
                            "M "
                                    + x
                                    + " -100 q 11.5 "
                                    + (side < 0 ? "-6 23 4" : "10 23 -4")
                                    + " l 0 "
                                    + (side < 0 ? "36" : "40")
                                    + " l -23 0 Z");
            b.solid(leaf, Palette.TIMBER_LIGHT, 2.2, 1.6);
            for (int i = 0; i < 4; i++) {
                b.line(x + 4, -89 + i * 7, x + 19, -89 + i * 7, 2, Palette.TIMBER_DARK);
            }
        }
    }

    private static void signBoard(Brush b, Area area, double originX, Color paint) {
        double x = area.x() - originX;
        double y = TownPlan.anchor(0).y() - area.top();
        sign(b, x, y, area.width(), area.height(), paint);
    }

    private static void sign(Brush b, double x, double y, double w, double h, Color paint) {
        b.fill(round(x + 2, y + 5, w, h, 6), Palette.alpha(Palette.INK, 0.35));
        b.solid(round(x, y, w, h, 6), Palette.light(Palette.TIMBER_LIGHT, 0.15), 2.6, 2.2);
        b.flat(round(x + 5, y + 5, w - 10, h - 10, 3), Palette.mix(paint, Palette.INK, 0.2), 1.7);
    }

    private static void jail(Brush b) {
        Color stone = Palette.hex(0xB39A78);
        b.contactShadow(6, 2, 110, 13, 0.5);
        // the ledge on the roof, before a low parapet
        Shape front =
                path(
                        "M -102 0 L -102 -276 L -80 -276 L -80 -262 L -52 -262 L -52 -276 L -24"
                            + " -276 L -24 -262 L 24 -262 L 24 -276 L 52 -276 L 52 -262 L 80 -262 L"
                            + " 80 -276 L 102 -276 L 102 0 Z");
        Shape drawn = b.unsteady(front);
        b.fill(drawn, Palette.shade(stone, 0.42));
        b.masonry(drawn, stone, 27, 17);
        b.fill(minus(drawn, moved(drawn, -16, -2)), Palette.alpha(Palette.hex(0x3A1F1A), 0.22));
        b.fill(minus(drawn, moved(drawn, 3, 3)), Palette.alpha(Palette.PAPER, 0.5));
        b.outline(drawn, 3);
        // shelf for the dynamite
        Shape niche = round(-76, -264 + 0, 144, 56, 8);
        b.flat(niche, Palette.hex(0x4E3A2C), 2.4);
        Shape inner = b.unsteady(niche);
        b.fill(minus(inner, moved(inner, 4, 6)), Palette.alpha(Palette.INK, 0.55));
        for (int i = 0; i < 3; i++) {
            double x = TownPlan.jailDynamite(i).x() - 114;
            b.fill(b.unsteady(oval(x, -213, 15, 4.5)), Palette.hex(0x7A5C44));
            b.at(
                    x,
                    -213,
                    0.86,
                    0,
                    () -> {
                        b.outline(
                                b.unsteady(round(-11, -33, 22, 31, 3)),
                                1.6,
                                Palette.alpha(Palette.PAPER, 0.4));
                    });
        }
        b.solid(round(-84, -212, 160, 9, 2), Palette.TIMBER_LIGHT, 2.4, 2);
        sheriffStar(b, -92, -190);
        sheriffStar(b, 86, -190);
        // cell windows and door in the shade of a lean-to
        b.fill(rect(-96, -124, 192, 76), Palette.alpha(Palette.shade(stone, 0.55), 0.9));
        for (int side = -1; side <= 1; side += 2) {
            barred(b, side * 58, -116, 44, 44);
        }
        b.solid(rect(-22, -120, 44, 68), Palette.hex(0x3E332E), 2.4, 2);
        for (int i = -2; i <= 2; i++) {
            b.line(i * 8, -117, i * 8, -55, 3, Palette.STONE);
        }
        b.line(-20, -88, 20, -88, 4, Palette.STONE);
        b.flat(round(9, -92, 10, 12, 2), Palette.GOLD, 1.8);
        deepDeck(b, 100, Palette.hex(0xA58C6C));
        for (int i = -1; i <= 1; i += 2) {
            b.solid(rect(i * 98 - 4, -126, 8, 124), Palette.TIMBER, 2.4, 2);
        }
        b.solid(poly(-98, -140, 98, -140, 110, -122, -110, -122), Palette.TIMBER_DARK, 2.6, 2);
        for (int i = -9; i <= 9; i++) {
            b.line(i * 10.4, -139, i * 11.4, -123, 1.3, Palette.INK);
        }
        b.fill(rect(-98, -121, 196, 9), Palette.alpha(Palette.INK, 0.35));
        signBoard(b, TownPlan.jailSign(), 114, Palette.SLATE);
    }

    private static void sheriffStar(Brush b, double x, double y) {
        b.at(
                x + 3,
                y,
                1,
                0,
                () -> {
                    b.solid(Pieces.star(0, 0, 13), Palette.GOLD, 2, 1.4);
                    b.fill(oval(0, 0, 4, 4), Palette.GOLD_DEEP);
                });
    }

    private static void barred(Brush b, double cx, double top, double w, double h) {
        b.solid(rect(cx - w / 2 - 4, top - 4, w + 8, h + 8), Palette.hex(0x8C7A62), 2.2, 2);
        b.flat(rect(cx - w / 2, top, w, h), Palette.hex(0x2C2320), 1.8);
        for (int i = -2; i <= 2; i++) {
            b.line(cx + i * w / 5, top, cx + i * w / 5, top + h, 3.4, Palette.STONE_DEEP);
            b.line(cx + i * w / 5 - 0.8, top, cx + i * w / 5 - 0.8, top + h, 1.2, Palette.STONE);
        }
    }

    private static void graveyard(Brush b) {
        // a patch of dry grass with a picket fence behind
        Shape patch =
                path(
                        "M 2 -6 C -2 -60 0 -150 6 -178 L 218 -178 C 224 -140 226 -60 220 -6 C 160 0"
                                + " 60 0 2 -6 Z");
        Shape drawn = b.unsteady(patch);
        b.fill(drawn, Palette.hex(0x9DA465));
        b.fill(minus(drawn, moved(drawn, 0, -14)), Palette.alpha(Palette.hex(0x5E6B3A), 0.5));
        b.outline(drawn, 2.4);
        for (int i = 0; i < 26; i++) {
            double x = 12 + 196 * b.chance(i, 1);
            double y = -14 - 150 * b.chance(i, 2);
            b.curve(
                    "M " + x + " " + y + " q -1 -5 -3 -7 M " + x + " " + y + " q 1 -5 3 -7",
                    1.5,
                    Palette.hex(0x6C7A42));
        }
        for (int i = 0; i < 15; i++) {
            double x = 4 + i * 15;
            b.solid(
                    path("M " + (x - 4.5) + " -160 l 0 -30 l 4.5 -7 l 4.5 7 l 0 30 Z"),
                    Palette.hex(0xDCCBA6),
                    1.9,
                    1.4);
        }
        b.solid(rect(0, -182, 222, 5), Palette.hex(0xC9B68E), 1.8, 1);
        for (int grave = 0; grave < TownPlan.GRAVES; grave++) {
            Spot spot = TownPlan.grave(grave);
            int g = grave;
            b.at(spot.x(), -spot.y(), () -> grave(b, g));
        }
        // the arch with the name
        b.solid(rect(26, -258, 8, 80), Palette.TIMBER, 2.3, 2);
        b.solid(rect(186, -258, 8, 80), Palette.TIMBER, 2.3, 2);
        rewards(b);
        Area sign = TownPlan.graveyardSign();
        sign(b, sign.x() - 8, -sign.top(), sign.width() + 16, sign.height(), Palette.hex(0x2E2A28));
    }

    private static void grave(Brush b, int n) {
        Color stone = n % 2 == 0 ? Palette.hex(0xB9BBB2) : Palette.hex(0xA6ABA6);
        b.contactShadow(4, -14, 30, 9, 0.4);
        if (n % 3 == 1) {
            b.solid(
                    union(rect(-5, -64, 10, 54), round(-20, -52, 40, 10, 2)),
                    Palette.TIMBER_LIGHT,
                    2.4,
                    2.2);
        } else {
            b.solid(path("M -20 -10 L -20 -46 C -20 -68 20 -68 20 -46 L 20 -10 Z"), stone, 2.5, 4);
            b.line(0, -50, 0, -34, 3, Palette.shade(stone, 0.45));
            b.line(-6, -45, 6, -45, 3, Palette.shade(stone, 0.45));
        }
        Shape pit = b.unsteady(oval(0, -6, 27, 10));
        b.fill(pit, Palette.hex(0x7A5433));
        b.fill(common(pit, oval(0, -4, 23, 8)), Palette.hex(0x3A241A));
        b.outline(pit, 2.2);
    }

    /** Who fell, and how often the winner draws for it. */
    private static void rewards(Brush b) {
        Area area = TownPlan.rewardChart();
        double x = area.x();
        double y = -area.top();
        b.solid(round(x, y, area.width(), area.height(), 5), Palette.PAPER, 2.5, 2);
        for (int kind = 0; kind < 4; kind++) {
            int k = kind;
            double cx = x + 25 + kind * 50;
            if (kind > 0) {
                b.line(cx - 25, y + 6, cx - 25, y + area.height() - 6, 1.2, Palette.TIMBER_LIGHT);
            }
            b.at(cx - 10, y + 38, 0.5, 0, () -> Pieces.meeple(b, k));
            b.fill(Type.centred(Integer.toString(kind + 1), cx + 12, y + 22, 19), Palette.INK);
        }
    }

    private static void bank(Brush b) {
        Color stone = Palette.hex(0xD8CDB4);
        double cx = TownPlan.WIDTH - 112;
        b.contactShadow(cx + 6, -8, 114, 12, 0.5);
        b.at(cx, 0, () -> bankFront(b, stone));
        for (int bar = 0; bar < TownPlan.BARS; bar++) {
            Spot spot = TownPlan.bar(bar);
            price(b, spot, TownPlan.barPrice(bar));
        }
        Area sign = TownPlan.bankSign();
        sign(b, sign.x(), -sign.top(), sign.width(), sign.height(), Palette.hex(0x24483E));
    }

    private static void bankFront(Brush b, Color stone) {
        Shape front = rect(-104, -210, 208, 202);
        Shape drawn = b.unsteady(front);
        b.fill(drawn, Palette.shade(stone, 0.4));
        b.masonry(drawn, stone, 30, 16);
        b.fill(minus(drawn, moved(drawn, -16, 0)), Palette.alpha(Palette.hex(0x3A1F1A), 0.2));
        b.outline(drawn, 2.8);
        // pediment
        b.solid(path("M -112 -206 L 0 -256 L 112 -206 Z"), stone, 2.8, 3);
        b.flat(path("M -84 -211 L 0 -247 L 84 -211 Z"), Palette.hex(0x8FA894), 1.8);
        b.at(
                0,
                -222,
                0.75,
                0,
                () -> {
                    b.solid(oval(0, 0, 15, 15), Palette.GOLD, 2.4, 2.6);
                    b.fill(Pieces.star(0, 0, 9), Palette.GOLD_DEEP);
                });
        b.solid(round(-114, -212, 228, 9, 2), Palette.light(stone, 0.3), 2.5, 2);
        // columns
        for (int side = -1; side <= 1; side += 2) {
            double x = side * 105;
            b.solid(rect(x - 8, -196, 16, 182), Palette.light(stone, 0.3), 2.4, 3);
            b.line(x - 2, -190, x - 2, -20, 1.3, Palette.shade(stone, 0.3));
            b.line(x + 3, -190, x + 3, -20, 1.3, Palette.shade(stone, 0.3));
            b.solid(round(x - 11, -203, 22, 8, 2), Palette.light(stone, 0.4), 2.2, 1);
        }
        // the open vault with its two shelves
        Shape vault = round(-95, -154, 190, 144, 8);
        b.solid(moved(vault, 0, 0), Palette.STONE_DEEP, 3, 4);
        Shape hollow = round(-88, -146, 176, 128, 5);
        b.flat(hollow, Palette.hex(0x2E2A2C), 2.2);
        Shape inner = b.unsteady(hollow);
        b.fill(minus(inner, moved(inner, 5, 7)), Palette.alpha(Palette.INK, 0.6));
        for (int i = 0; i < 2; i++) {
            double y = i == 0 ? -104 : -40;
            b.fill(rect(-86, y - 4, 172, 4), Palette.hex(0x8B939A));
            b.solid(rect(-89, y, 178, 20), Palette.STONE_DEEP, 2.2, 2);
        }
        for (int i = 0; i < 6; i++) {
            double y = -148 + i * 26;
            b.fill(oval(-91.5, y + 3, 1.8, 1.8), Palette.STONE);
            b.fill(oval(91.5, y + 3, 1.8, 1.8), Palette.STONE);
        }
        b.solid(rect(-112, -12, 224, 12), Palette.light(stone, 0.15), 2.5, 2);
    }

    private static void price(Brush b, Spot spot, int price) {
        double x = spot.x();
        double y = -spot.y() + 10;
        // the empty place of the bar
        b.fill(
                b.unsteady(path("M " + (x - 24) + " " + (y - 12) + " l 5 -15 l 34 0 l 9 15 Z")),
                Palette.alpha(Palette.GOLD, 0.16));
        b.solid(round(x - 25, y - 9, 50, 18, 4), Palette.PAPER, 1.8, 1);
        b.fill(Type.centred(Integer.toString(price), x - 9, y, 13), Palette.INK);
        b.at(x + 10, y, 0.52, 0, () -> Pieces.cube(b, 0, Palette.GOLD, Palette.GOLD_DEEP, true));
    }
}
