package meeples.table;

import com.badlogic.ashley.core.Engine;
import java.util.List;
import meeples.table.choreography.ParticleBursts;
import meeples.table.choreography.PieceMover;
import meeples.table.choreography.Script;
import meeples.table.choreography.Timeline;
import meeples.table.piece.PieceFaces;
import meeples.table.piece.Pieces;
import meeples.table.piece.SeatLooks;
import meeples.table.system.DepthSystem;
import meeples.table.system.GlowSystem;
import meeples.table.system.MotionSystem;
import meeples.table.system.ParticleSystem;
import meeples.table.system.ShakeSystem;

/**
 * What every game's table is made of, and what its arranger, choreography and painters share. A
 * game adds its own parts beside these.
 */
public final class TableParts {
    private static final int MOST_PARTICLES = 160;

    private final TableMeasures measures;
    private final Engine engine = new Engine();
    private final View view;
    private final Timeline timeline = new Timeline();
    private final Pieces pieces = new Pieces(engine);
    private final SeatLooks looks;
    private final PieceFaces faces;
    private final PieceMover mover;
    private final Lights lights;
    private final MotionSystem motion = new MotionSystem(Layers.AIR);
    private final GlowSystem glowing = new GlowSystem();
    private final ParticleSystem particles = new ParticleSystem(MOST_PARTICLES);
    private final ShakeSystem shaking = new ShakeSystem();
    private final ParticleBursts bursts = new ParticleBursts(particles, shaking);
    private final DepthSystem depth = new DepthSystem();
    private Cues listener = Cues.silent();
    private float life;

    /**
     * @param targets everything on the table that can be lit up
     */
    public TableParts(
            TableMeasures measures, SeatLooks looks, PieceFaces faces, List<Target> targets) {
        this.measures = measures;
        this.looks = looks;
        this.faces = faces;
        view = new View(measures.boardWidth(), measures.boardHeight());
        mover = new PieceMover(pieces, timeline, faces);
        lights = new Lights(engine, targets);
    }

    TableMeasures measures() {
        return measures;
    }

    Engine engine() {
        return engine;
    }

    /** How the board is seen in the window. */
    public View view() {
        return view;
    }

    /** What is still to be shown. */
    public Timeline timeline() {
        return timeline;
    }

    public Pieces pieces() {
        return pieces;
    }

    /** By what the seats' belongings are known. */
    public SeatLooks looks() {
        return looks;
    }

    PieceFaces faces() {
        return faces;
    }

    PieceMover mover() {
        return mover;
    }

    public Lights lights() {
        return lights;
    }

    MotionSystem motion() {
        return motion;
    }

    GlowSystem glowing() {
        return glowing;
    }

    public ParticleSystem particles() {
        return particles;
    }

    public ShakeSystem shaking() {
        return shaking;
    }

    /** Lets particles fly. */
    public ParticleBursts bursts() {
        return bursts;
    }

    /** What a choreography of these pieces is written with, and who hears of it. */
    public Script script(Cues cues) {
        listener = cues;
        Script.Sounds sounds =
                new Script.Sounds() {
                    @Override
                    public void cue(String name) {
                        cues.cue(name);
                    }

                    @Override
                    public void cueFrom(float x, String name) {
                        cues.cue(name, view.side(x));
                    }
                };
        return new Script(timeline, mover, pieces, bursts, sounds);
    }

    /** Whoever hears of this table knows now what is going on. */
    public void tell(Moment moment) {
        listener.moment(moment, life);
    }

    /** How much life there is in the place from now on, from 0 to 1. */
    void setLife(float now) {
        life = now;
    }

    /** The pieces that can be seen, from back to front. */
    public DepthSystem depth() {
        return depth;
    }
}
