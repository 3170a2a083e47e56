package meeples.art.coloma;

import static meeples.art.Brush.minus;
import static meeples.art.Brush.oval;
import static meeples.art.Brush.path;
import static meeples.art.Brush.rect;
import static meeples.art.Brush.round;

import java.awt.Color;
import java.awt.Shape;
import meeples.art.Brush;
import meeples.art.Palette;
import meeples.coloma.model.Building;
import meeples.coloma.model.Site;
import meeples.coloma.table.ValleyPlan;
import meeples.table.Area;

/**
 * The plaza with the five yards around it, the river with Sutter's Mill and the hills behind.
 * Painted in the plan's measures: (x, y) of the plan is at (x, -y).
 */
final class WheelGround {
    /** Workday, river, building, wagon, frontier. */
    static final Color[] SITES = {
        Palette.hex(0xC58A3E),
        Palette.hex(0x4F8FA6),
        Palette.hex(0xA34A35),
        Palette.hex(0x7A5A8A),
        Palette.hex(0x5F7F3E)
    };

    private static final Color[] GROUND = {
        Palette.hex(0xDDBB7C),
        Palette.hex(0xD9CBA0),
        Palette.hex(0xD3A878),
        Palette.hex(0xCDB08A),
        Palette.hex(0xC9C07E)
    };

    private final Brush b;

    private WheelGround(Brush b) {
        this.b = b;
    }

    static void paint(Brush b) {
        WheelGround ground = new WheelGround(b);
        ground.meadow();
        ground.hills();
        ground.river();
        ground.paths();
        ground.plaza();
        for (int site = 0; site < Site.ALL; site++) {
            ground.yard(site);
        }
        ground.mill();
        ground.props();
    }

    private void meadow() {
        Area area = ValleyPlan.wheel();
        b.waver = 2;
        Shape field =
                b.unsteady(
                        round(
                                area.x() + 2,
                                -area.top() + 2,
                                area.width() - 4,
                                area.height() - 4,
                                18));
        b.waver = 0.8;
        b.fill(field, Hues.MEADOW);
        b.g.clip(field);
        for (int i = 0; i < 26; i++) {
            double x = area.x() + area.width() * b.chance(i, 1);
            double y = -area.top() + area.height() * b.chance(i, 2);
            Color tone = i % 2 == 0 ? Hues.GRASS : Hues.MEADOW_DEEP;
            b.fill(
                    oval(x, y, 40 + 50 * b.chance(i, 3), 12 + 12 * b.chance(i, 4)),
                    Palette.alpha(tone, 0.25));
        }
        Land.wild(b, field, 150, 21);
    }

    /** Granite and pines behind the frontier camp, in the upper left corner. */
    private void hills() {
        b.fill(
                path(
                        "M 420 -702 L 420 -600 C 450 -640 480 -650 520 -640 C 560 -632 600 -640 620"
                                + " -702 Z"),
                Palette.hex(0x7C9850));
        Land.granite(
                b,
                path(
                        "M 424 -612 L 432 -650 L 452 -668 L 468 -694 L 490 -700 L 506 -672 L 524"
                                + " -660 L 540 -626 L 520 -610 Z"),
                Hues.GRANITE);
        b.fill(
                path("M 468 -694 L 490 -700 L 500 -682 L 488 -686 L 480 -676 L 472 -684 Z"),
                Palette.hex(0xF3F1E6));
        double[][] pines = {
            {436, 594, 0.62},
            {464, 578, 0.56},
            {548, 620, 0.66},
            {580, 600, 0.72},
            {604, 648, 0.52},
            {502, 586, 0.5},
            {528, 574, 0.42}
        };
        for (double[] pine : pines) {
            Land.pine(b, pine[0], -pine[1], pine[2]);
        }
        Land.rock(b, 478, -572, 0.5);
    }

    private void river() {
        Land.water(
                b,
                path(
                        "M 826 -706 C 824 -690 842 -676 862 -666 C 884 -654 862 -630 866 -612"
                                + " C 872 -588 930 -600 962 -592 C 994 -584 990 -560 996 -520"
                                + " C 1000 -470 986 -440 972 -412 C 958 -384 972 -360 990 -340"
                                + " C 1006 -322 1012 -310 1016 -290 L 1016 -420 L 1016 -706 Z"));
        double[][] stones = {{876, 680, 8}, {984, 600, 8}, {984, 412, 8}, {1000, 380, 6}};
        for (double[] s : stones) {
            b.solid(oval(s[0], -s[1], s[2], s[2] * 0.7), Hues.GRANITE, 2, 2);
        }
    }

    /** Trodden ways from the plaza to each yard, and round the wheel. */
    private void paths() {
        Area plaza = ValleyPlan.plaza();
        double cx = plaza.centerX();
        double cy = -plaza.centerY();
        Color dust = Palette.hex(0xDCC088);
        Shape ring = minus(oval(cx, cy + 6, 214, 158), oval(cx, cy + 6, 176, 122));
        b.fill(b.unsteady(ring), Palette.alpha(dust, 0.75));
        for (int site = 0; site < Site.ALL; site++) {
            Area yard = ValleyPlan.yard(site);
            Shape way = path("M " + cx + " " + cy + " L " + yard.centerX() + " " + -yard.centerY());
            b.g.setStroke(Brush.round(40));
            b.g.setPaint(Palette.shade(dust, 0.22));
            b.g.draw(way);
            b.g.setStroke(Brush.round(36));
            b.g.setPaint(dust);
            b.g.draw(way);
        }
    }

    private void plaza() {
        Area plaza = ValleyPlan.plaza();
        double cx = plaza.centerX();
        double cy = -plaza.centerY();
        Shape disc = Land.earth(b, oval(cx, cy, 104, 72), Palette.hex(0xE3C890));
        wheel(cx, cy);
        turnMark(cx, cy, -0.3);
        turnMark(cx, cy, 0.1);
        turnMark(cx, cy, 0.5);
        turnMark(cx, cy, 0.9);
        turnMark(cx, cy, 1.3);
        b.outline(disc, 2, Palette.hex(0x8A6A3A));
    }

    /** A great wagon wheel that has been laid down: a rim, ten spokes and a hub. */
    private void wheel(double cx, double cy) {
        for (int i = 0; i < 10; i++) {
            double a = Math.PI * (i * 0.2 + 0.1);
            double x = Math.cos(a);
            double y = Math.sin(a);
            b.line(cx + x * 20, cy + y * 14, cx + x * 92, cy + y * 62, 9, Palette.INK);
            b.line(cx + x * 20, cy + y * 14, cx + x * 92, cy + y * 62, 5.4, Palette.hex(0xC79A63));
        }
        Shape rim = minus(oval(cx, cy, 97, 66), oval(cx, cy, 80, 52));
        b.solid(rim, Palette.hex(0xB98552), 2.4, 2.4);
        b.outline(oval(cx, cy, 93, 62.4), 1.4, Palette.alpha(Palette.PAPER, 0.4));
        b.solid(oval(cx, cy, 25, 17.5), Palette.hex(0xB98552), 2.4, 2.4);
        b.solid(oval(cx, cy - 1, 9, 6.4), Palette.STONE, 2, 1.6);
        // the board for the year
        b.solid(round(cx - 37, cy - 53, 74, 28, 6), Palette.PAPER, 2.4, 2);
    }

    /** An arrow head on the plaza's rim: everything turns clockwise. */
    private void turnMark(double cx, double cy, double part) {
        double a = Math.PI * part;
        double x = cx + Math.cos(a) * 88.5;
        double y = cy + Math.sin(a) * 59;
        double turn = Math.toDegrees(Math.atan2(Math.cos(a) * 59, -Math.sin(a) * 88.5));
        b.at(
                x,
                y,
                1,
                turn,
                () ->
                        b.fill(
                                b.unsteady(path("M -9 -6 L 8 0 L -9 6 L -5 0 Z")),
                                Palette.alpha(Palette.hex(0x8A5A2A), 0.75)));
    }

    private void yard(int site) {
        Area yard = ValleyPlan.yard(site);
        double x = yard.x();
        double y = -yard.top();
        double w = yard.width();
        double h = yard.height();
        Shape ground =
                path(
                        "M "
                                + (x + 22)
                                + " "
                                + (y + 4)
                                + " L "
                                + (x + w - 22)
                                + " "
                                + (y + 3)
                                + " C "
                                + (x + w - 2)
                                + " "
                                + (y + 4)
                                + " "
                                + (x + w)
                                + " "
                                + (y + 20)
                                + " "
                                + (x + w - 1)
                                + " "
                                + (y + 40)
                                + " L "
                                + (x + w - 2)
                                + " "
                                + (y + h - 30)
                                + " C "
                                + (x + w - 4)
                                + " "
                                + (y + h - 2)
                                + " "
                                + (x + w - 30)
                                + " "
                                + (y + h - 1)
                                + " "
                                + (x + w - 50)
                                + " "
                                + (y + h - 2)
                                + " L "
                                + (x + 40)
                                + " "
                                + (y + h - 2)
                                + " C "
                                + (x + 8)
                                + " "
                                + (y + h - 2)
                                + " "
                                + (x + 2)
                                + " "
                                + (y + h - 16)
                                + " "
                                + (x + 2)
                                + " "
                                + (y + h - 36)
                                + " L "
                                + (x + 2)
                                + " "
                                + (y + 30)
                                + " C "
                                + (x + 2)
                                + " "
                                + (y + 10)
                                + " "
                                + (x + 8)
                                + " "
                                + (y + 4)
                                + " "
                                + (x + 22)
                                + " "
                                + (y + 4)
                                + " Z");
        Shape drawn = Land.earth(b, ground, GROUND[site]);
        Shape clip = b.g.getClip();
        b.g.clip(drawn);
        // the ground for tents, where the event is, in the site's own colour
        b.fill(rect(x, y, w, 50), Palette.alpha(SITES[site], 0.5));
        b.fill(rect(x, y + 48, w, 3), Palette.alpha(Palette.shade(SITES[site], 0.4), 0.55));
        b.g.setClip(clip);
        for (int seat = 0; seat < 6; seat++) {
            double tx = ValleyPlan.eventTent(site, seat).x();
            double ty = -ValleyPlan.eventTent(site, seat).y();
            b.fill(oval(tx, ty, 10, 4), Palette.alpha(Palette.light(SITES[site], 0.55), 0.55));
        }
        b.outline(drawn, 2.2, Palette.shade(GROUND[site], 0.55));
        // frames that the signs of the two actions hang in
        post(ValleyPlan.primary(site));
        post(ValleyPlan.secondary(site));
    }

    private void post(Area sign) {
        b.fill(
                round(sign.x() + 2, -sign.top() + 4, sign.width() - 2, sign.height() + 3, 5),
                Palette.alpha(Palette.INK, 0.25));
    }

    private void mill() {
        b.at(926, -604, 1.12, 0, () -> Houses.house(b, Building.MILL));
        Land.pine(b, 838, -604, 0.5);
        Land.pine(b, 828, -634, 0.42);
        Land.bush(b, 834, -584, 0.44);
    }

    private void props() {
        // lumber for the building site
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3 - i; j++) {
                double x = 950 + j * 15 + i * 7.5;
                double y = -262 - i * 12;
                b.solid(oval(x, y, 7.4, 7), Palette.hex(0xE4C28C), 2, 1);
                b.outline(oval(x, y, 3.8, 3.6), 1.1, Palette.TIMBER);
            }
        }
        Land.bush(b, 958, -296, 0.5);
        // hay and a wheel for the wagon yard
        b.solid(path("M 432 -252 q -6 -30 22 -32 q 26 2 22 32 Z"), Palette.hex(0xE0BE5A), 2.2, 3);
        for (int i = 0; i < 7; i++) {
            b.line(438 + i * 5, -256, 442 + i * 4, -274, 1.3, Palette.hex(0xA88636));
        }
        Things.wheel(b, 478, -262, 16);
        Land.fence(b, 430, -310, 488, -310, 22);
        Land.pine(b, 446, -326, 0.5);
        Land.pine(b, 472, -352, 0.42);
        // a campfire below the frontier camp, lanterns on the plaza
        Glyphs.put(b, Glyphs::campfire, 440, -386, 24);
        b.solid(round(455, -384, 26, 8, 4), Palette.TIMBER, 1.9, 1);
        Land.pine(b, 990, -258, 0.4);
        Land.rock(b, 716, -256, 0.5);
        Land.tuft(b, 700, -300);
        Land.tuft(b, 730, -330);
    }
}
