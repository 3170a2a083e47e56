package meeples.coloma.table;

import com.badlogic.ashley.core.Entity;
import meeples.coloma.model.Valley;
import meeples.coloma.rules.Event;
import meeples.coloma.table.piece.Kinds;
import meeples.coloma.table.piece.Places;
import meeples.coloma.table.piece.ValleyCensus;
import meeples.coloma.table.piece.ValleySides;
import meeples.table.GameTable;
import meeples.table.component.GamePiece;
import meeples.table.piece.Census;
import meeples.table.piece.Pieces;

/** Compares what the table shows with what the rules say, and with what eyes may see. */
public final class ValleyTableCheck {
    private ValleyTableCheck() {}

    /** Empty when each piece is where the position says; else what differs. */
    public static String difference(GameTable<Valley, Event> table, Valley valley) {
        Census shown = new Census(Kinds.COUNT, Places.COUNT);
        shown.take(table.pieces());
        Census wanted = ValleyCensus.of(valley);
        return wanted.equals(shown) ? "" : "the table shows " + shown + ", not " + wanted;
    }

    /** The cards of a seat's hand that lie face up on the table, one bit each. */
    public static int readable(GameTable<Valley, Event> table, int seat) {
        int cards = 0;
        for (Entity entity : table.pieces().ofKind(Kinds.card(seat))) {
            GamePiece piece = Pieces.PIECE.get(entity);
            boolean inHand = piece.place == Places.of(seat, Places.HAND);
            if (inHand && piece.side != ValleySides.UNKNOWN) {
                cards |= 1 << piece.side;
            }
        }
        return cards;
    }
}
