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

/**
 * The picture behind the title: the sun over the town's end, and the posse before it. It unfolds
 * once when the game begins; the menu stands at its right, so all that matters is left of that.
 */
final class Poster implements Disposable {
    private static final float LINES = 1080;
    private static final float HORIZON = 330;
    private static final float SECONDS = 1.6f;

    private final int resolution;
    private final TextureAtlas atlas;
    private final Map<String, TextureRegion> regions = new HashMap<>();
    private float time;

    /**
     * @param height of the window in pixels
     * @param still whether all is in its place at once
     */
    Poster(int height, boolean still) {
        resolution = PictureScale.of(height);
        atlas =
                new TextureAtlas(
                        Gdx.files.internal("atlas/" + resolution + "/" + Art.TITLE + ".atlas"));
        for (TextureAtlas.AtlasRegion region : atlas.getRegions()) {
            regions.put(region.name, region);
        }
        withoutSides("title-sky");
        withoutSides("title-ground");
        time = still ? SECONDS : 0;
    }

    /** What is stretched sideways must not be mixed with what lies beside it. */
    private void withoutSides(String name) {
        TextureRegion region = regions.get(name);
        int inset = region.getRegionWidth() / 3;
        int width = region.getRegionWidth() - 2 * inset;
        regions.put(name, new TextureRegion(region, inset, 0, width, region.getRegionHeight()));
    }

    boolean fits(int height) {
        return resolution == PictureScale.of(height);
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

    /**
     * Draws all of it.
     *
     * @param middle where the posse and the logo stand, in parts of the width
     */
    void draw(Batch batch, float width, float height, float middle) {
        float unit = height / LINES;
        float units = width / unit;
        batch.setColor(Color.WHITE);
        draw(batch, unit, "title-sky", 0, HORIZON - 20, units, LINES - HORIZON + 20);
        float rise = moved(0, 1.4f, Interpolation.pow2Out);
        sun(batch, unit, units * middle, -240 + 240 * rise);
        for (float x = -4; x < units; x += 952) {
            draw(batch, unit, "title-mesas", x, HORIZON - 60, 960, 200);
        }
        draw(batch, unit, "title-ground", 0, 0, units, HORIZON - 20);
        float slide = moved(0.1f, 0.9f, Interpolation.pow3Out);
        draw(batch, unit, "title-left", -300 * (1 - slide), 96, 560, 700);
        draw(batch, unit, "title-right", units + 300 * (1 - slide), 96, -560, 700);
        float step = moved(0.4f, 1.1f, Interpolation.swingOut);
        draw(batch, unit, "title-posse", units * middle - 450, 24 - 460 * (1 - step), 900, 420);
        float drop = moved(0.7f, 1.6f, Interpolation.bounceOut);
        draw(batch, unit, "logo", units * middle - 460, LINES - 380 + 400 * (1 - drop), 920, 340);
    }

    private void sun(Batch batch, float unit, float x, float y) {
        draw(batch, unit, "title-sun", x - 450 * 1.25f, HORIZON - 60 + y, 900 * 1.25f, 560 * 1.25f);
    }

    private void draw(
            Batch batch, float unit, String name, float x, float y, float width, float height) {
        TextureRegion region = regions.get(name);
        batch.draw(region, x * unit, y * unit, width * unit, height * unit);
    }

    @Override
    public void dispose() {
        atlas.dispose();
    }
}
