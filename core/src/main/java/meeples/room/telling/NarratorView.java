package meeples.room.telling;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import meeples.game.ask.Line;
import meeples.game.tell.Caption;
import meeples.play.Rules;
import meeples.play.Seat;
import meeples.table.Pace;
import meeples.ui.Role;
import meeples.ui.Theme;
import meeples.ui.Widgets;

/**
 * The narrator's lines on the counter below a table. They are built when something is told, and
 * cost nothing while nothing is.
 */
public final class NarratorView extends Table implements Narration.Listener {
    /** The counter has a nail in its corner. */
    private static final float MARGIN = 34;

    private static final float PICTURES = 38;
    private static final float SMALL_PICTURES = 24;

    /** Large letters leave room for what happens and for what leads to it. */
    private static final int LINES = 2;

    private final Widgets make;
    private final List<Seat> seats;
    private final Rectangle whole;
    private final Rectangle besideHand;
    private List<Caption> told = List.of();

    /**
     * @param whole where it may write
     * @param besideHand the same while pieces lie on the counter
     */
    public NarratorView(Widgets make, List<Seat> seats, Rectangle whole, Rectangle besideHand) {
        this.make = make;
        this.seats = seats;
        this.whole = whole;
        this.besideHand = besideHand;
        setName("narrator");
        setTouchable(Touchable.disabled);
        left();
    }

    /** What players do themselves they do with pieces that lie before them. */
    @Override
    public void told(List<Caption> captions, Pace pace) {
        told = captions;
        Rectangle area = pace == Pace.OWN ? besideHand : whole;
        setBounds(area.x, area.y, area.width, area.height);
        write(false, captions.size());
        if (isTooHigh()) {
            write(true, captions.size());
        }
        for (int lines = captions.size() - 1; lines > 0 && isTooHigh(); lines--) {
            write(true, lines);
        }
        Gdx.graphics.requestRendering();
    }

    /** What is told now; for tests that look on. */
    public List<Caption> captions() {
        return told;
    }

    private boolean isTooHigh() {
        validate();
        return getPrefHeight() > getHeight();
    }

    /** The last of the lines, which tell what happens now, are the ones that are kept. */
    private void write(boolean small, int lines) {
        clearChildren();
        float margin = make.theme().px(MARGIN);
        padLeft(margin);
        int now = now();
        for (int i = told.size() - lines; i < told.size(); i++) {
            Role role = i == now ? Role.BOLD : small ? Role.SMALL : Role.BODY;
            float side = make.theme().px(small ? SMALL_PICTURES : PICTURES);
            float scale = LineRow.fitting(make.theme(), role, LINES, getHeight());
            LineRow rows = new LineRow(make, seats, role, scale, side);
            add(row(told.get(i), rows, getWidth() - 2 * margin)).left().row();
        }
    }

    /** The line that tells what happens now: the last one that is no mere reason. */
    private int now() {
        int now = told.size() - 1;
        while (now > 0 && isReason(told.get(now))) {
            now--;
        }
        return now;
    }

    private static boolean isReason(Caption caption) {
        Line first = caption.parts().get(0);
        return first.icon().isEmpty() && first.seat() == Rules.NOBODY;
    }

    /** Side by side; when that is too wide, the last part's words go on below each other. */
    private Table row(Caption caption, LineRow rows, float width) {
        Theme theme = make.theme();
        Table row = new Table();
        row.left();
        float used = 0;
        List<Line> parts = caption.parts();
        for (int i = 0; i < parts.size(); i++) {
            boolean last = i == parts.size() - 1;
            Table part = rows.asWideAsItIs(parts.get(i));
            float wide = part.getPrefWidth();
            float gap = parts.get(i).text().isEmpty() ? 0 : theme.px(12);
            if (last && used + wide > width) {
                part = rows.of(parts.get(i), width - used);
            }
            row.add(part).padRight(last ? 0 : gap);
            used += wide + gap;
        }
        return row;
    }
}
