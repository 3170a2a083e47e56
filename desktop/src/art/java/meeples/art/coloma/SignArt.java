package meeples.art.coloma;

import static meeples.art.Brush.minus;
import static meeples.art.Brush.moved;
import static meeples.art.Brush.oval;
import static meeples.art.Brush.path;
import static meeples.art.Brush.poly;
import static meeples.art.Brush.rect;
import static meeples.art.Brush.round;

import java.awt.Color;
import java.awt.Shape;
import java.util.function.Consumer;
import meeples.art.Brush;
import meeples.art.Palette;
import meeples.art.SeatArt;
import meeples.coloma.model.Box;
import meeples.coloma.model.Goods;
import meeples.coloma.model.Site;
import meeples.coloma.model.Tool;

/** The signs of actions and events, and what turns on the wheel: Barker, signpost, dials, cards. */
final class SignArt {
    static final double W = 90;
    static final double H = 48;

    private SignArt() {}

    // actions

    /** The sign of a site's primary or secondary action, 90 x 48. */
    static void action(Brush b, int site, boolean primary) {
        plate(b, WheelGround.SITES[site], primary);
        switch (site) {
            case Site.WORKDAY -> work(b, primary ? Glyphs::shovel : Glyphs::wheelbarrow);
            case Site.RIVER -> {
                int tool = primary ? Tool.HAMMER : Tool.SAW;
                tool(b, primary);
                price(b, 15.5, Glyphs::river, Box.riverCost(tool), primary, Box.riverDudes(tool));
                price(b, 33, Glyphs::bridge, Box.bridgeCost(tool), primary, Box.bridgeDudes(tool));
            }
            case Site.BUILDING -> {
                tool(b, primary);
                Glyphs.put(b, Glyphs::building, 48, 24, 29);
                Glyphs.put(b, primary ? Glyphs::coin : Glyphs::nugget, 73, 16, 15);
                Glyphs.put(b, Glyphs::dude, 73, 33, 17);
            }
            case Site.WAGON -> {
                Glyphs.put(b, Glyphs::wagon, 34, 24, 33);
                Glyphs.put(b, Glyphs::arrow, 72, 24, 17);
            }
            default -> {
                if (primary) {
                    Glyphs.put(b, Glyphs::gunman, 27, 24, 33);
                    b.line(45, 10, 45, 38, 1.4, Palette.TIMBER_LIGHT);
                    Glyphs.put(b, Glyphs::tent, 65, 23, 31);
                } else {
                    Glyphs.figure(b, "+", 23, 24, 17, Palette.INK);
                    Glyphs.row(b, Glyphs.of(Box.FRONTIER_SECONDARY), 56, 23, 33, 30);
                }
            }
        }
    }

    private static void work(Brush b, Consumer<Brush> tool) {
        Glyphs.put(b, tool, 28, 24, 36);
        Glyphs.put(b, Glyphs::arrow, 53, 24, 13);
        Glyphs.put(b, Glyphs::building, 73, 24, 25);
    }

    private static void tool(Brush b, boolean hammer) {
        Glyphs.put(b, hammer ? Glyphs::hammer : Glyphs::saw, 18, 24, 26);
    }

    private static void price(
            Brush b, double y, Consumer<Brush> what, int price, boolean coins, int dudes) {
        Glyphs.put(b, what, 40, y, 15.5);
        Glyphs.figure(b, Integer.toString(price), 54, y, 10.5, Palette.INK);
        Glyphs.put(b, coins ? Glyphs::coin : Glyphs::nugget, 64.5, y, 12.5);
        for (int i = 0; i < dudes; i++) {
            Glyphs.put(b, Glyphs::dude, 77.5 + i * 5, y, 14.5);
        }
    }

    private static void plate(Brush b, Color rim, boolean primary) {
        if (primary) {
            b.solid(round(1.6, 1.6, W - 3.2, H - 3.2, 6), rim, 2.5, 2);
        } else {
            // the secondary one has cut corners
            b.solid(
                    poly(
                            9, 1.6, W - 9, 1.6, W - 1.6, 9, W - 1.6, H - 9, W - 9, H - 1.6, 9,
                            H - 1.6, 1.6, H - 9, 1.6, 9),
                    rim,
                    2.5,
                    2);
        }
        b.flat(round(6, 6, W - 12, H - 12, 3), Palette.PAPER, 1.6);
    }

    // events

    /** What an event gives, 52 x 40. */
    static void event(Brush b, int site) {
        Color rim = WheelGround.SITES[site];
        Shape flag = path("M 2 3 L 50 3 L 50 34 L 38 31 L 26 37.5 L 14 31 L 2 34 Z");
        b.solid(flag, rim, 2.3, 2);
        b.flat(
                path("M 6 6.5 L 46 6.5 L 46 28.4 L 38 26.6 L 26 32 L 14 26.6 L 6 28.4 Z"),
                Palette.PAPER,
                1.4);
        Goods goods = Box.event(site);
        if (site == Box.OFFER) {
            Glyphs.put(b, Glyphs::nugget, 14.5, 17.5, 15);
            Glyphs.put(b, Glyphs::arrow, 25.5, 17.5, 8);
            Glyphs.put(b, g -> Glyphs.points(g, Box.POINTS_FOR_A_NUGGET), 37.5, 17, 17);
        } else {
            Glyphs.row(b, Glyphs.of(goods), 26, 17.8, 19, 18);
        }
    }

    // on the wheel

    /** The Barker on his stage, 188 x 104, with the signs of his two actions before him. */
    static void barker(Brush b) {
        b.contactShadow(94, 99, 92, 6, 0.5);
        // the backdrop, aside of the sign of the event
        b.at(22, 0, () -> backdrop(b));
        // the stage on wheels
        b.solid(rect(2, 48, 184, 8), Palette.TIMBER_LIGHT, 2.4, 2);
        b.solid(rect(4, 55, 180, 42), Palette.TIMBER_DARK, 2.4, 0);
        b.at(
                1,
                52,
                () -> {
                    plate(b, Palette.BARN_RED, true);
                    Glyphs.put(b, Glyphs::horse, 22, 24, 25);
                    Glyphs.put(b, Glyphs::tent, 45, 24, 24);
                    Glyphs.figure(
                            b,
                            Integer.toString(Box.PRICE_OF_A_HORSE_OR_TENT),
                            61.5,
                            24,
                            12,
                            Palette.INK);
                    Glyphs.put(b, Glyphs::coin, 74, 24, 16);
                });
        b.at(
                97,
                52,
                () -> {
                    plate(b, Palette.BARN_RED, false);
                    Glyphs.put(b, Glyphs::barrel, 25, 24, 29);
                    Glyphs.figure(b, "+", 46, 24, 11, Palette.INK);
                    Glyphs.put(b, Glyphs::outlaw, 66, 24, 28);
                });
    }

    private static void backdrop(Brush b) {
        b.solid(
                path("M 40 52 L 44 12 C 60 3 128 3 144 12 L 148 52 Z"),
                Palette.hex(0x2F5F6B),
                2.5,
                3);
        for (int i = 0; i < 9; i++) {
            double x = 49 + i * 11.2;
            b.line(x, 9 + Math.abs(i - 4) * 0.8, x, 50, 1.4, Palette.alpha(Palette.INK, 0.35));
        }
        for (int i = 0; i < 8; i++) {
            double x = 42 + i * 13;
            b.solid(
                    path("M " + x + " 12 l 13 0 l -6.5 11 Z"),
                    i % 2 == 0 ? Palette.GOLD : Palette.BARN_RED,
                    1.6,
                    0);
        }
        b.solid(rect(37, 10, 7, 46), Palette.TIMBER, 2.2, 1.4);
        b.solid(rect(144, 10, 7, 46), Palette.TIMBER, 2.2, 1.4);
        double before = b.fine;
        b.fine = before * 1.1;
        b.at(92, 66, 0.74, 0, () -> Folk.barker(b));
        b.fine = before;
    }

    /** 92 x 76: covers the sign of a secondary action with an arrow to the site before. */
    static void signpost(Brush b) {
        b.contactShadow(49, 72, 40, 5, 0.45);
        b.solid(rect(41, 2, 10, 72), Palette.TIMBER, 2.4, 2);
        b.solid(path("M 36 2 L 46 -1 L 56 2 L 56 6 L 36 6 Z"), Palette.TIMBER_DARK, 1.8, 0);
        Shape board =
                b.solid(
                        path("M 4 40 L 22 13 L 90 14 L 88 67 L 22 67 Z"),
                        Palette.TIMBER_LIGHT,
                        2.7,
                        3);
        b.planks(board, Palette.TIMBER_LIGHT, 18, false);
        b.outline(board, 2.7);
        // back round the wheel
        Shape bow = path("M 76 54 C 78 28 52 24 36 34");
        b.outline(bow, 11, Palette.INK);
        b.solid(poly(16, 40, 40, 24, 40, 51), Palette.PAPER, 2.6, 0);
        b.outline(bow, 6, Palette.PAPER);
        b.fill(oval(84, 20, 1.6, 1.6), Palette.INK);
        b.fill(oval(83, 62, 1.6, 1.6), Palette.INK);
        b.fill(oval(28, 62, 1.6, 1.6), Palette.INK);
    }

    // what is chosen

    /** A dial's face, 44 x 44: the number of a site in its colour; the seat's disc shows around. */
    static void dial(Brush b, int site) {
        b.solid(oval(22, 22, 16.6, 16.6), WheelGround.SITES[site], 2.2, 2);
        b.outline(oval(22, 22, 13.4, 13.4), 1.2, Palette.alpha(Palette.PAPER, 0.8));
        Glyphs.figure(b, Integer.toString(site + 1), 22, 22, 17, Palette.PAPER);
    }

    static void dialBack(Brush b) {
        b.solid(oval(22, 22, 16.6, 16.6), Palette.TIMBER, 2.2, 2);
        for (int i = 0; i < 5; i++) {
            double a = Math.PI * (i * 0.4 - 0.5);
            b.line(
                    22,
                    22,
                    22 + Math.cos(a) * 13.4,
                    22 + Math.sin(a) * 13.4,
                    2,
                    Palette.TIMBER_LIGHT);
        }
        b.outline(oval(22, 22, 13.4, 13.4), 2, Palette.TIMBER_LIGHT);
        b.flat(oval(22, 22, 4, 4), Palette.GOLD, 1.4);
    }

    /** One of Buster's cards, 60 x 84: he does not go there, or he does. */
    static void busterCard(Brush b, int site) {
        b.solid(round(1.5, 1.5, 57, 81, 6), Palette.hex(0x6E5138), 2.4, 2);
        b.flat(round(5.5, 5.5, 49, 73, 3), Palette.PAPER, 1.6);
        b.solid(round(9, 9, 42, 38, 3), WheelGround.SITES[site], 1.8, 1.6);
        Glyphs.figure(b, Integer.toString(site + 1), 30, 28, 25, Palette.PAPER);
        Glyphs.put(b, siteGlyph(site), 30, 62, 23);
    }

    static void busterCardBack(Brush b) {
        b.solid(round(1.5, 1.5, 57, 81, 6), Palette.hex(0x6E5138), 2.4, 2);
        b.flat(round(5.5, 5.5, 49, 73, 3), Palette.hex(0x94714C), 1.6);
        Hues.small(b, 31, 70, 0.66, () -> b.withHalo(Palette.PAPER, () -> Folk.buster(b)));
    }

    /** What stands for a site as a whole. */
    static Consumer<Brush> siteGlyph(int site) {
        return switch (site) {
            case Site.WORKDAY -> Glyphs::shovel;
            case Site.RIVER -> Glyphs::bridge;
            case Site.BUILDING -> Glyphs::building;
            case Site.WAGON -> Glyphs::wagon;
            default -> Glyphs::tent;
        };
    }

    // small marks

    /** A round that is over: a stamp in the place on the track, 22 x 22. */
    static void roundOver(Brush b) {
        b.solid(oval(11, 11, 9, 9), Palette.PAPER, 2, 1.4);
        b.curve("M 6.4 11 L 9.8 14.6 L 15.8 7.4", 2.6, Palette.BARN_RED);
    }

    /** A frame of gold around the section that counts, 44 x 30. */
    static void valueMark(Brush b) {
        Shape frame = minus(round(1, 1, 42, 28, 5), round(5, 5, 34, 20, 3));
        b.fill(b.unsteady(frame), Palette.GOLD);
        b.outline(b.unsteady(round(1, 1, 42, 28, 5)), 1.6);
        b.outline(b.unsteady(round(5, 5, 34, 20, 3)), 1.4);
        b.fill(moved(poly(0, 0, 7, 5, 0, 10), 37, 10), Palette.GOLD);
    }

    /** A player's symbol on a piece. */
    static void symbol(Brush b, int symbol, boolean dark, double x, double y, double scale) {
        b.at(x, y, scale, 0, () -> SeatArt.symbol(b, symbol, dark));
    }
}
