package meeples.table.system;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.core.Family;
import meeples.table.component.Raise;
import meeples.table.piece.Pieces;

/** Works out how far pieces are lifted off the ground and how near they are, and back again. */
public final class RaiseSystem extends MovingSystem {
    private static final float HASTE = 16;

    public RaiseSystem() {
        super(Family.all(Raise.class).get());
    }

    @Override
    protected void processEntity(Entity entity, float seconds) {
        Raise raise = Pieces.RAISE.get(entity);
        float rest = raise.aim - raise.height;
        float smaller = raise.growthAim - raise.growth;
        if (rest == 0 && smaller == 0) {
            return;
        }
        if (Math.abs(rest) < 0.3f && Math.abs(smaller) < 0.005f) {
            raise.height = raise.aim;
            raise.growth = raise.growthAim;
        } else {
            moves();
            float share = 1 - (float) Math.exp(-HASTE * seconds);
            raise.height += rest * share;
            raise.growth += smaller * share;
        }
    }
}
