package meeples.ui;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import com.badlogic.gdx.scenes.scene2d.utils.Disableable;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import meeples.table.TableSounds;

/**
 * The actor of a screen that keys and pads act upon. It knows which actors can have the focus
 * ({@link #add} lets them), which one has it, and whether it is shown.
 */
public final class Focus {
    private final UiScreen screen;
    private final Set<Actor> members = new LinkedHashSet<>();
    private Actor focused;
    private boolean shown;

    Focus(UiScreen screen) {
        this.screen = screen;
        // Who came here by keys or a pad goes on with them.
        shown = !screen.ui().devices().last().kind().points();
    }

    /** Lets the focus come to this actor. */
    public void add(Actor actor) {
        members.add(actor);
    }

    /** Takes all actors of a group out again, as before they are replaced. */
    public void forget(Group group) {
        members.removeIf(actor -> actor.isDescendantOf(group));
        if (isIn(group)) {
            focused = null;
        }
    }

    void clear() {
        members.clear();
        focused = null;
    }

    /** The actor that has the focus, or null. */
    public Actor focused() {
        return focused;
    }

    /** The name of the actor that has the focus, or null. */
    public String name() {
        return focused == null ? null : focused.getName();
    }

    /** Whether an actor of a group has the focus. */
    public boolean isIn(Group group) {
        return focused != null && focused.isDescendantOf(group);
    }

    /** Whether an actor has the focus and can be used now: it may be hidden or switched off. */
    boolean isUsable() {
        return focused != null && canHaveFocus(focused);
    }

    /** Gives the focus to an actor. */
    public void focus(Actor actor) {
        if (focused != actor) {
            focused = actor;
            screen.ui().cues().cue(TableSounds.FOCUS);
            Scrolling.scrollTo(actor);
        }
    }

    /** Gives the focus to the actor of this name, if there is one on the screen. */
    public void focusOn(String name) {
        Actor wanted = name == null ? null : screen.find(name);
        if (wanted != null) {
            focus(wanted);
        }
    }

    /** Gives the focus to what a pointer has pressed, without a sound and without scrolling. */
    void followPointer(Actor pressed) {
        Actor member = memberAround(pressed);
        if (member != null) {
            focused = member;
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
     * Gives the focus back to the actor that had it before a dialog was opened, if that is still
     * there; else to the first one of the dialog below, if there is one.
     */
    void moveBack(Group layer, String name) {
        Actor before = name == null ? null : layer.findActor(name);
        if (before != null && members.contains(before) && canHaveFocus(before)) {
            focused = before;
        } else if (screen.dialog() != null) {
            moveInto(layer, null);
        }
    }

    /** Whether the focus shows: not while the player points. */
    public boolean isVisible() {
        return shown && isUsable() && (screen.dialog() != null || screen.showsFocus());
    }

    /** Shows where the focus is, for those who do not point. */
    public void show() {
        shown = true;
    }

    /** Hides the focus, because a pointer is used. */
    void hide() {
        shown = false;
    }

    /** Whether this actor is, or is a part of, one that can be pressed; a text field is not. */
    public boolean canPress(Actor actor) {
        Actor member = memberAround(actor);
        return member != null && canHaveFocus(member) && !(member instanceof TextField);
    }

    /** Whether an actor is one that can have the focus now. */
    boolean canCome(Actor actor) {
        return members.contains(actor) && canHaveFocus(actor);
    }

    private Actor memberAround(Actor actor) {
        for (Actor each = actor; each != null; each = each.getParent()) {
            if (members.contains(each)) {
                return each;
            }
        }
        return null;
    }

    /** The actors that can have the focus now, in reading order. */
    List<Actor> candidates() {
        return inReadingOrder(screen.topLayer());
    }

    /** The names of all that can have the focus now; for tests that look on. */
    public List<String> names() {
        List<String> names = new ArrayList<>();
        for (Actor actor : candidates()) {
            names.add(String.valueOf(actor.getName()));
        }
        return names;
    }

    /** The actors of a layer that can have the focus, in the order in which they were added. */
    private List<Actor> inReadingOrder(Group layer) {
        List<Actor> all = new ArrayList<>();
        gather(layer, all);
        return all;
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
}
