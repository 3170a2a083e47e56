package meeples.art;

import static meeples.art.Brush.common;
import static meeples.art.Brush.minus;
import static meeples.art.Brush.moved;
import static meeples.art.Brush.oval;
import static meeples.art.Brush.path;
import static meeples.art.Brush.poly;
import static meeples.art.Brush.rect;
import static meeples.art.Brush.round;

import java.awt.AlphaComposite;
import java.awt.Color;
import java.awt.Shape;
import meeples.picture.SeatColours;

/** Panels, buttons and other joinery of the screens, as nine-patches of paper and wood. */
final class UiArt {
    private UiArt() {}

    static void addTo(Gallery gallery) {
        gallery.add("pixel-ui", 6, 6, b -> b.fill(rect(-2, -2, 12, 12), Color.WHITE));
        panels(gallery);
        buttons(gallery);
        fields(gallery);
        bars(gallery);
        seats(gallery);
    }

    /** What the system shows: the game's icon and the mouse pointers. */
    static void addLooseTo(Gallery gallery) {
        gallery.add("app-icon", 128, 128, UiArt::appIcon);
        gallery.add("cursor-arrow", 32, 32, UiArt::cursorArrow);
        gallery.add("cursor-hand", 32, 32, UiArt::cursorHand);
    }

    /** The game on a desktop or in a task bar: the deputy on a badge. */
    private static void appIcon(Brush b) {
        b.solid(round(5, 5, 118, 118, 26), Palette.BARN_RED, 4, 5);
        b.fill(b.unsteady(round(13, 13, 102, 102, 19)), Palette.STREET);
        b.fill(oval(64, 70, 44, 44), Palette.hex(0xFBE3A6));
        b.contactShadow(66, 110, 42, 8, 0.5);
        b.fine = 0.75;
        b.at(64, 112, 1.62, 0, () -> Pieces.meeple(b, Pieces.DEPUTY));
        b.fine = 1;
    }

    private static int[] all(int n) {
        return new int[] {n, n, n, n};
    }

    private static void softShadow(Brush b, double x, double y, double w, double h, double r) {
        for (int i = 0; i < 6; i++) {
            b.fill(
                    round(x + i, y + i, w - 2 * i, h - 2 * i, Math.max(1, r - i)),
                    Palette.alpha(Palette.INK, 0.07));
        }
    }

    // panels

    private static void panels(Gallery gallery) {
        gallery.addPatch(
                "panel-paper", 120, 120, all(36), new int[] {28, 28, 24, 28}, UiArt::paper);
        gallery.addPatch("panel-wood", 144, 144, all(48), new int[] {34, 34, 30, 34}, UiArt::wood);
        gallery.addPatch("panel-dark", 72, 72, all(24), all(18), UiArt::dark);
        gallery.addPatch("panel-inset", 60, 60, all(20), all(14), UiArt::inset);
        gallery.addPatch("tooltip", 84, 84, all(28), new int[] {20, 20, 16, 20}, UiArt::tooltip);
        gallery.addPatch("prompt", 120, 120, all(40), new int[] {28, 28, 24, 30}, UiArt::prompt);
        gallery.addPatch(
                "banner",
                300,
                96,
                new int[] {90, 90, 30, 40},
                new int[] {80, 80, 14, 30},
                UiArt::banner);
        gallery.addPatch(
                "counter",
                192,
                150,
                new int[] {60, 60, 60, 20},
                new int[] {24, 24, 26, 10},
                UiArt::counter);
        gallery.addPatch(
                "topbar",
                192,
                64,
                new int[] {60, 60, 10, 24},
                new int[] {20, 20, 4, 12},
                UiArt::topbar);
        gallery.addPatch(
                "wanted",
                180,
                216,
                new int[] {40, 40, 40, 40},
                new int[] {24, 24, 24, 24},
                UiArt::wanted);
        gallery.addPatch("focus-frame", 72, 72, all(26), all(8), UiArt::focus);
        gallery.addPatch(
                "row",
                48,
                48,
                all(16),
                all(8),
                b -> b.fill(round(2, 2, 44, 44, 8), Palette.alpha(Palette.TIMBER, 0.18)));
        gallery.addPatch(
                "row-over",
                48,
                48,
                all(16),
                all(8),
                b -> {
                    b.fill(round(2, 2, 44, 44, 8), Palette.alpha(Palette.GOLD, 0.4));
                    b.outline(round(3, 3, 42, 42, 8), 2, Palette.GOLD_DEEP);
                });
        gallery.addPatch(
                "divider",
                96,
                12,
                new int[] {40, 40, 5, 5},
                all(0),
                b -> {
                    b.fill(path("M 2 6 L 48 4.6 L 94 6 L 48 7.4 Z"), Palette.TIMBER);
                    b.fill(poly(48, 1, 53, 6, 48, 11, 43, 6), Palette.TIMBER);
                });
    }

    private static void paper(Brush b) {
        softShadow(b, 2, 5, 116, 114, 12);
        Shape sheet =
                path(
                        "M 8 7 L 40 5 L 80 6 L 112 7 L 113 40 L 114 80 L 112 111 L 80 112 L 40 113"
                                + " L 8 111 L 7 80 L 6 40 Z");
        Shape drawn = b.unsteady(sheet);
        b.fill(drawn, Palette.PAPER);
        for (int i = 0; i < 7; i++) {
            b.fill(
                    minus(
                            drawn,
                            round(10 + i * 2.4, 9 + i * 2.4, 100 - i * 4.8, 100 - i * 4.8, 10)),
                    Palette.alpha(Palette.hex(0xC99A52), 0.085));
        }
        b.outline(drawn, 2.8);
        b.outline(b.unsteady(round(15, 14, 90, 90, 4)), 1.6, Palette.TIMBER);
        for (int sx = 0; sx < 2; sx++) {
            for (int sy = 0; sy < 2; sy++) {
                b.fill(Pieces.star(15 + sx * 90, 14 + sy * 90, 6.5), Palette.PAPER);
                b.fill(Pieces.star(15 + sx * 90, 14 + sy * 90, 5.5), Palette.BARN_RED);
            }
        }
    }

    private static void wood(Brush b) {
        softShadow(b, 2, 5, 140, 138, 14);
        Color frame = Palette.TIMBER;
        b.solid(round(6, 5, 132, 130, 10), frame, 3, 3.4);
        for (int i = 0; i < 2; i++) {
            b.line(12, 11 + i * 6, 132, 10 + i * 6, 1.1, Palette.shade(frame, 0.35));
            b.line(12, 122 + i * 6, 132, 122 + i * 6, 1.1, Palette.shade(frame, 0.35));
        }
        Shape inner = round(24, 22, 96, 96, 5);
        b.flat(inner, Palette.TIMBER_DARK, 2.4);
        b.fill(minus(b.unsteady(inner), moved(inner, 3, 4)), Palette.alpha(Palette.INK, 0.4));
        for (int sx = 0; sx < 2; sx++) {
            for (int sy = 0; sy < 2; sy++) {
                b.solid(oval(16 + sx * 112, 15 + sy * 110, 5, 5), Palette.GOLD_DEEP, 1.8, 1.4);
            }
        }
    }

    private static void dark(Brush b) {
        b.fill(round(2, 2, 68, 68, 12), Palette.alpha(Palette.INK, 0.86));
        b.outline(round(5, 5, 62, 62, 10), 2, Palette.GOLD_DEEP);
    }

    private static void inset(Brush b) {
        b.fill(round(2, 2, 56, 56, 8), Palette.alpha(Palette.TIMBER, 0.22));
        b.fill(
                minus(round(2, 2, 56, 56, 8), round(4, 5, 56, 56, 8)),
                Palette.alpha(Palette.INK, 0.3));
        b.outline(round(2, 2, 56, 56, 8), 1.4, Palette.alpha(Palette.INK, 0.5));
    }

    private static void tooltip(Brush b) {
        softShadow(b, 2, 4, 80, 79, 10);
        b.solid(round(6, 5, 72, 70, 8), Palette.hex(0xFFF6E0), 2.5, 0);
        b.outline(b.unsteady(round(11, 10, 62, 60, 5)), 1.2, Palette.TIMBER_LIGHT);
    }

    private static void prompt(Brush b) {
        softShadow(b, 0, 4, 120, 116, 16);
        b.solid(round(6, 5, 108, 106, 12), Palette.TIMBER, 3, 3);
        b.flat(round(13, 12, 94, 92, 7), Palette.PAPER, 2);
        Shape in = round(13, 12, 94, 92, 7);
        for (int i = 0; i < 5; i++) {
            b.fill(
                    minus(in, round(15 + i * 2, 14 + i * 2, 90 - i * 4, 88 - i * 4, 7)),
                    Palette.alpha(Palette.hex(0xC99A52), 0.1));
        }
        for (int sx = 0; sx < 2; sx++) {
            for (int sy = 0; sy < 2; sy++) {
                b.solid(oval(10.5 + sx * 99, 9.5 + sy * 97, 3.6, 3.6), Palette.GOLD, 1.4, 1);
            }
        }
    }

    private static void banner(Brush b) {
        Color red = Palette.BARN_RED;
        for (int side = -1; side <= 1; side += 2) {
            int s = side;
            b.at(
                    150,
                    0,
                    () -> {
                        b.g.scale(s, 1);
                        b.solid(
                                path("M 92 24 L 146 24 L 130 53 L 146 84 L 92 84 Z"),
                                Palette.shade(red, 0.3),
                                2.6,
                                2);
                        b.fill(path("M 92 70 L 110 70 L 92 84 Z"), Palette.shade(red, 0.6));
                    });
        }
        b.solid(path("M 38 8 C 110 12 190 12 262 8 L 262 70 C 190 74 110 74 38 70 Z"), red, 2.8, 3);
        b.outline(
                b.unsteady(path("M 46 15 C 110 19 190 19 254 15 L 254 63 C 190 67 110 67 46 63 Z")),
                1.8,
                Palette.GOLD);
    }

    private static void counter(Brush b) {
        Color top = Palette.TIMBER_LIGHT;
        Color front = Palette.TIMBER;
        b.fill(rect(0, 22, 192, 128), front);
        b.planks(rect(0, 26, 192, 124), front, 41, false);
        b.fill(rect(0, 22, 192, 12), Palette.alpha(Palette.INK, 0.45));
        b.fill(rect(0, 34, 192, 6), Palette.alpha(Palette.INK, 0.2));
        b.fill(rect(0, 2, 192, 22), top);
        b.fill(rect(0, 2, 192, 5), Palette.light(top, 0.45));
        b.line(0, 12, 192, 12, 1, Palette.shade(top, 0.35));
        b.line(0, 17, 192, 17, 1, Palette.shade(top, 0.3));
        b.fill(rect(0, 0.8, 192, 2.6), Palette.INK);
        b.fill(rect(0, 22, 192, 2.6), Palette.INK);
        for (int i = 0; i < 2; i++) {
            b.solid(oval(22 + i * 148, 46, 4, 4), Palette.GOLD_DEEP, 1.6, 1);
        }
    }

    private static void topbar(Brush b) {
        b.fill(rect(0, 0, 192, 52), Palette.TIMBER_DARK);
        b.planks(rect(0, 0, 192, 52), Palette.TIMBER_DARK, 26, false);
        b.fill(rect(0, 56, 192, 7), Palette.alpha(Palette.INK, 0.25));
        b.fill(rect(0, 46, 192, 12), Palette.TIMBER_LIGHT);
        b.fill(rect(0, 46, 192, 3), Palette.light(Palette.TIMBER_LIGHT, 0.4));
        b.fill(rect(0, 44.5, 192, 2.4), Palette.INK);
        b.fill(rect(0, 57, 192, 2.6), Palette.INK);
    }

    private static void wanted(Brush b) {
        softShadow(b, 4, 6, 172, 208, 8);
        Shape sheet =
                path(
                        "M 10 10 L 60 7 L 90 11 L 170 8 L 172 60 L 169 110 L 173 205 L 120 208 L 90"
                                + " 204 L 12 209 L 8 150 L 11 90 Z");
        Shape drawn = b.unsteady(sheet);
        b.fill(drawn, Palette.hex(0xE9D3A2));
        for (int i = 0; i < 8; i++) {
            b.fill(
                    minus(drawn, round(12 + i * 2.5, 12 + i * 2.5, 156 - i * 5, 192 - i * 5, 12)),
                    Palette.alpha(Palette.hex(0xA8703A), 0.09));
        }
        b.outline(drawn, 2.6);
        b.outline(b.unsteady(rect(20, 20, 140, 176)), 2, Palette.TIMBER_DARK);
        b.solid(oval(90, 13, 5, 5), Palette.STONE, 2, 1.6);
    }

    private static void focus(Brush b) {
        Shape outer = round(4, 4, 64, 64, 14);
        Shape inner = round(11, 11, 50, 50, 8);
        b.fill(minus(round(1.5, 1.5, 69, 69, 16), round(13.5, 13.5, 45, 45, 6)), Palette.INK);
        b.fill(minus(outer, inner), Palette.GOLD);
        b.fill(minus(outer, moved(outer, 1.6, 1.6)), Palette.light(Palette.GOLD, 0.6));
    }

    // buttons

    private static void buttons(Gallery gallery) {
        int[] edges = {30, 30, 28, 32};
        int[] pads = {22, 22, 10, 16};
        button(gallery, "button-up", edges, pads, Palette.TIMBER, Palette.TIMBER_LIGHT, 0, 1);
        button(gallery, "button-over", edges, pads, Palette.hex(0x93622F), Palette.GOLD, 0, 1);
        button(gallery, "button-down", edges, pads, Palette.TIMBER_DARK, Palette.GOLD, 4, 1);
        button(
                gallery,
                "button-disabled",
                edges,
                pads,
                Palette.hex(0x86796C),
                Palette.hex(0xA39684),
                0,
                0.75);
        button(gallery, "primary-up", edges, pads, Palette.BARN_RED, Palette.hex(0xE2B25A), 0, 1);
        button(gallery, "primary-over", edges, pads, Palette.hex(0xB0362F), Palette.GOLD, 0, 1);
        button(gallery, "primary-down", edges, pads, Palette.hex(0x7C1F22), Palette.GOLD, 4, 1);
        button(
                gallery,
                "primary-disabled",
                edges,
                pads,
                Palette.hex(0x8E6F68),
                Palette.hex(0xA39684),
                0,
                0.75);
        gallery.addPatch(
                "tab",
                90,
                66,
                new int[] {28, 28, 28, 16},
                new int[] {20, 20, 12, 8},
                b -> tab(b, Palette.hex(0xD3B582), false));
        gallery.addPatch(
                "tab-active",
                90,
                66,
                new int[] {28, 28, 28, 16},
                new int[] {20, 20, 12, 8},
                b -> tab(b, Palette.PAPER, true));
        gallery.addPatch(
                "tab-over",
                90,
                66,
                new int[] {28, 28, 28, 16},
                new int[] {20, 20, 12, 8},
                b -> tab(b, Palette.hex(0xE6CE9E), false));
        roundButton(gallery, "round-up", Palette.TIMBER, Palette.TIMBER_LIGHT);
        roundButton(gallery, "round-over", Palette.hex(0x93622F), Palette.GOLD);
        roundButton(gallery, "round-down", Palette.TIMBER_DARK, Palette.GOLD);
        roundButton(gallery, "round-disabled", Palette.hex(0x86796C), Palette.hex(0xA39684));
        gallery.addPatch(
                "keycap",
                48,
                50,
                new int[] {16, 16, 14, 20},
                new int[] {10, 10, 4, 10},
                b -> {
                    b.solid(round(3, 5, 42, 42, 8), Palette.hex(0xB7A788), 2.4, 0);
                    b.solid(round(5, 4, 38, 35, 7), Palette.PAPER, 1.8, 1.6);
                });
    }

    private static void button(
            Gallery gallery,
            String name,
            int[] edges,
            int[] pads,
            Color wood,
            Color rim,
            double sunk,
            double alpha) {
        gallery.addPatch(
                name,
                96,
                76,
                edges,
                pads,
                b -> {
                    b.g.setComposite(
                            AlphaComposite.getInstance(AlphaComposite.SRC_OVER, (float) alpha));
                    softShadow(b, 2, 6, 92, 69, 12);
                    b.solid(round(5, 8, 86, 62, 10), Palette.shade(wood, 0.55), 2.8, 0);
                    Shape face = round(5, 4 + sunk, 86, 60, 10);
                    b.solid(face, rim, 2.6, 2);
                    Shape plank = round(11, 10 + sunk, 74, 48, 6);
                    b.flat(plank, wood, 1.8);
                    Shape drawn = b.unsteady(plank);
                    b.fill(minus(drawn, moved(drawn, 0, -3)), Palette.alpha(Palette.INK, 0.25));
                    b.fill(
                            minus(drawn, moved(drawn, 0, 2.5)),
                            Palette.alpha(Palette.light(wood, 0.6), 0.45));
                });
    }

    private static void roundButton(Gallery gallery, String name, Color wood, Color rim) {
        gallery.add(
                name,
                72,
                74,
                b -> {
                    b.contactShadow(37, 40, 35, 33, 0.5);
                    b.solid(oval(36, 39, 31, 31), Palette.shade(wood, 0.55), 2.6, 0);
                    b.solid(oval(36, 35, 31, 31), rim, 2.6, 2);
                    b.flat(oval(36, 35, 25, 25), wood, 1.8);
                });
    }

    private static void tab(Brush b, Color colour, boolean active) {
        b.solid(
                path("M 4 66 L 8 16 Q 9 6 20 6 L 70 6 Q 81 6 82 16 L 86 66 Z"),
                colour,
                2.6,
                active ? 2.4 : 0);
        if (!active) {
            b.fill(rect(0, 56, 90, 10), Palette.alpha(Palette.INK, 0.2));
        }
    }

    // fields, sliders, boxes

    private static void fields(Gallery gallery) {
        gallery.addPatch(
                "field",
                72,
                60,
                all(20),
                new int[] {16, 16, 10, 10},
                b -> field(b, Palette.TIMBER));
        gallery.addPatch(
                "field-focus",
                72,
                60,
                all(20),
                new int[] {16, 16, 10, 10},
                b -> field(b, Palette.GOLD));
        gallery.addPatch(
                "slider-bar",
                60,
                24,
                new int[] {16, 16, 10, 10},
                all(0),
                b -> {
                    b.flat(round(3, 6, 54, 12, 6), Palette.TIMBER_DARK, 2.2);
                    b.fill(round(5, 8, 50, 3, 2), Palette.alpha(Palette.INK, 0.5));
                });
        gallery.addPatch(
                "slider-fill",
                60,
                24,
                new int[] {16, 16, 10, 10},
                all(0),
                b -> b.solid(round(3, 6, 54, 12, 6), Palette.GOLD, 2.2, 1.6));
        gallery.add(
                "slider-knob",
                44,
                46,
                b -> {
                    b.contactShadow(23, 25, 21, 20, 0.5);
                    b.solid(oval(22, 22, 17, 17), Palette.BARN_RED, 2.6, 3);
                    b.fill(Pieces.star(22, 22, 9), Palette.GOLD);
                });
        gallery.add(
                "slider-knob-over",
                44,
                46,
                b -> {
                    b.contactShadow(23, 25, 21, 20, 0.5);
                    b.solid(oval(22, 22, 18, 18), Palette.GOLD, 2.6, 3);
                    b.fill(Pieces.star(22, 22, 10), Palette.BARN_RED);
                });
        gallery.add("checkbox-off", 44, 44, UiArt::box);
        gallery.add(
                "checkbox-on",
                44,
                44,
                b -> {
                    box(b);
                    b.curve("M 11 22 C 15 26 18 30 19 33 C 23 22 29 13 36 7", 8.5, Palette.INK);
                    b.curve("M 11 22 C 15 26 18 30 19 33 C 23 22 29 13 36 7", 5, Palette.BARN_RED);
                });
    }

    private static void field(Brush b, Color rim) {
        b.solid(round(3, 3, 66, 54, 8), rim, 2.4, 0);
        b.flat(round(8, 8, 56, 44, 4), Palette.hex(0xFFF6E0), 1.8);
        Shape in = round(8, 8, 56, 44, 4);
        b.fill(minus(in, moved(in, 0, 4)), Palette.alpha(Palette.INK, 0.18));
    }

    private static void box(Brush b) {
        b.solid(round(4, 4, 36, 36, 7), Palette.TIMBER, 2.4, 1.6);
        b.flat(round(10, 10, 24, 24, 3), Palette.hex(0xFFF6E0), 1.6);
    }

    private static void bars(Gallery gallery) {
        gallery.addPatch(
                "scroll-track",
                20,
                48,
                new int[] {8, 8, 16, 16},
                all(0),
                b -> b.fill(round(4, 2, 12, 44, 6), Palette.alpha(Palette.TIMBER_DARK, 0.35)));
        gallery.addPatch(
                "scroll-knob",
                20,
                48,
                new int[] {8, 8, 16, 16},
                all(0),
                b -> b.solid(round(3, 3, 14, 42, 6), Palette.TIMBER_LIGHT, 2, 2));
    }

    /**
     * Each player's panel: paper under a strip of the player's colour, where name and symbol stand.
     */
    private static void seats(Gallery gallery) {
        for (int colour = 0; colour < SeatColours.WORDS.length; colour++) {
            Color paint = Palette.PLAYERS[colour];
            gallery.addPatch(
                    "seat-" + SeatColours.WORDS[colour],
                    120,
                    150,
                    new int[] {30, 30, 66, 30},
                    new int[] {16, 16, 12, 18},
                    b -> seat(b, paint, Palette.TIMBER));
            gallery.addPatch(
                    "seat-active-" + SeatColours.WORDS[colour],
                    120,
                    150,
                    new int[] {30, 30, 66, 30},
                    new int[] {16, 16, 12, 18},
                    b -> seat(b, paint, Palette.GOLD));
        }
    }

    private static void seat(Brush b, Color paint, Color frame) {
        softShadow(b, 0, 3, 120, 147, 12);
        b.solid(round(4, 3, 112, 140, 10), frame, 2.8, 2.6);
        b.flat(round(10, 9, 100, 128, 6), Palette.PAPER, 1.8);
        Shape body = round(10, 9, 100, 128, 6);
        for (int i = 0; i < 4; i++) {
            b.fill(
                    minus(body, round(12 + i * 2, 11 + i * 2, 96 - i * 4, 124 - i * 4, 6)),
                    Palette.alpha(Palette.hex(0xC99A52), 0.1));
        }
        Shape strip = common(body, rect(10, 9, 100, 48));
        b.fill(strip, paint);
        b.fill(rect(10, 53, 100, 4), Palette.alpha(Palette.INK, 0.3));
        b.line(10, 57, 110, 57, 2, Palette.INK);
        b.outline(b.unsteady(body), 1.8);
    }

    private static void cursorArrow(Brush b) {
        b.solid(
                path("M 3 2 L 3 26 L 9.5 20.5 L 14 30 L 19 27.6 L 14.6 18.6 L 23 18 Z"),
                Palette.PAPER,
                2.2,
                1.4);
    }

    private static void cursorHand(Brush b) {
        b.solid(
                path(
                        "M 10 18 L 10 5 C 10 1.5 15 1.5 15 5 L 15 13 C 15 10.5 19.5 10.5 19.5 13.5"
                            + " C 20 11.5 24 11.5 24 14.5 C 25 13 28.5 13.5 28.5 16.5 L 28.5 22 C"
                            + " 28.5 28 25 30.5 19.5 30.5 C 14 30.5 12 29 9 24 L 4.5 18 C 3 15.5 6"
                            + " 13.5 8 15.5 Z"),
                Palette.PAPER,
                2.2,
                1.4);
        b.line(19.5, 14, 19.5, 19, 1.2, Palette.INK);
        b.line(24, 15, 24, 19, 1.2, Palette.INK);
        b.line(15, 13, 15, 18, 1.2, Palette.INK);
    }
}
