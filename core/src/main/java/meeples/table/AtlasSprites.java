package meeples.table;

import com.badlogic.gdx.graphics.g2d.NinePatch;
import com.badlogic.gdx.graphics.g2d.TextureAtlas;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.utils.ObjectMap;

/** Finds pictures in atlases. A name that is in none of them is a mistake and said so. */
public final class AtlasSprites implements Sprites {
    private final ObjectMap<String, TextureRegion> regions = new ObjectMap<>();
    private final ObjectMap<String, NinePatch> patches = new ObjectMap<>();
    private final TextureAtlas[] atlases;
    private final float scale;

    /**
     * @param scale pixels of a picture for one of the game's units
     */
    public AtlasSprites(float scale, TextureAtlas... atlases) {
        this.scale = scale;
        this.atlases = atlases;
    }

    @Override
    public TextureRegion region(String name) {
        TextureRegion region = regions.get(name);
        if (region == null) {
            region = find(name);
            regions.put(name, region);
        }
        return region;
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
        NinePatch patch = patches.get(name);
        if (patch == null) {
            patch = findPatch(name);
            patches.put(name, patch);
        }
        return patch;
    }

    private NinePatch findPatch(String name) {
        for (TextureAtlas atlas : atlases) {
            NinePatch patch = atlas.createPatch(name);
            if (patch != null) {
                return patch;
            }
        }
        throw new IllegalArgumentException("no picture " + name);
    }

    @Override
    public float pixelsPerUnit() {
        return scale;
    }
}
