package meeples.fistful.table.painter;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.NinePatch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.math.MathUtils;
import com.badlogic.gdx.math.Rectangle;
import meeples.fistful.model.Meeple;
import meeples.fistful.model.Town;
import meeples.fistful.table.Art;
import meeples.fistful.table.PlanSpots;
import meeples.fistful.table.TownPreview;
import meeples.fistful.table.TownThing;
import meeples.fistful.table.part.TargetFinder;
import meeples.picture.SeatSymbols;
import meeples.picture.TableArt;
import meeples.table.Drawing;
import meeples.table.Inscription;
import meeples.table.Spot;
import meeples.table.Sprites;
import meeples.table.View;
import meeples.table.painter.TableInk;
import meeples.table.piece.SeatLooks;

/** Draws what would happen: see-through meeples with numbers, arrows from one to the next. */
public final class PreviewPainter {
    private static final float SEE_THROUGH = 0.62f;

    private final View view;
    private final TargetFinder finder;
    private final SeatLooks looks;
    private final TextureRegion[] meeples = new TextureRegion[Meeple.KINDS];
    private final TextureRegion[] marks = new TextureRegion[Meeple.KINDS];
    private final TextureRegion[] symbols = new TextureRegion[SeatSymbols.WORDS.length];
    private final Rectangle area = new Rectangle();
    private Sprites sprites;
    private TextureRegion unknown;
    private TextureRegion arrow;
    private TextureRegion badge;
    private NinePatch pill;
    private float leastText;
    private TownPreview preview;

    public PreviewPainter(View view, TargetFinder finder, SeatLooks looks) {
        this.view = view;
        this.finder = finder;
        this.looks = looks;
    }

    public void setSprites(Sprites sprites) {
        this.sprites = sprites;
        for (int kind = 0; kind < meeples.length; kind++) {
            meeples[kind] = sprites.region(Art.meeple(kind));
        }
        for (int kind = 0; kind < marks.length; kind++) {
            marks[kind] = sprites.region(Art.mark(kind));
        }
        for (int symbol = 0; symbol < symbols.length; symbol++) {
            symbols[symbol] = sprites.region(TableArt.symbol(symbol));
        }
        unknown = sprites.region(Art.ghost(Meeple.BUILDER));
        arrow = sprites.region(TableArt.ARROW_STEP);
        badge = sprites.region(TableArt.COUNT_BADGE);
    }

    /** Comes after every change of the view or the pictures. */
    public void layOut(float leastPixels) {
        leastText = leastPixels;
        int edge = badge.getRegionWidth() / 2 - 1;
        pill = new NinePatch(badge, edge, edge, edge, edge);
        float scale = view.scale() / sprites.pixelsPerUnit();
        pill.scale(scale, scale);
    }

    public void set(TownPreview preview) {
        this.preview = preview;
    }

    public void draw(Batch batch) {
        if (preview == null) {
            return;
        }
        batch.setColor(1, 1, 1, 0.9f);
        for (int i = 1; i < preview.steps().size(); i++) {
            TownPreview.Step from = preview.steps().get(i - 1);
            TownPreview.Step to = preview.steps().get(i);
            // Where the numbers begin anew, another way begins.
            if (to.number() > from.number()) {
                drawArrow(batch, from.space(), to.space());
            }
        }
        for (int i = 0; i < preview.steps().size(); i++) {
            drawStep(batch, preview.steps().get(i));
        }
        for (int i = 0; i < preview.badges().size(); i++) {
            drawBadge(batch, preview.badges().get(i));
        }
        batch.setColor(Color.WHITE);
    }

    private void drawArrow(Batch batch, int from, int to) {
        Spot a = PlanSpots.SPACES[from];
        Spot b = PlanSpots.SPACES[to];
        float degrees = MathUtils.atan2(b.y() - a.y(), b.x() - a.x()) * MathUtils.radDeg;
        float unit = view.scale() / sprites.pixelsPerUnit();
        Drawing.drawAt(
                batch,
                arrow,
                view.toWindowX((a.x() + b.x()) / 2),
                view.toWindowY((a.y() + b.y()) / 2),
                Drawing.width(arrow) * unit * 0.8f,
                Drawing.height(arrow) * unit * 0.8f,
                degrees);
    }

    private void drawStep(Batch batch, TownPreview.Step step) {
        Spot spot = PlanSpots.SPACES[step.space()];
        TextureRegion picture = step.meeple() == Meeple.NONE ? unknown : meeples[step.meeple()];
        float unit = view.scale() / sprites.pixelsPerUnit();
        float width = Drawing.width(picture) * unit;
        float x = view.toWindowX(spot.x());
        float y = view.toWindowY(spot.y() - 8);
        batch.setColor(1, 1, 1, SEE_THROUGH);
        float height = Drawing.height(picture) * unit;
        Drawing.draw(batch, picture, x - width / 2, y, width, height);
        if (looks.hasAid() && step.meeple() != Meeple.NONE) {
            Drawing.draw(batch, marks[step.meeple()], x - width / 2, y, width, height);
        }
        batch.setColor(Color.WHITE);
        float size = numberSize();
        Drawing.drawAt(batch, badge, numberX(spot), numberY(spot), size, size);
    }

    private float numberSize() {
        return Math.max(30 * view.scale(), 1.45f * leastText);
    }

    private float numberX(Spot spot) {
        return view.toWindowX(spot.x() + 34);
    }

    private float numberY(Spot spot) {
        return view.toWindowY(spot.y() - 12);
    }

    private void drawBadge(Batch batch, TownPreview.Badge remark) {
        place(remark);
        pill.setColor(ground(remark));
        pill.draw(batch, area.x, area.y, area.width, area.height);
        if (remark.seat() != Town.NOBODY) {
            float size = area.height * 0.8f;
            float x = area.x + area.height * 0.6f;
            batch.setColor(Color.WHITE);
            TextureRegion symbol = symbols[looks.symbol(remark.seat())];
            Drawing.drawAt(batch, symbol, x, area.y + area.height / 2, size, size);
        }
    }

    /** What the player's symbol takes of a remark: nothing is told by colour alone. */
    private float symbolWidth(TownPreview.Badge remark) {
        return remark.seat() == Town.NOBODY ? 0 : 30 * view.scale();
    }

    private Color ground(TownPreview.Badge remark) {
        return remark.seat() == Town.NOBODY ? Color.WHITE : looks.paint(remark.seat());
    }

    /**
     * Above the thing it is about; on the street below, as a meeple's head tells its kind, and off
     * its number.
     */
    private void place(TownPreview.Badge remark) {
        finder.of(remark.at(), area);
        float height = Math.max(36 * view.scale(), 1.45f * leastText);
        float letter = height * 15 / 36;
        float letters = letter * (1 + remark.text().length());
        float width = Math.max(height, letters + symbolWidth(remark));
        boolean street = remark.at().kind() == TownThing.SPACE;
        float x = area.x + area.width / 2 - width / 2 - (street ? 16 * view.scale() : 0);
        float y = street ? area.y - height * 0.6f : area.y + area.height - height * 0.4f;
        area.set(x, y, width, height);
    }

    /** Writes the numbers of the steps and the remarks. */
    public void write(Inscription numbers) {
        if (preview == null) {
            return;
        }
        for (TownPreview.Step step : preview.steps()) {
            Spot spot = PlanSpots.SPACES[step.space()];
            numbers.write(
                    Integer.toString(step.number()),
                    numberX(spot),
                    numberY(spot),
                    numberSize() * 0.45f,
                    numberSize(),
                    TableInk.INK);
        }
        for (TownPreview.Badge remark : preview.badges()) {
            place(remark);
            numbers.write(
                    remark.text(),
                    area.x + (area.width + symbolWidth(remark)) / 2,
                    area.y + area.height / 2,
                    area.height * 0.45f,
                    (area.width - symbolWidth(remark)) * 0.9f,
                    TableInk.on(ground(remark)));
        }
    }
}
