package meeples.coloma.table.part;

import com.badlogic.gdx.math.Rectangle;
import java.util.ArrayList;
import java.util.List;
import meeples.table.SeatPanel;
import meeples.table.TableLayout;

/**
 * Where in a seat's panel the figures of its belongings stand: a grid of cells, each with a picture
 * and a number, and places for what is always seen there.
 */
public final class SeatCells {
    /** What has a cell of its own, in the order of the cells. */
    public enum Cell {
        DUDES,
        TENTS,
        HORSES,
        COINS,
        NUGGETS,
        CARDS,
        BARRELS,
        BRIDGES,
        BUILDINGS,
        /** The own pioneer and mule, while they are not on the wheel. */
        PIONEER,
        DIAL,
        BADGE
    }

    private static final int TALL_COLUMNS = 3;
    private static final int WIDE_COLUMNS = 6;

    /** In a panel that is much higher than wide fewer stand side by side, and larger. */
    private static final int NARROW_COLUMNS = 2;

    private static final float NARROW = 0.5f;

    private final Rectangle[] cells = new Rectangle[Cell.values().length];

    private SeatCells(SeatPanel panel) {
        boolean narrow = panel.body().width < panel.body().height * NARROW;
        int columns = panel.wide() ? WIDE_COLUMNS : narrow ? NARROW_COLUMNS : TALL_COLUMNS;
        int rows = (cells.length + columns - 1) / columns;
        Rectangle body = panel.body();
        float gap = panel.gap();
        float width = (body.width - (columns - 1) * gap) / columns;
        float height = (body.height - (rows - 1) * gap) / rows;
        for (int i = 0; i < cells.length; i++) {
            float x = body.x + i % columns * (width + gap);
            float y = body.y + body.height - (i / columns + 1) * (height + gap) + gap;
            cells[i] = new Rectangle(x, y, width, height);
        }
    }

    /** The cells in all panels, by seat. */
    public static List<SeatCells> of(TableLayout layout) {
        List<SeatCells> all = new ArrayList<>();
        for (SeatPanel panel : layout.panels()) {
            all.add(new SeatCells(panel));
        }
        return all;
    }

    /** Where a cell is in the window. */
    public Rectangle of(Cell cell) {
        return cells[cell.ordinal()];
    }

    /** The left part of a cell, for its picture; the number is at its right. */
    public float iconX(Cell cell) {
        return of(cell).x + of(cell).width * 0.28f;
    }

    public float numberX(Cell cell) {
        return of(cell).x + of(cell).width * 0.72f;
    }

    /** How large a picture of these measures may be there. */
    public float scale(Cell cell, float width, float height) {
        Rectangle area = of(cell);
        return Math.min(area.width * 0.5f / width, area.height * 0.86f / height);
    }
}
