package meeples.fistful.ui;

import com.badlogic.gdx.math.MathUtils;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.actions.Actions;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Timer;
import java.util.ArrayList;
import java.util.List;
import meeples.fistful.ai.Bots;
import meeples.fistful.model.Setup;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.fistful.table.Art;
import meeples.fistful.ui.words.TownWords;
import meeples.platform.MemoryStorage;
import meeples.play.Match;
import meeples.play.Seat;
import meeples.ui.HintBar;
import meeples.ui.Look;
import meeples.ui.Role;
import meeples.ui.Theme;
import meeples.ui.Ui;

/**
 * Bots play at the real table for those who walk by. Nothing of it is kept, and whatever anybody
 * does leads back to where they came from.
 */
public final class DemoTable extends TableScreen {
    private static final float SECONDS_AT_THE_END = 8;
    private static final float BREATH = 1.4f;

    private final Timer.Task end =
            new Timer.Task() {
                @Override
                public void run() {
                    leave();
                }
            };

    public DemoTable(Ui ui, Doors doors, Match<Town, Event> match) {
        super(ui, doors, match, new MatchKeeper(new MemoryStorage(), () -> 0));
    }

    /** One bot of each level in a new town. */
    public static NewGame game(TownWords words) {
        List<Seat> seats = new ArrayList<>();
        for (int i = 0; i < Bots.LEVELS.size(); i++) {
            String level = Bots.LEVELS.get(i);
            String name = words.get("bot." + level);
            seats.add(new Seat(name, level, Art.COLOURS[i], Art.SYMBOLS[i]));
        }
        int seed = MathUtils.random(Integer.MAX_VALUE - 1);
        return new NewGame(Setup.of(seats.size(), seed), seats);
    }

    @Override
    protected void build(Table root) {
        super.build(root);
        Theme theme = ui.theme();
        Table line = new Table();
        line.setName("demo");
        line.setTouchable(Touchable.disabled);
        line.setBackground(theme.drawable(Look.BANNER));
        line.add(make.lightLabel(ui.text("demo.press"), Role.TITLE)).padBottom(theme.px(4));
        line.pack();
        Rectangle counter = table().layout().counter();
        line.setPosition(
                Math.round(counter.x + (counter.width - line.getWidth()) / 2),
                Math.round(counter.y + (counter.height - line.getHeight()) / 2));
        if (!ui.settings().reducedMotion.isOn()) {
            line.addAction(
                    Actions.forever(
                            Actions.sequence(
                                    Actions.alpha(0.55f, BREATH), Actions.alpha(1, BREATH))));
        }
        stage().addActor(line);
    }

    /** Nothing can be chosen here, so that nothing is framed or hinted at. */
    @Override
    protected boolean showsFocus() {
        return false;
    }

    @Override
    protected void addHints(List<HintBar.Hint> hints) {}

    @Override
    protected boolean stirred() {
        leave();
        return true;
    }

    @Override
    void over() {
        Timer.schedule(end, SECONDS_AT_THE_END);
    }

    private void leave() {
        if (ui.screens().current() == this) {
            ui.screens().back();
        }
    }

    @Override
    protected void hidden() {
        end.cancel();
        super.hidden();
    }
}
