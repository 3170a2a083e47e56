package meeples.fistful.table.part;

import com.badlogic.gdx.math.Rectangle;
import java.util.ArrayList;
import java.util.List;
import meeples.table.SeatPanel;
import meeples.table.TableLayout;

/**
 * Where the belongings of a seat lie in its panel.
 *
 * @param gold the tray of gold cubes
 * @param stone the tray of stone cubes
 * @param bars the tray of gold bars
 * @param tiles the tray of marquee tiles not built yet
 * @param token where the showdown token lies
 * @param letters how much larger than usual the numbers in the trays are
 */
public record SeatTrays(
        Rectangle gold,
        Rectangle stone,
        Rectangle bars,
        Rectangle tiles,
        Rectangle token,
        float letters) {

    /** The trays in all panels, by seat. */
    public static List<SeatTrays> of(TableLayout layout) {
        List<SeatTrays> all = new ArrayList<>();
        for (SeatPanel panel : layout.panels()) {
            all.add(of(panel));
        }
        return all;
    }

    public static SeatTrays of(SeatPanel panel) {
        return panel.wide() ? inTwoRows(panel) : belowEachOther(panel);
    }

    private static SeatTrays belowEachOther(SeatPanel panel) {
        Rectangle body = panel.body();
        float gap = panel.gap();
        float x = body.x;
        float width = body.width;
        float share = (body.height - 3 * gap) / 10;
        Rectangle tiles = new Rectangle(x, body.y, width * 0.74f - gap, share * 2.1f);
        Rectangle token = new Rectangle(x + width * 0.74f, body.y, width * 0.26f, share * 2.1f);
        Rectangle bars = above(tiles, x, width, gap, share * 1.9f);
        Rectangle stone = above(bars, x, width, gap, share * 2.5f);
        Rectangle gold = above(stone, x, width, gap, share * 3.5f);
        return new SeatTrays(gold, stone, bars, tiles, token, panel.textScale());
    }

    private static Rectangle above(Rectangle lower, float x, float width, float gap, float height) {
        return new Rectangle(x, lower.y + lower.height + gap, width, height);
    }

    private static SeatTrays inTwoRows(SeatPanel panel) {
        Rectangle body = panel.body();
        float gap = panel.gap();
        float x = body.x;
        float y = body.y;
        float width = body.width;
        float lower = (body.height - gap) * 0.46f;
        float upper = body.height - gap - lower;
        float goldWidth = (width - gap) * 0.58f;
        Rectangle gold = new Rectangle(x, y + lower + gap, goldWidth, upper);
        Rectangle stone =
                new Rectangle(x + goldWidth + gap, gold.y, width - goldWidth - gap, upper);
        float fifth = (width - 2 * gap) / 5;
        Rectangle bars = new Rectangle(x, y, fifth * 2.1f, lower);
        Rectangle tiles = new Rectangle(bars.x + bars.width + gap, y, fifth * 2.1f, lower);
        Rectangle token = new Rectangle(tiles.x + tiles.width + gap, y, fifth * 0.8f, lower);
        return new SeatTrays(gold, stone, bars, tiles, token, panel.textScale());
    }

    /** The width at the left of a tray that is kept for the number of pieces in it. */
    public float countWidth(Rectangle tray) {
        return Math.min(
                tray.width * 0.2f * Math.min(2, letters),
                tray.height * (letters > 1 ? 1.3f : 0.9f));
    }
}
