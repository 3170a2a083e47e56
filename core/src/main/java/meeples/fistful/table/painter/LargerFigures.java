package meeples.fistful.table.painter;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.NinePatch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import meeples.fistful.table.Art;
import meeples.fistful.table.PlanSpots;
import meeples.fistful.table.TownPlan;
import meeples.picture.TableArt;
import meeples.table.Drawing;
import meeples.table.Inscription;
import meeples.table.Spot;
import meeples.table.Sprites;
import meeples.table.View;
import meeples.table.painter.TableInk;

/**
 * Larger figures in place of those that are painted under the bank's bars and on the graveyard's
 * chart, where the painted ones could not be read from where the players sit.
 */
public final class LargerFigures {
    /** How high the painted prices are, in units of the plan. */
    private static final float PRICE = 13;

    /** How high the painted rewards are. */
    private static final float REWARD = 19;

    /** How high figures are in a line of type. */
    private static final float FIGURES = 0.64f;

    private static final float TAG_WIDTH = 56;
    private static final float TAG_HEIGHT = 28;
    private static final float TAG_BELOW_BAR = 12;
    private static final float PATCH_WIDTH = 21;
    private static final float PATCH_HEIGHT = 27;

    private final View view;
    private TextureRegion badge;
    private TextureRegion gold;
    private TextureRegion paper;
    private NinePatch plate;
    private float leastText;

    public LargerFigures(View view) {
        this.view = view;
    }

    public void setSprites(Sprites sprites) {
        badge = sprites.region(TableArt.COUNT_BADGE);
        gold = sprites.region(Art.CUBE_GOLD);
        paper = sprites.region(TableArt.PIXEL);
    }

    /** Comes after every change of the view or the pictures. */
    public void layOut(Sprites sprites, float leastPixels) {
        leastText = leastPixels;
        int edge = badge.getRegionWidth() / 2 - 1;
        plate = new NinePatch(badge, edge, edge, edge, edge);
        float scale = 0.7f * view.scale() / sprites.pixelsPerUnit();
        plate.scale(scale, scale);
        plate.setColor(TableInk.PAPER);
    }

    private boolean isTooSmall(float painted) {
        return painted * view.scale() < FIGURES * leastText;
    }

    /** The smallest painted figures that can be seen, as type is measured. */
    public float smallestPainted() {
        if (isTooSmall(REWARD)) {
            return Float.MAX_VALUE;
        }
        return (isTooSmall(PRICE) ? REWARD : PRICE) * view.scale() / FIGURES;
    }

    public void draw(Batch batch) {
        if (isTooSmall(PRICE)) {
            drawTags(batch);
        }
        if (isTooSmall(REWARD)) {
            drawPatches(batch);
        }
    }

    private void drawTags(Batch batch) {
        float scale = view.scale();
        float cube = 19 * scale;
        for (int bar = 0; bar < TownPlan.BARS; bar++) {
            float x = x(PlanSpots.BARS[bar]);
            float y = tagY(bar);
            batch.setColor(Color.WHITE);
            plate.draw(
                    batch,
                    x - TAG_WIDTH / 2 * scale,
                    y - TAG_HEIGHT / 2 * scale,
                    TAG_WIDTH * scale,
                    TAG_HEIGHT * scale);
            float wide = cube * Drawing.width(gold) / Drawing.height(gold);
            Drawing.drawAt(batch, gold, x + 12 * scale, y, wide, cube);
        }
    }

    private void drawPatches(Batch batch) {
        batch.setColor(TableInk.PAPER);
        float width = PATCH_WIDTH * view.scale();
        float height = PATCH_HEIGHT * view.scale();
        for (Spot reward : PlanSpots.REWARDS) {
            Drawing.drawAt(batch, paper, x(reward), view.toWindowY(reward.y()), width, height);
        }
        batch.setColor(Color.WHITE);
    }

    public void write(Inscription numbers) {
        float scale = view.scale();
        for (int bar = 0; isTooSmall(PRICE) && bar < TownPlan.BARS; bar++) {
            float x = x(PlanSpots.BARS[bar]) - 11 * scale;
            write(numbers, TownPlan.barPrice(bar), x, tagY(bar), TAG_WIDTH / 2 * scale);
        }
        for (int kind = 0; isTooSmall(REWARD) && kind < TownPlan.REWARDS; kind++) {
            Spot at = PlanSpots.REWARDS[kind];
            int draws = TownPlan.rewardDraws(kind);
            write(numbers, draws, x(at), view.toWindowY(at.y()), PATCH_WIDTH * scale);
        }
    }

    private void write(Inscription numbers, int figure, float x, float y, float widest) {
        String text = Integer.toString(figure);
        numbers.write(text, x, y, FIGURES * leastText, widest, TableInk.INK);
    }

    private float x(Spot spot) {
        return view.toWindowX(spot.x());
    }

    private float tagY(int bar) {
        return view.toWindowY(PlanSpots.BARS[bar].y() - TAG_BELOW_BAR);
    }
}
