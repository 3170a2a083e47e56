package meeples.coloma.table.part;

import com.badlogic.gdx.graphics.Color;
import meeples.coloma.model.Box;
import meeples.table.system.Daylight;

/** The light in the valley, from the spring of the first year to the evening of the last. */
public final class Season extends Daylight {
    private static final Color SPRING = Color.WHITE;
    private static final Color SUMMER = Color.valueOf("FFF0D0");
    private static final Color EVENING = Color.valueOf("E2B49A");
    private static final float SECONDS_FOR_ALL = 6;

    public Season() {
        super(SECONDS_FOR_ALL);
    }

    /** The time that it is to be. */
    public void setTime(int year, int round) {
        float rounds = year * Box.ROUNDS + Math.max(0, round - 1);
        setAim(rounds / (Box.YEARS * Box.ROUNDS - 1));
    }

    /** The last evening, also of a match that ends before the last year. */
    public void setEvening() {
        setAim(1);
    }

    @Override
    protected void tint(float time, Color ground, Color pieces) {
        if (time < 0.5f) {
            ground.set(SPRING).lerp(SUMMER, time * 2);
        } else {
            ground.set(SUMMER).lerp(EVENING, time * 2 - 1);
        }
        pieces.set(SPRING).lerp(ground, 0.4f);
    }
}
