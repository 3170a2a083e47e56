package meeples.art.coloma;

import static meeples.art.Brush.common;
import static meeples.art.Brush.minus;
import static meeples.art.Brush.moved;
import static meeples.art.Brush.oval;
import static meeples.art.Brush.path;
import static meeples.art.Brush.poly;
import static meeples.art.Brush.rect;
import static meeples.art.Brush.round;

import java.awt.Color;
import java.awt.Shape;
import java.util.List;
import java.util.function.Consumer;
import meeples.art.Brush;
import meeples.art.Palette;
import meeples.coloma.model.Box;
import meeples.coloma.model.Country;
import meeples.coloma.model.Region;
import meeples.coloma.table.ValleyPlan;
import meeples.picture.SeatColours;
import meeples.table.Area;
import meeples.table.Spot;

/**
 * The frontier: a map on parchment with roads, towns, settlements and five regions, and the track
 * of years below it. Painted in the plan's measures: (x, y) of the plan is at (x, -y).
 */
final class FrontierMap {
    private static final Color SHEET = Palette.hex(0xEBDCB2);

    /** North, East, Sierra, South, West. */
    private static final Color[] WASH = {
        Palette.hex(0x7F9C66),
        Palette.hex(0xD9A662),
        Palette.hex(0x9DA09C),
        Palette.hex(0x7FB0AC),
        Palette.hex(0xC9B65A)
    };

    private static final Color[] SEASONS = {
        Palette.hex(0x86A055), Palette.hex(0xD9A548), Palette.hex(0x7A4A6B)
    };

    private final Brush b;

    private FrontierMap(Brush b) {
        this.b = b;
    }

    static void paint(Brush b) {
        FrontierMap map = new FrontierMap(b);
        map.sheet();
        for (int region = 0; region < Region.ALL; region++) {
            map.region(region);
        }
        map.river();
        for (int region = 0; region < Region.ALL; region++) {
            map.clearing(region);
        }
        map.roads();
        map.spaces();
        map.years();
    }

    private static double x(int town) {
        return ValleyPlan.space(town).x();
    }

    private static double y(int town) {
        return -ValleyPlan.space(town).y();
    }

    private void sheet() {
        Area area = ValleyPlan.map();
        double top = -area.top();
        Shape frame = round(1, top + 1, area.width() - 2, area.height() - 2, 8);
        b.solid(frame, Palette.TIMBER, 2.8, 3);
        b.planks(
                round(3, top + 3, area.width() - 6, area.height() - 6, 6),
                Palette.TIMBER,
                12,
                false);
        b.waver = 2.2;
        Shape sheet = b.unsteady(round(7, top + 7, area.width() - 14, 546, 5));
        b.waver = 0.8;
        b.fill(moved(sheet, 2, 3), Palette.alpha(Palette.INK, 0.4));
        b.fill(sheet, SHEET);
        Land.grain(b, sheet, Palette.hex(0xB08A4A), 700, 11);
        b.outline(sheet, 9, Palette.alpha(Palette.hex(0xB98A45), 0.35));
        b.outline(sheet, 2.2);
    }

    private Shape shape(int region) {
        double left = 9;
        double right = 407;
        double top = -857;
        double low = -315;
        return switch (region) {
            case Region.NORTH -> poly(left, top, right, top, x(2), y(2), x(1), y(1));
            case Region.EAST -> poly(right, top, right, low, x(3), y(3), x(2), y(2));
            case Region.SIERRA -> poly(x(0), y(0), x(2), y(2), x(3), y(3));
            case Region.SOUTH -> poly(left, low, right, low, x(3), y(3), x(4), y(4));
            default -> poly(left, top, left, low, x(4), y(4), x(1), y(1));
        };
    }

    /** A wash of colour, and what grows there: regions differ in both. */
    private void region(int region) {
        Shape shape = shape(region);
        b.fill(shape, Palette.alpha(WASH[region], 0.62));
        Shape clip = b.g.getClip();
        b.g.clip(shape);
        b.outline(shape, 12, Palette.alpha(Palette.shade(WASH[region], 0.3), 0.28));
        switch (region) {
            case Region.NORTH -> {
                double[][] pines = {
                    {26, 828},
                    {48, 812},
                    {74, 832},
                    {98, 822},
                    {312, 824},
                    {338, 838},
                    {362, 820},
                    {388, 836},
                    {22, 800},
                    {394, 806}
                };
                for (double[] p : pines) {
                    Land.pine(b, p[0], -p[1] + 14, 0.28);
                }
            }
            case Region.EAST -> {
                for (int i = 0; i < 9; i++) {
                    double px = 352 + 48 * b.chance(i, 5);
                    double py = -720 + i * 42;
                    if (py < -660 || py > -520) {
                        mesa(px, py);
                    }
                }
            }
            case Region.SIERRA -> {
                mountain(262, -628 - 30, 1.05);
                mountain(298, -700, 0.85);
                mountain(296, -494, 0.85);
                mountain(258, -540, 0.7);
            }
            case Region.SOUTH -> {
                for (int i = 0; i < 14; i++) {
                    double px = 22 + i * 28;
                    double py = -330 - 50 * b.chance(i, 8);
                    if (px < 120 || px > 292) {
                        b.curve(
                                "M " + (px - 8) + " " + py + " q 4 -4 8 0 q 4 -4 8 0",
                                2,
                                Hues.RIVER_DEEP);
                    }
                }
                reeds(60, -342);
                reeds(344, -346);
                reeds(96, -330);
                reeds(312, -330);
            }
            default -> {
                for (int i = 0; i < 6; i++) {
                    double py = i < 3 ? -790 + i * 42 : -510 + (i - 3) * 48;
                    hill(26 + 20 * b.chance(i, 9), py);
                }
            }
        }
        b.g.setClip(clip);
    }

    private void mesa(double x, double y) {
        b.solid(
                path("M " + (x - 15) + " " + y + " l 5 -13 l 20 0 l 5 13 Z"),
                Palette.hex(0xC27F55),
                1.7,
                2);
    }

    private void hill(double x, double y) {
        b.solid(
                path("M " + (x - 18) + " " + y + " q 18 -26 36 0 Z"),
                Palette.hex(0xD6C36A),
                1.7,
                2.4);
        b.solid(oval(x + 6, y - 15, 6, 5), Hues.PINE_LIGHT, 1.5, 1);
    }

    private void reeds(double x, double y) {
        for (int i = -2; i <= 2; i++) {
            b.line(x + i * 4, y, x + i * 5, y - 14 + Math.abs(i) * 2, 1.6, Palette.hex(0x47663A));
            b.fill(oval(x + i * 5, y - 14 + Math.abs(i) * 2, 1.7, 3), Palette.TIMBER_DARK);
        }
    }

    private void mountain(double x, double y, double scale) {
        Hues.small(
                b,
                x,
                y,
                scale,
                () -> {
                    Shape peak =
                            b.solid(
                                    path(
                                            "M -32 0 L -14 -28 L -8 -22 L 4 -44 L 16 -24 L 20 -28 L"
                                                    + " 34 0 Z"),
                                    Hues.GRANITE,
                                    2,
                                    5);
                    b.fill(
                            common(
                                    peak,
                                    path("M -8 -22 L 4 -44 L 16 -24 L 9 -28 L 4 -22 L -2 -29 Z")),
                            Palette.hex(0xF7F4EA));
                    b.outline(peak, 2);
                });
    }

    /** The American River comes from the Sierra, through Coloma, to the west. */
    private void river() {
        String bed =
                "M 330 -596 C 300 -610 262 -560 236 -566 C 214 -572 220 -548 190 -540 C 150 -530"
                        + " 150 -584 124 -588 C 100 -592 84 -560 60 -566 C 40 -570 26 -548 8 -552";
        b.outline(path(bed), 15, Palette.hex(0x5B6E66));
        b.outline(path(bed), 11.4, Hues.RIVER);
        b.outline(moved(path(bed), 0, -2), 2, Hues.FOAM);
    }

    private void clearing(int region) {
        Area ground = ValleyPlan.region(region);
        Shape field =
                b.unsteady(
                        round(
                                ground.x() + 3,
                                -ground.top() + 3,
                                ground.width() - 6,
                                ground.height() - 6,
                                16));
        b.fill(field, Palette.alpha(Palette.light(WASH[region], 0.62), 0.82));
        b.fill(
                minus(field, moved(field, 2.4, 2.8)),
                Palette.alpha(Palette.shade(WASH[region], 0.4), 0.4));
        b.outline(field, 1.8, Palette.shade(WASH[region], 0.5));
        for (int seat = 0; seat < SeatColours.WORDS.length; seat++) {
            pitch(ValleyPlan.regionTent(region, seat), Palette.shade(WASH[region], 0.45));
        }
    }

    /** Where a tent may be pitched: its outline in the grass. */
    private void pitch(Spot feet, Color tone) {
        double x = feet.x();
        double y = -feet.y();
        Shape tent = poly(x - 9, y, x, y - 16, x + 9, y);
        b.fill(tent, Palette.alpha(tone, 0.16));
        b.outline(b.unsteady(tent), 1.3, Palette.alpha(tone, 0.55));
    }

    private void roads() {
        for (int pass = 0; pass < 2; pass++) {
            for (int road = 0; road < Box.roads(); road++) {
                Spot from = ValleyPlan.space(Box.roadFrom(road));
                Spot to = ValleyPlan.space(Box.roadTo(road));
                Shape line =
                        path("M " + from.x() + " " + -from.y() + " L " + to.x() + " " + -to.y());
                Shape drawn = b.unsteady(line);
                b.outline(
                        drawn,
                        pass == 0 ? 12 : 8.4,
                        pass == 0 ? Palette.hex(0x7A5228) : Palette.hex(0xDDB877));
                if (pass == 1) {
                    b.outline(moved(drawn, 0, 1.6), 1.4, Palette.alpha(Palette.hex(0x8A5A2A), 0.8));
                }
            }
        }
    }

    private void spaces() {
        for (int space = Country.TOWNS; space < Country.SPACES; space++) {
            Spot at = ValleyPlan.space(space);
            if (Country.isHorseshoe(space)) {
                horseshoe(at.x(), -at.y());
            } else {
                settlement(at.x(), -at.y(), Glyphs.of(Country.good(space)));
            }
        }
        for (int town = 0; town < Country.TOWNS; town++) {
            town(town);
        }
    }

    private void horseshoe(double x, double y) {
        b.solid(oval(x, y + 1.6, 19, 18), Palette.hex(0x8A5A2A), 2.2, 0);
        b.solid(oval(x, y, 19, 17.6), Palette.hex(0xE6C891), 2.2, 2);
        Glyphs.put(b, Glyphs::horseshoe, x, y, 23);
    }

    private void settlement(double x, double y, List<Consumer<Brush>> goods) {
        // a palisade around a hut with what is to be had there
        Shape ring = round(x - 21, y - 20, 42, 41, 9);
        b.solid(moved(ring, 0, 2), Palette.TIMBER_DARK, 2.2, 0);
        b.solid(ring, Palette.TIMBER_LIGHT, 2.3, 2);
        b.flat(round(x - 16.5, y - 15.5, 33, 32, 6), Palette.PAPER, 1.8);
        Glyphs.row(b, goods, x, y + 0.5, 24, 14);
    }

    /** Roofs, and above them two boards: what passing gives, and what only stopping gives. */
    private void town(int town) {
        Area area = ValleyPlan.spaceArea(town);
        double cx = area.centerX();
        double cy = -area.centerY();
        Color[] walls = {
            Palette.BARN_RED,
            Palette.hex(0x4E6E8A),
            Palette.SAGE,
            Palette.hex(0xA8573E),
            Palette.PLUM
        };
        b.fill(oval(cx, cy + 14, 56, 22), Palette.alpha(Palette.hex(0x8A5A2A), 0.35));
        b.solid(oval(cx, cy + 12, 55, 22), Palette.hex(0xE3C588), 2.2, 3);
        double[] xs = {-36, 34, -2};
        double[] sizes = {0.9, 0.95, 1.15};
        for (int i = 0; i < 3; i++) {
            Color wall = i == 2 ? walls[town] : i == 0 ? Palette.CREAM : Palette.TIMBER_LIGHT;
            little(
                    cx + xs[i],
                    cy + 10 - (i == 2 ? 2 : 0),
                    sizes[i] * 1.08,
                    wall,
                    town == Country.COLOMA && i == 2);
        }
        goods(cx - 30, cy - 20, Glyphs.of(Box.leftGood(town)), Palette.PAPER);
        goods(cx + 26, cy - 20, Glyphs.of(Box.rightGood(town)), Palette.hex(0xF8E0A0));
        Land.board(
                b,
                ValleyPlan.townSign(town),
                town == Country.COLOMA ? Palette.BARN_RED : Palette.TIMBER_DARK);
    }

    private void little(double x, double y, double scale, Color wall, boolean steeple) {
        Hues.small(
                b,
                x,
                y,
                scale,
                () -> {
                    if (steeple) {
                        b.solid(rect(-5, -42, 10, 24), wall, 2, 1);
                        b.solid(poly(-8, -40, 0, -54, 8, -40), Palette.SLATE, 2, 1);
                    }
                    b.solid(rect(-15, -22, 30, 23), wall, 2.2, 2.4);
                    b.solid(poly(-19, -20, 0, -35, 19, -20), Palette.SLATE, 2.2, 2.4);
                    b.flat(rect(-4, -11, 8, 12), Palette.TIMBER_DARK, 1.6);
                    b.flat(rect(7, -15, 5, 6), Palette.LAMP, 1.4);
                    b.flat(rect(-12, -15, 5, 6), Palette.LAMP, 1.4);
                });
    }

    private void goods(double cx, double cy, List<Consumer<Brush>> glyphs, Color paper) {
        double w = glyphs.size() == 1 ? 27 : 20 + glyphs.size() * 13;
        b.fill(round(cx - w / 2 + 1, cy - 11, w, 27, 4), Palette.alpha(Palette.INK, 0.35));
        b.solid(round(cx - w / 2, cy - 13.5, w, 27, 4), paper, 2, 1.4);
        Glyphs.row(b, glyphs, cx, cy, 20, glyphs.size() > 2 ? 13.5 : 16);
    }

    private void years() {
        Area track = ValleyPlan.years();
        b.solid(
                round(track.x(), -track.top(), track.width(), track.height(), 6),
                Palette.TIMBER_DARK,
                2.4,
                2);
        for (int year = 0; year < Box.YEARS; year++) {
            Area sign = ValleyPlan.yearSign(year);
            Color season = SEASONS[year];
            Shape field = round(sign.x() - 3, -sign.top() - 3, sign.width() + 6, 62, 4);
            b.flat(field, season, 1.6);
            b.fill(
                    minus(b.unsteady(field), moved(field, 0, 3)),
                    Palette.alpha(Palette.PAPER, 0.35));
            for (int round = 1; round <= Box.ROUNDS; round++) {
                Area place = ValleyPlan.round(year, round);
                double cx = place.centerX();
                double cy = -place.centerY();
                b.flat(oval(cx, cy, 10, 10), Palette.shade(season, 0.45), 1.6);
                b.fill(
                        minus(oval(cx, cy, 9, 9), oval(cx + 0.6, cy + 2, 9, 9)),
                        Palette.alpha(Palette.INK, 0.4));
            }
            Area board = new Area(sign.x(), sign.y(), sign.width(), sign.height());
            Land.board(b, board, Palette.shade(season, 0.45));
        }
    }
}
