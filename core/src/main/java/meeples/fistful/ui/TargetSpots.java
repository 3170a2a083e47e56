package meeples.fistful.ui;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.utils.ClickListener;
import com.badlogic.gdx.utils.Align;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.ToDoubleFunction;
import meeples.fistful.model.Street;
import meeples.fistful.table.Target;
import meeples.fistful.table.TargetKind;
import meeples.fistful.table.TownTable;
import meeples.fistful.ui.ask.Ask;
import meeples.ui.FocusNavigation;
import meeples.ui.UiScreen;

/**
 * Lets the focus come to the things on the table that answer a question. Pointers never hit these
 * spots: the table itself knows best what they point at.
 */
final class TargetSpots extends Group implements FocusNavigation.Neighbours {
    private final UiScreen screen;
    private final TownTable table;
    private final Consumer<Target> press;
    private final PieceHelp help;
    private Target focused;

    /** What the last step to the side was: the button, where it led, and how the way goes on. */
    private int pressed;

    private Spot reached;
    private int heading;
    private int way;

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

    /** The target that has the focus, or null. */
    Target focused() {
        return screen.focus().focused() instanceof Spot spot ? spot.target : null;
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
        boolean here = screen.focus().isVisible() && screen.focus().focused() instanceof Spot;
        Target now = here ? ((Spot) screen.focus().focused()).target : null;
        if (Objects.equals(now, focused)) {
            return false;
        }
        focused = now;
        table.focus(now);
        return true;
    }

    /**
     * Left and right go along the row and, at its end, round the corner into the next one. Whoever
     * goes on with the same direction goes on round the street, as the ring does; up and down go
     * across.
     */
    @Override
    public Actor neighbour(Actor actor, int dx, int dy) {
        Spot from = (Spot) actor;
        if (dx == 0) {
            return nearest(from, to -> across(from, to, dy));
        }
        if (from != reached || dx != pressed) {
            heading = dx;
            way =
                    (dx > 0) == (from.target.index() <= Street.S1)
                            ? Street.CLOCKWISE
                            : Street.COUNTERCLOCKWISE;
        }
        pressed = dx;
        reached =
                from.target.kind() == TargetKind.SPACE
                        ? nextOnRing(from)
                        : nearest(from, to -> along(from, to, heading));
        if (reached != null && !isSameRow(from, reached)) {
            heading = -heading; // on the other side of the street the ring goes back
        }
        return reached;
    }

    /** Showdown spaces lie between the rows: where the ring goes is not where they lie. */
    private Spot nextOnRing(Spot from) {
        int start = from.target.index();
        for (int at = Street.next(start, way); at != start; at = Street.next(at, way)) {
            Spot spot = spot(Target.space(at));
            if (spot != null) {
                return spot;
            }
        }
        return null;
    }

    private Spot spot(Target target) {
        for (Actor actor : getChildren()) {
            if (((Spot) actor).target.equals(target)) {
                return (Spot) actor;
            }
        }
        return null;
    }

    private Spot nearest(Spot from, ToDoubleFunction<Spot> costs) {
        Spot best = null;
        double least = Float.MAX_VALUE;
        for (Actor actor : getChildren()) {
            Spot spot = (Spot) actor;
            if (spot != from && spot.target.kind() == from.target.kind()) {
                double cost = costs.applyAsDouble(spot);
                if (cost < least) {
                    least = cost;
                    best = spot;
                }
            }
        }
        return best;
    }

    private static boolean isSameRow(Spot one, Spot other) {
        return Math.abs(other.middleY() - one.middleY()) < one.getHeight() / 2;
    }

    /** Those ahead in the same row first, the nearest of them; then those round the corner. */
    private float along(Spot from, Spot to, int dx) {
        float ahead = (to.middleX() - from.middleX()) * dx;
        if (isSameRow(from, to)) {
            return ahead > 0 ? ahead : Float.MAX_VALUE;
        }
        float cornerCost = screen.stage().getWidth();
        return cornerCost + (dx > 0 ? cornerCost - to.middleX() : to.middleX());
    }

    private static float across(Spot from, Spot to, int dy) {
        float ahead = (to.middleY() - from.middleY()) * dy;
        return ahead < from.getHeight() / 2
                ? Float.MAX_VALUE
                : ahead + 2 * Math.abs(to.middleX() - from.middleX());
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

        float middleX() {
            return getX(Align.center);
        }

        float middleY() {
            return getY(Align.center);
        }

        @Override
        public Actor hit(float x, float y, boolean touchable) {
            return null;
        }
    }
}
