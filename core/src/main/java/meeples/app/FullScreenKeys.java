package meeples.app;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Graphics;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.InputAdapter;

/** F11 and Alt+Enter: between the window and the full screen, and back to the same window. */
public final class FullScreenKeys extends InputAdapter {
    private int windowWidth = 1280;
    private int windowHeight = 720;

    @Override
    public boolean keyDown(int key) {
        boolean wanted = key == Keys.F11 || key == Keys.ENTER && altIsDown();
        if (wanted) {
            toggle();
        }
        return wanted;
    }

    public void toggle() {
        Graphics graphics = Gdx.graphics;
        if (graphics.isFullscreen()) {
            graphics.setWindowedMode(windowWidth, windowHeight);
        } else {
            windowWidth = graphics.getWidth();
            windowHeight = graphics.getHeight();
            graphics.setFullscreenMode(graphics.getDisplayMode());
        }
    }

    private static boolean altIsDown() {
        return Gdx.input.isKeyPressed(Keys.ALT_LEFT) || Gdx.input.isKeyPressed(Keys.ALT_RIGHT);
    }
}
