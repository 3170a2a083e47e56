package meeples.app;

import com.badlogic.gdx.Gdx;
import meeples.fistful.ui.Doors;
import meeples.fistful.ui.NewGame;
import meeples.fistful.ui.TitleScreen;
import meeples.ui.Ui;

/** Leads from screen to screen. */
final class FistfulDoors implements Doors {
    private final Ui ui;

    FistfulDoors(Ui ui) {
        this.ui = ui;
    }

    @Override
    public void title() {
        ui.screens().reset(new TitleScreen(ui, this));
    }

    @Override
    public void setUp() {}

    @Override
    public void play(NewGame game) {}

    @Override
    public boolean canResume() {
        return false;
    }

    @Override
    public void resume() {}

    @Override
    public void rules() {}

    @Override
    public void settings() {}

    @Override
    public void credits() {}

    @Override
    public void quit() {
        if (ui.platform().ownsWindow()) {
            Gdx.app.exit();
        }
    }
}
