package meeples.fistful.ui.book;

import com.badlogic.gdx.assets.AssetManager;
import com.badlogic.gdx.utils.Disposable;
import java.util.List;
import meeples.fistful.table.SignTexts;
import meeples.fistful.table.TableLayout;
import meeples.fistful.table.TownArt;
import meeples.fistful.table.TownPlan;
import meeples.fistful.table.TownTable;
import meeples.fistful.ui.TableLetters;
import meeples.play.Seat;
import meeples.settings.Settings;
import meeples.table.Cues;
import meeples.table.Margins;
import meeples.text.FontMaker;

/** Makes the tables of the rules: all of one size, with pictures and type shared among them. */
final class LittleTables implements Disposable {
    private final AssetManager assets = new AssetManager();
    private final SignTexts signs;
    private final Settings settings;
    private final float least;
    private final TownArt art;
    private final TableLetters letters;

    /**
     * @param width of a picture in pixels
     * @param least pixels below which no type can be read from where the players sit
     */
    LittleTables(float width, float least, FontMaker fonts, SignTexts signs, Settings settings) {
        this.least = least;
        this.signs = signs;
        this.settings = settings;
        float scale = width / Stories.WIDTH;
        TableLayout layout =
                new TableLayout(
                        TownPlan.SCREEN_WIDTH * scale,
                        TownPlan.SCREEN_HEIGHT * scale,
                        Margins.none(),
                        2,
                        1,
                        1,
                        least);
        art = new TownArt(assets, layout);
        letters =
                new TableLetters(
                        fonts, Math.max(8, layout.signSize()), Math.max(8, layout.numberSize()));
    }

    /** A silent table that plays a story by itself; for calm people only when it is asked to. */
    LittleTable make(Story story, List<Seat> seats, boolean calm, float width) {
        LittleTable little = new LittleTable(table(), story, width, calm);
        little.sit(seats, letters.fonts(), least);
        return little;
    }

    private TownTable table() {
        TownTable table = new TownTable(art.sprites(), letters.fonts(), signs, Cues.silent());
        table.setReducedMotion(settings.reducedMotion.isOn());
        table.setHighContrast(settings.highContrast.isOn());
        table.setColourAid(settings.patterns.isOn());
        return table;
    }

    @Override
    public void dispose() {
        art.dispose();
        letters.dispose();
        assets.dispose();
    }
}
