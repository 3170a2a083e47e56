package meeples.ui;

import com.badlogic.gdx.math.Intersector;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;
import java.util.List;

/** Where actors lie on the stage, and which one is the next in a direction. */
final class FocusGeometry {
    private static final float SIDEWAYS_COST = 2.5f;

    /** The cost of distance between the middles: it decides between neighbours at the same edge. */
    private static final float MIDDLES_COST = 0.05f;

    /**
     * How far an actor right above or below may be, in window heights, to be preferred to one that
     * is nearer but aside.
     */
    private static final float ASIDE_PENALTY = 0.3f;

    private FocusGeometry() {}

    /** The rectangle that an actor takes on the stage. */
    static Rectangle area(Actor actor) {
        Vector2 low = actor.localToStageCoordinates(new Vector2(0, 0));
        Vector2 high =
                actor.localToStageCoordinates(new Vector2(actor.getWidth(), actor.getHeight()));
        return new Rectangle(low.x, low.y, high.x - low.x, high.y - low.y);
    }

    /** The same when a list that is still moving has come to rest: who presses fast is ahead. */
    private static Rectangle restingArea(Actor actor) {
        Rectangle area = area(actor);
        ScrollPane pane = Scrolling.paneAround(actor);
        if (pane != null) {
            area.y += stillToScroll(pane);
        }
        return area;
    }

    /** How far up what lies in a pane has still to move; that happens only as it is drawn. */
    private static float stillToScroll(ScrollPane pane) {
        Drawable ground = pane.getStyle().background;
        float bottom = ground == null ? 0 : ground.getBottomHeight();
        return bottom - pane.getMaxY() + pane.getScrollY() - pane.getActor().getY();
    }

    /** The nearest of the candidates in a direction; null when there is none. */
    static Actor nearest(Actor from, List<Actor> candidates, int dx, int dy) {
        Actor best = null;
        float least = Float.MAX_VALUE;
        Rectangle start = restingArea(from);
        for (Actor actor : candidates) {
            Rectangle end = actor == from ? null : visibleArea(actor, from);
            if (end != null) {
                float cost = cost(from.getStage(), start, end, dx, dy);
                if (cost < least) {
                    least = cost;
                    best = actor;
                }
            }
        }
        return best;
    }

    /** The area of an actor; null when it is scrolled out of sight in another list. */
    private static Rectangle visibleArea(Actor actor, Actor from) {
        Rectangle area = restingArea(actor);
        ScrollPane pane = Scrolling.paneAround(actor);
        boolean hidden =
                pane != null
                        && pane != Scrolling.paneAround(from)
                        && !Intersector.intersectRectangles(area, area(pane), area);
        return hidden ? null : area;
    }

    /**
     * The cost of going from one area to another: distance ahead counts once, distance aside more,
     * and what lies behind cannot be reached. Left and right stay in their row as long as there is
     * anything in it; up and down prefer what is right above or below.
     */
    private static float cost(Stage stage, Rectangle from, Rectangle to, int dx, int dy) {
        float ahead;
        float aside;
        if (dx != 0) {
            ahead = dx > 0 ? to.x - (from.x + from.width) : from.x - (to.x + to.width);
            aside = gap(from.y, from.height, to.y, to.height);
        } else {
            ahead = dy > 0 ? to.y - (from.y + from.height) : from.y - (to.y + to.height);
            aside = gap(from.x, from.width, to.x, to.width);
        }
        float mostOverlap = Math.min(from.width, from.height) / 2;
        if (ahead < -mostOverlap) {
            return Float.MAX_VALUE;
        }
        float penalty = dx != 0 ? stage.getWidth() : stage.getHeight() * ASIDE_PENALTY;
        return Math.max(0, ahead)
                + SIDEWAYS_COST * aside
                + (aside > 0 ? penalty : 0)
                + MIDDLES_COST * betweenMiddles(from, to);
    }

    private static float betweenMiddles(Rectangle a, Rectangle b) {
        return Math.abs(a.x + a.width / 2 - b.x - b.width / 2)
                + Math.abs(a.y + a.height / 2 - b.y - b.height / 2);
    }

    private static float gap(float a, float aSize, float b, float bSize) {
        return Math.max(0, Math.max(b - (a + aSize), a - (b + bSize)));
    }
}
