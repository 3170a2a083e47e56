package meeples.room.saves;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.WidgetGroup;
import com.badlogic.gdx.utils.Align;
import com.badlogic.gdx.utils.Disposable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import meeples.game.BoardGame;
import meeples.game.book.Frame;
import meeples.game.book.Story;
import meeples.picture.Atlases;
import meeples.play.Eyes;
import meeples.play.Match;
import meeples.room.book.LittleTables;
import meeples.table.TableMeasures;
import meeples.ui.Role;
import meeples.ui.Ui;
import meeples.ui.UiPicture;
import meeples.ui.Widgets;

/**
 * Small pictures of the tables of saved matches. One is made when it comes into sight, and the
 * oldest are given up again, so that a long list opens at once and needs little memory.
 */
final class Thumbnails implements Disposable {
    private static final int MOST = 12;

    private final Ui ui;
    private final Widgets make;
    private final List<Thumbnail> made = new ArrayList<>();
    private final Map<String, LittleTables> tables = new HashMap<>();
    private float madeFor;

    Thumbnails(Ui ui, Widgets make) {
        this.ui = ui;
        this.make = make;
    }

    /** Whether the pictures of a game's table are here: a page may not have fetched them. */
    static boolean canShow(BoardGame<?, ?> game) {
        return Atlases.here(game.table().atlases().toArray(new String[0])).length > 0;
    }

    /** A place for the picture of a match. */
    Actor of(SavedMatch<?, ?> saved, float width) {
        return new Thumbnail(saved, width);
    }

    /** The list is built anew. */
    void clear() {
        made.clear();
    }

    private Actor picture(SavedMatch<?, ?> saved, float width) {
        return canShow(saved.game()) ? table(saved, width) : card(saved.game(), width);
    }

    /** What is shown as long as there are no pictures: a plain card with the game's name. */
    private Actor card(BoardGame<?, ?> game, float width) {
        Table card = new Table();
        card.setBackground(ui.theme().drawable(UiPicture.PAPER));
        card.setSize(width, Math.round(width * 9 / 16));
        Label name = make.paragraph(game.title(), Role.BOLD);
        name.setName("saves.card." + game.name());
        name.setAlignment(Align.center);
        card.add(name).grow();
        return card;
    }

    private <S, E> Actor table(SavedMatch<S, E> saved, float width) {
        BoardGame<S, E> game = saved.game();
        Match<S, E> match = saved.match();
        TableMeasures measures = game.table().measures();
        LittleTables tables = tables(game, width);
        Frame all = new Frame(0, 0, measures.screenWidth(), measures.screenHeight());
        Story<S, E> still = Story.still(match.position(), all);
        // Nobody may see in the list what is hidden at the table.
        Eyes eyes = match.isOver() ? Eyes.EVERYBODY : Eyes.NOBODY;
        return tables.make(game, still, match.seats(), eyes, true, width);
    }

    private LittleTables tables(BoardGame<?, ?> game, float width) {
        if (width != madeFor) {
            dispose();
            madeFor = width;
        }
        LittleTables known = tables.get(game.name());
        if (known == null) {
            float scale = width / game.table().measures().screenWidth();
            known = new LittleTables(ui, game, scale, 0);
            tables.put(game.name(), known);
        }
        return known;
    }

    @Override
    public void dispose() {
        for (LittleTables each : tables.values()) {
            each.dispose();
        }
        tables.clear();
        made.clear();
    }

    /** Empty until it is drawn for the first time: a scroll pane draws only what can be seen. */
    private final class Thumbnail extends WidgetGroup {
        private final SavedMatch<?, ?> saved;
        private final float width;

        Thumbnail(SavedMatch<?, ?> saved, float width) {
            this.saved = saved;
            this.width = width;
        }

        @Override
        public void draw(Batch batch, float parentAlpha) {
            if (!hasChildren()) {
                addActor(picture(saved, width));
                made.add(this);
                if (made.size() > MOST) {
                    made.remove(0).clearChildren();
                }
            }
            super.draw(batch, parentAlpha);
        }
    }
}
