package meeples.game;

import java.util.List;
import meeples.table.Cues;
import meeples.table.GameTable;
import meeples.table.Sprites;
import meeples.table.TableFonts;
import meeples.table.TableMeasures;
import meeples.text.Texts;

/**
 * Makes a game's tables.
 *
 * @param <S> the game's position
 * @param <E> the game's events
 */
public interface TableMaker<S, E> {
    /** What its tables are laid out by. */
    TableMeasures measures();

    /** The atlases with its pictures; a picture that is in several is taken from the first. */
    List<String> atlases();

    /**
     * A table without pieces, until somebody sits down at it.
     *
     * @param fonts null for a table that is never drawn
     * @param texts the words on the board
     * @param cues is told what can be heard
     */
    GameTable<S, E> make(Sprites sprites, TableFonts fonts, Texts texts, Cues cues);
}
