package meeples.room.book;

import com.badlogic.gdx.assets.AssetManager;
import com.badlogic.gdx.utils.Disposable;
import java.util.List;
import meeples.game.BoardGame;
import meeples.game.book.Story;
import meeples.play.Eyes;
import meeples.play.Seat;
import meeples.room.view.TableLetters;
import meeples.table.Cues;
import meeples.table.GameTable;
import meeples.table.Margins;
import meeples.table.TableLayout;
import meeples.table.TableMeasures;
import meeples.table.TablePictures;
import meeples.text.Texts;
import meeples.ui.Ui;

/** Makes small tables of a game: all of one scale, with pictures and type shared among them. */
public final class LittleTables implements Disposable {
    private final AssetManager assets = new AssetManager();
    private final Ui ui;
    private final float least;
    private final TablePictures art;
    private final TableLetters letters;

    /**
     * @param scale pixels for a unit of the screen that the table's measures give
     * @param least pixels below which no type can be read from where the players sit
     */
    public LittleTables(Ui ui, BoardGame<?, ?> game, float scale, float least) {
        this.ui = ui;
        this.least = least;
        TableMeasures measures = game.table().measures();
        TableLayout layout =
                new TableLayout(
                        measures,
                        measures.screenWidth() * scale,
                        measures.screenHeight() * scale,
                        Margins.none(),
                        2,
                        1,
                        1,
                        least);
        art = new TablePictures(assets, game.table().atlases(), layout);
        letters =
                new TableLetters(
                        ui.platform().fonts(),
                        Math.max(8, layout.signSize()),
                        Math.max(8, layout.numberSize()));
    }

    /**
     * A silent table that plays a story by itself; for calm people only when it is asked to.
     *
     * @param game the one that these tables are for
     * @param eyes who looks at it
     * @param width in pixels
     */
    public <S, E> LittleTable<S, E> make(
            BoardGame<S, E> game,
            Story<S, E> story,
            List<Seat> seats,
            Eyes eyes,
            boolean calm,
            float width) {
        Texts texts = ui.texts().of(game.name());
        GameTable<S, E> table =
                game.table().make(art.sprites(), letters.fonts(), texts, Cues.silent());
        table.setReducedMotion(ui.settings().reducedMotion.isOn());
        table.setHighContrast(ui.settings().highContrast.isOn());
        table.setColourAid(ui.settings().patterns.isOn());
        table.setEyes(eyes);
        LittleTable<S, E> little =
                new LittleTable<>(table, game.table().measures(), story, width, calm);
        little.sit(seats, letters.fonts(), least);
        return little;
    }

    @Override
    public void dispose() {
        art.dispose();
        letters.dispose();
        assets.dispose();
    }
}
