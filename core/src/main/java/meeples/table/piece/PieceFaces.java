package meeples.table.piece;

import com.badlogic.ashley.core.Entity;
import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.utils.Array;
import meeples.table.component.GamePiece;
import meeples.table.component.PieceLook;

/** Knows which picture a piece shows with which side up. */
public abstract class PieceFaces {
    /** The name of the picture. */
    protected abstract String sprite(GamePiece piece, int side);

    /** The picture while the piece rolls, in this step of its rolling. */
    protected abstract String rolling(GamePiece piece, int step);

    /** The name of a picture that lies over that one; empty for none. */
    protected String over(GamePiece piece, int side) {
        return "";
    }

    /** What the picture is tinted with. */
    protected Color tint(GamePiece piece) {
        return Color.WHITE;
    }

    /** Turns this side up. */
    public void turn(Entity entity, int side) {
        GamePiece piece = Pieces.PIECE.get(entity);
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
        PieceLook look = Pieces.LOOK.get(entity);
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
