package meeples.fistful.ui;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import meeples.ui.Theme;
import meeples.ui.Ui;
import meeples.ui.UiScreen;

/** The first screen: the game's poster, and where to go from here. */
public final class TitleScreen extends UiScreen {
    private static final float BUTTON_WIDTH = 340;
    private static final float MIDDLE_BESIDE_MENU = 0.38f;

    private final Doors doors;
    private Poster poster;

    public TitleScreen(Ui ui, Doors doors) {
        super(ui);
        this.doors = doors;
    }

    /** Whether the window is upright, so that the menu must stand over the posse. */
    private static boolean isUpright() {
        return Gdx.graphics.getWidth() < Gdx.graphics.getHeight() * 1.1f;
    }

    @Override
    protected void build(Table root) {
        preparePoster();
        Theme theme = ui.theme();
        Table menu = make.wood();
        menu.defaults()
                .width(theme.px(BUTTON_WIDTH))
                .minHeight(theme.size().finger())
                .pad(theme.px(5));
        boolean resuming = doors.canResume();
        if (resuming) {
            add(menu, "continue", true, doors::resume);
        }
        add(menu, "play", !resuming, doors::setUp);
        add(menu, "rules", false, doors::rules);
        add(menu, "settings", false, doors::settings);
        add(menu, "credits", false, doors::credits);
        if (ui.platform().ownsWindow()) {
            add(menu, "quit", false, doors::quit);
        }
        if (isUpright()) {
            root.add(menu).expand().bottom().pad(theme.px(40));
        } else {
            float margin = Gdx.graphics.getWidth() * 0.06f;
            root.add(menu).expand().right().bottom().padRight(margin).padBottom(theme.px(70));
        }
    }

    private void add(Table menu, String name, boolean chief, Runnable action) {
        String text = ui.text("title." + name);
        TextButton button =
                chief ? make.chiefButton(name, text, action) : make.signButton(name, text, action);
        menu.add(button).row();
    }

    private void preparePoster() {
        int height = Gdx.graphics.getHeight();
        boolean again = poster != null;
        if (again && !poster.fits(height)) {
            poster.dispose();
            poster = null;
        }
        if (poster == null) {
            poster = new Poster(height, again || ui.settings().reducedMotion.isOn());
        }
    }

    @Override
    protected void act(float delta) {
        if (poster.act(delta)) {
            Gdx.graphics.requestRendering();
        }
    }

    @Override
    protected void drawBehind() {
        Batch batch = ui.batch();
        stage().getViewport().apply();
        batch.setProjectionMatrix(stage().getCamera().combined);
        batch.begin();
        float middle = isUpright() ? 0.5f : MIDDLE_BESIDE_MENU;
        poster.draw(batch, stage().getWidth(), stage().getHeight(), middle);
        batch.end();
    }

    @Override
    protected void back() {
        doors.quit();
    }

    @Override
    public void dispose() {
        super.dispose();
        if (poster != null) {
            poster.dispose();
        }
    }
}
