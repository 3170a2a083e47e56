package meeples.table.component;

import com.badlogic.ashley.core.Component;

/** A light that comes on, beats a few times, and stays. */
public final class Glow implements Component {
    /** What is lit: the game's own number. */
    public int what;

    public boolean lit;
    public float level;

    /** Seconds that it still beats. */
    public float beating;

    /** The level as drawn, the beat included. */
    public float shine;
}
