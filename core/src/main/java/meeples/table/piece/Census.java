package meeples.table.piece;

import com.badlogic.ashley.core.Entity;
import com.badlogic.gdx.utils.Array;
import java.util.Arrays;
import meeples.table.component.GamePiece;

/**
 * How many pieces of each kind belong to each place: what a position of the game says, or what the
 * table shows. The two must be the same whenever nothing is under way.
 */
public final class Census {
    private final int places;
    private final int[] counts;

    public Census(int kinds, int places) {
        this.places = places;
        counts = new int[kinds * places];
    }

    public void clear() {
        Arrays.fill(counts, 0);
    }

    public void add(int kind, int place, int count) {
        counts[kind * places + place] += count;
    }

    public int count(int kind, int place) {
        return counts[kind * places + place];
    }

    /** Counts what the table shows. */
    public void take(Pieces pieces) {
        clear();
        for (Entity entity : pieces.all()) {
            GamePiece piece = Pieces.PIECE.get(entity);
            add(piece.kind, piece.place, 1);
        }
    }

    /** Moves as few pieces as possible so that the table shows this. Says how many were moved. */
    public int apply(Pieces pieces) {
        int moved = 0;
        int[] wanted = new int[counts.length];
        System.arraycopy(counts, 0, wanted, 0, counts.length);
        Array<Entity> spare = new Array<>();
        for (int kind = 0; kind < pieces.kinds(); kind++) {
            spare.clear();
            for (Entity entity : pieces.ofKind(kind)) {
                int at = kind * places + Pieces.PIECE.get(entity).place;
                if (wanted[at] > 0) {
                    wanted[at]--;
                } else {
                    spare.add(entity);
                }
            }
            for (int place = 0; place < places; place++) {
                for (int i = wanted[kind * places + place]; i > 0; i--) {
                    pieces.move(spare.pop(), place);
                    moved++;
                }
            }
        }
        return moved;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Census census && Arrays.equals(counts, census.counts);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(counts);
    }
}
