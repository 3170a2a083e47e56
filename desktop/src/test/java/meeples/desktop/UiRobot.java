package meeples.desktop;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Buttons;
import com.badlogic.gdx.InputProcessor;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Application;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.PixmapIO;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.zip.Deflater;
import meeples.app.ForwardingListener;
import meeples.app.MeeplesGame;
import meeples.app.StartOptions;
import meeples.platform.Storage;
import meeples.testing.SimulatedPad;
import meeples.ui.Screens;
import meeples.ui.Scrolling;
import meeples.ui.Ui;
import meeples.ui.UiScreen;

/**
 * Plays the real game in a real window as a person would: points, clicks, touches and types through
 * LibGDX's own input path, and looks at the widgets and the picture. Its methods return when the
 * game has seen the input and drawn the frame after it. The test class is to be marked {@link
 * meeples.testing.NeedsDisplay}.
 */
public final class UiRobot {
    /** What the robot is to do. */
    public interface Script {
        void run(UiRobot robot) throws Exception;
    }

    private static final long PATIENCE_SECONDS = 60;

    private final MeeplesGame game;
    private final Queue<Runnable> work = new ArrayDeque<>();
    private final ExecutorService camera = Executors.newSingleThreadExecutor();
    private final CountDownLatch open = new CountDownLatch(1);
    private final CountDownLatch closed = new CountDownLatch(1);
    private final FrameCosts costs = new FrameCosts();
    private volatile Throwable crash;

    private UiRobot(MeeplesGame game) {
        this.game = game;
    }

    /** Opens the game, follows the script and closes the game; fails when either does. */
    public static void play(
            int width, int height, Storage storage, StartOptions options, Script script)
            throws Exception {
        play(width, height, new MeeplesGame(new DesktopPlatform(storage), options), script);
    }

    /** The same with a game that was put together otherwise. */
    public static void play(int width, int height, MeeplesGame game, Script script)
            throws Exception {
        UiRobot robot = new UiRobot(game);
        Lwjgl3ApplicationConfiguration config = DesktopLauncher.configuration();
        config.setWindowedMode(width, height);
        config.disableAudio(true);
        config.useVsync(false);
        Thread window = new Thread(() -> robot.runWindow(config), "window");
        window.start();
        try {
            robot.waitUntilOpen();
            robot.waitUntilIdle();
            script.run(robot);
        } finally {
            robot.close();
            window.join(TimeUnit.SECONDS.toMillis(PATIENCE_SECONDS));
            robot.camera.shutdown();
            robot.camera.awaitTermination(PATIENCE_SECONDS, TimeUnit.SECONDS);
        }
        robot.failIfCrashed();
    }

    private void runWindow(Lwjgl3ApplicationConfiguration config) {
        try {
            new Lwjgl3Application(new Watched(), config);
        } catch (Throwable e) {
            crash = e;
        } finally {
            open.countDown();
            closed.countDown();
        }
    }

    private void waitUntilOpen() throws InterruptedException {
        if (!open.await(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
            throw new AssertionError("the window did not open");
        }
        failIfCrashed();
    }

    private void failIfCrashed() {
        if (crash != null) {
            throw new AssertionError("the game crashed", crash);
        }
    }

    private void close() {
        if (closed.getCount() > 0) {
            Gdx.app.exit();
        }
    }

    /** Plugs in a pad of this name, and so of its make. */
    public SimulatedPad plugIn(String name) {
        SimulatedPad pad = SimulatedPad.of(name, ask(() -> ui().devices().pads()));
        act(pad::plugIn);
        return pad;
    }

    /** What each frame costs; look at it only within {@link #ask}. */
    public FrameCosts costs() {
        return costs;
    }

    /** Whether the game has ended. */
    public boolean isClosed() {
        return closed.getCount() == 0;
    }

    /** Runs something between two frames and gives its answer. */
    public <T> T ask(Supplier<T> question) {
        CompletableFuture<T> answer = new CompletableFuture<>();
        synchronized (work) {
            work.add(
                    () -> {
                        try {
                            answer.complete(question.get());
                        } catch (Throwable e) {
                            answer.completeExceptionally(e);
                        }
                    });
        }
        try {
            return answer.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (ExecutionException e) {
            throw new AssertionError(e.getCause().getMessage(), e.getCause());
        } catch (TimeoutException | InterruptedException e) {
            failIfCrashed();
            throw new AssertionError("the game does not answer", e);
        }
    }

    /** Does something between two frames and waits for the frame after it. */
    public void act(Runnable action) {
        ask(
                () -> {
                    action.run();
                    return true;
                });
        frames(1);
    }

    /** Lets so many frames go by. */
    public void frames(int count) {
        for (int i = 0; i < count && !isClosed(); i++) {
            ask(() -> true);
        }
    }

    /** Waits until something is so; fails when it does not become so. */
    public void waitFor(String what, BooleanSupplier condition) {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        while (!ask(condition::getAsBoolean)) {
            if (System.nanoTime() > end) {
                throw new AssertionError("still waiting: " + what);
            }
        }
    }

    /** Waits until letters and pictures are ready and no widget moves. */
    public void waitUntilIdle() {
        waitFor("nothing moves", () -> !screens().isBusy() && !moves(screen().stage().getRoot()));
        frames(1);
    }

    private static boolean moves(Actor actor) {
        if (actor.hasActions()) {
            return true;
        }
        if (actor instanceof ScrollPane pane && (pane.isFlinging() || pane.isDragging())) {
            return true;
        }
        if (actor instanceof Group group) {
            for (Actor child : group.getChildren()) {
                if (moves(child)) {
                    return true;
                }
            }
        }
        return false;
    }

    public Ui ui() {
        return game.ui();
    }

    private Screens screens() {
        return game.ui().screens();
    }

    /** The screen that is shown; look at it only within {@link #ask}. */
    public UiScreen screen() {
        return screens().current();
    }

    /** Whether a screen of this class is shown. */
    public boolean isOn(Class<? extends UiScreen> type) {
        return ask(() -> type.isInstance(screen()));
    }

    /** Whether a widget of this name can be seen. */
    public boolean sees(String name) {
        return ask(() -> screen().find(name) != null && screen().find(name).ascendantsVisible());
    }

    /** Waits until a widget of this name can be seen. */
    public void await(String name) {
        waitFor(
                "a widget " + name,
                () -> screen().find(name) != null && screen().find(name).ascendantsVisible());
    }

    /** Points at a widget with the mouse and presses the left button. */
    public void click(String name) {
        click(name, Buttons.LEFT);
    }

    public void rightClick(String name) {
        click(name, Buttons.RIGHT);
    }

    private void click(String name, int button) {
        await(name);
        act(() -> input().mouseMoved(x(middle(name)), y(middle(name))));
        act(
                () -> {
                    Vector2 at = middle(name);
                    input().touchDown(x(at), y(at), 0, button);
                    input().touchUp(x(at), y(at), 0, button);
                });
    }

    /** Points at a widget with the mouse. */
    public void pointAt(String name) {
        await(name);
        act(() -> input().mouseMoved(x(middle(name)), y(middle(name))));
    }

    /** Touches a widget with a finger, which nothing announces. */
    public void touch(String name) {
        await(name);
        // Between two frames: on a busy machine a frame can be long enough for a long press.
        act(() -> tap(name));
    }

    private void tap(String name) {
        Vector2 at = middle(name);
        input().touchDown(x(at), y(at), 0, Buttons.LEFT);
        input().touchUp(x(at), y(at), 0, Buttons.LEFT);
    }

    /** Presses a widget while, before the next frame, the window's size changes. */
    public void pressAndRebuild(String name) {
        await(name);
        act(
                () -> {
                    tap(name);
                    screens().rebuild();
                });
    }

    /** Holds a finger on a widget until help is shown, and lets go. */
    public void hold(String name) {
        await(name);
        Vector2 at = ask(() -> middle(name));
        act(() -> input().touchDown(x(at), y(at), 0, Buttons.LEFT));
        waitFor("help about " + name, () -> screen().help().isShown());
        act(() -> input().touchUp(x(at), y(at), 0, Buttons.LEFT));
    }

    /** Clicks a point of the window, counted from the upper left corner. */
    public void clickAt(int x, int y) {
        act(() -> input().mouseMoved(x, y));
        act(
                () -> {
                    input().touchDown(x, y, 0, Buttons.LEFT);
                    input().touchUp(x, y, 0, Buttons.LEFT);
                });
    }

    /** Drags one widget to where another is. */
    public void drag(String from, String to) {
        drag(from, to, () -> {});
    }

    /** Drags one widget to where another is, and looks around just before letting go. */
    public void drag(String from, String to, Runnable looksAround) {
        await(from);
        await(to);
        Vector2 start = ask(() -> middle(from));
        Vector2 end = ask(() -> middle(to));
        act(() -> input().touchDown(x(start), y(start), 0, Buttons.LEFT));
        for (int i = 1; i <= 5; i++) {
            Vector2 at = new Vector2(start).lerp(end, i / 5f);
            act(() -> input().touchDragged(x(at), y(at), 0));
        }
        looksAround.run();
        act(() -> input().touchUp(x(end), y(end), 0, Buttons.LEFT));
    }

    /** Presses and releases a key. */
    public void press(int key) {
        act(
                () -> {
                    input().keyDown(key);
                    input().keyUp(key);
                });
    }

    /** Turns the mouse's wheel where the mouse is. */
    public void turnWheel(float notches) {
        act(() -> input().scrolled(0, notches));
    }

    /** Types letters into what has the keyboard. */
    public void type(String text) {
        for (char letter : text.toCharArray()) {
            act(() -> input().keyTyped(letter));
        }
    }

    /** The name of the widget that has the focus, or null. */
    public String focus() {
        return ask(
                () -> {
                    Actor focused = screen().focus().focused();
                    return focused == null ? null : focused.getName();
                });
    }

    /** Writes a picture of the window. */
    public void shoot(Path file) {
        ask(
                () -> {
                    Pixmap picture =
                            Pixmap.createFromFrameBuffer(
                                    0, 0, Gdx.graphics.getWidth(), Gdx.graphics.getHeight());
                    // Packing it takes longer than drawing it: the game need not wait for that.
                    camera.execute(() -> write(picture, file));
                    return true;
                });
    }

    private static void write(Pixmap picture, Path file) {
        makeOpaque(picture);
        PixmapIO.writePNG(new FileHandle(file.toFile()), picture, Deflater.BEST_SPEED, true);
        picture.dispose();
    }

    /** Where something half transparent was drawn, the window's own transparency means nothing. */
    private static void makeOpaque(Pixmap picture) {
        ByteBuffer pixels = picture.getPixels();
        for (int alpha = 3; alpha < pixels.limit(); alpha += 4) {
            pixels.put(alpha, (byte) 255);
        }
    }

    private static InputProcessor input() {
        return Gdx.input.getInputProcessor();
    }

    /** The middle of a widget in pixels of the screen, scrolled into sight. */
    private Vector2 middle(String name) {
        Actor actor = screen().find(name);
        if (actor == null) {
            throw new AssertionError("there is no " + name);
        }
        ScrollPane pane = actor.firstAscendant(ScrollPane.class);
        if (pane != null) {
            Scrolling.reveal(pane, actor, 0);
            pane.updateVisualScroll();
        }
        Vector2 middle = new Vector2(actor.getWidth() / 2, actor.getHeight() / 2);
        return actor.localToScreenCoordinates(middle);
    }

    private static int x(Vector2 point) {
        return Math.round(point.x);
    }

    private static int y(Vector2 point) {
        return Math.round(point.y);
    }

    /** The game, with the robot's work done after each frame. */
    private final class Watched extends ForwardingListener {
        Watched() {
            super(game);
        }

        @Override
        public void resize(int width, int height) {
            costs.measure(() -> super.resize(width, height));
        }

        @Override
        public void render() {
            costs.measure(super::render);
            costs.endFrame();
            Runnable next;
            synchronized (work) {
                next = work.poll();
            }
            if (next != null) {
                next.run();
            }
            open.countDown();
            Gdx.graphics.requestRendering();
        }

        @Override
        public void dispose() {
            super.dispose();
            synchronized (work) {
                work.forEach(Runnable::run);
                work.clear();
            }
        }
    }
}
