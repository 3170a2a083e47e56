package meeples.desktop;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Files;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3WindowAdapter;
import com.badlogic.gdx.graphics.glutils.HdpiMode;
import java.nio.file.Path;
import meeples.app.CrashGuard;
import meeples.app.Crashes;
import meeples.app.MeeplesGame;
import meeples.desktop.cli.Program;
import meeples.desktop.cli.WindowSize;
import meeples.platform.Storage;
import meeples.settings.Settings;

/** Starts the game in a window. */
public final class DesktopLauncher {
    /** What the window and the program are called. */
    static final String TITLE = "A Fistful of Meeples";

    private DesktopLauncher() {}

    public static void main(String[] arguments) throws Exception {
        Program.run(
                arguments,
                DesktopOptions.declared(),
                given -> {
                    DesktopOptions options = DesktopOptions.of(given);
                    Display.require();
                    start(options);
                });
    }

    private static void start(DesktopOptions options) throws Program.Obstacle {
        String[] report = new String[1];
        try (DataFolder data = DataFolder.open(options.folder())) {
            Storage storage = new FileStorage(data.path());
            DesktopPlatform platform = new DesktopPlatform(storage, !data.isFirst());
            try {
                CrashGuard guard =
                        new CrashGuard(
                                platform,
                                () -> newGame(platform, options),
                                text -> report[0] = text);
                play(guard, platform, configuration(options, storage), data.path());
            } catch (RuntimeException | Error fault) {
                report[0] = new Crashes(storage).report(platform.about(), fault, null, null);
            }
        }
        if (report[0] != null) {
            PlainWindow.show(report[0]);
            System.exit(Program.BROKEN);
        }
    }

    /**
     * The game, or another one after a breakdown. LibGDX's timer never lets go of a task that threw
     * something, and would run it again with the next one (1.14.2); it begins anew when the files
     * are another object than before.
     */
    private static MeeplesGame newGame(DesktopPlatform platform, DesktopOptions options) {
        Gdx.files = new Lwjgl3Files();
        MeeplesGame game = new MeeplesGame(platform, options.start());
        game.welcomeStrangers();
        return game;
    }

    private static void play(
            CrashGuard guard,
            DesktopPlatform platform,
            Lwjgl3ApplicationConfiguration config,
            Path folder)
            throws Program.Obstacle {
        config.setWindowListener(
                new Lwjgl3WindowAdapter() {
                    @Override
                    public void focusLost() {
                        guard.setFocused(false);
                    }

                    @Override
                    public void focusGained() {
                        guard.setFocused(true);
                    }
                });
        Thread.setDefaultUncaughtExceptionHandler((thread, fault) -> broke(guard, fault));
        LogFile log = new LogFile(folder);
        log.log("start", platform.about());
        new DesktopWindow(guard, platform.controllers(), log).open(config);
    }

    /** On any thread that the game or a library has started. */
    private static void broke(CrashGuard guard, Throwable fault) {
        if (Gdx.app == null) {
            fault.printStackTrace(); // no window yet to say it in, and none that it could break
        } else {
            Gdx.app.postRunnable(() -> guard.broke(fault));
        }
    }

    /** The window as a player first sees it. */
    public static Lwjgl3ApplicationConfiguration configuration() {
        // macOS would else want a flag on the command line, for the program's first thread.
        Lwjgl3ApplicationConfiguration.useGlfwAsync();
        Lwjgl3ApplicationConfiguration config = new Lwjgl3ApplicationConfiguration();
        config.setTitle(TITLE);
        config.setWindowIcon(
                "atlas/app-icon-128.png",
                "atlas/app-icon-48.png",
                "atlas/app-icon-32.png",
                "atlas/app-icon-16.png");
        config.setWindowedMode(1280, 720);
        config.setWindowSizeLimits(WindowSize.LEAST.width(), WindowSize.LEAST.height(), -1, -1);
        config.setHdpiMode(HdpiMode.Pixels);
        config.useVsync(true);
        config.setForegroundFPS(60);
        return config;
    }

    /** The window as the player left it, or as the command line wants it. */
    private static Lwjgl3ApplicationConfiguration configuration(
            DesktopOptions options, Storage storage) {
        Settings settings = Settings.peek(storage);
        Lwjgl3ApplicationConfiguration config = configuration();
        config.useVsync(settings.vsync.isOn());
        config.setForegroundFPS(Integer.parseInt(settings.frameCap.get()));
        if (options.windowed() != null) {
            config.setWindowedMode(options.windowed().width(), options.windowed().height());
        } else if (options.fullScreen() || settings.fullScreen.isOn()) {
            config.setFullscreenMode(Lwjgl3ApplicationConfiguration.getDisplayMode());
        } else {
            String[] sides = settings.windowSize.get().split("x");
            config.setWindowedMode(Integer.parseInt(sides[0]), Integer.parseInt(sides[1]));
        }
        return config;
    }
}
