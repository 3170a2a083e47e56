package meeples.ui;

import com.badlogic.gdx.InputMultiplexer;
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

    private static final float CONTROLS_STRIP = 44;

    private final ControlsBar.Cache controlsCache = new ControlsBar.Cache();
    private final Vector2 pointed = new Vector2();
    protected final Ui ui;
    protected final Widgets make;
    private final Stage stage;
    private final Focus focus;
    private final CommandHandler commands;
    private final InputProcessor keyInput = new KeyInput(this);
    private final InputProcessor pointerInput = new PointerInput(this);
    private final Group overlay = new Group();
    private final List<UiDialog> dialogs = new ArrayList<>();

    /** The name of the actor that had the focus before each dialog was opened; null for none. */
    private final List<String> focusBefore = new ArrayList<>();

    private final Help help;

    protected UiScreen(Ui ui) {
        this.ui = ui;
        stage = new Stage(new ScreenViewport(), ui.batch());
        focus = new Focus(this);
        commands = new CommandHandler(this);
        help = new Help(this);
        make = new Widgets(this);
    }

    /** Fills the window with widgets. */
    protected abstract void build(Table root);

    /** Called in every frame, before the widgets act. */
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

    /** Gets the input that no widget has handled; null for none. */
    protected InputProcessor behind() {
        return null;
    }

    /** Whether a click where the mouse is would do something although there is no widget. */
    protected boolean canPressBehind() {
        return false;
    }

    /** Whether a frame shows what has the focus; not where every device has a focus of its own. */
    protected boolean showsFocus() {
        return true;
    }

    /** Called at any input of any device; true when the input shall have no other effect. */
    protected boolean stirred() {
        return false;
    }

    /** Handles a command in a way of its own; false to let it do what it does everywhere. */
    protected boolean command(Command command) {
        return false;
    }

    /**
     * Called first for a command of a device while no dialog is open. True when it is handled, or
     * refused because it is not this device's turn: nothing else happens then.
     */
    protected boolean heard(Device device, Command command) {
        return false;
    }

    /**
     * A pad's right stick or triggers are held; see {@link meeples.input.DeviceListener#steered}.
     * Long lists move, unless a screen has something else to look around in.
     */
    protected void steered(float right, float up, float closer, float seconds) {
        scroll(-up, seconds);
    }

    private void scroll(float down, float seconds) {
        float pixels = down * SCROLLED_A_SECOND * stage.getHeight() * seconds;
        Scrolling.scrollBy(pixels, focus.focused(), topLayer());
    }

    /** Whether the controls are shown at the bottom; a screen can have another place for them. */
    protected boolean hasControlsStrip() {
        return true;
    }

    /** The device whose buttons are shown as controls: whoever is asked, or who acted last. */
    protected Device controlsDevice() {
        Device asked = dialog() == null ? null : dialog().asked();
        return asked == null ? ui.devices().last() : asked;
    }

    /** Whether the focus is hidden while a pointer is moved: not when pointers may not answer. */
    protected boolean isForPointers() {
        return true;
    }

    /** Adds the controls of this screen, the most important first. */
    protected void addControls(List<ControlsBar.Control> controls) {
        controls.add(control(Command.ACCEPT, ui.text("controls.choose")));
        controls.add(control(Command.BACK, ui.text("controls.back")));
    }

    /** One of the controls, for {@link #addControls}. */
    protected final ControlsBar.Control control(Command command, String text) {
        return controlsCache.of(command, text);
    }

    /** The controls that work now. */
    protected final List<ControlsBar.Control> controls() {
        List<ControlsBar.Control> controls = controlsCache.begin();
        if (dialog() == null) {
            addControls(controls);
        } else {
            controls.add(control(Command.ACCEPT, ui.text("controls.choose")));
            controls.add(control(Command.BACK, ui.text("controls.back")));
        }
        if ((dialog() != null || showsFocus()) && help.isOffered(topLayer())) {
            controls.add(control(Command.HELP, ui.text("controls.help")));
        }
        return controls;
    }

    /** Called when the player wants to leave. */
    protected void back() {
        ui.screens().back();
    }

    /** Called when this screen comes to the top. */
    protected void shown() {}

    /** Called when another screen covers this one, or this one is closed. */
    protected void hidden() {}

    /** The name of the actor that is focused first; null for the first one on the screen. */
    protected String firstFocus() {
        return null;
    }

    public final Ui ui() {
        return ui;
    }

    public final Stage stage() {
        return stage;
    }

    public final Focus focus() {
        return focus;
    }

    final CommandHandler commands() {
        return commands;
    }

    /** Everything that hears of keys and pointers on this screen, the first one first. */
    final InputMultiplexer input() {
        InputMultiplexer input =
                new InputMultiplexer(new Attention(this), keyInput, pointerInput, stage);
        if (behind() != null) {
            input.addProcessor(behind());
        }
        return input;
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
            scroll(-up, seconds);
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
        // Below everything else is room for the controls.
        float strip = controlsStrip();
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
        overlay.addActor(new FocusFrame(this));
        if (hasControlsStrip()) {
            ControlsBar controls = new ControlsBar(ui, this::controls, this::controlsDevice);
            controls.setBounds(safeWidth(), safeHeight(), roomWidth(), strip);
            overlay.addActor(controls);
        }
        layOut(stage.getRoot());
        before.restore(stage, focus, topLayer(), firstFocus());
    }

    /** The margin left and right, for televisions that cut off the edges. */
    protected final float safeWidth() {
        return Math.round(stage.getWidth() * ui.theme().size().margin());
    }

    /** The margin above and below. */
    protected final float safeHeight() {
        return Math.round(stage.getHeight() * ui.theme().size().margin());
    }

    /** The width that there is for widgets. */
    protected final float roomWidth() {
        return stage.getWidth() - 2 * safeWidth();
    }

    /** The height that there is for widgets. */
    protected final float roomHeight() {
        return stage.getHeight() - 2 * safeHeight() - controlsStrip();
    }

    private float controlsStrip() {
        return hasControlsStrip() ? ui.theme().px(CONTROLS_STRIP) : 0;
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
