package meeples.ui;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import meeples.input.Command;
import meeples.input.Device;

/**
 * Shows which buttons of a device do what on this screen. It changes with the device at once, and
 * leaves out what it has no room for.
 */
public final class ControlsBar extends Table {
    /**
     * A command and what it does here.
     *
     * @param text what it does, in a word or two
     */
    public record Control(Command command, String text) {}

    /**
     * The controls of one screen. They are asked for in every frame, so those that were made before
     * are used again, and a waiting screen makes no garbage.
     */
    static final class Cache {
        private final List<Control> known = new ArrayList<>();
        private final List<Control> now = new ArrayList<>();

        List<Control> begin() {
            now.clear();
            return now;
        }

        Control of(Command command, String text) {
            for (int i = 0; i < known.size(); i++) {
                Control control = known.get(i);
                if (control.command() == command && control.text().equals(text)) {
                    return control;
                }
            }
            Control control = new Control(command, text);
            known.add(control);
            return control;
        }
    }

    private static final float GAP = 26;

    private final Ui ui;
    private final Supplier<List<Control>> controls;
    private final Supplier<Device> whose;
    private final Glyphs glyphs;
    private List<Control> shown;
    private Device shownFor;
    private boolean wasSplit;

    /**
     * @param controls what can be done now, the most important first
     * @param whose the device whose buttons are shown
     */
    public ControlsBar(Ui ui, Supplier<List<Control>> controls, Supplier<Device> whose) {
        this.ui = ui;
        this.controls = controls;
        this.whose = whose;
        glyphs = new Glyphs(ui);
        setName("controls");
        setTouchable(Touchable.disabled);
    }

    @Override
    public void act(float delta) {
        super.act(delta);
        Device device = whose.get();
        List<Control> now = controls.get();
        boolean split = ui.devices().isKeyboardSplit();
        if (device != shownFor || split != wasSplit || !now.equals(shown)) {
            shownFor = device;
            wasSplit = split;
            shown = new ArrayList<>(now);
            show();
        }
    }

    private void show() {
        clearChildren();
        Theme theme = ui.theme();
        // It may lie on any picture.
        Table line = new Table();
        line.setBackground(theme.surface(Palette.SHADE));
        line.pad(theme.px(2), theme.px(12), theme.px(2), theme.px(12));
        for (Control control : shown) {
            Actor glyph = glyphs.of(shownFor, control.command());
            if (glyph != null) {
                Table pair = new Table();
                pair.add(glyph).padRight(theme.px(8));
                Label label = new Label(control.text(), theme.skin(), Role.SMALL.name());
                label.setColor(Palette.CREAM);
                pair.add(label);
                boolean first = !line.hasChildren();
                float gap = first ? 0 : theme.px(GAP);
                if (line.getPrefWidth() + gap + pair.getPrefWidth() <= getWidth()) {
                    line.add(pair).padLeft(gap);
                }
            }
        }
        if (line.hasChildren()) {
            add(line);
        }
    }
}
