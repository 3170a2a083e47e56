package meeples.table;

import com.badlogic.ashley.core.Engine;
import com.badlogic.ashley.core.Entity;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.math.Vector2;
import java.util.Collection;
import java.util.List;
import meeples.table.component.Glow;

/** A light for each thing that can be pointed at, and which of them are on. */
public final class Lights {
    private static final float BEATING_SECONDS = 2.5f;

    private final Target[] targets;
    private final Glow[] glows;
    private final Rectangle found = new Rectangle();
    private int focused = -1;

    /**
     * @param all everything on the table that can be lit
     */
    public Lights(Engine engine, List<Target> all) {
        targets = all.toArray(new Target[0]);
        glows = new Glow[targets.length];
        for (int i = 0; i < glows.length; i++) {
            glows[i] = new Glow();
            glows[i].what = i;
            engine.addEntity(new Entity().add(glows[i]));
        }
    }

    /** Turns on these and no others. */
    public void light(Collection<Target> lit) {
        for (int i = 0; i < glows.length; i++) {
            boolean on = lit.contains(targets[i]);
            if (on && !glows[i].lit) {
                glows[i].beating = BEATING_SECONDS;
            }
            glows[i].lit = on;
        }
    }

    public void focus(Target target) {
        focused = -1;
        for (int i = 0; i < targets.length; i++) {
            if (targets[i].equals(target)) {
                focused = i;
            }
        }
    }

    /** What is in focus, or null. */
    public Target focused() {
        return focused < 0 ? null : targets[focused];
    }

    public int count() {
        return targets.length;
    }

    public Target target(int index) {
        return targets[index];
    }

    public boolean isLit(int index) {
        return glows[index].lit;
    }

    public boolean isLit(Target target) {
        for (int i = 0; i < targets.length; i++) {
            if (targets[i].equals(target)) {
                return glows[i].lit;
            }
        }
        return false;
    }

    /** Of all that is lit the nearest within reach of a point of the window, or null. */
    public Target nearest(TargetPlaces places, float x, float y, float reach) {
        Target nearest = null;
        float least = Float.MAX_VALUE;
        for (int i = 0; i < targets.length; i++) {
            if (glows[i].lit) {
                Rectangle area = places.of(targets[i], found);
                float middleX = area.x + area.width / 2;
                float middleY = area.y + area.height / 2;
                boolean within =
                        Math.abs(x - middleX) <= Math.max(reach, area.width / 2)
                                && Math.abs(y - middleY) <= Math.max(reach, area.height / 2);
                float distance = Vector2.dst2(x, y, middleX, middleY);
                if (within && distance < least) {
                    least = distance;
                    nearest = targets[i];
                }
            }
        }
        return nearest;
    }

    /** How brightly it shines now, 0 to 1. */
    public float shine(int index) {
        return glows[index].shine;
    }
}
