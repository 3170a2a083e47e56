package meeples.table.piece;

import com.badlogic.ashley.core.Entity;
import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.utils.Array;
import meeples.table.component.Look;
import meeples.table.component.Piece;

/** Knows which picture a piece shows with which side up. */
public abstract class Faces {
    /** The name of the picture. */
    protected abstract String sprite(Piece piece, int side);

    /** The picture while the piece rolls, in this step of its rolling. */
    protected abstract String rolling(Piece piece, int step);

    /** The name of a picture that lies over that one; empty for none. */
    protected String over(Piece piece, int side) {
        return "";
    }

    /** What the picture is tinted with. */
    protected Color tint(Piece piece) {
        return Color.WHITE;
    }

    /** Turns this side up. */
    public void turn(Entity entity, int side) {
        Piece piece = Pieces.PIECE.get(entity);
        piece.side = side;
        show(entity, sprite(piece, side), over(piece, side));
    }

    /** Shows a picture of the rolling piece; its side stays what it is. */
    public void roll(Entity entity, int step) {
        show(entity, rolling(Pieces.PIECE.get(entity), step), "");
    }

    /** What these pieces show has changed, but not which side is up. */
    public void refresh(Array<Entity> pieces) {
        for (int i = 0; i < pieces.size; i++) {
            turn(pieces.get(i), Pieces.PIECE.get(pieces.get(i)).side);
        }
    }

    private void show(Entity entity, String sprite, String over) {
        Look look = Pieces.LOOK.get(entity);
        look.tint = tint(Pieces.PIECE.get(entity));
        if (!look.sprite.equals(sprite)) {
            look.sprite = sprite;
            look.region = null;
        }
        if (!look.over.equals(over)) {
            look.over = over;
            look.overRegion = null;
        }
    }
}
