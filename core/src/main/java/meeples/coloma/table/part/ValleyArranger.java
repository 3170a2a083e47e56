package meeples.coloma.table.part;

import com.badlogic.ashley.core.Entity;
import com.badlogic.gdx.utils.Array;
import java.util.List;
import meeples.coloma.table.piece.Places;
import meeples.table.Arranger;
import meeples.table.TableLayout;
import meeples.table.TableParts;
import meeples.table.piece.Pieces;

/** Gives every piece its home in the window: by its place, and by whose board is near. */
public final class ValleyArranger implements Arranger {
    private final Pieces pieces;
    private final ByPlace places;
    private final Tallies tallies;
    private final BoardArranger board;
    private final NearArranger near;
    private final PanelArranger panels;
    private final SamArranger sam;
    private TableLayout layout;
    private List<SeatCells> cells;
    private int nearSeat;

    public ValleyArranger(TableParts parts, Tallies tallies, ShootoutStage stage) {
        pieces = parts.pieces();
        this.tallies = tallies;
        places = new ByPlace(pieces);
        Homes homes = new Homes(parts.view());
        board = new BoardArranger(places, pieces, homes, stage);
        near = new NearArranger(places, homes, tallies);
        panels = new PanelArranger(places);
        sam = new SamArranger(places, homes);
    }

    @Override
    public void setLayout(TableLayout layout) {
        this.layout = layout;
        cells = SeatCells.of(layout);
        nearSeat = Math.min(nearSeat, layout.panels().size() - 1);
    }

    /** Brings a seat's board near; the one that was there goes back to its panel. */
    public void bringNear(int seat) {
        if (seat >= 0 && seat < cells.size() && seat != nearSeat) {
            nearSeat = seat;
            pieces.markChanged();
        }
    }

    /** Whose board is near. */
    public int nearSeat() {
        return nearSeat;
    }

    /** The cells of a seat's panel. */
    public SeatCells cells(int seat) {
        return cells.get(seat);
    }

    /** The pieces at a place. */
    public Array<Entity> at(int place) {
        return places.at(place);
    }

    /** How many pieces of a kind are at one of a seat's places. */
    public int count(int kind, int seat, int what) {
        return pieces.count(kind, Places.of(seat, what));
    }

    @Override
    public void arrange() {
        places.gather();
        int players = layout.panels().size();
        board.arrange(players);
        for (int seat = 0; seat < players; seat++) {
            if (seat == nearSeat) {
                near.arrange(seat);
            } else {
                panels.gather(seat, cells.get(seat));
            }
            panels.layOut(seat, cells.get(seat), tallies.round() > 0);
        }
        if (players == 1) {
            sam.arrange();
        }
    }
}
