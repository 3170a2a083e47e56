package meeples.room.entrance;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import meeples.game.BoardGame;
import meeples.room.Doors;
import meeples.ui.Role;
import meeples.ui.Theme;
import meeples.ui.UiDialog;
import meeples.ui.Widgets;

/** Asks whoever is here for the first time whether they want to learn, or to play at once. */
public final class WelcomeDialog extends UiDialog {
    private static final float WIDTH = 700;

    private final Doors doors;
    private final BoardGame<?, ?> game;

    public WelcomeDialog(Doors doors, BoardGame<?, ?> game) {
        this.doors = doors;
        this.game = game;
    }

    @Override
    protected void build(Table sheet, Widgets make) {
        Theme theme = make.theme();
        float width = Math.min(theme.px(WIDTH), screen().stage().getWidth() * 0.8f);
        sheet.add(make.label(ui().text("welcome.title"), Role.TITLE)).padBottom(theme.px(10)).row();
        Label words = make.paragraph(ui().text("welcome.text"), Role.BODY);
        words.setAlignment(Align.center);
        sheet.add(words).width(width).padBottom(theme.px(18)).row();
        sheet.defaults()
                .width(width * 0.7f)
                .minHeight(Math.max(theme.px(60), theme.size().finger()))
                .padBottom(theme.px(8));
        sheet.add(
                        make.chiefButton(
                                "welcome.learn",
                                ui().text("welcome.learn"),
                                () -> go(() -> doors.lessons(game))))
                .row();
        sheet.add(
                        make.button(
                                "welcome.play",
                                ui().text("welcome.play"),
                                () -> go(() -> doors.setUp(game))))
                .row();
        sheet.add(make.button("welcome.later", ui().text("welcome.later"), this::close));
    }

    private void go(Runnable way) {
        close();
        way.run();
    }

    @Override
    protected String firstFocus() {
        return "welcome.learn";
    }
}
