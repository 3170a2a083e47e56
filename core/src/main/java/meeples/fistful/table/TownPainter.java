package meeples.fistful.table;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.math.Rectangle;
import java.util.ArrayList;
import java.util.List;
import meeples.fistful.model.Place;
import meeples.table.Drawing;
import meeples.table.Inscription;
import meeples.table.PaintingOrder;
import meeples.table.Sprites;
import meeples.table.View;

/** Draws what stands still: land and sky to the window's edges, the buildings and their signs. */
final class TownPainter {
    /** Farther than anybody can see. */
    private static final float FAR = 100_000;

    private final View view;
    private final Mood mood;
    private final SignTexts texts;
    private final Inscription signs = new Inscription();
    private final List<TownPlan.Scenery> scenery = TownPlan.scenery();
    private final TextureRegion[] pictures = new TextureRegion[scenery.size()];
    private final TextureRegion[] lamps = new TextureRegion[Place.BUILDINGS];
    private final TownPlan.Area[] facades = new TownPlan.Area[Place.BUILDINGS];
    private final Veil veil;
    private int[] order = {};
    private TextureRegion sunset;
    private boolean veiled;
    private Rectangle window = new Rectangle();

    TownPainter(View view, Mood mood, SignTexts texts) {
        this.view = view;
        this.mood = mood;
        this.texts = texts;
        veil = new Veil(view);
        for (int building = 0; building < facades.length; building++) {
            facades[building] = TownPlan.facade(building);
        }
    }

    void setSprites(Sprites sprites) {
        for (int i = 0; i < pictures.length; i++) {
            TextureRegion picture = sprites.region(scenery.get(i).sprite());
            boolean stretched = scenery.get(i).repeat() == TownPlan.Repeat.STRETCH;
            pictures[i] = stretched ? Drawing.core(picture) : picture;
        }
        order = order();
        veil.setSprites(sprites);
        sunset = Drawing.core(sprites.region("film-sky"));
        for (int building = 0; building < lamps.length; building++) {
            lamps[building] = sprites.region(Art.windowGlow(building));
        }
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
    private static Rectangle covered(TownPlan.Scenery piece) {
        TownPlan.Area area = piece.area();
        if (piece.repeat() == TownPlan.Repeat.ONCE) {
            return new Rectangle(area.x(), area.y(), area.width(), area.height());
        }
        float bottom = area.y() == 0 ? -FAR : area.y();
        float top = area.top() >= TownPlan.HEIGHT ? FAR : area.top();
        return new Rectangle(-FAR, bottom, 2 * FAR, top - bottom);
    }

    /** Whether there is a pale veil over all of it, so that pieces stand out. */
    void setVeiled(boolean veiled) {
        this.veiled = veiled;
    }

    void setFonts(TableFonts fonts, TableLayout layout) {
        signs.setFont(fonts.sign(), fonts.signSize(), layout.leastText());
    }

    /** Comes after every change of the view, the window or the type. */
    void layOut(Rectangle window) {
        this.window = window;
        signs.clear();
        for (int building = 0; building < Place.BUILDINGS; building++) {
            write(texts.building(building), TownPlan.sign(building), TableInk.PAPER);
        }
        write(texts.saloon(), TownPlan.saloonSign(), TableInk.PAPER);
        write(texts.jail(), TownPlan.jailSign(), TableInk.PAPER);
        write(texts.graveyard(), TownPlan.graveyardSign(), TableInk.PAPER);
        write(texts.bank(), TownPlan.bankSign(), TableInk.PAPER);
    }

    private void write(String text, TownPlan.Area board, Color color) {
        float scale = view.scale();
        signs.write(
                text,
                view.toWindowX(board.centerX()),
                view.toWindowY(board.centerY()),
                board.height() * 0.46f * scale,
                board.width() * 0.88f * scale,
                color);
    }

    /** The height of the smallest type on the boards. */
    float smallestText() {
        return signs.smallest();
    }

    void draw(Batch batch) {
        Color light = mood.light();
        batch.setColor(light);
        for (int i : order) {
            draw(batch, pictures[i], scenery.get(i));
            if (i == 0) {
                drawSunset(batch, scenery.get(i).area(), light);
            }
        }
        drawLamps(batch);
        if (veiled) {
            veil.draw(batch, window);
        }
        signs.draw(batch);
        batch.setColor(Color.WHITE);
    }

    /** Over the sky, which comes first, the evening sky. */
    private void drawSunset(Batch batch, TownPlan.Area sky, Color light) {
        if (mood.dusk() > 0) {
            float y = view.toWindowY(sky.y());
            batch.setColor(1, 1, 1, mood.dusk());
            stretch(batch, sunset, sky, y, sky.height() * view.scale());
            batch.setColor(light);
        }
    }

    private void draw(Batch batch, TextureRegion picture, TownPlan.Scenery piece) {
        TownPlan.Area area = piece.area();
        float x = view.toWindowX(area.x());
        float y = view.toWindowY(area.y());
        float width = area.width() * view.scale();
        float height = area.height() * view.scale();
        switch (piece.repeat()) {
            case ONCE -> Drawing.draw(batch, picture, x, y, width, height);
            case STRETCH -> stretch(batch, picture, area, y, height);
            case TILE -> tile(batch, picture, x, y, width, height);
        }
    }

    /** From edge to edge; the land goes on below the plan and the sky above it. */
    private void stretch(
            Batch batch, TextureRegion picture, TownPlan.Area area, float y, float height) {
        float bottom = area.y() == 0 ? Math.min(y, 0) : y;
        float top =
                area.top() >= TownPlan.HEIGHT ? Math.max(y + height, window.height) : y + height;
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

    private void drawLamps(Batch batch) {
        float shine = mood.lamps();
        if (shine == 0) {
            return;
        }
        batch.setBlendFunction(GL20.GL_SRC_ALPHA, GL20.GL_ONE);
        batch.setColor(1, 1, 1, shine);
        for (int building = 0; building < lamps.length; building++) {
            TownPlan.Area area = facades[building];
            Drawing.draw(
                    batch,
                    lamps[building],
                    view.toWindowX(area.x()),
                    view.toWindowY(area.y()),
                    area.width() * view.scale(),
                    area.height() * view.scale());
        }
        batch.setBlendFunction(GL20.GL_SRC_ALPHA, GL20.GL_ONE_MINUS_SRC_ALPHA);
    }
}
