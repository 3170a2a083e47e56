package meeples.table.painter;

import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.math.Rectangle;
import java.util.ArrayList;
import java.util.List;
import meeples.table.Area;
import meeples.table.Drawing;
import meeples.table.PaintingOrder;
import meeples.table.Scenery;
import meeples.table.Scenery.Repeat;
import meeples.table.Sprites;
import meeples.table.View;

/** Draws the pictures of a board that stand still, to the window's edges where they go on there. */
public final class SceneryPainter {
    /** Farther than anybody can see. */
    private static final float FAR = 100_000;

    private final View view;
    private final float planHeight;
    private final List<Scenery> scenery;
    private final TextureRegion[] pictures;
    private int[] order = {};
    private Rectangle window = new Rectangle();

    /**
     * @param scenery from back to front
     * @param planHeight what is stretched up to here goes on to the top of the window
     */
    public SceneryPainter(View view, List<Scenery> scenery, float planHeight) {
        this.view = view;
        this.scenery = scenery;
        this.planHeight = planHeight;
        pictures = new TextureRegion[scenery.size()];
    }

    public void setSprites(Sprites sprites) {
        for (int i = 0; i < pictures.length; i++) {
            TextureRegion picture = sprites.region(scenery.get(i).sprite());
            boolean stretched = scenery.get(i).repeat() == Repeat.STRETCH;
            pictures[i] = stretched ? Drawing.core(picture) : picture;
        }
        order = order();
    }

    private int[] order() {
        List<Texture> textures = new ArrayList<>();
        List<Rectangle> areas = new ArrayList<>();
        for (int i = 0; i < pictures.length; i++) {
            // Tables without a window have no pictures.
            textures.add(pictures[i] == null ? null : pictures[i].getTexture());
            areas.add(covered(scenery.get(i)));
        }
        return PaintingOrder.of(textures, areas);
    }

    /** What is repeated or stretched goes on beyond the plan. */
    private Rectangle covered(Scenery piece) {
        Area area = piece.area();
        if (piece.repeat() == Repeat.ONCE) {
            return new Rectangle(area.x(), area.y(), area.width(), area.height());
        }
        float bottom = area.y() == 0 ? -FAR : area.y();
        float top = area.top() >= planHeight ? FAR : area.top();
        return new Rectangle(-FAR, bottom, 2 * FAR, top - bottom);
    }

    /** Comes after every change of the window. */
    public void layOut(Rectangle wholeWindow) {
        window = wholeWindow;
    }

    public void draw(Batch batch) {
        drawFirst(batch);
        drawOthers(batch);
    }

    /** Draws the hindmost picture. */
    public void drawFirst(Batch batch) {
        draw(batch, order[0]);
    }

    /** Draws all but the hindmost picture. */
    public void drawOthers(Batch batch) {
        for (int i = 1; i < order.length; i++) {
            draw(batch, order[i]);
        }
    }

    private void draw(Batch batch, int which) {
        TextureRegion picture = pictures[which];
        Area area = scenery.get(which).area();
        float x = view.toWindowX(area.x());
        float y = view.toWindowY(area.y());
        float width = area.width() * view.scale();
        float height = area.height() * view.scale();
        switch (scenery.get(which).repeat()) {
            case ONCE -> Drawing.draw(batch, picture, x, y, width, height);
            case STRETCH -> stretch(batch, picture, area);
            case TILE -> tile(batch, picture, x, y, width, height);
        }
    }

    /** From edge to edge; what lies at the plan's bottom or top goes on below or above it. */
    public void stretch(Batch batch, TextureRegion picture, Area area) {
        float y = view.toWindowY(area.y());
        float height = area.height() * view.scale();
        float bottom = area.y() == 0 ? Math.min(y, 0) : y;
        float top = area.top() >= planHeight ? Math.max(y + height, window.height) : y + height;
        Drawing.draw(batch, picture, 0, bottom, window.width, top - bottom);
    }

    private void tile(
            Batch batch, TextureRegion picture, float x, float y, float width, float height) {
        float first = x - (float) Math.ceil(Math.max(0, x) / width) * width;
        for (float at = first; at < window.width; at += width) {
            if (at + width > 0) {
                Drawing.draw(batch, picture, at, y, width, height);
            }
        }
    }
}
