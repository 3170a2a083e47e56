package meeples.fistful.table.painter;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.math.Rectangle;
import meeples.fistful.model.Street;
import meeples.fistful.model.Town;
import meeples.fistful.table.Art;
import meeples.fistful.table.PlanSpots;
import meeples.fistful.table.TownPlan;
import meeples.fistful.table.TownTarget;
import meeples.fistful.table.part.LastMove;
import meeples.fistful.table.part.Mood;
import meeples.fistful.table.part.TargetFinder;
import meeples.fistful.table.part.TownArranger;
import meeples.fistful.table.part.TownParts;
import meeples.fistful.table.piece.Kinds;
import meeples.fistful.table.piece.Places;
import meeples.picture.TableArt;
import meeples.table.Area;
import meeples.table.Drawing;
import meeples.table.Inscription;
import meeples.table.Lights;
import meeples.table.Spot;
import meeples.table.Sprites;
import meeples.table.Target;
import meeples.table.View;
import meeples.table.painter.GlowFrame;
import meeples.table.painter.RingPainter;
import meeples.table.painter.TableInk;
import meeples.table.piece.Pieces;
import meeples.table.piece.SeatLooks;

/**
 * Draws what lies on the ground under the pieces: what can be done and what was done last, mounds
 * on the graves, the bag and what is in it.
 */
public final class GroundPainter {
    private final View view;
    private final TargetFinder finder;
    private final TownArranger arranger;
    private final Lights lights;
    private final LastMove lastMove;
    private final Mood mood;
    private final SeatLooks looks;
    private final RingPainter rings;
    private final GlowFrame frame = new GlowFrame();
    private Sprites sprites;
    private TextureRegion soft;
    private TextureRegion mound;
    private TextureRegion bag;
    private TextureRegion openBag;
    private TextureRegion gold;
    private TextureRegion stone;
    private TextureRegion dynamite;
    private TextureRegion footprint;
    private final SeatTokens tokens;
    private final Rectangle area = new Rectangle();
    private final Color tint = new Color();
    private boolean strong;

    public GroundPainter(TownParts parts) {
        view = parts.table().view();
        finder = parts.finder();
        arranger = parts.arranger();
        lights = parts.table().lights();
        lastMove = parts.lastMove();
        mood = parts.mood();
        looks = parts.table().looks();
        rings = new RingPainter(view);
        tokens = new SeatTokens(looks);
    }

    public void setSprites(Sprites sprites) {
        this.sprites = sprites;
        rings.setSprites(sprites);
        soft = sprites.region(TableArt.GLOW_SOFT);
        mound = sprites.region(Art.GRAVE_FILLED);
        bag = sprites.region(Art.BAG);
        openBag = sprites.region(Art.BAG_OPEN);
        gold = sprites.region(Art.CUBE_GOLD);
        stone = sprites.region(Art.CUBE_STONE);
        dynamite = sprites.region(Art.DYNAMITE);
        footprint = sprites.region(TableArt.FOOTPRINT);
        tokens.setSprites(sprites);
    }

    /** Comes after every change of the view or the pictures. */
    public void layOut() {
        frame.layOut(sprites, view.scale());
    }

    /** Whether lights and marks have a dark line around them, to stand out from a pale ground. */
    public void setStrong(boolean strong) {
        this.strong = strong;
        rings.setStrong(strong);
    }

    public void draw(Batch batch) {
        drawLastMove(batch);
        drawLights(batch);
        batch.setColor(mood.light());
        for (int grave = 0; grave < arranger.count(Places.GRAVEYARD); grave++) {
            Spot spot = PlanSpots.GRAVES[Math.min(grave, TownPlan.GRAVES - 1)];
            picture(batch, mound, spot.x(), spot.y(), 0.25f);
        }
        drawBag(batch);
        batch.setColor(Color.WHITE);
    }

    private void drawLastMove(Batch batch) {
        if (lastMove.seat() == Town.NOBODY) {
            return;
        }
        Color color = looks.paint(lastMove.seat());
        for (int i = 0; i < lastMove.count(); i++) {
            drawDone(batch, lastMove.space(i), color);
        }
        batch.setColor(color.r, color.g, color.b, 0.85f);
        if (lastMove.hasLocation()) {
            Area porch = PlanSpots.CROWDS[lastMove.location()];
            float x = porch.centerX();
            float y = porch.y() - 8;
            turned(batch, footprint, x - 14, y, 180);
            turned(batch, footprint, x + 14, y + 6, 180);
        }
        if (looks.hasAid()) {
            drawLastMover(batch);
        }
    }

    /** A token beside each mark of the last move: whose it is must not be told by colour alone. */
    private void drawLastMover(Batch batch) {
        float size = 30 * view.scale();
        batch.setColor(Color.WHITE);
        for (int i = 0; i < lastMove.count(); i++) {
            Spot spot = PlanSpots.SPACES[lastMove.space(i)];
            float x = view.toWindowX(spot.x() - 46);
            tokens.draw(batch, lastMove.seat(), x, view.toWindowY(spot.y()), size);
        }
        if (lastMove.hasLocation()) {
            Area porch = PlanSpots.CROWDS[lastMove.location()];
            float x = view.toWindowX(porch.centerX() - 38);
            tokens.draw(batch, lastMove.seat(), x, view.toWindowY(porch.y() - 6), size);
        }
    }

    private void drawRing(Batch batch, int space, Color color, float alpha) {
        Spot spot = PlanSpots.SPACES[space];
        rings.draw(batch, spot.x(), spot.y(), Street.isShowdown(space), color, alpha);
    }

    /** Narrow and in a line of ink, so that even orange is not taken for what can be chosen. */
    private void drawDone(Batch batch, int space, Color color) {
        Spot spot = PlanSpots.SPACES[space];
        rings.drawDone(batch, spot.x(), spot.y(), Street.isShowdown(space), color);
    }

    private void drawLights(Batch batch) {
        for (int i = 0; i < lights.count(); i++) {
            float shine = lights.shine(i);
            if (shine > 0.01f && !lights.target(i).isPanel()) {
                drawLight(batch, lights.target(i), shine);
            }
        }
    }

    private void drawLight(Batch batch, Target target, float shine) {
        batch.setColor(TableInk.GOLD.r, TableInk.GOLD.g, TableInk.GOLD.b, shine);
        switch (TownTarget.thing(target)) {
            case SPACE -> drawRing(batch, target.index(), TableInk.GOLD, shine);
            case LOCATION, MARQUEE, BANK, GRAVEYARD -> {
                finder.toTake(target, area);
                if (strong) {
                    // A little further in: the dark line must not cover the names above.
                    frame.draw(batch, area, 4, tint.set(0, 0, 0, shine));
                    frame.draw(batch, area, -2, tint);
                    frame.draw(batch, area, 1, TableInk.GOLD);
                } else {
                    frame.draw(batch, area, 8, tint.set(TableInk.GOLD).mul(1, 1, 1, shine));
                }
            }
            case BAG, EXPLOSION -> {
                finder.of(target, area);
                float size = area.width * 1.6f;
                Drawing.drawAt(
                        batch, soft, area.x + area.width / 2, area.y + area.height / 2, size, size);
            }
            case HAND_MEEPLE, DIE -> {}
        }
    }

    private void drawBag(Batch batch) {
        Area at = PlanSpots.BAG;
        picture(batch, mood.isBagOpen() ? openBag : bag, at.centerX(), at.y(), 0);
        Area contents = PlanSpots.BAG_CONTENTS;
        drawContent(batch, gold, contents, 0);
        drawContent(batch, stone, contents, 1);
        drawContent(batch, dynamite, contents, 2);
    }

    private void drawContent(Batch batch, TextureRegion picture, Area area, int which) {
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

    private static float contentX(Area area, int which) {
        return area.x() + area.width() * (which + 0.5f) / 3;
    }

    /** Writes how many of each are in the bag. */
    public void write(Inscription numbers) {
        Area area = PlanSpots.BAG_CONTENTS;
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
        float unit = view.scale() / sprites.pixelsPerUnit();
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
