package meeples.table;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.core.EntitySystem;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.math.Rectangle;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Consumer;
import meeples.play.Eyes;
import meeples.play.Seat;
import meeples.table.choreography.Timeline;
import meeples.table.component.GamePiece;
import meeples.table.component.Home;
import meeples.table.component.Motion;
import meeples.table.component.Pose;
import meeples.table.component.Raise;
import meeples.table.piece.Pieces;
import meeples.table.system.FlipSystem;
import meeples.table.system.MotionSystem;
import meeples.table.system.RaiseSystem;
import meeples.table.system.Restful;
import meeples.table.system.SettleSystem;
import meeples.table.system.SquashSystem;
import meeples.table.system.TumbleSystem;

/**
 * A game's table as the screens know it: shows a position of the game, plays what happens, and
 * tells what is being pointed at. It decides nothing.
 *
 * <p>All coordinates are window pixels with y up, as on a stage with a ScreenViewport.
 *
 * <p>A game gives its pieces, how they are arranged, how events are played and how everything is
 * drawn; everything else about a table is here.
 *
 * @param <S> the game's position
 * @param <E> the game's events
 */
public abstract class GameTable<S, E> {
    private static final float LONGEST_STEP = 0.1f;

    /** How high pieces are lifted that are pointed at, in units of the board. */
    private static final float LIFTED = 12;

    /** How often those who live on the table cheer for the winner. */
    private static final int CHEERS = 5;

    private static final float CHEER_SECONDS = 1.3f;

    /** How somebody on the table shifts from one foot to the other. */
    private static final float SHIFT_SECONDS = 0.45f;

    private static final float SHIFT = 0.07f;

    private final TableParts parts;
    private final View view;
    private final Timeline timeline;
    private final Pieces pieces;
    private final List<EntitySystem> movements = new ArrayList<>();
    private final List<Restful> restful = new ArrayList<>();
    private TableLayout layout;
    private Margins safe = Margins.none();
    private float textScale = 1;
    private float density = 1;
    private float leastText;
    private Speed speed = Speed.NORMAL;
    private float tempo = 1;
    private boolean reducedMotion;
    private Eyes eyes = Eyes.NOBODY;
    private Audience<E> audience = Audience.none();
    private Target lifted;
    private int seats = 2;
    private int corrections;
    private Consumer<S> witness = position -> {};
    private boolean changed = true;
    private boolean stirring;

    protected GameTable(TableParts parts) {
        this.parts = parts;
        view = parts.view();
        timeline = parts.timeline();
        pieces = parts.pieces();
        layout = new TableLayout(parts.measures(), 1280, 720, safe, seats, textScale);
        view.setFrame(layout.board());
        addMovement(parts.motion());
        addMovement(new SquashSystem());
        addMovement(new FlipSystem(parts.faces()));
        addMovement(new TumbleSystem(parts.faces()));
        addSystem(new RaiseSystem());
        addSystem(new SettleSystem());
        addSystem(parts.glowing());
        addSystem(parts.particles());
        addSystem(parts.shaking());
        parts.engine().addSystem(parts.depth());
        parts.depth().setProcessing(false);
    }

    // What a game gives

    /** Gives pieces their homes. */
    protected abstract Arranger arranger();

    /** Knows where everything is that can be pointed at. */
    protected abstract TargetPlaces places();

    /** Draws everything. */
    protected abstract TablePainter painter();

    /** Takes the pieces out of the box for so many players. */
    protected abstract void unpack(int players);

    /** Writes what happened into the timeline, as closely as it will be watched. */
    protected abstract void write(E event, Pace pace);

    /** A position of its own, which stays as this one is now. */
    protected abstract S copy(S position);

    /** Brings all pieces where the position says. Says how many were not there. */
    protected abstract int reach(S position);

    /** What is going on in a position, as far as it is heard. */
    protected Moment moment(S position) {
        return Moment.DAY;
    }

    /** How much life there is in the place, from 0 to 1, as far as it is heard. */
    protected float life(S position) {
        return 0;
    }

    /** Shows at once whatever the position says beside where the pieces are. */
    protected abstract void jump(S position);

    /** What moves beside the pieces is at once what it is to be. */
    protected abstract void settle();

    /** Marks what was done in this turn as done last; nothing for an empty one. */
    protected abstract void mark(List<E> turn);

    /** Whether a piece is raised when a thing is pointed at. */
    protected abstract boolean isRaised(GamePiece piece, Target pointedAt);

    /** How many times larger a raised piece is held, so that it can be read. */
    protected float closeUp(GamePiece piece) {
        return 1;
    }

    /** The width of a piece for which {@link #closeUp} is more than 1, in its own units. */
    protected float width(GamePiece piece) {
        return 0;
    }

    /**
     * A part of the plan where nothing ever lies, so that a sign may hang there; null where the
     * strip at the top of the board is such.
     */
    protected Area wasteland() {
        return null;
    }

    /** Everything that lights up when these do. */
    protected Collection<Target> litBy(Collection<Target> targets) {
        return targets;
    }

    /** Those who live on the table are happy for these seats, once. */
    protected void cheer(List<Integer> winners) {}

    /** Whether a piece is somebody who does not stand quite still for ever. */
    protected boolean isAlive(GamePiece piece) {
        return false;
    }

    /** Something small stirs beside the pieces, such as smoke; the number says what. */
    protected void stirAround(int number) {}

    /** Nothing that is not needed may move. */
    protected void setCalm(boolean calm) {}

    /** Other eyes look at the table: what they may not see must lie face down. */
    protected void seenBy(Eyes whoLooks) {}

    /**
     * A seat's belongings are to be seen as well as can be, until somebody else's are. Whether they
     * are seen better than before; never where everything is always seen.
     */
    protected boolean lookAt(int seat) {
        return false;
    }

    // What a game calls

    /** To be called by a game's table when it has all its parts. */
    protected final void begin(Sprites sprites, TableFonts fonts) {
        painter().setSprites(sprites);
        painter().setFonts(fonts);
        setLayout();
    }

    /** Adds a system whose time runs as fast as the choreography's. */
    protected final <T extends EntitySystem & Restful> void addMovement(T system) {
        addSystem(system);
        system.setProcessing(false);
        movements.add(system);
    }

    /** Adds a system whose time runs always at the same speed. */
    protected final <T extends EntitySystem & Restful> void addSystem(T system) {
        parts.engine().addSystem(system);
        restful.add(system);
    }

    /** Something looks different now. */
    protected final void changed() {
        changed = true;
    }

    /** Who looks at the table. */
    protected final Eyes eyes() {
        return eyes;
    }

    // What screens call

    /** Takes pictures from here from now on, as when atlases of another size have been loaded. */
    public final void setSprites(Sprites sprites) {
        painter().setSprites(sprites);
        changed = true;
    }

    /** New type, as when the window or the text size has changed. */
    public final void setFonts(TableFonts fonts) {
        painter().setFonts(fonts);
        changed = true;
    }

    /** Lays out the pieces for these players. Comes before the first {@link #show}. */
    public final void sit(List<Seat> players) {
        seats = players.size();
        timeline.clear();
        mark(List.of());
        parts.looks().sit(players);
        unpack(players.size());
        relayOut();
    }

    /** Who looks at the table from now on: what they may not see lies face down. */
    public final void setEyes(Eyes whoLooks) {
        if (!eyes.equals(whoLooks)) {
            eyes = whoLooks;
            seenBy(whoLooks);
            changed = true;
        }
    }

    /** Tells this one from now on what is seen, and when. */
    public final void setAudience(Audience<E> listener) {
        audience = listener;
    }

    /** Shows a seat's belongings as well as the game's table can; false when it did already. */
    public final boolean bringNear(int seat) {
        changed = true;
        return lookAt(seat);
    }

    /** Everything is at once where this position says. */
    public final void show(S position) {
        timeline.clear();
        arrive(position);
        jump(position);
        rest();
    }

    /** Tells each position that has been reached, though more may be under way. */
    public final void setWitness(Consumer<S> whoSees) {
        witness = whoSees;
    }

    /** Plays what happened, after what is still under way; ends at this position. */
    public final void act(List<E> events, S after, Pace pace) {
        S end = copy(after);
        timeline.scene(pace.rate());
        for (E event : events) {
            timeline.play(() -> tell(event, pace));
            write(event, pace);
            timeline.rest(speed == Speed.RELAXED ? audience.lingers(event, pace) : 0);
        }
        timeline.play(() -> check(end));
        if (speed == Speed.INSTANT) {
            finish();
        }
        changed = true;
    }

    private void tell(E event, Pace pace) {
        if (!timeline.isSkipping()) {
            audience.sees(event, pace);
        }
    }

    /** The choreography must have led to the position by itself; if not, it is put right. */
    private void check(S end) {
        corrections += arrive(end);
        witness.accept(end);
    }

    private int arrive(S position) {
        parts.setLife(life(position));
        parts.tell(moment(position));
        return reach(position);
    }

    /** Drops what is under way and glides to another position, as for undo, redo and jumps. */
    public final void goTo(S position) {
        timeline.clear();
        audience.looksElsewhere();
        rest();
        mark(List.of());
        arrive(position);
        jump(position);
        settle();
        if (speed == Speed.INSTANT || reducedMotion) {
            rest();
        }
        changed = true;
    }

    /** All are happy for these seats; nothing where nothing may move that need not. */
    public final void celebrate(List<Integer> winners) {
        if (reducedMotion || speed == Speed.INSTANT) {
            return;
        }
        for (int cheer = 0; cheer < CHEERS; cheer++) {
            timeline.scene(1);
            timeline.play(() -> cheer(winners));
            timeline.rest(CHEER_SECONDS);
        }
        changed = true;
    }

    /**
     * Something small happens on a table that rests, such as somebody shifting from one foot to the
     * other: nothing that means anything, and nothing where nothing may move that need not.
     *
     * @param number says what
     */
    public final void stir(int number) {
        if (reducedMotion || speed == Speed.INSTANT || needsFrames()) {
            return;
        }
        if (number % 2 == 0) {
            shift(number / 2);
        } else {
            stirAround(number / 2);
        }
        stirring = true;
        changed = true;
    }

    private void shift(int number) {
        int count = pieces.all().size;
        for (int i = 0; i < count; i++) {
            Entity entity = pieces.all().get((number + i) % count);
            if (Pieces.HOME.get(entity).shown && isAlive(Pieces.PIECE.get(entity))) {
                Pieces.SQUASH.get(entity).left = SHIFT_SECONDS;
                Pieces.SQUASH.get(entity).strength = SHIFT;
                return;
            }
        }
    }

    /** Whether what moves is nothing but what {@link #stir} has begun, which needs few frames. */
    public final boolean isOnlyStirring() {
        return stirring && !isBusy();
    }

    /** Whether something is still under way. */
    public final boolean isBusy() {
        return !timeline.isEmpty() || !parts.motion().isAtRest();
    }

    /** Whether pieces stand in the hand's place on the counter, perhaps about to leave it. */
    public final boolean isHandShown() {
        for (int i = 0; i < pieces.all().size; i++) {
            Pose pose = Pieces.POSE.get(pieces.all().get(i));
            if (layout.hand().contains(pose.x, pose.y)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the ground shakes. */
    public final boolean isShaking() {
        return !parts.shaking().isAtRest();
    }

    /** Ends at once what is under way, exactly where it was to end. */
    public final void finish() {
        if (!timeline.isEmpty()) {
            audience.looksElsewhere();
        }
        timeline.finish();
        rest();
    }

    private void rest() {
        arrange();
        parts.mover().rest();
        parts.particles().clear();
        parts.shaking().stop();
        settle();
        changed = true;
    }

    public final void setSpeed(Speed speed) {
        this.speed = speed;
        if (speed == Speed.INSTANT) {
            finish();
        }
    }

    /** How much faster than usual everything is to go, as when a replay is watched in a hurry. */
    public final void setTempo(float times) {
        tempo = times;
    }

    /** Short fades in place of movement, and no shaking. */
    public final void setReducedMotion(boolean reduced) {
        reducedMotion = reduced;
        parts.motion().setFades(reduced);
        parts.glowing().setBeats(!reduced);
        parts.bursts().setQuiet(reduced);
        setCalm(reduced);
    }

    /** Light edges around pieces and a paler board behind them. */
    public final void setHighContrast(boolean contrast) {
        painter().setHighContrast(contrast);
        changed = true;
    }

    /** Marks what is told apart by colour with patterns and signs too. */
    public final void setColourAid(boolean aid) {
        parts.looks().setAid(aid);
        parts.faces().refresh(pieces.all());
        changed = true;
    }

    public final void resize(float width, float height, Margins safeMargins, float scaleOfText) {
        resize(width, height, safeMargins, scaleOfText, 1, 0);
    }

    /**
     * The same on a screen whose pixels lie closer than the system thinks in.
     *
     * @param leastPixels below which no type can be read from where the players sit
     */
    public final void resize(
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
        layOut(width, height);
    }

    private void relayOut() {
        layOut(layout.window().width, layout.window().height);
    }

    private void layOut(float width, float height) {
        layout =
                new TableLayout(
                        parts.measures(),
                        width,
                        height,
                        safe,
                        seats,
                        textScale,
                        density,
                        leastText);
        setLayout();
        view.setFrame(layout.board());
        seeFrom();
    }

    private void setLayout() {
        arranger().setLayout(layout);
        places().setLayout(layout);
        painter().setLayout(layout);
    }

    /** The view has changed: what rests is at once where it now is. */
    private void seeFrom() {
        painter().lookAgain();
        parts.mover().setUnit(view.scale());
        parts.bursts().setUnit(view.scale());
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

    public final TableLayout layout() {
        return layout;
    }

    /**
     * Where a small sign may hang without covering anything that matters while the whole board is
     * in sight: its middle is to be there. Null for the top of the board.
     */
    public final Rectangle signPlace() {
        Area free = wasteland();
        if (free == null) {
            return null;
        }
        float scale = layout.boardScale();
        Rectangle board = layout.board();
        TableMeasures measures = layout.measures();
        float left = board.x + (board.width - measures.boardWidth() * scale) / 2;
        float bottom = board.y + (board.height - measures.boardHeight() * scale) / 2;
        return new Rectangle(
                left + free.x() * scale,
                bottom + free.y() * scale,
                free.width() * scale,
                free.height() * scale);
    }

    public final void update(float seconds) {
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
        parts.engine().update(step);
        parts.depth().update(step);
        changed = false;
        stirring = stirring && needsFrames();
    }

    private void arrange() {
        arranger().arrange();
        pieces.takeChanged();
        painter().rewrite();
        raise();
        changed = true;
    }

    /** Draws everything between the batch's begin and end. */
    public final void draw(Batch batch) {
        painter().draw(batch);
    }

    /** Whether the next frame would look different: when not, none need be drawn. */
    public final boolean needsFrames() {
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
    public final Target pick(float x, float y) {
        return places().at(x, y);
    }

    /**
     * The same for a finger, which covers more than a point: what lies there if it is lit, else
     * what is lit nearest to it.
     *
     * @param finger its width in pixels
     */
    public final Target pick(float x, float y, float finger) {
        Target there = pick(x, y);
        if (there != null && parts.lights().isLit(there)) {
            return there;
        }
        Target lit = parts.lights().nearest(places(), x, y, finger / 2);
        return lit == null ? there : lit;
    }

    /** Where a thing is in the window, for a prompt to point at. */
    public final Rectangle anchor(Target target) {
        return anchor(target, new Rectangle());
    }

    /** The same, written into a rectangle that is there already. */
    public final Rectangle anchor(Target target, Rectangle into) {
        return places().of(target, into);
    }

    /** Lights up what can be done now, and only that. */
    public final void glow(Collection<Target> targets) {
        parts.lights().light(litBy(targets));
        changed = true;
    }

    /** Marks the one thing that keys or pad point at; null for none. */
    public final void focus(Target target) {
        parts.lights().focus(target);
        changed = true;
    }

    /** Raises the pieces that belong to a thing that is pointed at; null for none. */
    public final void lift(Target target) {
        lifted = target;
        raise();
        changed = true;
    }

    private void raise() {
        for (int i = 0; i < pieces.all().size; i++) {
            Entity entity = pieces.all().get(i);
            GamePiece piece = Pieces.PIECE.get(entity);
            boolean up = lifted != null && isRaised(piece, lifted);
            Raise raise = Pieces.RAISE.get(entity);
            raise.aim = up ? LIFTED * view.scale() : 0;
            raise.growthAim = up ? closeUp(piece) : 1;
            if (up && raise.growthAim > 1) {
                raise.most = raise.growthAim;
                raise.aside = intoWindow(Pieces.HOME.get(entity), raise.most * width(piece));
            }
        }
    }

    /** How far a piece that is so wide must go aside so that nothing of it is out of the window. */
    private float intoWindow(Home home, float width) {
        float half = home.scale * width / 2;
        float right = layout.window().width - half;
        return Math.max(half, Math.min(home.x, right)) - home.x;
    }

    /** Draws what would happen; null for nothing. */
    public final void preview(Preview preview) {
        painter().preview(preview);
        changed = true;
    }

    /** Marks a turn as the last one, until the next one is played. */
    public final void markLast(List<E> turn) {
        mark(turn);
        changed = true;
    }

    public final void zoomBy(float factor, float x, float y) {
        view.zoomBy(factor, x, y);
        seeFrom();
    }

    public final void panBy(float dx, float dy) {
        view.panBy(dx, dy);
        seeFrom();
    }

    /** The whole board in sight again. */
    public final void resetView() {
        view.reset();
        seeFrom();
    }

    public final boolean isZoomed() {
        return !view.isWhole();
    }

    // For tests that look on

    /** The height of the smallest type on the table. */
    public final float smallestText() {
        return painter().smallestText();
    }

    /** How many pieces had to be put right because the choreography had not moved them. */
    public final int corrections() {
        return corrections;
    }

    public final Pieces pieces() {
        return pieces;
    }
}
