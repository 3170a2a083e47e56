package meeples.ui;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import meeples.input.Command;
import meeples.input.Device;

/**
 * A sheet of paper above a screen that wants an answer first. Like a screen it builds its widgets
 * anew when the theme or the language changes.
 */
public abstract class UiDialog {
    private final Table layer = new Table();
    private UiScreen screen;

    /** Puts the widgets on the sheet. */
    protected abstract void build(Table sheet, Widgets make);

    /** Called when the player wants to leave without an answer. */
    protected void back() {
        close();
    }

    /** Handles a command in a way of its own; false to let it do what it does everywhere. */
    protected boolean command(Command command) {
        return false;
    }

    /** Called first for a command of a device; true when nothing else shall happen. */
    protected boolean heard(Device device, Command command) {
        return false;
    }

    /** Called when the dialog is opened; not when its widgets are rebuilt. */
    protected void opened() {}

    /**
     * Called when the player leaves a text field by a key.
     *
     * @param done true after Enter, false after Escape
     */
    protected void typed(boolean done) {}

    /** Whose answer it waits for, so that their buttons are shown; null for anybody's. */
    protected Device asked() {
        return null;
    }

    /** The name of the widget that is focused first; null for the first one. */
    protected String firstFocus() {
        return null;
    }

    /** The colour that lies over the screen below it. */
    protected Color shade() {
        return Palette.SHADE;
    }

    /** Whether it lies low, above the controls, so that more is seen of what it is about. */
    protected boolean isLow() {
        return false;
    }

    protected final Ui ui() {
        return screen.ui();
    }

    protected final UiScreen screen() {
        return screen;
    }

    /** Keeps clicks from what lies below the dialog. */
    private static final InputListener SHIELD =
            new InputListener() {
                @Override
                public boolean touchDown(
                        InputEvent event, float x, float y, int pointer, int button) {
                    return true;
                }
            };

    public final void close() {
        layer.remove();
        screen.closed(this);
    }

    /** Builds the widgets anew. */
    public final void rebuild() {
        screen.rebuild();
    }

    final Table layer() {
        return layer;
    }

    final void open(UiScreen above) {
        screen = above;
        Theme theme = above.ui().theme();
        layer.clearChildren();
        layer.removeListener(SHIELD);
        layer.addListener(SHIELD);
        layer.setFillParent(true);
        layer.setTouchable(Touchable.enabled);
        layer.setBackground(theme.surface(shade()));
        float gap = theme.px(24);
        float high = Math.max(gap, above.safeHeight());
        float wide = Math.max(gap, above.safeWidth());
        layer.pad(high, wide, high, wide);
        layer.center();
        if (isLow()) {
            layer.bottom().padBottom(Math.max(high, theme.px(Glyphs.height(theme))));
        }
        Table sheet = new Table();
        sheet.setTouchable(Touchable.enabled);
        sheet.setBackground(theme.drawable(UiPicture.PAPER));
        build(sheet, above.make);
        layer.add(sheet);
    }
}
