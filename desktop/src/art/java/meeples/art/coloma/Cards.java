package meeples.art.coloma;

import static meeples.art.Brush.oval;
import static meeples.art.Brush.path;
import static meeples.art.Brush.rect;
import static meeples.art.Brush.round;

import java.awt.Color;
import java.awt.LinearGradientPaint;
import java.awt.Shape;
import java.util.List;
import java.util.function.Consumer;
import meeples.art.Brush;
import meeples.art.Palette;
import meeples.coloma.model.Box;
import meeples.coloma.model.Building;
import meeples.coloma.model.Site;
import meeples.coloma.model.Tool;

/**
 * Cards, painted as 126 x 168: the building first, then in signs what it does, and what it costs by
 * hammer and by saw, as large as there is room for: they are read from far away.
 */
final class Cards {
    private static final Color[] FRAMES = {
        Palette.hex(0xC58A3E),
        Palette.hex(0x4F8FA6),
        Palette.hex(0xA34A35),
        Palette.hex(0x7A5A8A),
        Palette.hex(0x5F7F3E),
        Palette.hex(0x8A6A48)
    };

    /** How wide cards are painted here. */
    static final double WIDTH = 126;

    /** The middle of the signs of what it does. */
    private static final double EFFECT = 102.5;

    private Cards() {}

    static void card(Brush b, int building) {
        int site = site(building);
        paper(b, FRAMES[site]);
        picture(b, site, () -> Houses.house(b, building));
        effect(b, building);
        costs(
                b,
                Box.buildingCost(building, Tool.HAMMER),
                Box.BUILDING_DUDES,
                Box.buildingCost(building, Tool.SAW),
                Box.BUILDING_DUDES);
    }

    static void hotel(Brush b) {
        paper(b, Palette.hex(0x84506F));
        picture(b, 2, () -> Houses.hotel(b));
        for (int i = 0; i < Box.BEDS; i++) {
            Glyphs.put(b, Cards::bed, 22 + i * 27, EFFECT, 20);
        }
        Glyphs.put(b, g -> Glyphs.points(g, "+" + Box.BED_POINTS), 75, EFFECT - 1, 26);
        b.line(90, EFFECT - 12, 90, EFFECT + 12, 1.3, Palette.TIMBER_LIGHT);
        Glyphs.put(b, g -> Glyphs.points(g, Box.HOTEL_POINTS), 105, EFFECT - 1, 27);
        costs(
                b,
                Box.hotelCost(Tool.HAMMER),
                Box.hotelDudes(Tool.HAMMER),
                Box.hotelCost(Tool.SAW),
                Box.hotelDudes(Tool.SAW));
    }

    private static void bed(Brush b) {
        b.solid(rect(-13, -2, 26, 9), Palette.PAPER, 1.8, 0);
        b.solid(rect(-3, -3, 15, 10), Palette.PLUM, 1.8, 0);
        b.solid(rect(-15, -10, 4, 21), Palette.TIMBER, 1.8, 0);
        b.solid(rect(11, -5, 4, 16), Palette.TIMBER, 1.8, 0);
    }

    static void back(Brush b) {
        paper(b, Palette.hex(0x4A6B3C));
        Shape field = b.flat(round(10, 10, 106, 148, 6), Palette.hex(0x5B7F46), 2);
        Shape clip = b.g.getClip();
        b.g.clip(field);
        for (int i = -8; i < 10; i++) {
            b.line(i * 16, 6, i * 16 + 90, 164, 1.8, Palette.alpha(Palette.PAPER, 0.22));
            b.line(i * 16 + 60, 6, i * 16 - 30, 164, 1.8, Palette.alpha(Palette.PAPER, 0.22));
        }
        b.g.setClip(clip);
        b.solid(oval(63, 84, 40, 40), Palette.hex(0x3A542F), 2.4, 0);
        b.solid(oval(63, 84, 34, 34), Palette.PAPER, 2, 2);
        b.at(63, 104, 0.62, 0, () -> finer(b, 1.3, () -> Houses.house(b, Building.MILL)));
    }

    private static void finer(Brush b, double factor, Runnable what) {
        double before = b.fine;
        b.fine = before * factor;
        what.run();
        b.fine = before;
    }

    private static int site(int building) {
        if (Box.hasShovel(building) || Box.hasWheelbarrow(building)) {
            return Site.WORKDAY;
        }
        return switch (building) {
            case Building.SURVEYOR, Building.TOLL_HOUSE -> Site.RIVER;
            case Building.SAWMILL, Building.CARPENTERS -> Site.BUILDING;
            case Building.BLACKSMITH, Building.STAGE_OFFICE -> Site.WAGON;
            case Building.UNDERTAKER -> Site.FRONTIER;
            default -> Site.ALL;
        };
    }

    private static void paper(Brush b, Color frame) {
        b.solid(round(2, 2, 122, 164, 9), frame, 2.8, 3);
        b.flat(round(7, 7, 112, 154, 5), Palette.PAPER, 1.8);
    }

    private static void picture(Brush b, int mood, Runnable house) {
        Shape frame = rect(8, 8, 110, 78);
        Shape clip = b.g.getClip();
        b.g.clip(frame);
        Color sky = mood % 2 == 0 ? Palette.SKY : Palette.hex(0xC9DDC8);
        b.fill(
                frame,
                new LinearGradientPaint(
                        0,
                        8,
                        0,
                        80,
                        new float[] {0f, 1f},
                        new Color[] {sky, Palette.hex(0xF8EBC8)}));
        b.fill(
                b.unsteady(
                        path("M 0 62 C 20 36 36 48 52 56 C 70 30 92 32 126 60 L 126 90 L 0 90 Z")),
                Palette.hex(0xA9BE8C));
        for (int i = 0; i < 6; i++) {
            double x = 12 + i * 20 + 8 * b.chance(i, 1);
            double y = 58 + 6 * b.chance(i, 2);
            b.fill(
                    b.unsteady(path("M " + x + " " + y + " l 7 14 l -14 0 Z")),
                    Palette.hex(0x6F8F5F));
        }
        b.fill(rect(0, 70, 126, 20), Hues.MEADOW);
        b.fill(b.unsteady(path("M 0 80 C 40 74 80 78 126 76 L 126 90 L 0 90 Z")), Hues.EARTH);
        b.at(63, 83, 0.96, 0, house);
        b.g.setClip(clip);
        b.outline(b.unsteady(frame), 2);
    }

    // what it does

    private static void effect(Brush b, int building) {
        double y = EFFECT;
        if (Box.hasShovel(building)) {
            gain(b, Glyphs::shovel, Glyphs.of(Box.shovel(building)));
            return;
        }
        if (Box.hasWheelbarrow(building)) {
            gain(b, Glyphs::wheelbarrow, Glyphs.of(Box.wheelbarrow(building)));
            return;
        }
        switch (building) {
            case Building.SURVEYOR -> {
                tag(b, 23, y, 1);
                Glyphs.put(b, Glyphs::river, 52, y, 19);
                Glyphs.put(b, Glyphs::bridge, 73, y, 19);
                less(b, 99, y, Box.SURVEYOR_DISCOUNT);
            }
            case Building.TOLL_HOUSE -> {
                tag(b, 23, y, 1);
                Glyphs.put(b, Glyphs::river, 48, y, 19);
                Glyphs.put(b, Glyphs::bridge, 69, y, 19);
                Glyphs.put(b, Glyphs::arrow, 87, y, 11);
                Glyphs.row(b, Glyphs.of(Box.TOLL), 105, y, 19, 19);
            }
            case Building.SAWMILL -> {
                tag(b, 23, y, 2);
                Glyphs.put(b, Glyphs::building, 60, y, 21);
                less(b, 94, y, Box.SAWMILL_DISCOUNT);
            }
            case Building.CARPENTERS -> {
                tag(b, 23, y, 2);
                Glyphs.put(b, Glyphs::building, 50, y, 21);
                Glyphs.put(b, Glyphs::arrow, 69, y, 11);
                Glyphs.row(b, Glyphs.of(Box.CARPENTERS_BONUS), 95, y, 21, 20);
            }
            case Building.BLACKSMITH -> {
                tag(b, 23, y, 3);
                Glyphs.put(b, Glyphs::wagon, 58, y, 22);
                Glyphs.figure(b, "+" + Box.BLACKSMITH_SPACES, 95, y, 15, Palette.INK);
            }
            case Building.STAGE_OFFICE -> {
                tag(b, 23, y, 3);
                town(b, 54, y);
                Glyphs.put(b, Glyphs::arrow, 76, y, 11);
                Glyphs.figure(b, "1+2", 100, y, 13, Palette.INK);
            }
            case Building.UNDERTAKER -> {
                tag(b, 23, y, 4);
                Glyphs.put(b, Glyphs::gunman, 53, y, 22);
                Glyphs.put(b, Glyphs::arrow, 74, y, 11);
                coins(b, 99, y, Box.UNDERTAKER_COINS);
            }
            default -> {
                Glyphs.put(b, Glyphs::barrel, 26, y, 21);
                Glyphs.put(b, Glyphs::arrow, 48, y, 11);
                Glyphs.put(b, Glyphs::barricade, 84, y, 27);
                b.line(68, y + 10, 100, y - 10, 7, Palette.INK);
                b.line(68, y + 10, 100, y - 10, 4, Palette.DYNAMITE);
            }
        }
    }

    private static void gain(Brush b, Consumer<Brush> tool, List<Consumer<Brush>> goods) {
        b.solid(round(11, EFFECT - 14, 37, 28, 5), Palette.hex(0xE6CF9A), 1.8, 0);
        Glyphs.put(b, tool, 29.5, EFFECT, 25);
        Glyphs.put(b, Glyphs::arrow, 58, EFFECT, 13);
        Glyphs.row(b, goods, 91, EFFECT, 27, 25);
    }

    private static void less(Brush b, double x, double y, int coins) {
        Glyphs.figure(b, "-" + coins, x - 9, y, coins > 1 ? 14 : 14, Palette.hex(0x9E2A2B));
        Glyphs.put(b, Glyphs::coin, x + 11, y, 17);
    }

    private static void coins(Brush b, double x, double y, int coins) {
        for (int i = 0; i < coins; i++) {
            Glyphs.put(b, Glyphs::coin, x + (i - (coins - 1) / 2.0) * 18, y, 20);
        }
    }

    private static void town(Brush b, double x, double y) {
        Glyphs.put(b, Glyphs::building, x - 8, y + 1, 17);
        Glyphs.put(b, Glyphs::building, x + 9, y + 2, 15);
    }

    /** The number of the site that the building works for. */
    private static void tag(Brush b, double x, double y, int site) {
        b.solid(oval(x, y, 11.5, 11.5), FRAMES[site], 2, 1.6);
        Glyphs.figure(b, Integer.toString(site + 1), x, y, 12, Palette.PAPER);
    }

    // what it costs

    private static void costs(Brush b, int coins, int hammerDudes, int nuggets, int sawDudes) {
        b.fill(rect(8, 119.5, 110, 40.5), Palette.alpha(Palette.hex(0xE6CF9A), 0.7));
        b.line(9, 119, 117, 119, 1.3, Palette.TIMBER_LIGHT);
        cost(b, 130, Glyphs::hammer, coins, Glyphs::coin, hammerDudes);
        b.line(12, 140.5, 114, 140.5, 1.1, Palette.TIMBER_LIGHT);
        cost(b, 150.5, Glyphs::saw, nuggets, Glyphs::nugget, sawDudes);
    }

    /** One line for each way to pay. */
    private static void cost(
            Brush b, double y, Consumer<Brush> tool, int price, Consumer<Brush> money, int dudes) {
        Glyphs.put(b, tool, 24, y, 18.5);
        Glyphs.figure(b, Integer.toString(price), 48, y, 14.5, Palette.INK);
        Glyphs.put(b, money, 66, y, 18);
        for (int i = 0; i < dudes; i++) {
            Glyphs.put(b, Glyphs::dude, 95 + (i - (dudes - 1) / 2.0) * 16, y, 20);
        }
    }
}
