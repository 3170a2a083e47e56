package meeples.room.chart;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.math.MathUtils;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;
import java.util.ArrayList;
import java.util.List;
import meeples.game.score.OutsideScore;
import meeples.picture.SeatColours;
import meeples.play.Seat;
import meeples.room.badge.Pictures;
import meeples.room.badge.SeatBadge;
import meeples.ui.Palette;
import meeples.ui.Role;
import meeples.ui.Theme;
import meeples.ui.UiPicture;

/**
 * Points over the turns, a line for each seat that ends in its symbol, a grey one for opponents who
 * have no seat, with the big moments marked where they were.
 *
 * @param <E> the game's events
 */
public final class PointsChart<E> extends Widget {
    /** A line across the chart for each so many points. */
    private static final int LINE = 10;

    /** After so many turns a line has a badge again. */
    private static final int BADGE_EVERY = 5;

    private final Theme theme;
    private final PointsOverTime<?, E> time;
    private final List<Seat> seats;
    private final TextureRegion pixel;
    private final List<Drawable> signs = new ArrayList<>();
    private final List<Drawable> ends = new ArrayList<>();
    private final List<String> scale = new ArrayList<>();

    public PointsChart(Theme theme, PointsOverTime<?, E> time, List<Seat> seats) {
        this.theme = theme;
        this.time = time;
        this.seats = seats;
        pixel = theme.region(UiPicture.PIXEL);
        for (PointsOverTime.Moment<E> moment : time.moments()) {
            signs.add(Pictures.icon(theme, moment.facts().icon()));
        }
        for (Seat seat : seats) {
            ends.add(SeatBadge.of(theme, seat));
        }
        for (OutsideScore outsider : time.outsiders()) {
            ends.add(Pictures.icon(theme, outsider.icon()));
        }
        for (int points = lowestLine(); points <= time.most(); points += 2 * LINE) {
            scale.add(Integer.toString(points));
        }
    }

    @Override
    public float getPrefHeight() {
        return theme.px(200);
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        validate();
        drawScale(batch);
        for (int line = 0; line < ends.size(); line++) {
            drawLine(batch, line, theme.px(9), Palette.INK);
        }
        for (int line = 0; line < ends.size(); line++) {
            drawLine(batch, line, theme.px(5), colour(line));
        }
        if (theme.size().colourAid()) {
            drawBadges(batch);
        }
        for (int i = 0; i < time.moments().size(); i++) {
            if (!time.moments().get(i).isLead()) {
                // Who leads the lines tell by themselves.
                drawMoment(batch, time.moments().get(i), signs.get(i));
            }
        }
        drawEnds(batch);
        batch.setColor(Color.WHITE);
    }

    private Color colour(int line) {
        return hasSeat(line) ? SeatColours.of(seats.get(line).colour()) : Palette.STONE;
    }

    private boolean hasSeat(int line) {
        return line < seats.size();
    }

    private void drawScale(Batch batch) {
        BitmapFont font = theme.font(Role.SMALL);
        for (int points = lowestLine(); points <= time.most(); points += LINE) {
            batch.setColor(0.36f, 0.23f, 0.13f, points % 50 == 0 ? 0.5f : 0.2f);
            batch.draw(pixel, left(), y(points), right() - left(), Math.max(1, theme.px(1)));
            if (points % (2 * LINE) == 0) {
                font.setColor(Palette.INK);
                String number = scale.get((points - lowestLine()) / (2 * LINE));
                font.draw(batch, number, getX(), y(points) + font.getCapHeight() / 2);
            }
        }
    }

    /** The lowest number of the scale: 0, or less when somebody had less than nothing. */
    private int lowestLine() {
        return -2 * LINE * ((2 * LINE - 1 - time.least()) / (2 * LINE));
    }

    private void drawLine(Batch batch, int line, float width, Color color) {
        batch.setColor(color);
        for (int turn = 1; turn <= time.turns(); turn++) {
            float x = x(turn - 1);
            float y = y(time.points(turn - 1, line));
            float dx = x(turn) - x;
            float dy = y(time.points(turn, line)) - y;
            float length = (float) Math.sqrt(dx * dx + dy * dy);
            float angle = MathUtils.atan2(dy, dx) * MathUtils.radiansToDegrees;
            batch.draw(
                    pixel, x, y - width / 2, 0, width / 2, length + width / 2, width, 1, 1, angle);
        }
    }

    /** Along the lines, for those who don't see their colours. */
    private void drawBadges(Batch batch) {
        float side = theme.px(22);
        batch.setColor(Color.WHITE);
        for (int turn = 1; turn < time.turns(); turn++) {
            int seat = turn % Math.max(BADGE_EVERY, seats.size() + 1);
            if (seat < seats.size()) {
                float y = y(time.points(turn, seat));
                ends.get(seat).draw(batch, x(turn) - side / 2, y - side / 2, side, side);
            }
        }
    }

    private void drawMoment(Batch batch, PointsOverTime.Moment<E> moment, Drawable sign) {
        float side = theme.px(30);
        int seat = moment.seat();
        boolean shared = seat < 0 || moment.facts().isEverybodys();
        float y = shared ? getY() + side / 2 : getY() + heightOf(moment.turn(), seat) + side * 0.8f;
        batch.setColor(theme.isColoured(moment.facts().icon()) ? Color.WHITE : Palette.INK);
        sign.draw(batch, x(moment.turn()) - side / 2, y - side / 2, side, side);
    }

    private void drawEnds(Batch batch) {
        float side = theme.px(40);
        for (int line = 0; line < ends.size(); line++) {
            float x = right() + (line % endColumns()) * side * 0.5f;
            float y = y(time.points(time.turns(), line)) - side / 2;
            batch.setColor(isSign(line) ? Palette.INK : Color.WHITE);
            ends.get(line).draw(batch, x, y, side, side);
        }
    }

    /** Whether a line ends in a sign that has no colours of its own. */
    private boolean isSign(int line) {
        return !hasSeat(line)
                && !theme.isColoured(time.outsiders().get(line - seats.size()).icon());
    }

    /** Badges at the ends of lines stand in so many columns, so that few cover each other. */
    private int endColumns() {
        return ends.size() > 4 ? 3 : 2;
    }

    private float left() {
        return getX() + theme.px(44);
    }

    private float right() {
        return getX() + getWidth() - theme.px(24 + 20 * endColumns());
    }

    /** Where a turn is, in pixels from the left edge. */
    public float placeOf(int turn) {
        return x(Math.min(turn, time.turns())) - getX();
    }

    /** How high a seat's line is at a turn, in pixels from the lower edge. */
    public float heightOf(int turn, int seat) {
        return y(time.points(Math.min(turn, time.turns()), seat)) - getY();
    }

    private float x(int turn) {
        return left() + (right() - left()) * turn / Math.max(1, time.turns());
    }

    private float y(int points) {
        float low = getY() + theme.px(34);
        float high = getY() + getHeight() - theme.px(34);
        return low + (high - low) * (points - lowestLine()) / (time.most() - lowestLine());
    }
}
