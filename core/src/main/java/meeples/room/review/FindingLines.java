package meeples.room.review;

import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import meeples.game.ask.Line;
import meeples.play.Rules;
import meeples.play.Seat;
import meeples.room.badge.Pictures;
import meeples.room.badge.SeatBadge;
import meeples.ui.Role;
import meeples.ui.Theme;
import meeples.ui.Widgets;

/** Remarks on paper, one below the other, each with its picture. */
public final class FindingLines extends Table {
    public FindingLines(Widgets make, List<Line> lines, List<Seat> seats, float width, Role role) {
        Theme theme = make.theme();
        float side = theme.px(30);
        float gap = theme.px(6);
        for (Line line : lines) {
            Table row = new Table();
            float used = 0;
            if (line.seat() != Rules.NOBODY) {
                Image badge = SeatBadge.image(theme, seats.get(line.seat()));
                row.add(badge).size(side).padRight(gap).top();
                used += side + gap;
            }
            if (!line.icon().isEmpty()) {
                Image image = Pictures.onPaper(theme, line.icon());
                row.add(image).size(side).padRight(gap).top();
                used += side + gap;
            }
            row.add(make.paragraph(line.text(), role)).width(width - used).left();
            add(row).width(width).left().padTop(gap).row();
        }
    }
}
