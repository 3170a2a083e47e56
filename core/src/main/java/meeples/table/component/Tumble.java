package meeples.table.component;

import com.badlogic.ashley.core.Component;

/** A die or cube showing one side after the other while it rolls. */
public final class Tumble implements Component {
    public float left;

    /** Seconds until the next side shows. */
    public float next;

    public int step;
}
