package meeples.desktop;

import com.badlogic.gdx.backends.lwjgl3.DefaultLwjgl3Input;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Window;

/**
 * Looks at the pads whenever the window looks at its keys and its mouse: many times a second, also
 * while nothing is drawn because nothing moves.
 */
final class PollingInput extends DefaultLwjgl3Input {
    private final Lwjgl3Window window;
    private final DesktopPads pads;

    PollingInput(Lwjgl3Window window, DesktopPads pads) {
        super(window);
        this.window = window;
        this.pads = pads;
    }

    @Override
    public void update() {
        super.update();
        // Whoever plays something else meanwhile holds the same pad.
        if (window.isFocused()) {
            pads.poll();
        }
    }
}
