package meeples.fistful.table;

import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.fistful.table.piece.Kinds;
import meeples.fistful.table.piece.Places;
import meeples.fistful.table.piece.TownCensus;
import meeples.table.GameTable;
import meeples.table.piece.Census;

/** Compares what a table shows with what the rules say. */
public final class TableCheck {
    private TableCheck() {}

    /** Empty when each piece is where the position says; else what differs. */
    public static String difference(GameTable<Town, Event> table, Town town) {
        Census shown = new Census(Kinds.COUNT, Places.COUNT);
        shown.take(table.pieces());
        Census wanted = TownCensus.of(town);
        return wanted.equals(shown) ? "" : "the table shows " + shown + ", not " + wanted;
    }
}
