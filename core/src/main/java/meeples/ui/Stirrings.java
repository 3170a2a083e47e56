package meeples.ui;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.math.MathUtils;
import com.badlogic.gdx.utils.Timer;
import java.util.function.IntConsumer;
import meeples.settings.Settings;

/**
 * Lets something small happen on a screen now and then while nobody does anything: smoke rises,
 * somebody shifts from one foot to the other. Sparse and cheap: nothing is drawn between two such
 * movements, and few frames in them.
 */
public final class Stirrings {
    /** Whoever acts is not to be distracted. */
    private static final float SECONDS_AFTER_INPUT = 10;

    private static final float LEAST_SECONDS = 6;
    private static final float MOST_SECONDS = 12;
    private static final float SECONDS_A_FRAME = 1 / 20f;
    private static final int NUMBERS = 1 << 20;

    private final Settings settings;
    private final IntConsumer stir;
    private final Timer.Task next =
            new Timer.Task() {
                @Override
                public void run() {
                    stirNow();
                }
            };
    private final Timer.Task frame =
            new Timer.Task() {
                @Override
                public void run() {
                    Gdx.graphics.requestRendering();
                }
            };

    /**
     * @param stir lets something happen; the number says what
     */
    public Stirrings(Settings settings, IntConsumer stir) {
        this.settings = settings;
        this.stir = stir;
    }

    /** Somebody did something, or the screen has just come: it is quiet for a while. */
    public void holdStill() {
        next.cancel();
        waitFor(SECONDS_AFTER_INPUT);
    }

    private void waitFor(float seconds) {
        if (settings.life.isOn() && !settings.reducedMotion.isOn()) {
            Timer.schedule(next, seconds);
        }
    }

    private void stirNow() {
        stir.accept(MathUtils.random(NUMBERS - 1));
        Gdx.graphics.requestRendering();
        waitFor(MathUtils.random(LEAST_SECONDS, MOST_SECONDS));
    }

    /** The next frame of such a movement comes in a moment. */
    public void drawSoon() {
        if (!frame.isScheduled()) {
            Timer.schedule(frame, SECONDS_A_FRAME);
        }
    }

    /** Nothing happens any more: the screen goes. */
    public void stop() {
        next.cancel();
        frame.cancel();
    }
}
