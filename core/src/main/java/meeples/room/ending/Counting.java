package meeples.room.ending;

import com.badlogic.gdx.math.Interpolation;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.actions.Actions;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import java.util.List;
import meeples.game.ask.Line;
import meeples.game.score.ScorePart;
import meeples.game.score.Scoring;
import meeples.game.tell.Caption;
import meeples.play.Rules;
import meeples.room.badge.Pictures;
import meeples.room.telling.Narration;
import meeples.room.view.SeatCards;
import meeples.table.Pace;
import meeples.table.TableLayout;
import meeples.table.TableSounds;
import meeples.text.Texts;
import meeples.ui.Role;
import meeples.ui.Theme;
import meeples.ui.Ui;
import meeples.ui.UiPicture;
import meeples.ui.Widgets;

/**
 * The table counts at the end of a match: at each player's panel appears what they have of a part,
 * and is added to their points, while the narrator says what is counted.
 *
 * @param <S> the game's position
 */
public final class Counting<S> extends Group {
    private static final float BEFORE = 0.8f;
    private static final float AFTER = 1.4f;

    /** All of it takes about so long, but no step less or more than it needs to be seen. */
    private static final float ALL_SECONDS = 12;

    private static final float SHORTEST = 0.22f;
    private static final float LONGEST = 0.75f;

    private static final float POP = 0.18f;

    private final Ui ui;
    private final Widgets make;
    private final Texts texts;
    private final List<ScorePart> parts;
    private final Count<S> count;
    private final float step;
    private TableLayout layout;
    private SeatCards cards;
    private Narration<?> narration;
    private float wait = BEFORE;

    /**
     * @param texts those of the game
     */
    public Counting(Ui ui, Widgets make, Texts texts, Scoring<S> scoring, S position, int seats) {
        this.ui = ui;
        this.make = make;
        this.texts = texts;
        parts = scoring.parts();
        count = new Count<>(scoring, position, seats);
        float share = ALL_SECONDS / Math.max(1, count.size());
        step = Math.max(SHORTEST, Math.min(LONGEST, share));
        setName("counting");
        setTouchable(Touchable.disabled);
    }

    /** Shows it at these panels from now on. */
    public void showAt(TableLayout panels, SeatCards points, Narration<?> narrator) {
        layout = panels;
        cards = points;
        narration = narrator;
        clearChildren();
        showTotals();
    }

    private void showTotals() {
        cards.show(seat -> texts.count("points", count.total(seat)));
    }

    /**
     * Time passes.
     *
     * @return whether there is more to come
     */
    public boolean goOn(float delta) {
        wait -= delta;
        while (wait <= 0 && !count.isOver()) {
            count.next();
            show();
            wait += count.isOver() ? AFTER : step;
        }
        return wait > 0;
    }

    private void show() {
        ScorePart part = parts.get(count.part());
        if (count.beginsPart()) {
            clearChildren();
            Line said = new Line(part.icon(), Rules.NOBODY, texts.get(part.key()));
            narration.say(List.of(Caption.of(said)), Pace.OTHERS);
        }
        showTotals();
        addActor(tag(part));
        ui.cues().cue(count.points() > 0 ? TableSounds.TOKEN : TableSounds.WOOD);
    }

    /** On the lower part of the panel, where what is counted lies. */
    private Table tag(ScorePart part) {
        Theme theme = make.theme();
        Rectangle panel = layout.panel(count.seat()).frame();
        Table tag = new Table();
        tag.setName("counted-" + count.seat());
        tag.setBackground(theme.drawable(UiPicture.BUBBLE));
        tag.add(Pictures.onPaper(theme, part.icon())).size(theme.px(44)).padRight(theme.px(8));
        String sign = count.points() < 0 ? "−" : "+";
        tag.add(make.label(sign + Math.abs(count.points()), Role.NUMBER));
        tag.pack();
        tag.setPosition(
                Math.round(panel.x + panel.width / 2),
                Math.round(panel.y + panel.height * 0.4f),
                Align.center);
        tag.setTransform(true);
        tag.setOrigin(Align.center);
        tag.setScale(0.3f);
        tag.addAction(Actions.scaleTo(1, 1, POP, Interpolation.swingOut));
        return tag;
    }

    /** All is counted at once. */
    public void finish() {
        while (!count.isOver()) {
            count.next();
        }
        clearChildren();
        showTotals();
        wait = 0;
    }
}
