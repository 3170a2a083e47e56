package meeples.table.system;

import com.badlogic.ashley.core.Family;
import com.badlogic.ashley.systems.IteratingSystem;

/** Moves entities of a family one by one, and is at rest when none of them moves any more. */
abstract class MovingSystem extends IteratingSystem implements Restful {
    private boolean atRest = true;

    MovingSystem(Family family) {
        super(family);
    }

    @Override
    public final void update(float seconds) {
        atRest = true;
        super.update(seconds);
    }

    /** The entity being processed will go on moving. */
    final void moves() {
        atRest = false;
    }

    @Override
    public final boolean isAtRest() {
        return atRest;
    }
}
