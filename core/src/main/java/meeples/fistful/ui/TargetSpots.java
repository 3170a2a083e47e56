package meeples.fistful.ui;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.utils.ClickListener;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import meeples.fistful.table.Target;
import meeples.fistful.table.TownTable;
import meeples.fistful.ui.ask.Ask;
import meeples.ui.UiScreen;

/**
 * Lets the focus come to the things on the table that answer a question. Pointers never hit these
 * spots: the table itself knows best what they point at.
 */
final class TargetSpots extends Group {
    private final UiScreen screen;
    private final TownTable table;
    private final Consumer<Target> press;
    private final PieceHelp help;
    private Target focused;

    TargetSpots(UiScreen screen, TownTable table, Consumer<Target> press, PieceHelp help) {
        this.screen = screen;
        this.table = table;
        this.press = press;
        this.help = help;
    }

    static String name(Target target) {
        return "target-" + target.kind().name() + "-" + target.index();
    }

    /** Makes a spot for all that answers this question; null for no question. */
    void show(Ask ask) {
        screen.focus().forget(this);
        clearChildren();
        focused = null;
        table.focus(null);
        if (ask == null) {
            table.glow(List.of());
            return;
        }
        table.glow(ask.lit());
        for (Target target : ask.glowing()) {
            Spot spot = new Spot(target, table.anchor(target));
            addActor(spot);
            screen.focus().add(spot);
            screen.help().add(spot, () -> help.explain(target));
        }
    }

    void addNames(List<String> names) {
        for (Actor spot : getChildren()) {
            names.add(spot.getName());
        }
    }

    boolean isEmpty() {
        return !hasChildren();
    }

    /** What the focus has just come to, or null: that is what the player points at now. */
    Target follow() {
        boolean here = screen.focus().isVisible() && screen.focus().focused() instanceof Spot;
        Target now = here ? ((Spot) screen.focus().focused()).target : null;
        if (Objects.equals(now, focused)) {
            return null;
        }
        focused = now;
        table.focus(now);
        return now;
    }

    private final class Spot extends Actor {
        private final Target target;

        Spot(Target target, Rectangle area) {
            this.target = target;
            setName(name(target));
            setBounds(area.x, area.y, area.width, area.height);
            addListener(
                    new ClickListener() {
                        @Override
                        public void clicked(InputEvent event, float x, float y) {
                            press.accept(target);
                        }
                    });
        }

        @Override
        public Actor hit(float x, float y, boolean touchable) {
            return null;
        }
    }
}
