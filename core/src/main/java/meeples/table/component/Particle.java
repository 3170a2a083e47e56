package meeples.table.component;

import com.badlogic.ashley.core.Component;
import com.badlogic.gdx.graphics.g2d.TextureRegion;

/** A puff of dust, a spark, a shard: flies for a moment and is gone. */
public final class Particle implements Component {
    public boolean alive;
    public String sprite = "";
    public TextureRegion region;
    public float x;
    public float y;
    public float speedX;
    public float speedY;
    public float gravity;
    public float rotation;
    public float spin;
    public float size;
    public float growth;
    public float age;
    public float life;
    public float alpha;

    /** How light it is: 1 as painted, 0 for a silhouette in ink. */
    public float light;

    /** The height below which it does not fall: there it bounces. */
    public float floor;

    /** How many seconds it takes to come into sight. */
    public float dawn;

    /** How short before its end it begins to vanish: 1 for as soon as it is seen. */
    public float haste;
}
