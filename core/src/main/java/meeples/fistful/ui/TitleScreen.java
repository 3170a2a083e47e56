package meeples.fistful.ui;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import com.badlogic.gdx.utils.Align;
import meeples.ui.Role;
import meeples.ui.Theme;
import meeples.ui.Ui;
import meeples.ui.UiScreen;

/** The first screen: the game's poster, and where to go from here. */
public final class TitleScreen extends UiScreen {
    private static final float BUTTON_WIDTH = 380;

    private final Doors doors;

    public TitleScreen(Ui ui, Doors doors) {
        super(ui);
        this.doors = doors;
    }

    @Override
    protected void build(Table root) {
        Theme theme = ui.theme();
        root.pad(theme.px(40));
        var title = make.lightLabel(ui.text("title.name"), Role.DISPLAY);
        title.setAlignment(Align.center);
        root.add(title).expandX().padBottom(theme.px(40)).row();
        Table menu = new Table();
        menu.defaults()
                .width(theme.px(BUTTON_WIDTH))
                .minHeight(theme.size().finger())
                .padBottom(theme.px(12));
        if (doors.canResume()) {
            add(menu, "continue", doors::resume);
        }
        add(menu, "play", doors::setUp);
        add(menu, "rules", doors::rules);
        add(menu, "settings", doors::settings);
        add(menu, "credits", doors::credits);
        if (ui.platform().ownsWindow()) {
            add(menu, "quit", doors::quit);
        }
        root.add(menu);
    }

    private void add(Table menu, String name, Runnable action) {
        TextButton button = make.chiefButton(name, ui.text("title." + name), action);
        menu.add(button).row();
    }

    @Override
    protected void back() {
        doors.quit();
    }
}
