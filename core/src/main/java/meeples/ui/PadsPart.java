package meeples.ui;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import meeples.input.Device;
import meeples.input.DeviceKind;
import meeples.input.PadButton;

/** The part of the settings about pads: which there are, what their buttons do, and are. */
final class PadsPart {
    private static final PadButton[] EXPLAINED = {
        PadButton.A,
        PadButton.B,
        PadButton.X,
        PadButton.Y,
        PadButton.L1,
        PadButton.R1,
        PadButton.SELECT,
        PadButton.START,
        PadButton.L3,
        PadButton.R3,
        PadButton.LOOK_UP,
        PadButton.L2,
        PadButton.R2,
    };

    /** With less width than this the buttons are explained in one column. */
    private static final float LEAST_FOR_TWO = 1160;

    /** So high that even the letters on sticks can be read from a couch. */
    static final float HEIGHT = 50;

    private final UiScreen screen;
    private final Ui ui;

    PadsPart(UiScreen screen) {
        this.screen = screen;
        ui = screen.ui();
    }

    void fill(Table list, float width) {
        List<Device> pads = ui.devices().connectedPads();
        if (pads.isEmpty()) {
            Label none = screen.make.paragraph(ui.text("settings.pads.none"), Role.BODY);
            none.setName("pads.none");
            list.add(none).width(width - ui.theme().px(80)).colspan(2).left().row();
        }
        for (int i = 0; i < pads.size(); i++) {
            row(list, pads.get(i), i);
        }
        explain(list, pads.isEmpty() ? DeviceKind.XBOX : pads.get(0).kind(), width);
    }

    private void row(Table list, Device pad, int index) {
        Theme theme = ui.theme();
        Widgets make = screen.make;
        Table words = new Table();
        Label name = make.label(label(pad), Role.BOLD);
        name.setEllipsis(true);
        words.add(name).left().minWidth(0).row();
        String state = "settings.pads." + (ui.devices().isUnknown(pad) ? "unknown" : "known");
        Label about = make.label(ui.text(state), Role.SMALL);
        about.setColor(theme.quiet());
        words.add(about).left();
        list.add(words).expandX().left().pad(theme.px(6), 0, theme.px(6), theme.px(24));
        Table buttons = new Table();
        buttons.defaults().minHeight(theme.size().finger()).padLeft(theme.px(8));
        if (ui.devices().mappings().has(pad.name())) {
            buttons.add(
                    make.button(
                            "pads.forget." + index,
                            ui.text("settings.pads.forget"),
                            () -> forget(pad)));
        }
        buttons.add(
                make.button(
                        "pads.teach." + index,
                        ui.text("settings.pads.teach"),
                        () -> screen.open(new PadDialog(pad))));
        list.add(buttons).right().row();
    }

    /** A pad's name without the numbers that browsers put behind it. */
    static String label(Device pad) {
        int bracket = pad.name().indexOf(" (");
        return bracket > 0 ? pad.name().substring(0, bracket) : pad.name();
    }

    private void forget(Device pad) {
        ui.devices().forgetMapping(pad);
        screen.rebuild();
    }

    private void explain(Table list, DeviceKind kind, float width) {
        Theme theme = ui.theme();
        int columns = width < theme.px(LEAST_FOR_TWO) ? 1 : 2;
        Glyphs glyphs = new Glyphs(ui, HEIGHT);
        Table table = new Table();
        for (int i = 0; i < EXPLAINED.length; i++) {
            PadButton button = EXPLAINED[i];
            table.add(glyphs.of(kind, button)).width(theme.px(72)).pad(theme.px(4));
            table.add(screen.make.label(ui.text("pad." + button.word()), Role.BODY))
                    .left()
                    .width(theme.px(460));
            if (i % columns == columns - 1) {
                table.row();
            }
        }
        list.add(table).colspan(2).left().padTop(theme.px(16)).row();
    }
}
