package meeples.table.system;

import com.badlogic.ashley.core.Engine;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.core.EntitySystem;
import com.badlogic.gdx.utils.Array;
import meeples.table.component.Particle;

/** Dust, smoke, sparks. All particles there can ever be are made at the start and used again. */
public final class ParticleSystem extends EntitySystem implements Restful {

    private final Array<Particle> all;
    private int next;
    private int alive;

    public ParticleSystem(int most) {
        all = new Array<>(most);
        for (int i = 0; i < most; i++) {
            all.add(new Particle());
        }
    }

    @Override
    public void addedToEngine(Engine engine) {
        for (Particle particle : all) {
            engine.addEntity(new Entity().add(particle));
        }
    }

    /** A particle to set going; when all are in use, the oldest. */
    public Particle start(String sprite) {
        Particle particle = all.get(next);
        next = (next + 1) % all.size;
        if (!particle.sprite.equals(sprite)) {
            particle.sprite = sprite;
            particle.region = null;
        }
        particle.alive = true;
        particle.age = 0;
        particle.gravity = 0;
        particle.spin = 0;
        particle.growth = 0;
        particle.rotation = 0;
        particle.alpha = 1;
        particle.light = 1;
        particle.floor = Float.NEGATIVE_INFINITY;
        particle.dawn = 0;
        particle.haste = 2;
        alive++;
        return particle;
    }

    /** All there are, alive or not, for drawing. */
    public Array<Particle> all() {
        return all;
    }

    public void clear() {
        for (Particle particle : all) {
            particle.alive = false;
        }
        alive = 0;
    }

    @Override
    public void update(float seconds) {
        alive = 0;
        for (int i = 0; i < all.size; i++) {
            Particle particle = all.get(i);
            if (particle.alive) {
                step(particle, seconds);
                alive++;
            }
        }
    }

    private static void step(Particle particle, float seconds) {
        particle.age += seconds;
        particle.alive = particle.age < particle.life;
        particle.speedY -= particle.gravity * seconds;
        particle.x += particle.speedX * seconds;
        particle.y += particle.speedY * seconds;
        particle.rotation += particle.spin * seconds;
        particle.size += particle.growth * seconds;
        if (particle.y < particle.floor) {
            particle.y = particle.floor;
            particle.speedY = -particle.speedY;
        }
    }

    @Override
    public boolean isAtRest() {
        return alive == 0;
    }
}
