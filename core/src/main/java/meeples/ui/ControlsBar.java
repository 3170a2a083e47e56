package meeples.ui;

import com.badlogic.gdx.math.MathUtils;
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
    private static final float STEP = 0.9f;

    private final Ui ui;
    private final Supplier<List<Control>> controls;
    private final Supplier<Device> whose;
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

    /** As large as there is room for: it is better read smaller than not at all. */
    private void show() {
        float least = ui.theme().leastScale(Role.SMALL);
        float fitting = getHeight() / ui.theme().px(Glyphs.height(ui.theme()));
        float scale = MathUtils.clamp(fitting, least, 1);
        Table line = line(scale);
        while (line.getPrefWidth() > getWidth() && scale > least) {
            scale = Math.max(least, scale * STEP);
            line = line(scale);
        }
        clearChildren();
        if (line.hasChildren()) {
            add(line);
        }
    }

    private Table line(float scale) {
        Theme theme = ui.theme();
        Glyphs glyphs = new Glyphs(ui, Glyphs.height(theme) * scale);
        // It may lie on any picture.
        Table line = new Table();
        line.setBackground(theme.surface(Palette.SHADE));
        line.pad(theme.px(2 * scale), theme.px(12), theme.px(2 * scale), theme.px(12));
        boolean least = scale <= theme.leastScale(Role.SMALL);
        for (Control control : shown) {
            Actor glyph = glyphs.of(shownFor, control.command());
            if (glyph != null) {
                Table pair = new Table();
                pair.add(glyph).padRight(theme.px(8 * scale));
                Label label = new Label(control.text(), theme.skin(), Role.SMALL.name());
                label.setColor(Palette.CREAM);
                label.setFontScale(scale);
                pair.add(label);
                boolean first = !line.hasChildren();
                float gap = first ? 0 : theme.px(GAP * scale);
                boolean fits = line.getPrefWidth() + gap + pair.getPrefWidth() <= getWidth();
                if (fits || !least) {
                    line.add(pair).padLeft(gap);
                }
            }
        }
        return line;
    }
}
