package meeples.table.system;

import com.badlogic.ashley.core.EntitySystem;
import com.badlogic.gdx.math.MathUtils;

/** Shakes the camera, ever less. */
public final class ShakeSystem extends EntitySystem implements Restful {
    private float left;
    private float duration = 1;
    private float strength;
    private float x;
    private float y;

    /** Shakes by at most so many pixels. */
    public void shake(float pixels, float seconds) {
        strength = pixels;
        duration = seconds;
        left = seconds;
    }

    public void stop() {
        left = 0;
        x = 0;
        y = 0;
    }

    @Override
    public void update(float seconds) {
        if (left <= 0) {
            return;
        }
        left -= seconds;
        if (left <= 0) {
            stop();
            return;
        }
        float reach = reach();
        x = reach * MathUtils.sin(left * 71);
        y = reach * MathUtils.cos(left * 57);
    }

    /** Beyond how many pixels nothing is moved now. */
    public float reach() {
        float share = left <= 0 ? 0 : left / duration;
        return strength * share * share;
    }

    public float x() {
        return x;
    }

    public float y() {
        return y;
    }

    @Override
    public boolean isAtRest() {
        return left <= 0;
    }
}
