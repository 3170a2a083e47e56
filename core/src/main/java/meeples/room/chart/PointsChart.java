package meeples.room.chart;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.math.MathUtils;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;
import com.badlogic.gdx.utils.Align;
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

    /** There is room for so many numbers below the chart. */
    private static final int MOST_NUMBERS = 16;

    private static final float MOMENT = 30;

    /** How high the numbers below the chart are. */
    private static final float AXIS = 26;

    private final Theme theme;
    private final PointsOverTime<?, E> time;
    private final List<Seat> seats;
    private final TextureRegion pixel;
    private final List<Drawable> signs = new ArrayList<>();
    private final List<Drawable> ends = new ArrayList<>();
    private final List<String> scale = new ArrayList<>();
    private final List<String> turnNumbers = new ArrayList<>();
    private final ChartMarks marks = new ChartMarks();
    private final int turnStep;
    private final String across;
    private final String upwards;

    /**
     * @param across what the numbers below the chart count
     * @param upwards what those at its side count
     */
    public PointsChart(
            Theme theme,
            PointsOverTime<?, E> time,
            List<Seat> seats,
            String across,
            String upwards) {
        this.across = across;
        this.upwards = upwards;
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
        turnStep = Math.max(1, (time.turns() + MOST_NUMBERS - 1) / MOST_NUMBERS);
        for (int turn = turnStep; turn <= time.turns(); turn += turnStep) {
            turnNumbers.add(Integer.toString(turn));
        }
    }

    /** Signs of moments, the greatest first, none on another; small ones give way. */
    @Override
    public void layout() {
        marks.clear();
        List<PointsOverTime.Moment<E>> all = time.moments();
        for (int weight = greatest(); weight > 0; weight--) {
            for (int i = 0; i < all.size(); i++) {
                // Who leads the lines tell by themselves.
                if (all.get(i).facts().weight() == weight && !all.get(i).isLead()) {
                    place(i, all.get(i));
                }
            }
        }
    }

    private int greatest() {
        int greatest = 0;
        for (PointsOverTime.Moment<E> moment : time.moments()) {
            greatest = Math.max(greatest, moment.facts().weight());
        }
        return greatest;
    }

    private void place(int index, PointsOverTime.Moment<E> moment) {
        float side = theme.px(MOMENT);
        int seat = moment.seat();
        boolean shared = seat < 0 || moment.facts().isEverybodys();
        float low = theme.px(AXIS);
        float y = shared ? low : heightOf(moment.turn(), seat) + side * 0.3f;
        String sign = moment.facts().icon();
        marks.place(index, sign, placeOf(moment.turn()) - side / 2, y, side, getHeight());
    }

    @Override
    public float getPrefHeight() {
        return theme.px(260);
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
        for (int i = 0; i < marks.size(); i++) {
            drawMark(batch, i);
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
        }
        font.setColor(Palette.INK);
        for (int i = 0; i < scale.size(); i++) {
            float middle = y(lowestLine() + i * 2 * LINE) + font.getCapHeight() / 2;
            font.draw(batch, scale.get(i), getX(), middle);
        }
        float base = getY() + font.getCapHeight() + theme.px(4);
        for (int i = 0; i < turnNumbers.size(); i++) {
            float middle = x((i + 1) * turnStep);
            font.draw(batch, turnNumbers.get(i), middle, base, 0, Align.center, false);
        }
        font.draw(batch, across, right() + theme.px(24), base);
        font.draw(batch, upwards, getX(), getY() + getHeight());
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

    private void drawMark(Batch batch, int mark) {
        int moment = marks.moment(mark);
        String icon = time.moments().get(moment).facts().icon();
        batch.setColor(theme.isColoured(icon) ? Color.WHITE : Palette.INK);
        float side = theme.px(MOMENT);
        float x = getX() + marks.x(mark);
        signs.get(moment).draw(batch, x, getY() + marks.y(mark), side, side);
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
        float low = getY() + theme.px(AXIS + 20);
        float high = getY() + getHeight() - theme.px(40);
        return low + (high - low) * (points - lowestLine()) / (time.most() - lowestLine());
    }
}
