package meeples.coloma.table.painter;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.NinePatch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.math.Rectangle;
import meeples.coloma.model.Valley;
import meeples.coloma.table.ValleyPreview.Badge;
import meeples.coloma.table.part.Remarks;
import meeples.picture.TableArt;
import meeples.table.Inscription;
import meeples.table.Sprites;
import meeples.table.View;
import meeples.table.painter.TableInk;
import meeples.table.piece.SeatLooks;

/** Draws what would happen: short remarks at the things that they are about. */
public final class PreviewPainter {
    private final View view;
    private final Remarks remarks;
    private final SeatLooks looks;
    private final Rectangle area = new Rectangle();
    private Sprites sprites;
    private TextureRegion badge;
    private NinePatch pill;

    public PreviewPainter(View view, Remarks remarks, SeatLooks looks) {
        this.view = view;
        this.remarks = remarks;
        this.looks = looks;
    }

    public void setSprites(Sprites sprites) {
        this.sprites = sprites;
        badge = sprites.region(TableArt.COUNT_BADGE);
    }

    /** Comes after every change of the view or the pictures. */
    public void layOut(float leastPixels) {
        remarks.setLeastText(leastPixels);
        int edge = badge.getRegionWidth() / 2 - 1;
        pill = new NinePatch(badge, edge, edge, edge, edge);
        float scale = view.scale() / sprites.pixelsPerUnit();
        pill.scale(scale, scale);
    }

    public void draw(Batch batch) {
        for (int i = 0; i < remarks.count(); i++) {
            Badge remark = remarks.get(i);
            remarks.of(remark, area);
            pill.setColor(ground(remark));
            pill.draw(batch, area.x, area.y, area.width, area.height);
        }
        batch.setColor(Color.WHITE);
    }

    private Color ground(Badge remark) {
        return remark.seat() == Valley.NOBODY ? Color.WHITE : looks.paint(remark.seat());
    }

    public void write(Inscription numbers) {
        for (int i = 0; i < remarks.count(); i++) {
            Badge remark = remarks.get(i);
            remarks.of(remark, area);
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
