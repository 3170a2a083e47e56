package meeples.table;

import com.badlogic.gdx.math.MathUtils;
import com.badlogic.gdx.math.Rectangle;

/**
 * How a plan is seen through a rectangle of the window: fitted and centred, or nearer and moved
 * aside. Turns units of the plan into window pixels and back.
 */
public final class View {
    private static final float NEAREST = 3;

    private final float planWidth;
    private final float planHeight;
    private final Rectangle frame = new Rectangle();
    private float zoom = 1;
    private float centerX;
    private float centerY;

    public View(float planWidth, float planHeight) {
        this.planWidth = planWidth;
        this.planHeight = planHeight;
        reset();
    }

    /** The part of the window that the plan is fitted into. */
    public void setFrame(Rectangle area) {
        frame.set(area);
        clamp();
    }

    /**
     * How far to the side a point of the window is: -1 at the left edge of the frame, 1 at the
     * right.
     */
    public float side(float x) {
        float half = frame.width / 2;
        return half == 0 ? 0 : MathUtils.clamp((x - frame.x - half) / half, -1, 1);
    }

    /** The whole plan in sight. */
    public void reset() {
        zoom = 1;
        centerX = planWidth / 2;
        centerY = planHeight / 2;
    }

    /** Nearer or farther by a factor, with the point of the plan under (x, y) staying there. */
    public void zoomBy(float factor, float x, float y) {
        float planX = toPlanX(x);
        float planY = toPlanY(y);
        zoom = MathUtils.clamp(zoom * factor, 1, NEAREST);
        centerX += planX - toPlanX(x);
        centerY += planY - toPlanY(y);
        clamp();
    }

    /** Moves what is seen by so many pixels. */
    public void panBy(float dx, float dy) {
        centerX -= dx / scale();
        centerY -= dy / scale();
        clamp();
    }

    private void clamp() {
        float slackX = Math.max(0, planWidth - frame.width / scale()) / 2;
        float slackY = Math.max(0, planHeight - frame.height / scale()) / 2;
        centerX = MathUtils.clamp(centerX, planWidth / 2 - slackX, planWidth / 2 + slackX);
        centerY = MathUtils.clamp(centerY, planHeight / 2 - slackY, planHeight / 2 + slackY);
    }

    public boolean isWhole() {
        return zoom == 1;
    }

    /** Pixels for one unit of the plan. */
    public float scale() {
        return Math.min(frame.width / planWidth, frame.height / planHeight) * zoom;
    }

    public float toWindowX(float planX) {
        return frame.x + frame.width / 2 + (planX - centerX) * scale();
    }

    public float toWindowY(float planY) {
        return frame.y + frame.height / 2 + (planY - centerY) * scale();
    }

    public float toPlanX(float windowX) {
        return (windowX - frame.x - frame.width / 2) / scale() + centerX;
    }

    public float toPlanY(float windowY) {
        return (windowY - frame.y - frame.height / 2) / scale() + centerY;
    }

    public Rectangle frame() {
        return frame;
    }
}
