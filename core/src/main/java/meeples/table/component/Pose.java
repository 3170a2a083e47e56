package meeples.table.component;

import com.badlogic.ashley.core.Component;

/** How a piece is drawn at this moment. */
public final class Pose implements Component {
    /** The point on the ground under the piece, in window pixels. */
    public float x;

    public float y;

    /** How high above that point it is, in pixels. */
    public float height;

    public float scale = 1;

    /** Taller than 1 when stretched, lower when squashed; the width does the opposite. */
    public float stretch = 1;

    /** The width as seen while turning over: 1 for the front, 0 for the edge. */
    public float turn = 1;

    public float rotation;
    public float alpha = 1;
    public int layer;
}
