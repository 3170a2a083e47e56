package meeples.fistful.ui.review;

import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Scaling;
import java.util.List;
import java.util.Set;
import meeples.fistful.model.Town;
import meeples.fistful.table.Art;
import meeples.fistful.ui.ask.Line;
import meeples.fistful.ui.badge.SeatBadge;
import meeples.play.Seat;
import meeples.ui.Palette;
import meeples.ui.Role;
import meeples.ui.Theme;
import meeples.ui.Widgets;

/** Remarks on paper, one below the other, each with its picture. */
public final class FindingLines extends Table {
    /** Pictures without colours of their own. */
    private static final Set<String> SIGNS = Set.of("clock", "hand", "hint", "revolver", "trophy");

    public FindingLines(Widgets make, List<Line> lines, List<Seat> seats, float width, Role role) {
        Theme theme = make.theme();
        float side = theme.px(30);
        float gap = theme.px(6);
        for (Line line : lines) {
            Table row = new Table();
            float used = 0;
            if (line.seat() != Town.NOBODY) {
                Image badge = SeatBadge.image(theme, seats.get(line.seat()));
                row.add(badge).size(side).padRight(gap).top();
                used += side + gap;
            }
            if (!line.icon().isEmpty()) {
                Image image = picture(theme, line.icon());
                if (SIGNS.contains(line.icon())) {
                    image.setColor(Palette.INK);
                }
                row.add(image).size(side).padRight(gap).top();
                used += side + gap;
            }
            row.add(make.paragraph(line.text(), role)).width(width - used).left();
            add(row).width(width).left().padTop(gap).row();
        }
    }

    private static Image picture(Theme theme, String icon) {
        return new Image(theme.drawable(Art.icon(icon)), Scaling.fit);
    }
}
