package meeples.table.piece;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Engine;
import com.badlogic.ashley.core.Entity;
import com.badlogic.gdx.utils.Array;
import meeples.table.component.Flip;
import meeples.table.component.GamePiece;
import meeples.table.component.Home;
import meeples.table.component.Motion;
import meeples.table.component.PieceLook;
import meeples.table.component.Pose;
import meeples.table.component.Raise;
import meeples.table.component.Squash;
import meeples.table.component.Tumble;

/**
 * All pieces of the game in the box. Makes their entities once, and knows which of them are at a
 * place.
 */
public final class Pieces {
    public static final ComponentMapper<GamePiece> PIECE = ComponentMapper.getFor(GamePiece.class);
    public static final ComponentMapper<Home> HOME = ComponentMapper.getFor(Home.class);
    public static final ComponentMapper<Pose> POSE = ComponentMapper.getFor(Pose.class);
    public static final ComponentMapper<PieceLook> LOOK = ComponentMapper.getFor(PieceLook.class);
    public static final ComponentMapper<Motion> MOTION = ComponentMapper.getFor(Motion.class);
    public static final ComponentMapper<Squash> SQUASH = ComponentMapper.getFor(Squash.class);
    public static final ComponentMapper<Raise> RAISE = ComponentMapper.getFor(Raise.class);
    public static final ComponentMapper<Flip> FLIP = ComponentMapper.getFor(Flip.class);
    public static final ComponentMapper<Tumble> TUMBLE = ComponentMapper.getFor(Tumble.class);

    private final Engine engine;
    private final Array<Entity> all = new Array<>(false, 192);
    private final Array<Array<Entity>> byKind = new Array<>();
    private int arrivals;
    private boolean changed = true;

    public Pieces(Engine engine) {
        this.engine = engine;
    }

    /** Makes a piece of a kind, at a place. */
    public Entity make(int kind, int place, int side, PieceLook look) {
        Entity entity = new Entity();
        GamePiece piece = new GamePiece();
        piece.kind = kind;
        piece.place = place;
        piece.side = side;
        piece.order = ++arrivals;
        entity.add(piece)
                .add(new Home())
                .add(new Pose())
                .add(look)
                .add(new Motion())
                .add(new Squash())
                .add(new Raise())
                .add(new Flip())
                .add(new Tumble());
        engine.addEntity(entity);
        all.add(entity);
        while (byKind.size <= kind) {
            byKind.add(new Array<>(false, 8));
        }
        byKind.get(kind).add(entity);
        changed = true;
        return entity;
    }

    /** Puts everything back into the box. */
    public void clear() {
        for (Entity entity : all) {
            engine.removeEntity(entity);
        }
        all.clear();
        byKind.clear();
        changed = true;
    }

    public Array<Entity> all() {
        return all;
    }

    public int kinds() {
        return byKind.size;
    }

    public Array<Entity> ofKind(int kind) {
        return byKind.get(kind);
    }

    /** A piece of this kind at this place, the one that came last; null when there is none. */
    public Entity find(int kind, int place) {
        Entity found = null;
        int latest = 0;
        Array<Entity> pieces = byKind.get(kind);
        for (int i = 0; i < pieces.size; i++) {
            GamePiece piece = PIECE.get(pieces.get(i));
            if (piece.place == place && piece.order > latest) {
                found = pieces.get(i);
                latest = piece.order;
            }
        }
        return found;
    }

    /** A piece of this kind at this place, the one that came first; null when there is none. */
    public Entity findFirst(int kind, int place) {
        Entity found = null;
        int earliest = Integer.MAX_VALUE;
        Array<Entity> pieces = byKind.get(kind);
        for (int i = 0; i < pieces.size; i++) {
            GamePiece piece = PIECE.get(pieces.get(i));
            if (piece.place == place && piece.order < earliest) {
                found = pieces.get(i);
                earliest = piece.order;
            }
        }
        return found;
    }

    public int count(int kind, int place) {
        int count = 0;
        Array<Entity> pieces = byKind.get(kind);
        for (int i = 0; i < pieces.size; i++) {
            if (PIECE.get(pieces.get(i)).place == place) {
                count++;
            }
        }
        return count;
    }

    /** From now on the piece belongs to this place. How it gets there is not said. */
    public void move(Entity entity, int place) {
        GamePiece piece = PIECE.get(entity);
        piece.place = place;
        piece.order = ++arrivals;
        changed = true;
    }

    /** Whether pieces have changed places since the last time this was asked. */
    public boolean takeChanged() {
        boolean was = changed;
        changed = false;
        return was;
    }

    /** Asks for everything to be arranged anew. */
    public void markChanged() {
        changed = true;
    }
}
