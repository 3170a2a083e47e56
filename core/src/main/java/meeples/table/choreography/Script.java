package meeples.table.choreography;

import com.badlogic.ashley.core.Entity;
import java.util.function.Predicate;
import meeples.table.component.GamePiece;
import meeples.table.component.Landing;
import meeples.table.component.Pose;
import meeples.table.piece.Pieces;

/**
 * Writes into the timeline which pieces set off when, and what is seen and heard on the way: what
 * the choreographies of all games are written with.
 */
public final class Script {
    /** Hears what the script calls for. */
    public interface Sounds {
        void cue(String name);

        /** The same from a place in the window. */
        void cueFrom(float x, String name);
    }

    private static final float HOP = 0.4f;

    /** After so many pieces that hop the next one hops with the first. */
    private static final int IN_TURN = 5;

    private final Timeline timeline;
    private final PieceMover mover;
    private final Pieces pieces;
    private final ParticleBursts bursts;
    private final Sounds sounds;

    /** The piece that was sent off last, or null. */
    private Entity lately;

    /**
     * @param sounds is told by name what is heard
     */
    public Script(
            Timeline timeline,
            PieceMover mover,
            Pieces pieces,
            ParticleBursts bursts,
            Sounds sounds) {
        this.timeline = timeline;
        this.mover = mover;
        this.pieces = pieces;
        this.bursts = bursts;
        this.sounds = sounds;
    }

    /** Something happens at this point of the timeline. */
    public void play(Timeline.Beat beat) {
        timeline.play(beat);
    }

    /** What is written next begins so many seconds later. */
    public void rest(float seconds) {
        timeline.rest(seconds);
    }

    /** At this point of the timeline a piece of a kind leaves for another place. */
    public void send(int kind, int from, int to, Flight flight) {
        timeline.play(() -> sendNow(kind, from, to, flight));
    }

    /** At this point of the timeline a sound is heard. */
    public void sound(String name) {
        timeline.play(() -> cue(name));
    }

    /** The same from where the piece is that was sent off last. */
    public void soundThere(String name) {
        timeline.play(() -> cue(name, lately));
    }

    // For beats, when their time has come

    /** All pieces of which this is true hop where they are, not quite together. */
    public void hopAll(Predicate<GamePiece> who, float height) {
        int hops = 0;
        for (Entity piece : pieces.all()) {
            GamePiece what = Pieces.PIECE.get(piece);
            if (who.test(what)) {
                float delay = hops++ % IN_TURN * HOP / IN_TURN;
                send(piece, what.place, Flight.hop(HOP, height).after(delay));
            }
        }
    }

    /** A piece of a kind leaves, the one that came last; null when there is none. */
    public Entity sendNow(int kind, int from, int to, Flight flight) {
        return sendAny(pieces.find(kind, from), to, flight);
    }

    /** A piece of a kind leaves, the one that came first; null when there is none. */
    public Entity sendFirst(int kind, int from, int to, Flight flight) {
        return sendAny(pieces.findFirst(kind, from), to, flight);
    }

    private Entity sendAny(Entity piece, int to, Flight flight) {
        lately = piece;
        if (piece != null) {
            mover.send(piece, to, flight);
        }
        return piece;
    }

    /** This piece leaves for a place. */
    public Entity send(Entity piece, int to, Flight flight) {
        return sendAny(piece, to, flight);
    }

    /** Rolls a piece until this side is up; nothing for none. */
    public void roll(Entity piece, int side, float seconds) {
        if (piece != null) {
            mover.roll(piece, side, seconds);
        }
    }

    /** Turns another side of a piece up. */
    public void flip(Entity piece, int side, float seconds) {
        mover.flip(piece, side, seconds);
    }

    /** A piece of this kind at this place, the one that came last; null when there is none. */
    public Entity find(int kind, int place) {
        return pieces.find(kind, place);
    }

    /** A sound, unless nobody is watching. */
    public void cue(String name) {
        if (isWatched()) {
            sounds.cue(name);
        }
    }

    /** A sound from where a piece is, or from the middle for none, unless nobody is watching. */
    public void cue(String name, Entity piece) {
        if (piece == null) {
            cue(name);
        } else if (isWatched()) {
            cueFrom(piece, name);
        }
    }

    private void cueFrom(Entity piece, String name) {
        sounds.cueFrom(Pieces.POSE.get(piece).x, name);
    }

    /** Stars around a piece, unless nobody is watching. */
    public void stars(Entity piece, int count) {
        if (isWatched()) {
            Pose pose = Pieces.POSE.get(piece);
            bursts.stars(pose.x, pose.y, count);
        }
    }

    /** Whether what is played now is seen, and not only played for where it leads. */
    public boolean isWatched() {
        return !timeline.isSkipping();
    }

    // For landings

    /** Arrives with a sound. */
    public Landing thud(String sound) {
        return piece -> cueFrom(piece, sound);
    }

    /** Arrives with a sound, and raises dust. */
    public Landing dust(String sound) {
        return piece -> {
            Pose pose = Pieces.POSE.get(piece);
            bursts.dust(pose.x, pose.y);
            cueFrom(piece, sound);
        };
    }
}
