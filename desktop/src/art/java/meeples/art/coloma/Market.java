package meeples.art.coloma;

import static meeples.art.Brush.minus;
import static meeples.art.Brush.moved;
import static meeples.art.Brush.oval;
import static meeples.art.Brush.path;
import static meeples.art.Brush.rect;
import static meeples.art.Brush.round;

import java.awt.AlphaComposite;
import java.awt.Color;
import java.awt.Composite;
import java.awt.Shape;
import meeples.art.Brush;
import meeples.art.Palette;
import meeples.coloma.model.Barrel;
import meeples.coloma.model.Box;
import meeples.coloma.table.ValleyPlan;
import meeples.table.Area;
import meeples.table.Spot;

/**
 * The right side of the valley: the mine with its shelves of gold, the corral and the bank, the
 * yard where bridges are framed, and the hideout in the rocks. (x, y) of the plan is at (x, -y).
 */
final class Market {
    private static final Color[] SECTIONS = {
        Palette.hex(0x8A6A2E), Palette.hex(0x6E5A48), Palette.hex(0x52504E)
    };

    private final Brush b;

    private Market(Brush b) {
        this.b = b;
    }

    static void paint(Brush b) {
        Market market = new Market(b);
        market.land();
        market.gold();
        market.stores();
        market.bridges();
        market.hideout();
    }

    private void land() {
        Area area = ValleyPlan.market();
        double x = area.x();
        double top = -area.top();
        b.waver = 2;
        Shape field = b.unsteady(round(x + 2, top + 2, area.width() - 4, area.height() - 4, 18));
        b.waver = 0.8;
        b.fill(field, Hues.MEADOW);
        Shape clip = b.g.getClip();
        b.g.clip(field);
        for (int i = 0; i < 22; i++) {
            double gx = x + area.width() * b.chance(i, 1);
            double gy = top + area.height() * b.chance(i, 2);
            b.fill(
                    oval(gx, gy, 40 + 40 * b.chance(i, 3), 12 + 10 * b.chance(i, 4)),
                    Palette.alpha(i % 2 == 0 ? Hues.GRASS : Hues.MEADOW_DEEP, 0.25));
        }
        Land.wild(b, field, 90, 21);
        b.g.setClip(clip);
    }

    /** A drift in the granite with five shelves in three sections. */
    private void gold() {
        Area area = ValleyPlan.gold();
        double x = area.x();
        double top = -area.top();
        double low = -area.y();
        Land.granite(
                b,
                path(
                        "M "
                                + (x - 3)
                                + " "
                                + (low + 2)
                                + " L "
                                + (x - 2)
                                + " "
                                + (top + 30)
                                + " L "
                                + (x + 16)
                                + " "
                                + (top + 4)
                                + " L "
                                + (x + 90)
                                + " "
                                + (top - 2)
                                + " L "
                                + (x + 180)
                                + " "
                                + (top + 2)
                                + " L "
                                + (x + 238)
                                + " "
                                + (top + 6)
                                + " L "
                                + (x + 250)
                                + " "
                                + (top + 50)
                                + " L "
                                + (x + 249)
                                + " "
                                + (low + 2)
                                + " Z"),
                Hues.GRANITE);
        Shape drift = round(x + 56, top + 33, 184, 181, 8);
        b.flat(drift, Palette.hex(0x2E2824), 2.4);
        for (int row = 0; row < Box.GOLD_ROWS; row++) {
            double foot = -ValleyPlan.nugget(row, 0).y();
            Color tone = SECTIONS[3 - Box.goldValue(row)];
            b.fill(rect(x + 58, foot - 29, 180, 33), tone);
            b.fill(rect(x + 58, foot - 29, 180, 9), Palette.alpha(Palette.INK, 0.4));
            for (int i = 0; i < 6; i++) {
                double cx = ValleyPlan.nugget(row, i).x();
                b.fill(oval(cx, foot - 4, 12.5, 6.4), Palette.alpha(Palette.INK, 0.42));
                b.outline(oval(cx, foot - 4, 12.5, 6.4), 1.2, Palette.alpha(Palette.LAMP, 0.4));
            }
            b.solid(rect(x + 57, foot + 2, 182, 4.4), Palette.TIMBER, 1.8, 0);
        }
        for (int row = 1; row < Box.GOLD_ROWS; row++) {
            if (Box.goldValue(row) != Box.goldValue(row - 1)) {
                double foot = -ValleyPlan.nugget(row - 1, 0).y();
                b.solid(rect(x + 50, foot + 1, 196, 7), Palette.TIMBER_LIGHT, 2, 1.4);
            }
        }
        Land.beam(b, x + 57, top + 34, x + 57, low - 3, 7);
        Land.beam(b, x + 240, top + 34, x + 240, low - 3, 7);
        for (int row = 0; row < Box.GOLD_ROWS; row++) {
            Land.board(b, ValleyPlan.goldValue(row), SECTIONS[3 - Box.goldValue(row)]);
        }
        Land.board(b, ValleyPlan.presentValue(), Palette.hex(0x7A4A10));
    }

    /** The rail for the mine cart, coins, horses, rivers and hotels. */
    private void stores() {
        Area cart = ValleyPlan.cart();
        Land.earth(b, round(cart.x() - 6, -cart.y() - 26, 206, 34, 12), Palette.hex(0xB9A98A));
        for (int i = 0; i < 13; i++) {
            b.solid(rect(cart.x() - 2 + i * 11, -cart.y() - 6, 6, 11), Palette.TIMBER_DARK, 1.4, 0);
        }
        b.line(cart.x() - 4, -cart.y() - 3, cart.x() + 138, -cart.y() - 3, 3, Palette.STONE_DEEP);
        b.line(cart.x() - 4, -cart.y() + 2, cart.x() + 138, -cart.y() + 2, 3, Palette.STONE_DEEP);
        Spot bank = ValleyPlan.bank();
        strongbox(bank.x(), -bank.y() + 6);
        Spot corral = ValleyPlan.corral();
        Land.earth(b, oval(corral.x(), -corral.y() - 2, 34, 15), Palette.hex(0xC9AE74));
        Land.fence(b, corral.x() - 34, -corral.y() - 12, corral.x() + 34, -corral.y() - 12, 22);
        Area rivers = ValleyPlan.rivers();
        lot(rivers, Palette.hex(0x8A6A48));
        Area hotels = ValleyPlan.hotels();
        lot(hotels, Palette.hex(0x84506F));
        planned(hotels);
    }

    /** What is to be built on a lot, chalked on the ground. */
    private void planned(Area lot) {
        Composite before = b.g.getComposite();
        b.g.setComposite(AlphaComposite.getInstance(AlphaComposite.SRC_OVER, 0.3f));
        b.at(lot.centerX(), -lot.y() - 22, 0.6, 0, () -> Houses.hotel(b));
        b.g.setComposite(before);
    }

    private void strongbox(double x, double y) {
        b.contactShadow(x + 2, y, 30, 6, 0.45);
        b.solid(rect(x - 24, y - 24, 48, 24), Palette.TIMBER, 2.4, 2.4);
        b.solid(
                path(
                        "M " + (x - 24) + " " + (y - 24) + " C " + (x - 24) + " " + (y - 42) + " "
                                + (x + 24) + " " + (y - 42) + " " + (x + 24) + " " + (y - 24)
                                + " Z"),
                Palette.TIMBER_LIGHT,
                2.4,
                2.4);
        b.line(x - 14, y - 36, x - 14, y - 1, 3.4, Palette.STONE_DEEP);
        b.line(x + 14, y - 36, x + 14, y - 1, 3.4, Palette.STONE_DEEP);
        Things.coinFace(b, x, y - 20, 7.4);
    }

    /** A staked piece of ground. */
    private void lot(Area area, Color tone) {
        double x = area.x();
        double y = -area.top();
        Shape field = b.unsteady(round(x - 4, y - 4, area.width() + 8, area.height() + 8, 5));
        b.fill(field, Palette.alpha(Hues.EARTH, 0.95));
        b.fill(minus(field, moved(field, 3, 4)), Palette.alpha(Palette.INK, 0.3));
        b.outline(field, 2.2, Palette.shade(tone, 0.3));
        for (int i = 0; i < 4; i++) {
            double sx = i % 2 == 0 ? x - 3 : x + area.width() + 3;
            double sy = i < 2 ? y - 2 : y + area.height() + 4;
            b.solid(rect(sx - 2.6, sy - 9, 5.2, 12), Palette.TIMBER_LIGHT, 1.7, 0);
        }
        Land.grain(b, field, Hues.EARTH_DEEP, 30, 61);
    }

    private void bridges() {
        Area first = ValleyPlan.bridge(0);
        Area last = ValleyPlan.bridge(Box.BRIDGE_KINDS - 1);
        double x = first.x() - 8;
        double y = -first.top() - 6;
        double h = first.top() - last.y() + 14;
        Shape yard = b.solid(round(x, y, last.right() - x + 8, h, 7), Palette.TIMBER, 2.6, 3);
        b.planks(yard, Palette.TIMBER, 14, false);
        b.outline(yard, 2.6);
        for (int place = 0; place < Box.BRIDGE_KINDS; place++) {
            Area area = ValleyPlan.bridge(place);
            Shape bay =
                    b.flat(
                            round(
                                    area.x() - 2,
                                    -area.top() - 1,
                                    area.width() + 4,
                                    area.height() + 2,
                                    5),
                            Palette.hex(0xCFDFD6),
                            2);
            Shape clip = b.g.getClip();
            b.g.clip(bay);
            double left = area.x();
            double right = area.right();
            double low = -area.y();
            b.fill(
                    path(
                            "M "
                                    + (left - 4)
                                    + " "
                                    + (low - 34)
                                    + " C "
                                    + (left + 50)
                                    + " "
                                    + (low - 56)
                                    + " "
                                    + (left + 110)
                                    + " "
                                    + (low - 34)
                                    + " "
                                    + (right + 4)
                                    + " "
                                    + (low - 46)
                                    + " L "
                                    + (right + 4)
                                    + " "
                                    + (low + 4)
                                    + " L "
                                    + (left - 4)
                                    + " "
                                    + (low + 4)
                                    + " Z"),
                    Palette.hex(0x8FA878));
            b.fill(rect(left - 4, low - 17, area.width() + 8, 20), Hues.RIVER);
            b.fill(rect(left - 4, low - 17, area.width() + 8, 4), Hues.RIVER_DEEP);
            b.fill(
                    path("M " + (left - 4) + " " + (low - 24) + " l 22 2 l -8 10 l 4 16 l -20 0 Z"),
                    Hues.EARTH_DEEP);
            b.fill(
                    path(
                            "M "
                                    + (right + 4)
                                    + " "
                                    + (low - 24)
                                    + " l -22 2 l 8 10 l -4 16 l 20 0 Z"),
                    Hues.EARTH_DEEP);
            b.curve(
                    "M "
                            + (area.x() + 6)
                            + " "
                            + (-area.y() - 5)
                            + " q 5 -4 10 0 q 5 -4 10 0 m 70 2 q 5 -4 10 0 q 5 -4 10 0 m 30 -1 q 5"
                            + " -4 10 0 q 5 -4 10 0",
                    1.6,
                    Hues.FOAM);
            b.fill(minus(bay, moved(bay, 3, 4)), Palette.alpha(Palette.INK, 0.3));
            b.g.setClip(clip);
            b.outline(bay, 2);
        }
    }

    /** A cave among rocks, with beams and the light of a lamp. */
    private void hideout() {
        Area area = ValleyPlan.hideout();
        double x = area.x();
        double top = -area.top();
        double low = -area.y();
        double w = area.width();
        Land.granite(
                b,
                path(
                        "M "
                                + (x - 2)
                                + " "
                                + (low + 2)
                                + " L "
                                + (x - 3)
                                + " "
                                + (top + 30)
                                + " L "
                                + (x + 24)
                                + " "
                                + (top + 4)
                                + " L "
                                + (x + 120)
                                + " "
                                + (top - 2)
                                + " L "
                                + (x + 260)
                                + " "
                                + (top + 3)
                                + " L "
                                + (x + 380)
                                + " "
                                + (top - 1)
                                + " L "
                                + (x + w - 12)
                                + " "
                                + (top + 8)
                                + " L "
                                + (x + w + 2)
                                + " "
                                + (top + 40)
                                + " L "
                                + (x + w + 2)
                                + " "
                                + (low + 2)
                                + " Z"),
                Palette.hex(0x7C7A76));
        Area stack = ValleyPlan.barrel(Barrel.STACK);
        Area end = ValleyPlan.barrel(Barrel.FACE_UP - 1);
        Shape cave =
                round(
                        stack.x() - 4,
                        -stack.top() - 12,
                        end.right() - stack.x() + 8,
                        stack.height() + 18,
                        14);
        b.flat(cave, Palette.hex(0x2A211E), 2.6);
        Shape clip = b.g.getClip();
        b.g.clip(cave);
        b.glow(stack.right() + 120, -stack.centerY() - 10, 190, Palette.LAMP, 0.22);
        b.fill(rect(stack.x() - 6, -stack.y() - 22, 400, 30), Palette.hex(0x5B4636));
        b.fill(rect(stack.x() - 6, -stack.y() - 22, 400, 3), Palette.hex(0x8A6A48));
        b.g.setClip(clip);
        for (int place = 0; place <= Barrel.STACK; place++) {
            Spot foot = ValleyPlan.barrelFoot(place);
            Land.place(b, foot.x(), -foot.y() + 1, 31, 9);
            Area cost = ValleyPlan.barrelCost(place);
            Land.board(b, cost, Palette.hex(0x5A2320));
        }
        Area pit = ValleyPlan.discards();
        Shape hollow =
                b.flat(
                        round(pit.x() - 1, -pit.top() - 2, pit.width(), pit.height() + 2, 10),
                        Palette.hex(0x4A4038),
                        2.2);
        b.fill(minus(hollow, moved(hollow, 4, 5)), Palette.alpha(Palette.INK, 0.5));
        Land.beam(b, stack.x() - 4, -stack.top() - 12, end.right() + 4, -stack.top() - 12, 7);
        b.curve("M " + (end.right() - 34) + " " + (-stack.top() - 8) + " l 0 8", 2, Palette.INK);
        b.flat(oval(end.right() - 34, -stack.top() + 4, 5, 6), Palette.LAMP, 1.8);
    }
}
