package meeples.table.component;

import com.badlogic.ashley.core.Component;

/** Where a piece is to be seen when at rest, in window pixels. Written by the arrangement. */
public final class Home implements Component {
    public float x;
    public float y;

    /** How high above that point the piece rests, in pixels. */
    public float height;

    /** By how many degrees the piece is turned at rest, as when it has fallen. */
    public float tilt;

    /** Pixels for one unit of the piece's measures. */
    public float scale = 1;

    /** Layers are drawn one after the other; see the game's own numbers. */
    public int layer;

    /** Whether the piece can be seen at its place at all. */
    public boolean shown;

    /** A number to show on the piece, when it stands for a stack; 0 for none. */
    public int count;
}
