package meeples.fistful.table;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.NinePatch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.math.Rectangle;
import meeples.fistful.model.Street;
import meeples.fistful.model.Town;
import meeples.table.Drawing;
import meeples.table.Inscription;
import meeples.table.Sprites;
import meeples.table.View;
import meeples.table.piece.Pieces;

/**
 * Draws what lies on the ground under the pieces: what can be done and what was done last, mounds
 * on the graves, the bag and what is in it.
 */
final class GroundPainter {
    /** How much larger the dark line around a ring is than the ring. */
    private static final float LARGER = 1.07f;

    private final View view;
    private final TargetFinder finder;
    private final TownArranger arranger;
    private final Lights lights;
    private final LastMove lastMove;
    private final Mood mood;
    private final TownFaces faces;
    private Sprites sprites;
    private TextureRegion ring;
    private TextureRegion largeRing;
    private TextureRegion soft;
    private TextureRegion mound;
    private TextureRegion bag;
    private TextureRegion openBag;
    private TextureRegion gold;
    private TextureRegion stone;
    private TextureRegion dynamite;
    private TextureRegion footprint;
    private final SeatTokens tokens;
    private NinePatch frame;
    private final Rectangle area = new Rectangle();
    private final Color tint = new Color();
    private boolean strong;

    GroundPainter(
            View view,
            TargetFinder finder,
            TownArranger arranger,
            Lights lights,
            LastMove lastMove,
            Mood mood,
            TownFaces faces) {
        this.view = view;
        this.finder = finder;
        this.arranger = arranger;
        this.lights = lights;
        this.lastMove = lastMove;
        this.mood = mood;
        this.faces = faces;
        tokens = new SeatTokens(faces);
    }

    void setSprites(Sprites sprites) {
        this.sprites = sprites;
        ring = sprites.region(Art.GLOW_RING);
        largeRing = sprites.region(Art.GLOW_RING_LARGE);
        soft = sprites.region(Art.GLOW_SOFT);
        mound = sprites.region(Art.GRAVE_FILLED);
        bag = sprites.region(Art.BAG);
        openBag = sprites.region(Art.BAG_OPEN);
        gold = sprites.region(Art.CUBE_GOLD);
        stone = sprites.region(Art.CUBE_STONE);
        dynamite = sprites.region(Art.DYNAMITE);
        footprint = sprites.region(Art.FOOTPRINT);
        tokens.setSprites(sprites);
    }

    /** Comes after every change of the view or the pictures. */
    void layOut() {
        frame = new NinePatch(sprites.patch(Art.GLOW_FRAME));
        float scale = view.scale() / sprites.pixelsPerUnit();
        frame.scale(scale, scale);
    }

    /** Whether lights and marks have a dark line around them, to stand out from a pale ground. */
    void setStrong(boolean strong) {
        this.strong = strong;
    }

    void draw(Batch batch) {
        drawLastMove(batch);
        drawLights(batch);
        batch.setColor(mood.light());
        for (int grave = 0; grave < arranger.count(Places.GRAVEYARD); grave++) {
            TownPlan.Spot spot = PlanSpots.GRAVES[Math.min(grave, TownPlan.GRAVES - 1)];
            picture(batch, mound, spot.x(), spot.y(), 0.25f);
        }
        drawBag(batch);
        batch.setColor(Color.WHITE);
    }

    private void drawLastMove(Batch batch) {
        if (lastMove.seat() == Town.NOBODY) {
            return;
        }
        Color color = SeatColours.of(Art.COLOURS[faces.colour(lastMove.seat())]);
        for (int i = 0; i < lastMove.count(); i++) {
            drawRing(batch, lastMove.space(i), color, 0.85f);
        }
        batch.setColor(color.r, color.g, color.b, 0.85f);
        if (lastMove.hasLocation()) {
            TownPlan.Area porch = PlanSpots.CROWDS[lastMove.location()];
            float x = porch.centerX();
            float y = porch.y() - 8;
            turned(batch, footprint, x - 14, y, 180);
            turned(batch, footprint, x + 14, y + 6, 180);
        }
        if (faces.hasAid()) {
            drawLastMover(batch);
        }
    }

    /** A token beside each mark of the last move: whose it is must not be told by colour alone. */
    private void drawLastMover(Batch batch) {
        float size = 30 * view.scale();
        batch.setColor(Color.WHITE);
        for (int i = 0; i < lastMove.count(); i++) {
            TownPlan.Spot spot = PlanSpots.SPACES[lastMove.space(i)];
            float x = view.toWindowX(spot.x() - 46);
            tokens.draw(batch, lastMove.seat(), x, view.toWindowY(spot.y()), size);
        }
        if (lastMove.hasLocation()) {
            TownPlan.Area porch = PlanSpots.CROWDS[lastMove.location()];
            float x = view.toWindowX(porch.centerX() - 38);
            tokens.draw(batch, lastMove.seat(), x, view.toWindowY(porch.y() - 6), size);
        }
    }

    private void drawRing(Batch batch, int space, Color color, float alpha) {
        TownPlan.Spot spot = PlanSpots.SPACES[space];
        TextureRegion around = Street.isShowdown(space) ? largeRing : ring;
        if (strong) {
            batch.setColor(0, 0, 0, alpha);
            picture(batch, around, spot.x(), spot.y(), 0.5f, LARGER);
            picture(batch, around, spot.x(), spot.y(), 0.5f, 1 / LARGER);
        }
        batch.setColor(color.r, color.g, color.b, strong ? 1 : alpha);
        picture(batch, around, spot.x(), spot.y(), 0.5f, 1);
    }

    private void drawLights(Batch batch) {
        for (int i = 0; i < lights.count(); i++) {
            float shine = lights.shine(i);
            if (shine > 0.01f) {
                drawLight(batch, lights.target(i), shine);
            }
        }
    }

    private void drawLight(Batch batch, Target target, float shine) {
        batch.setColor(TableInk.GOLD.r, TableInk.GOLD.g, TableInk.GOLD.b, shine);
        switch (target.kind()) {
            case SPACE -> drawRing(batch, target.index(), TableInk.GOLD, shine);
            case LOCATION, MARQUEE, BANK, GRAVEYARD -> {
                finder.toTake(target, area);
                if (strong) {
                    // A little further in: the dark line must not cover the names above.
                    drawFrame(batch, 4, tint.set(0, 0, 0, shine));
                    drawFrame(batch, -2, tint);
                    drawFrame(batch, 1, TableInk.GOLD);
                } else {
                    drawFrame(batch, 8, tint.set(TableInk.GOLD).mul(1, 1, 1, shine));
                }
            }
            case BAG, EXPLOSION -> {
                finder.of(target, area);
                float size = area.width * 1.6f;
                Drawing.drawAt(
                        batch, soft, area.x + area.width / 2, area.y + area.height / 2, size, size);
            }
            case HAND_MEEPLE, SUPPLY, DIE -> {}
        }
    }

    /** Around the area, so many units away. */
    private void drawFrame(Batch batch, float away, Color color) {
        float pad = away * view.scale();
        frame.setColor(color);
        frame.draw(batch, area.x - pad, area.y - pad, area.width + 2 * pad, area.height + 2 * pad);
    }

    private void drawBag(Batch batch) {
        TownPlan.Area at = PlanSpots.BAG;
        picture(batch, mood.isBagOpen() ? openBag : bag, at.centerX(), at.y(), 0);
        TownPlan.Area contents = PlanSpots.BAG_CONTENTS;
        drawContent(batch, gold, contents, 0);
        drawContent(batch, stone, contents, 1);
        drawContent(batch, dynamite, contents, 2);
    }

    private void drawContent(Batch batch, TextureRegion picture, TownPlan.Area area, int which) {
        float size = 26 * view.scale();
        float width = size * Drawing.width(picture) / Drawing.height(picture);
        Drawing.drawAt(
                batch,
                picture,
                view.toWindowX(contentX(area, which)),
                view.toWindowY(area.y() + area.height() * 0.66f),
                width,
                size);
    }

    private static float contentX(TownPlan.Area area, int which) {
        return area.x() + area.width() * (which + 0.5f) / 3;
    }

    /** Writes how many of each are in the bag. */
    void write(Inscription numbers) {
        TownPlan.Area area = PlanSpots.BAG_CONTENTS;
        int[] counts = new int[3];
        for (int i = 0; i < arranger.at(Places.BAG).size; i++) {
            counts[Pieces.PIECE.get(arranger.at(Places.BAG).get(i)).kind - Kinds.GOLD]++;
        }
        for (int i = 0; i < counts.length; i++) {
            numbers.write(
                    Integer.toString(counts[i]),
                    view.toWindowX(contentX(area, i)),
                    view.toWindowY(area.y() + area.height() * 0.26f),
                    16 * view.scale(),
                    60 * view.scale(),
                    TableInk.INK);
        }
    }

    /** Draws a picture at its own size; the share of its height that is below the point. */
    private void picture(Batch batch, TextureRegion region, float x, float y, float below) {
        picture(batch, region, x, y, below, 1);
    }

    private void picture(
            Batch batch, TextureRegion region, float x, float y, float below, float larger) {
        float unit = larger * view.scale() / sprites.pixelsPerUnit();
        float width = Drawing.width(region) * unit;
        float height = Drawing.height(region) * unit;
        Drawing.draw(
                batch,
                region,
                view.toWindowX(x) - width / 2,
                view.toWindowY(y) - height * below,
                width,
                height);
    }

    private void turned(Batch batch, TextureRegion region, float x, float y, float degrees) {
        float unit = view.scale() / sprites.pixelsPerUnit();
        Drawing.drawAt(
                batch,
                region,
                view.toWindowX(x),
                view.toWindowY(y),
                Drawing.width(region) * unit,
                Drawing.height(region) * unit,
                degrees);
    }
}
