package meeples.table.painter;

import com.badlogic.ashley.core.Entity;
import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.math.Matrix4;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.utils.Array;
import meeples.table.Inscription;
import meeples.table.Layers;
import meeples.table.Preview;
import meeples.table.Sprites;
import meeples.table.TableFonts;
import meeples.table.TableLayout;
import meeples.table.TablePainter;
import meeples.table.TableParts;
import meeples.table.Target;
import meeples.table.TargetPlaces;
import meeples.table.system.ShakeSystem;

/**
 * Draws the whole table, from back to front, and so that what lies on one texture is drawn in one
 * go: board, pieces, numbers, panels, what lies on them, what flies. A game draws its own board and
 * trays; the order, the lights, the focus, shaking, and when numbers are written anew are the same
 * for every game.
 */
public abstract class LayeredPainter implements TablePainter {
    private final TableParts parts;
    private final TargetPlaces places;
    private final PanelPainter panels;
    private final CountBadges badges = new CountBadges();
    private final GlowFrame frame = new GlowFrame();
    private final PiecePainter pieces = new PiecePainter(Sprites.none());
    private final Inscription boardNumbers = new Inscription();
    private final Inscription trayNumbers = new Inscription();
    private final Rectangle area = new Rectangle();
    private final Matrix4 steady = new Matrix4();
    private final Matrix4 trembling = new Matrix4();
    private Sprites sprites = Sprites.none();
    private TableFonts fonts;
    private TableLayout layout;
    private boolean outOfDate = true;
    private boolean misplaced = true;
    private boolean strong;

    protected LayeredPainter(TableParts parts, TargetPlaces places) {
        this.parts = parts;
        this.places = places;
        panels = new PanelPainter(parts.looks());
    }

    // What a game draws

    /** Takes pictures from here from now on. */
    protected abstract void takeSprites(Sprites from);

    /** Comes after every change of the window, perhaps before there are fonts. */
    protected abstract void takeLayout(TableLayout changed);

    /** Lays everything out anew before it is drawn. */
    protected abstract void layOut(Sprites from, TableFonts type, TableLayout where);

    /** A paler board behind the pieces, and stronger marks on it. */
    protected abstract void contrast(boolean high);

    /** Draws this from now on as what would happen; null for nothing. */
    protected abstract void takePreview(Preview shown);

    /** The height of the smallest type on the board that is no number of these. */
    protected abstract float smallestOnBoard();

    /** Writes the numbers on the board. */
    protected abstract void writeBoard(Inscription numbers);

    /** Writes the numbers of what would happen. */
    protected abstract void writePreview(Inscription numbers);

    /** Writes the numbers at the panels. */
    protected abstract void writeTrays(Inscription numbers);

    /** Draws what lies below the pieces. */
    protected abstract void drawBoard(Batch batch);

    /** Draws what would happen. */
    protected abstract void drawPreview(Batch batch);

    /** Draws what covers the board, but not the panels. */
    protected void drawOverBoard(Batch batch) {}

    /** Draws what lies on the panels, below the pieces there. */
    protected abstract void drawTrays(Batch batch);

    /** To tint the pieces on the board with. */
    protected abstract Color pieceLight();

    /** The seat whose panel is marked. */
    protected abstract int decider();

    /** Draws the light of a thing that is not on the board; panels have a frame. */
    protected void drawLight(Batch batch, Target target, float shine) {
        if (target.isPanel() && target.index() < layout.panels().size()) {
            drawGoldFrame(batch, target, shine);
        }
    }

    // What a game calls

    protected final PanelPainter panels() {
        return panels;
    }

    /** A frame of light around a thing. */
    protected final void drawGoldFrame(Batch batch, Target target, float shine) {
        batch.setColor(TableInk.GOLD.r, TableInk.GOLD.g, TableInk.GOLD.b, shine);
        drawFrame(batch, target);
    }

    // What a table calls

    @Override
    public final void setSprites(Sprites from) {
        sprites = from;
        takeSprites(from);
        panels.setSprites(from);
        badges.setSprites(from);
        pieces.setSprites(from, parts.pieces(), parts.particles().all());
        misplaced = true;
    }

    @Override
    public final void setFonts(TableFonts type) {
        fonts = type;
        misplaced = true;
    }

    @Override
    public final void setLayout(TableLayout changed) {
        layout = changed;
        panels.setLayout(changed);
        takeLayout(changed);
        misplaced = true;
    }

    @Override
    public final void setHighContrast(boolean high) {
        contrast(high);
        pieces.setOutlines(high);
        panels.setPlain(high);
        strong = high;
    }

    @Override
    public final void preview(Preview shown) {
        takePreview(shown);
        outOfDate = true;
    }

    @Override
    public final void rewrite() {
        outOfDate = true;
    }

    @Override
    public final void lookAgain() {
        misplaced = true;
    }

    private void setUp() {
        misplaced = false;
        outOfDate = true;
        boardNumbers.setFont(fonts.number(), fonts.numberSize(), layout.leastText());
        trayNumbers.setFont(fonts.number(), fonts.numberSize(), layout.leastText());
        layOut(sprites, fonts, layout);
        badges.layOut(layout.leastText());
        frame.layOut(sprites, layout.unit());
    }

    @Override
    public final float smallestText() {
        float numbers = Math.min(boardNumbers.smallest(), trayNumbers.smallest());
        return Math.min(numbers, smallestOnBoard());
    }

    private void write() {
        outOfDate = false;
        boardNumbers.clear();
        writeBoard(boardNumbers);
        badges.write(boardNumbers, parts.pieces().all());
        writePreview(boardNumbers);
        trayNumbers.clear();
        writeTrays(trayNumbers);
    }

    @Override
    public final void draw(Batch batch) {
        if (misplaced) {
            setUp();
        }
        if (outOfDate) {
            write();
        }
        ShakeSystem shaking = parts.shaking();
        if (shaking.isAtRest()) {
            drawOnBoard(batch, parts.depth().sorted());
        } else {
            steady.set(batch.getTransformMatrix());
            batch.setTransformMatrix(shaken(shaking));
            drawOnBoard(batch, parts.depth().sorted());
            batch.setTransformMatrix(steady);
        }
        drawAround(batch, parts.depth().sorted());
        drawFocus(batch);
    }

    /**
     * Only the ground shakes, for the letters on the panels are not drawn here; and it is a little
     * larger meanwhile, so that no strip is bare at the window's edge.
     */
    private Matrix4 shaken(ShakeSystem shaking) {
        Rectangle window = layout.window();
        float larger = 1 + 2 * shaking.reach() / Math.min(window.width, window.height);
        float middleX = window.width / 2;
        float middleY = window.height / 2;
        return trembling
                .set(steady)
                .translate(middleX + shaking.x(), middleY + shaking.y(), 0)
                .scale(larger, larger, 1)
                .translate(-middleX, -middleY, 0);
    }

    private void drawOnBoard(Batch batch, Array<Entity> sorted) {
        drawBoard(batch);
        pieces.draw(batch, sorted, Layers.BOARD, pieceLight());
        badges.draw(batch, sorted);
        drawPreview(batch);
        boardNumbers.draw(batch);
        drawOverBoard(batch);
    }

    private void drawAround(Batch batch, Array<Entity> sorted) {
        panels.draw(batch, decider());
        drawTrays(batch);
        drawLights(batch);
        pieces.draw(batch, sorted, Layers.TRAY, Color.WHITE);
        trayNumbers.draw(batch);
        pieces.draw(batch, sorted, Layers.AIR, Color.WHITE);
        pieces.draw(batch, sorted, Layers.FRONT, Color.WHITE);
        pieces.draw(batch, parts.particles().all());
    }

    private void drawLights(Batch batch) {
        for (int i = 0; i < parts.lights().count(); i++) {
            float shine = parts.lights().shine(i);
            if (shine > 0.01f) {
                drawLight(batch, parts.lights().target(i), shine);
            }
        }
        batch.setColor(Color.WHITE);
    }

    private void drawFocus(Batch batch) {
        Target focused = parts.lights().focused();
        if (focused != null) {
            batch.setColor(TableInk.FOCUS);
            drawFrame(batch, focused);
            batch.setColor(Color.WHITE);
        }
    }

    private void drawFrame(Batch batch, Target target) {
        places.of(target, area);
        if (strong) {
            frame.draw(batch, area, 9, Color.BLACK);
            frame.draw(batch, area, 3, Color.BLACK);
        }
        frame.draw(batch, area, 6, batch.getColor());
    }
}
