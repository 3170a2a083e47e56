package meeples.ui;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import java.util.ArrayList;
import java.util.List;
import meeples.input.Command;
import meeples.input.KeyBindings;

/** The part of the settings where keys are bound to commands. */
final class KeysPart {
    private static final float KEY_WIDTH = 220;

    private final UiScreen screen;
    private final Ui ui;

    KeysPart(UiScreen screen) {
        this.screen = screen;
        ui = screen.ui();
    }

    void fill(Table list, float width) {
        Theme theme = ui.theme();
        Widgets make = screen.make;
        Label about = make.paragraph(ui.text("settings.keys.about"), Role.SMALL);
        about.setColor(theme.quiet());
        list.add(about).width(width - theme.px(80)).colspan(3).left().padBottom(theme.px(8)).row();
        for (Command command : Command.values()) {
            row(list, command);
        }
        list.add(make.button("settings.keys.reset", ui.text("settings.keys.reset"), this::reset))
                .colspan(3)
                .minHeight(theme.size().finger())
                .padTop(theme.px(16));
    }

    private void row(Table list, Command command) {
        Theme theme = ui.theme();
        Table words = new Table();
        words.add(screen.make.label(name(command), Role.BOLD)).left().row();
        String conflict = conflict(command);
        if (!conflict.isEmpty()) {
            Label warning = screen.make.label(conflict, Role.SMALL);
            warning.setColor(Palette.RED);
            words.add(warning).left();
        }
        list.add(words).expandX().left().padRight(theme.px(20));
        for (int place = 0; place < KeyBindings.KEYS_A_COMMAND; place++) {
            list.add(key(command, place))
                    .width(theme.px(KEY_WIDTH))
                    .height(theme.size().finger())
                    .pad(theme.px(3));
        }
        list.row();
    }

    private TextButton key(Command command, int place) {
        int key = ui.keys().key(command, place);
        String text = key == Keys.UNKNOWN ? "–" : KeyNames.of(ui.texts(), key);
        return screen.make.button(
                "key." + command.word() + "." + place, text, () -> ask(command, place));
    }

    private String name(Command command) {
        return ui.text("command." + command.word());
    }

    /** Who else has one of the command's keys, in words; empty when nobody has. */
    private String conflict(Command command) {
        List<String> others = new ArrayList<>();
        for (int place = 0; place < KeyBindings.KEYS_A_COMMAND; place++) {
            int key = ui.keys().key(command, place);
            for (Command other : ui.keys().conflicts(command, key)) {
                others.add(name(other));
            }
        }
        return others.isEmpty() ? "" : ui.text("settings.keys.conflict", String.join(", ", others));
    }

    private void ask(Command command, int place) {
        screen.open(new Catcher(command, place));
    }

    private void reset() {
        ui.keys().reset();
        screen.rebuild();
    }

    /** Waits for the key that the player wants. */
    private final class Catcher extends UiDialog {
        private final Command command;
        private final int place;

        Catcher(Command command, int place) {
            this.command = command;
            this.place = place;
        }

        @Override
        protected void build(Table sheet, Widgets make) {
            Theme theme = make.theme();
            sheet.add(make.label(name(command), Role.TITLE)).padBottom(theme.px(10)).row();
            sheet.add(make.label(KeysPart.this.ui.text("settings.keys.press"), Role.BODY))
                    .padBottom(theme.px(20))
                    .row();
            Table answers = new Table();
            answers.defaults().minHeight(theme.size().finger()).pad(0, theme.px(8), 0, theme.px(8));
            answers.add(make.button("key.cancel", KeysPart.this.ui.text("ui.cancel"), this::back));
            answers.add(
                    make.button(
                            "key.none",
                            KeysPart.this.ui.text("settings.keys.none"),
                            () -> take(Keys.UNKNOWN)));
            sheet.add(answers);
            KeysPart.this.ui.screens().catchKey(this::take);
        }

        private void take(int key) {
            KeysPart.this.ui.screens().catchKey(null);
            close();
            if (key != Keys.ESCAPE || command == Command.BACK) {
                KeysPart.this.ui.keys().bind(command, place, key);
            }
            screen.rebuild();
        }

        @Override
        protected void back() {
            KeysPart.this.ui.screens().catchKey(null);
            close();
        }
    }
}
