package meeples.table.system;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.core.Family;
import com.badlogic.gdx.math.MathUtils;
import meeples.table.component.Pose;
import meeples.table.component.Squash;
import meeples.table.piece.Pieces;

/** Pieces of wood give a little when they come down. */
public final class SquashSystem extends MovingSystem {
    public SquashSystem() {
        super(Family.all(Squash.class, Pose.class).get());
    }

    @Override
    protected void processEntity(Entity entity, float seconds) {
        Squash squash = Pieces.SQUASH.get(entity);
        if (squash.left <= 0) {
            return;
        }
        moves();
        squash.left = Math.max(0, squash.left - seconds);
        float wave = MathUtils.cos(squash.left * 28);
        Pieces.POSE.get(entity).stretch =
                squash.left == 0 ? 1 : 1 - squash.strength * wave * squash.left * 4;
    }
}
