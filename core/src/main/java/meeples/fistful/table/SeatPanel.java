package meeples.fistful.table;

import com.badlogic.gdx.math.Rectangle;

/**
 * Where things are in one seat's panel. The table draws the frame, the trays, the pieces in them
 * and their counts; portrait, name and points are left free for the screen to fill.
 *
 * @param frame the whole panel
 * @param portrait a square
 * @param name one line of text
 * @param points one line of text
 * @param gold the tray of gold cubes
 * @param stone the tray of stone cubes
 * @param bars the tray of gold bars
 * @param tiles the tray of marquee tiles not built yet
 * @param token where the showdown token lies
 */
public record SeatPanel(
        Rectangle frame,
        Rectangle portrait,
        Rectangle name,
        Rectangle points,
        Rectangle gold,
        Rectangle stone,
        Rectangle bars,
        Rectangle tiles,
        Rectangle token) {

    /** A panel at the side of the town: everything below each other. */
    static SeatPanel tall(Rectangle frame, float unit, float textScale) {
        float pad = 12 * unit;
        float gap = 6 * unit;
        float x = frame.x + pad;
        float width = frame.width - 2 * pad;
        float top = frame.y + frame.height - pad;
        float face = Math.min(76 * unit * textScale, width * 0.36f);
        Rectangle portrait = new Rectangle(x, top - face, face, face);
        float textX = x + face + gap;
        float textWidth = width - face - gap;
        Rectangle name = new Rectangle(textX, top - face * 0.5f, textWidth, face * 0.5f);
        Rectangle points = new Rectangle(textX, top - face, textWidth, face * 0.5f);

        float trays = top - face - gap - (frame.y + pad);
        float share = (trays - 3 * gap) / 10;
        Rectangle tiles = new Rectangle(x, frame.y + pad, width * 0.74f, share * 2);
        Rectangle token = new Rectangle(x + width * 0.76f, frame.y + pad, width * 0.24f, share * 2);
        Rectangle bars = above(tiles, x, width, gap, share * 1.9f);
        Rectangle stone = above(bars, x, width, gap, share * 2.6f);
        Rectangle gold = above(stone, x, width, gap, share * 3.5f);
        return new SeatPanel(frame, portrait, name, points, gold, stone, bars, tiles, token);
    }

    private static Rectangle above(Rectangle lower, float x, float width, float gap, float height) {
        return new Rectangle(x, lower.y + lower.height + gap, width, height);
    }

    /** A panel in a row below the town: the player at the left, two rows of trays at the right. */
    static SeatPanel wide(Rectangle frame, float unit) {
        float pad = 8.4f * unit;
        float gap = 4.2f * unit;
        float x = frame.x + pad;
        float y = frame.y + pad;
        float width = frame.width - 2 * pad;
        float height = frame.height - 2 * pad;
        float face = Math.min(height * 0.55f, width * 0.2f);
        float headWidth = width * 0.34f;
        Rectangle portrait = new Rectangle(x, y + height - face, face, face);
        Rectangle points =
                new Rectangle(x + face + gap, y + height - face, headWidth - face - gap, face);
        Rectangle name = new Rectangle(x, y, headWidth, height - face - gap);

        float traysX = x + headWidth + gap;
        float traysWidth = width - headWidth - gap;
        float lower = (height - gap) * 0.42f;
        float upper = height - gap - lower;
        float goldWidth = (traysWidth - gap) * 0.58f;
        Rectangle gold = new Rectangle(traysX, y + lower + gap, goldWidth, upper);
        Rectangle stone =
                new Rectangle(
                        traysX + goldWidth + gap, gold.y, traysWidth - goldWidth - gap, upper);
        float third = (traysWidth - 2 * gap) / 5;
        Rectangle bars = new Rectangle(traysX, y, third * 2.2f, lower);
        Rectangle tiles = new Rectangle(bars.x + bars.width + gap, y, third * 1.8f, lower);
        Rectangle token = new Rectangle(tiles.x + tiles.width + gap, y, third, lower);
        return new SeatPanel(frame, portrait, name, points, gold, stone, bars, tiles, token);
    }

    /** The width at the left of a tray that is kept for the number of pieces in it. */
    static float countWidth(Rectangle tray) {
        return Math.min(tray.width * 0.2f, tray.height * 0.9f);
    }
}
