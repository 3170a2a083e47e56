package meeples.art.coloma;

import static meeples.art.Brush.minus;
import static meeples.art.Brush.moved;
import static meeples.art.Brush.oval;
import static meeples.art.Brush.path;
import static meeples.art.Brush.poly;
import static meeples.art.Brush.rect;
import static meeples.art.Brush.round;

import java.awt.AlphaComposite;
import java.awt.Color;
import java.awt.Composite;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.function.Consumer;
import meeples.art.Brush;
import meeples.art.Palette;
import meeples.coloma.model.Box;
import meeples.coloma.model.Building;
import meeples.coloma.table.ValleyPlan;
import meeples.table.Area;
import meeples.table.Spot;

/**
 * All that one player owns, seen from near: cabin, corral and stores, the mill, four canyons, the
 * graveyard, the street of the own town and the ground for the hand. (x, y) of the plan is at (x,
 * -y).
 */
final class NearBoard {
    private static final int SEED = 1848;
    private final Brush b;

    private NearBoard(Brush b) {
        this.b = b;
    }

    /** Paints one part of the board: as a whole first, so that the parts fit. */
    static void part(Brush out, Area part) {
        Area all = ValleyPlan.near();
        double scale = out.g.getTransform().getScaleX();
        int w = (int) Math.ceil(all.width() * scale);
        int h = (int) Math.ceil(all.height() * scale);
        BufferedImage image = new BufferedImage(w, h, BufferedImage.TYPE_INT_ARGB);
        Brush b = new Brush(image, all.width(), all.height(), SEED);
        b.at(-all.x(), all.top(), () -> new NearBoard(b).paint());
        b.g.dispose();
        AffineTransform place = AffineTransform.getTranslateInstance(all.x() - part.x(), 0);
        place.scale(all.width() / w, all.height() / h);
        out.g.drawImage(image, place, null);
    }

    private void paint() {
        ground();
        cabin();
        stores();
        mill();
        for (int canyon = 0; canyon < Box.CANYONS; canyon++) {
            canyon(canyon);
        }
        graveyard();
        town();
        hand();
    }

    private void ground() {
        Area all = ValleyPlan.near();
        Shape board = round(1, -all.top() + 1, all.width() - 2, all.height() - 2, 10);
        b.solid(board, Palette.hex(0x7E9850), 2.8, 3);
        Shape clip = b.g.getClip();
        b.g.clip(board);
        for (int i = 0; i < 40; i++) {
            double x = all.width() * b.chance(i, 1);
            double y = -all.height() * b.chance(i, 2);
            b.fill(
                    oval(x, y, 30 + 50 * b.chance(i, 3), 8 + 10 * b.chance(i, 4)),
                    Palette.alpha(i % 2 == 0 ? Hues.GRASS : Hues.MEADOW_DEEP, 0.22));
        }
        Land.wild(b, board, 130, 21);
        b.g.setClip(clip);
        b.outline(b.unsteady(board), 2.8);
    }

    /** Cut open: logs, a floor of boards, a shelf under the roof for tents. */
    private void cabin() {
        Area a = ValleyPlan.cabin();
        double x = a.x();
        double top = -a.top();
        double low = -a.y();
        double w = a.width();
        b.fill(round(x + 6, top + 40, w - 4, a.height() - 38, 4), Palette.alpha(Palette.INK, 0.3));
        Shape room = rect(x + 8, top + 34, w - 16, a.height() - 40);
        b.solid(room, Palette.hex(0x6E4A2E), 2.5, 0);
        for (double y = top + 36; y < low - 62; y += 15) {
            b.solid(
                    round(x + 9, y, w - 18, 15, 4),
                    (int) ((y - top) / 15) % 2 == 0 ? Palette.hex(0x7E5634) : Palette.hex(0x73502F),
                    1.6,
                    2);
        }
        // a window
        b.solid(rect(x + 100, top + 44, 44, 26), Palette.TIMBER_LIGHT, 2, 1);
        b.flat(rect(x + 104, top + 48, 36, 18), Palette.SKY, 1.6);
        b.line(x + 122, top + 48, x + 122, top + 66, 2, Palette.TIMBER);
        b.fill(
                poly(x + 106, top + 64, x + 116, top + 49, x + 121, top + 49, x + 110, top + 65),
                Palette.alpha(Palette.PAPER, 0.6));
        // the shelf for tents
        Area tents = ValleyPlan.cabinTents();
        double shelf = -tents.y() + 4;
        b.solid(rect(x + 9, shelf, tents.width() + 4, 7), Palette.TIMBER_LIGHT, 2, 1.4);
        for (int i = 0; i < 3; i++) {
            b.solid(
                    poly(
                            x + 22 + i * 60,
                            shelf + 7,
                            x + 32 + i * 60,
                            shelf + 7,
                            x + 22 + i * 60,
                            shelf + 18),
                    Palette.TIMBER,
                    1.7,
                    0);
        }
        // the corner of those who are away
        Spot supply = ValleyPlan.supply();
        b.solid(round(supply.x() - 34, -supply.y() - 46, 68, 56, 5), Palette.hex(0x4A3324), 2, 0);
        b.fill(
                minus(
                        round(supply.x() - 34, -supply.y() - 46, 68, 56, 5),
                        moved(round(supply.x() - 34, -supply.y() - 46, 68, 56, 5), 3, 4)),
                Palette.alpha(Palette.INK, 0.4));
        // the floor
        Shape floor = rect(x + 9, low - 62, w - 18, 57);
        b.fill(floor, Palette.TIMBER_LIGHT);
        b.planks(floor, Palette.TIMBER_LIGHT, 14, false);
        b.fill(rect(x + 9, low - 62, w - 18, 8), Palette.alpha(Palette.INK, 0.3));
        b.outline(b.unsteady(floor), 2);
        // log ends and the roof
        for (int side = 0; side < 2; side++) {
            double lx = side == 0 ? x + 5 : x + w - 5;
            for (double y = top + 46; y < low - 6; y += 15.6) {
                b.solid(oval(lx, y, 6.6, 7.4), Palette.hex(0xB98552), 2, 1.2);
                b.outline(oval(lx, y, 3, 3.4), 1, Palette.TIMBER_DARK);
            }
        }
        Shape roof =
                path(
                        "M "
                                + (x - 3)
                                + " "
                                + (top + 42)
                                + " L "
                                + (x + w / 2)
                                + " "
                                + (top + 1)
                                + " L "
                                + (x + w + 3)
                                + " "
                                + (top + 42)
                                + " L "
                                + (x + w - 6)
                                + " "
                                + (top + 47)
                                + " L "
                                + (x + w / 2)
                                + " "
                                + (top + 13)
                                + " L "
                                + (x + 6)
                                + " "
                                + (top + 47)
                                + " Z");
        b.fill(
                poly(x + 10, top + 42, x + w / 2, top + 10, x + w - 10, top + 42),
                Palette.hex(0x5A3D26));
        b.solid(roof, Palette.hex(0x8A5A33), 2.5, 3);
    }

    private void tray(Area a, Color wood, boolean floor) {
        Shape tray = round(a.x(), -a.top(), a.width(), a.height(), 5);
        b.solid(tray, Palette.TIMBER, 2.2, 2);
        Shape in =
                b.flat(round(a.x() + 4, -a.top() + 4, a.width() - 8, a.height() - 8, 3), wood, 1.6);
        if (floor) {
            b.planks(in, wood, 12, false);
        }
        b.fill(minus(in, moved(in, 3, 4)), Palette.alpha(Palette.INK, 0.35));
    }

    private void stores() {
        Area horses = ValleyPlan.horses();
        Land.earth(
                b,
                round(
                        horses.x() + 1,
                        -horses.top() + 4,
                        horses.width() - 2,
                        horses.height() - 5,
                        10),
                Palette.hex(0xCDB27A));
        Land.fence(
                b, horses.x() + 3, -horses.top() + 22, horses.right() - 3, -horses.top() + 22, 20);
        Glyphs.put(b, Glyphs::horseshoe, horses.right() - 14, -horses.y() - 11, 13);
        tray(ValleyPlan.coins(), Palette.hex(0x55626A), false);
        tray(ValleyPlan.nuggets(), Palette.hex(0x6B5526), false);
        tray(ValleyPlan.freshBarrels(), Palette.hex(0x9A7048), true);
        tray(ValleyPlan.usedBarrels(), Palette.hex(0x5A4A3E), true);
        b.at(
                ValleyPlan.coins().right() - 16,
                -ValleyPlan.coins().centerY(),
                0.8,
                0,
                () -> faint(Glyphs::coin));
        b.at(
                ValleyPlan.nuggets().right() - 16,
                -ValleyPlan.nuggets().centerY(),
                0.8,
                0,
                () -> faint(Glyphs::nugget));
    }

    /** Painted into the wood: shows what belongs there. */
    private void faint(Consumer<Brush> glyph) {
        Composite before = b.g.getComposite();
        b.g.setComposite(AlphaComposite.getInstance(AlphaComposite.SRC_OVER, 0.45f));
        glyph.accept(b);
        b.g.setComposite(before);
    }

    private void mill() {
        Area a = ValleyPlan.mill();
        Land.water(
                b,
                path(
                        "M "
                                + (a.x() + 3)
                                + " "
                                + (-a.top() + 92)
                                + " C "
                                + (a.x() + 30)
                                + " "
                                + (-a.top() + 86)
                                + " "
                                + (a.x() + 90)
                                + " "
                                + (-a.top() + 86)
                                + " "
                                + (a.right() - 3)
                                + " "
                                + (-a.top() + 94)
                                + " L "
                                + (a.right() - 6)
                                + " "
                                + (-a.y() - 4)
                                + " L "
                                + (a.x() + 6)
                                + " "
                                + (-a.y() - 4)
                                + " Z"));
        b.at(a.centerX() + 4, -a.top() + 100, 1.06, 0, () -> Houses.house(b, Building.MILL));
        gain(ValleyPlan.millSign(true), Glyphs::shovel, Glyphs.of(Box.shovel(Building.MILL)));
        gain(
                ValleyPlan.millSign(false),
                Glyphs::wheelbarrow,
                Glyphs.of(Box.wheelbarrow(Building.MILL)));
    }

    private void gain(Area a, Consumer<Brush> tool, List<Consumer<Brush>> goods) {
        Land.sheet(b, a.x(), -a.top(), a.width(), a.height());
        double y = -a.centerY();
        b.solid(round(a.x() + 5, y - 17, 36, 34, 5), Palette.hex(0xE6CF9A), 1.8, 0);
        Glyphs.put(b, tool, a.x() + 23, y, 27);
        Glyphs.put(b, Glyphs::arrow, a.x() + 52, y, 12);
        Glyphs.row(b, goods, a.x() + 80, y, 22, 20);
    }

    /** A dry gorge: what a river in it is worth, and what surveying gives at once. */
    private void canyon(int canyon) {
        Area a = ValleyPlan.canyon(canyon);
        double x = a.x();
        double top = -a.top();
        double w = a.width();
        double h = a.height();
        Color rock = Palette.hex(0xC98F5C);
        Shape all = b.solid(round(x, top, w, h, 8), rock, 2.4, 3);
        Shape clip = b.g.getClip();
        b.g.clip(all);
        Shape gorge =
                b.unsteady(
                        path(
                                "M "
                                        + (x + 20)
                                        + " "
                                        + (top - 4)
                                        + " L "
                                        + (x + 26)
                                        + " "
                                        + (top + 30)
                                        + " L "
                                        + (x + 14)
                                        + " "
                                        + (top + 60)
                                        + " L "
                                        + (x + 24)
                                        + " "
                                        + (top + 96)
                                        + " L "
                                        + (x + 16)
                                        + " "
                                        + (top + h + 4)
                                        + " L "
                                        + (x + w - 16)
                                        + " "
                                        + (top + h + 4)
                                        + " L "
                                        + (x + w - 12)
                                        + " "
                                        + (top + 98)
                                        + " L "
                                        + (x + w - 24)
                                        + " "
                                        + (top + 66)
                                        + " L "
                                        + (x + w - 14)
                                        + " "
                                        + (top + 34)
                                        + " L "
                                        + (x + w - 22)
                                        + " "
                                        + (top - 4)
                                        + " Z"));
        b.fill(gorge, Palette.hex(0x7A4A30));
        b.fill(minus(gorge, moved(gorge, 7, 3)), Palette.hex(0x55301F));
        b.outline(gorge, 2);
        for (int i = 0; i < 5; i++) {
            b.line(
                    x + 3,
                    top + 14 + i * 25,
                    x + 15,
                    top + 17 + i * 25,
                    1.6,
                    Palette.shade(rock, 0.35));
            b.line(
                    x + w - 14,
                    top + 22 + i * 24,
                    x + w - 3,
                    top + 19 + i * 24,
                    1.6,
                    Palette.shade(rock, 0.35));
        }
        b.g.setClip(clip);
        b.outline(all, 2.4);
        Glyphs.put(b, g -> Glyphs.points(g, Box.canyonPoints(canyon)), x + w / 2, top + 30, 34);
        List<Consumer<Brush>> goods = Glyphs.of(Box.canyonGoods(canyon));
        if (!goods.isEmpty()) {
            Land.sheet(b, x + w / 2 - 27, top + 68, 54, 34);
            Glyphs.row(b, goods, x + w / 2, top + 85, 24, 22);
        }
    }

    private void graveyard() {
        Area a = ValleyPlan.graveyard();
        Shape ground =
                Land.earth(
                        b,
                        round(a.x() + 3, -a.top() + 16, a.width() - 6, a.height() - 18, 10),
                        Palette.hex(0x9FA670));
        Land.fence(b, a.x() + 6, -a.top() + 26, a.right() - 6, -a.top() + 26, 22);
        for (int grave = 0; grave < Box.GRAVES; grave++) {
            Spot spot = ValleyPlan.grave(grave);
            double x = spot.x();
            double y = -spot.y();
            b.fill(b.unsteady(oval(x, y - 2, 19, 7)), Palette.hex(0x6B4A30));
            b.fill(oval(x, y - 1, 15, 4.6), Palette.hex(0x3A2A1E));
            b.solid(round(x - 14, y - 38, 28, 18, 3), Palette.hex(0xB9A27C), 1.9, 1.4);
            b.solid(rect(x - 2, y - 21, 4, 15), Palette.TIMBER, 1.7, 0);
            Glyphs.figure(b, "-" + Box.gravePoints(grave), x, y - 29, 10.5, Palette.hex(0x7A2A22));
        }
        b.outline(ground, 1.6, Palette.hex(0x5A6038));
    }

    /** The street, with room for houses along it. */
    private void town() {
        Area a = ValleyPlan.town();
        Shape street =
                Land.earth(
                        b,
                        round(a.x() + 2, -a.top() + 6, a.width() - 4, a.height() - 8, 12),
                        Palette.hex(0xDDBB7C));
        Shape clip = b.g.getClip();
        b.g.clip(street);
        for (int i = 0; i < 2; i++) {
            double y = -a.y() - 14 - i * 12;
            b.outline(
                    path(
                            "M "
                                    + a.x()
                                    + " "
                                    + y
                                    + " C "
                                    + (a.x() + 160)
                                    + " "
                                    + (y + 5)
                                    + " "
                                    + (a.x() + 330)
                                    + " "
                                    + (y - 5)
                                    + " "
                                    + a.right()
                                    + " "
                                    + y),
                    4,
                    Palette.alpha(Palette.hex(0xA87C3C), 0.5));
        }
        b.g.setClip(clip);
    }

    private void hand() {
        Area hand = ValleyPlan.hand();
        Shape rack =
                b.solid(
                        round(
                                hand.x() + 1,
                                -hand.top() + 3,
                                hand.width() - 2,
                                hand.height() - 6,
                                7),
                        Palette.TIMBER,
                        2.4,
                        2.4);
        b.planks(rack, Palette.TIMBER, 16, false);
        b.outline(rack, 2.4);
        Shape felt =
                b.flat(
                        round(
                                hand.x() + 7,
                                -hand.top() + 9,
                                hand.width() - 14,
                                hand.height() - 18,
                                4),
                        Palette.hex(0x4A5F3C),
                        1.8);
        b.fill(minus(felt, moved(felt, 3, 4)), Palette.alpha(Palette.INK, 0.4));
        Area deck = ValleyPlan.deck();
        Shape place =
                b.flat(
                        round(
                                deck.x() - 3,
                                -deck.top() - 3,
                                deck.width() + 6,
                                deck.height() + 6,
                                6),
                        Palette.hex(0x4A5F3C),
                        2.2);
        b.fill(minus(place, moved(place, 3, 4)), Palette.alpha(Palette.INK, 0.4));
    }
}
