package meeples.room.playing;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.actions.Actions;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import com.badlogic.gdx.utils.Timer;
import java.util.List;
import meeples.game.BoardGame;
import meeples.play.Match;
import meeples.room.Doors;
import meeples.room.sitting.Coach;
import meeples.room.sitting.Keeper;
import meeples.ui.ControlsBar;
import meeples.ui.Role;
import meeples.ui.Theme;
import meeples.ui.Ui;
import meeples.ui.UiPicture;

/**
 * Bots play at the real table for those who walk by. Nothing of it is kept, and whatever anybody
 * does leads back to where they came from.
 */
public final class DemoTable<S, E> extends TableScreen<S, E> {
    private static final float SECONDS_AT_THE_END = 8;
    private static final float BREATH = 1.4f;

    /** How much wider the banner is than its words. */
    private static final float EDGES = 130;

    private final Timer.Task end =
            new Timer.Task() {
                @Override
                public void run() {
                    leave();
                }
            };

    /** In what steps letters become smaller. */
    private static final float STEP = 0.9f;

    private final Runnable left;

    /**
     * @param left called when it is left
     */
    public DemoTable(Ui ui, Doors doors, BoardGame<S, E> game, Match<S, E> match, Runnable left) {
        super(ui, doors, game, match, Keeper.none(), Coach.none());
        this.left = left;
    }

    @Override
    protected void build(Table root) {
        super.build(root);
        Theme theme = ui.theme();
        Table line = new Table();
        line.setName("demo");
        line.setTouchable(Touchable.disabled);
        line.setBackground(theme.drawable(UiPicture.BANNER));
        // The narrator has the rest of the counter.
        Rectangle end = table().layout().buttons();
        Label words = make.lightLabel(ui.text("demo.press"), Role.BOLD);
        words.setWrap(true);
        words.setAlignment(Align.center);
        line.add(words).width(end.width - theme.px(EDGES)).padBottom(theme.px(4));
        packInto(end.height, line, words);
        line.setPosition(
                Math.round(end.x + (end.width - line.getWidth()) / 2),
                Math.round(end.y + (end.height - line.getHeight()) / 2));
        if (!ui.settings().reducedMotion.isOn()) {
            line.addAction(
                    Actions.forever(
                            Actions.sequence(
                                    Actions.alpha(0.55f, BREATH), Actions.alpha(1, BREATH))));
        }
        stage().addActor(line);
    }

    /** Large letters become smaller where the counter is too low for them. */
    private void packInto(float height, Table line, Label words) {
        float least = ui.theme().leastScale(Role.BOLD);
        float scale = 1;
        do {
            words.setFontScale(scale);
            // The first time tells the words how wide they are, the second how high that makes it.
            line.pack();
            line.pack();
            scale *= STEP;
        } while (line.getHeight() > height && scale > least);
    }

    /** Nothing can be chosen here, so that nothing is framed or hinted at. */
    @Override
    protected boolean showsFocus() {
        return false;
    }

    @Override
    protected void addControls(List<ControlsBar.Control> controls) {}

    @Override
    protected boolean stirred() {
        leave();
        return true;
    }

    @Override
    protected void over() {
        Timer.schedule(end, SECONDS_AT_THE_END);
    }

    private void leave() {
        if (ui.screens().current() == this) {
            ui.screens().back();
            left.run();
        }
    }

    @Override
    protected void hidden() {
        end.cancel();
        super.hidden();
    }
}
