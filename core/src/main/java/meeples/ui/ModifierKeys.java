package meeples.ui;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;

/**
 * Whether Shift or Alt is held. A quick hand has let go of it again before anybody asks, so keys
 * that went down in this frame count too.
 */
final class ModifierKeys {
    private static final long NEVER = -1;

    private long shiftFrame = NEVER;
    private long altFrame = NEVER;

    void keyDown(int key) {
        if (key == Keys.SHIFT_LEFT || key == Keys.SHIFT_RIGHT) {
            shiftFrame = Gdx.graphics.getFrameId();
        } else if (key == Keys.ALT_LEFT || key == Keys.ALT_RIGHT) {
            altFrame = Gdx.graphics.getFrameId();
        }
    }

    boolean shift() {
        return Gdx.input.isKeyPressed(Keys.SHIFT_LEFT)
                || Gdx.input.isKeyPressed(Keys.SHIFT_RIGHT)
                || shiftFrame == Gdx.graphics.getFrameId();
    }

    boolean alt() {
        return Gdx.input.isKeyPressed(Keys.ALT_LEFT)
                || Gdx.input.isKeyPressed(Keys.ALT_RIGHT)
                || altFrame == Gdx.graphics.getFrameId();
    }
}
