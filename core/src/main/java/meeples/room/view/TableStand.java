package meeples.room.view;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.assets.AssetManager;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.utils.Disposable;
import java.util.List;
import meeples.game.TableMaker;
import meeples.play.Seat;
import meeples.table.GameTable;
import meeples.table.Margins;
import meeples.table.TableLayout;
import meeples.table.TablePictures;
import meeples.text.Texts;
import meeples.ui.Ui;

/**
 * Sets up a table on a screen: with pictures and letters in the size that fits, and with the
 * manners that the settings ask for.
 *
 * @param <S> the game's position
 * @param <E> the game's events
 */
public final class TableStand<S, E> implements Disposable {
    /** Type on big screens is larger than elsewhere, and what it stands on grows with it. */
    private static final float BIG_SCREEN_SCALE = 1.25f;

    private final Ui ui;
    private final AssetManager assets = new AssetManager();
    private final TableMaker<S, E> maker;
    private final TablePictures art;
    private final GameTable<S, E> table;
    private final TableManner manner;
    private final int players;
    private TableLetters letters;

    /**
     * @param texts those of the game, for the words on the board
     */
    public TableStand(Ui ui, TableMaker<S, E> maker, Texts texts, List<Seat> seats) {
        this.ui = ui;
        this.maker = maker;
        players = seats.size();
        TableLayout layout = plan(safeMargins());
        art = new TablePictures(assets, maker.atlases(), layout);
        letters = letters(layout);
        table = maker.make(art.sprites(), letters.fonts(), texts, ui.cues());
        table.sit(seats);
        manner = new TableManner(table, ui.settings());
    }

    /** How the table would lie in this window, of which these margins are not its own. */
    public TableLayout plan(Margins margins) {
        float height = Gdx.graphics.getHeight();
        return new TableLayout(
                maker.measures(),
                Gdx.graphics.getWidth(),
                height,
                margins,
                players,
                textScale(),
                ui.platform().density(),
                ui.theme().size().leastText());
    }

    private float textScale() {
        float chosen = ui.settings().textScale.fraction();
        return isBigScreen() ? chosen * BIG_SCREEN_SCALE : chosen;
    }

    private boolean isBigScreen() {
        return ui.theme().size().bigScreen();
    }

    private TableLetters letters(TableLayout layout) {
        return new TableLetters(ui.platform().fonts(), layout.signSize(), layout.numberSize());
    }

    public GameTable<S, E> table() {
        return table;
    }

    /** What of the window's edge the settings want to be left free. */
    public Margins safeMargins() {
        float share = ui.theme().size().margin();
        return Margins.share(Gdx.graphics.getWidth(), Gdx.graphics.getHeight(), share);
    }

    /** Lays the table out for a window, of which these margins are not its own. */
    public void layOut(float width, float height, Margins margins) {
        table.resize(
                width,
                height,
                margins,
                textScale(),
                ui.platform().density(),
                ui.theme().size().leastText());
        TableLayout layout = table.layout();
        // A window that is being dragged larger would want others in every frame.
        boolean rests = !ui.screens().isBusy();
        if (rests && !letters.fit(layout.signSize(), layout.numberSize())) {
            TableLetters old = letters;
            letters = letters(layout);
            table.setFonts(letters.fonts());
            old.dispose();
        }
    }

    public void act(float delta) {
        if (art.follow(table.layout())) {
            table.setSprites(art.sprites());
        }
        table.update(delta);
    }

    /** Whether there is something to be seen in the next frame that is not in this one. */
    public boolean needsFrames() {
        return table.needsFrames() || art.isLoading();
    }

    /** Draws the table behind a stage's widgets. */
    public void draw(Stage stage) {
        stage.getViewport().apply();
        ui.batch().setProjectionMatrix(stage.getCamera().combined);
        ui.batch().begin();
        table.draw(ui.batch());
        ui.batch().end();
    }

    @Override
    public void dispose() {
        manner.leave();
        art.dispose();
        assets.dispose();
        letters.dispose();
    }
}
