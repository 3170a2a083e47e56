package meeples.table;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.TextureAtlas.AtlasRegion;
import com.badlogic.gdx.graphics.g2d.TextureRegion;

/** Draws pictures at the size they were painted with, also when the packer cut off empty edges. */
public final class Drawing {
    private Drawing() {}

    /** The width that the picture was painted with, in its own pixels. */
    public static float width(TextureRegion region) {
        return region instanceof AtlasRegion atlas ? atlas.originalWidth : region.getRegionWidth();
    }

    /** The height that the picture was painted with, in its own pixels. */
    public static float height(TextureRegion region) {
        return region instanceof AtlasRegion atlas
                ? atlas.originalHeight
                : region.getRegionHeight();
    }

    /**
     * The middle of a picture that is the same from left to right, to be stretched: its edges would
     * mix with what lies beside it on the texture.
     */
    public static TextureRegion core(TextureRegion region) {
        if (region == null) {
            return null;
        }
        int edge = region.getRegionWidth() / 3;
        int width = region.getRegionWidth() - 2 * edge;
        return new TextureRegion(region, edge, 0, width, region.getRegionHeight());
    }

    /**
     * A part of a picture, given by shares of the size that it was painted with. What of it the
     * packer has cut off is not there.
     */
    public static TextureRegion part(
            TextureRegion region, float left, float top, float width, float height) {
        float x = left * width(region);
        float y = top * height(region);
        if (region instanceof AtlasRegion atlas) {
            x -= atlas.offsetX;
            y -= atlas.originalHeight - atlas.offsetY - atlas.packedHeight;
        }
        return new TextureRegion(
                region,
                Math.round(x),
                Math.round(y),
                Math.round(width * width(region)),
                Math.round(height * height(region)));
    }

    public static void draw(
            Batch batch, TextureRegion region, float x, float y, float width, float height) {
        if (region instanceof AtlasRegion atlas) {
            float sx = width / atlas.originalWidth;
            float sy = height / atlas.originalHeight;
            batch.draw(
                    region,
                    x + atlas.offsetX * sx,
                    y + atlas.offsetY * sy,
                    atlas.packedWidth * sx,
                    atlas.packedHeight * sy);
        } else {
            batch.draw(region, x, y, width, height);
        }
    }

    /** Turned and stretched about an origin, which is measured from the lower left corner. */
    public static void draw(
            Batch batch,
            TextureRegion region,
            float x,
            float y,
            float originX,
            float originY,
            float width,
            float height,
            float stretchX,
            float stretchY,
            float rotation) {
        float left = 0;
        float bottom = 0;
        float w = width;
        float h = height;
        if (region instanceof AtlasRegion atlas) {
            float sx = width / atlas.originalWidth;
            float sy = height / atlas.originalHeight;
            left = atlas.offsetX * sx;
            bottom = atlas.offsetY * sy;
            w = atlas.packedWidth * sx;
            h = atlas.packedHeight * sy;
        }
        batch.draw(
                region,
                x + left,
                y + bottom,
                originX - left,
                originY - bottom,
                w,
                h,
                stretchX,
                stretchY,
                rotation);
    }

    /** Centred on a point. */
    public static void drawAt(
            Batch batch, TextureRegion region, float x, float y, float width, float height) {
        draw(batch, region, x - width / 2, y - height / 2, width, height);
    }

    /** Centred on a point and turned about it. */
    public static void drawAt(
            Batch batch,
            TextureRegion region,
            float x,
            float y,
            float width,
            float height,
            float rotation) {
        draw(
                batch,
                region,
                x - width / 2,
                y - height / 2,
                width / 2,
                height / 2,
                width,
                height,
                1,
                1,
                rotation);
    }
}
