package meeples.ui;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.math.MathUtils;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.actions.Actions;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Timer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/**
 * Answers "what is this?" with a bubble: after pointing at a thing for a while, at a long press, a
 * right click, or the help key for what has the focus.
 */
public final class Help {
    private static final float HOVER_SECONDS = 0.6f;
    private static final float PRESS_SECONDS = 0.55f;
    private static final float WIDTH = 440;

    /** How much worse it is to cover what is explained than anything else. */
    private static final float OWN_COST = 100;

    private final UiScreen screen;
    private final Map<Actor, Supplier<String>> answers = new HashMap<>();
    private final List<Actor> explained = new ArrayList<>();
    private final Timer.Task later =
            new Timer.Task() {
                @Override
                public void run() {
                    boolean pressed = held != null;
                    letGo();
                    show(waiting);
                    hovering = !pressed;
                }
            };
    private Actor waiting;
    private Asking held;
    private boolean hovering;
    private Actor shownFor;
    private Table bubble;

    /** What is explained, and where that might be done. */
    private final Rectangle about = new Rectangle();

    private final List<Rectangle> places =
            List.of(new Rectangle(), new Rectangle(), new Rectangle(), new Rectangle());

    /** What bubbles about other things do not lie over. */
    private final List<Group> keptFree = new ArrayList<>();

    Help(UiScreen screen) {
        this.screen = screen;
    }

    /** Lets an actor explain itself. */
    public void add(Actor actor, Supplier<String> answer) {
        add(actor, answer, () -> true);
    }

    /**
     * Lets an actor explain itself.
     *
     * @param saysMore whether that says more than is seen already: else a pointer that rests on it
     *     is told nothing, for a bubble would only hide what lies under it
     */
    public void add(Actor actor, Supplier<String> answer, BooleanSupplier saysMore) {
        answers.put(actor, answer);
        explained.add(actor);
        actor.addListener(new Asking(actor, saysMore));
    }

    /** Lets no bubble lie over this actor while it can be seen, but those about its own parts. */
    public void keepOff(Group actor) {
        keptFree.add(actor);
    }

    /** Forgets all actors. */
    void clear() {
        hide();
        answers.clear();
        explained.clear();
        keptFree.clear();
    }

    public boolean isShown() {
        return bubble != null;
    }

    /** Whether it is shown because somebody asked, and not only pointed for a while. */
    boolean wasAskedFor() {
        return isShown() && !hovering;
    }

    /** Explains an actor, or the nearest thing around it that can be explained. */
    public void show(Actor actor) {
        for (Actor at = actor; at != null; at = at.getParent()) {
            Supplier<String> answer = answers.get(at);
            if (answer != null && at.getStage() != null) {
                showAt(at, FocusGeometry.area(at), answer.get());
                return;
            }
        }
    }

    /** What is said of this actor itself when it is asked about; nothing for none. */
    String about(Actor actor) {
        Supplier<String> answer = answers.get(actor);
        return answer == null ? "" : answer.get();
    }

    /** Shows a text beside an area of the stage, for things that are no actors. */
    public void showAt(Actor owner, Rectangle area, String text) {
        hide();
        if (text.isEmpty()) {
            return;
        }
        Theme theme = screen.ui().theme();
        Label label = screen.make.label(text, Role.BODY);
        label.setWrap(true);
        bubble = new Table();
        bubble.setName("help");
        bubble.setTouchable(Touchable.disabled);
        bubble.setBackground(theme.drawable(UiPicture.BUBBLE));
        float narrow = Math.min(theme.px(WIDTH), textWidth(label));
        bubble.add(label).width(narrow);
        bubble.pack();
        bubble.pack();
        about.set(area);
        screen.overlay().addActor(bubble);
        place(area, theme.px(10));
        if (!isInKeptFree(owner)) {
            stepAside(theme.px(10));
        }
        bubble.setColor(new Color(1, 1, 1, 0));
        bubble.addAction(Actions.fadeIn(0.12f));
        shownFor = owner;
        hovering = false;
    }

    private static float textWidth(Label label) {
        label.setWrap(false);
        label.pack();
        float width = label.getWidth();
        label.setWrap(true);
        return width + 1;
    }

    /**
     * Beside the thing, never over it, where it covers as little as can be of what else can be
     * pressed; above it when that makes no difference, and always within the window.
     */
    private void place(Rectangle area, float gap) {
        float width = bubble.getWidth();
        float height = bubble.getHeight();
        float middleX = area.x + (area.width - width) / 2;
        float middleY = area.y + (area.height - height) / 2;
        places.get(0).setPosition(middleX, area.y + area.height + gap);
        places.get(1).setPosition(middleX, area.y - gap - height);
        places.get(2).setPosition(area.x + area.width + gap, middleY);
        places.get(3).setPosition(area.x - gap - width, middleY);
        Rectangle best = null;
        float least = Float.MAX_VALUE;
        for (Rectangle place : places) {
            place.setSize(width, height);
            keepInside(place, gap);
            float cost = cost(place, area);
            if (cost < least) {
                least = cost;
                best = place;
            }
        }
        bubble.setPosition(Math.round(best.x), Math.round(best.y));
    }

    private void keepInside(Rectangle place, float gap) {
        float left = gap + screen.safeWidth();
        float bottom = gap + screen.safeHeight();
        float right = screen.stage().getWidth() - left - place.width;
        float top = screen.stage().getHeight() - bottom - place.height;
        place.setPosition(
                MathUtils.clamp(place.x, left, Math.max(left, right)),
                MathUtils.clamp(place.y, bottom, Math.max(bottom, top)));
    }

    private float cost(Rectangle place, Rectangle area) {
        float cost = OWN_COST * overlap(place, area);
        for (Actor other : screen.focus().candidates()) {
            cost += overlap(place, FocusGeometry.area(other));
        }
        return cost;
    }

    private static float overlap(Rectangle one, Rectangle other) {
        float width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
        float height =
                Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
        return Math.max(0, width) * Math.max(0, height);
    }

    /** A text about an area that is no actor goes when the pointer leaves that. */
    void pointed(int x, int y) {
        if (bubble == null || shownFor != null) {
            return;
        }
        Vector2 at = screen.stage().screenToStageCoordinates(new Vector2(x, y));
        if (!about.contains(at)) {
            hide();
        }
    }

    /** Whether anything can be explained now. */
    boolean isOffered(Group layer) {
        // Asked in every frame: an iterator would be garbage.
        for (int i = 0; i < explained.size(); i++) {
            if (explained.get(i).isDescendantOf(layer)) {
                return true;
            }
        }
        return false;
    }

    private boolean isInKeptFree(Actor owner) {
        for (Group group : keptFree) {
            if (owner != null && owner.isDescendantOf(group)) {
                return true;
            }
        }
        return false;
    }

    private void stepAside(float gap) {
        for (Group group : keptFree) {
            Rectangle free = FocusGeometry.area(group);
            if (group.ascendantsVisible() && free.overlaps(FocusGeometry.area(bubble))) {
                bubble.setX(Math.max(0, free.x - gap - bubble.getWidth()));
            }
        }
    }

    public void hide() {
        later.cancel();
        if (bubble != null) {
            bubble.remove();
            bubble = null;
            shownFor = null;
        }
    }

    private void schedule(Actor actor, float seconds, Asking pressed) {
        later.cancel();
        waiting = actor;
        held = pressed;
        Timer.schedule(later, seconds);
    }

    /** Who holds a thing to ask about it does not want to press it. */
    private void letGo() {
        if (held != null) {
            screen.stage().cancelTouchFocusExcept(held, held.actor);
            held = null;
        }
    }

    private final class Asking extends InputListener {
        private final Actor actor;
        private final BooleanSupplier saysMore;

        Asking(Actor actor, BooleanSupplier saysMore) {
            this.actor = actor;
            this.saysMore = saysMore;
        }

        @Override
        public void enter(InputEvent event, float x, float y, int pointer, Actor from) {
            boolean inside = from != null && from.isDescendantOf(actor);
            boolean points = screen.ui().devices().last().kind().points();
            boolean asks = pointer == -1 && points && !inside && shownFor != actor;
            if (asks && saysMore.getAsBoolean()) {
                schedule(actor, HOVER_SECONDS, null);
            }
        }

        @Override
        public void exit(InputEvent event, float x, float y, int pointer, Actor to) {
            boolean inside = to != null && to.isDescendantOf(actor);
            if (!inside && (pointer == -1 || shownFor != actor)) {
                hide();
            }
        }

        @Override
        public boolean touchDown(InputEvent event, float x, float y, int pointer, int button) {
            hide();
            if (button == 1) {
                show(actor);
                event.stop();
            } else {
                schedule(actor, PRESS_SECONDS, this);
            }
            return true;
        }

        @Override
        public void touchUp(InputEvent event, float x, float y, int pointer, int button) {
            later.cancel();
        }
    }
}
