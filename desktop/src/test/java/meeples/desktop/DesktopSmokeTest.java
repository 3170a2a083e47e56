package meeples.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import java.util.concurrent.atomic.AtomicInteger;
import meeples.app.MeeplesGame;
import meeples.app.StartOptions;
import meeples.platform.MemoryStorage;
import meeples.testing.NeedsDisplay;
import org.junit.jupiter.api.Test;

@NeedsDisplay
class DesktopSmokeTest {
    private static MeeplesGame game() {
        return new MeeplesGame(new DesktopPlatform(new MemoryStorage()), StartOptions.plain());
    }

    @Test
    void theFirstFramesShowSomething() {
        AtomicInteger colours = new AtomicInteger();
        GameWindow.open(
                game(),
                1280,
                720,
                (window, frame) -> {
                    // The screen fades in.
                    colours.set(window.colours());
                    if (colours.get() > 10 || frame == 30) {
                        window.close();
                    }
                });
        assertTrue(colours.get() > 10, "only " + colours + " colours on the screen");
    }

    @Test
    void theWindowCanBeResized() {
        AtomicInteger colours = new AtomicInteger();
        AtomicInteger width = new AtomicInteger();
        GameWindow.open(
                game(),
                1280,
                720,
                (window, frame) -> {
                    if (frame == 1) {
                        Gdx.graphics.setWindowedMode(900, 700);
                    } else if (Gdx.graphics.getWidth() == 900) {
                        width.set(Gdx.graphics.getWidth());
                        colours.set(window.colours());
                        window.close();
                    }
                });
        assertEquals(900, width.get());
        assertTrue(colours.get() > 10, "only " + colours + " colours on the screen");
    }

    @Test
    void escapeOnTheTitleScreenEndsTheGameForThoseWhoMeanIt() {
        AtomicInteger frames = new AtomicInteger();
        GameWindow.open(
                game(),
                1280,
                720,
                (window, frame) -> {
                    frames.set(frame);
                    switch (frame) {
                        case 2 -> window.press(Keys.ESCAPE);
                        case 4 -> window.press(Keys.RIGHT);
                        case 6 -> window.press(Keys.ENTER);
                        default -> {}
                    }
                });
        assertTrue(frames.get() >= 6, "it ended before that was confirmed");
    }
}
