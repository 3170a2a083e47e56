package meeples.coloma.table.painter;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import meeples.coloma.table.ValleyPreview;
import meeples.coloma.table.ValleyThing;
import meeples.coloma.table.part.Remarks;
import meeples.coloma.table.part.Season;
import meeples.coloma.table.part.Tallies;
import meeples.coloma.table.part.ValleyParts;
import meeples.table.Inscription;
import meeples.table.Preview;
import meeples.table.Sprites;
import meeples.table.TableFonts;
import meeples.table.TableLayout;
import meeples.table.Target;
import meeples.table.painter.LayeredPainter;

/** Draws the whole table: the valley as the board, cells for what each seat owns as trays. */
public final class ValleyTablePainter extends LayeredPainter {
    private final Season season;
    private final Tallies tallies;
    private final ValleyPainter valley;
    private final GroundPainter ground;
    private final CellPainter cells;
    private final Remarks remarks;
    private final PreviewPainter preview;
    private final StagePainter stage;

    public ValleyTablePainter(ValleyParts parts) {
        super(parts.table(), parts.finder());
        season = parts.season();
        tallies = parts.tallies();
        valley = new ValleyPainter(parts.table().view(), season, parts.signs());
        ground = new GroundPainter(parts);
        cells = new CellPainter(parts, panels());
        remarks = parts.remarks();
        preview = new PreviewPainter(parts.table().view(), remarks, parts.table().looks());
        stage = new StagePainter(parts.table().view(), parts.stage(), season);
    }

    @Override
    protected void takeSprites(Sprites from) {
        valley.setSprites(from);
        ground.setSprites(from);
        cells.setSprites(from);
        preview.setSprites(from);
        stage.setSprites(from);
    }

    @Override
    protected void takeLayout(TableLayout changed) {
        cells.setLayout(changed);
    }

    @Override
    protected void layOut(Sprites from, TableFonts type, TableLayout where) {
        valley.setFonts(type, where);
        valley.layOut(where);
        ground.layOut();
        cells.layOut();
        preview.layOut(where.leastText());
        stage.layOut(type, where);
    }

    @Override
    protected void contrast(boolean high) {
        valley.setVeiled(high);
        ground.setStrong(high);
    }

    @Override
    protected void takePreview(Preview shown) {
        remarks.show((ValleyPreview) shown);
    }

    @Override
    protected float smallestOnBoard() {
        return Math.min(valley.smallestText(), stage.smallestText());
    }

    @Override
    protected void writeBoard(Inscription numbers) {
        ground.write(numbers);
        valley.writeWorth(tallies.goldValue());
        stage.write();
    }

    @Override
    protected void writePreview(Inscription numbers) {
        preview.write(numbers);
    }

    @Override
    protected void writeTrays(Inscription numbers) {
        cells.write(numbers);
    }

    @Override
    protected void drawBoard(Batch batch) {
        valley.draw(batch);
        ground.draw(batch);
    }

    @Override
    protected void drawPreview(Batch batch) {
        preview.draw(batch);
    }

    @Override
    protected void drawOverBoard(Batch batch) {
        stage.draw(batch);
    }

    @Override
    protected void drawTrays(Batch batch) {
        cells.drawTrays(batch);
        cells.draw(batch);
    }

    @Override
    protected Color pieceLight() {
        return season.pieceLight();
    }

    @Override
    protected int decider() {
        return season.decider();
    }

    /** The light on the ground below them would hardly be seen beside these. */
    @Override
    protected void drawLight(Batch batch, Target target, float shine) {
        boolean covered =
                target.kind() == ValleyThing.CARD
                        || target.kind() == ValleyThing.BUILDING
                        || target.kind() == ValleyThing.BRIDGE
                        || target.kind() == ValleyThing.HIDEOUT
                        || target.kind() == ValleyThing.HOTELS
                        || target.kind() == ValleyThing.BEDS
                        || target.kind() == ValleyThing.BARREL
                        || target.kind() == ValleyThing.USED_BARREL;
        if (covered) {
            drawGoldFrame(batch, target, shine);
        } else {
            super.drawLight(batch, target, shine);
        }
    }
}
