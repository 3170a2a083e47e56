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

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.GradientPaint;
import java.awt.Shape;
import java.awt.geom.Rectangle2D;
import meeples.fistful.table.Art;
import meeples.fistful.table.TownPlan;
import meeples.table.Area;
import meeples.table.Spot;

/**
 * The twelve buildings of Main Street. Each is put together from the same carpenter's parts (wall,
 * false front, porch, windows, sign board, frame for the marquee, cost plate) with a silhouette, a
 * paint and a trade of its own.
 *
 * <p>Within a facade the origin is the middle of its ground line; up is negative.
 */
final class Facades {
    /** How the wall is made. */
    private enum Wall {
        CLAPBOARD,
        BOARDS,
        BRICK,
        ASHLAR
    }

    /** What shades the porch. */
    private enum Porch {
        SHINGLES,
        AWNING,
        BALCONY,
        BARN
    }

    private final Brush b;
    private final int building;
    private final boolean north;

    /**
     * The height of the porch's roof line, of the sign, of the marquee and of the wall's shoulder.
     */
    private final double eaves;

    private final double shoulder;

    private Facades(Brush b, int building) {
        this.b = b;
        this.building = building;
        north = TownPlan.north(building);
        eaves = north ? -88 : -80;
        shoulder = north ? -205 : -176;
    }

    static void addTo(Gallery gallery) {
        for (int building = 0; building < TownPlan.BUILDINGS; building++) {
            int n = building;
            Area area = TownPlan.facade(n);
            Spot base = TownPlan.anchor(n);
            double x = base.x() - area.x();
            double y = area.top() - base.y();
            gallery.add(
                    Art.facade(n),
                    area.width(),
                    area.height(),
                    b -> b.at(x, y, () -> new Facades(b, n).paint()));
            gallery.add(
                    Art.windowGlow(n),
                    area.width(),
                    area.height(),
                    b -> b.at(x, y, () -> new Facades(b, n).paintGlow()));
        }
    }

    /** One building on the origin, as the town has it: for other scenes. */
    static void paint(Brush b, int building) {
        Facades facade = new Facades(b, building);
        facade.house();
        facade.middleWindows();
    }

    /** Where the town has its marquees. */
    private void middleWindows() {
        double top = north ? -192 : -182;
        Color frame = building == 3 ? Palette.hex(0x2F5F8A) : Palette.CREAM;
        window(-21, top, 24, 38, frame);
        window(21, top, 24, 38, frame);
    }

    private void paint() {
        house();
        marqueeFrame();
        costPlate();
    }

    private void house() {
        b.contactShadow(6, 2, 84, 11, 0.5);
        switch (building) {
            case 0 -> assayOffice();
            case 1 -> livery();
            case 2 -> generalStore();
            case 3 -> barber();
            case 4 -> telegraph();
            case 5 -> hotel();
            case 6 -> gunsmith();
            case 7 -> doctor();
            case 8 -> newspaper();
            case 9 -> bakery();
            case 10 -> school();
            default -> undertaker();
        }
    }

    /** Only the lamplight, on the same canvas. */
    private void paintGlow() {
        if (building != 1) {
            glowWindow(-44, groundWindowTop(), 26, 34);
            glowWindow(44, groundWindowTop(), 26, 34);
        } else {
            b.glow(0, -40, 60, Palette.LAMP, 0.7);
        }
        if (north || building == 8) {
            glowWindow(-62, upperWindowTop(), 15, 30);
            glowWindow(62, upperWindowTop(), 15, 30);
        }
        b.glow(0, -20, 70, Palette.LAMP, 0.25);
    }

    private void glowWindow(double cx, double top, double w, double h) {
        lamplight(b, cx, top, w, h, 1);
    }

    /** Light behind a window that keeps its bars: so many uprights and one across. */
    static void lamplight(Brush b, double cx, double top, double w, double h, int bars) {
        b.glow(cx, top + h / 2, Math.max(w, h) * 1.15, Palette.LAMP, 0.5);
        Shape panes = rect(cx - w / 2 + 2, top + 2, w - 4, h - 4);
        for (int i = 1; i <= bars; i++) {
            panes = minus(panes, rect(cx - w / 2 + i * w / (bars + 1) - 1, top, 2, h));
        }
        if (bars == 1) {
            panes = minus(panes, rect(cx - w / 2, top + h * 0.48 - 1, w, 2));
        }
        b.fill(panes, Palette.alpha(Palette.LAMP, 0.9));
    }

    // the buildings

    private void assayOffice() {
        Color wall = Palette.hex(0x8E9AA0);
        Shape front =
                path(
                        "M -72 0 L -72 -212 L -58 -212 L -58 -228 L -36 -228 L -36 -244 L 36 -244 L"
                                + " 36 -228 L 58 -228 L 58 -212 L 72 -212 L 72 0 Z");
        wall(front, wall, Wall.ASHLAR);
        cornice(-38, 38, -244, Palette.light(wall, 0.25));
        cornice(-60, -36, -228, Palette.light(wall, 0.25));
        cornice(36, 60, -228, Palette.light(wall, 0.25));
        quoins(wall);
        upperWindows(Palette.CREAM, false);
        porchRoom(wall, Palette.TIMBER_DARK, Palette.CREAM);
        porch(Porch.SHINGLES, Palette.SLATE, Palette.TIMBER_LIGHT);
        sign(Palette.TEAL);
        b.at(0, -256, 1, 0, this::scales);
    }

    private void livery() {
        Color wall = Palette.BARN_RED;
        Shape front = path("M -72 0 L -72 -176 L -56 -222 L 0 -256 L 56 -222 L 72 -176 L 72 0 Z");
        wall(front, wall, Wall.BOARDS);
        // eaves boards of the gambrel roof
        Shape roof =
                path(
                        "M -82 -170 L -64 -226 L 0 -266 L 64 -226 L 82 -170 L 74 -168 L 57 -220 L 0"
                                + " -254 L -57 -220 L -74 -168 Z");
        b.solid(roof, Palette.CREAM, 2.6, 2);
        // the hay door above the marquee is hidden by it; a hoist sticks out of the gable
        b.solid(rect(-4, -284, 8, 30), Palette.TIMBER, 2.4, 2);
        b.curve("M 0 -268 L 0 -252", 2, Palette.INK);
        b.flat(oval(0, -268, 4.5, 4.5), Palette.STONE, 2);
        upperWindows(Palette.CREAM, true);
        barnDoors(wall);
        porch(Porch.BARN, Palette.TIMBER, Palette.TIMBER);
        sign(Palette.TIMBER_DARK);
        hay(-58, 0);
        b.at(58, -3, 0.9, 0, this::wheel);
    }

    private void generalStore() {
        Color wall = Palette.SAGE;
        Shape front = path("M -74 0 L -74 -250 L 74 -250 L 74 0 Z");
        wall(front, wall, Wall.CLAPBOARD);
        bigCornice(-78, 78, -250, Palette.CREAM);
        trimCorners(-250, Palette.CREAM);
        upperWindows(Palette.CREAM, false);
        porchRoom(wall, Palette.TIMBER, Palette.CREAM);
        porch(Porch.AWNING, Palette.hex(0xB5473A), Palette.CREAM);
        sign(Palette.TIMBER_DARK);
        barrel(-62, 0, 0.95);
        crate(60, 0);
    }

    private void barber() {
        Color wall = Palette.CREAM;
        Shape front =
                path(
                        "M -70 0 L -70 -206 C -70 -220 -60 -222 -52 -222 C -46 -252 -24 -266 0 -266"
                                + " C 24 -266 46 -252 52 -222 C 60 -222 70 -220 70 -206 L 70 0 Z");
        Shape drawn = wall(front, wall, Wall.CLAPBOARD);
        edge(drawn, Palette.hex(0x2F5F8A));
        b.at(0, -240, 0.78, 0, this::scissors);
        upperWindows(Palette.hex(0x2F5F8A), false);
        porchRoom(wall, Palette.hex(0x2F5F8A), Palette.hex(0x2F5F8A));
        porch(Porch.AWNING, Palette.hex(0x2F5F8A), Palette.PAPER);
        sign(Palette.BARN_RED);
        barberPole(-66, -10);
        barberPole(66, -10);
    }

    private void telegraph() {
        Color wall = Palette.hex(0x5E7488);
        // pole and wires behind
        b.solid(rect(34, -286, 7, 120), Palette.TIMBER_DARK, 2.2, 2);
        b.solid(round(12, -278, 51, 6, 2), Palette.TIMBER_DARK, 2, 1);
        b.solid(round(18, -264, 39, 5, 2), Palette.TIMBER_DARK, 2, 1);
        for (double x : new double[] {16, 30, 46, 59}) {
            b.flat(round(x - 2.5, -285, 5, 8, 2), Palette.hex(0x9FD3C4), 1.5);
        }
        b.curve("M 16 -284 C -20 -270 -60 -272 -86 -276", 1.3, Palette.INK);
        b.curve("M 59 -284 C 70 -279 80 -278 88 -280", 1.3, Palette.INK);
        Shape front = path("M -70 0 L -70 -204 L 0 -250 L 70 -204 L 70 0 Z");
        wall(front, wall, Wall.CLAPBOARD);
        b.solid(
                path("M -80 -197 L 0 -251 L 80 -197 L 80 -207 L 0 -262 L -80 -207 Z"),
                Palette.PAPER,
                2.5,
                2);
        b.at(0, -231, 1, 0, this::bolt);
        upperWindows(Palette.PAPER, false);
        porchRoom(wall, Palette.BARN_RED, Palette.PAPER);
        porch(Porch.SHINGLES, Palette.hex(0x8C4A32), Palette.PAPER);
        sign(Palette.hex(0x33404D));
        bench(-46, 0);
    }

    private void hotel() {
        Color wall = Palette.hex(0x84506F);
        Shape front = path("M -74 0 L -74 -236 L 74 -236 L 74 0 Z");
        wall(front, wall, Wall.CLAPBOARD);
        // a mansard with two dormers and iron cresting
        Shape roof = path("M -80 -234 L -68 -270 L 68 -270 L 80 -234 Z");
        Shape drawn = b.solid(roof, Palette.SLATE, 2.6, 3);
        shingles(drawn, Palette.SLATE, 9);
        b.outline(drawn, 2.6);
        for (int i = -6; i <= 6; i++) {
            b.line(i * 10.5, -270, i * 10.5, -278, 2, Palette.INK);
            b.fill(oval(i * 10.5, -279, 2, 2.4), Palette.INK);
        }
        dormer(-40);
        dormer(40);
        bigCornice(-80, 80, -233, Palette.hex(0xE9CFA6));
        trimCorners(-226, Palette.hex(0xE9CFA6));
        upperWindows(Palette.hex(0xE9CFA6), false);
        porchRoom(wall, Palette.TEAL, Palette.hex(0xE9CFA6));
        porch(Porch.BALCONY, Palette.hex(0xE9CFA6), Palette.hex(0xE9CFA6));
        sign(Palette.PLUM);
        lantern(-66, -60);
        lantern(66, -60);
    }

    private void gunsmith() {
        Color wall = Palette.hex(0x7A5036);
        Shape front =
                path(
                        "M -72 0 L -72 -178 C -56 -178 -56 -206 -38 -206 L 38 -206 C 56 -206 56"
                                + " -178 72 -178 L 72 0 Z");
        Shape drawn = wall(front, wall, Wall.BOARDS);
        edge(drawn, Palette.GOLD_DEEP);
        porchRoom(wall, Palette.SLATE, Palette.GOLD_DEEP);
        porch(Porch.SHINGLES, Palette.TIMBER_DARK, Palette.TIMBER_LIGHT);
        sign(Palette.INK);
        b.at(-57, -146, 0.84, -84, this::revolver);
        b.at(57, -146, 0.84, 84, () -> b.mirror(this::revolver));
        barrel(60, 0, 0.9);
    }

    private void doctor() {
        Color wall = Palette.hex(0xDFE5DA);
        Shape chimney = rect(36, -204, 18, 50);
        b.solid(chimney, Palette.hex(0xA65B41), 2.4, 3);
        b.solid(round(33, -209, 24, 7, 1.5), Palette.hex(0xA65B41), 2.2, 1);
        Shape front = path("M -70 0 L -70 -158 L 0 -204 L 70 -158 L 70 0 Z");
        wall(front, wall, Wall.CLAPBOARD);
        b.solid(
                path("M -80 -150 L 0 -203 L 80 -150 L 80 -161 L 0 -213 L -80 -161 Z"),
                Palette.TEAL,
                2.5,
                2);
        porchRoom(wall, Palette.TEAL, Palette.TEAL);
        porch(Porch.SHINGLES, Palette.TEAL, Palette.PAPER);
        sign(Palette.hex(0x2A5F5B));
        b.at(-59, -132, 0.9, 0, this::bottle);
        b.at(59, -132, 0.9, 0, this::bottle);
        flowers(-58, 0);
    }

    private void newspaper() {
        Color wall = Palette.hex(0xA8573E);
        Shape front =
                path(
                        "M -72 0 L -72 -172 L -60 -172 L -60 -186 L -50 -186 L -50 -204 L 50 -204 L"
                                + " 50 -186 L 60 -186 L 60 -172 L 72 -172 L 72 0 Z");
        wall(front, wall, Wall.BRICK);
        cornice(-52, 52, -204, Palette.CREAM);
        cornice(-74, -58, -172, Palette.CREAM);
        cornice(58, 74, -172, Palette.CREAM);
        upperWindows(Palette.CREAM, false);
        porchRoom(wall, Palette.INK, Palette.CREAM);
        porch(Porch.AWNING, Palette.SLATE, Palette.CREAM);
        sign(Palette.PAPER);
        papers(58, 0);
    }

    private void bakery() {
        Color wall = Palette.hex(0xE2BC72);
        b.solid(rect(-58, -204, 20, 46), Palette.hex(0xA65B41), 2.4, 3);
        b.solid(round(-61, -209, 26, 7, 1.5), Palette.hex(0xA65B41), 2.2, 1);
        Shape front =
                path(
                        "M -70 0 L -70 -164 C -58 -164 -52 -170 -50 -180 C -48 -200 -24 -210 0 -210"
                                + " C 24 -210 48 -200 50 -180 C 52 -170 58 -164 70 -164 L 70 0 Z");
        Shape drawn = wall(front, wall, Wall.CLAPBOARD);
        edge(drawn, Palette.PAPER);
        porchRoom(wall, Palette.TIMBER, Palette.PAPER);
        porch(Porch.AWNING, Palette.hex(0xC98A3A), Palette.PAPER);
        sign(Palette.TIMBER_DARK);
        b.at(-59, -130, 0.72, 0, this::pretzel);
        b.at(59, -130, 0.72, 0, this::pretzel);
        flourSacks(54, 0);
    }

    private void school() {
        Color wall = Palette.hex(0xF3EEE2);
        belfry(wall);
        Shape front = path("M -70 0 L -70 -152 L 0 -196 L 70 -152 L 70 0 Z");
        wall(front, wall, Wall.CLAPBOARD);
        b.solid(
                path("M -80 -143 L 0 -194 L 80 -143 L 80 -154 L 0 -206 L -80 -154 Z"),
                Palette.BARN_RED,
                2.5,
                2);
        porchRoom(wall, Palette.BARN_RED, Palette.BARN_RED);
        porch(Porch.SHINGLES, Palette.BARN_RED, Palette.PAPER);
        sign(Palette.hex(0x2F4A3C));
        b.solid(oval(60, -134, 10, 10), Palette.PAPER, 2.2, 0);
        b.line(60, -134, 60, -140, 1.8, Palette.INK);
        b.line(60, -134, 65, -134, 1.8, Palette.INK);
    }

    /** A little tower with the school's bell. */
    private void belfry(Color wall) {
        b.solid(rect(-72, -192, 26, 60), wall, 2.4, 2.4);
        b.flat(round(-67, -190, 16, 24, 6), Palette.shade(Palette.SLATE, 0.3), 1.8);
        b.at(-59, -175, 0.7, 0, this::bell);
        b.solid(path("M -77 -190 L -59 -212.5 L -41 -190 Z"), Palette.BARN_RED, 2.4, 2);
    }

    private void undertaker() {
        Color wall = Palette.hex(0x4B3F4A);
        Shape front =
                path(
                        "M -70 0 L -70 -170 L -44 -170 L -28 -206 L 28 -206 L 44 -170 L 70 -170 L"
                                + " 70 0 Z");
        Shape drawn = wall(front, wall, Wall.BOARDS);
        edge(drawn, Palette.hex(0xB9A98C));
        porchRoom(wall, Palette.INK, Palette.hex(0xB9A98C));
        porch(Porch.SHINGLES, Palette.hex(0x3A333B), Palette.hex(0xB9A98C));
        sign(Palette.hex(0x1F1A1E));
        b.at(-58, -138, 0.85, 0, this::urn);
        b.at(58, -138, 0.85, 0, this::urn);
        b.at(56, 0, 1, 6, this::coffin);
    }

    // carpentry

    private Shape wall(Shape front, Color paint, Wall kind) {
        Shape drawn = b.unsteady(front);
        b.fill(drawn, paint);
        switch (kind) {
            case CLAPBOARD -> b.planks(drawn, paint, 11, false);
            case BOARDS -> b.planks(drawn, paint, 13, true);
            case BRICK -> {
                b.fill(drawn, Palette.shade(paint, 0.35));
                b.masonry(drawn, paint, 15, 8);
            }
            default -> {
                b.fill(drawn, Palette.shade(paint, 0.3));
                b.masonry(drawn, paint, 25, 15);
            }
        }
        Rectangle2D box = drawn.getBounds2D();
        Color clear = Palette.alpha(Palette.hex(0x3A1F1A), 0);
        b.fill(
                drawn,
                new GradientPaint(
                        (float) box.getMinX() + 100,
                        0,
                        clear,
                        (float) box.getMaxX(),
                        0,
                        Palette.alpha(Palette.hex(0x3A1F1A), 0.26)));
        b.fill(minus(drawn, moved(drawn, 3, 3)), Palette.alpha(Palette.light(paint, 0.6), 0.6));
        b.outline(drawn, 2.8);
        return drawn;
    }

    /** A painted moulding along the inside of a false front. */
    private void edge(Shape drawn, Color colour) {
        Shape inner = shrunk(drawn, 7);
        Shape band = minus(minus(drawn, inner), rect(-90, north ? -130 : -120, 180, 140));
        b.fill(band, colour);
        b.fill(common(band, minus(drawn, moved(drawn, 2.4, 2.4))), Palette.light(colour, 0.4));
        b.outline(
                minus(inner, rect(-90, north ? -130 : -120, 180, 140)),
                1.6,
                Palette.shade(colour, 0.6));
        b.outline(drawn, 2.8);
    }

    private static Shape shrunk(Shape shape, double by) {
        java.awt.geom.Area inner = new java.awt.geom.Area(shape);
        Shape edge = new BasicStroke((float) (2 * by)).createStrokedShape(shape);
        inner.subtract(new java.awt.geom.Area(edge));
        return inner;
    }

    private void cornice(double x1, double x2, double y, Color colour) {
        b.solid(round(x1 - 2, y - 5, x2 - x1 + 4, 8, 1.5), colour, 2.4, 1.6);
    }

    private void bigCornice(double x1, double x2, double y, Color colour) {
        b.fill(b.unsteady(rect(x1 + 5, y + 10, x2 - x1 - 10, 7)), Palette.alpha(Palette.INK, 0.35));
        for (double x = x1 + 9; x < x2 - 8; x += (x2 - x1 - 18) / 9.001) {
            b.solid(round(x - 3, y + 2, 6, 11, 2), Palette.shade(colour, 0.12), 1.6, 0);
        }
        b.solid(
                path(
                        "M " + x1 + " " + (y - 9) + " L " + x2 + " " + (y - 9) + " L " + (x2 - 4)
                                + " " + (y + 4) + " L " + (x1 + 4) + " " + (y + 4) + " Z"),
                colour,
                2.6,
                2.4);
    }

    private void trimCorners(double top, Color colour) {
        b.solid(rect(-75, top + 4, 7, -top - 4), colour, 2, 1.6);
        b.solid(rect(68, top + 4, 7, -top - 4), Palette.shade(colour, 0.12), 2, 1.6);
    }

    private void quoins(Color wall) {
        for (int i = 0; i < 7; i++) {
            double w = i % 2 == 0 ? 14 : 9;
            b.solid(rect(-73, -212 + i * 18, w, 15), Palette.light(wall, 0.35), 1.6, 1.2);
            b.solid(rect(73 - w, -212 + i * 18, w, 15), Palette.light(wall, 0.2), 1.6, 1.2);
        }
    }

    private double upperWindowTop() {
        return north ? -204 : -168;
    }

    private double groundWindowTop() {
        return north ? -70 : -66;
    }

    private void upperWindows(Color frame, boolean shutters) {
        double top = upperWindowTop();
        for (int side = -1; side <= 1; side += 2) {
            window(side * 61, top, 15, 30, frame);
            if (shutters) {
                b.line(side * 61 - 7, top + 2, side * 61 + 7, top + 28, 2, frame);
            }
        }
    }

    private void window(double cx, double top, double w, double h, Color frame) {
        b.solid(rect(cx - w / 2 - 3, top - 3, w + 6, h + 6), frame, 2, 1.4);
        Shape pane = b.unsteady(rect(cx - w / 2, top, w, h));
        b.fill(pane, Palette.mix(Palette.SLATE, Palette.SKY, 0.35));
        b.fill(
                common(
                        pane,
                        poly(
                                cx - w,
                                top + h * 0.75,
                                cx + w * 0.35,
                                top - 2,
                                cx + w,
                                top - 2,
                                cx - w * 0.3,
                                top + h)),
                Palette.alpha(Palette.PAPER, 0.55));
        b.line(cx, top, cx, top + h, 1.6, Palette.shade(frame, 0.3));
        b.line(
                cx - w / 2,
                top + h * 0.48,
                cx + w / 2,
                top + h * 0.48,
                1.6,
                Palette.shade(frame, 0.3));
        b.outline(pane, 1.6);
        b.solid(rect(cx - w / 2 - 5, top + h + 2, w + 10, 4), Palette.light(frame, 0.2), 1.6, 0);
    }

    /**
     * The shaded wall under the porch's roof, with door and windows: quiet, for meeples stand
     * before it.
     */
    private void porchRoom(Color wall, Color door, Color frame) {
        Shape room = rect(-68, eaves, 136, -eaves - 8);
        Color dim = Palette.shade(wall, 0.46);
        b.fill(room, Palette.alpha(dim, 0.86));
        Color dimFrame = Palette.shade(frame, 0.4);
        window(-44, groundWindowTop(), 26, 34, dimFrame);
        window(44, groundWindowTop(), 26, 34, dimFrame);
        Color dimDoor = Palette.shade(door, 0.3);
        b.solid(rect(-17, -70, 34, 63), dimFrame, 2, 1);
        b.solid(rect(-13, -66, 26, 59), dimDoor, 2, 1.4);
        b.flat(rect(-8, -61, 16, 20), Palette.mix(Palette.SLATE, Palette.SKY, 0.3), 1.6);
        b.line(-8, -46, 3, -60, 1.6, Palette.alpha(Palette.PAPER, 0.6));
        b.flat(rect(-8, -34, 16, 18), Palette.shade(door, 0.45), 1.4);
        b.fill(oval(10, -32, 1.8, 1.8), Palette.GOLD);
        b.fill(rect(-68, eaves, 136, 16), Palette.alpha(Palette.INK, 0.35));
    }

    private void barnDoors(Color wall) {
        Color dark = Palette.hex(0x3A211A);
        b.flat(rect(-52, -84, 104, 80), dark, 2.4);
        b.fill(rect(-50, -40, 100, 34), Palette.alpha(Palette.TIMBER, 0.35));
        for (int side = -1; side <= 1; side += 2) {
            double x = side < 0 ? -60 : 30;
            Color paint = Palette.shade(wall, 0.22);
            b.solid(rect(x, -82, 30, 76), paint, 2.4, 2);
            b.planks(rect(x + 2, -80, 26, 72), paint, 9, true);
            b.line(x + 3, -79, x + 27, -10, 4, Palette.CREAM);
            b.line(x + 27, -79, x + 3, -10, 4, Palette.CREAM);
            b.outline(b.unsteady(rect(x + 1, -81, 28, 74)), 4, Palette.CREAM);
            b.outline(b.unsteady(rect(x - 1, -83, 32, 78)), 2);
        }
        b.fill(rect(-60, -84, 120, 12), Palette.alpha(Palette.INK, 0.4));
    }

    private void porch(Porch kind, Color roof, Color post) {
        deck();
        switch (kind) {
            case SHINGLES -> {
                posts(post);
                Shape slope = poly(-72, eaves - 14, 72, eaves - 14, 82, eaves + 5, -82, eaves + 5);
                Shape drawn = b.solid(slope, roof, 2.6, 2);
                shingles(drawn, roof, 7);
                b.outline(drawn, 2.6);
            }
            case AWNING -> {
                posts(Palette.TIMBER);
                awning(roof, post);
            }
            case BALCONY -> {
                posts(post);
                balcony(post);
            }
            default -> {
                b.solid(rect(-66, eaves - 4, 132, 6), Palette.shade(post, 0.2), 2.2, 1.4);
            }
        }
    }

    private void deck() {
        Color wood = Palette.TIMBER_LIGHT;
        b.solid(poly(-74, -10, 74, -10, 80, 3, -80, 3), wood, 2.6, 0);
        for (int i = -6; i <= 6; i++) {
            b.line(i * 11.4, -9, i * 12.3, 2.5, 1.2, Palette.shade(wood, 0.45));
        }
        b.line(-73, -9, 73, -9, 1.4, Palette.light(wood, 0.5));
        b.solid(rect(-80, 2, 160, 7), Palette.TIMBER, 2.4, 1.6);
    }

    private void posts(Color colour) {
        for (int side = -1; side <= 1; side += 2) {
            b.solid(rect(side * 71 - 3.5, eaves, 7, -eaves - 2), colour, 2.3, 1.8);
            b.solid(rect(side * 71 - 5, -8, 10, 8), colour, 2, 1);
            b.line(side * 68, eaves + 12, side * 58, eaves + 4, 3, Palette.shade(colour, 0.3));
        }
    }

    private void awning(Color stripe, Color between) {
        int stripes = 10;
        double w = 164.0 / stripes;
        Shape all =
                union(
                        poly(-74, eaves - 16, 74, eaves - 16, 82, eaves + 2, -82, eaves + 2),
                        rect(-82, eaves + 1, 164, 4));
        b.fill(moved(all, 2, 8), Palette.alpha(Palette.INK, 0.3));
        for (int i = 0; i < stripes; i++) {
            Color own = i % 2 == 0 ? stripe : between;
            double x1 = -74 + i * 148.0 / stripes;
            double x2 = -74 + (i + 1) * 148.0 / stripes;
            double y1 = -82 + i * w;
            Shape panel =
                    path(
                            "M "
                                    + x1
                                    + " "
                                    + (eaves - 16)
                                    + " L "
                                    + x2
                                    + " "
                                    + (eaves - 16)
                                    + " L "
                                    + (y1 + w)
                                    + " "
                                    + (eaves + 2)
                                    + " C "
                                    + (y1 + w)
                                    + " "
                                    + (eaves + 11)
                                    + " "
                                    + y1
                                    + " "
                                    + (eaves + 11)
                                    + " "
                                    + y1
                                    + " "
                                    + (eaves + 2)
                                    + " Z");
            b.solid(panel, own, 1.8, 0);
            b.fill(
                    poly(
                            x1 + 1,
                            eaves - 15,
                            x2 - 1,
                            eaves - 15,
                            x2 + 1,
                            eaves - 11,
                            x1 - 1,
                            eaves - 11),
                    Palette.alpha(Palette.PAPER, 0.3));
            b.fill(
                    common(b.unsteady(panel), rect(-90, eaves, 180, 14)),
                    Palette.alpha(Palette.hex(0x3A1F1A), 0.25));
        }
        b.line(-74, eaves - 16, 74, eaves - 16, 2.8, Palette.INK);
    }

    private void balcony(Color rail) {
        b.solid(rect(-80, eaves - 4, 160, 9), Palette.shade(rail, 0.2), 2.4, 2);
        for (int i = -9; i <= 9; i++) {
            if (Math.abs(i) > 8 || !north) {
                b.solid(rect(i * 8.2 - 1.8, eaves - 26, 3.6, 22), rail, 1.4, 0);
            } else {
                b.solid(rect(i * 8.2 - 1.8, eaves - 14, 3.6, 10), rail, 1.4, 0);
            }
        }
    }

    private void shingles(Shape within, Color colour, double size) {
        Rectangle2D box = within.getBounds2D();
        Shape clip = b.g.getClip();
        b.g.clip(within);
        int row = 0;
        for (double y = box.getMinY() + size; y < box.getMaxY(); y += size, row++) {
            b.line(box.getMinX(), y, box.getMaxX(), y, 1.4, Palette.shade(colour, 0.5));
            for (double x = box.getMinX() + (row % 2) * size * 0.7;
                    x < box.getMaxX();
                    x += size * 1.4) {
                b.line(x, y - size, x, y, 1.1, Palette.shade(colour, 0.4));
                if (b.chance((int) (x * 3 + y * 7), 5) > 0.7) {
                    b.fill(
                            rect(x + 1, y - size + 1, size * 1.4 - 2, size - 2),
                            Palette.alpha(Palette.PAPER, 0.14));
                }
            }
        }
        b.g.setClip(clip);
    }

    private void dormer(double x) {
        b.solid(
                path("M " + (x - 13) + " -238 l 0 -17 l 13 -11 l 13 11 l 0 17 Z"),
                Palette.hex(0xE9CFA6),
                2.2,
                2);
        window(x, -253, 10, 11, Palette.hex(0xE9CFA6));
    }

    /**
     * The blank board for the name, which is set in type at run time: cream letters, so every board
     * is dark.
     */
    private void sign(Color paint) {
        Area area = TownPlan.sign(building);
        Spot base = TownPlan.anchor(building);
        double x = area.x() - base.x();
        double y = base.y() - area.top();
        Color board = building == 8 ? Palette.hex(0x2E2A28) : paint;
        b.fill(
                round(x + 2, y + 5, area.width(), area.height(), 5),
                Palette.alpha(Palette.INK, 0.35));
        b.solid(
                round(x, y, area.width(), area.height(), 5),
                Palette.light(Palette.TIMBER_LIGHT, 0.15),
                2.5,
                2);
        Shape panel = round(x + 4.5, y + 4.5, area.width() - 9, area.height() - 9, 2.5);
        b.flat(panel, Palette.mix(board, Palette.INK, 0.25), 1.6);
    }

    /** An empty frame with two hooks: something belongs here. */
    private void marqueeFrame() {
        Area area = TownPlan.marquee(building);
        Spot base = TownPlan.anchor(building);
        double x = area.x() - base.x();
        double y = base.y() - area.top();
        b.fill(
                round(x + 2, y + 4, area.width(), area.height(), 5),
                Palette.alpha(Palette.INK, 0.25));
        b.solid(
                round(x + 2, y + 3, area.width() - 4, area.height() - 6, 4),
                Palette.TIMBER,
                2.4,
                2);
        Shape hole = round(x + 8, y + 9, area.width() - 16, area.height() - 18, 2);
        b.flat(hole, Palette.hex(0x6B4A30), 1.6);
        Shape inner = b.unsteady(hole);
        b.planks(inner, Palette.hex(0x6B4A30), 13.5, false);
        b.fill(minus(inner, moved(inner, 3, 4)), Palette.alpha(Palette.INK, 0.4));
        b.outline(inner, 1.6);
        for (int side = -1; side <= 1; side += 2) {
            b.fill(oval(side * 30, y + 16, 2.2, 2.2), Palette.INK);
            b.curve("M " + side * 30 + " " + (y + 17) + " q 3 5 -1 7", 1.8, Palette.STONE);
        }
    }

    private void costPlate() {
        Area area = TownPlan.cost(building);
        Spot base = TownPlan.anchor(building);
        double x = area.x() - base.x();
        double y = base.y() - area.top();
        b.solid(round(x, y, area.width(), area.height(), 4), Palette.PAPER, 2, 1.2);
        int gold = gold(building);
        double size = north ? 0.72 : 0.62;
        for (int i = 0; i < 3; i++) {
            boolean isGold = i < gold;
            b.at(
                    (i - 1) * 21,
                    y + area.height() / 2,
                    size,
                    0,
                    () ->
                            Pieces.cube(
                                    b,
                                    0,
                                    isGold ? Palette.GOLD : Palette.STONE,
                                    isGold ? Palette.GOLD_DEEP : Palette.STONE_DEEP,
                                    isGold));
        }
    }

    /**
     * Corners cost 3 stone, their neighbours 1 gold and 2 stone, those in the middle 2 gold and 1
     * stone.
     */
    private static int gold(int building) {
        int column = building % 6;
        return Math.min(column, 5 - column);
    }

    // emblems and props

    private void scales() {
        b.solid(rect(-2, -20, 4, 22), Palette.GOLD, 2, 1);
        b.solid(round(-22, -20, 44, 4, 2), Palette.GOLD, 2, 0);
        for (int side = -1; side <= 1; side += 2) {
            b.line(side * 20, -17, side * 26, -6, 1.4, Palette.INK);
            b.line(side * 20, -17, side * 14, -6, 1.4, Palette.INK);
            b.solid(
                    path("M " + (side * 20 - 8) + " -6 l 16 0 q -3 7 -8 7 q -5 0 -8 -7 Z"),
                    Palette.GOLD,
                    1.9,
                    1);
        }
        b.flat(oval(0, -21, 3.4, 3.4), Palette.GOLD, 1.8);
    }

    private void bolt() {
        b.solid(path("M 4 -14 L -9 2 L -1 2 L -5 14 L 9 -3 L 1 -3 Z"), Palette.GOLD, 2, 1.2);
    }

    private void scissors() {
        b.solid(path("M -3 4 L 14 -22 L 17 -18 L 3 8 Z"), Palette.STONE, 2, 1);
        b.solid(
                path("M 3 4 L -14 -22 L -17 -18 L -3 8 Z"),
                Palette.light(Palette.STONE, 0.3),
                2,
                1);
        for (int side = -1; side <= 1; side += 2) {
            b.cord(oval(side * 9, 13, 6, 6), 3, Palette.BARN_RED);
        }
        b.fill(oval(0, 1, 2, 2), Palette.INK);
    }

    private void barberPole(double x, double y) {
        Shape pole = round(x - 6, y - 52, 12, 46, 3);
        b.solid(pole, Palette.PAPER, 2.2, 0);
        Shape drawn = b.unsteady(pole);
        for (int i = 0; i < 5; i++) {
            double top = y - 56 + i * 13;
            Color colour = i % 2 == 0 ? Palette.DYNAMITE : Palette.hex(0x2F5F8A);
            b.fill(
                    common(
                            drawn,
                            poly(x - 7, top + 9, x + 7, top, x + 7, top + 5, x - 7, top + 14)),
                    colour);
        }
        b.fill(common(drawn, rect(x + 2.5, y - 53, 5, 50)), Palette.alpha(Palette.INK, 0.22));
        b.outline(drawn, 2.2);
        b.solid(round(x - 8, y - 8, 16, 7, 2), Palette.GOLD, 2, 1);
        b.solid(oval(x, y - 56, 7, 6), Palette.GOLD, 2, 1.4);
    }

    private void revolver() {
        b.solid(
                path(
                        "M -26 -8 L 14 -8 L 14 -12 L 18 -12 L 18 -6 C 22 -4 24 4 26 16 L 16 18 C 14"
                                + " 10 12 6 6 5 L -6 4 L -8 0 L -26 -1 Z"),
                Palette.hex(0xA9B2BA),
                2.6,
                2);
        b.solid(
                path("M 14 2 C 18 2 22 8 26 17 L 17 19 C 15 11 13 7 9 5 Z"),
                Palette.TIMBER,
                2.2,
                1);
        b.flat(round(-6, -6, 14, 9, 2), Palette.STONE_DEEP, 1.8);
        b.curve("M 0 5 C 0 11 7 11 8 5", 2.2, Palette.INK);
    }

    private void bottle() {
        b.solid(
                path(
                        "M -4 -18 L 4 -18 L 4 -10 C 9 -8 9 -4 9 0 L 9 14 L -9 14 L -9 0 C -9 -4 -9"
                                + " -8 -4 -10 Z"),
                Palette.hex(0x5FA08A),
                2.2,
                2);
        b.flat(rect(-6, -2, 12, 11), Palette.PAPER, 1.3);
        b.fill(rect(-1.3, -0.5, 2.6, 8), Palette.DYNAMITE);
        b.fill(rect(-4, 2.2, 8, 2.6), Palette.DYNAMITE);
        b.solid(round(-3.4, -22, 6.8, 5, 1.4), Palette.TIMBER_LIGHT, 1.6, 0);
    }

    private void pretzel() {
        Shape knot =
                path(
                        "M -6 14 C -22 6 -22 -14 -9 -14 C 2 -14 3 2 10 12 M 6 14 C 22 6 22 -14 9"
                                + " -14 C -2 -14 -3 2 -10 12");
        b.outline(b.unsteady(knot), 9.5);
        b.outline(b.unsteady(knot), 5.4, Palette.hex(0xB56A2A));
        b.outline(b.unsteady(moved(knot, -1, -1)), 1.6, Palette.hex(0xE0A35A));
    }

    private void bell() {
        b.curve("M 0 -20 L 0 -14", 3, Palette.INK);
        b.solid(
                path("M -11 8 C -8 4 -9 -4 -7 -9 C -5 -16 5 -16 7 -9 C 9 -4 8 4 11 8 Z"),
                Palette.GOLD,
                2.3,
                2);
        b.flat(oval(0, 10, 3.4, 3), Palette.GOLD_DEEP, 1.6);
    }

    private void urn() {
        b.solid(
                path(
                        "M -4 -16 L 4 -16 L 3 -12 C 11 -8 11 2 4 8 L 6 13 L -6 13 L -4 8 C -11 2"
                                + " -11 -8 -3 -12 Z"),
                Palette.hex(0x8C8FA0),
                2.2,
                2);
        b.curve("M 0 -16 C -2 -22 6 -22 3 -27", 1.6, Palette.hex(0xD8D3C8));
    }

    private void coffin() {
        b.solid(
                path("M -7 -58 L 7 -58 L 14 -42 L 9 0 L -9 0 L -14 -42 Z"),
                Palette.TIMBER,
                2.4,
                2.4);
        b.solid(
                path("M -5 -54 L 5 -54 L 10.5 -41 L 6.5 -4 L -6.5 -4 L -10.5 -41 Z"),
                Palette.TIMBER_LIGHT,
                1.5,
                0);
        b.line(0, -48, 0, -26, 3, Palette.TIMBER_DARK);
        b.line(-6, -41, 6, -41, 3, Palette.TIMBER_DARK);
    }

    private void hay(double x, double y) {
        Color straw = Palette.hex(0xE0BE5A);
        Shape bale = b.solid(round(x - 17, y - 22, 34, 23, 4), straw, 2.3, 3);
        for (int i = 0; i < 14; i++) {
            double sx = x - 14 + 28 * b.chance(i, 3);
            double sy = y - 19 + 17 * b.chance(i, 4);
            b.line(sx, sy, sx + 5, sy - 2, 1.1, Palette.shade(straw, 0.4));
        }
        b.line(x - 8, y - 22, x - 8, y, 1.8, Palette.TIMBER_DARK);
        b.line(x + 8, y - 22, x + 8, y, 1.8, Palette.TIMBER_DARK);
        b.outline(bale, 2.3);
    }

    void wheel() {
        b.cord(oval(0, -20, 18, 18), 4.5, Palette.TIMBER_LIGHT);
        for (int i = 0; i < 4; i++) {
            double a = Math.PI * (i / 4.0 + 0.06);
            b.line(
                    Math.cos(a) * 16,
                    -20 + Math.sin(a) * 16,
                    -Math.cos(a) * 16,
                    -20 - Math.sin(a) * 16,
                    3,
                    Palette.TIMBER_DARK);
        }
        b.solid(oval(0, -20, 5, 5), Palette.TIMBER, 2, 1);
    }

    private void barrel(double x, double y, double scale) {
        b.at(x, y, scale, 0, () -> Props.barrel(b));
    }

    private void crate(double x, double y) {
        b.solid(rect(x - 16, y - 25, 32, 26), Palette.TIMBER_LIGHT, 2.3, 2);
        b.planks(rect(x - 13, y - 22, 26, 20), Palette.TIMBER_LIGHT, 6.7, false);
        b.line(x - 13, y - 3, x + 13, y - 22, 3.6, Palette.TIMBER);
        b.outline(b.unsteady(rect(x - 14, y - 23, 28, 22)), 1.6);
        b.solid(oval(x - 7, y - 29, 6, 6), Palette.DYNAMITE, 1.8, 1.6);
        b.solid(oval(x + 5, y - 29, 6, 6), Palette.hex(0xB9B93C), 1.8, 1.6);
    }

    private void bench(double x, double y) {
        b.solid(rect(x - 20, y - 18, 40, 5), Palette.TIMBER, 2, 1);
        b.solid(rect(x - 16, y - 13, 4, 12), Palette.TIMBER, 1.8, 0);
        b.solid(rect(x + 12, y - 13, 4, 12), Palette.TIMBER, 1.8, 0);
    }

    private void lantern(double x, double y) {
        b.at(x, y, 0.8, 0, () -> Props.lantern(b));
    }

    private void flowers(double x, double y) {
        for (int i = 0; i < 7; i++) {
            double fx = x - 12 + 24 * b.chance(i, 6);
            double fy = y - 20 - 10 * b.chance(i, 7);
            b.line(fx, fy, x, y - 10, 1.6, Palette.SAGE);
            b.flat(oval(fx, fy, 4, 4), i % 2 == 0 ? Palette.hex(0xE58FA6) : Palette.PAPER, 1.3);
        }
        b.solid(
                path("M " + (x - 12) + " " + (y - 15) + " l 24 0 l -4 16 l -16 0 Z"),
                Palette.hex(0xB5613C),
                2.2,
                2);
    }

    private void papers(double x, double y) {
        for (int i = 0; i < 4; i++) {
            b.solid(rect(x - 15 + i % 2 * 2, y - 6 - i * 6, 30, 6), Palette.PAPER, 1.8, 1);
        }
        b.line(x, y - 24, x, y, 1.6, Palette.BARN_RED);
    }

    private void flourSacks(double x, double y) {
        b.solid(
                path("M " + (x - 10) + " " + y + " q -6 -14 2 -25 l 14 0 q 8 11 2 25 Z"),
                Palette.PAPER,
                2.2,
                2.4);
        b.line(x - 8, y - 22, x + 7, y - 22, 1.6, Palette.TIMBER);
        b.flat(oval(x - 1, y - 11, 4, 4), Palette.hex(0xC98A3A), 1.2);
    }
}
