package meeples.table.piece;

import com.badlogic.ashley.core.Entity;
import meeples.table.component.Look;
import meeples.table.component.Piece;

/** Knows which picture a piece shows with which side up. */
public abstract class Faces {
    /** The name of the picture. */
    protected abstract String sprite(Piece piece, int side);

    /** The picture while the piece rolls, in this step of its rolling. */
    protected abstract String rolling(Piece piece, int step);

    /** Turns this side up. */
    public void turn(Entity entity, int side) {
        Piece piece = Pieces.PIECE.get(entity);
        piece.side = side;
        show(entity, sprite(piece, side));
    }

    /** Shows a picture of the rolling piece; its side stays what it is. */
    public void roll(Entity entity, int step) {
        show(entity, rolling(Pieces.PIECE.get(entity), step));
    }

    private static void show(Entity entity, String sprite) {
        Look look = Pieces.LOOK.get(entity);
        if (!look.sprite.equals(sprite)) {
            look.sprite = sprite;
            look.region = null;
        }
    }
}
