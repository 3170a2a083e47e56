package meeples.table.system;

import com.badlogic.ashley.core.EntitySystem;
import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.math.MathUtils;
import meeples.play.Rules;

/**
 * The light on a table, which changes slowly as the match goes on, and whose decision it is. A game
 * says how late it is and what colour that has.
 */
public abstract class Daylight extends EntitySystem implements Restful {
    private final float secondsForAll;
    private final Color light = new Color(Color.WHITE);
    private final Color pieceLight = new Color(Color.WHITE);
    private float now;
    private float aim;
    private int decider = Rules.NOBODY;

    /**
     * @param secondsForAll how long it takes from the first light to the last
     */
    protected Daylight(float secondsForAll) {
        this.secondsForAll = secondsForAll;
    }

    /** The colour of a time, 0 for the first light to 1 for the last, to be written into both. */
    protected abstract void tint(float time, Color ground, Color pieces);

    /** The time that it is to be, 0 to 1. */
    protected final void setAim(float time) {
        aim = time;
    }

    /** The time that it is, 0 to 1. */
    protected final float now() {
        return now;
    }

    /** Whose decision it is. */
    public final void setDecider(int seat) {
        decider = seat;
    }

    public final int decider() {
        return decider;
    }

    /** The light is at once what it is to be. */
    public void rest() {
        now = aim;
        tint(now, light, pieceLight);
    }

    @Override
    public final void update(float seconds) {
        if (now == aim) {
            return;
        }
        float step = seconds / secondsForAll;
        float way = MathUtils.clamp(aim - now, -step, step);
        now = Math.abs(aim - now) <= step ? aim : now + way;
        tint(now, light, pieceLight);
    }

    /** To tint the ground with. */
    public final Color light() {
        return light;
    }

    /** To tint the pieces with, which must always be told apart. */
    public final Color pieceLight() {
        return pieceLight;
    }

    @Override
    public final boolean isAtRest() {
        return now == aim;
    }
}
