package meeples.table.component;

import com.badlogic.ashley.core.Component;

/** A movement from where a piece was to its home. */
public final class Motion implements Component {
    public boolean active;
    public float delay;
    public float time;
    public float duration;
    public float fromX;
    public float fromY;
    public float fromHeight;
    public float fromScale;

    /** Height of the arc in pixels. */
    public float arc;

    /** In how many hops the piece goes; each is as high as the arc. */
    public int hops = 1;

    /** How often the piece turns round itself on its way. */
    public float turns;

    /** Told when the piece arrives, unless it is made to skip its way. */
    public Landing landing;
}
