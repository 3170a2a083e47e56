package meeples.room.puzzle;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import meeples.input.Command;
import meeples.ui.Role;
import meeples.ui.Theme;
import meeples.ui.UiDialog;
import meeples.ui.Widgets;

/** What can be done besides solving the puzzle; it also says once more what is asked for. */
final class PuzzleMenu extends UiDialog {
    private static final float WIDTH = 460;

    private final String goal;
    private final Ways ways;

    /** What can be done. */
    interface Ways {
        void again();

        void hint();

        void rules();

        void settings();

        void leave();
    }

    PuzzleMenu(String goal, Ways ways) {
        this.goal = goal;
        this.ways = ways;
    }

    @Override
    protected void build(Table sheet, Widgets make) {
        Theme theme = make.theme();
        Label words = make.paragraph(goal, Role.BOLD);
        words.setAlignment(Align.center);
        sheet.add(words).width(theme.px(WIDTH)).padBottom(theme.px(16)).row();
        sheet.defaults()
                .width(theme.px(WIDTH))
                .minHeight(theme.size().finger())
                .padBottom(theme.px(10));
        add(sheet, make, "resume", "pause.resume", this::close);
        add(sheet, make, "puzzle.again", "puzzle.again", () -> go(ways::again));
        add(sheet, make, "puzzle.hint", "puzzle.hint", () -> go(ways::hint));
        add(sheet, make, "rules", "pause.rules", ways::rules);
        add(sheet, make, "settings", "pause.settings", ways::settings);
        add(sheet, make, "puzzle.all", "puzzle.all", () -> go(ways::leave));
    }

    private void add(Table sheet, Widgets make, String name, String key, Runnable action) {
        sheet.add(make.button(name, ui().text(key), action)).row();
    }

    private void go(Runnable where) {
        close();
        where.run();
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
