package meeples.ui;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Buttons;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.Input.Peripheral;
import com.badlogic.gdx.InputAdapter;
import com.badlogic.gdx.math.Intersector;
import com.badlogic.gdx.math.MathUtils;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import com.badlogic.gdx.scenes.scene2d.utils.Disableable;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import meeples.input.Command;
import meeples.input.Device;
import meeples.input.Devices;

/**
 * Moves the focus from widget to widget, for all who don't point: by keys now, by anything else
 * that can say a {@link Command}. Widgets and pieces take part by {@link #add}.
 */
public final class FocusNavigation extends InputAdapter {
    /** A widget that takes left and right for itself while it has the focus. */
    public interface Adjustable {
        /** Goes a step back (-1) or on (1); false when the focus should move instead. */
        boolean adjust(int step);
    }

    /** A group that knows the way between its members better than their places tell. */
    public interface Neighbours {
        /** The member in this direction; null for whatever lies there. */
        Actor neighbour(Actor from, int dx, int dy);
    }

    private static final float SIDEWAYS_COST = 2.5f;

    /** How far something right below may be, in window heights, to come before what is aside. */
    private static final float ASKEW = 0.3f;

    /** How much above and below is shown too, in heights, so that the next one is in sight. */
    private static final float NEIGHBOURHOOD = 3;

    private static final long NEVER = -1;

    private final UiScreen screen;
    private final Set<Actor> members = new LinkedHashSet<>();
    private final FocusFrame frame;
    private Actor focused;
    private boolean visible;
    private long shiftFrame = NEVER;
    private long altFrame = NEVER;
    private int mouseX;
    private int mouseY;

    FocusNavigation(UiScreen screen) {
        this.screen = screen;
        frame = new FocusFrame(this);
        // Who came here by keys or a pad goes on with them.
        visible = !screen.ui().devices().last().kind().points();
    }

    /** Lets the focus come to this actor. */
    public void add(Actor actor) {
        members.add(actor);
    }

    /** Whether this actor is, or is a part of, one that can be pressed; a line to type is not. */
    public boolean canPress(Actor actor) {
        for (Actor each = actor; each != null; each = each.getParent()) {
            if (members.contains(each)) {
                return canHaveFocus(each) && !(each instanceof TextField);
            }
        }
        return false;
    }

    /** The actor that has the focus, or null. */
    public Actor focused() {
        return focused;
    }

    /** Whether the focus shows: not while the player points. */
    public boolean isVisible() {
        return visible
                && focused != null
                && canHaveFocus(focused)
                && (screen.dialog() != null || screen.showsFocus());
    }

    Theme theme() {
        return screen.ui().theme();
    }

    void addFrame() {
        screen.overlay().addActor(frame);
    }

    void clear() {
        members.clear();
        focused = null;
    }

    /** Takes all actors of a group out again, as before they are replaced. */
    public void forget(Group layer) {
        members.removeIf(actor -> actor.isDescendantOf(layer));
        if (focused != null && focused.isDescendantOf(layer)) {
            focused = null;
        }
    }

    /** Gives the focus to the actor of this name in a layer, else to the first there. */
    void moveInto(Group layer, String name) {
        List<Actor> there = inReadingOrder(layer);
        Actor target = there.isEmpty() ? null : there.get(0);
        for (Actor actor : there) {
            if (name != null && name.equals(actor.getName())) {
                target = actor;
            }
        }
        focused = target;
    }

    /**
     * Gives the focus back to what had it, if that is still there; else a dialog's first has it.
     */
    void moveBack(Group layer, String name) {
        Actor before = name == null ? null : layer.findActor(name);
        if (before != null && members.contains(before) && canHaveFocus(before)) {
            focused = before;
        } else if (screen.dialog() != null) {
            moveInto(layer, null);
        }
    }

    /** Gives the focus to an actor. */
    public void focus(Actor actor) {
        if (focused != actor) {
            focused = actor;
            screen.ui().cues().cue("focus");
            scrollTo(actor);
        }
    }

    /** Gives the focus to what has this name, if that is on the screen. */
    public void focusOn(String name) {
        Actor wanted = name == null ? null : screen.find(name);
        if (wanted != null) {
            focus(wanted);
        }
    }

    /** Does what a command of a device does, if it is for this device to say it now. */
    boolean handle(Device device, Command command) {
        if (screen.isHeard(device, command)) {
            visible = true;
            return true;
        }
        return handle(command);
    }

    /** Does what a command does everywhere; false when it does nothing. */
    public boolean handle(Command command) {
        visible = true;
        if (screen.handle(command)) {
            return true;
        }
        switch (command) {
            case UP -> move(0, 1);
            case DOWN -> move(0, -1);
            case LEFT -> sideways(-1);
            case RIGHT -> sideways(1);
            case NEXT -> step(1);
            case ACCEPT -> accept();
            case BACK -> screen.handleBack();
            case HELP -> screen.help().show(focused);
            case FULL_SCREEN -> screen.ui().settings().fullScreen.flip();
            default -> {
                return false;
            }
        }
        return true;
    }

    private void sideways(int direction) {
        if (!(focused instanceof Adjustable adjustable) || !adjustable.adjust(direction)) {
            move(direction, 0);
        }
    }

    /** To the next actor in reading order, or the one before. */
    public void step(int direction) {
        List<Actor> all = inReadingOrder(screen.topLayer());
        if (!all.isEmpty()) {
            int index = all.indexOf(focused);
            int next = index < 0 ? 0 : Math.floorMod(index + direction, all.size());
            focus(all.get(next));
        }
    }

    /** Presses what has the focus. */
    public void accept() {
        if (focused == null || !canHaveFocus(focused)) {
            step(1);
        } else if (focused instanceof TextField field) {
            type(field);
        } else {
            press(focused);
        }
    }

    private void type(TextField field) {
        Typist typist = screen.ui().screens().typist();
        if (typist != null && screen.ui().devices().last().kind().isPad()) {
            typist.type(screen, field);
        } else {
            screen.stage().setKeyboardFocus(field);
            field.selectAll();
        }
    }

    private void press(Actor actor) {
        Vector2 middle = new Vector2(actor.getWidth() / 2, actor.getHeight() / 2);
        actor.localToStageCoordinates(middle);
        actor.fire(touch(InputEvent.Type.touchDown, middle));
        actor.fire(touch(InputEvent.Type.touchUp, middle));
    }

    private InputEvent touch(InputEvent.Type type, Vector2 at) {
        InputEvent event = new InputEvent();
        event.setType(type);
        event.setStage(screen.stage());
        event.setStageX(at.x);
        event.setStageY(at.y);
        event.setPointer(0);
        event.setButton(Buttons.LEFT);
        event.setTouchFocus(false);
        return event;
    }

    private void move(int dx, int dy) {
        if (focused == null || !canHaveFocus(focused)) {
            step(1);
            return;
        }
        Actor best =
                focused.getParent() instanceof Neighbours neighbours
                        ? neighbours.neighbour(focused, dx, dy)
                        : null;
        if (best != null) {
            focus(best);
            return;
        }
        Actor there = nearest(dx, dy);
        if (there != null) {
            focus(there);
        }
    }

    private Actor nearest(int dx, int dy) {
        Actor best = null;
        float least = Float.MAX_VALUE;
        Rectangle from = area(focused);
        for (Actor actor : inReadingOrder(screen.topLayer())) {
            Rectangle to = actor == focused ? null : seen(actor);
            if (to != null) {
                float cost = cost(from, to, dx, dy);
                if (cost < least) {
                    least = cost;
                    best = actor;
                }
            }
        }
        return best;
    }

    /** Where it is; null when it is scrolled out of sight and the focus is not in its list. */
    private Rectangle seen(Actor actor) {
        Rectangle area = area(actor);
        ScrollPane pane = paneAround(actor);
        boolean hidden =
                pane != null
                        && pane != paneAround(focused)
                        && !Intersector.intersectRectangles(area, area(pane), area);
        return hidden ? null : area;
    }

    /**
     * How far it is to go there: way ahead counts once, way aside more, way back forbids it. Left
     * and right stay in their row as long as there is anything in it; up and down prefer what is
     * right above or below.
     */
    private float cost(Rectangle from, Rectangle to, int dx, int dy) {
        float ahead;
        float aside;
        if (dx != 0) {
            ahead = dx > 0 ? to.x - (from.x + from.width) : from.x - (to.x + to.width);
            aside = gap(from.y, from.height, to.y, to.height);
        } else {
            ahead = dy > 0 ? to.y - (from.y + from.height) : from.y - (to.y + to.height);
            aside = gap(from.x, from.width, to.x, to.width);
        }
        float overlap = -Math.min(from.width, from.height) / 2;
        float leaving = dx != 0 ? screen.stage().getWidth() : screen.stage().getHeight() * ASKEW;
        float middles =
                Math.abs(from.x + from.width / 2 - to.x - to.width / 2)
                        + Math.abs(from.y + from.height / 2 - to.y - to.height / 2);
        return ahead < overlap
                ? Float.MAX_VALUE
                : Math.max(0, ahead)
                        + SIDEWAYS_COST * aside
                        + (aside > 0 ? leaving : 0)
                        + middles * 0.05f;
    }

    private static float gap(float a, float aSize, float b, float bSize) {
        return Math.max(0, Math.max(b - (a + aSize), a - (b + bSize)));
    }

    /** Where an actor is on the stage. */
    static Rectangle area(Actor actor) {
        Vector2 low = actor.localToStageCoordinates(new Vector2(0, 0));
        Vector2 high =
                actor.localToStageCoordinates(new Vector2(actor.getWidth(), actor.getHeight()));
        return new Rectangle(low.x, low.y, high.x - low.x, high.y - low.y);
    }

    /** Those who can have the focus in a layer, in the order in which they were put there. */
    private List<Actor> inReadingOrder(Group layer) {
        List<Actor> all = new ArrayList<>();
        gather(layer, all);
        return all;
    }

    /** The names of all that can have the focus now; for tests that look on. */
    public List<String> names() {
        List<String> names = new ArrayList<>();
        for (Actor actor : inReadingOrder(screen.topLayer())) {
            names.add(String.valueOf(actor.getName()));
        }
        return names;
    }

    private void gather(Group group, List<Actor> into) {
        for (Actor actor : group.getChildren()) {
            if (members.contains(actor) && canHaveFocus(actor)) {
                into.add(actor);
            }
            if (actor instanceof Group inner) {
                gather(inner, into);
            }
        }
    }

    private static boolean canHaveFocus(Actor actor) {
        return actor.getStage() != null
                && actor.ascendantsVisible()
                && actor.isTouchable()
                && !(actor instanceof Disableable disableable && disableable.isDisabled());
    }

    /** What an actor is scrolled in, or null. LibGDX's own way needs reflection. */
    public static ScrollPane paneAround(Actor actor) {
        for (Actor each = actor; each != null; each = each.getParent()) {
            if (each instanceof ScrollPane pane) {
                return pane;
            }
        }
        return null;
    }

    private static void scrollTo(Actor actor) {
        ScrollPane pane = paneAround(actor);
        if (pane != null) {
            float room = (pane.getScrollHeight() - actor.getHeight()) / 2;
            reveal(pane, actor, Math.min(NEIGHBOURHOOD * actor.getHeight(), Math.max(0, room)));
        }
    }

    /**
     * Scrolls no further than it must to show an actor, with a margin above and below. LibGDX's own
     * way leaves what lies above just out of sight (1.14.2).
     */
    public static void reveal(ScrollPane pane, Actor actor, float margin) {
        pane.validate();
        Vector2 low = actor.localToActorCoordinates(pane.getActor(), new Vector2(0, 0));
        float lowest = pane.getMaxY() - low.y + margin;
        float highest =
                pane.getMaxY() - low.y + pane.getScrollHeight() - actor.getHeight() - margin;
        pane.setScrollY(Math.min(Math.max(pane.getScrollY(), lowest), highest));
    }

    /** Moves the list that has the focus, else the first that can move, down by some pixels. */
    void scroll(float down) {
        ScrollPane pane = paneAround(focused);
        if (pane == null || pane.getMaxY() == 0) {
            pane = firstPane(screen.topLayer());
        }
        if (pane != null) {
            pane.setScrollY(MathUtils.clamp(pane.getScrollY() + down, 0, pane.getMaxY()));
            pane.updateVisualScroll();
        }
    }

    private static ScrollPane firstPane(Group group) {
        for (Actor actor : group.getChildren()) {
            if (actor instanceof ScrollPane pane
                    && pane.ascendantsVisible()
                    && pane.getMaxY() > 0) {
                return pane;
            }
            ScrollPane inner = actor instanceof Group child ? firstPane(child) : null;
            if (inner != null) {
                return inner;
            }
        }
        return null;
    }

    @Override
    public boolean keyDown(int key) {
        noteModifier(key);
        Stage stage = screen.stage();
        if (stage.getKeyboardFocus() instanceof TextField) {
            return keyWhileTyping(key);
        }
        if (screen.ui().screens().captureKey(key)) {
            return true;
        }
        if (key == Keys.ENTER && alt()) {
            return handle(Command.FULL_SCREEN); // what windows have always taken it for
        }
        Devices devices = screen.ui().devices();
        Command command = devices.command(key);
        if (command == Command.NEXT && shift() && !screen.isHeard(devices.ofKey(key), command)) {
            visible = true;
            step(-1);
            return true;
        }
        return command != null && devices.say(devices.ofKey(key), command);
    }

    private boolean keyWhileTyping(int key) {
        Command command = screen.ui().keys().command(key);
        boolean leaves = key == Keys.ESCAPE || key == Keys.ENTER || key == Keys.NUMPAD_ENTER;
        if (leaves || key == Keys.TAB || key == Keys.UP || key == Keys.DOWN) {
            screen.stage().setKeyboardFocus(null);
            visible = true;
            if (!leaves && command != null) {
                handle(command);
            } else if (leaves && screen.dialog() != null) {
                screen.dialog().typed(key != Keys.ESCAPE);
            }
            return true;
        }
        return false;
    }

    /** A quick hand has let go of it again before anybody asks whether it is down. */
    private void noteModifier(int key) {
        if (key == Keys.SHIFT_LEFT || key == Keys.SHIFT_RIGHT) {
            shiftFrame = Gdx.graphics.getFrameId();
        } else if (key == Keys.ALT_LEFT || key == Keys.ALT_RIGHT) {
            altFrame = Gdx.graphics.getFrameId();
        }
    }

    private boolean shift() {
        return Gdx.input.isKeyPressed(Keys.SHIFT_LEFT)
                || Gdx.input.isKeyPressed(Keys.SHIFT_RIGHT)
                || shiftFrame == Gdx.graphics.getFrameId();
    }

    private boolean alt() {
        return Gdx.input.isKeyPressed(Keys.ALT_LEFT)
                || Gdx.input.isKeyPressed(Keys.ALT_RIGHT)
                || altFrame == Gdx.graphics.getFrameId();
    }

    /** A mouse is moved to where it presses; a finger comes from nowhere. */
    private Device pointerAt(int x, int y) {
        Devices devices = screen.ui().devices();
        boolean finger =
                (x != mouseX || y != mouseY)
                        && Gdx.input.isPeripheralAvailable(Peripheral.MultitouchScreen);
        return finger ? devices.touch() : devices.mouse();
    }

    private void hideFromPointers() {
        if (screen.isForPointers()) {
            visible = false;
        }
    }

    /** Shows where the focus is, to those who do not point. */
    public void show() {
        visible = true;
    }

    @Override
    public boolean mouseMoved(int x, int y) {
        mouseX = x;
        mouseY = y;
        screen.ui().devices().used(screen.ui().devices().mouse());
        hideFromPointers();
        return false;
    }

    @Override
    public boolean touchDown(int x, int y, int pointer, int button) {
        screen.ui().devices().used(pointerAt(x, y));
        hideFromPointers();
        Vector2 point = screen.stage().screenToStageCoordinates(new Vector2(x, y));
        Actor hit = screen.stage().hit(point.x, point.y, true);
        if (screen.stage().getKeyboardFocus() instanceof TextField
                && hit != screen.stage().getKeyboardFocus()) {
            screen.stage().setKeyboardFocus(null);
        }
        for (Actor at = hit; at != null; at = at.getParent()) {
            if (members.contains(at) && screen.isForPointers()) {
                focused = at;
                return false;
            }
        }
        return false;
    }
}
