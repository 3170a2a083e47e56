package meeples.table.painter;

import com.badlogic.ashley.core.Entity;
import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.math.MathUtils;
import com.badlogic.gdx.utils.Array;
import meeples.table.Drawing;
import meeples.table.Sprites;
import meeples.table.component.Particle;
import meeples.table.component.PieceLook;
import meeples.table.component.Pose;
import meeples.table.piece.Pieces;

/** Draws pieces with their shadows, and particles. */
public final class PiecePainter {
    private static final float EDGE = 1.14f;

    private Sprites sprites;
    private boolean outlines;

    public PiecePainter(Sprites sprites) {
        this.sprites = sprites;
    }

    /** Other pictures from now on; pieces and particles look theirs up again. */
    public void setSprites(Sprites sprites, Pieces pieces, Array<Particle> particles) {
        this.sprites = sprites;
        for (Entity piece : pieces.all()) {
            Pieces.LOOK.get(piece).region = null;
            Pieces.LOOK.get(piece).overRegion = null;
            Pieces.LOOK.get(piece).shadowRegion = null;
            Pieces.LOOK.get(piece).outlineRegion = null;
        }
        for (Particle particle : particles) {
            particle.region = null;
        }
    }

    /** Whether pieces have a light edge, to stand out from what is behind them. */
    public void setOutlines(boolean outlines) {
        this.outlines = outlines;
    }

    /** Draws the pieces of one layer, which are sorted from back to front. */
    public void draw(Batch batch, Array<Entity> sorted, int layer, Color light) {
        for (int i = 0; i < sorted.size; i++) {
            Entity entity = sorted.get(i);
            Pose pose = Pieces.POSE.get(entity);
            if (pose.layer == layer) {
                PieceLook look = Pieces.LOOK.get(entity);
                drawShadow(batch, look, pose);
                if (outlines && !look.outline.isEmpty()) {
                    drawOutline(batch, look, pose);
                }
                Color tint = look.tint;
                batch.setColor(light.r * tint.r, light.g * tint.g, light.b * tint.b, pose.alpha);
                drawPicture(batch, region(look), look, pose, 1);
                if (!look.over.isEmpty()) {
                    drawOver(batch, look, pose, light);
                }
            }
        }
        batch.setColor(Color.WHITE);
    }

    private void drawShadow(Batch batch, PieceLook look, Pose pose) {
        if (look.shadow.isEmpty()) {
            return;
        }
        if (look.shadowRegion == null) {
            look.shadowRegion = sprites.region(look.shadow);
        }
        float high = MathUtils.clamp(pose.height / (160 * pose.scale), 0, 1);
        float width = look.shadowWidth * pose.scale * (1 - 0.4f * high);
        float height = look.shadowHeight * pose.scale * (1 - 0.4f * high);
        batch.setColor(1, 1, 1, pose.alpha * (0.9f - 0.6f * high));
        Drawing.draw(
                batch, look.shadowRegion, pose.x - width / 2, pose.y - height / 2, width, height);
    }

    private void drawOutline(Batch batch, PieceLook look, Pose pose) {
        if (look.outlineRegion == null) {
            look.outlineRegion = sprites.region(look.outline);
        }
        batch.setColor(1, 1, 1, pose.alpha);
        drawPicture(batch, look.outlineRegion, look, pose, EDGE);
    }

    private void drawOver(Batch batch, PieceLook look, Pose pose, Color light) {
        if (look.overRegion == null) {
            look.overRegion = sprites.region(look.over);
        }
        batch.setColor(light.r, light.g, light.b, pose.alpha);
        drawPicture(batch, look.overRegion, look, pose, 1);
    }

    private void drawPicture(
            Batch batch, TextureRegion region, PieceLook look, Pose pose, float larger) {
        float unit = pose.scale / sprites.pixelsPerUnit();
        float width = Drawing.width(region) * unit;
        float height = Drawing.height(region) * unit;
        boolean turned = pose.rotation != 0 || larger != 1;
        Drawing.draw(
                batch,
                region,
                pose.x - width * look.pivotX,
                pose.y + pose.height - height * look.pivotY,
                width * look.pivotX,
                turned ? height / 2 : height * look.pivotY,
                width,
                height,
                pose.turn * (2 - pose.stretch) * larger,
                pose.stretch * larger,
                pose.rotation);
    }

    /** The picture of a piece. */
    public TextureRegion region(PieceLook look) {
        if (look.region == null) {
            look.region = sprites.region(look.sprite);
        }
        return look.region;
    }

    public void draw(Batch batch, Array<Particle> particles) {
        for (int i = 0; i < particles.size; i++) {
            Particle particle = particles.get(i);
            if (particle.alive) {
                draw(batch, particle);
            }
        }
        batch.setColor(Color.WHITE);
    }

    private void draw(Batch batch, Particle particle) {
        if (particle.region == null) {
            particle.region = sprites.region(particle.sprite);
        }
        float left = 1 - particle.age / particle.life;
        float size = Math.max(0, particle.size);
        float height = size * Drawing.height(particle.region) / Drawing.width(particle.region);
        float light = particle.light;
        float alpha = particle.alpha * Math.min(1, left * particle.haste);
        if (particle.age < particle.dawn) {
            alpha *= particle.age / particle.dawn;
        }
        batch.setColor(light, light, light, alpha);
        Drawing.drawAt(
                batch, particle.region, particle.x, particle.y, size, height, particle.rotation);
    }
}
