package meeples.table;

import com.badlogic.gdx.math.Rectangle;

/**
 * Where things are in one seat's panel. The table draws the frame and, in the body, what the seat
 * owns; portrait, name and points are left free for the screen to fill.
 *
 * @param frame the whole panel
 * @param patchScale pixels for one unit of the frame's picture, whose coloured strip is at the top
 * @param portrait a square in the strip
 * @param name one line of text in the strip, on the seat's colour
 * @param points one line of text
 * @param body what is left for the game
 * @param textScale how much larger than usual its letters are to be, where there is room
 * @param wide whether the panel stands in a row below the board: its body is wide and low
 */
public record SeatPanel(
        Rectangle frame,
        float patchScale,
        Rectangle portrait,
        Rectangle name,
        Rectangle points,
        Rectangle body,
        float textScale,
        boolean wide) {

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

        /** How high a line is, measured by its type. */
        static final float LINE = 1.25f;

        static final float LEAST_TALL = 330;
        static final float WIDTH = 220;

        /** How high usual type is. */
        static final float TYPE = 24;

        /** From how much larger letters on what is said is said more closely. */
        static final float CLOSE = 1.2f;

        static final float CLOSE_SIDE = 13;

        /** How wide what is said of the points is, measured by its type. */
        static final float WORDS = 4.6f;

        static final float MOST_FOR_POINTS = 0.16f;
        static final float MOST_FOR_FACE = 0.3f;
        static final float LEAST_WIDE = 170;
    }

    /**
     * A panel at the side of the board: everything below each other. With large letters the name
     * has the strip to itself, and the portrait stands beside the points.
     *
     * @param leastText pixels below which no type can be read from where the players sit
     */
    static SeatPanel tall(Rectangle frame, float unit, float textScale, float leastText) {
        float fitting = Math.min(frame.height / Measures.LEAST_TALL, frame.width / Measures.WIDTH);
        float scale = Math.min(unit * Math.min(1, textScale), fitting);
        float letters = Math.max(scale * Math.max(1, textScale), leastText / Measures.TYPE);
        boolean close = letters > scale * Measures.CLOSE;
        float strip = Measures.STRIP * scale;
        if (close) {
            scale = Math.max(scale, leastText * Measures.LINE / Measures.STRIP);
            strip = Measures.STRIP * scale;
        }
        float edge = (close ? Measures.CLOSE_SIDE : Measures.SIDE) * scale;
        float gap = Measures.GAP * scale;
        float x = frame.x + edge;
        float width = frame.width - 2 * edge;
        float top = frame.y + frame.height;
        float stripY = top - Measures.STRIP_TOP * scale - strip;
        float line = Math.min(Measures.POINTS * letters, frame.height * Measures.MOST_FOR_POINTS);
        float pointsHeight = Math.max(line, leastText * Measures.LINE);
        float pointsY = top - Measures.BELOW_STRIP * scale - pointsHeight;
        float face = close ? Math.min(pointsHeight, width * Measures.MOST_FOR_FACE) : strip;
        float faceY = close ? pointsY + (pointsHeight - face) / 2 : stripY;
        float beside = face + gap;
        // From afar the points need the whole width: the portrait has a line of its own.
        boolean own = close && width - beside < leastText * Measures.WORDS;
        if (own) {
            faceY = pointsY - gap - face;
        }
        Rectangle portrait = new Rectangle(x, faceY, face, face);
        Rectangle name =
                close
                        ? new Rectangle(x, stripY, width, strip)
                        : new Rectangle(x + beside, stripY, width - beside, strip);
        Rectangle points =
                close && !own
                        ? new Rectangle(x + beside, pointsY, width - beside, pointsHeight)
                        : new Rectangle(x, pointsY, width, pointsHeight);
        float bottom = frame.y + (close ? Measures.CLOSE_SIDE : Measures.BOTTOM) * scale;
        float bodyTop = (own ? faceY : pointsY) - gap;
        Rectangle body = new Rectangle(x, bottom, width, bodyTop - bottom);
        return new SeatPanel(frame, scale, portrait, name, points, body, letters / scale, false);
    }

    /** A panel in a row below the board: the player in the strip, the body under it. */
    static SeatPanel wide(Rectangle frame, float unit, float textScale) {
        float scale = Math.min(unit * 0.8f, frame.height / Measures.LEAST_WIDE);
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
        Rectangle body = new Rectangle(x, y, width, top - Measures.BELOW_STRIP * scale - y);
        float letters = Math.max(1, textScale);
        return new SeatPanel(frame, scale, portrait, name, points, body, letters, true);
    }

    /** The height of the strip in the seat's colour, in units of the frame's picture. */
    public static float stripHeight() {
        return Measures.STRIP + 2;
    }

    /** What is left free between two things in a panel, in pixels. */
    public float gap() {
        return Measures.GAP * patchScale;
    }
}
