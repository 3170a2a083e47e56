package meeples.fistful.ui;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import meeples.fistful.ui.words.TownWords;
import meeples.input.Command;
import meeples.ui.Question;
import meeples.ui.Role;
import meeples.ui.Theme;
import meeples.ui.UiDialog;
import meeples.ui.Widgets;

/** What can be done besides playing: the match waits, and is kept already. */
final class PauseMenu extends UiDialog {
    private static final float WIDTH = 420;

    private final TownWords words;
    private final Runnable save;
    private final Runnable watch;
    private final Runnable copy;
    private final Doors doors;
    private final boolean unfinished;
    private int columns;
    private int added;

    /**
     * @param unfinished whether leaving means to leave a match that is not over
     */
    PauseMenu(
            TownWords words,
            Runnable save,
            Runnable watch,
            Runnable copy,
            Doors doors,
            boolean unfinished) {
        this.words = words;
        this.save = save;
        this.watch = watch;
        this.copy = copy;
        this.doors = doors;
        this.unfinished = unfinished;
    }

    @Override
    protected void build(Table sheet, Widgets make) {
        Theme theme = make.theme();
        columns = isLow(theme) ? 2 : 1;
        added = 0;
        sheet.add(make.label(words.get("pause.title"), Role.TITLE))
                .colspan(columns)
                .padBottom(theme.px(4))
                .row();
        sheet.add(make.label(words.get("pause.kept"), Role.SMALL))
                .colspan(columns)
                .padBottom(theme.px(16))
                .row();
        sheet.defaults()
                .width(theme.px(WIDTH))
                .minHeight(theme.size().finger())
                .pad(0, theme.px(5), theme.px(10), theme.px(5));
        sheet.add(button(make, "resume", this::close)).colspan(columns).row();
        add(sheet, make, "save", save);
        add(sheet, make, "watch", watch);
        add(sheet, make, "rules", doors::rules);
        add(sheet, make, "settings", doors::settings);
        add(sheet, make, "copy-game", copy);
        add(sheet, make, "to-title", this::leave);
    }

    /** On a phone that lies on its side the buttons stand beside each other. */
    private boolean isLow(Theme theme) {
        return 10 * theme.size().finger() > screen().stage().getHeight();
    }

    private void leave() {
        if (unfinished && ui().settings().confirmLeave.isOn()) {
            screen().open(
                            new Question(
                                    words.get("leave.title"),
                                    words.get("leave.about"),
                                    words.get("leave.yes"),
                                    doors::title));
        } else {
            doors.title();
        }
    }

    private TextButton button(Widgets make, String name, Runnable action) {
        return make.button(name, words.get("pause." + name), action);
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
