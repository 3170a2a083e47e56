package meeples.fistful.table.painter;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.math.Rectangle;
import meeples.fistful.table.TownPreview;
import meeples.fistful.table.TownThing;
import meeples.fistful.table.part.Mood;
import meeples.fistful.table.part.TownArranger;
import meeples.fistful.table.part.TownParts;
import meeples.picture.TableArt;
import meeples.table.Drawing;
import meeples.table.Inscription;
import meeples.table.Preview;
import meeples.table.Sprites;
import meeples.table.TableFonts;
import meeples.table.TableLayout;
import meeples.table.Target;
import meeples.table.painter.LayeredPainter;
import meeples.table.painter.TableInk;

/** Draws the whole table: the town as the board, with the showdown's film above it, and trays. */
public final class TownTablePainter extends LayeredPainter {
    private final TownArranger arranger;
    private final Mood mood;
    private final TownPainter town;
    private final LargerFigures figures;
    private final GroundPainter ground;
    private final TrayPainter trays;
    private final PreviewPainter preview;
    private final FilmPainter film;
    private final Rectangle area = new Rectangle();
    private TextureRegion soft;

    public TownTablePainter(TownParts parts) {
        super(parts.table(), parts.finder());
        arranger = parts.arranger();
        mood = parts.mood();
        town = new TownPainter(parts.table().view(), mood, parts.signs());
        figures = new LargerFigures(parts.table().view());
        ground = new GroundPainter(parts);
        trays = new TrayPainter(arranger, panels());
        preview = new PreviewPainter(parts.table().view(), parts.finder(), parts.table().looks());
        film = new FilmPainter(parts.film().film(), parts.table().looks());
    }

    @Override
    protected void takeSprites(Sprites from) {
        town.setSprites(from);
        figures.setSprites(from);
        ground.setSprites(from);
        trays.setSprites(from);
        preview.setSprites(from);
        film.setSprites(from);
        soft = from.region(TableArt.GLOW_SOFT);
    }

    @Override
    protected void takeLayout(TableLayout changed) {
        trays.setLayout(changed);
        film.setLayout(changed);
    }

    @Override
    protected void layOut(Sprites from, TableFonts type, TableLayout where) {
        town.setFonts(type, where);
        town.layOut(where.window());
        figures.layOut(from, where.leastText());
        ground.layOut();
        preview.layOut(where.leastText());
    }

    @Override
    protected void contrast(boolean high) {
        town.setVeiled(high);
        ground.setStrong(high);
    }

    @Override
    protected void takePreview(Preview shown) {
        preview.set((TownPreview) shown);
    }

    @Override
    protected float smallestOnBoard() {
        return Math.min(town.smallestText(), figures.smallestPainted());
    }

    @Override
    protected void writeBoard(Inscription numbers) {
        figures.write(numbers);
        ground.write(numbers);
    }

    @Override
    protected void writePreview(Inscription numbers) {
        preview.write(numbers);
    }

    @Override
    protected void writeTrays(Inscription numbers) {
        trays.write(numbers);
    }

    @Override
    protected void drawBoard(Batch batch) {
        town.draw(batch);
        figures.draw(batch);
        ground.draw(batch);
    }

    @Override
    protected void drawPreview(Batch batch) {
        preview.draw(batch);
    }

    @Override
    protected void drawOverBoard(Batch batch) {
        film.draw(batch);
    }

    @Override
    protected void drawTrays(Batch batch) {
        trays.draw(batch);
    }

    @Override
    protected Color pieceLight() {
        return mood.pieceLight();
    }

    @Override
    protected int decider() {
        return mood.decider();
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

    @Override
    protected void drawLight(Batch batch, Target target, float shine) {
        if (target.kind() == TownThing.HAND_MEEPLE) {
            drawLightInHand(batch, target.index(), shine);
        } else if (target.kind() == TownThing.DIE) {
            drawGoldFrame(batch, target, shine);
        } else {
            super.drawLight(batch, target, shine);
        }
    }
}
