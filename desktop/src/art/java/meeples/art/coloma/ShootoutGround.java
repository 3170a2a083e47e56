package meeples.art.coloma;

import static meeples.art.Brush.minus;
import static meeples.art.Brush.moved;
import static meeples.art.Brush.oval;
import static meeples.art.Brush.path;
import static meeples.art.Brush.poly;
import static meeples.art.Brush.rect;
import static meeples.art.Brush.round;

import java.awt.Color;
import java.awt.LinearGradientPaint;
import java.awt.Shape;
import meeples.art.Brush;
import meeples.art.Palette;
import meeples.coloma.model.Box;
import meeples.coloma.table.ValleyPlan;
import meeples.table.Area;
import meeples.table.Spot;

/**
 * Where the town's gunmen meet the outlaws: six rows of posts at the left, the pass that the
 * outlaws come through at the right, the table beside it. (x, y) of the plan is at (x, -y).
 */
final class ShootoutGround {
    private static final Color DRY = Palette.hex(0xDDB46C);
    private static final Color DUSK = Palette.hex(0x7E5A63);

    private final Brush b;

    private ShootoutGround(Brush b) {
        this.b = b;
    }

    static void paint(Brush b) {
        ShootoutGround ground = new ShootoutGround(b);
        ground.land();
        ground.rows();
        ground.outlaws();
        ground.table();
    }

    private void land() {
        Area area = ValleyPlan.shootout();
        double x = area.x();
        double top = -area.top();
        b.waver = 1.8;
        Shape field = b.unsteady(round(x + 2, top + 2, area.width() - 4, area.height() - 4, 12));
        b.waver = 0.8;
        Shape clip = b.g.getClip();
        b.fill(
                field,
                new LinearGradientPaint(
                        (float) x,
                        0,
                        (float) (x + area.width()),
                        0,
                        new float[] {0f, 0.5f, 0.72f, 1f},
                        new Color[] {DRY, Palette.hex(0xD3A25E), Palette.hex(0xA9785C), DUSK}));
        b.g.clip(field);
        b.fill(rect(x, top, area.width(), 26), Palette.hex(0xF3E2BC));
        b.fill(
                path(
                        "M 420 -836 C 470 -862 540 -846 600 -852 C 660 -860 700 -842 760 -850 C 800"
                                + " -858 830 -844 1010 -846 L 1010 -826 L 420 -826 Z"),
                Palette.hex(0xC99A5E));
        b.outline(
                path(
                        "M 420 -836 C 470 -862 540 -846 600 -852 C 660 -860 700 -842 760 -850 C 800"
                                + " -858 830 -844 1010 -846"),
                1.6,
                Palette.hex(0x8A5A33));
        b.fill(rect(x, -834, area.width(), 14), Palette.alpha(DRY, 0.6));
        Land.grain(b, field, Palette.STREET_DEEP, 420, 31);
        b.g.setClip(clip);
        b.outline(field, 2.4);
    }

    private void rows() {
        for (int row = 0; row < Box.ROWS; row++) {
            Area area = ValleyPlan.row(row);
            if (row % 2 == 0) {
                b.fill(
                        round(
                                area.x() + 1,
                                -area.top() + 8,
                                area.width() - 2,
                                area.height() - 10,
                                6),
                        Palette.alpha(Palette.hex(0xFBE7B8), 0.3));
            }
            int size = Box.rowSize(row);
            for (int i = 0; i < size; i++) {
                Spot spot = ValleyPlan.gunman(row, i);
                Land.place(b, spot.x(), -spot.y(), 15, 6.4);
            }
            // a breastwork of boards before each row
            Spot low = ValleyPlan.gunman(row, 0);
            Spot high = ValleyPlan.gunman(row, size - 1);
            double x = low.x() + 21;
            double from = -low.y() + 8;
            double to = -high.y() - 12;
            b.line(x, from, x, to, 7, Palette.INK);
            b.line(x, from, x, to, 4, Palette.TIMBER);
            for (double y = from - 3; y > to; y -= 9) {
                b.line(x - 2, y, x + 2, y - 1, 1.5, Palette.TIMBER_LIGHT);
            }
        }
    }

    private void outlaws() {
        Area area = ValleyPlan.outlaws();
        double x = area.x();
        double low = -area.y();
        Shape pass =
                path(
                        "M "
                                + (x + 6)
                                + " "
                                + (low - 2)
                                + " C "
                                + (x - 4)
                                + " "
                                + (low - 60)
                                + " "
                                + (x + 10)
                                + " "
                                + (low - 110)
                                + " "
                                + (x + 24)
                                + " "
                                + (low - 138)
                                + " L "
                                + (x + 118)
                                + " "
                                + (low - 138)
                                + " C "
                                + (x + 128)
                                + " "
                                + (low - 80)
                                + " "
                                + (x + 124)
                                + " "
                                + (low - 30)
                                + " "
                                + (x + 116)
                                + " "
                                + (low - 2)
                                + " Z");
        b.fill(b.unsteady(pass), Palette.alpha(Palette.hex(0x4A2A30), 0.5));
        b.outline(b.unsteady(pass), 1.6, Palette.alpha(Palette.INK, 0.6));
        for (int i = 0; i < Box.OUTLAWS; i++) {
            Spot spot = ValleyPlan.outlaw(i);
            b.fill(oval(spot.x(), -spot.y(), 12, 5), Palette.alpha(Palette.INK, 0.35));
        }
        rock(x - 2, low - 2, 0.55);
        rock(x + 4, low - 130, 0.4);
    }

    private void rock(double x, double y, double scale) {
        Land.rock(b, x, y, scale);
    }

    private void table() {
        Area area = ValleyPlan.shootoutTable();
        double x = area.x();
        double y = -area.top();
        // hills that the outlaws wait behind
        Shape hills =
                path(
                        "M 856 -830 C 880 -862 900 -850 916 -838 C 940 -868 966 -862 984 -846 C 996"
                                + " -852 1004 -848 1008 -836 L 1008 -822 L 856 -822 Z");
        b.solid(hills, Palette.hex(0x5E4452), 2.2, 4);
        b.solid(
                round(x - 6, y - 6, area.width() + 12, area.height() + 12, 5),
                Palette.TIMBER_DARK,
                2.5,
                2);
        b.at(x, y, () -> tile(b, Box.BOARD_TABLE));
    }

    // tiles

    /** A table of points, 136 x 112: what the ranks score if the town wins, and if it loses. */
    static void tile(Brush b, int table) {
        boolean last = table == Box.BOARD_TABLE;
        b.solid(round(1.5, 1.5, 133, 109, 6), last ? Palette.GOLD : Palette.TIMBER_LIGHT, 2.6, 2);
        Shape won = b.flat(path("M 6 6 L 68 6 L 68 106 L 6 106 Z"), Palette.hex(0xDCE3B4), 1.8);
        Shape lost =
                b.flat(path("M 68 6 L 130 6 L 130 106 L 68 106 Z"), Palette.hex(0xE3C4AE), 1.8);
        b.fill(minus(won, moved(won, 2, 3)), Palette.alpha(Palette.PAPER, 0.6));
        b.fill(minus(lost, moved(lost, 2, 3)), Palette.alpha(Palette.PAPER, 0.6));
        side(b, table, true, 36);
        side(b, table, false, 99);
    }

    private static void side(Brush b, int table, boolean won, double cx) {
        if (won) {
            Glyphs.put(b, Glyphs::badge, cx, 17.5, 18);
        } else {
            Glyphs.put(b, Glyphs::outlaw, cx, 18, 19);
        }
        for (int rank = 0; rank < Box.RANKS; rank++) {
            double y = 38 + rank * 19;
            b.solid(
                    rect(cx - 25, y - 7 + rank, 20, 14 - rank),
                    rank == 0 ? Palette.GOLD : rank == 1 ? Hues.SILVER : Palette.hex(0xC98D52),
                    1.7,
                    0);
            Glyphs.figure(b, Integer.toString(rank + 1), cx - 15, y + 0.5, 8.5, Palette.INK);
            int points = Box.shootoutPoints(table, won, rank);
            Glyphs.put(b, g -> Glyphs.points(g, points), cx + 13, y - 0.5, 19);
        }
        b.line(cx - 26, 86.5, cx + 26, 86.5, 1.2, Palette.TIMBER);
        Glyphs.put(b, Glyphs::grave, cx - 14, 96, 15);
        Glyphs.figure(
                b,
                Integer.toString(Box.shootoutGraves(table, won)),
                cx + 12,
                96.5,
                11.5,
                Palette.hex(0x7A2A22));
    }

    static void tileBack(Brush b) {
        b.solid(round(1.5, 1.5, 133, 109, 6), Palette.TIMBER, 2.6, 2);
        Shape field = b.flat(round(8, 8, 120, 96, 4), Palette.hex(0x7A2F2A), 1.8);
        for (int i = 0; i < 12; i++) {
            double a = Math.PI * i / 6;
            b.fill(
                    Brush.common(
                            field,
                            poly(
                                    68,
                                    56,
                                    68 + Math.cos(a - 0.12) * 90,
                                    56 + Math.sin(a - 0.12) * 90,
                                    68 + Math.cos(a + 0.12) * 90,
                                    56 + Math.sin(a + 0.12) * 90)),
                    Palette.alpha(Palette.PAPER, 0.14));
        }
        Glyphs.put(b, Glyphs::badge, 68, 56, 54);
    }
}
