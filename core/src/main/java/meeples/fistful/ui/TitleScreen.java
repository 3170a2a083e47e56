package meeples.fistful.ui;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.ui.Button;
import com.badlogic.gdx.scenes.scene2d.ui.Cell;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import com.badlogic.gdx.utils.Timer;
import java.util.ArrayList;
import java.util.List;
import meeples.fistful.table.Art;
import meeples.input.Command;
import meeples.ui.HintBar;
import meeples.ui.Question;
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
        List<TextButton> buttons = buttons();
        fill(menu, buttons, 1);
        if (!isUpright() && menu.getPrefHeight() > roomHeight()) {
            fill(menu, buttons, 2); // a phone that lies on its side
        }
        if (!ui.platform().ownsWindow() && Gdx.graphics.supportsDisplayModeChange()) {
            addFullScreenButton(theme);
        }
        if (isUpright()) {
            root.add(menu).expand().bottom().pad(theme.px(40));
            middle = 0.5f;
        } else {
            float margin = Gdx.graphics.getWidth() * 0.06f - safeWidth();
            // On a low window there may be hardly more room than it needs.
            float room = Math.max(0, roomHeight() - menu.getPrefHeight());
            float below = Math.min(theme.px(60), room / 2);
            root.add(menu).expand().right().bottom().padRight(margin).padBottom(below);
            float free = stage().getWidth() - safeWidth() - margin - menu.getPrefWidth();
            middle = free / 2 / stage().getWidth();
        }
    }

    /** Where to go from here; what a player most likely wants comes first. */
    private List<TextButton> buttons() {
        List<TextButton> buttons = new ArrayList<>();
        boolean resuming = doors.canResume();
        if (resuming) {
            buttons.add(button("continue", true, doors::resume));
        }
        buttons.add(button("play", !resuming, doors::setUp));
        buttons.add(button("couch", false, doors::couch));
        buttons.add(button("saves", false, doors::saves));
        buttons.add(button("rules", false, doors::rules));
        buttons.add(button("settings", false, doors::settings));
        buttons.add(button("credits", false, doors::credits));
        if (ui.platform().ownsWindow()) {
            buttons.add(button("quit", false, doors::quit));
        }
        return buttons;
    }

    private TextButton button(String name, boolean chief, Runnable action) {
        String text = ui.text("title." + name);
        return chief ? make.chiefButton(name, text, action) : make.signButton(name, text, action);
    }

    /** Puts buttons in columns; one that has no neighbour is as wide as two. */
    private void fill(Table menu, List<TextButton> buttons, int columns) {
        Theme theme = ui.theme();
        menu.clearChildren();
        menu.defaults().minHeight(theme.size().finger()).pad(theme.px(5)).fillX();
        int wide = buttons.size() % columns;
        for (int i = 0; i < buttons.size(); i++) {
            if (i >= wide && (i - wide) % columns == 0) {
                menu.row();
            }
            Cell<?> cell = menu.add(buttons.get(i));
            if (i < wide) {
                cell.colspan(columns);
            } else {
                cell.width(theme.px(BUTTON_WIDTH));
            }
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

    /** One press of the back button too many should not end the evening. */
    @Override
    protected void back() {
        if (ui.platform().ownsWindow()) {
            String quit = ui.text("title.quit");
            open(new Question(quit, ui.text("title.quit.sure"), quit, doors::quit));
        }
    }

    /** There is nothing to go back to. */
    @Override
    protected void addHints(List<HintBar.Hint> hints) {
        hints.add(hint(Command.ACCEPT, ui.text("hint.choose")));
    }
}
