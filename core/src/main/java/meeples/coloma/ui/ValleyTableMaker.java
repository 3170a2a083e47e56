package meeples.coloma.ui;

import java.util.List;
import meeples.coloma.model.Valley;
import meeples.coloma.rules.Event;
import meeples.coloma.table.ValleyArt;
import meeples.coloma.table.valley.ValleyTable;
import meeples.coloma.ui.words.ValleyWords;
import meeples.game.TableMaker;
import meeples.picture.Atlases;
import meeples.table.Cues;
import meeples.table.GameTable;
import meeples.table.Sprites;
import meeples.table.TableFonts;
import meeples.table.TableMeasures;
import meeples.text.Texts;

/** Makes tables of the valley. */
final class ValleyTableMaker implements TableMaker<Valley, Event> {
    @Override
    public TableMeasures measures() {
        return ValleyTable.measures();
    }

    @Override
    public List<String> atlases() {
        return List.of(ValleyArt.TABLE, ValleyArt.VALLEY, Atlases.UI);
    }

    @Override
    public GameTable<Valley, Event> make(
            Sprites sprites, TableFonts fonts, Texts texts, Cues cues) {
        ValleyWords words = new ValleyWords(texts, List.of());
        return new ValleyTable(sprites, fonts, new ValleyBoards(words), cues);
    }
}
