package meeples.desktop;

import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Application;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import java.util.Optional;
import meeples.app.MeeplesGame;

/** Starts the game in a window. */
public final class DesktopLauncher {
    /**
     * Tells the build, which knows it too, that there was nothing to go wrong: see build.gradle.
     */
    private static final int EXIT_NO_DISPLAY = 69;

    private DesktopLauncher() {}

    public static void main(String[] args) {
        Optional<String> obstacle = Display.obstacle();
        if (obstacle.isPresent()) {
            System.err.println(obstacle.get());
            System.exit(EXIT_NO_DISPLAY);
        }
        new Lwjgl3Application(new MeeplesGame(new FreeTypeFontMaker()), configuration());
    }

    /** The window as a player first sees it. */
    public static Lwjgl3ApplicationConfiguration configuration() {
        Lwjgl3ApplicationConfiguration config = new Lwjgl3ApplicationConfiguration();
        config.setTitle("A Fistful of Meeples");
        config.setWindowedMode(1280, 720);
        config.setWindowSizeLimits(640, 360, -1, -1);
        config.useVsync(true);
        config.setForegroundFPS(0);
        return config;
    }
}
