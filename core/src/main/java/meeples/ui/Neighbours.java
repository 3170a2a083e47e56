package meeples.ui;

import com.badlogic.gdx.scenes.scene2d.Actor;

/** A group that decides itself where the focus goes from one of its members. */
public interface Neighbours {
    /** The member in this direction; null to let the nearest one on the screen be found. */
    Actor neighbour(Actor from, int dx, int dy);
}
