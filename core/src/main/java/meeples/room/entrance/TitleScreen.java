package meeples.room.entrance;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.ui.Button;
import com.badlogic.gdx.scenes.scene2d.ui.Cell;
import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import com.badlogic.gdx.utils.Timer;
import java.util.ArrayList;
import java.util.List;
import meeples.game.BoardGame;
import meeples.game.BoxPicture;
import meeples.input.Command;
import meeples.picture.SharedArt;
import meeples.play.Version;
import meeples.room.Doors;
import meeples.table.Moment;
import meeples.ui.ControlsBar;
import meeples.ui.Palette;
import meeples.ui.Question;
import meeples.ui.Role;
import meeples.ui.Stirrings;
import meeples.ui.Theme;
import meeples.ui.Ui;
import meeples.ui.UiScreen;

/** The first screen: the picture on the game's box, and where to go from here. */
public final class TitleScreen extends UiScreen {
    private static final String CONTINUE = "continue";
    private static final String PLAY = "play";
    private static final float SMALL_WIDTH = 200;
    private static final float LID_WIDTH = 136;
    private static final float LID_SHAPE = 85 / 136f;

    /** A box that is not the chosen one stands in the shadow. */
    private static final Color SHADED = new Color(0.72f, 0.66f, 0.62f, 1);

    private final Doors doors;
    private final BoardGame<?, ?> game;
    private final Shelf shelf;
    private final BoxPicture box;
    private final float secondsToDemo;
    private final Stirrings stirrings;
    private final Timer.Task demo =
            new Timer.Task() {
                @Override
                public void run() {
                    doors.demo();
                }
            };
    private float middle;
    private String chief;

    /**
     * @param secondsToDemo after so long without any input bots begin to play
     */
    public TitleScreen(Ui ui, Doors doors, Shelf shelf, float secondsToDemo) {
        super(ui);
        this.doors = doors;
        this.shelf = shelf;
        game = shelf.chosen();
        box = shelf.box();
        this.secondsToDemo = secondsToDemo;
        stirrings = new Stirrings(ui.settings(), number -> box.stir());
        if (ui.settings().reducedMotion.isOn()) {
            box.finish();
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
        List<TextButton> small = smallButtons();
        fill(menu, buttons, small, 1);
        if (!isUpright() && menu.getPrefHeight() > roomHeight()) {
            fill(menu, buttons, small, 2); // a phone that lies on its side
        }
        boolean full = !ui.platform().ownsWindow() && Gdx.graphics.supportsDisplayModeChange();
        if (full) {
            addFullScreenButton(theme);
        }
        addVersion(theme, full && !isUpright() ? cornerSize(theme) + theme.px(20) : 0);
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
        boolean resuming = doors.canResume(game);
        chief = resuming ? CONTINUE : PLAY;
        if (resuming) {
            buttons.add(button(CONTINUE, true, () -> doors.resume(game)));
        }
        buttons.add(button(PLAY, !resuming, () -> doors.setUp(game)));
        buttons.add(button("couch", false, () -> doors.couch(game)));
        if (!game.lessons().isEmpty()) {
            buttons.add(button("learn", false, () -> doors.lessons(game)));
        }
        if (doors.hasPastimes()) {
            buttons.add(button("pastimes", false, doors::pastimes));
        }
        return buttons;
    }

    /** What is asked for less often; two of these stand side by side. */
    private List<TextButton> smallButtons() {
        List<TextButton> buttons = new ArrayList<>();
        buttons.add(button("saves", false, doors::saves));
        buttons.add(button("rules", false, () -> doors.rules(game)));
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

    /** What most players want, not the shelf above it. */
    @Override
    protected String firstFocus() {
        return chief;
    }

    /** The boxes on the shelf; the rest of the menu is about the one that is chosen. */
    private Table boxes() {
        Table boxes = new Table();
        for (BoardGame<?, ?> each : shelf.games()) {
            boxes.add(lid(each)).uniform().grow().pad(0, ui.theme().px(2), 0, ui.theme().px(2));
        }
        return boxes;
    }

    private Button lid(BoardGame<?, ?> each) {
        Theme theme = ui.theme();
        String name = "game-" + each.name();
        Runnable action = () -> shelf.choose().accept(each);
        Button button = each == game ? make.chosenFrame(name, action) : make.frame(name, action);
        String picture = SharedArt.lid(each.name());
        if (theme.has(picture)) {
            Image lid = make.picture(picture);
            lid.setColor(each == game ? Color.WHITE : SHADED);
            button.add(lid).size(theme.px(LID_WIDTH), theme.px(LID_WIDTH) * LID_SHAPE);
        } else {
            Label title = make.label(each.title(), Role.BOLD);
            title.setColor(Palette.CREAM);
            button.add(title).minWidth(theme.px(LID_WIDTH));
        }
        help().add(button, each::title);
        return button;
    }

    /**
     * Puts buttons below the boxes.
     *
     * @param columns of the chief buttons; the small ones always stand in two
     */
    private void fill(Table menu, List<TextButton> buttons, List<TextButton> small, int columns) {
        Theme theme = ui.theme();
        menu.clearChildren();
        menu.defaults().minHeight(theme.size().finger()).pad(theme.px(5)).fillX();
        if (shelf.games().size() > 1) {
            menu.add(boxes()).colspan(2).row();
        }
        addRows(menu, buttons, columns);
        addRows(menu, small, 2);
    }

    /** One that has no neighbour is as wide as two. */
    private void addRows(Table menu, List<TextButton> buttons, int columns) {
        int wide = buttons.size() % columns;
        for (int i = 0; i < buttons.size(); i++) {
            Cell<?> cell = menu.add(buttons.get(i));
            if (columns == 1 || i < wide) {
                cell.colspan(2).row();
            } else {
                cell.minWidth(ui.theme().px(SMALL_WIDTH)).uniformX();
                if ((i - wide) % columns == columns - 1) {
                    menu.row();
                }
            }
        }
    }

    /** A page has no window of its own to make larger: a button in its corner does it. */
    private void addFullScreenButton(Theme theme) {
        String picture = SharedArt.icon(Gdx.graphics.isFullscreen() ? "windowed" : "fullscreen");
        Button button =
                make.iconButton(
                        "full-screen",
                        picture,
                        ui.text("settings.full-screen.name"),
                        ui.settings().fullScreen::flip);
        float size = cornerSize(theme);
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

    private static float cornerSize(Theme theme) {
        return Math.max(theme.px(64), theme.size().finger());
    }

    /**
     * Which version this is, in the upper left corner: whoever reports something can read it off.
     *
     * @param beside how much room something else takes there
     */
    private void addVersion(Theme theme, float beside) {
        Table corner = new Table();
        corner.setBackground(theme.surface(Palette.SHADE));
        corner.add(make.lightLabel(Version.TEXT, Role.SMALL))
                .pad(theme.px(2), theme.px(10), theme.px(2), theme.px(10));
        corner.pack();
        float margin = theme.px(20);
        corner.setPosition(
                safeWidth() + margin + beside,
                stage().getHeight() - safeHeight() - margin - corner.getHeight());
        stage().addActor(corner);
    }

    @Override
    protected void act(float delta) {
        if (box.act(delta)) {
            Gdx.graphics.requestRendering();
        }
    }

    @Override
    protected void drawBehind() {
        Batch batch = ui.batch();
        stage().getViewport().apply();
        batch.setProjectionMatrix(stage().getCamera().combined);
        batch.begin();
        box.drawTitle(batch, stage().getWidth(), stage().getHeight(), middle);
        batch.end();
    }

    @Override
    protected void shown() {
        ui.cues().moment(Moment.TITLE, 0);
        waitForDemo();
        stirrings.holdStill();
    }

    @Override
    protected boolean stirred() {
        waitForDemo();
        stirrings.holdStill();
        return false;
    }

    private void waitForDemo() {
        demo.cancel();
        Timer.schedule(demo, secondsToDemo);
    }

    @Override
    protected void hidden() {
        demo.cancel();
        stirrings.stop();
    }

    /** One press of the back button too many should not end the evening. */
    @Override
    protected void back() {
        if (ui.platform().ownsWindow()) {
            open(
                    new Question(
                            ui.text("title.quit.question"),
                            ui.text("title.quit.sure"),
                            ui.text("title.quit"),
                            doors::quit));
        }
    }

    /** There is nothing to go back to. */
    @Override
    protected void addControls(List<ControlsBar.Control> controls) {
        controls.add(control(Command.ACCEPT, ui.text("controls.choose")));
    }
}
