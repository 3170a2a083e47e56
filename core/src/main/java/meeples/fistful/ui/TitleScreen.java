package meeples.fistful.ui;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.ui.Button;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import com.badlogic.gdx.utils.Timer;
import java.util.List;
import meeples.fistful.table.Art;
import meeples.input.Command;
import meeples.ui.HintBar;
import meeples.ui.Theme;
import meeples.ui.Ui;
import meeples.ui.UiScreen;

/** The first screen: the game's poster, and where to go from here. */
public final class TitleScreen extends UiScreen {
    private static final float BUTTON_WIDTH = 340;

    private final Doors doors;
    private final Poster poster;
    private final float secondsToDemo;
    private final Timer.Task demo =
            new Timer.Task() {
                @Override
                public void run() {
                    doors.demo();
                }
            };
    private float middle;

    /**
     * @param secondsToDemo after so long without any input bots begin to play
     */
    public TitleScreen(Ui ui, Doors doors, Poster poster, float secondsToDemo) {
        super(ui);
        this.doors = doors;
        this.poster = poster;
        this.secondsToDemo = secondsToDemo;
        if (ui.settings().reducedMotion.isOn()) {
            poster.finish();
        }
    }

    /** Whether the window is upright, so that the menu must stand over the posse. */
    private static boolean isUpright() {
        return Gdx.graphics.getWidth() < Gdx.graphics.getHeight() * 1.1f;
    }

    @Override
    protected void build(Table root) {
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
        add(menu, "couch", false, doors::couch);
        add(menu, "saves", false, doors::saves);
        add(menu, "rules", false, doors::rules);
        add(menu, "settings", false, doors::settings);
        add(menu, "credits", false, doors::credits);
        if (ui.platform().ownsWindow()) {
            add(menu, "quit", false, doors::quit);
        }
        if (!ui.platform().ownsWindow() && Gdx.graphics.supportsDisplayModeChange()) {
            addFullScreenButton(theme);
        }
        if (isUpright()) {
            root.add(menu).expand().bottom().pad(theme.px(40));
            middle = 0.5f;
        } else {
            float margin = Gdx.graphics.getWidth() * 0.06f - safeWidth();
            // On a phone there may be hardly more room than it needs.
            float room = Math.max(0, stage().getHeight() - 2 * safeHeight() - menu.getPrefHeight());
            float below = Math.min(theme.px(60), room / 2);
            root.add(menu).expand().right().bottom().padRight(margin).padBottom(below);
            float free = stage().getWidth() - safeWidth() - margin - menu.getPrefWidth();
            middle = free / 2 / stage().getWidth();
        }
    }

    /** A page has no window of its own to make larger: a button in its corner does it. */
    private void addFullScreenButton(Theme theme) {
        String picture = Art.icon(Gdx.graphics.isFullscreen() ? "windowed" : "fullscreen");
        Button button =
                make.iconButton(
                        "full-screen",
                        picture,
                        ui.text("settings.full-screen.name"),
                        ui.settings().fullScreen::flip);
        float size = Math.max(theme.px(64), theme.size().finger());
        float margin = theme.px(20);
        button.setBounds(
                isUpright()
                        ? stage().getWidth() - safeWidth() - size - margin
                        : safeWidth() + margin,
                stage().getHeight() - safeHeight() - size - margin,
                size,
                size);
        stage().addActor(button);
    }

    private void add(Table menu, String name, boolean chief, Runnable action) {
        String text = ui.text("title." + name);
        TextButton button =
                chief ? make.chiefButton(name, text, action) : make.signButton(name, text, action);
        menu.add(button).row();
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
        poster.drawTitle(batch, stage().getWidth(), stage().getHeight(), middle);
        batch.end();
    }

    @Override
    protected void shown() {
        waitForDemo();
    }

    @Override
    protected boolean stirred() {
        waitForDemo();
        return false;
    }

    private void waitForDemo() {
        demo.cancel();
        Timer.schedule(demo, secondsToDemo);
    }

    @Override
    protected void hidden() {
        demo.cancel();
    }

    @Override
    protected void back() {
        doors.quit();
    }

    /** There is nothing to go back to. */
    @Override
    protected void addHints(List<HintBar.Hint> hints) {
        hints.add(hint(Command.ACCEPT, ui.text("hint.choose")));
    }
}
