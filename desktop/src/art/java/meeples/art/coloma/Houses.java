package meeples.art.coloma;

import static meeples.art.Brush.common;
import static meeples.art.Brush.minus;
import static meeples.art.Brush.moved;
import static meeples.art.Brush.oval;
import static meeples.art.Brush.path;
import static meeples.art.Brush.poly;
import static meeples.art.Brush.rect;
import static meeples.art.Brush.round;
import static meeples.art.Brush.union;

import java.awt.Color;
import java.awt.Shape;
import java.awt.geom.Rectangle2D;
import meeples.art.Brush;
import meeples.art.Palette;
import meeples.coloma.model.Building;

/**
 * The sixteen buildings of a town in the valley, hotel, mill and cabin. Each stands on the origin,
 * at most 110 wide and 76 high, with an outline and a trade of its own.
 */
final class Houses {
    private static final Color BRICK = Palette.hex(0xA8573E);

    private final Brush b;

    private Houses(Brush b) {
        this.b = b;
    }

    static void house(Brush b, int building) {
        Houses h = new Houses(b);
        b.contactShadow(3, 0, 52, 6, 0.45);
        switch (building) {
            case Building.ASSAY_OFFICE -> h.assayOffice();
            case Building.BOARDING_HOUSE -> h.boardingHouse();
            case Building.GENERAL_STORE -> h.generalStore();
            case Building.PRINT_SHOP -> h.printShop();
            case Building.PLACER_CLAIM -> h.placerClaim();
            case Building.STABLE -> h.stable();
            case Building.CANVAS_MAKER -> h.canvasMaker();
            case Building.SALOON -> h.saloon();
            case Building.SURVEYOR -> h.surveyor();
            case Building.TOLL_HOUSE -> h.tollHouse();
            case Building.SAWMILL -> h.sawmill();
            case Building.CARPENTERS -> h.carpenters();
            case Building.BLACKSMITH -> h.blacksmith();
            case Building.STAGE_OFFICE -> h.stageOffice();
            case Building.UNDERTAKER -> h.undertaker();
            case Building.BLASTING_SHED -> h.blastingShed();
            default -> h.mill();
        }
    }

    static void hotel(Brush b) {
        b.contactShadow(3, 0, 52, 6, 0.45);
        new Houses(b).hotel();
    }

    static void cabin(Brush b) {
        b.contactShadow(3, 0, 56, 7, 0.45);
        new Houses(b).cabin();
    }

    // the buildings

    private void assayOffice() {
        Color stone = Palette.hex(0xA3AEB3);
        stone(
                path("M -34 0 L -34 -48 L -22 -48 L -22 -56 L 22 -56 L 22 -48 L 34 -48 L 34 0 Z"),
                stone);
        b.solid(round(-24, -60, 48, 6, 1.5), Palette.light(stone, 0.3), 2.1, 1.2);
        b.solid(round(-37, -51, 15, 5, 1.5), Palette.light(stone, 0.3), 2, 0);
        b.solid(round(22, -51, 15, 5, 1.5), Palette.light(stone, 0.3), 2, 0);
        window(-21, -36, 12, 16, Palette.CREAM, true);
        window(21, -36, 12, 16, Palette.CREAM, true);
        door(0, 16, 30, Palette.TEAL);
        b.fill(rect(-3, -60, 6, 2), Palette.INK);
        // scales on the roof
        b.solid(rect(-1.6, -76, 3.2, 17), Palette.GOLD, 1.7, 0);
        b.cord(path("M -17 -72 L 17 -72"), 1.6, Palette.GOLD);
        for (int side = -1; side <= 1; side += 2) {
            b.line(side * 16, -72, side * 21, -65, 1.3, Palette.INK);
            b.line(side * 16, -72, side * 11, -65, 1.3, Palette.INK);
            b.solid(
                    path(
                            "M "
                                    + (side * 16 - 7)
                                    + " -66 l 14 0 C "
                                    + (side * 16 + 5)
                                    + " -61 "
                                    + (side * 16 - 5)
                                    + " -61 "
                                    + (side * 16 - 7)
                                    + " -66 Z"),
                    Palette.GOLD,
                    1.7,
                    0);
        }
        b.at(40, -1, 0.8, 0, () -> Things.nugget(b));
        b.at(-43, -1, 0.6, 0, () -> Things.nugget(b));
    }

    private void boardingHouse() {
        Color wall = Palette.hex(0xC9A86A);
        boards(rect(-48, -56, 96, 56), wall, false);
        b.solid(path("M -53 -54 L -44 -70 L 44 -70 L 53 -54 Z"), Palette.hex(0x8C4A32), 2.4, 2.4);
        shingles(path("M -53 -54 L -44 -70 L 44 -70 L 53 -54 Z"), Palette.hex(0x8C4A32), 5.4);
        b.solid(rect(26, -76, 9, 12), BRICK, 2, 1);
        for (int i = 0; i < 4; i++) {
            window(-34 + i * 22.6, -47, 10, 13, Palette.CREAM, true);
        }
        window(-34, -24, 10, 13, Palette.CREAM, true);
        window(34, -24, 10, 13, Palette.CREAM, true);
        door(0, 14, 24, Palette.TIMBER_DARK);
        b.solid(rect(-50, -31, 100, 4), Palette.CREAM, 1.9, 0);
        // a bed on the sign
        b.solid(round(-17, -40, 34, 15, 2.4), Palette.hex(0x3A4A3A), 2, 0);
        b.solid(rect(-11, -34, 22, 5), Palette.PAPER, 1.3, 0);
        b.solid(rect(-12.6, -37.4, 3, 11), Palette.TIMBER_LIGHT, 1.2, 0);
        b.solid(rect(-9, -36.6, 7, 3.4), Palette.SKY, 1.1, 0);
    }

    private void generalStore() {
        Color wall = Palette.SAGE;
        boards(rect(-42, -68, 84, 68), wall, false);
        b.solid(rect(-46, -73, 92, 8), Palette.CREAM, 2.3, 1.6);
        for (int i = -5; i <= 5; i++) {
            b.solid(rect(i * 8 - 1.6, -65, 3.2, 5), Palette.CREAM, 1.2, 0);
        }
        b.solid(round(-34, -58, 68, 15, 2.4), Palette.TIMBER_DARK, 2.1, 0);
        for (int i = 0; i < 3; i++) {
            b.line(-24 + i * 18, -50.5, -14 + i * 18, -50.5, 3, Palette.GOLD);
        }
        window(-25, -29, 18, 19, Palette.CREAM, false);
        window(25, -29, 18, 19, Palette.CREAM, false);
        door(0, 16, 28, Palette.TIMBER);
        awning(-46, -40, 92, 9, Palette.hex(0xB5473A));
        cask(-46, 1, 0.5);
        crate(40, 1, 15);
        crate(47, -13, 10);
    }

    private void printShop() {
        Shape front =
                path(
                        "M -38 0 L -38 -52 L -28 -52 L -28 -64 C -14 -72 14 -72 28 -64 L 28 -52 L"
                                + " 38 -52 L 38 0 Z");
        brick(front, BRICK);
        b.solid(round(-41, -55, 14, 5, 1), Palette.CREAM, 1.9, 0);
        b.solid(round(27, -55, 14, 5, 1), Palette.CREAM, 1.9, 0);
        // the shop window shows the press
        b.solid(rect(-31, -34, 40, 26), Palette.CREAM, 2.1, 1);
        b.flat(rect(-28, -31, 34, 20), Palette.hex(0x3A4650), 1.6);
        b.solid(rect(-22, -27, 4, 16), Palette.STONE, 1.5, 0);
        b.solid(rect(-4, -27, 4, 16), Palette.STONE, 1.5, 0);
        b.solid(rect(-24, -29, 26, 4), Palette.STONE, 1.5, 0);
        b.solid(rect(-13, -25, 4, 6), Palette.GOLD, 1.3, 0);
        b.solid(rect(-20, -16, 18, 4), Palette.PAPER, 1.3, 0);
        door(23, 15, 29, Palette.INK);
        // a sheet hangs out
        b.at(
                0,
                -52,
                1,
                -4,
                () -> {
                    b.solid(rect(-13, -14, 26, 26), Palette.PAPER, 2.1, 1.6);
                    b.line(-9, -9, 9, -9, 3.4, Palette.INK);
                    for (int i = 0; i < 4; i++) {
                        b.line(
                                -9,
                                -3.4 + i * 3.6,
                                i == 3 ? 2 : 9,
                                -3.4 + i * 3.6,
                                1.4,
                                Palette.SLATE);
                    }
                });
        for (int i = 0; i < 3; i++) {
            b.solid(rect(-51, -5 - i * 4.6, 18, 5), Palette.PAPER, 1.6, 0);
        }
    }

    private void placerClaim() {
        b.solid(
                path(
                        "M -54 0 C -52 -30 -40 -52 -24 -56 C -12 -58 -6 -40 0 -30 C 10 -16 20 -6 30"
                                + " 0 Z"),
                Hues.EARTH_DEEP,
                2.5,
                5);
        b.solid(path("M -44 -30 L -34 -40 L -28 -30 L -34 -24 Z"), Hues.GRANITE, 1.8, 1.4);
        b.solid(path("M -24 -22 L -16 -28 L -10 -20 L -18 -14 Z"), Hues.GRANITE, 1.8, 1.4);
        // the sluice, with water in it
        b.solid(poly(-26, -52, -18, -56, 48, -16, 44, -8), Palette.TIMBER_LIGHT, 2.3, 1.6);
        b.fill(b.unsteady(poly(-20, -52, -16, -54, 44, -17, 41, -13)), Hues.RIVER);
        for (int i = 0; i < 6; i++) {
            double x = -12 + i * 10;
            b.line(x - 2.4, -48 + i * 6.2, x + 1.4, -50.4 + i * 6.2, 2, Palette.TIMBER_DARK);
        }
        b.solid(poly(14, -30, 18, -28, 16, 0, 12, 0), Palette.TIMBER, 2, 0);
        b.solid(poly(36, -18, 40, -16, 42, 0, 38, 0), Palette.TIMBER, 2, 0);
        b.solid(
                path("M 44 -14 C 52 -12 54 -6 54 0 L 44 0 C 46 -6 46 -10 44 -14 Z"),
                Hues.RIVER,
                1.8,
                0);
        // the stake with its board
        b.solid(rect(-3, -74, 4, 34), Palette.TIMBER, 1.9, 0);
        b.solid(round(-16, -76, 30, 14, 2), Palette.PAPER, 2, 1);
        b.line(-11, -71.6, 9, -71.6, 1.6, Palette.INK);
        b.line(-11, -67, 4, -67, 1.6, Palette.INK);
        b.solid(oval(-4, -5, 14, 6), Palette.STONE_DEEP, 2.2, 0);
        b.fill(oval(-4, -6, 10, 3.6), Palette.hex(0x8A6038));
        b.at(-6, -4, 0.42, 0, () -> Things.nugget(b));
        b.at(2, -4, 0.34, 0, () -> Things.nugget(b));
    }

    private void stable() {
        Color wall = Palette.BARN_RED;
        boards(path("M -40 0 L -40 -44 L -30 -62 L 0 -74 L 30 -62 L 40 -44 L 40 0 Z"), wall, true);
        b.solid(
                path(
                        "M -46 -40 L -34 -65 L 0 -78 L 34 -65 L 46 -40 L 40 -40 L 30 -61 L 0 -72 L"
                                + " -30 -61 L -40 -40 Z"),
                Palette.CREAM,
                2.3,
                0);
        b.flat(rect(-19, -35, 38, 35), Palette.hex(0x3A211A), 2.2);
        b.at(-4, 0, 0.86, 0, () -> Things.horse(b));
        for (int side = -1; side <= 1; side += 2) {
            double x = side < 0 ? -36 : 20;
            b.solid(rect(x, -35, 16, 35), Palette.shade(wall, 0.2), 2.1, 1);
            b.line(x + 2, -33, x + 14, -3, 2.6, Palette.CREAM);
            b.line(x + 14, -33, x + 2, -3, 2.6, Palette.CREAM);
        }
        b.solid(oval(0, -53, 9, 9), Palette.TIMBER_DARK, 2, 0);
        Glyphs.put(b, Glyphs::horseshoe, 0, -53, 13);
        hay(-47, 1);
    }

    private void canvasMaker() {
        Color wall = Palette.hex(0x7E8F6A);
        boards(rect(-40, -34, 80, 34), wall, true);
        // a roof of stretched canvas
        Shape roof =
                path(
                        "M -52 -28 C -36 -40 -20 -56 -2 -73 C 2 -73 3 -73 5 -71 C 20 -56 36 -40 54"
                            + " -28 C 44 -26 36 -30 28 -26 C 18 -31 8 -26 0 -26 C -8 -26 -18 -31"
                            + " -28 -26 C -36 -30 -44 -26 -52 -28 Z");
        b.solid(roof, Hues.CANVAS, 2.5, 3.4);
        for (int i = -2; i <= 2; i++) {
            b.curve(
                    "M 1 -70 C " + i * 8 + " -54 " + i * 16 + " -40 " + i * 19 + " -29",
                    1.4,
                    Palette.shade(Hues.CANVAS, 0.3));
        }
        b.solid(rect(0, -80, 3, 10), Palette.TIMBER_DARK, 1.7, 0);
        door(0, 18, 22, Palette.TIMBER_DARK);
        b.at(-32, 2, 0.86, 0, () -> Things.tent(b, Palette.hex(0xD9C59A), Palette.TIMBER_DARK));
        for (int i = 0; i < 3; i++) {
            b.solid(
                    round(18 + i * 3, -6 - i * 6, 28 - i * 6, 7, 3.5),
                    i == 1 ? Palette.hex(0xC2B184) : Hues.CANVAS,
                    1.8,
                    1);
            b.solid(oval(46 - i * 3, -2.6 - i * 6, 3, 3.4), Palette.PAPER, 1.6, 0);
        }
    }

    private void saloon() {
        Color wall = Palette.hex(0xB9573F);
        boards(
                path("M -42 0 L -42 -54 L -30 -54 C -28 -76 28 -76 30 -54 L 42 -54 L 42 0 Z"),
                wall,
                false);
        b.outline(path("M -42 -54 L -30 -54 C -28 -76 28 -76 30 -54 L 42 -54"), 5, Palette.INK);
        b.outline(path("M -42 -54 L -30 -54 C -28 -76 28 -76 30 -54 L 42 -54"), 2.6, Palette.CREAM);
        // a mug
        b.solid(round(-7, -64, 12, 14, 1.6), Palette.GOLD, 1.8, 0);
        b.cord(path("M 5 -61 C 11 -61 11 -54 5 -54"), 1.4, Palette.GOLD);
        b.solid(
                path("M -9 -63 C -9 -69 -3 -68 -2 -67 C 0 -70 8 -68 7 -63 Z"),
                Palette.PAPER,
                1.6,
                0);
        window(-27, -27, 14, 15, Palette.CREAM, false);
        window(27, -27, 14, 15, Palette.CREAM, false);
        b.flat(rect(-12, -30, 24, 30), Palette.hex(0x3A211A), 2);
        b.glow(0, -26, 14, Palette.LAMP, 0.7);
        for (int side = -1; side <= 1; side += 2) {
            b.solid(
                    path(
                            "M " + side * 12 + " -25 L " + side * 1 + " -22 L " + side * 1
                                    + " -6 L " + side * 12 + " -8 Z"),
                    Palette.TIMBER_LIGHT,
                    1.8,
                    0);
            b.line(side * 10, -18, side * 3, -16.6, 1.3, Palette.TIMBER_DARK);
            b.line(side * 10, -13, side * 3, -11.6, 1.3, Palette.TIMBER_DARK);
        }
        b.solid(rect(-48, -43, 96, 5), Palette.CREAM, 2, 0);
        for (int i = -6; i <= 6; i++) {
            b.line(i * 7.4, -48, i * 7.4, -43, 1.8, Palette.CREAM);
        }
        b.solid(rect(-48, -50, 96, 3), Palette.CREAM, 1.7, 0);
        b.solid(rect(-47, -40, 4, 40), Palette.TIMBER, 1.8, 0);
        b.solid(rect(43, -40, 4, 40), Palette.TIMBER, 1.8, 0);
        b.solid(rect(-48, -3, 96, 5), Palette.TIMBER_LIGHT, 2, 0);
    }

    private void surveyor() {
        Color wall = Palette.hex(0x5E7F92);
        boards(path("M -48 0 L -48 -36 L -20 -58 L 8 -36 L 8 0 Z"), wall, false);
        b.solid(
                path("M -54 -32 L -20 -61 L 14 -32 L 14 -40 L -20 -70 L -54 -40 Z"),
                Palette.PAPER,
                2.3,
                0);
        door(-8, 13, 25, Palette.TIMBER_DARK);
        window(-33, -28, 14, 15, Palette.PAPER, false);
        // map on the gable
        b.solid(rect(-28, -50, 16, 11), Palette.hex(0xE8D9A8), 1.6, 0);
        b.curve("M -26 -42 C -22 -48 -20 -42 -14 -47", 1.4, Hues.RIVER_DEEP);
        // the theodolite on its three legs
        b.cord(path("M 32 -34 L 20 0"), 2.2, Palette.TIMBER_LIGHT);
        b.cord(path("M 32 -34 L 46 0"), 2.2, Palette.TIMBER_LIGHT);
        b.cord(path("M 32 -34 L 33 0"), 2.2, Palette.TIMBER_LIGHT);
        b.solid(oval(32, -37, 8, 4.4), Palette.GOLD, 2, 0);
        b.solid(rect(29.6, -48, 4.8, 10), Palette.GOLD_DEEP, 1.8, 0);
        b.at(
                32,
                -50,
                1,
                -14,
                () -> {
                    b.solid(round(-16, -5, 30, 9, 3), Palette.GOLD, 2.1, 1.4);
                    b.solid(rect(12, -6.4, 7, 12), Palette.GOLD_DEEP, 1.9, 0);
                });
        b.solid(rect(50, -58, 3.4, 58), Palette.PAPER, 1.7, 0);
        for (int i = 0; i < 4; i++) {
            b.fill(rect(50.6, -55 + i * 14, 2.4, 7), Palette.DYNAMITE);
        }
    }

    private void tollHouse() {
        Color wall = Palette.hex(0xE2D3AE);
        boards(path("M -42 0 L -42 -44 L -30 -48 L 2 -48 L 14 -44 L 14 0 Z"), wall, false);
        b.line(-28, -47, -28, 0, 1.6, Palette.shade(wall, 0.4));
        b.line(0, -47, 0, 0, 1.6, Palette.shade(wall, 0.4));
        b.solid(
                path("M -49 -42 L -14 -70 L 21 -42 C 8 -46 -36 -46 -49 -42 Z"),
                Palette.TEAL,
                2.4,
                2.4);
        b.line(-14, -69, -27, -45, 1.4, Palette.shade(Palette.TEAL, 0.5));
        b.line(-14, -69, -1, -45, 1.4, Palette.shade(Palette.TEAL, 0.5));
        b.solid(oval(-14, -72, 3.6, 3.6), Palette.GOLD, 1.7, 0);
        window(-35, -32, 7, 14, Palette.TEAL, false);
        window(7, -32, 7, 14, Palette.TEAL, false);
        b.solid(rect(-24, -36, 20, 17), Palette.TIMBER_DARK, 2, 0);
        Things.coinFace(b, -14, -27.5, 6.4);
        b.solid(rect(-26, -19, 24, 4), Palette.TIMBER_LIGHT, 1.7, 0);
        // the barrier
        b.solid(rect(24, -30, 7, 30), Palette.TIMBER, 2.1, 1.4);
        b.at(
                28,
                -27,
                1,
                -32,
                () -> {
                    b.solid(rect(-12, -4, 50, 7), Palette.PAPER, 2.1, 0);
                    for (int i = 0; i < 3; i++) {
                        b.fill(rect(-3 + i * 14, -3, 7, 5), Palette.DYNAMITE);
                    }
                    b.solid(oval(-12, -0.5, 6, 6), Palette.STONE_DEEP, 1.9, 0);
                });
    }

    private void sawmill() {
        Color wall = Palette.hex(0x9A6B42);
        boards(rect(-46, -30, 70, 30), wall, true);
        b.solid(path("M -54 -28 L -40 -56 L 22 -56 L 34 -28 Z"), Palette.hex(0x6B5A48), 2.5, 2.4);
        shingles(path("M -54 -28 L -40 -56 L 22 -56 L 34 -28 Z"), Palette.hex(0x6B5A48), 6);
        b.solid(rect(-30, -68, 9, 18), Palette.STONE_DEEP, 2, 1);
        b.flat(rect(-34, -26, 46, 26), Palette.hex(0x2E211A), 2.1);
        // the great blade
        b.at(
                6,
                -16,
                1,
                9,
                () -> {
                    Shape blade = gear(20, 17, 22);
                    b.solid(blade, Palette.hex(0xC9D0D4), 2.1, 2);
                    b.flat(oval(0, 0, 5, 5), Palette.BARN_RED, 1.6);
                });
        b.solid(round(-30, -9, 34, 10, 5), Palette.TIMBER_LIGHT, 2, 1.4);
        b.solid(oval(-29, -4, 4.4, 5), Palette.hex(0xE4C28C), 1.8, 0);
        for (int i = 0; i < 3; i++) {
            log(36 + (i == 2 ? 6 : i * 12), i == 2 ? -16 : -5.6);
        }
    }

    private void carpenters() {
        Color beam = Palette.hex(0xD9AE6E);
        Shape sky = path("M -40 0 L -40 -40 L 0 -70 L 40 -40 L 40 0 Z");
        b.fill(sky, Palette.alpha(Palette.SKY, 0.35));
        boards(rect(-40, -20, 34, 20), Palette.TIMBER_LIGHT, false);
        timber(-40, 0, -40, -42, beam);
        timber(40, 0, 40, -42, beam);
        timber(-14, 0, -14, -42, beam);
        timber(14, 0, 14, -42, beam);
        timber(-44, -41, 44, -41, beam);
        timber(-47, -37, 0, -73, beam);
        timber(47, -37, 0, -73, beam);
        timber(0, -72, 0, -42, beam);
        timber(-24, -55, -24, -41, beam);
        timber(24, -55, 24, -41, beam);
        timber(14, -40, 40, -6, beam);
        // a ladder
        for (int i = 0; i < 7; i++) {
            b.line(
                    -36 + i * 2.6,
                    -3 - i * 6.6,
                    -28 + i * 2.6,
                    -3 - i * 6.6,
                    2,
                    Palette.TIMBER_DARK);
        }
        b.line(-38, 0, -19, -49, 2.8, Palette.TIMBER);
        b.line(-30, 0, -11, -49, 2.8, Palette.TIMBER);
        // the bench with a plane
        b.solid(rect(14, -14, 36, 5), Palette.TIMBER, 2, 0);
        b.solid(rect(18, -10, 4, 10), Palette.TIMBER_DARK, 1.7, 0);
        b.solid(rect(42, -10, 4, 10), Palette.TIMBER_DARK, 1.7, 0);
        b.solid(path("M 22 -14 L 22 -20 L 38 -20 L 42 -14 Z"), Palette.BARN_RED, 1.8, 0);
        b.curve("M 40 -18 C 46 -22 50 -16 46 -14", 2, beam);
    }

    private void blacksmith() {
        Color stone = Palette.hex(0x7C7A78);
        b.solid(path("M 18 -52 L 20 -76 L 36 -76 L 38 -52 Z"), stone, 2.3, 2);
        b.glow(28, -78, 8, Palette.hex(0x8C8078), 0.5);
        stone(rect(-42, -38, 84, 38), stone);
        b.solid(path("M -50 -36 L -34 -58 L 40 -58 L 50 -36 Z"), Palette.hex(0x5A4438), 2.5, 2.4);
        shingles(path("M -50 -36 L -34 -58 L 40 -58 L 50 -36 Z"), Palette.hex(0x5A4438), 6);
        Shape hole = path("M -28 0 L -28 -20 C -28 -33 26 -33 26 -20 L 26 0 Z");
        b.flat(hole, Palette.hex(0x2A1A16), 2.3);
        b.glow(10, -10, 24, Palette.hex(0xF28A2A), 0.9);
        Glyphs.put(b, Glyphs::campfire, 12, -12, 19);
        b.outline(hole, 2.3);
        // the anvil
        b.solid(
                path(
                        "M -34 -18 L -4 -18 L -4 -13 C -10 -12 -12 -9 -12 -6 L -7 0 L -25 0 L -20"
                                + " -6 C -20 -9 -24 -11 -30 -12 C -34 -13 -38 -16 -40 -18 Z"),
                Palette.STONE_DEEP,
                2.2,
                2);
        b.at(-16, -21, 0.6, 0, () -> Glyphs.hammer(b));
        b.at(47, 0, 1, 0, () -> Things.wheel(b, 0, -10, 10));
    }

    private void stageOffice() {
        Color wall = Palette.hex(0xD08A3C);
        boards(
                path("M -50 0 L -50 -56 L -34 -56 L -34 -66 L 2 -66 L 2 -56 L 18 -56 L 18 0 Z"),
                wall,
                false);
        b.solid(rect(-38, -71, 44, 7), Palette.CREAM, 2.1, 1);
        b.solid(rect(-54, -60, 18, 6), Palette.CREAM, 2, 0);
        b.solid(rect(4, -60, 18, 6), Palette.CREAM, 2, 0);
        b.solid(oval(-16, -51, 8, 8), Palette.PAPER, 2, 0);
        b.line(-16, -51, -16, -56, 1.6, Palette.INK);
        b.line(-16, -51, -12, -51, 1.6, Palette.INK);
        window(-39, -32, 11, 15, Palette.CREAM, false);
        door(-16, 14, 28, Palette.TIMBER_DARK);
        awning(-54, -41, 76, 8, Palette.hex(0x2F5F8A));
        // the coach
        b.solid(
                path(
                        "M 4 -14 C 4 -32 6 -36 10 -36 L 42 -36 C 46 -36 48 -30 48 -20 C 48 -12 42"
                                + " -8 36 -8 L 14 -8 C 8 -8 4 -10 4 -14 Z"),
                Palette.BARN_RED,
                2.3,
                2.4);
        b.solid(rect(8, -40, 36, 5), Palette.TIMBER_DARK, 1.9, 0);
        b.solid(round(14, -46, 20, 7, 2), Palette.TIMBER_LIGHT, 1.8, 0);
        b.flat(rect(12, -31, 9, 9), Palette.hex(0x3A4650), 1.5);
        b.flat(rect(32, -31, 9, 9), Palette.hex(0x3A4650), 1.5);
        b.flat(rect(23, -32, 7, 20), Palette.GOLD, 1.4);
        Things.wheel(b, 13, -8, 9);
        Things.wheel(b, 40, -7, 8);
        b.line(48, -14, 55, -15, 3, Palette.TIMBER);
    }

    private void undertaker() {
        Color wall = Palette.hex(0x574A58);
        boards(path("M -34 0 L -34 -34 L 0 -66 L 34 -34 L 34 0 Z"), wall, true);
        b.solid(
                path("M -41 -28 L 0 -68 L 41 -28 L 41 -38 L 0 -78 L -41 -38 Z"),
                Palette.hex(0x2E2830),
                2.4,
                0);
        b.solid(
                union(rect(-1.8, -58, 3.6, 18), rect(-6, -53, 12, 3.6)),
                Palette.hex(0xC9BCA0),
                1.6,
                0);
        door(4, 16, 27, Palette.INK);
        window(-18, -26, 11, 15, Palette.hex(0xB9A98C), false);
        b.at(41, 1, 0.88, 7, this::coffin);
        b.at(-45, 1, 0.7, 0, () -> Glyphs.grave(b));
        b.curve("M 48 0 C 50 -8 46 -10 50 -16", 1.6, Hues.MEADOW_DEEP);
    }

    private void coffin() {
        b.solid(path("M -7 -58 L 7 -58 L 14 -42 L 9 0 L -9 0 L -14 -42 Z"), Palette.TIMBER, 2.4, 2);
        b.solid(
                path("M -5 -54 L 5 -54 L 10.5 -41 L 6.5 -4 L -6.5 -4 L -10.5 -41 Z"),
                Palette.TIMBER_LIGHT,
                1.5,
                0);
        b.line(0, -47, 0, -26, 3, Palette.TIMBER_DARK);
        b.line(-6, -40, 6, -40, 3, Palette.TIMBER_DARK);
    }

    private void blastingShed() {
        b.solid(
                path("M -54 0 C -50 -34 -30 -56 2 -56 C 34 -56 52 -34 54 0 Z"),
                Hues.MEADOW_DEEP,
                2.5,
                5);
        for (int i = 0; i < 9; i++) {
            double x = -42 + 84 * b.chance(i, 3);
            double y = -14 - 26 * b.chance(i, 4);
            b.curve(
                    "M " + x + " " + y + " q -2 -4 -4 -5 M " + x + " " + y + " q 2 -4 4 -5",
                    1.5,
                    Palette.shade(Hues.MEADOW_DEEP, 0.4));
        }
        boards(rect(-24, -40, 48, 40), Palette.TIMBER, true);
        b.solid(poly(-31, -38, 31, -38, 27, -48, -27, -48), Palette.TIMBER_DARK, 2.3, 1.6);
        b.solid(rect(-27, -40, 6, 40), Palette.TIMBER_LIGHT, 2, 0);
        b.solid(rect(21, -40, 6, 40), Palette.TIMBER_LIGHT, 2, 0);
        b.solid(rect(-12, -27, 24, 27), Palette.TIMBER_DARK, 2.1, 1);
        b.line(-12, -26, 12, -2, 2.6, Palette.TIMBER_LIGHT);
        // the warning
        b.solid(poly(0, -76, 20, -46, -20, -46), Palette.GOLD, 2.4, 1.6);
        b.fill(
                Brush.union(
                        path(
                                "M -5 -62 C -5 -69 5 -69 5 -62 C 5 -59 3 -58 3 -56 L -3 -56 C -3"
                                        + " -58 -5 -59 -5 -62 Z"),
                        rect(-8, -53.6, 16, 2.6)),
                Palette.INK);
        b.fill(oval(-2, -62, 1.3, 1.5), Palette.GOLD);
        b.fill(oval(2, -62, 1.3, 1.5), Palette.GOLD);
        crate(38, 1, 18);
        Glyphs.put(b, Glyphs::dynamite, 38, -24, 17);
        Glyphs.put(b, Glyphs::dynamite, -38, -9, 20);
    }

    private void hotel() {
        Color wall = Palette.hex(0x84506F);
        Color trim = Palette.hex(0xE9CFA6);
        boards(rect(-46, -58, 92, 58), wall, false);
        b.solid(path("M -51 -57 L -43 -74 L 43 -74 L 51 -57 Z"), Palette.SLATE, 2.4, 2);
        shingles(path("M -51 -57 L -43 -74 L 43 -74 L 51 -57 Z"), Palette.SLATE, 5);
        for (int side = -1; side <= 1; side += 2) {
            b.solid(
                    path("M " + (side * 26 - 8) + " -59 l 0 -9 l 8 -7 l 8 7 l 0 9 Z"),
                    trim,
                    1.8,
                    0);
            b.flat(rect(side * 26 - 3.4, -67, 6.8, 7), Palette.LAMP, 1.3);
        }
        b.solid(rect(-50, -60, 100, 5), trim, 2, 0);
        for (int i = 0; i < 4; i++) {
            window(-33 + i * 22, -50, 10, 13, trim, false);
        }
        b.solid(rect(-52, -32, 104, 5), trim, 2, 0);
        for (int i = -7; i <= 7; i++) {
            b.line(i * 7, -39, i * 7, -32, 1.6, trim);
        }
        b.solid(rect(-52, -41, 104, 3), trim, 1.7, 0);
        for (double x : new double[] {-49, -18, 18, 49}) {
            b.solid(rect(x - 2, -29, 4, 29), trim, 1.7, 0);
        }
        door(0, 16, 23, Palette.TEAL);
        window(-33, -22, 14, 13, trim, false);
        window(33, -22, 14, 13, trim, false);
        b.solid(rect(-53, -3, 106, 5), Palette.TIMBER_LIGHT, 2, 0);
    }

    /** Sutter's Mill: an open frame of timber, a steep roof and the wheel in the race. */
    private void mill() {
        b.solid(path("M -54 0 C -40 -6 -24 -2 -14 -6 L 54 -6 L 54 2 L -54 2 Z"), Hues.RIVER, 2, 0);
        b.flat(rect(-30, -36, 70, 30), Palette.hex(0x4A3324), 2.2);
        boards(rect(-32, -24, 30, 20), Palette.TIMBER_LIGHT, true);
        for (double x : new double[] {-32, -8, 16, 40}) {
            timber(x, -2, x, -38, Palette.TIMBER);
        }
        timber(-8, -36, 16, -8, Palette.TIMBER);
        timber(16, -36, -8, -8, Palette.TIMBER);
        b.solid(path("M -44 -33 L -26 -72 L 34 -72 L 52 -33 Z"), Palette.hex(0x8A6A48), 2.6, 3);
        shingles(path("M -44 -33 L -26 -72 L 34 -72 L 52 -33 Z"), Palette.hex(0x8A6A48), 7);
        b.solid(rect(-35, -40, 86, 5), Palette.TIMBER_DARK, 2, 0);
        // the water wheel
        b.fill(oval(-34, -20, 19, 19), Palette.alpha(Palette.TIMBER_DARK, 0.5));
        for (int i = 0; i < 8; i++) {
            double a = Math.PI * i / 4 + 0.2;
            double x = -34 + Math.cos(a) * 21;
            double y = -20 + Math.sin(a) * 21;
            b.line(-34, -20, x, y, 2.4, Palette.TIMBER);
            b.at(
                    x,
                    y,
                    1,
                    Math.toDegrees(a),
                    () -> b.solid(rect(-4, -5, 6, 10), Palette.TIMBER_LIGHT, 1.6, 0));
        }
        b.cord(oval(-34, -20, 17, 17), 2.4, Palette.TIMBER_LIGHT);
        b.flat(oval(-34, -20, 4, 4), Palette.TIMBER_DARK, 1.6);
        b.fill(
                b.unsteady(
                        path(
                                "M -56 -3 C -48 -8 -40 -3 -34 -5 C -26 -8 -18 -3 -12 -4 L -12 2 L"
                                        + " -56 2 Z")),
                Hues.RIVER);
        b.curve("M -54 -2 q 6 -4 12 0 q 6 -4 12 0 q 6 -4 12 0", 1.6, Hues.FOAM);
    }

    /** Of logs, with a chimney. */
    private void cabin() {
        b.solid(path("M 26 -44 L 27 -76 L 42 -76 L 43 -40 Z"), Hues.GRANITE, 2.3, 2);
        Shape wall = rect(-46, -38, 92, 38);
        b.solid(wall, Palette.TIMBER, 2.4, 0);
        for (int i = 0; i < 5; i++) {
            b.solid(
                    round(-50, -38 + i * 7.8, 100, 8, 4),
                    i % 2 == 0 ? Palette.TIMBER : Palette.hex(0x7E5530),
                    1.9,
                    1.4);
        }
        b.solid(path("M -58 -34 L -38 -64 L 38 -64 L 58 -34 Z"), Palette.hex(0x75583C), 2.6, 3);
        shingles(path("M -58 -34 L -38 -64 L 38 -64 L 58 -34 Z"), Palette.hex(0x75583C), 7);
        door(-8, 17, 27, Palette.TIMBER_DARK);
        window(24, -25, 15, 13, Palette.TIMBER_LIGHT, false);
    }

    // carpentry

    private void boards(Shape front, Color paint, boolean upright) {
        Shape drawn = b.unsteady(front);
        b.fill(drawn, paint);
        b.planks(drawn, paint, 7, upright);
        shadeAndOutline(drawn, paint);
    }

    private void stone(Shape front, Color paint) {
        Shape drawn = b.unsteady(front);
        b.fill(drawn, Palette.shade(paint, 0.35));
        b.masonry(drawn, paint, 12, 7);
        shadeAndOutline(drawn, paint);
    }

    private void brick(Shape front, Color paint) {
        Shape drawn = b.unsteady(front);
        b.fill(drawn, Palette.shade(paint, 0.35));
        b.masonry(drawn, paint, 8, 4.6);
        shadeAndOutline(drawn, paint);
    }

    private void shadeAndOutline(Shape drawn, Color paint) {
        b.fill(minus(drawn, moved(drawn, -7, 0)), Palette.alpha(Palette.hex(0x3A1F1A), 0.25));
        b.fill(minus(drawn, moved(drawn, 2.4, 2.4)), Palette.alpha(Palette.light(paint, 0.6), 0.6));
        b.outline(drawn, 2.4);
    }

    private void window(double cx, double top, double w, double h, Color frame, boolean cross) {
        b.solid(rect(cx - w / 2 - 2, top - 2, w + 4, h + 4), frame, 1.7, 0);
        Shape pane = b.unsteady(rect(cx - w / 2, top, w, h));
        b.fill(pane, Palette.mix(Palette.SLATE, Palette.SKY, 0.35));
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
                Palette.alpha(Palette.PAPER, 0.55));
        b.line(cx, top, cx, top + h, 1.3, Palette.shade(frame, 0.3));
        if (cross) {
            b.line(
                    cx - w / 2,
                    top + h / 2,
                    cx + w / 2,
                    top + h / 2,
                    1.3,
                    Palette.shade(frame, 0.3));
        }
        b.outline(pane, 1.4);
    }

    private void door(double cx, double w, double h, Color paint) {
        b.solid(rect(cx - w / 2 - 2, -h - 2, w + 4, h + 2), Palette.CREAM, 1.8, 0);
        b.solid(rect(cx - w / 2, -h, w, h), paint, 1.8, 1);
        b.flat(
                rect(cx - w / 2 + 3, -h + 3, w - 6, h * 0.36),
                Palette.mix(Palette.SLATE, Palette.SKY, 0.3),
                1.3);
        b.fill(oval(cx + w / 2 - 3, -h * 0.42, 1.4, 1.4), Palette.GOLD);
    }

    private void awning(double x, double y, double w, double h, Color stripe) {
        int stripes = (int) (w / 9);
        double part = w / stripes;
        for (int i = 0; i < stripes; i++) {
            double left = x + i * part;
            String panel =
                    "M "
                            + (left + 2)
                            + " "
                            + y
                            + " l "
                            + (part - 0.6)
                            + " 0 L "
                            + (left + part)
                            + " "
                            + (y + h)
                            + " C "
                            + (left + part)
                            + " "
                            + (y + h + 5)
                            + " "
                            + left
                            + " "
                            + (y + h + 5)
                            + " "
                            + left
                            + " "
                            + (y + h)
                            + " Z";
            b.solid(path(panel), i % 2 == 0 ? stripe : Palette.PAPER, 1.6, 0);
        }
    }

    private void shingles(Shape within, Color colour, double size) {
        Rectangle2D box = within.getBounds2D();
        Shape clip = b.g.getClip();
        b.g.clip(within);
        int row = 0;
        for (double y = box.getMinY() + size; y < box.getMaxY(); y += size, row++) {
            b.line(box.getMinX(), y, box.getMaxX(), y, 1.2, Palette.shade(colour, 0.5));
            for (double x = box.getMinX() + row % 2 * size * 0.7;
                    x < box.getMaxX();
                    x += size * 1.5) {
                b.line(x, y - size, x, y, 1, Palette.shade(colour, 0.4));
            }
        }
        b.g.setClip(clip);
        b.outline(b.unsteady(within), 2.4);
    }

    private void cask(double x, double y, double scale) {
        b.at(x, y - 11 * scale * 2, scale * 2, 0, () -> Glyphs.barrel(b));
    }

    private void crate(double x, double y, double size) {
        b.solid(rect(x - size / 2, y - size, size, size), Palette.TIMBER_LIGHT, 1.9, 1.4);
        b.line(x - size / 2 + 2, y - 2, x + size / 2 - 2, y - size + 2, 1.8, Palette.TIMBER);
        b.outline(
                b.unsteady(rect(x - size / 2 + 2, y - size + 2, size - 4, size - 4)),
                1.2,
                Palette.TIMBER_DARK);
    }

    private void hay(double x, double y) {
        b.solid(
                path("M " + (x - 9) + " " + y + " q -4 -18 10 -19 q 12 1 9 19 Z"),
                Palette.hex(0xE0BE5A),
                2,
                2);
        for (int i = 0; i < 5; i++) {
            b.line(x - 6 + i * 3, y - 3, x - 4 + i * 2, y - 14, 1.2, Palette.hex(0xA88636));
        }
    }

    private void log(double x, double y) {
        b.solid(oval(x, y, 6, 6), Palette.hex(0xE4C28C), 2, 1);
        b.outline(oval(x, y, 3.2, 3.2), 1.1, Palette.TIMBER);
    }

    private void timber(double x1, double y1, double x2, double y2, Color colour) {
        b.line(x1, y1, x2, y2, 6.2, Palette.INK);
        b.line(x1, y1, x2, y2, 3.2, colour);
    }

    private static Shape gear(int teeth, double inner, double outer) {
        double[] xy = new double[teeth * 4];
        for (int i = 0; i < teeth * 2; i++) {
            double a = Math.PI * (i + (i % 2 == 0 ? 0.5 : 0)) / teeth;
            double r = i % 2 == 0 ? outer : inner;
            xy[2 * i] = Math.cos(a) * r;
            xy[2 * i + 1] = Math.sin(a) * r;
        }
        return poly(xy);
    }
}
