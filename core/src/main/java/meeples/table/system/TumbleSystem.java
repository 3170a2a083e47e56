package meeples.table.system;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.core.Family;
import meeples.table.component.GamePiece;
import meeples.table.component.Pose;
import meeples.table.component.Tumble;
import meeples.table.piece.PieceFaces;
import meeples.table.piece.Pieces;

/** Rolls dice and cubes: side after side, slower towards the end, then the side that is up. */
public final class TumbleSystem extends MovingSystem {
    private final PieceFaces faces;

    public TumbleSystem(PieceFaces faces) {
        super(Family.all(Tumble.class, GamePiece.class, Pose.class).get());
        this.faces = faces;
    }

    @Override
    protected void processEntity(Entity entity, float seconds) {
        Tumble tumble = Pieces.TUMBLE.get(entity);
        if (tumble.left <= 0) {
            return;
        }
        moves();
        tumble.left -= seconds;
        tumble.next -= seconds;
        if (tumble.left <= 0) {
            faces.turn(entity, Pieces.PIECE.get(entity).side);
        } else if (tumble.next <= 0) {
            faces.roll(entity, ++tumble.step);
            tumble.next = 0.05f + 0.08f / (1 + 8 * tumble.left);
        }
    }
}
