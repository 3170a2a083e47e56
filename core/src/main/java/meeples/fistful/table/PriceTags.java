package meeples.fistful.table;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.NinePatch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import meeples.table.Drawing;
import meeples.table.Inscription;
import meeples.table.Sprites;
import meeples.table.View;

/**
 * Larger prices in place of those that are painted under the bank's bars, where the painted ones
 * could not be read from where the players sit.
 */
final class PriceTags {
    /** How high the painted figures are, in units of the plan. */
    private static final float PAINTED = 13;

    /** How high those on the chart of rewards are. */
    private static final float PAINTED_REWARDS = 19;

    /** How high figures are in a line of type. */
    private static final float FIGURES = 0.64f;

    private static final float WIDTH = 56;
    private static final float HEIGHT = 28;
    private static final float BELOW_BAR = 12;

    private final View view;
    private TextureRegion badge;
    private TextureRegion gold;
    private NinePatch plate;
    private float leastText;

    PriceTags(View view) {
        this.view = view;
    }

    void setSprites(Sprites sprites) {
        badge = sprites.region(Art.COUNT_BADGE);
        gold = sprites.region(Art.CUBE_GOLD);
    }

    /** Comes after every change of the view or the pictures. */
    void layOut(Sprites sprites, float leastPixels) {
        leastText = leastPixels;
        int edge = badge.getRegionWidth() / 2 - 1;
        plate = new NinePatch(badge, edge, edge, edge, edge);
        float scale = 0.7f * view.scale() / sprites.pixelsPerUnit();
        plate.scale(scale, scale);
        plate.setColor(TableInk.PAPER);
    }

    private boolean isNeeded() {
        return PAINTED * view.scale() < FIGURES * leastText;
    }

    /** The smallest painted figures that can be seen, as type is measured. */
    float smallestPainted() {
        return (isNeeded() ? PAINTED_REWARDS : PAINTED) * view.scale() / FIGURES;
    }

    void draw(Batch batch) {
        if (!isNeeded()) {
            return;
        }
        float scale = view.scale();
        float cube = 19 * scale;
        for (int bar = 0; bar < TownPlan.BARS; bar++) {
            float x = x(bar);
            float y = y(bar);
            batch.setColor(Color.WHITE);
            plate.draw(
                    batch,
                    x - WIDTH / 2 * scale,
                    y - HEIGHT / 2 * scale,
                    WIDTH * scale,
                    HEIGHT * scale);
            float wide = cube * Drawing.width(gold) / Drawing.height(gold);
            Drawing.drawAt(batch, gold, x + 12 * scale, y, wide, cube);
        }
    }

    /** Writes what each bar costs. */
    void write(Inscription numbers) {
        for (int bar = 0; isNeeded() && bar < TownPlan.BARS; bar++) {
            numbers.write(
                    Integer.toString(TownPlan.barPrice(bar)),
                    x(bar) - 11 * view.scale(),
                    y(bar),
                    FIGURES * leastText,
                    WIDTH / 2 * view.scale(),
                    TableInk.INK);
        }
    }

    private float x(int bar) {
        return view.toWindowX(PlanSpots.BARS[bar].x());
    }

    private float y(int bar) {
        return view.toWindowY(PlanSpots.BARS[bar].y() - BELOW_BAR);
    }
}
