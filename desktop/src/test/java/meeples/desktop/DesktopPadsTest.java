package meeples.desktop;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.ApplicationAdapter;
import meeples.testing.NeedsDisplay;
import org.junit.jupiter.api.Test;

@NeedsDisplay
class DesktopPadsTest {
    private static final int LOOKS = 600;

    @Test
    void lookingForPadsWorksHereAndTakesNextToNoTime() {
        long[] spent = new long[1];
        boolean[] works = new boolean[1];
        GameWindow.open(
                new ApplicationAdapter() {},
                320,
                240,
                (window, frame) -> {
                    DesktopPads pads = new DesktopPads();
                    for (int i = 0; i < LOOKS / 10; i++) {
                        pads.poll(); // starts SDL
                    }
                    long start = System.nanoTime();
                    for (int i = 0; i < LOOKS; i++) {
                        pads.poll();
                    }
                    spent[0] = System.nanoTime() - start;
                    works[0] = pads.isWorking();
                    pads.stop();
                    window.close();
                });
        assertTrue(works[0], "SDL has been started");
        double microseconds = spent[0] / 1000.0 / LOOKS;
        assertTrue(microseconds < 500, microseconds + " microseconds");
    }
}
