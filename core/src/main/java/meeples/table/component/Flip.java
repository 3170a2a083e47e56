package meeples.table.component;

import com.badlogic.ashley.core.Component;

/** A piece turning over to another face. */
public final class Flip implements Component {
    public boolean active;
    public float time;
    public float duration;
    public int side;
}
