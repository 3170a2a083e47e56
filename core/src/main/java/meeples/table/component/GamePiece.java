package meeples.table.component;

import com.badlogic.ashley.core.Component;

/**
 * What a piece is and where it belongs. Kinds and places are the game's own small ints; two pieces
 * of a kind are the same to the game, but each is one entity for its whole life.
 */
public final class GamePiece implements Component {
    public int kind;
    public int place;

    /** The later a piece came to its place, the higher. */
    public int order;

    /** Which face is up, for pieces that have several. */
    public int side;
}
