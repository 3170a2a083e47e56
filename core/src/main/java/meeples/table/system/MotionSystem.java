package meeples.table.system;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.core.Family;
import com.badlogic.gdx.math.Interpolation;
import com.badlogic.gdx.math.MathUtils;
import meeples.table.Layers;
import meeples.table.component.GamePiece;
import meeples.table.component.Home;
import meeples.table.component.Motion;
import meeples.table.component.Pose;
import meeples.table.component.Raise;
import meeples.table.component.Squash;
import meeples.table.piece.Pieces;

/** Carries pieces along arcs to their homes; or, with less motion, fades them out and in again. */
public final class MotionSystem extends MovingSystem {
    private static final float SQUASH_SECONDS = 0.22f;

    private final int airLayer;
    private boolean fades;

    /**
     * @param airLayer where pieces are drawn while they fly
     */
    public MotionSystem(int airLayer) {
        super(Family.all(GamePiece.class, Motion.class, Home.class, Pose.class).get());
        this.airLayer = airLayer;
    }

    public void setFades(boolean fades) {
        this.fades = fades;
    }

    @Override
    protected void processEntity(Entity entity, float seconds) {
        Motion motion = Pieces.MOTION.get(entity);
        if (!motion.active) {
            return;
        }
        motion.time += seconds;
        float share = MathUtils.clamp((motion.time - motion.delay) / motion.duration, 0, 1);
        Pose pose = Pieces.POSE.get(entity);
        Home home = Pieces.HOME.get(entity);
        if (share >= 1) {
            land(entity, motion, pose, home);
            return;
        }
        moves();
        pose.layer = airLayer;
        if (fades) {
            fade(share, motion, pose, home);
        } else {
            fly(share, motion, pose, home);
        }
    }

    private static void fly(float share, Motion motion, Pose pose, Home home) {
        float way = Interpolation.sine.apply(share);
        pose.x = MathUtils.lerp(motion.fromX, home.x, way);
        pose.y = MathUtils.lerp(motion.fromY, home.y, way);
        pose.scale = MathUtils.lerp(motion.fromScale, home.scale, way);
        float hop = way * motion.hops - (int) (way * motion.hops);
        pose.height =
                MathUtils.lerp(motion.fromHeight, home.height, way)
                        + motion.arc * 4 * hop * (1 - hop);
        pose.stretch = share > 0 ? 1 + 0.1f * Math.abs(MathUtils.cos(hop * MathUtils.PI)) : 1;
        pose.rotation = (motion.turns * 360 + home.tilt) * way;
        pose.alpha = 1;
    }

    private static void fade(float share, Motion motion, Pose pose, Home home) {
        boolean leaving = share < 0.5f;
        pose.x = leaving ? motion.fromX : home.x;
        pose.y = leaving ? motion.fromY : home.y;
        pose.scale = leaving ? motion.fromScale : home.scale;
        pose.height = 0;
        pose.rotation = 0;
        pose.stretch = 1;
        pose.alpha = Math.abs(1 - 2 * share);
    }

    private void land(Entity entity, Motion motion, Pose pose, Home home) {
        rest(entity, pose, home);
        if (motion.arc > 0 && !fades) {
            Squash squash = Pieces.SQUASH.get(entity);
            squash.left = SQUASH_SECONDS;
            squash.strength = 0.2f;
        }
        if (motion.landing != null) {
            motion.landing.landed(entity);
        }
    }

    /** Puts a piece where it belongs, without anything to be seen of the way. */
    public static void rest(Entity entity, Pose pose, Home home) {
        Pieces.MOTION.get(entity).active = false;
        Pieces.SQUASH.get(entity).left = 0;
        Raise raise = Pieces.RAISE.get(entity);
        pose.x = home.x + raise.aside * raise.nearness();
        pose.y = home.y;
        pose.scale = home.scale * raise.growth;
        pose.layer = raise.isClose() ? Layers.FRONT : home.layer;
        pose.height = home.height + raise.height;
        pose.rotation = home.tilt;
        pose.stretch = 1;
        pose.alpha = home.shown ? 1 : 0;
    }
}
