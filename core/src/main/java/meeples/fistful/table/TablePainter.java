package meeples.fistful.table;

import com.badlogic.ashley.core.Entity;
import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.NinePatch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.utils.Array;
import meeples.table.Drawing;
import meeples.table.Inscription;
import meeples.table.Sprites;
import meeples.table.View;
import meeples.table.component.Home;
import meeples.table.component.Particle;
import meeples.table.component.Pose;
import meeples.table.piece.PiecePainter;
import meeples.table.piece.Pieces;
import meeples.table.system.ShakeSystem;

/**
 * Draws the whole table, from back to front, and so that what lies on one texture is drawn in one
 * go: town, pieces, numbers, film, panels, what lies on them, what flies.
 */
final class TablePainter {
    /** How much larger a round badge is than the type on it. */
    private static final float ROOM_FOR_TEXT = 1.45f;

    private final Pieces pieces;
    private final TownArranger arranger;
    private final TargetFinder finder;
    private final Lights lights;
    private final Mood mood;
    private final TownPainter town;
    private final LargerFigures figures;
    private final GroundPainter ground;
    private final PanelPainter panels;
    private final PreviewPainter preview;
    private final FilmPainter film;
    private final PiecePainter piecePainter = new PiecePainter(Sprites.none());
    private final Inscription townNumbers = new Inscription();
    private final Inscription trayNumbers = new Inscription();
    private final Rectangle area = new Rectangle();
    private Sprites sprites = Sprites.none();
    private TableFonts fonts;
    private TableLayout layout;
    private TextureRegion badge;
    private TextureRegion soft;
    private NinePatch frame;
    private boolean outOfDate = true;
    private boolean misplaced = true;
    private boolean strong;

    TablePainter(
            View view,
            Pieces pieces,
            TownArranger arranger,
            TargetFinder finder,
            Lights lights,
            LastMove lastMove,
            Mood mood,
            Film film,
            TownFaces faces,
            SignTexts signs) {
        this.pieces = pieces;
        this.arranger = arranger;
        this.finder = finder;
        this.lights = lights;
        this.mood = mood;
        town = new TownPainter(view, mood, signs);
        figures = new LargerFigures(view);
        ground = new GroundPainter(view, finder, arranger, lights, lastMove, mood, faces);
        panels = new PanelPainter(faces, arranger, mood);
        preview = new PreviewPainter(view, finder, faces);
        this.film = new FilmPainter(film, faces);
    }

    void setSprites(Sprites sprites, Array<Particle> particles) {
        this.sprites = sprites;
        town.setSprites(sprites);
        figures.setSprites(sprites);
        ground.setSprites(sprites);
        panels.setSprites(sprites);
        preview.setSprites(sprites);
        film.setSprites(sprites);
        piecePainter.setSprites(sprites, pieces, particles);
        badge = sprites.region(Art.COUNT_BADGE);
        soft = sprites.region(Art.GLOW_SOFT);
        misplaced = true;
    }

    void setFonts(TableFonts fonts) {
        this.fonts = fonts;
        misplaced = true;
    }

    void setLayout(TableLayout layout) {
        this.layout = layout;
        panels.setLayout(layout);
        film.setLayout(layout);
        misplaced = true;
    }

    void setHighContrast(boolean contrast) {
        town.setVeiled(contrast);
        ground.setStrong(contrast);
        strong = contrast;
        piecePainter.setOutlines(contrast);
        panels.setPlain(contrast);
    }

    void preview(Preview shown) {
        preview.set(shown);
        outOfDate = true;
    }

    /** Numbers have changed. */
    void rewrite() {
        outOfDate = true;
    }

    /** The view has changed. */
    void lookAgain() {
        misplaced = true;
    }

    private void setUp() {
        misplaced = false;
        outOfDate = true;
        town.setFonts(fonts, layout);
        town.layOut(layout.window());
        figures.layOut(sprites, layout.leastText());
        townNumbers.setFont(fonts.number(), fonts.numberSize(), layout.leastText());
        trayNumbers.setFont(fonts.number(), fonts.numberSize(), layout.leastText());
        ground.layOut();
        preview.layOut(layout.leastText());
        frame = new NinePatch(sprites.patch(Art.GLOW_FRAME));
        float scale = layout.unit() / sprites.pixelsPerUnit();
        frame.scale(scale, scale);
    }

    /** The height of the smallest type on the table. */
    float smallestText() {
        float numbers = Math.min(townNumbers.smallest(), trayNumbers.smallest());
        return Math.min(numbers, Math.min(town.smallestText(), figures.smallestPainted()));
    }

    private void write() {
        outOfDate = false;
        townNumbers.clear();
        figures.write(townNumbers);
        ground.write(townNumbers);
        writeBadges();
        preview.write(townNumbers);
        trayNumbers.clear();
        panels.write(trayNumbers);
    }

    void draw(Batch batch, Array<Entity> sorted, Array<Particle> particles, ShakeSystem shaking) {
        if (misplaced) {
            setUp();
        }
        if (outOfDate) {
            write();
        }
        boolean shakes = !shaking.isAtRest();
        if (shakes) {
            batch.setTransformMatrix(
                    batch.getTransformMatrix().translate(shaking.x(), shaking.y(), 0));
        }
        town.draw(batch);
        figures.draw(batch);
        ground.draw(batch);
        piecePainter.draw(batch, sorted, Layers.TOWN, mood.pieceLight());
        drawBadges(batch, sorted);
        preview.draw(batch);
        townNumbers.draw(batch);
        film.draw(batch);
        panels.draw(batch);
        drawLightsOnPanels(batch);
        piecePainter.draw(batch, sorted, Layers.TRAY, Color.WHITE);
        trayNumbers.draw(batch);
        piecePainter.draw(batch, sorted, Layers.AIR, Color.WHITE);
        piecePainter.draw(batch, sorted, Layers.FILM, Color.WHITE);
        piecePainter.draw(batch, particles);
        drawFocus(batch);
        if (shakes) {
            batch.setTransformMatrix(
                    batch.getTransformMatrix().translate(-shaking.x(), -shaking.y(), 0));
        }
    }

    private void drawLightsOnPanels(Batch batch) {
        for (int i = 0; i < lights.count(); i++) {
            float shine = lights.shine(i);
            TargetKind kind = lights.target(i).kind();
            if (shine > 0.01f && kind == TargetKind.HAND_MEEPLE) {
                drawLightInHand(batch, lights.target(i).index(), shine);
            } else if (shine > 0.01f && isFramed(lights.target(i))) {
                batch.setColor(TableInk.GOLD.r, TableInk.GOLD.g, TableInk.GOLD.b, shine);
                drawFrame(batch, lights.target(i));
            }
        }
        batch.setColor(Color.WHITE);
    }

    /** Behind the meeples of a kind, as long as there are any. */
    private void drawLightInHand(Batch batch, int kind, float shine) {
        area.set(arranger.hand(kind));
        if (area.width > 0) {
            batch.setColor(TableInk.GOLD.r, TableInk.GOLD.g, TableInk.GOLD.b, shine);
            Drawing.drawAt(
                    batch,
                    soft,
                    area.x + area.width / 2,
                    area.y + area.height / 2,
                    area.width * 1.4f,
                    area.height * 1.5f);
        }
    }

    private boolean isFramed(Target target) {
        return target.kind() == TargetKind.SUPPLY && target.index() < layout.panels().size()
                || target.kind() == TargetKind.DIE;
    }

    private void drawFocus(Batch batch) {
        Target focused = lights.focused();
        if (focused != null) {
            batch.setColor(TableInk.FOCUS);
            drawFrame(batch, focused);
            batch.setColor(Color.WHITE);
        }
    }

    private void drawFrame(Batch batch, Target target) {
        finder.of(target, area);
        if (strong) {
            drawFrame(batch, 9 * layout.unit(), Color.BLACK);
            drawFrame(batch, 3 * layout.unit(), Color.BLACK);
        }
        drawFrame(batch, 6 * layout.unit(), batch.getColor());
    }

    private void drawFrame(Batch batch, float pad, Color color) {
        frame.setColor(color);
        frame.draw(batch, area.x - pad, area.y - pad, area.width + 2 * pad, area.height + 2 * pad);
    }

    // Numbers on stacks

    private void drawBadges(Batch batch, Array<Entity> sorted) {
        for (int i = 0; i < sorted.size; i++) {
            Home home = Pieces.HOME.get(sorted.get(i));
            Pose pose = Pieces.POSE.get(sorted.get(i));
            if (home.count > 0 && pose.layer == Layers.TOWN) {
                float size = badgeSize(home);
                Drawing.drawAt(batch, badge, badgeX(home), badgeY(home), size, size);
            }
        }
    }

    private void writeBadges() {
        for (int i = 0; i < pieces.all().size; i++) {
            Home home = Pieces.HOME.get(pieces.all().get(i));
            if (home.count > 0 && home.layer == Layers.TOWN) {
                townNumbers.write(
                        Integer.toString(home.count),
                        badgeX(home),
                        badgeY(home),
                        badgeSize(home) * 0.46f,
                        badgeSize(home),
                        TableInk.INK);
            }
        }
    }

    private float badgeSize(Home home) {
        return Math.max(32 * home.scale, ROOM_FOR_TEXT * layout.leastText());
    }

    private static float badgeX(Home home) {
        return home.x;
    }

    private static float badgeY(Home home) {
        return home.y + 4 * home.scale;
    }
}
