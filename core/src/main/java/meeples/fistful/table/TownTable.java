package meeples.fistful.table;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.math.Rectangle;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import meeples.fistful.model.Setup;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.play.Seat;
import meeples.table.Cues;
import meeples.table.Margins;
import meeples.table.Pace;
import meeples.table.Speed;
import meeples.table.Sprites;
import meeples.table.View;

/**
 * The table as the screen knows it: shows a position of the game, plays what happens, and tells
 * what is being pointed at. It decides nothing.
 *
 * <p>All coordinates are window pixels with y up, as on a stage with a ScreenViewport.
 */
public final class TownTable {
    /** For {@link #lift}: nothing is lifted. */
    public static final int NO_LOCATION = -1;

    private final View view = new View(TownPlan.WIDTH, TownPlan.HEIGHT);
    private final List<Seat> seats = new ArrayList<>();
    private final Town town = new Town(Setup.of(2, 0));
    private TableLayout layout = new TableLayout(1280, 720, Margins.none(), 2, 1);

    /**
     * @param fonts null for a table that is never drawn
     */
    public TownTable(Sprites sprites, TableFonts fonts, SignTexts signs, Cues cues) {}

    /** Takes pictures from here from now on, as when atlases of another size have been loaded. */
    public void setSprites(Sprites sprites) {}

    /** New type, as when the window or the text size has changed. */
    public void setFonts(TableFonts fonts) {}

    /** Lays out the pieces for these players. Comes before the first {@link #show}. */
    public void sit(List<Seat> players) {
        seats.clear();
        seats.addAll(players);
    }

    /** Everything is at once where this position says. */
    public void show(Town position) {
        town.copyFrom(position);
    }

    /** Plays what happened, after what is still under way; ends at this position. */
    public void act(List<Event> events, Town after, Pace pace) {
        town.copyFrom(after);
    }

    /** Drops what is under way and glides to another position, as for undo, redo and jumps. */
    public void goTo(Town position) {
        town.copyFrom(position);
    }

    /** Whether something is still under way. */
    public boolean isBusy() {
        return false;
    }

    /** Ends at once what is under way, exactly where it was to end. */
    public void finish() {}

    public void setSpeed(Speed speed) {}

    /** Short fades in place of movement, and no shaking. */
    public void setReducedMotion(boolean reduced) {}

    /** Light edges around pieces and a paler town behind them. */
    public void setHighContrast(boolean contrast) {}

    /** Marks what is told apart by colour with letters too. */
    public void setColourAid(boolean aid) {}

    public void resize(float width, float height, Margins safe, float textScale) {
        layout = new TableLayout(width, height, safe, Math.max(2, seats.size()), textScale);
        view.setFrame(layout.town());
    }

    public TableLayout layout() {
        return layout;
    }

    public void update(float seconds) {}

    /** Draws everything between the batch's begin and end. */
    public void draw(Batch batch) {}

    /** Whether the next frame would look different: when not, none need be drawn. */
    public boolean needsFrames() {
        return isBusy();
    }

    /** What is at this point of the window, or null. */
    public Target pick(float x, float y) {
        return null;
    }

    /** Where a thing is in the window, for a prompt to point at. */
    public Rectangle anchor(Target target) {
        return new Rectangle(layout.town());
    }

    /** Lights up what can be done now, and only that. */
    public void glow(Collection<Target> targets) {}

    /** Marks the one thing that keys or pad point at; null for none. */
    public void focus(Target target) {}

    /** Raises the meeples of a location that is pointed at; {@link #NO_LOCATION} for none. */
    public void lift(int location) {}

    /** Draws what would happen; null for nothing. */
    public void preview(Preview preview) {}

    /** Marks a turn as the last one: what was taken and where it was sown. */
    public void markLast(List<Event> turn) {}

    public void zoomBy(float factor, float x, float y) {
        view.zoomBy(factor, x, y);
    }

    public void panBy(float dx, float dy) {
        view.panBy(dx, dy);
    }

    /** The whole town in sight again. */
    public void resetView() {
        view.reset();
    }

    public boolean isZoomed() {
        return !view.isWhole();
    }
}
