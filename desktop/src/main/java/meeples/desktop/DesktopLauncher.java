package meeples.desktop;

import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Application;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import meeples.app.MeeplesGame;

/** Starts the game in a window. */
public final class DesktopLauncher {
    private DesktopLauncher() {}

    public static void main(String[] args) {
        new Lwjgl3Application(
                new MeeplesGame(new FreeTypeFontMaker()), new Lwjgl3ApplicationConfiguration());
    }
}
