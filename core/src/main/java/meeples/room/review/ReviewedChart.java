package meeples.room.review;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Button;
import com.badlogic.gdx.scenes.scene2d.ui.Container;
import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.ui.Stack;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.WidgetGroup;
import com.badlogic.gdx.utils.Scaling;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import meeples.game.BoardGame;
import meeples.picture.SharedArt;
import meeples.play.Seat;
import meeples.room.chart.ChartLegend;
import meeples.room.chart.PointsChart;
import meeples.room.chart.PointsOverTime;
import meeples.text.Texts;
import meeples.ui.Palette;
import meeples.ui.Theme;
import meeples.ui.UiPicture;
import meeples.ui.UiScreen;
import meeples.ui.Widgets;

/**
 * The chart of points, with what the analysis of the match has found marked on it.
 *
 * @param <S> the game's position
 * @param <E> the game's events
 */
public final class ReviewedChart<S, E> extends Table {
    private static final float MARK = 40;

    /** How much of the window's width the legend may take. */
    private static final float LEGEND = 0.8f;

    private final UiScreen screen;
    private final Widgets make;
    private final Analysis<S, E> analysis;
    private final FindingWords<S, E> says;
    private final IntConsumer watch;
    private final PointsChart<E> chart;
    private final Marks marks = new Marks();
    private final AnalysisStatus status;

    /**
     * @param watch shows the match from a decision on
     */
    public ReviewedChart(
            UiScreen screen,
            Widgets make,
            BoardGame<S, E> game,
            PointsOverTime<S, E> time,
            Analysis<S, E> analysis,
            IntConsumer watch) {
        this.screen = screen;
        this.make = make;
        this.analysis = analysis;
        this.watch = watch;
        Texts texts = screen.ui().texts().of(game.name());
        says = new FindingWords<>(game, texts, analysis.match());
        List<Seat> seats = analysis.match().seats();
        chart =
                new PointsChart<>(
                        make.theme(),
                        time,
                        seats,
                        texts.get("chart.across"),
                        texts.get("score.total"));
        status = new AnalysisStatus(screen, make, texts, analysis);
        add(new Stack(chart, marks)).grow().row();
        float width = screen.stage().getWidth() * LEGEND;
        add(new ChartLegend(make, texts, time, seats).make(width)).row();
        add(status).growX();
        marks.fill();
    }

    /** To be called once a frame. */
    public void update() {
        if (status.update()) {
            marks.fill();
        }
    }

    /** What was found, each where it was. */
    private final class Marks extends WidgetGroup {
        private final List<Finding> shown = new ArrayList<>();

        Marks() {
            setTouchable(Touchable.childrenOnly);
        }

        void fill() {
            screen.focus().forget(this);
            clearChildren();
            shown.clear();
            for (Finding finding : analysis.findings()) {
                addActor(mark(finding));
                shown.add(finding);
            }
            invalidate();
        }

        private Button mark(Finding finding) {
            Theme theme = make.theme();
            Button button =
                    make.bareFrame(
                            "finding-" + shown.size(),
                            () -> screen.open(new FindingDialog(says, finding, watch)));
            boolean costly = finding.kind() == Finding.Kind.COSTLY;
            Image sign = new Image(theme.drawable(SharedArt.icon(finding.icon())), Scaling.fit);
            sign.setColor(costly ? Palette.ALARM : Palette.INK);
            Image disc = new Image(theme.drawable(UiPicture.BUBBLE), Scaling.stretch);
            Container<Image> middle = new Container<>(sign);
            middle.size(theme.px(MARK * 0.62f));
            button.add(new Stack(disc, middle)).size(theme.px(MARK));
            screen.help().add(button, () -> says.summary(finding));
            return button;
        }

        /** Below the line of whoever it is about, clear of those that are there already. */
        @Override
        public void layout() {
            float side = make.theme().px(MARK);
            for (int i = 0; i < shown.size(); i++) {
                Finding finding = shown.get(i);
                float x = chart.placeOf(finding.turn()) - side / 2;
                float y = chart.heightOf(finding.turn(), finding.seat()) - side * 1.3f;
                y = Math.max(0, Math.min(getHeight() - side, y));
                while (isTaken(i, x, y) && y + side < getHeight()) {
                    y += side / 2;
                }
                getChildren().get(i).setBounds(Math.round(x), Math.round(y), side, side);
            }
        }

        private boolean isTaken(int before, float x, float y) {
            float side = make.theme().px(MARK);
            for (int i = 0; i < before; i++) {
                boolean near =
                        Math.abs(getChildren().get(i).getX() - x) < side * 0.9f
                                && Math.abs(getChildren().get(i).getY() - y) < side * 0.9f;
                if (near) {
                    return true;
                }
            }
            return false;
        }

        @Override
        public void draw(Batch batch, float parentAlpha) {
            validate();
            super.draw(batch, parentAlpha);
        }
    }
}
