package meeples.table.system;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.core.Family;
import meeples.table.component.Raise;
import meeples.table.piece.Pieces;

/** Works out how far pieces are lifted off the ground, up and down again. */
public final class RaiseSystem extends MovingSystem {
    private static final float HASTE = 16;

    public RaiseSystem() {
        super(Family.all(Raise.class).get());
    }

    @Override
    protected void processEntity(Entity entity, float seconds) {
        Raise raise = Pieces.RAISE.get(entity);
        float rest = raise.aim - raise.height;
        if (rest == 0) {
            return;
        }
        if (Math.abs(rest) < 0.3f) {
            raise.height = raise.aim;
        } else {
            moves();
            raise.height += rest * (1 - (float) Math.exp(-HASTE * seconds));
        }
    }
}
