package meeples.table.component;

import com.badlogic.ashley.core.Component;

/** How far a piece is lifted in place, and how near it is held, as when it is pointed at. */
public final class Raise implements Component {
    /** The height wanted, in pixels. */
    public float aim;

    public float height;

    /** How many times larger than usual it is wanted to be, for whoever looks at it closely. */
    public float growthAim = 1;

    public float growth = 1;

    /** How far to the side it goes for that, so that all of it is in the window. */
    public float aside;

    /** How large it was wanted to be last, while it was wanted. */
    public float most = 1;

    /** How near it has come, from 0 to 1. */
    public float nearness() {
        return most == 1 ? 0 : (growth - 1) / (most - 1);
    }

    /** Whether it is larger than usual, and so in front of everything. */
    public boolean isClose() {
        return growth > 1.01f;
    }
}
