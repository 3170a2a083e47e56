package meeples.table.choreography;

import com.badlogic.ashley.core.Entity;
import meeples.table.component.Flip;
import meeples.table.component.Home;
import meeples.table.component.Motion;
import meeples.table.component.Pose;
import meeples.table.component.Tumble;
import meeples.table.piece.PieceFaces;
import meeples.table.piece.Pieces;
import meeples.table.system.MotionSystem;

/** Moves pieces about: says at once where they belong, and lets the eye follow. */
public final class PieceMover {
    private final Pieces pieces;
    private final Timeline timeline;
    private final PieceFaces faces;
    private float unit = 1;

    public PieceMover(Pieces pieces, Timeline timeline, PieceFaces faces) {
        this.pieces = pieces;
        this.timeline = timeline;
        this.faces = faces;
    }

    /** Pixels for one of the game's units. */
    public void setUnit(float unit) {
        this.unit = unit;
    }

    /** The piece belongs to this place from now on, and flies there. */
    public void send(Entity piece, int place, Flight flight) {
        pieces.move(piece, place);
        if (timeline.isSkipping()) {
            return;
        }
        Motion motion = Pieces.MOTION.get(piece);
        Pose pose = Pieces.POSE.get(piece);
        motion.active = true;
        motion.time = 0;
        motion.delay = flight.delay();
        motion.duration = flight.duration();
        motion.fromX = pose.x;
        motion.fromY = pose.y;
        motion.fromHeight = pose.height;
        motion.fromScale = pose.scale;
        motion.arc = flight.arc() * unit;
        motion.hops = flight.hops();
        motion.turns = flight.turns();
        motion.landing = flight.landing();
    }

    /** Turns another side of the piece up. */
    public void flip(Entity piece, int side, float seconds) {
        Flip flip = Pieces.FLIP.get(piece);
        if (timeline.isSkipping()) {
            flip.active = false;
            faces.turn(piece, side);
            return;
        }
        flip.active = true;
        flip.time = 0;
        flip.duration = seconds;
        flip.side = side;
    }

    /** Rolls the piece until this side is up. */
    public void roll(Entity piece, int side, float seconds) {
        faces.turn(piece, side);
        if (!timeline.isSkipping()) {
            Tumble tumble = Pieces.TUMBLE.get(piece);
            tumble.left = seconds;
            tumble.next = 0;
        }
    }

    /** Everything is at once where it belongs. Comes after the arrangement. */
    public void rest() {
        for (Entity entity : pieces.all()) {
            Pose pose = Pieces.POSE.get(entity);
            Home home = Pieces.HOME.get(entity);
            MotionSystem.rest(entity, pose, home);
            endTurning(entity, pose);
        }
    }

    private void endTurning(Entity entity, Pose pose) {
        Flip flip = Pieces.FLIP.get(entity);
        if (flip.active) {
            flip.active = false;
            faces.turn(entity, flip.side);
        }
        pose.turn = 1;
        Tumble tumble = Pieces.TUMBLE.get(entity);
        if (tumble.left > 0) {
            tumble.left = 0;
            faces.turn(entity, Pieces.PIECE.get(entity).side);
        }
    }
}
