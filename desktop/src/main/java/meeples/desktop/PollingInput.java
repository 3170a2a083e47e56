package meeples.desktop;

import com.badlogic.gdx.backends.lwjgl3.DefaultLwjgl3Input;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Window;
import java.util.function.UnaryOperator;

/**
 * Looks at the pads whenever the window looks at its keys and its mouse: many times a second, also
 * while nothing is drawn because nothing moves.
 */
final class PollingInput extends DefaultLwjgl3Input {
    private final Lwjgl3Window window;
    private final DesktopPads pads;
    private final Runnable looking;

    /**
     * @param guarded makes something that deals with its own faults out of what may have some
     */
    PollingInput(Lwjgl3Window window, DesktopPads pads, UnaryOperator<Runnable> guarded) {
        super(window);
        this.window = window;
        this.pads = pads;
        looking = guarded.apply(this::look);
    }

    @Override
    public void update() {
        looking.run();
    }

    private void look() {
        super.update();
        // Whoever plays something else meanwhile holds the same pad.
        if (window.isFocused()) {
            pads.poll();
        }
    }
}
