package meeples.table.system;

import com.badlogic.ashley.core.Engine;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.core.EntitySystem;
import com.badlogic.ashley.core.Family;
import com.badlogic.ashley.utils.ImmutableArray;
import com.badlogic.gdx.utils.Array;
import java.util.Comparator;
import meeples.table.component.GamePiece;
import meeples.table.component.PieceLook;
import meeples.table.component.Pose;
import meeples.table.piece.Pieces;

/** Keeps the pieces in the order in which they have to be drawn: what is nearer comes later. */
public final class DepthSystem extends EntitySystem {
    private static final Comparator<Entity> BACK_TO_FRONT = DepthSystem::compare;

    private final Array<Entity> sorted = new Array<>(192);
    private ImmutableArray<Entity> pieces;

    @Override
    public void addedToEngine(Engine engine) {
        pieces =
                engine.getEntitiesFor(
                        Family.all(GamePiece.class, Pose.class, PieceLook.class).get());
    }

    @Override
    public void update(float seconds) {
        sorted.clear();
        for (int i = 0; i < pieces.size(); i++) {
            Entity entity = pieces.get(i);
            if (Pieces.POSE.get(entity).alpha > 0) {
                sorted.add(entity);
            }
        }
        sorted.sort(BACK_TO_FRONT);
    }

    private static int compare(Entity one, Entity other) {
        Pose a = Pieces.POSE.get(one);
        Pose b = Pieces.POSE.get(other);
        if (a.layer != b.layer) {
            return Integer.compare(a.layer, b.layer);
        }
        int byDepth = Float.compare(b.y, a.y);
        if (byDepth != 0) {
            return byDepth;
        }
        return Integer.compare(Pieces.PIECE.get(one).order, Pieces.PIECE.get(other).order);
    }

    /** The pieces that can be seen, from back to front. */
    public Array<Entity> sorted() {
        return sorted;
    }
}
