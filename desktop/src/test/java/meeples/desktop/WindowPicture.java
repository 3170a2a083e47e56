package meeples.desktop;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.Pixmap;
import java.nio.ByteBuffer;

/** What the window shows, for tests that compare it. */
final class WindowPicture {
    private WindowPicture() {}

    /** Every pixel of the window, once nothing moves. */
    static byte[] of(UiRobot robot) {
        robot.waitUntilIdle();
        return robot.ask(
                () -> {
                    int width = Gdx.graphics.getWidth();
                    int height = Gdx.graphics.getHeight();
                    Pixmap picture = Pixmap.createFromFrameBuffer(0, 0, width, height);
                    ByteBuffer pixels = picture.getPixels();
                    byte[] all = new byte[pixels.limit()];
                    pixels.get(all);
                    picture.dispose();
                    return all;
                });
    }
}
