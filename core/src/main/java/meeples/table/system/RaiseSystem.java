package meeples.table.system;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.core.Family;
import com.badlogic.ashley.systems.IteratingSystem;
import meeples.table.component.Raise;
import meeples.table.piece.Pieces;

/** Works out how far pieces are lifted off the ground, up and down again. */
public final class RaiseSystem extends IteratingSystem implements Restful {
    private static final float HASTE = 16;

    private int moving;

    public RaiseSystem() {
        super(Family.all(Raise.class).get());
    }

    @Override
    public void update(float seconds) {
        moving = 0;
        super.update(seconds);
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
            moving++;
            raise.height += rest * (1 - (float) Math.exp(-HASTE * seconds));
        }
    }

    @Override
    public boolean isAtRest() {
        return moving == 0;
    }
}
