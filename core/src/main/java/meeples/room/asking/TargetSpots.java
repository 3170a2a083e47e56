package meeples.room.asking;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.utils.ClickListener;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Function;
import meeples.game.TargetNavigation;
import meeples.game.ask.Ask;
import meeples.table.GameTable;
import meeples.table.Target;
import meeples.ui.Neighbours;
import meeples.ui.UiScreen;

/**
 * Lets the focus come to the things on the table that answer a question. Pointers never hit these
 * spots: the table itself knows best what they point at.
 */
public final class TargetSpots extends Group implements Neighbours {
    private final UiScreen screen;
    private final GameTable<?, ?> table;
    private final TargetNavigation navigation;
    private final Consumer<Target> press;
    private final Function<Target, String> help;
    private final List<TargetNavigation.Spot> places = new ArrayList<>();
    private Target focused;

    /**
     * @param help says what a thing is
     */
    public TargetSpots(
            UiScreen screen,
            GameTable<?, ?> table,
            TargetNavigation navigation,
            Consumer<Target> press,
            Function<Target, String> help) {
        this.screen = screen;
        this.table = table;
        this.navigation = navigation;
        this.press = press;
        this.help = help;
    }

    static String name(Target target) {
        return "target-" + target.kind().name() + "-" + target.index();
    }

    /** Makes a spot for all that answers this question; null for no question. */
    void show(Ask<?> ask) {
        screen.focus().forget(this);
        clearChildren();
        places.clear();
        focused = null;
        table.focus(null);
        if (ask == null) {
            table.glow(List.of());
            return;
        }
        table.glow(ask.lit());
        for (Target target : ask.glowing()) {
            Spot spot = new Spot(new TargetNavigation.Spot(target, table.anchor(target)));
            addActor(spot);
            places.add(spot.place);
            screen.focus().add(spot);
            screen.help().add(spot, () -> help.apply(target));
        }
    }

    /** Things may still be on their way when their question is shown: the spots go with them. */
    @Override
    public void act(float delta) {
        super.act(delta);
        for (int i = 0; i < getChildren().size; i++) {
            ((Spot) getChildren().get(i)).keepUp();
        }
    }

    /** The target that has the focus, or null. */
    Target focused() {
        return screen.focus().focused() instanceof Spot spot ? spot.place.target() : null;
    }

    void addNames(List<String> names) {
        for (Actor spot : getChildren()) {
            names.add(spot.getName());
        }
    }

    boolean isEmpty() {
        return !hasChildren();
    }

    /** Whether the focus has come to another place, or has left them all. */
    boolean follow() {
        Target now = screen.focus().isVisible() ? focused() : null;
        if (Objects.equals(now, focused)) {
            return false;
        }
        focused = now;
        table.focus(now);
        return true;
    }

    @Override
    public Actor neighbour(Actor actor, int dx, int dy) {
        TargetNavigation.Spot next = navigation.next(((Spot) actor).place, places, dx, dy);
        return next == null ? null : findActor(name(next.target()));
    }

    private final class Spot extends Actor {
        private final TargetNavigation.Spot place;

        Spot(TargetNavigation.Spot place) {
            this.place = place;
            setName(name(place.target()));
            keepUp();
            addListener(
                    new ClickListener() {
                        @Override
                        public void clicked(InputEvent event, float x, float y) {
                            press.accept(place.target());
                        }
                    });
        }

        /** Is where its thing is now. */
        private void keepUp() {
            Rectangle area = table.anchor(place.target(), place.area());
            setBounds(area.x, area.y, area.width, area.height);
        }

        @Override
        public Actor hit(float x, float y, boolean touchable) {
            return null;
        }
    }
}
