package meeples.ui;

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

    /** The player wants to leave without an answer. */
    protected void back() {
        close();
    }

    /** A command that means something special here. */
    protected boolean command(Command command) {
        return false;
    }

    /** A device says a command while this is on top: true when that is all that happens. */
    protected boolean heard(Device device, Command command) {
        return false;
    }

    /** It has just come up; not when it is built anew. */
    protected void opened() {}

    /**
     * A line was left by a key.
     *
     * @param done whether it is as it shall be, or the player wants to leave
     */
    protected void typed(boolean done) {}

    /** The name of the widget that has the focus at first; null for the first one. */
    protected String firstFocus() {
        return null;
    }

    protected final Ui ui() {
        return screen.ui();
    }

    protected final UiScreen screen() {
        return screen;
    }

    /** What lies below is not pressed. */
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
        layer.setBackground(theme.surface(Palette.SHADE));
        float gap = theme.px(24);
        float high = Math.max(gap, above.safeHeight());
        float wide = Math.max(gap, above.safeWidth());
        layer.pad(high, wide, high, wide);
        Table sheet = new Table();
        sheet.setTouchable(Touchable.enabled);
        sheet.setBackground(theme.drawable(Look.PAPER));
        build(sheet, above.make);
        layer.add(sheet);
    }
}
