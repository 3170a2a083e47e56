package meeples.desktop;

import com.badlogic.gdx.ApplicationListener;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Buttons;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Application;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.utils.GdxRuntimeException;
import java.util.HashSet;
import java.util.Set;
import meeples.app.ForwardingListener;

/**
 * Runs an application in a real window and lets a test look at it after each frame and touch it.
 * The test class is to be marked {@link meeples.testing.NeedsDisplay}.
 */
public final class GameWindow {
    /** What a test does; called after every frame until it closes the window. */
    public interface Visitor {
        void afterFrame(GameWindow window, int frame);
    }

    private static final long PATIENCE_NANOS = 60_000_000_000L;

    private boolean closing;

    private GameWindow() {}

    /** Opens the window, and returns when the visitor or the application itself has closed it. */
    public static void open(ApplicationListener game, int width, int height, Visitor visitor) {
        Lwjgl3ApplicationConfiguration config = DesktopLauncher.configuration();
        config.setWindowedMode(width, height);
        config.disableAudio(true);
        open(game, config, visitor);
    }

    public static void open(
            ApplicationListener game, Lwjgl3ApplicationConfiguration config, Visitor visitor) {
        new Lwjgl3Application(new Visited(game, visitor), config);
    }

    public void close() {
        closing = true;
        Gdx.app.exit();
    }

    /** What is on the screen; to be disposed. */
    public Pixmap picture() {
        return Pixmap.createFromFrameBuffer(
                0, 0, Gdx.graphics.getBackBufferWidth(), Gdx.graphics.getBackBufferHeight());
    }

    /** How many different colours are on the screen: 1 when it is blank. */
    public int colours() {
        Pixmap picture = picture();
        Set<Integer> colours = new HashSet<>();
        for (int y = 0; y < picture.getHeight(); y++) {
            for (int x = 0; x < picture.getWidth(); x++) {
                colours.add(picture.getPixel(x, y));
            }
        }
        picture.dispose();
        return colours.size();
    }

    public void press(int key) {
        Gdx.input.getInputProcessor().keyDown(key);
        Gdx.input.getInputProcessor().keyUp(key);
    }

    /** Clicks a pixel, counted from the upper left corner. */
    public void click(int x, int y) {
        Gdx.input.getInputProcessor().mouseMoved(x, y);
        Gdx.input.getInputProcessor().touchDown(x, y, 0, Buttons.LEFT);
        Gdx.input.getInputProcessor().touchUp(x, y, 0, Buttons.LEFT);
    }

    private static final class Visited extends ForwardingListener {
        private final Visitor visitor;
        private final GameWindow window = new GameWindow();
        private final long start = System.nanoTime();
        private int frame;

        Visited(ApplicationListener game, Visitor visitor) {
            super(game);
            this.visitor = visitor;
        }

        @Override
        public void render() {
            super.render();
            frame++;
            if (System.nanoTime() - start > PATIENCE_NANOS) {
                throw new GdxRuntimeException("still open after " + frame + " frames");
            }
            if (!window.closing) {
                visitor.afterFrame(window, frame);
            }
            // The next frame is always wanted, even of a game that rests when nothing moves.
            Gdx.graphics.requestRendering();
        }
    }
}
