package meeples.table.choreography;

import com.badlogic.gdx.math.MathUtils;
import com.badlogic.gdx.math.RandomXS128;
import meeples.picture.TableArt;
import meeples.table.component.Particle;
import meeples.table.system.ParticleSystem;
import meeples.table.system.ShakeSystem;

/** Dust, sparks, smoke and stars, where something comes down, burns, bursts or is won. */
public final class ParticleBursts {
    private final ParticleSystem particles;
    private final ShakeSystem shaking;
    private final RandomXS128 random = new RandomXS128(7);
    private static final int BALLS = 30;
    private static final float INK = 0.16f;
    private static final float INK_EDGE = 1.2f;

    /** How light the balls of smoke are that are far away. */
    private static final float DARK = 0.55f;

    private static final int PUFFS = 3;

    /** How fast the wind rolls things along, in units of the board a second. */
    private static final float WIND = 230;

    private float unit = 1;
    private boolean quiet;

    public ParticleBursts(ParticleSystem particles, ShakeSystem shaking) {
        this.particles = particles;
        this.shaking = shaking;
    }

    /** Pixels for a unit of the board. */
    public void setUnit(float unit) {
        this.unit = unit;
    }

    /** No particles and no shaking, for players who want less motion. */
    public void setQuiet(boolean quiet) {
        this.quiet = quiet;
    }

    /** Something of wood comes down. */
    public void dust(float x, float y) {
        burst(TableArt.DUST, 5, x, y, 70, 0.45f, 20, 26);
    }

    /** Something burns. */
    public void sparks(float x, float y, int count) {
        for (Particle particle : burst(TableArt.SPARK, count, x, y, 170, 0.5f, 16, -16)) {
            particle.gravity = 300 * unit;
        }
    }

    /** Something is won. */
    public void stars(float x, float y, int count) {
        for (Particle particle : burst(TableArt.STAR, count, x, y, 240, 0.9f, 24, -6)) {
            particle.gravity = 330 * unit;
            particle.speedY = Math.abs(particle.speedY) + 60 * unit;
            particle.spin = between(-260, 260);
        }
    }

    /** Drops, chips or leaves fly up and fall down again. */
    public void spray(String sprite, float x, float y, int count) {
        for (Particle particle : burst(sprite, count, x, y, 200, 0.8f, 12, 0)) {
            particle.gravity = 600 * unit;
            particle.speedY = Math.abs(particle.speedY) + 120 * unit;
        }
    }

    /** Something was fired. */
    public void smoke(float x, float y, int count) {
        for (Particle particle : burst(TableArt.SMOKE, count, x, y, 46, 1.1f, 34, 40)) {
            particle.speedY = Math.abs(particle.speedY) + 20 * unit;
        }
    }

    /** A fire burns quietly: a few puffs rise and drift away with the wind. */
    public void hearth(float x, float y) {
        for (int i = 0; i < PUFFS && !quiet; i++) {
            Particle puff = particles.start(TableArt.SMOKE);
            puff.x = x;
            puff.y = y;
            puff.speedX = between(6, 14) * unit;
            puff.speedY = (14 + 9 * i) * unit;
            puff.life = between(1.7f, 2.1f);
            puff.size = (16 + 4 * i) * unit;
            puff.growth = 17 * unit;
            puff.rotation = between(0, 360);
            puff.alpha = 0.85f;
            puff.dawn = 0.4f;
            puff.haste = 1.4f;
        }
    }

    /**
     * The wind rolls something over the ground, in hops.
     *
     * @param distance how far, in units of the board
     * @param size how large it is, in units of the board
     */
    public void roll(String sprite, float x, float y, float distance, float size) {
        if (quiet) {
            return;
        }
        Particle rolling = particles.start(sprite);
        rolling.x = x;
        rolling.y = y;
        rolling.floor = y;
        rolling.life = distance / WIND;
        rolling.speedX = WIND * unit;
        rolling.speedY = 96 * unit;
        rolling.gravity = 220 * unit;
        rolling.size = size * unit;
        rolling.spin = -WIND / size * 2 * MathUtils.radiansToDegrees;
        rolling.dawn = 0.5f;
        rolling.haste = 8;
    }

    /**
     * Something blows up, and the ground shakes.
     *
     * @param shards the picture of the small pieces that fly about
     * @param splinters the picture of the long ones
     */
    public void explosion(float x, float y, String shards, String splinters) {
        if (quiet) {
            return;
        }
        Particle flash = particles.start(TableArt.FLASH);
        place(flash, x, y, 0, 0.45f, 260);
        flash.growth = 1500 * unit;
        cloud(x, y);
        for (Particle spark : burst(TableArt.SPARK, 26, x, y, 620, 0.8f, 44, -30)) {
            spark.gravity = 500 * unit;
        }
        for (Particle shard : burst(shards, 22, x, y, 520, 1.1f, 22, 14)) {
            shard.gravity = 900 * unit;
            shard.speedY = Math.abs(shard.speedY) + 160 * unit;
            shard.spin = between(-700, 700);
        }
        for (Particle splinter : burst(splinters, 12, x, y, 480, 1f, 30, 0)) {
            splinter.gravity = 900 * unit;
            splinter.speedY = Math.abs(splinter.speedY) + 120 * unit;
            splinter.spin = between(-900, 900);
        }
        shaking.shake(16 * unit, 0.8f);
    }

    /** Balls of smoke, each with a larger one of ink behind it; the last ones come nearer. */
    private void cloud(float x, float y) {
        Particle[] ink = burst(TableArt.SMOKE, BALLS, x, y, 330, 1.5f, 90, 120);
        Particle[] smoke = burst(TableArt.SMOKE, BALLS, x, y, 330, 1.5f, 90, 120);
        for (int i = 0; i < smoke.length; i++) {
            float near = (float) i / BALLS;
            ink[i].light = INK;
            smoke[i].light = DARK + (1 - DARK) * near;
            smoke[i].growth *= 1 + near;
            ink[i].growth = smoke[i].growth;
            ink[i].size = smoke[i].size * INK_EDGE;
            ink[i].x = smoke[i].x;
            ink[i].y = smoke[i].y;
            ink[i].speedX = smoke[i].speedX;
            ink[i].speedY = smoke[i].speedY;
            ink[i].life = smoke[i].life;
            ink[i].rotation = smoke[i].rotation;
        }
    }

    private Particle[] burst(
            String sprite,
            int count,
            float x,
            float y,
            float speed,
            float life,
            float size,
            float growth) {
        if (quiet) {
            return new Particle[0];
        }
        Particle[] burst = new Particle[count];
        for (int i = 0; i < count; i++) {
            Particle particle = particles.start(sprite);
            place(particle, x, y, between(0.2f, 1) * speed, life * between(0.6f, 1), size);
            particle.growth = growth * unit;
            burst[i] = particle;
        }
        return burst;
    }

    private void place(Particle particle, float x, float y, float speed, float life, float size) {
        float angle = between(0, MathUtils.PI2);
        particle.x = x;
        particle.y = y;
        particle.speedX = MathUtils.cos(angle) * speed * unit;
        particle.speedY = MathUtils.sin(angle) * speed * 0.6f * unit;
        particle.life = life;
        particle.size = size * unit * between(0.8f, 1.2f);
        particle.rotation = between(0, 360);
    }

    private float between(float low, float high) {
        return low + random.nextFloat() * (high - low);
    }
}
