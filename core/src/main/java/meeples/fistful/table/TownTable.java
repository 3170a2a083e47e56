package meeples.fistful.table;

import com.badlogic.ashley.core.Engine;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.core.EntitySystem;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.math.Rectangle;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.play.Seat;
import meeples.table.Cues;
import meeples.table.Margins;
import meeples.table.Pace;
import meeples.table.Speed;
import meeples.table.Sprites;
import meeples.table.View;
import meeples.table.choreography.Stage;
import meeples.table.choreography.Timeline;
import meeples.table.component.Motion;
import meeples.table.component.Piece;
import meeples.table.piece.Pieces;
import meeples.table.system.DepthSystem;
import meeples.table.system.FlipSystem;
import meeples.table.system.GlowSystem;
import meeples.table.system.MotionSystem;
import meeples.table.system.ParticleSystem;
import meeples.table.system.RaiseSystem;
import meeples.table.system.Restful;
import meeples.table.system.SettleSystem;
import meeples.table.system.ShakeSystem;
import meeples.table.system.SquashSystem;
import meeples.table.system.TumbleSystem;

/**
 * The table as the screen knows it: shows a position of the game, plays what happens, and tells
 * what is being pointed at. It decides nothing.
 *
 * <p>All coordinates are window pixels with y up, as on a stage with a ScreenViewport.
 */
public final class TownTable {
    /** For {@link #lift}: nothing is lifted. */
    public static final int NO_LOCATION = -1;

    private static final int MOST_PARTICLES = 160;
    private static final float LONGEST_STEP = 0.1f;
    private static final float LIFTED = 12;

    private final Engine engine = new Engine();
    private final View view = new View(TownPlan.WIDTH, TownPlan.HEIGHT);
    private final Timeline timeline = new Timeline();
    private final TownFaces faces = new TownFaces();
    private final Pieces pieces = new Pieces(engine);
    private final Stage stage = new Stage(pieces, timeline, faces);
    private final PieceBox box = new PieceBox(pieces, faces);
    private final MotionSystem motion = new MotionSystem(Layers.AIR);
    private final GlowSystem glowing = new GlowSystem();
    private final ParticleSystem particles = new ParticleSystem(MOST_PARTICLES);
    private final ShakeSystem shaking = new ShakeSystem();
    private final DepthSystem depth = new DepthSystem();
    private final FilmSystem film = new FilmSystem(pieces, faces);
    private final Mood mood = new Mood();
    private final LastMove lastMove = new LastMove();
    private final Effects effects = new Effects(particles, shaking);
    private final List<EntitySystem> movements = new ArrayList<>();
    private final List<Restful> restful = new ArrayList<>();
    private final Lights lights;
    private final TownArranger arranger;
    private final TargetFinder finder;
    private final Choreographer choreographer;
    private final TablePainter painter;
    private float leastText;
    private TableLayout layout = new TableLayout(1280, 720, Margins.none(), 2, 1);
    private Margins safe = Margins.none();
    private float textScale = 1;
    private float density = 1;
    private Speed speed = Speed.NORMAL;
    private float tempo = 1;
    private boolean reducedMotion;
    private int lifted = NO_LOCATION;
    private int seats = 2;
    private int corrections;
    private boolean changed = true;

    /**
     * @param fonts null for a table that is never drawn
     */
    public TownTable(Sprites sprites, TableFonts fonts, SignTexts signs, Cues cues) {
        view.setFrame(layout.town());
        lights = new Lights(engine);
        arranger = new TownArranger(pieces, view, layout);
        finder = new TargetFinder(view, arranger, layout);
        choreographer =
                new Choreographer(
                        timeline, stage, pieces, arranger, effects, film, mood, lastMove, cues);
        painter =
                new TablePainter(
                        view,
                        pieces,
                        arranger,
                        finder,
                        lights,
                        lastMove,
                        mood,
                        film.film(),
                        faces,
                        signs);
        painter.setSprites(sprites, particles.all());
        painter.setFonts(fonts);
        painter.setLayout(layout);
        addMovement(motion);
        addMovement(new SquashSystem());
        addMovement(new FlipSystem(faces));
        addMovement(new TumbleSystem(faces));
        addMovement(film);
        addSystem(new RaiseSystem());
        addSystem(new SettleSystem());
        addSystem(glowing);
        addSystem(particles);
        addSystem(shaking);
        addSystem(mood);
        engine.addSystem(depth);
        depth.setProcessing(false);
    }

    /** A system whose time runs as fast as the choreography's. */
    private <T extends EntitySystem & Restful> void addMovement(T system) {
        addSystem(system);
        system.setProcessing(false);
        movements.add(system);
    }

    private <T extends EntitySystem & Restful> void addSystem(T system) {
        engine.addSystem(system);
        restful.add(system);
    }

    /** Takes pictures from here from now on, as when atlases of another size have been loaded. */
    public void setSprites(Sprites sprites) {
        painter.setSprites(sprites, particles.all());
        changed = true;
    }

    /** New type, as when the window or the text size has changed. */
    public void setFonts(TableFonts fonts) {
        painter.setFonts(fonts);
        changed = true;
    }

    /** Lays out the pieces for these players. Comes before the first {@link #show}. */
    public void sit(List<Seat> players) {
        seats = players.size();
        faces.sit(players);
        timeline.clear();
        lastMove.clear();
        box.unpack(seats);
        relayOut();
    }

    /** Everything is at once where this position says. */
    public void show(Town position) {
        timeline.clear();
        arranger.handOnCounter();
        reach(position);
        film.show(position);
        rest();
    }

    /** Plays what happened, after what is still under way; ends at this position. */
    public void act(List<Event> events, Town after, Pace pace) {
        Town end = after.copy();
        timeline.scene(pace.rate());
        choreographer.setPace(pace);
        for (Event event : events) {
            choreographer.write(event);
        }
        timeline.play(() -> check(end));
        if (speed == Speed.INSTANT) {
            finish();
        }
        changed = true;
    }

    /** The choreography must have led to the position by itself; if not, it is put right. */
    private void check(Town end) {
        corrections += reach(end);
    }

    private int reach(Town position) {
        mood.setDecider(position.decider());
        mood.read(position);
        int wrong = TownCensus.of(position).apply(pieces);
        return wrong + (isTurning() ? 0 : TownCensus.turnSides(position, pieces, faces));
    }

    /** While a tile is turning over its side is not yet what it will be. */
    private boolean isTurning() {
        for (int i = 0; i < pieces.all().size; i++) {
            if (Pieces.FLIP.get(pieces.all().get(i)).active) {
                return true;
            }
        }
        return false;
    }

    /** Drops what is under way and glides to another position, as for undo, redo and jumps. */
    public void goTo(Town position) {
        timeline.clear();
        rest();
        arranger.handOnCounter();
        lastMove.clear();
        reach(position);
        film.show(position);
        mood.rest();
        if (speed == Speed.INSTANT || reducedMotion) {
            rest();
        }
        changed = true;
    }

    /** Whether something is still under way. */
    public boolean isBusy() {
        return !timeline.isEmpty() || !motion.isAtRest();
    }

    /** Whether the ground shakes. */
    public boolean isShaking() {
        return !shaking.isAtRest();
    }

    /** Ends at once what is under way, exactly where it was to end. */
    public void finish() {
        timeline.finish();
        rest();
    }

    private void rest() {
        arrange();
        stage.rest();
        particles.clear();
        shaking.stop();
        mood.rest();
        changed = true;
    }

    public void setSpeed(Speed speed) {
        this.speed = speed;
        if (speed == Speed.INSTANT) {
            finish();
        }
    }

    /** How much faster than usual everything is to go, as when a replay is watched in a hurry. */
    public void setTempo(float times) {
        tempo = times;
    }

    /** Short fades in place of movement, and no shaking. */
    public void setReducedMotion(boolean reduced) {
        reducedMotion = reduced;
        motion.setFades(reduced);
        glowing.setBeats(!reduced);
        effects.setQuiet(reduced);
        film.setStill(reduced);
    }

    /** Light edges around pieces and a paler town behind them. */
    public void setHighContrast(boolean contrast) {
        painter.setHighContrast(contrast);
        changed = true;
    }

    /** Marks what is told apart by colour with patterns and signs too. */
    public void setColourAid(boolean aid) {
        faces.setAid(aid);
        faces.refresh(pieces.all());
        changed = true;
    }

    /** The height of the smallest type on the table; for tests that look on. */
    public float smallestText() {
        return painter.smallestText();
    }

    public void resize(float width, float height, Margins safeMargins, float scaleOfText) {
        resize(width, height, safeMargins, scaleOfText, 1, 0);
    }

    /**
     * The same on a screen whose pixels lie closer than the system thinks in.
     *
     * @param leastPixels below which no type can be read from where the players sit
     */
    public void resize(
            float width,
            float height,
            Margins safeMargins,
            float scaleOfText,
            float dense,
            float leastPixels) {
        density = dense;
        safe = safeMargins;
        textScale = scaleOfText;
        leastText = leastPixels;
        layout = new TableLayout(width, height, safe, seats, textScale, density, leastText);
        relayOut();
    }

    private void relayOut() {
        Rectangle window = layout.window();
        layout =
                new TableLayout(
                        window.width, window.height, safe, seats, textScale, density, leastText);
        arranger.setLayout(layout);
        finder.setLayout(layout);
        painter.setLayout(layout);
        view.setFrame(layout.town());
        seeFrom();
    }

    /** The view has changed: what rests is at once where it now is. */
    private void seeFrom() {
        painter.lookAgain();
        stage.setUnit(view.scale());
        effects.setUnit(view.scale());
        arrange();
        for (int i = 0; i < pieces.all().size; i++) {
            Entity piece = pieces.all().get(i);
            Motion moving = Pieces.MOTION.get(piece);
            if (!moving.active) {
                MotionSystem.rest(piece, Pieces.POSE.get(piece), Pieces.HOME.get(piece));
            }
        }
        changed = true;
    }

    public TableLayout layout() {
        return layout;
    }

    public void update(float seconds) {
        if (!needsFrames()) {
            return;
        }
        float step = Math.min(seconds, LONGEST_STEP);
        float rate = speed.rate() * timeline.rate() * tempo;
        timeline.update(step * rate);
        if (pieces.takeChanged()) {
            arrange();
        }
        for (int i = 0; i < movements.size(); i++) {
            movements.get(i).update(step * rate);
        }
        engine.update(step);
        depth.update(step);
        changed = false;
    }

    private void arrange() {
        arranger.arrange();
        pieces.takeChanged();
        painter.rewrite();
        raise();
        changed = true;
    }

    /** Draws everything between the batch's begin and end. */
    public void draw(Batch batch) {
        painter.draw(batch, depth.sorted(), particles.all(), shaking);
    }

    /** Whether the next frame would look different: when not, none need be drawn. */
    public boolean needsFrames() {
        if (changed || !timeline.isEmpty()) {
            return true;
        }
        for (int i = 0; i < restful.size(); i++) {
            if (!restful.get(i).isAtRest()) {
                return true;
            }
        }
        return false;
    }

    /** What is at this point of the window, or null. */
    public Target pick(float x, float y) {
        return finder.at(x, y);
    }

    /**
     * The same for a finger, which covers more than a point: what lies there if it is lit, else
     * what is lit nearest to it.
     *
     * @param finger its width in pixels
     */
    public Target pick(float x, float y, float finger) {
        Target there = pick(x, y);
        if (there != null && lights.isLit(there)) {
            return there;
        }
        Target lit = finder.nearest(lights, x, y, finger / 2);
        return lit == null ? there : lit;
    }

    /** Where a thing is in the window, for a prompt to point at. */
    public Rectangle anchor(Target target) {
        return finder.of(target);
    }

    /** Lights up what can be done now, and only that. */
    public void glow(Collection<Target> targets) {
        lights.light(targets);
        changed = true;
    }

    /** Marks the one thing that keys or pad point at; null for none. */
    public void focus(Target target) {
        lights.focus(target);
        changed = true;
    }

    /** Raises the meeples of a location that is pointed at; {@link #NO_LOCATION} for none. */
    public void lift(int location) {
        lifted = location;
        raise();
        changed = true;
    }

    private void raise() {
        for (int i = 0; i < pieces.all().size; i++) {
            Entity entity = pieces.all().get(i);
            Piece piece = Pieces.PIECE.get(entity);
            boolean up = piece.place == lifted && Kinds.isMeeple(piece.kind);
            Pieces.RAISE.get(entity).aim = up ? LIFTED * view.scale() : 0;
        }
    }

    /** Draws what would happen; null for nothing. */
    public void preview(Preview preview) {
        painter.preview(preview);
        changed = true;
    }

    /** Marks a turn as the last one: what was taken and where it was sown. */
    public void markLast(List<Event> turn) {
        lastMove.read(turn);
        changed = true;
    }

    public void zoomBy(float factor, float x, float y) {
        view.zoomBy(factor, x, y);
        seeFrom();
    }

    public void panBy(float dx, float dy) {
        view.panBy(dx, dy);
        seeFrom();
    }

    /** The whole town in sight again. */
    public void resetView() {
        view.reset();
        seeFrom();
    }

    public boolean isZoomed() {
        return !view.isWhole();
    }

    // For tests

    /** How many pieces had to be put right because the choreography had not moved them. */
    int corrections() {
        return corrections;
    }

    Pieces pieces() {
        return pieces;
    }
}
