package meeples.fistful.table.film;

import com.badlogic.ashley.core.Engine;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.core.EntitySystem;
import meeples.fistful.model.Street;
import meeples.fistful.model.Town;
import meeples.fistful.table.piece.Kinds;
import meeples.fistful.table.piece.TownFaces;
import meeples.table.piece.Pieces;
import meeples.table.system.Restful;

/** Runs the film of a showdown: curtain up, two figures, shots, hats in the air, curtain down. */
public final class FilmSystem extends EntitySystem implements Restful {
    private static final float CURTAIN_SECONDS = 0.35f;
    private static final float ENTRANCE_SECONDS = 1.1f;
    private static final float FALL_SECONDS = 1.6f;

    private final Film film = new Film();
    private final Pieces pieces;
    private final TownFaces faces;
    private boolean still;

    public FilmSystem(Pieces pieces, TownFaces faces) {
        this.pieces = pieces;
        this.faces = faces;
    }

    @Override
    public void addedToEngine(Engine engine) {
        engine.addEntity(new Entity().add(film));
    }

    public Film film() {
        return film;
    }

    /** The figures stand there, and one lies there: nothing of how it came about. */
    public void setStill(boolean still) {
        this.still = still;
    }

    public void begin(int[] seats, int[] meeples) {
        for (int side = 0; side < 2; side++) {
            film.seats[side] = seats[side];
            film.meeples[side] = meeples[side];
            film.hit[side] = false;
        }
        faces.deal(seats);
        faces.refresh(pieces.ofKind(Kinds.die(Street.S0)));
        faces.refresh(pieces.ofKind(Kinds.die(Street.S1)));
        film.running = true;
        film.sinceShots = -1;
        film.clock = still ? ENTRANCE_SECONDS : 0;
    }

    /** The shots fall, and one or both are hit. */
    public void shoot(boolean left, boolean right) {
        film.hit[0] = left;
        film.hit[1] = right;
        film.sinceShots = still ? FALL_SECONDS : 0;
    }

    public void end() {
        film.running = false;
    }

    /** What the position says, at once. */
    public void show(Town town) {
        if (town.die(Street.S0) > 0) {
            begin(
                    new int[] {town.token(Street.S0), town.token(Street.S1)},
                    new int[] {town.on(Street.S0), town.on(Street.S1)});
            film.open = 1;
            film.clock = ENTRANCE_SECONDS;
        } else {
            film.running = false;
            film.open = 0;
        }
    }

    @Override
    public void update(float seconds) {
        float step = seconds / CURTAIN_SECONDS;
        film.open = film.running ? Math.min(1, film.open + step) : Math.max(0, film.open - step);
        if (film.open > 0) {
            film.clock = Math.min(ENTRANCE_SECONDS, film.clock + seconds);
            if (film.sinceShots >= 0) {
                film.sinceShots = Math.min(FALL_SECONDS, film.sinceShots + seconds);
            }
        }
    }

    @Override
    public boolean isAtRest() {
        if (film.open == 0 || !film.running) {
            return film.open == 0 && !film.running;
        }
        boolean shotsAreOver = film.sinceShots < 0 || film.sinceShots >= FALL_SECONDS;
        return film.open == 1 && film.clock >= ENTRANCE_SECONDS && shotsAreOver;
    }
}
