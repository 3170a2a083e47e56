package meeples.desktop;

import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Application;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Input;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Window;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3WindowAdapter;
import com.badlogic.gdx.graphics.glutils.HdpiMode;
import java.util.Optional;
import meeples.app.MeeplesGame;
import meeples.platform.Storage;
import meeples.platform.StorageException;
import meeples.settings.Settings;

/** Starts the game in a window. */
public final class DesktopLauncher {
    /** Means to the build's run task that the player has been told already. */
    private static final int EXIT_NO_DISPLAY = 69;

    private DesktopLauncher() {}

    public static void main(String[] arguments) {
        DesktopOptions options = null;
        try {
            options = DesktopOptions.of(arguments);
        } catch (DesktopOptions.WrongOption e) {
            System.err.println(e.getMessage());
            System.err.println(DesktopOptions.USAGE);
            System.exit(2);
        }
        if (options.help()) {
            System.out.println(DesktopOptions.USAGE);
            return;
        }
        Optional<String> obstacle = Display.obstacle();
        if (obstacle.isPresent()) {
            System.err.println(obstacle.get());
            System.exit(EXIT_NO_DISPLAY);
        }
        Storage storage = new FileStorage(options.folder());
        DesktopPlatform platform = new DesktopPlatform(storage);
        MeeplesGame game = new MeeplesGame(platform, options.start());
        Lwjgl3ApplicationConfiguration config = configuration(options, storage);
        config.setWindowListener(
                new Lwjgl3WindowAdapter() {
                    @Override
                    public void focusLost() {
                        game.setFocused(false);
                    }

                    @Override
                    public void focusGained() {
                        game.setFocused(true);
                    }
                });
        open(game, config, platform.controllers());
    }

    private static void open(
            MeeplesGame game, Lwjgl3ApplicationConfiguration config, DesktopPads pads) {
        new Lwjgl3Application(game, config) {
            @Override
            public Lwjgl3Input createInput(Lwjgl3Window window) {
                return new PollingInput(window, pads);
            }
        };
        pads.stop();
    }

    /** The window as a player first sees it. */
    public static Lwjgl3ApplicationConfiguration configuration() {
        // macOS would else want a flag on the command line, for the program's first thread.
        Lwjgl3ApplicationConfiguration.useGlfwAsync();
        Lwjgl3ApplicationConfiguration config = new Lwjgl3ApplicationConfiguration();
        config.setTitle("A Fistful of Meeples");
        config.setWindowIcon(
                "atlas/app-icon-128.png",
                "atlas/app-icon-48.png",
                "atlas/app-icon-32.png",
                "atlas/app-icon-16.png");
        config.setWindowedMode(1280, 720);
        config.setWindowSizeLimits(640, 360, -1, -1);
        config.setHdpiMode(HdpiMode.Pixels);
        config.useVsync(true);
        config.setForegroundFPS(60);
        return config;
    }

    /** The window as the player left it, or as the command line wants it. */
    private static Lwjgl3ApplicationConfiguration configuration(
            DesktopOptions options, Storage storage) {
        Settings settings = settings(storage);
        Lwjgl3ApplicationConfiguration config = configuration();
        config.useVsync(settings.vsync.isOn());
        config.setForegroundFPS(Integer.parseInt(settings.frameCap.get()));
        if (options.windowed() != null) {
            config.setWindowedMode(options.windowed()[0], options.windowed()[1]);
        } else if (options.fullScreen() || settings.fullScreen.isOn()) {
            config.setFullscreenMode(Lwjgl3ApplicationConfiguration.getDisplayMode());
        } else {
            String[] sides = settings.windowSize.get().split("x");
            config.setWindowedMode(Integer.parseInt(sides[0]), Integer.parseInt(sides[1]));
        }
        return config;
    }

    /** A first look at the settings: the game itself reads them again, and reports damage. */
    private static Settings settings(Storage storage) {
        Settings settings = new Settings();
        try {
            String text = storage.read("settings");
            if (text != null) {
                settings.read(text);
            }
        } catch (StorageException e) {
            System.err.println(e.getMessage());
        }
        return settings;
    }
}
