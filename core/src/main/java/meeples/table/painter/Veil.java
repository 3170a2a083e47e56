package meeples.table.painter;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.math.Rectangle;
import java.util.ArrayList;
import java.util.List;
import meeples.picture.TableArt;
import meeples.table.Drawing;
import meeples.table.Sprites;
import meeples.table.View;

/**
 * A pale veil over the board for those who need more contrast, so that pieces stand out from it.
 * What tells something stays clear of it: figures as they are painted, names on black boards.
 */
public final class Veil {
    private static final float STRENGTH = 0.45f;

    /** A part of a picture of the board that is drawn once more over the veil. */
    private record Clear(Rectangle area, TextureRegion picture) {}

    private final View view;
    private final List<Rectangle> signs = new ArrayList<>();
    private final List<Clear> clear = new ArrayList<>();
    private TextureRegion pixel;

    public Veil(View view) {
        this.view = view;
    }

    /** Draws a black board under what is written in this area of the plan. */
    public void addSign(Rectangle area) {
        signs.add(area);
    }

    /** Takes pictures from here from now on; what is to be kept clear must be said anew. */
    public void setSprites(Sprites sprites) {
        pixel = Drawing.core(sprites.region(TableArt.PIXEL));
        clear.clear();
    }

    /**
     * Draws a part of a picture over the veil once more.
     *
     * @param area the part, on the plan
     * @param whole where all of the picture is
     */
    public void keep(Rectangle area, TextureRegion picture, Rectangle whole) {
        if (picture != null) {
            float left = (area.x - whole.x) / whole.width;
            float top = (whole.y + whole.height - area.y - area.height) / whole.height;
            float width = area.width / whole.width;
            float height = area.height / whole.height;
            clear.add(new Clear(area, Drawing.part(picture, left, top, width, height)));
        }
    }

    /** Over all of the window from where the board begins. */
    public void draw(Batch batch, Rectangle window) {
        batch.setColor(TableInk.PAPER.r, TableInk.PAPER.g, TableInk.PAPER.b, STRENGTH);
        batch.draw(pixel, 0, 0, window.width, window.height);
        batch.setColor(Color.BLACK);
        for (int i = 0; i < signs.size(); i++) {
            draw(batch, pixel, signs.get(i));
        }
        batch.setColor(Color.WHITE);
        for (int i = 0; i < clear.size(); i++) {
            draw(batch, clear.get(i).picture(), clear.get(i).area());
        }
    }

    private void draw(Batch batch, TextureRegion picture, Rectangle area) {
        batch.draw(
                picture,
                view.toWindowX(area.x),
                view.toWindowY(area.y),
                area.width * view.scale(),
                area.height * view.scale());
    }
}
