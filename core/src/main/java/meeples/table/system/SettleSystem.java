package meeples.table.system;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.core.Family;
import meeples.table.Layers;
import meeples.table.component.GamePiece;
import meeples.table.component.Home;
import meeples.table.component.Motion;
import meeples.table.component.Pose;
import meeples.table.component.Raise;
import meeples.table.piece.Pieces;

/** Lets pieces that stand make room for others: they shuffle to where their home has moved. */
public final class SettleSystem extends MovingSystem {
    private static final float HASTE = 14;
    private static final float NEAR = 0.4f;

    public SettleSystem() {
        super(Family.all(GamePiece.class, Home.class, Pose.class, Motion.class).get());
    }

    @Override
    protected void processEntity(Entity entity, float seconds) {
        if (Pieces.MOTION.get(entity).active) {
            return;
        }
        Home home = Pieces.HOME.get(entity);
        Pose pose = Pieces.POSE.get(entity);
        Raise raise = Pieces.RAISE.get(entity);
        pose.layer = raise.isClose() ? Layers.FRONT : home.layer;
        float aim = home.shown ? 1 : 0;
        float x = home.x + raise.aside * raise.nearness();
        float scale = home.scale * raise.growth;
        float dx = x - pose.x;
        float dy = home.y - pose.y;
        float da = aim - pose.alpha;
        float dr = home.tilt - pose.rotation;
        pose.height = home.height + raise.height;
        boolean there = Math.abs(dx) < NEAR && Math.abs(dy) < NEAR && Math.abs(dr) < 1;
        if (there && Math.abs(da) < 0.02f) {
            pose.x = x;
            pose.y = home.y;
            pose.alpha = aim;
            pose.scale = scale;
            pose.rotation = home.tilt;
            return;
        }
        moves();
        float share = 1 - (float) Math.exp(-HASTE * seconds);
        pose.x += dx * share;
        pose.y += dy * share;
        pose.alpha += da * share;
        pose.rotation += dr * share;
        pose.scale += (scale - pose.scale) * share;
    }
}
