package meeples.table.component;

import com.badlogic.ashley.core.Component;

/** The give of a piece that has just come down. */
public final class Squash implements Component {
    /** Seconds to go; 0 at rest. */
    public float left;

    public float strength;
}
