package meeples.fistful.ui;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.Texture.TextureFilter;
import com.badlogic.gdx.graphics.g2d.NinePatch;
import com.badlogic.gdx.graphics.g2d.TextureAtlas;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.utils.Disposable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import meeples.fistful.table.Art;
import meeples.fistful.table.TownPlan;
import meeples.table.Sprites;

/** The table's pictures from the atlases that fit the window best. */
final class TableArt implements Sprites, Disposable {
    private static final String[] ATLASES = {Art.TABLE, Art.TOWN, Art.FILM};

    private final int scale;
    private final List<TextureAtlas> atlases = new ArrayList<>();
    private final Map<String, TextureRegion> regions = new HashMap<>();
    private final Map<String, NinePatch> patches = new HashMap<>();

    TableArt(int scale) {
        this.scale = scale;
        for (String name : ATLASES) {
            atlases.add(
                    new TextureAtlas(Gdx.files.internal("atlas/" + scale + "/" + name + ".atlas")));
        }
        for (TextureAtlas atlas : atlases) {
            atlas.getTextures()
                    .forEach(page -> page.setFilter(TextureFilter.Linear, TextureFilter.Linear));
        }
    }

    /** The size of atlases for a window of this height: the next larger, else the largest. */
    static int scaleFor(int height) {
        int largest = 0;
        for (int scale : Art.SCALES) {
            if (scale >= height) {
                return scale;
            }
            largest = scale;
        }
        return largest;
    }

    int scale() {
        return scale;
    }

    @Override
    public TextureRegion region(String name) {
        return regions.computeIfAbsent(name, this::find);
    }

    private TextureRegion find(String name) {
        for (TextureAtlas atlas : atlases) {
            TextureRegion region = atlas.findRegion(name);
            if (region != null) {
                return region;
            }
        }
        throw new IllegalArgumentException("no picture " + name);
    }

    @Override
    public NinePatch patch(String name) {
        return patches.computeIfAbsent(name, this::findPatch);
    }

    private NinePatch findPatch(String name) {
        for (TextureAtlas atlas : atlases) {
            if (atlas.findRegion(name) != null) {
                return atlas.createPatch(name);
            }
        }
        throw new IllegalArgumentException("no picture " + name);
    }

    @Override
    public float pixelsPerUnit() {
        return scale / (float) TownPlan.SCREEN_HEIGHT;
    }

    @Override
    public void dispose() {
        atlases.forEach(TextureAtlas::dispose);
    }
}
