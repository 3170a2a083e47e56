package meeples.room.replay;

import com.badlogic.gdx.math.Rectangle;
import meeples.room.view.TableStand;
import meeples.table.Margins;
import meeples.table.TableLayout;
import meeples.ui.Theme;

/**
 * The room for a column of lists at the right of a table: beside the table where that stays large
 * enough, else in place of the players' panels at the right, else above the table.
 */
final class ColumnRoom {
    private static final float WIDTH = 520;
    private static final float WIDEST = 0.36f;

    /** Letters may be small, but the buttons above a list are not. */
    private static final float FINGERS = 8;

    /** What a table needs beside the column. */
    private static final float LEAST_TABLE = 1150;

    /** In a narrower room the panels are narrower, so that their width is approached. */
    private static final int PASSES = 3;

    private final Theme theme;
    private final TableStand<?, ?> stand;
    private final Margins free;
    private final float room;

    /**
     * @param free what of the window is neither for the column nor for the table
     */
    ColumnRoom(Theme theme, TableStand<?, ?> stand, float windowWidth, Margins free) {
        this.theme = theme;
        this.stand = stand;
        this.free = free;
        room = windowWidth - free.left() - free.right();
    }

    float width() {
        float wanted = Math.max(theme.px(WIDTH), FINGERS * theme.size().finger());
        return Math.min(wanted, room * WIDEST);
    }

    /** On a big screen the players' panels need all the width for their larger letters. */
    boolean isBesideTable() {
        return !theme.size().bigScreen() && room - width() >= theme.px(LEAST_TABLE);
    }

    /** How much of the column's width the table does without. */
    float besideTable() {
        return isBesideTable() ? width() : besidePanels();
    }

    private float besidePanels() {
        float beside = 0;
        for (int pass = 0; pass < PASSES; pass++) {
            TableLayout layout = stand.plan(narrower(free, beside));
            if (layout.panelsBelow()) {
                return 0;
            }
            Rectangle bar = layout.topBar();
            Rectangle board = layout.board();
            float panels = bar.x + bar.width - board.x - board.width;
            beside = Math.max(0, width() - panels);
        }
        return beside;
    }

    static Margins narrower(Margins margins, float right) {
        return margins.plusRight(right);
    }
}
