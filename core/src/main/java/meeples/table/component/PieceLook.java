package meeples.table.component;

import com.badlogic.ashley.core.Component;
import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.TextureRegion;

/** The picture of a piece, with its measures in the game's units. */
public final class PieceLook implements Component {
    public String sprite = "";
    public TextureRegion region;
    public float width;
    public float height;

    /** Which point of the picture stands on the ground, as shares of width and height. */
    public float pivotX = 0.5f;

    public float pivotY;

    /** The picture on the ground under the piece; empty for none. */
    public String shadow = "";

    /** A picture of the same size that lies over it; empty for none. */
    public String over = "";

    public TextureRegion overRegion;

    /** What the picture is tinted with; never changed itself. */
    public Color tint = Color.WHITE;

    /** A white silhouette to draw a light edge with; empty for none. */
    public String outline = "";

    public TextureRegion outlineRegion;
    public TextureRegion shadowRegion;
    public float shadowWidth;
    public float shadowHeight;
}
