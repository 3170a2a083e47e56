package meeples.fistful.ui;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.TextureAtlas;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.math.Interpolation;
import com.badlogic.gdx.math.MathUtils;
import com.badlogic.gdx.utils.Disposable;
import java.util.HashMap;
import java.util.Map;
import meeples.fistful.table.Art;
import meeples.fistful.table.ArtSizes;
import meeples.ui.Backdrop;

/**
 * The picture of the title screen: the sun over the town's end, and the posse before it. It unfolds
 * once when the game begins. Without the posse, and at night, it is what lies behind other screens.
 */
public final class Poster implements Backdrop, Disposable {
    private static final float LINES = 1080;
    private static final float HORIZON = 330;
    private static final float SECONDS = 1.6f;
    private static final float SUN_SIZE = 1.25f;
    private static final Color NIGHT = new Color(0.42f, 0.3f, 0.3f, 1);

    private final Map<String, TextureRegion> regions = new HashMap<>();
    private TextureAtlas atlas;
    private int resolution;
    private float time;

    /** All is in its place at once. */
    public void finish() {
        time = SECONDS;
    }

    /** Lets the picture unfold; false when it has. */
    boolean act(float delta) {
        if (time >= SECONDS) {
            return false;
        }
        time += delta;
        return true;
    }

    /** Where between nothing and its place something is that moves in this part of the time. */
    private float moved(float from, float to, Interpolation how) {
        return how.apply(MathUtils.clamp((time - from) / (to - from), 0, 1));
    }

    @Override
    public void draw(Batch batch, float width, float height) {
        batch.setColor(NIGHT);
        drawTown(batch, width, height, 0.5f, 1, 1);
        batch.setColor(Color.WHITE);
    }

    /**
     * Draws all of it.
     *
     * @param middle where the posse and the logo stand, in parts of the width
     */
    void drawTitle(Batch batch, float width, float height, float middle) {
        float unit = height / LINES;
        float center = width / unit * middle;
        // Between the left edge and the menu there may be less room than it likes.
        float fit = Math.min(1, center * 2 / 960);
        batch.setColor(Color.WHITE);
        float rise = moved(0, 1.4f, Interpolation.pow2Out);
        float slide = moved(0.1f, 0.9f, Interpolation.pow3Out);
        drawTown(batch, width, height, middle, rise, slide);
        draw(batch, unit, "title-trail", center - 500, 0, 1000, 330);
        float step = moved(0.4f, 1.1f, Interpolation.swingOut);
        draw(
                batch,
                unit,
                "title-posse",
                center - 450 * fit,
                24 - 460 * (1 - step),
                900 * fit,
                420 * fit);
        drawCactus(batch, unit, center - 570 * fit, 20, 0.63f, step);
        drawCactus(batch, unit, center + 580 * fit, 60, -0.79f, step);
        float drop = moved(0.7f, 1.6f, Interpolation.bounceOut);
        draw(
                batch,
                unit,
                "logo",
                center - 460 * fit,
                LINES - 40 - 340 * fit + 400 * (1 - drop),
                920 * fit,
                340 * fit);
    }

    /** Grows out of the ground; mirrored when its scale is negative. */
    private void drawCactus(Batch batch, float unit, float x, float y, float scale, float grown) {
        float width = 190 * scale;
        float height = 300 * Math.abs(scale);
        draw(batch, unit, "title-cactus", x - width / 2, y, width, height * grown);
    }

    private void drawTown(
            Batch batch, float width, float height, float middle, float rise, float slide) {
        load(Math.round(height));
        float unit = height / LINES;
        float units = width / unit;
        draw(batch, unit, "title-sky", 0, HORIZON - 20, units, LINES - HORIZON + 20);
        draw(
                batch,
                unit,
                "title-sun",
                units * middle - 450 * SUN_SIZE,
                HORIZON - 60 - 240 * (1 - rise),
                900 * SUN_SIZE,
                560 * SUN_SIZE);
        // Its ends have an outline: laid over each other they don't show it.
        for (float x = -4; x < units; x += 952) {
            draw(batch, unit, "title-mesas", x, HORIZON - 60, 960, 200);
        }
        draw(batch, unit, "title-ground", 0, 0, units, HORIZON - 20);
        draw(batch, unit, "title-left", -300 * (1 - slide), 96, 560, 700);
        draw(batch, unit, "title-right", units + 300 * (1 - slide), 96, -560, 700);
    }

    private void draw(
            Batch batch, float unit, String name, float x, float y, float width, float height) {
        batch.draw(regions.get(name), x * unit, y * unit, width * unit, height * unit);
    }

    private void load(int height) {
        int wanted = ArtSizes.fitting(height, ArtSizes.here(Art.TITLE));
        if (atlas != null && resolution == wanted) {
            return;
        }
        dispose();
        resolution = wanted;
        atlas =
                new TextureAtlas(
                        Gdx.files.internal(ArtSizes.folder(wanted) + Art.TITLE + ".atlas"));
        for (TextureAtlas.AtlasRegion region : atlas.getRegions()) {
            regions.put(region.name, region);
        }
        withoutSides("title-sky");
        withoutSides("title-ground");
    }

    /** What is stretched sideways must not be mixed with what lies beside it. */
    private void withoutSides(String name) {
        TextureRegion region = regions.get(name);
        int inset = region.getRegionWidth() / 3;
        int width = region.getRegionWidth() - 2 * inset;
        regions.put(name, new TextureRegion(region, inset, 0, width, region.getRegionHeight()));
    }

    /** Gives the memory back; the next time it is drawn it is fetched again. */
    @Override
    public void dispose() {
        if (atlas != null) {
            atlas.dispose();
            atlas = null;
            regions.clear();
        }
    }
}
