package meeples.table.component;

import com.badlogic.ashley.core.Component;

/** How far a piece is lifted in place, as when its location is pointed at. */
public final class Raise implements Component {
    /** The height wanted, in pixels. */
    public float aim;

    public float height;
}
