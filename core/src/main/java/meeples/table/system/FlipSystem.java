package meeples.table.system;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.core.Family;
import com.badlogic.gdx.math.MathUtils;
import meeples.table.component.Flip;
import meeples.table.component.GamePiece;
import meeples.table.component.Pose;
import meeples.table.piece.PieceFaces;
import meeples.table.piece.Pieces;

/** Turns pieces over: they get narrow, show the other face, and get wide again. */
public final class FlipSystem extends MovingSystem {
    private final PieceFaces faces;

    public FlipSystem(PieceFaces faces) {
        super(Family.all(Flip.class, GamePiece.class, Pose.class).get());
        this.faces = faces;
    }

    @Override
    protected void processEntity(Entity entity, float seconds) {
        Flip flip = Pieces.FLIP.get(entity);
        if (!flip.active) {
            return;
        }
        moves();
        flip.time += seconds;
        float share = Math.min(1, flip.time / flip.duration);
        Pieces.POSE.get(entity).turn = Math.abs(MathUtils.cos(share * MathUtils.PI));
        if (share >= 0.5f) {
            faces.turn(entity, flip.side);
        }
        if (share >= 1) {
            flip.active = false;
        }
    }
}
