package meeples.ui;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import com.badlogic.gdx.utils.Align;
import meeples.input.Command;
import meeples.input.Device;

/** Fills in a line by a wheel of letters, for those who hold a pad. */
public final class LetterDialog extends UiDialog {
    private static final float WIDTH = 900;

    private final String line;
    private final Letters letters;
    private LetterWheel wheel;

    private LetterDialog(TextField field) {
        line = field.getName();
        letters = new Letters(field.getText(), most(field));
    }

    /** Opens it above a screen, for a line of that screen. */
    public static void open(UiScreen screen, TextField field) {
        screen.open(new LetterDialog(field));
    }

    private static int most(TextField field) {
        return field.getMaxLength() > 0 ? field.getMaxLength() : Integer.MAX_VALUE;
    }

    @Override
    protected void build(Table sheet, Widgets make) {
        Theme theme = make.theme();
        sheet.setName("letters");
        float width = Math.min(theme.px(WIDTH), screen().stage().getWidth() * 0.8f);
        wheel = new LetterWheel(make, letters, width, this::done);
        sheet.add(wheel).row();
        Label about = make.paragraph(ui().text("letters.about"), Role.SMALL);
        about.setAlignment(Align.center);
        about.setColor(theme.quiet());
        sheet.add(about).width(width).padTop(theme.px(12));
    }

    private void done() {
        UiScreen below = screen();
        close();
        Typist.fill(below, line, letters.text());
    }

    @Override
    protected boolean heard(Device device, Command command) {
        if (command == Command.FULL_SCREEN) {
            return false;
        }
        if (!wheel.command(command)) {
            close();
        }
        Gdx.graphics.requestRendering();
        return true;
    }
}
