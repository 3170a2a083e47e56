package meeples.room.chart;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.ArrayList;
import java.util.List;
import meeples.game.score.OutsideScore;
import meeples.play.Seat;
import meeples.room.badge.Pictures;
import meeples.room.badge.SeatBadge;
import meeples.text.Texts;
import meeples.ui.Role;
import meeples.ui.Theme;
import meeples.ui.Widgets;

/** Says whose lines a chart has and what the signs on it mean. */
public final class ChartLegend {
    private final Widgets make;
    private final List<Table> entries = new ArrayList<>();

    /**
     * @param texts those of the game, which names its moments by their icons: "moment.ICON"
     */
    public ChartLegend(Widgets make, Texts texts, PointsOverTime<?, ?> time, List<Seat> seats) {
        this.make = make;
        Theme theme = make.theme();
        for (Seat seat : seats) {
            add(SeatBadge.image(theme, seat), seat.name());
        }
        for (OutsideScore outsider : time.outsiders()) {
            add(Pictures.onPaper(theme, outsider.icon()), texts.get(outsider.nameKey()));
        }
        List<String> icons = new ArrayList<>();
        for (PointsOverTime.Moment<?> moment : time.moments()) {
            String icon = moment.facts().icon();
            if (!moment.isLead() && !icons.contains(icon) && texts.has("moment." + icon)) {
                icons.add(icon);
                add(Pictures.onPaper(theme, icon), texts.get("moment." + icon));
            }
        }
    }

    private void add(Actor picture, String words) {
        Theme theme = make.theme();
        Table entry = new Table();
        entry.add(picture).size(theme.px(28)).padRight(theme.px(6));
        entry.add(make.label(words, Role.SMALL)).padRight(theme.px(22));
        entries.add(entry);
    }

    /** In as many rows as there must be in this width. */
    public Table make(float width) {
        Table rows = new Table();
        rows.setName("legend");
        Table row = new Table();
        float used = 0;
        for (Table entry : entries) {
            if (used > 0 && used + entry.getPrefWidth() > width) {
                rows.add(row).row();
                row = new Table();
                used = 0;
            }
            row.add(entry);
            used += entry.getPrefWidth();
        }
        rows.add(row);
        return rows;
    }
}
