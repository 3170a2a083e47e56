package meeples.ui;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.utils.Disposable;
import com.badlogic.gdx.utils.ScreenUtils;
import com.badlogic.gdx.utils.Timer;
import com.badlogic.gdx.utils.viewport.ScreenViewport;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import meeples.input.Command;
import meeples.input.Device;
import meeples.input.DeviceListener;

/**
 * The screens that lie on each other: the top one is shown and gets the input. Also keeps the theme
 * in step with the window, and shows messages over whatever screen it is.
 */
public final class Screens implements DeviceListener, Disposable {
    private static final float SETTLED_SECONDS = 0.2f;
    private static final float HELD_SECONDS = 0.03f;

    private final List<UiScreen> stack = new ArrayList<>();
    private final Supplier<ScreenSize> wanted;
    private final Function<ScreenSize, ThemeBuilder> builders;
    private final Stage top;
    private final Toasts toasts;
    private final Curtain curtain;
    private final Timer.Task resized =
            new Timer.Task() {
                @Override
                public void run() {
                    refreshThemeAtOnce();
                }
            };
    private MousePointer pointer;
    private Backdrop backdrop = (batch, width, height) -> {};
    private Theme theme;
    private ThemeBuilder building;
    private IntConsumer keyCatcher;
    private Typist typist;
    private boolean pictureWanted;

    /**
     * @param wanted the size that the theme should be for now
     * @param builders begin to make a theme of a size
     */
    public Screens(
            Batch batch, Supplier<ScreenSize> wanted, Function<ScreenSize, ThemeBuilder> builders) {
        this.wanted = wanted;
        this.builders = builders;
        theme = builders.apply(wanted.get()).finish();
        top = new Stage(new ScreenViewport(), batch);
        toasts = new Toasts(top);
        curtain = new Curtain(this);
    }

    /** What is painted behind screens that paint nothing else there. */
    public void setBackdrop(Backdrop picture) {
        backdrop = picture;
    }

    /** Lets the mouse's picture follow what is under it. */
    public void setPointer(MousePointer picture) {
        pointer = picture;
    }

    Backdrop backdrop() {
        return theme.size().highContrast() ? this::plainBackdrop : backdrop;
    }

    private void plainBackdrop(Batch batch, float width, float height) {
        theme.surface(Palette.TIMBER_DARK).draw(batch, 0, 0, width, height);
    }

    public Theme theme() {
        return theme;
    }

    /** The screen that is shown, or null before the first. */
    public UiScreen current() {
        return stack.isEmpty() ? null : stack.get(stack.size() - 1);
    }

    /** Shows a screen above the one shown now; {@link #back} returns to that. */
    public void push(UiScreen screen) {
        if (current() != null) {
            current().hidden();
        }
        stack.add(screen);
        showCurrent();
    }

    /** Shows a screen instead of the one shown now. */
    public void replace(UiScreen screen) {
        UiScreen old = current();
        if (old != null) {
            stack.remove(stack.size() - 1);
            leave(old);
        }
        stack.add(screen);
        showCurrent();
    }

    /** Shows a screen and forgets all others. */
    public void reset(UiScreen screen) {
        while (current() != null) {
            leave(stack.remove(stack.size() - 1));
        }
        stack.add(screen);
        showCurrent();
    }

    /** Returns to the screen below; the last one stays. */
    public void back() {
        if (stack.size() > 1) {
            leave(stack.remove(stack.size() - 1));
            showCurrent();
        }
    }

    private static void leave(UiScreen screen) {
        screen.hidden();
        // It may be in the middle of handling the click that made it go.
        Gdx.app.postRunnable(screen::dispose);
    }

    private void showCurrent() {
        UiScreen screen = current();
        screen.resize(Gdx.graphics.getWidth(), Gdx.graphics.getHeight());
        screen.rebuild();
        Gdx.input.setInputProcessor(screen.input());
        screen.shown();
        curtain.lift(top, screen.ui().settings().reducedMotion.isOn());
        Gdx.graphics.requestRendering();
    }

    /** Shows a message for a while. */
    public void toast(String text) {
        toasts.add(theme, text);
        Gdx.graphics.requestRendering();
    }

    /** Keeps what the screen shows next as a picture, without messages that lie over it. */
    public void takePicture() {
        pictureWanted = true;
        Gdx.graphics.requestRendering();
    }

    private void keepPicture(Ui ui) {
        ui.platform()
                .savePicture(
                        place -> toast(ui.text("ui.picture-saved", place)),
                        () -> toast(ui.text("ui.picture-not-saved")));
    }

    /** Sets what fills in text fields for players without a keyboard. */
    public void setTypist(Typist other) {
        typist = other;
    }

    Typist typist() {
        return typist;
    }

    @Override
    public void connected(Device device) {
        Gdx.graphics.requestRendering();
    }

    @Override
    public void disconnected(Device device) {
        Gdx.graphics.requestRendering();
    }

    @Override
    public void switchedTo(Device device) {
        Gdx.graphics.requestRendering();
    }

    /** Somebody wants to play with an unknown pad: let them map its buttons. */
    @Override
    public void unmapped(Device device) {
        Gdx.graphics.requestRendering();
        if (current() != null && !(current().dialog() instanceof PadDialog)) {
            current().open(new PadDialog(device));
        }
    }

    @Override
    public boolean commanded(Device device, Command command) {
        Gdx.graphics.requestRendering();
        if (current() == null) {
            return false;
        }
        return current().stirred() || current().commands().handle(device, command);
    }

    @Override
    public void steered(Device device, float right, float up, float closer, float seconds) {
        Gdx.graphics.requestRendering();
        if (current() != null && !current().stirred()) {
            float times = current().ui().settings().stickSpeed.fraction();
            current().steer(right * times, up * times, closer * times, seconds);
        }
    }

    /** What the message says that is shown now, or nothing; for tests that look on. */
    public String toast() {
        return toasts.text();
    }

    /** Gives the next key that is pressed to a receiver, instead of what it does otherwise. */
    public void catchKey(IntConsumer receiver) {
        keyCatcher = receiver;
    }

    boolean captureKey(int key) {
        IntConsumer receiver = keyCatcher;
        keyCatcher = null;
        if (receiver != null) {
            receiver.accept(key);
        }
        return receiver != null;
    }

    public void resize(int width, int height) {
        top.getViewport().update(width, height, true);
        refreshThemeSoon();
        if (current() != null) {
            current().resize(width, height);
            current().rebuild();
        }
    }

    /** Makes another theme when the size has not changed for a moment. */
    public void refreshThemeSoon() {
        resized.cancel();
        Timer.schedule(resized, SETTLED_SECONDS);
    }

    /** Makes another theme as soon as what was changed is let go: a slider would be lost else. */
    public void refreshThemeAtOnce() {
        resized.cancel();
        if (Gdx.input.isTouched()) {
            Timer.schedule(resized, HELD_SECONDS);
        } else {
            refreshTheme();
        }
    }

    /** Begins to make another theme if the one in use is not for the size that is wanted. */
    private void refreshTheme() {
        ScreenSize size = wanted.get();
        if (size.equals(building == null ? theme.size() : building.size())) {
            return;
        }
        abandonTheme();
        building = builders.apply(size);
        Gdx.graphics.requestRendering();
    }

    /** Makes another theme at once if pictures can be read that the one in use lacks. */
    public void takeUpPictures() {
        ThemeBuilder builder = builders.apply(wanted.get());
        if (builder.hasMoreThan(theme)) {
            abandonTheme();
            use(builder.finish());
        } else {
            builder.dispose();
        }
    }

    private void abandonTheme() {
        if (building != null) {
            building.dispose();
            building = null;
        }
    }

    /** Whether a theme is being made, or will be when the window rests. */
    public boolean isBusy() {
        return building != null || resized.isScheduled();
    }

    /** Builds the current screen's widgets anew, as when the language changed. */
    public void rebuild() {
        current().rebuild();
        Gdx.graphics.requestRendering();
    }

    public void render(float delta) {
        ScreenUtils.clear(Palette.TIMBER_DARK);
        if (building != null) {
            buildTheme();
        }
        current().render(delta);
        if (pointer != null) {
            pointer.show(current().canPress(Gdx.input.getX(), Gdx.input.getY()));
        }
        if (pictureWanted) {
            pictureWanted = false;
            keepPicture(current().ui());
        }
        top.act(delta);
        if (top.getRoot().hasChildren()) {
            top.getViewport().apply();
            top.draw();
        }
    }

    private void buildTheme() {
        Theme made = building.step();
        Gdx.graphics.requestRendering();
        if (made != null) {
            building = null;
            use(made);
        }
    }

    private void use(Theme made) {
        Theme old = theme;
        theme = made;
        toasts.rebuild(theme);
        curtain.rebuild(theme);
        current().rebuild();
        old.dispose();
    }

    @Override
    public void dispose() {
        resized.cancel();
        for (UiScreen screen : stack) {
            screen.hidden();
            screen.dispose();
        }
        stack.clear();
        top.dispose();
        abandonTheme();
        theme.dispose();
        if (pointer != null) {
            pointer.dispose();
        }
    }
}
