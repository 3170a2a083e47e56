package meeples.table;

import com.badlogic.gdx.math.Rectangle;

/**
 * Knows where in the window each thing is that can be pointed at, and which thing is at a point.
 */
public interface TargetPlaces {
    /** Comes after every change of the window. */
    void setLayout(TableLayout layout);

    /** The thing at a point of the window, or null. */
    Target at(float x, float y);

    /** Where a thing is in the window, written into a rectangle that is there already. */
    Rectangle of(Target target, Rectangle into);
}
