package meeples.fistful.ui.book;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.utils.Disposable;
import java.util.List;
import meeples.fistful.model.Town;
import meeples.fistful.table.TownPlan;
import meeples.fistful.table.TownPlan.Area;
import meeples.fistful.ui.TownSigns;
import meeples.fistful.ui.words.TownWords;
import meeples.play.Seat;
import meeples.ui.Ui;

/** Small pictures of whole tables, all of one width, as for a list of saved matches. */
public final class TownPictures implements Disposable {
    private static final Area ALL = new Area(0, 0, TownPlan.SCREEN_WIDTH, TownPlan.SCREEN_HEIGHT);

    private final float width;
    private final LittleTables tables;

    /**
     * @param width of a picture in pixels
     */
    public TownPictures(Ui ui, float width) {
        this.width = width;
        float stories = width * Stories.WIDTH / TownPlan.SCREEN_WIDTH;
        TownSigns signs = new TownSigns(new TownWords(ui.texts()));
        tables = new LittleTables(stories, 0, ui.platform().fonts(), signs, ui.settings());
    }

    public boolean fits(float wanted) {
        return width == wanted;
    }

    /** The table in a position; it stands still. */
    public Actor of(Town town, List<Seat> seats) {
        Story still = new Story(town, List.of(), ALL, List.of(), null);
        return tables.make(still, seats, true, width);
    }

    @Override
    public void dispose() {
        tables.dispose();
    }
}
