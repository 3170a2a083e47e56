package meeples.room.playing;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import meeples.game.BoardGame;
import meeples.input.Command;
import meeples.room.Doors;
import meeples.room.sitting.Sitting;
import meeples.ui.Question;
import meeples.ui.Role;
import meeples.ui.Theme;
import meeples.ui.UiDialog;
import meeples.ui.Widgets;

/** What can be done besides playing: the match waits, and is kept already. */
final class PauseMenu<S, E> extends UiDialog {
    private static final float WIDTH = 420;

    private final Doors doors;
    private final BoardGame<S, E> game;
    private final Sitting<S, E> sitting;
    private final Runnable copy;
    private final Runnable link;
    private int columns;
    private int added;

    /**
     * @param copy copies the match as text
     * @param link copies the address of a page with the match, where there are such
     */
    PauseMenu(
            Doors doors,
            BoardGame<S, E> game,
            Sitting<S, E> sitting,
            Runnable copy,
            Runnable link) {
        this.doors = doors;
        this.game = game;
        this.sitting = sitting;
        this.copy = copy;
        this.link = link;
    }

    @Override
    protected void build(Table sheet, Widgets make) {
        Theme theme = make.theme();
        columns = isLow(theme) ? 2 : 1;
        added = 0;
        sheet.add(make.label(text("pause.title"), Role.TITLE))
                .colspan(columns)
                .padBottom(theme.px(4))
                .row();
        sheet.add(make.label(text("pause.kept"), Role.SMALL))
                .colspan(columns)
                .padBottom(theme.px(16))
                .row();
        sheet.defaults()
                .width(theme.px(WIDTH))
                .minHeight(theme.size().finger())
                .pad(0, theme.px(5), theme.px(10), theme.px(5));
        sheet.add(button(make, "resume", this::close)).colspan(columns).row();
        add(sheet, make, "save", () -> doors.save(screen(), game, sitting.match()));
        add(sheet, make, "watch", () -> doors.watch(game, sitting.match(), 0));
        add(sheet, make, "rules", () -> doors.rules(game));
        add(sheet, make, "settings", doors::settings);
        add(sheet, make, "copy-game", copy);
        if (ui().platform().hasLinks()) {
            add(sheet, make, "copy-link", link);
        }
        add(sheet, make, "picture", this::takePicture);
        add(sheet, make, "to-title", this::leave);
        sheet.add(practice(make)).colspan(columns).row();
    }

    /** On a phone that lies on its side the buttons stand beside each other. */
    private boolean isLow(Theme theme) {
        return 13 * theme.size().finger() > screen().stage().getHeight();
    }

    private void takePicture() {
        close();
        ui().screens().takePicture();
    }

    private Table practice(Widgets make) {
        Table row = new Table();
        row.add(make.label(text("pause.practice"), Role.BODY)).expandX().left();
        row.add(make.toggle("practice", sitting.match().isPractice(), sitting::setPractice));
        return row;
    }

    private void leave() {
        if (!sitting.isOver() && ui().settings().confirmLeave.isOn()) {
            screen().open(
                            new Question(
                                    text("leave.title"),
                                    text("leave.about"),
                                    text("leave.yes"),
                                    doors::title));
        } else {
            doors.title();
        }
    }

    private String text(String key) {
        return ui().texts().get(key);
    }

    private TextButton button(Widgets make, String name, Runnable action) {
        return make.button(name, text("pause." + name), action);
    }

    private void add(Table sheet, Widgets make, String name, Runnable action) {
        sheet.add(button(make, name, action));
        if (++added % columns == 0) {
            sheet.row();
        }
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
