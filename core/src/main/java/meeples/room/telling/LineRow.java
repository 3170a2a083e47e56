package meeples.room.telling;

import com.badlogic.gdx.math.MathUtils;
import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
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

/** A remark on the counter: whom it concerns, a picture and words, beside each other on wood. */
public final class LineRow {
    private final Widgets make;
    private final List<Seat> seats;
    private final Role role;
    private final float scale;
    private final float side;

    /**
     * @param role of its words; pictures are as high as they are
     * @param scale of words and pictures
     */
    public LineRow(Widgets make, List<Seat> seats, Role role, float scale) {
        this(make, seats, role, scale, make.theme().px(role == Role.SMALL ? 20 : 26));
    }

    /**
     * @param scale of words and pictures
     * @param side how high its pictures are at a scale of 1
     */
    public LineRow(Widgets make, List<Seat> seats, Role role, float scale, float side) {
        this.make = make;
        this.seats = seats;
        this.role = role;
        this.scale = scale;
        this.side = side * scale;
    }

    /**
     * Large letters are no larger than so many lines of them have room in this height, and no
     * smaller than can be read.
     */
    public static float fitting(Theme theme, Role role, int lines, float height) {
        float fits = height / (lines * theme.font(role).getLineHeight());
        return MathUtils.clamp(fits, theme.leastScale(role), 1);
    }

    /** A row of its own, whose words go on below each other where they are wider than this. */
    public Table of(Line line, float width) {
        Table row = new Table();
        row.left();
        float used = addPictures(row, line);
        if (!line.text().isEmpty()) {
            row.add(words(line.text(), true)).width(Math.max(1, width - used)).left();
        }
        return row;
    }

    /** The same as wide as its words, for others beside it. */
    public Table asWideAsItIs(Line line) {
        Table row = new Table();
        row.left();
        addPictures(row, line);
        if (!line.text().isEmpty()) {
            row.add(words(line.text(), false)).left();
        }
        return row;
    }

    private Label words(String text, boolean wrap) {
        Label label = make.lightLabel(text, role);
        label.setFontScale(scale);
        label.setWrap(wrap);
        return label;
    }

    /** How wide they are together. */
    private float addPictures(Table row, Line line) {
        Theme theme = make.theme();
        float used = 0;
        if (line.seat() != Rules.NOBODY) {
            Image badge = SeatBadge.image(theme, seats.get(line.seat()));
            row.add(badge).size(side).padRight(theme.px(4));
            used += side + theme.px(4);
        }
        if (!line.icon().isEmpty()) {
            boolean die = line.dieFace() > 0 && line.seat() != Rules.NOBODY;
            Image picture =
                    die
                            ? Pictures.die(theme, seats.get(line.seat()), line.dieFace())
                            : Pictures.image(theme, line.icon());
            row.add(picture).size(side).padRight(theme.px(6));
            used += side + theme.px(6);
        }
        return used;
    }
}
