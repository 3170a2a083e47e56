package meeples.ui;

import com.badlogic.gdx.InputProcessor;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.utils.Layout;
import com.badlogic.gdx.utils.Disposable;
import com.badlogic.gdx.utils.viewport.ScreenViewport;
import java.util.ArrayList;
import java.util.List;
import meeples.input.Command;
import meeples.input.Device;

/**
 * One screen of the game. It builds its widgets from what it knows, and builds them anew whenever
 * the theme, the language or the window changes: so it keeps nothing in widgets that must last.
 */
public abstract class UiScreen implements Disposable {
    /** How much of the window's height a stick scrolls in a second. */
    private static final float SCROLLED_A_SECOND = 1.2f;

    private static final float HINT_STRIP = 44;

    private final HintBar.Hints hintsNow = new HintBar.Hints();
    private final Vector2 pointed = new Vector2();
    protected final Ui ui;
    protected final Widgets make;
    private final Stage stage;
    private final FocusNavigation focus;
    private final Group overlay = new Group();
    private final List<UiDialog> dialogs = new ArrayList<>();

    /** What had the focus before each of them. */
    private final List<String> focusBefore = new ArrayList<>();

    private final Help help;

    protected UiScreen(Ui ui) {
        this.ui = ui;
        stage = new Stage(new ScreenViewport(), ui.batch());
        focus = new FocusNavigation(this);
        help = new Help(this);
        make = new Widgets(this);
    }

    /** Fills the window with widgets. */
    protected abstract void build(Table root);

    /** Before the widgets act. */
    protected void act(float delta) {}

    /** Draws what lies behind the widgets; the batch is not begun. */
    protected void drawBehind() {
        Batch batch = ui.batch();
        stage.getViewport().apply();
        batch.setProjectionMatrix(stage.getCamera().combined);
        batch.begin();
        ui.screens().backdrop().draw(batch, stage.getWidth(), stage.getHeight());
        batch.end();
    }

    /** Gets the input that no widget wanted; null when nothing does. */
    protected InputProcessor behind() {
        return null;
    }

    /** Whether a press on what the mouse points at, no widget being there, would do something. */
    protected boolean canPressBehind() {
        return false;
    }

    /** Whether a frame shows what has the focus; not where every device has a focus of its own. */
    protected boolean showsFocus() {
        return true;
    }

    /** Somebody did anything at any device; true when that is all it shall do. */
    protected boolean stirred() {
        return false;
    }

    /** A command that means something special here; false to let it do what it always does. */
    protected boolean command(Command command) {
        return false;
    }

    /**
     * A device says a command here, and no dialog is open: true when that is all that happens, as
     * when it is not for this device to say it.
     */
    protected boolean heard(Device device, Command command) {
        return false;
    }

    /**
     * A pad's right stick or triggers are held; see {@link meeples.input.DeviceListener#steered}.
     * Long lists move, unless a screen has something else to look around in.
     */
    protected void steered(float right, float up, float closer, float seconds) {
        focus.scroll(-up * SCROLLED_A_SECOND * stage.getHeight() * seconds);
    }

    /** Whether hints are shown below everything else; a screen can have another place for them. */
    protected boolean hasHintStrip() {
        return true;
    }

    /** The device whose buttons are shown in hints: the one that was used last. */
    protected Device hinted() {
        return ui.devices().last();
    }

    /** Whether the focus is hidden while a pointer is moved, because it is for that to answer. */
    protected boolean isForPointers() {
        return true;
    }

    /** Adds what buttons do here, the most important first. */
    protected void addHints(List<HintBar.Hint> hints) {
        hints.add(hint(Command.ACCEPT, ui.text("hint.choose")));
        hints.add(hint(Command.BACK, ui.text("hint.back")));
    }

    /** What a button does, for {@link #addHints}. */
    protected final HintBar.Hint hint(Command command, String text) {
        return hintsNow.of(command, text);
    }

    /** What buttons do here and now. */
    protected final List<HintBar.Hint> hints() {
        List<HintBar.Hint> hints = hintsNow.begin();
        if (dialog() == null) {
            addHints(hints);
        } else {
            hints.add(hint(Command.ACCEPT, ui.text("hint.choose")));
            hints.add(hint(Command.BACK, ui.text("hint.back")));
        }
        if (dialog() != null || showsFocus()) {
            hints.add(hint(Command.HELP, ui.text("hint.help")));
        }
        return hints;
    }

    /** The player wants to leave. */
    protected void back() {
        ui.screens().back();
    }

    /** It is on top now. */
    protected void shown() {}

    /** Another one is on top now, or none. */
    protected void hidden() {}

    /** What to call a key for the actor that begins with the focus; null for the first. */
    protected String firstFocus() {
        return null;
    }

    public final Ui ui() {
        return ui;
    }

    public final Stage stage() {
        return stage;
    }

    public final FocusNavigation focus() {
        return focus;
    }

    /** Explains widgets and pieces to those who ask. */
    public final Help help() {
        return help;
    }

    /** The widget of this name that is on the screen now, or null. */
    public final Actor find(String name) {
        return stage.getRoot().findActor(name);
    }

    /** Opens a dialog above everything else. */
    public final void open(UiDialog dialog) {
        focusBefore.add(focus.focused() == null ? null : focus.focused().getName());
        dialogs.add(dialog);
        dialog.open(this);
        showDialog(dialog);
        focus.moveInto(dialog.layer(), dialog.firstFocus());
        dialog.opened();
    }

    final void closed(UiDialog dialog) {
        int index = dialogs.indexOf(dialog);
        dialogs.remove(index);
        String before = focusBefore.remove(index);
        focus.forget(dialog.layer());
        focus.moveBack(topLayer(), before);
    }

    private void showDialog(UiDialog dialog) {
        stage.addActor(dialog.layer());
        raiseOverlay();
    }

    private void raiseOverlay() {
        stage.addActor(overlay);
        overlay.toFront();
    }

    /** The dialog on top, or null. */
    public final UiDialog dialog() {
        return dialogs.isEmpty() ? null : dialogs.get(dialogs.size() - 1);
    }

    /** What the focus can move in now: the dialog on top, else the screen. */
    final Group topLayer() {
        return dialogs.isEmpty() ? stage.getRoot() : dialog().layer();
    }

    /** Above all widgets: the focus frame and bubbles. */
    final Group overlay() {
        return overlay;
    }

    /** Shows something above all widgets and dialogs until widgets are built anew. */
    protected final void addAbove(Actor actor) {
        overlay.addActor(actor);
    }

    /** Whether a press at this place of the window would do something. */
    final boolean canPress(int x, int y) {
        Vector2 at = stage.screenToStageCoordinates(pointed.set(x, y));
        Actor hit = stage.hit(at.x, at.y, true);
        return hit == null ? canPressBehind() : focus.canPress(hit);
    }

    final void handleBack() {
        boolean asked = help.wasAskedFor();
        help.hide();
        if (asked) {
            return;
        }
        if (dialog() != null) {
            dialog().back();
        } else {
            back();
        }
    }

    final boolean isHeard(Device device, Command command) {
        UiDialog top = dialog();
        return top != null ? top.heard(device, command) : heard(device, command);
    }

    final void steer(float right, float up, float closer, float seconds) {
        if (dialog() == null) {
            steered(right, up, closer, seconds);
        } else {
            focus.scroll(-up * SCROLLED_A_SECOND * stage.getHeight() * seconds);
        }
    }

    final boolean handle(Command command) {
        UiDialog top = dialog();
        return top != null ? top.command(command) : command(command);
    }

    /** Builds all widgets anew, keeping the focus and how far lists were scrolled. */
    public final void rebuild() {
        Remembrance before = Remembrance.of(stage, focus);
        help.clear();
        focus.clear();
        stage.clear();
        // Below everything else is room for the hints.
        float strip = hintStrip();
        Table frame = new Table();
        frame.setFillParent(true);
        frame.setTouchable(Touchable.childrenOnly);
        frame.pad(safeHeight(), safeWidth(), safeHeight() + strip, safeWidth());
        Table root = new Table();
        root.setTouchable(Touchable.childrenOnly);
        frame.add(root).grow();
        stage.addActor(frame);
        overlay.clearChildren();
        build(root);
        for (UiDialog dialog : dialogs) {
            dialog.open(this);
            stage.addActor(dialog.layer());
        }
        overlay.setTouchable(Touchable.disabled);
        raiseOverlay();
        focus.addFrame();
        if (hasHintStrip()) {
            HintBar hints = new HintBar(ui, this::hints, this::hinted);
            hints.setBounds(safeWidth(), safeHeight(), roomWidth(), strip);
            overlay.addActor(hints);
        }
        layOut(stage.getRoot());
        before.restore(stage, focus, topLayer(), firstFocus());
    }

    /** What is left free at each side, for screens that cut off their edges. */
    protected final float safeWidth() {
        return Math.round(stage.getWidth() * ui.theme().size().margin());
    }

    /** What is left free above and below. */
    protected final float safeHeight() {
        return Math.round(stage.getHeight() * ui.theme().size().margin());
    }

    /** The width that there is for widgets. */
    protected final float roomWidth() {
        return stage.getWidth() - 2 * safeWidth();
    }

    /** The height that there is for widgets. */
    protected final float roomHeight() {
        return stage.getHeight() - 2 * safeHeight() - hintStrip();
    }

    private float hintStrip() {
        return hasHintStrip() ? ui.theme().px(HINT_STRIP) : 0;
    }

    private static void layOut(Group group) {
        for (Actor child : group.getChildren()) {
            if (child instanceof Layout layout) {
                layout.validate();
            }
        }
    }

    final void resize(int width, int height) {
        stage.getViewport().update(width, height, true);
    }

    final void render(float delta) {
        act(delta);
        stage.act(delta);
        drawBehind();
        stage.getViewport().apply();
        stage.draw();
    }

    @Override
    public void dispose() {
        stage.dispose();
    }
}
