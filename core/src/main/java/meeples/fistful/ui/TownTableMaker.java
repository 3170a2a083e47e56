package meeples.fistful.ui;

import java.util.List;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.fistful.table.Art;
import meeples.fistful.table.town.TownTable;
import meeples.fistful.ui.words.TownWords;
import meeples.game.TableMaker;
import meeples.picture.Atlases;
import meeples.table.Cues;
import meeples.table.GameTable;
import meeples.table.Sprites;
import meeples.table.TableFonts;
import meeples.table.TableMeasures;
import meeples.text.Texts;

/** Makes tables of Main Street. */
public final class TownTableMaker implements TableMaker<Town, Event> {
    @Override
    public TableMeasures measures() {
        return TownTable.measures();
    }

    @Override
    public List<String> atlases() {
        return List.of(Art.TABLE, Art.TOWN, Atlases.UI, Art.FILM);
    }

    @Override
    public GameTable<Town, Event> make(Sprites sprites, TableFonts fonts, Texts texts, Cues cues) {
        return new TownTable(sprites, fonts, new TownSigns(new TownWords(texts)), cues);
    }
}
