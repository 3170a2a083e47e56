package meeples.art;

import static meeples.art.Brush.common;
import static meeples.art.Brush.minus;
import static meeples.art.Brush.moved;
import static meeples.art.Brush.oval;
import static meeples.art.Brush.path;
import static meeples.art.Brush.poly;
import static meeples.art.Brush.rect;
import static meeples.art.Brush.round;
import static meeples.art.Pieces.star;

import java.awt.Color;
import java.awt.Shape;
import java.awt.geom.Rectangle2D;
import meeples.fistful.table.Art;
import meeples.fistful.table.TownPlan;
import meeples.picture.SeatColours;
import meeples.picture.SeatSymbols;
import meeples.picture.SharedArt;
import meeples.picture.TableArt;

/**
 * What belongs to a player: marquees, tokens and badges. Any colour goes with any symbol, so
 * grounds and symbols are pictures of their own, of the same size, to be laid over each other. Each
 * ground is there a second time with a pattern, for those who don't see its colour.
 */
public final class SeatArt {
    private static final int ORANGE = 0;
    private static final int GREEN = 1;
    private static final int IVORY = 2;
    private static final int CHARCOAL = 3;
    private static final int TURQUOISE = 4;

    private static final double TILE_W = TownPlan.MARQUEE_WIDTH;
    private static final double TILE_H = TownPlan.MARQUEE_HEIGHT;
    private static final double COIN = TownPlan.TOKEN_SIZE;
    private static final double BADGE = 48;

    /** After so many pixels a pattern begins again. */
    private static final int PERIOD = 12;

    private SeatArt() {}

    /** What lies on the table. */
    static void addPiecesTo(Gallery gallery) {
        for (int i = 0; i < 2 * SeatColours.WORDS.length; i++) {
            int colour = i / 2;
            boolean aid = i % 2 == 1;
            for (int value = 5; value <= 10; value += 5) {
                int v = value;
                gallery.add(
                        Art.marquee(v, colour, aid),
                        TILE_W,
                        TILE_H,
                        b -> marquee(b, v, colour, aid));
            }
            gallery.add(Art.token(colour, aid), COIN, COIN, b -> token(b, colour, aid));
        }
        for (int i = 0; i < 2 * SeatSymbols.WORDS.length; i++) {
            int symbol = i / 2;
            boolean dark = i % 2 == 1;
            for (int value = 5; value <= 10; value += 5) {
                boolean ten = value == 10;
                gallery.add(
                        Art.marqueeSymbol(value, symbol, dark),
                        TILE_W,
                        TILE_H,
                        b ->
                                b.at(
                                        ten ? 66 : 63,
                                        ten ? 32.5 : 30,
                                        0.66,
                                        0,
                                        () -> symbol(b, symbol, dark)));
            }
            gallery.add(
                    Art.tokenSymbol(symbol, dark),
                    COIN,
                    COIN,
                    b -> b.at(22, 21, 0.56, 0, () -> symbol(b, symbol, dark)));
        }
        addSymbolsTo(gallery);
    }

    /** The symbols alone, for any game's table. */
    public static void addSymbolsTo(Gallery gallery) {
        for (int symbol = 0; symbol < SeatSymbols.WORDS.length; symbol++) {
            int s = symbol;
            gallery.add(
                    TableArt.symbol(s),
                    48,
                    48,
                    b -> b.at(24, 24, () -> symbol(b, s, Color.WHITE, Palette.INK)));
        }
    }

    /** What stands in lists, on panels and in prompts. */
    static void addBadgesTo(Gallery gallery) {
        for (int i = 0; i < 2 * SeatColours.WORDS.length; i++) {
            int colour = i / 2;
            boolean aid = i % 2 == 1;
            gallery.add(SharedArt.badge(colour, aid), BADGE, BADGE, b -> badge(b, colour, aid));
        }
        for (int i = 0; i < 2 * SeatSymbols.WORDS.length; i++) {
            int symbol = i / 2;
            boolean dark = i % 2 == 1;
            gallery.add(
                    SharedArt.badgeSymbol(symbol, dark),
                    BADGE,
                    BADGE,
                    b -> b.at(24, 24, 0.66, 0, () -> symbol(b, symbol, dark)));
        }
        for (int symbol = 0; symbol < SeatSymbols.WORDS.length; symbol++) {
            int s = symbol;
            gallery.add(
                    SharedArt.icon(SeatSymbols.WORDS[s]),
                    48,
                    48,
                    b -> b.at(24, 24, () -> symbol(b, s, Color.WHITE, Palette.INK)));
        }
        for (int colour = 0; colour < SeatColours.WORDS.length; colour++) {
            int c = colour;
            gallery.add(
                    SharedArt.band(c),
                    4 * PERIOD,
                    PERIOD,
                    b -> {
                        b.fill(rect(-1, -1, 50, 14), Palette.PLAYERS[c]);
                        pattern(b, rect(-1, -1, 50, 14), c);
                    });
        }
    }

    private static void badge(Brush b, int colour, boolean aid) {
        Shape disc = oval(24, 24, 21.5, 21.5);
        b.solid(disc, Palette.PLAYERS[colour], 2.4, 2.4);
        if (aid) {
            pattern(b, oval(24, 24, 20.4, 20.4), colour);
        }
    }

    /**
     * The tile over a door: a figure on the left, room for the owner's symbol on the right; ten is
     * framed in gold bulbs.
     */
    private static void marquee(Brush b, int value, int colour, boolean aid) {
        boolean ten = value == 10;
        Shape board =
                ten
                        ? path(
                                "M 6 8 L 30 8 Q 46 -3 62 8 L 86 8 Q 91 8 91 13 L 91 51 Q 91 56 86"
                                        + " 56 L 6 56 Q 1 56 1 51 L 1 13 Q 1 8 6 8 Z")
                        : round(2, 4, TILE_W - 4, TILE_H - 7, 5);
        Color frame = ten ? Palette.GOLD : Palette.TIMBER_LIGHT;
        b.solid(board, frame, 2.6, 2.6);
        Shape panel = round(8, ten ? 14 : 10, TILE_W - 16, TILE_H - (ten ? 22 : 19), 3);
        b.flat(panel, Palette.PLAYERS[colour], 1.8);
        b.fill(minus(b.unsteady(panel), moved(panel, 0, 4)), Palette.alpha(Palette.INK, 0.22));
        if (aid) {
            pattern(b, round(9, ten ? 15 : 11, TILE_W - 18, TILE_H - (ten ? 24 : 21), 2), colour);
        }
        if (ten) {
            for (int i = 0; i < 8; i++) {
                bulb(b, 11 + i * 10, 53);
            }
            b.fill(star(46, 8, 5.5), Palette.DYNAMITE);
            b.outline(star(46, 8, 5.5), 1.2);
        }
        Shape figure =
                Type.centred(
                        Integer.toString(value), ten ? 31 : 28, ten ? 32.5 : 30, ten ? 25 : 28);
        if (aid) {
            b.outline(figure, 6, Palette.PLAYERS[colour]);
        }
        boolean darkest = colour == CHARCOAL;
        b.fill(moved(figure, 1.4, 1.6), Palette.alpha(Palette.INK, darkest ? 0.9 : 0.45));
        b.fill(figure, onColour(colour));
        if (!darkest) {
            b.outline(figure, 0.9);
        }
    }

    private static void bulb(Brush b, double x, double y) {
        b.fill(oval(x, y, 2.3, 2.3), Palette.hex(0xFFF6CF));
        b.outline(oval(x, y, 2.3, 2.3), 0.9, Palette.GOLD_DEEP);
    }

    private static void token(Brush b, int colour, boolean aid) {
        Color paint = Palette.PLAYERS[colour];
        Shape rim = oval(22, 23, 19.5, 18.5);
        b.solid(moved(rim, 0, 1.5), Palette.shade(paint, 0.5), 2.4, 0);
        b.solid(oval(22, 21, 19.5, 18), paint, 2.4, 2);
        if (aid) {
            pattern(b, oval(22, 21, 18.4, 16.9), colour);
        } else {
            b.outline(oval(22, 21, 15.5, 14), 1.2, onColour(colour));
        }
    }

    /** What is legible on a player's colour. */
    public static Color onColour(int colour) {
        return colour == IVORY ? Palette.hex(0x6B3A21) : Palette.hex(0xFFF8E6);
    }

    // patterns

    /**
     * Slanting stripes, dots, lattice, zigzag, lying bars or upright ones; repeats itself every 12
     * pixels from left to right.
     */
    public static void pattern(Brush b, Shape within, int colour) {
        Color paint = Palette.PLAYERS[colour];
        Color tone =
                switch (colour) {
                    case IVORY -> Palette.mix(paint, Palette.TIMBER, 0.55);
                    case ORANGE, TURQUOISE -> Palette.mix(paint, Palette.INK, 0.45);
                    default -> Palette.mix(paint, Palette.PAPER, 0.5);
                };
        Rectangle2D box = within.getBounds2D();
        int x1 = (int) Math.floor(box.getMaxX() / PERIOD) + 1;
        int y1 = (int) Math.floor(box.getMaxY() / PERIOD) + 1;
        for (int i = -3; i <= x1; i++) {
            for (int j = 0; j <= y1; j++) {
                b.fill(common(motif(colour, i * PERIOD, j * PERIOD), within), tone);
            }
        }
    }

    private static Shape motif(int colour, double x, double y) {
        return switch (colour) {
            case ORANGE -> poly(x, y + 12, x + 12, y, x + 17, y, x + 5, y + 12);
            case GREEN -> Brush.union(oval(x + 3, y + 3, 2.3, 2.3), oval(x + 9, y + 9, 2.3, 2.3));
            case IVORY ->
                    Brush.union(
                            poly(x, y, x + 2.2, y, x + 14.2, y + 12, x + 12, y + 12),
                            poly(x + 12, y, x + 14.2, y, x + 2.2, y + 12, x, y + 12));
            case CHARCOAL ->
                    poly(
                            x, y + 9, x + 6, y + 3, x + 12, y + 9, x + 12, y + 12, x + 6, y + 6, x,
                            y + 12);
            case TURQUOISE -> rect(x, y + 4, PERIOD, 4.5);
            default -> Brush.union(rect(x + 1, y, 2.6, PERIOD), rect(x + 7, y, 2.6, PERIOD));
        };
    }

    // symbols

    /** A symbol as it stands on a player's colour, light or dark. */
    public static void symbol(Brush b, int which, boolean dark) {
        if (dark) {
            symbol(b, which, onColour(IVORY), Palette.PLAYERS[IVORY]);
        } else {
            symbol(b, which, onColour(ORANGE), Palette.INK);
        }
    }

    /** A player's symbol within 44 x 44 about the origin. */
    public static void symbol(Brush b, int which, Color colour, Color ink) {
        switch (which) {
            case 0 -> horseshoe(b, colour, ink);
            case 1 -> cactus(b, colour, ink);
            case 2 -> skull(b, colour, ink);
            case 3 -> boot(b, colour, ink);
            case 4 -> lantern(b, colour, ink);
            default -> feather(b, colour, ink);
        }
    }

    private static void mark(Brush b, Shape shape, Color colour, Color ink) {
        Shape drawn = b.unsteady(shape);
        b.outline(drawn, 4.6, ink);
        b.fill(drawn, colour);
    }

    private static void horseshoe(Brush b, Color colour, Color ink) {
        mark(
                b,
                path(
                        "M -17 18 L -8 18 L -9 13 C -13 4 -12 -10 0 -10 C 12 -10 13 4 9 13 L 8 18 L"
                            + " 17 18 L 17.5 13 C 22 2 20 -20 0 -20 C -20 -20 -22 2 -17.5 13 Z"),
                colour,
                ink);
        double[][] nails = {
            {-15.3, 0}, {-12.5, -9}, {-4.6, -15}, {4.6, -15}, {12.5, -9}, {15.3, 0}
        };
        for (double[] nail : nails) {
            b.fill(oval(nail[0], nail[1], 1.9, 1.9), ink);
        }
    }

    private static void cactus(Brush b, Color colour, Color ink) {
        mark(
                b,
                path(
                        "M -6 20 L -6 7 L -11 7 C -18 7 -19 2 -19 -3 L -19 -8 C -19 -13 -11 -13 -11"
                            + " -8 L -11 -3 C -11 -1 -10 -1 -6 -1 L -6 -14 C -6 -23 6 -23 6 -14 L 6"
                            + " 3 C 10 3 11 3 11 1 L 11 -4 C 11 -9 19 -9 19 -4 L 19 2 C 19 8 17 11"
                            + " 11 11 L 6 11 L 6 20 Z"),
                colour,
                ink);
        b.line(-1.5, -13, -1.5, 15, 1.6, ink);
        b.line(2.2, -8, 2.2, 10, 1.4, ink);
    }

    private static void skull(Brush b, Color colour, Color ink) {
        mark(
                b,
                path(
                        "M 0 20 C -5 20 -6 15 -6 10 C -9 5 -10 1 -10 -3 C -17 -3 -22 -9 -21 -18 C"
                            + " -18 -11 -13 -10 -8 -10 C -4 -12 4 -12 8 -10 C 13 -10 18 -11 21 -18"
                            + " C 22 -9 17 -3 10 -3 C 10 1 9 5 6 10 C 6 15 5 20 0 20 Z"),
                colour,
                ink);
        b.fill(b.unsteady(oval(-4.6, -1.5, 2.6, 3.2)), ink);
        b.fill(b.unsteady(oval(4.6, -1.5, 2.6, 3.2)), ink);
        b.fill(oval(-2, 14, 1.1, 2), ink);
        b.fill(oval(2, 14, 1.1, 2), ink);
    }

    private static void boot(Brush b, Color colour, Color ink) {
        mark(
                b,
                path(
                        "M -13 -20 C -9 -17 -1 -17 5 -20 C 6 -10 4 -4 6 2 C 12 4 20 7 20 13 L 20 16"
                                + " L 0 16 L -3 13 L -5 20 L -14 20 C -12 10 -10 -4 -13 -20 Z"),
                colour,
                ink);
        b.curve("M -11 -11 C -6 -8 0 -8 4.6 -11", 1.6, ink);
        b.fill(star(-4, -2, 3.6), ink);
        b.line(-2, 12, 19, 12.4, 1.5, ink);
    }

    private static void lantern(Brush b, Color colour, Color ink) {
        Shape handle = minus(oval(0, -13, 11, 8.5), oval(0, -12.5, 7.4, 5.4));
        Shape body =
                path(
                        "M -6 -14 L 6 -14 L 12.5 -7 L 10 -7 C 16.5 -2 16.5 7 10 11 L 13.5 14 L 15"
                                + " 20 L -15 20 L -13.5 14 L -10 11 C -16.5 7 -16.5 -2 -10 -7 L"
                                + " -12.5 -7 Z");
        mark(b, Brush.union(handle, body), colour, ink);
        b.fill(
                b.unsteady(
                        path(
                                "M -7 -4 L 7 -4 C 10.5 0 10.5 5 7 9 L -7 9 C -10.5 5 -10.5 0 -7 -4"
                                        + " Z")),
                ink);
        b.fill(
                b.unsteady(
                        path(
                                "M 0 -3.5 C 5 2 5 4 3.6 6 C 2 8.5 -2 8.5 -3.6 6 C -5 4 -4 3 0 -3.5"
                                        + " Z")),
                colour);
        b.line(-12, 14.4, 12, 14.4, 1.5, ink);
    }

    private static void feather(Brush b, Color colour, Color ink) {
        mark(
                b,
                path(
                        "M 20 -20 C 7 -21 -6 -15 -11 -4 L -6 -4 L -13 3 L -8 3 L -13 9 L -20 18 L"
                            + " -17 20.5 L -9 12 C -1 13 5 9 8 6 L 4 5 L 13 0 L 10 -2 C 17 -7 20"
                            + " -13 20 -20 Z"),
                colour,
                ink);
        b.line(-12, 12, 12, -13, 1.8, ink);
        b.line(-3, 3, -2.5, -5, 1.3, ink);
        b.line(1, -1.5, 8, -2, 1.3, ink);
    }
}
