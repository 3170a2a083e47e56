package meeples.ui;

import com.badlogic.gdx.math.MathUtils;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;

/** Scrolls lists so that what is wanted comes into sight. */
public final class Scrolling {
    /** How much above and below is shown too, in heights, so that the next one is in sight. */
    private static final float NEIGHBOURHOOD = 3;

    private Scrolling() {}

    /** What an actor is scrolled in, or null. LibGDX's own way needs reflection. */
    public static ScrollPane paneAround(Actor actor) {
        for (Actor each = actor; each != null; each = each.getParent()) {
            if (each instanceof ScrollPane pane) {
                return pane;
            }
        }
        return null;
    }

    /** Brings an actor into sight, with its neighbours above and below. */
    static void scrollTo(Actor actor) {
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

    /** Moves the list around an actor, else the first in a layer that can move, down by pixels. */
    static void scrollBy(float down, Actor focused, Group layer) {
        ScrollPane pane = paneAround(focused);
        if (pane == null || pane.getMaxY() == 0) {
            pane = firstPane(layer);
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
}
