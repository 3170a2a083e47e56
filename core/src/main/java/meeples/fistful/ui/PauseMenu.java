package meeples.fistful.ui;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
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
        sheet.add(make.label(words.get("pause.title"), Role.TITLE)).padBottom(theme.px(4)).row();
        sheet.add(make.label(words.get("pause.kept"), Role.SMALL)).padBottom(theme.px(16)).row();
        sheet.defaults()
                .width(theme.px(WIDTH))
                .minHeight(theme.size().finger())
                .padBottom(theme.px(10));
        add(sheet, make, "resume", this::close);
        add(sheet, make, "save", save);
        add(sheet, make, "watch", watch);
        add(sheet, make, "rules", doors::rules);
        add(sheet, make, "settings", doors::settings);
        add(sheet, make, "copy-game", copy);
        add(sheet, make, "to-title", this::leave);
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

    private void add(Table sheet, Widgets make, String name, Runnable action) {
        sheet.add(make.button(name, words.get("pause." + name), action)).row();
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
