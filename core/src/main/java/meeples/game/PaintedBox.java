package meeples.game;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.TextureAtlas;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.math.Interpolation;
import com.badlogic.gdx.math.MathUtils;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import meeples.picture.Atlases;

/**
 * A box picture that is painted in layers, which lie in an atlas of their own. It unfolds once; at
 * night, and without what stands in front, it is what lies behind other screens. Sizes are those of
 * a window with 1080 lines.
 */
public abstract class PaintedBox implements BoxPicture {
    /** The height of the picture in its own units. */
    protected static final float LINES = 1080;

    private static final float SECONDS = 1.6f;
    private static final float STIR_SECONDS = 1.6f;
    private static final float SWAYS = 2;
    private static final Color NIGHT = new Color(0.42f, 0.3f, 0.3f, 1);

    private final String atlasName;
    private final List<String> stretched;
    private final Map<String, TextureRegion> regions = new HashMap<>();
    private TextureAtlas atlas;
    private int resolution;
    private float time;
    private float stirred = STIR_SECONDS;
    private Batch batch;
    private float unit;

    /**
     * @param atlasName where its layers are
     * @param stretched the layers that are as wide as the window
     */
    protected PaintedBox(String atlasName, List<String> stretched) {
        this.atlasName = atlasName;
        this.stretched = stretched;
    }

    /**
     * Draws what lies behind.
     *
     * @param width of the window, in units
     * @param center where the game's name stands, in units
     */
    protected abstract void drawLand(float width, float center);

    /** Draws what stands in front, the name of the game included. */
    protected abstract void drawFront(float width, float center);

    @Override
    public final void finish() {
        time = SECONDS;
    }

    @Override
    public final void stir() {
        stirred = 0;
    }

    @Override
    public final boolean act(float delta) {
        if (time < SECONDS) {
            time += delta;
            return true;
        }
        if (stirred < STIR_SECONDS) {
            stirred = Math.min(STIR_SECONDS, stirred + delta);
            return true;
        }
        return false;
    }

    /** How far those on the picture are out of their rest, from -1 to 1; mostly not at all. */
    protected final float sway() {
        float share = stirred / STIR_SECONDS;
        return (1 - share) * MathUtils.sin(share * SWAYS * MathUtils.PI2);
    }

    /** Where between nothing and its place something is that moves in this part of the time. */
    protected final float moved(float from, float to, Interpolation how) {
        return how.apply(MathUtils.clamp((time - from) / (to - from), 0, 1));
    }

    @Override
    public final void draw(Batch batch, float width, float height) {
        begin(batch, height);
        float before = time;
        finish();
        batch.setColor(NIGHT);
        drawLand(width / unit, width / unit / 2);
        batch.setColor(Color.WHITE);
        time = before;
    }

    @Override
    public final void drawTitle(Batch batch, float width, float height, float middle) {
        begin(batch, height);
        batch.setColor(Color.WHITE);
        drawLand(width / unit, width / unit * middle);
        drawFront(width / unit, width / unit * middle);
    }

    private void begin(Batch batch, float height) {
        this.batch = batch;
        unit = height / LINES;
        load(Math.round(height));
    }

    /** Draws a layer; mirrored when its width is negative. */
    protected final void layer(String name, float x, float y, float width, float height) {
        batch.draw(regions.get(name), x * unit, y * unit, width * unit, height * unit);
    }

    private void load(int height) {
        int wanted = Atlases.fitting(height, Atlases.here(atlasName));
        if (atlas != null && resolution == wanted) {
            return;
        }
        dispose();
        resolution = wanted;
        atlas = new TextureAtlas(Atlases.handle(wanted, atlasName));
        for (TextureAtlas.AtlasRegion region : atlas.getRegions()) {
            regions.put(region.name, region);
        }
        for (String name : stretched) {
            regions.put(name, withoutSides(regions.get(name)));
        }
    }

    /** What is stretched sideways must not be mixed with what lies beside it. */
    private static TextureRegion withoutSides(TextureRegion region) {
        int inset = region.getRegionWidth() / 3;
        int width = region.getRegionWidth() - 2 * inset;
        return new TextureRegion(region, inset, 0, width, region.getRegionHeight());
    }

    @Override
    public final void dispose() {
        if (atlas != null) {
            atlas.dispose();
            atlas = null;
            regions.clear();
        }
    }
}
