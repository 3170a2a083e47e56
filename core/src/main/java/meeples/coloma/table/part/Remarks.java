package meeples.coloma.table.part;

import com.badlogic.gdx.math.Rectangle;
import java.util.List;
import meeples.coloma.table.ValleyPreview;
import meeples.coloma.table.ValleyPreview.Badge;
import meeples.table.TableLayout;
import meeples.table.Target;
import meeples.table.TargetPlaces;
import meeples.table.View;

/**
 * The remarks that are written over the table, and where: each at the upper edge of the thing that
 * it is about. Who points at a remark means that thing.
 */
public final class Remarks implements TargetPlaces {
    private static final float HEIGHT = 34;
    private static final float ROOM_FOR_TEXT = 1.45f;

    /** How much of its height a remark lies over its thing. */
    private static final float OVERLAP = 0.4f;

    private final View view;
    private final TargetFinder finder;
    private final Rectangle found = new Rectangle();
    private List<Badge> shown = List.of();
    private float leastText;

    Remarks(View view, TargetFinder finder) {
        this.view = view;
        this.finder = finder;
    }

    /** These are seen from now on; null for none. */
    public void show(ValleyPreview preview) {
        shown = preview == null ? List.of() : preview.badges();
    }

    /** Pixels below which no type can be read. */
    public void setLeastText(float pixels) {
        leastText = pixels;
    }

    public int count() {
        return shown.size();
    }

    public Badge get(int index) {
        return shown.get(index);
    }

    /** Where a remark is in the window, written into a rectangle that is there already. */
    public Rectangle of(Badge remark, Rectangle into) {
        finder.of(remark.at(), into);
        float height = Math.max(HEIGHT * view.scale(), ROOM_FOR_TEXT * leastText);
        float width = Math.max(height, height * 0.42f * (1 + remark.text().length()));
        float x = into.x + into.width / 2 - width / 2;
        return into.set(x, into.y + into.height - height * OVERLAP, width, height);
    }

    @Override
    public void setLayout(TableLayout layout) {
        finder.setLayout(layout);
    }

    @Override
    public Target at(float x, float y) {
        // Of what overlaps the last is in front.
        for (int i = shown.size() - 1; i >= 0; i--) {
            if (of(shown.get(i), found).contains(x, y)) {
                return shown.get(i).at();
            }
        }
        return finder.at(x, y);
    }

    @Override
    public Rectangle of(Target target, Rectangle into) {
        return finder.of(target, into);
    }
}
