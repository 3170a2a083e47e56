package meeples.table.system;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.core.Family;
import com.badlogic.gdx.math.MathUtils;
import meeples.table.component.Glow;

/**
 * Brings lights up and down. A light beats for a moment to catch the eye, then shines steadily, so
 * that a waiting table need not be drawn again and again.
 */
public final class GlowSystem extends MovingSystem {
    private static final ComponentMapper<Glow> GLOW = ComponentMapper.getFor(Glow.class);
    private static final float HASTE = 9;

    private boolean beats = true;

    public GlowSystem() {
        super(Family.all(Glow.class).get());
    }

    public void setBeats(boolean beats) {
        this.beats = beats;
    }

    @Override
    protected void processEntity(Entity entity, float seconds) {
        Glow glow = GLOW.get(entity);
        float aim = glow.lit ? 1 : 0;
        float rest = aim - glow.level;
        if (Math.abs(rest) < 0.01f) {
            glow.level = aim;
        } else {
            moves();
            glow.level += rest * (1 - (float) Math.exp(-HASTE * seconds));
        }
        float beat = 0;
        if (glow.beating > 0 && glow.lit && beats) {
            moves();
            glow.beating = Math.max(0, glow.beating - seconds);
            beat =
                    0.3f
                            * MathUtils.sin(glow.beating * MathUtils.PI * 2)
                            * Math.min(1, glow.beating);
        }
        glow.shine = glow.level * (0.8f + beat);
    }
}
