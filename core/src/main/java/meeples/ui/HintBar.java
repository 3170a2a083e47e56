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
 * Says what the buttons of a device do here. It changes with the device at once, and leaves out
 * what it has no room for.
 */
public final class HintBar extends Table {
    /**
     * One of them.
     *
     * @param text what it does, in a word or two
     */
    public record Hint(Command command, String text) {}

    /**
     * Hints of one screen. They are asked for in every frame, so those that were given before are
     * given again, and a waiting screen makes no garbage.
     */
    static final class Hints {
        private final List<Hint> known = new ArrayList<>();
        private final List<Hint> now = new ArrayList<>();

        List<Hint> begin() {
            now.clear();
            return now;
        }

        Hint of(Command command, String text) {
            for (int i = 0; i < known.size(); i++) {
                Hint hint = known.get(i);
                if (hint.command() == command && hint.text().equals(text)) {
                    return hint;
                }
            }
            Hint hint = new Hint(command, text);
            known.add(hint);
            return hint;
        }
    }

    private static final float GAP = 26;

    private final Ui ui;
    private final Supplier<List<Hint>> hints;
    private final Supplier<Device> whose;
    private final Glyphs glyphs;
    private List<Hint> shown;
    private Device shownFor;
    private boolean wasSplit;

    /**
     * @param hints what can be done now, the most important first
     * @param whose the device whose buttons are shown
     */
    public HintBar(Ui ui, Supplier<List<Hint>> hints, Supplier<Device> whose) {
        this.ui = ui;
        this.hints = hints;
        this.whose = whose;
        glyphs = new Glyphs(ui);
        setName("hints");
        setTouchable(Touchable.disabled);
    }

    @Override
    public void act(float delta) {
        super.act(delta);
        Device device = whose.get();
        List<Hint> now = hints.get();
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
        for (Hint hint : shown) {
            Actor glyph = glyphs.of(shownFor, hint.command());
            if (glyph != null) {
                Table pair = new Table();
                pair.add(glyph).padRight(theme.px(8));
                Label label = new Label(hint.text(), theme.skin(), Role.SMALL.name());
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
