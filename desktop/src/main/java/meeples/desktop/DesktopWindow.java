package meeples.desktop;

import com.badlogic.gdx.ApplicationListener;
import com.badlogic.gdx.ApplicationLogger;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Application;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Input;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Window;
import com.badlogic.gdx.utils.GdxRuntimeException;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import meeples.app.CrashGuard;
import meeples.app.ForwardingListener;
import meeples.desktop.cli.Program;

/** Shows a game in a window until that is closed, or says why this machine cannot. */
public final class DesktopWindow {
    private static final String NO_OPEN_GL =
            " needs OpenGL 2.0 or newer, and this machine's graphics offer none. Install or update"
                    + " the driver of the graphics card, or play in the browser.";

    private final Opened game;
    private final DesktopPads pads;
    private final CrashGuard guard;
    private final ApplicationLogger log;

    /** For something that nobody plays. */
    public DesktopWindow(ApplicationListener game) {
        this(game, new DesktopPads(), null, null);
    }

    /** For a game that is guarded against breaking down, wherever that happens. */
    DesktopWindow(CrashGuard guard, DesktopPads pads, ApplicationLogger log) {
        this(guard, pads, guard, log);
    }

    private DesktopWindow(
            ApplicationListener game, DesktopPads pads, CrashGuard guard, ApplicationLogger log) {
        this.game = new Opened(game);
        this.pads = pads;
        this.guard = guard;
        this.log = log;
    }

    /** Returns when the window is closed. */
    public void open(Lwjgl3ApplicationConfiguration config) throws Program.Obstacle {
        // What GLFW complains of is in the sentence below.
        PrintStream before = Lwjgl3ApplicationConfiguration.errorStream;
        ByteArrayOutputStream complaints = new ByteArrayOutputStream();
        Lwjgl3ApplicationConfiguration.errorStream =
                new PrintStream(complaints, true, StandardCharsets.UTF_8);
        try {
            new Window(config);
        } catch (GdxRuntimeException e) {
            if (game.isCreated) {
                throw e;
            }
            throw new Program.Obstacle(
                    DesktopLauncher.TITLE + NO_OPEN_GL + " (" + firstLine(e.getMessage()) + ")");
        } finally {
            Lwjgl3ApplicationConfiguration.errorStream = before;
            if (game.isCreated) {
                before.print(complaints.toString(StandardCharsets.UTF_8));
            }
            pads.stop();
        }
    }

    private static String firstLine(String message) {
        return message == null ? "no reason given" : message.lines().findFirst().orElse("");
    }

    /** What LibGDX calls outside of frames goes through the guard too. */
    private Runnable guarded(Runnable part) {
        return guard == null ? part : () -> guard.attempt(part);
    }

    private final class Window extends Lwjgl3Application {
        Window(Lwjgl3ApplicationConfiguration config) {
            super(game, config);
        }

        @Override
        public Lwjgl3Input createInput(Lwjgl3Window window) {
            return new PollingInput(window, pads, DesktopWindow.this::guarded);
        }

        @Override
        public void postRunnable(Runnable runnable) {
            super.postRunnable(guarded(runnable));
        }

        @Override
        public ApplicationLogger getApplicationLogger() {
            return log == null ? super.getApplicationLogger() : log;
        }
    }

    /** Remembers whether it came to a first frame: what fails later is the game's own fault. */
    private static final class Opened extends ForwardingListener {
        private boolean isCreated;

        Opened(ApplicationListener game) {
            super(game);
        }

        @Override
        public void create() {
            isCreated = true;
            super.create();
        }
    }
}
