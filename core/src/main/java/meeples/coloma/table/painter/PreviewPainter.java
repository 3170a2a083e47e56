package meeples.coloma.table.painter;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.NinePatch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.math.Rectangle;
import meeples.coloma.model.Valley;
import meeples.coloma.table.ValleyPreview;
import meeples.coloma.table.part.TargetFinder;
import meeples.picture.TableArt;
import meeples.table.Inscription;
import meeples.table.Sprites;
import meeples.table.View;
import meeples.table.painter.TableInk;
import meeples.table.piece.SeatLooks;

/** Draws what would happen: short remarks at the things that they are about. */
public final class PreviewPainter {
    private static final float HEIGHT = 34;
    private static final float ROOM_FOR_TEXT = 1.45f;

    private final View view;
    private final TargetFinder finder;
    private final SeatLooks looks;
    private final Rectangle area = new Rectangle();
    private Sprites sprites;
    private TextureRegion badge;
    private NinePatch pill;
    private float leastText;
    private ValleyPreview preview;

    public PreviewPainter(View view, TargetFinder finder, SeatLooks looks) {
        this.view = view;
        this.finder = finder;
        this.looks = looks;
    }

    public void setSprites(Sprites sprites) {
        this.sprites = sprites;
        badge = sprites.region(TableArt.COUNT_BADGE);
    }

    /** Comes after every change of the view or the pictures. */
    public void layOut(float leastPixels) {
        leastText = leastPixels;
        int edge = badge.getRegionWidth() / 2 - 1;
        pill = new NinePatch(badge, edge, edge, edge, edge);
        float scale = view.scale() / sprites.pixelsPerUnit();
        pill.scale(scale, scale);
    }

    public void set(ValleyPreview shown) {
        preview = shown;
    }

    public void draw(Batch batch) {
        if (preview == null) {
            return;
        }
        for (int i = 0; i < preview.badges().size(); i++) {
            ValleyPreview.Badge remark = preview.badges().get(i);
            place(remark);
            pill.setColor(ground(remark));
            pill.draw(batch, area.x, area.y, area.width, area.height);
        }
        batch.setColor(Color.WHITE);
    }

    private Color ground(ValleyPreview.Badge remark) {
        return remark.seat() == Valley.NOBODY ? Color.WHITE : looks.paint(remark.seat());
    }

    /** At the upper edge of the thing it is about. */
    private void place(ValleyPreview.Badge remark) {
        finder.of(remark.at(), area);
        float height = Math.max(HEIGHT * view.scale(), ROOM_FOR_TEXT * leastText);
        float width = Math.max(height, height * 0.42f * (1 + remark.text().length()));
        float x = area.x + area.width / 2 - width / 2;
        area.set(x, area.y + area.height - height * 0.4f, width, height);
    }

    public void write(Inscription numbers) {
        if (preview == null) {
            return;
        }
        for (ValleyPreview.Badge remark : preview.badges()) {
            place(remark);
            numbers.write(
                    remark.text(),
                    area.x + area.width / 2,
                    area.y + area.height / 2,
                    area.height * 0.45f,
                    area.width * 0.9f,
                    TableInk.on(ground(remark)));
        }
    }
}
