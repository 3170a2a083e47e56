package meeples.ui;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.function.Supplier;
import meeples.input.Command;
import meeples.input.Device;

/**
 * A small picture of a pad's button in the corner of a widget that does the same; not on a big
 * screen, where nobody could read it: there the {@link ControlsBar} says it.
 */
public final class Badge extends Table {
    private static final float SIDE = 24;

    private final Ui ui;
    private final Supplier<Command> command;
    private Device shownFor;

    /**
     * @param command the command of the widget on the device in use; null when there is none
     */
    public Badge(Ui ui, Supplier<Command> command) {
        this.ui = ui;
        this.command = command;
        setTouchable(Touchable.disabled);
        bottom().right();
    }

    @Override
    public void act(float delta) {
        super.act(delta);
        Device device = ui.devices().last();
        if (device == shownFor) {
            return;
        }
        shownFor = device;
        clearChildren();
        Command now = command.get();
        boolean small = !ui.theme().size().bigScreen();
        boolean pad = device.kind().isPad() && now != null && small;
        Actor glyph = pad ? new Glyphs(ui, SIDE).of(device, now) : null;
        if (glyph != null) {
            float out = -ui.theme().px(9);
            add(glyph).padRight(out).padBottom(out);
        }
    }
}
