package meeples.room.lesson;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import meeples.game.BoardGame;
import meeples.game.lesson.Lesson;
import meeples.input.Command;
import meeples.room.Doors;
import meeples.ui.Role;
import meeples.ui.Theme;
import meeples.ui.UiDialog;
import meeples.ui.Widgets;

/** Where to go from a lesson, which is kept where it is left. */
final class LessonMenu<S> extends UiDialog {
    private static final float WIDTH = 420;

    private final Doors doors;
    private final BoardGame<S, ?> game;
    private final Lesson<S> lesson;

    LessonMenu(Doors doors, BoardGame<S, ?> game, Lesson<S> lesson) {
        this.doors = doors;
        this.game = game;
        this.lesson = lesson;
    }

    @Override
    protected void build(Table sheet, Widgets make) {
        Theme theme = make.theme();
        sheet.add(make.label(ui().text("lessons.menu"), Role.TITLE)).padBottom(theme.px(4)).row();
        sheet.add(make.label(ui().text("lessons.kept"), Role.SMALL)).padBottom(theme.px(14)).row();
        sheet.defaults()
                .width(theme.px(WIDTH))
                .minHeight(theme.size().finger())
                .padBottom(theme.px(10));
        add(sheet, make, "resume", this::close);
        add(sheet, make, "again", () -> doors.lesson(game, lesson, true));
        add(sheet, make, "list", () -> doors.lessons(game));
        add(sheet, make, "rules", () -> doors.rules(game));
        add(sheet, make, "settings", doors::settings);
        add(sheet, make, "to-title", doors::title);
    }

    private void add(Table sheet, Widgets make, String name, Runnable action) {
        String text = ui().text("lessons.menu." + name);
        sheet.add(make.button("lesson." + name, text, action)).row();
    }

    @Override
    protected boolean command(Command command) {
        if (command == Command.MENU) {
            close();
            return true;
        }
        return false;
    }
}
