package meeples.fistful.table;

import com.badlogic.gdx.math.Rectangle;

/**
 * Where things are in one seat's panel. The table draws the frame, the trays, the pieces in them
 * and their counts; portrait, name and points are left free for the screen to fill.
 *
 * @param frame the whole panel
 * @param patchScale pixels for one unit of the frame's picture, whose coloured strip is at the top
 * @param portrait a square in the strip
 * @param name one line of text in the strip, on the seat's colour
 * @param points one line of text
 * @param gold the tray of gold cubes
 * @param stone the tray of stone cubes
 * @param bars the tray of gold bars
 * @param tiles the tray of marquee tiles not built yet
 * @param token where the showdown token lies
 */
public record SeatPanel(
        Rectangle frame,
        float patchScale,
        Rectangle portrait,
        Rectangle name,
        Rectangle points,
        Rectangle gold,
        Rectangle stone,
        Rectangle bars,
        Rectangle tiles,
        Rectangle token) {

    /**
     * The measures of the frame's picture. Not the record's own: GWT knows no statics of records.
     */
    private static final class Measures {
        static final float SIDE = 16;
        static final float BOTTOM = 20;
        static final float STRIP_TOP = 10;
        static final float STRIP = 46;
        static final float BELOW_STRIP = 62;
        static final float GAP = 5;
        static final float POINTS = 34;
    }

    /** A panel at the side of the town: everything below each other. */
    static SeatPanel tall(Rectangle frame, float unit, float textScale) {
        float scale = Math.min(unit * textScale, frame.height / 330);
        float gap = Measures.GAP * scale;
        float x = frame.x + Measures.SIDE * scale;
        float width = frame.width - 2 * Measures.SIDE * scale;
        float top = frame.y + frame.height;
        float face = Measures.STRIP * scale;
        Rectangle portrait = new Rectangle(x, top - Measures.STRIP_TOP * scale - face, face, face);
        Rectangle name =
                new Rectangle(
                        portrait.x + face + gap, portrait.y, width - face - gap, portrait.height);
        float pointsHeight = Measures.POINTS * scale;
        float pointsY = top - Measures.BELOW_STRIP * scale - pointsHeight;
        Rectangle points = new Rectangle(x, pointsY, width, pointsHeight);

        float bottom = frame.y + Measures.BOTTOM * scale;
        float share = (pointsY - gap - bottom - 3 * gap) / 10;
        Rectangle tiles = new Rectangle(x, bottom, width * 0.74f - gap, share * 2.1f);
        Rectangle token = new Rectangle(x + width * 0.74f, bottom, width * 0.26f, share * 2.1f);
        Rectangle bars = above(tiles, x, width, gap, share * 1.9f);
        Rectangle stone = above(bars, x, width, gap, share * 2.5f);
        Rectangle gold = above(stone, x, width, gap, share * 3.5f);
        return new SeatPanel(frame, scale, portrait, name, points, gold, stone, bars, tiles, token);
    }

    private static Rectangle above(Rectangle lower, float x, float width, float gap, float height) {
        return new Rectangle(x, lower.y + lower.height + gap, width, height);
    }

    /** A panel in a row below the town: the player in the strip, two rows of trays under it. */
    static SeatPanel wide(Rectangle frame, float unit) {
        float scale = Math.min(unit * 0.8f, frame.height / 170);
        float gap = Measures.GAP * scale;
        float x = frame.x + Measures.SIDE * scale;
        float width = frame.width - 2 * Measures.SIDE * scale;
        float top = frame.y + frame.height;
        float face = Measures.STRIP * scale;
        Rectangle portrait = new Rectangle(x, top - Measures.STRIP_TOP * scale - face, face, face);
        float rest = width - face - gap;
        Rectangle name = new Rectangle(portrait.x + face + gap, portrait.y, rest * 0.6f, face);
        Rectangle points =
                new Rectangle(name.x + name.width + gap, portrait.y, rest - name.width - gap, face);

        float y = frame.y + Measures.BOTTOM * scale * 0.8f;
        float height = top - Measures.BELOW_STRIP * scale - y;
        float lower = (height - gap) * 0.46f;
        float upper = height - gap - lower;
        float goldWidth = (width - gap) * 0.58f;
        Rectangle gold = new Rectangle(x, y + lower + gap, goldWidth, upper);
        Rectangle stone =
                new Rectangle(x + goldWidth + gap, gold.y, width - goldWidth - gap, upper);
        float fifth = (width - 2 * gap) / 5;
        Rectangle bars = new Rectangle(x, y, fifth * 2.1f, lower);
        Rectangle tiles = new Rectangle(bars.x + bars.width + gap, y, fifth * 2.1f, lower);
        Rectangle token = new Rectangle(tiles.x + tiles.width + gap, y, fifth * 0.8f, lower);
        return new SeatPanel(frame, scale, portrait, name, points, gold, stone, bars, tiles, token);
    }

    /** The height of the strip in the seat's colour, in units of the frame's picture. */
    static float stripHeight() {
        return Measures.STRIP + 2;
    }

    /** The width at the left of a tray that is kept for the number of pieces in it. */
    static float countWidth(Rectangle tray) {
        return Math.min(tray.width * 0.2f, tray.height * 0.9f);
    }
}
