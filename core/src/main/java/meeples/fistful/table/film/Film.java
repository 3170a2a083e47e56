package meeples.fistful.table.film;

import com.badlogic.ashley.core.Component;
import meeples.fistful.model.Meeple;
import meeples.fistful.model.Town;

/** The film of a showdown as it stands at this moment; plain data, by side where there are two. */
public final class Film implements Component {
    /** Whether it is to be seen. */
    public boolean running;

    /** From 0, nothing to be seen of it, to 1. */
    public float open;

    public final int[] meeples = {Meeple.NONE, Meeple.NONE};
    public final int[] seats = {Town.NOBODY, Town.NOBODY};

    /** Who is hit. */
    public final boolean[] hit = new boolean[2];

    /** Seconds since the shots fell; negative before. */
    public float sinceShots = -1;

    /** Seconds since it began. */
    public float clock;
}
