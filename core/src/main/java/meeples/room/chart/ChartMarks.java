package meeples.room.chart;

import com.badlogic.gdx.math.Rectangle;
import java.util.ArrayList;
import java.util.List;

/** Where signs of moments are on a chart: as near to their places as can be, none on another. */
final class ChartMarks {
    /** How much of their size signs may lie over each other: their corners are empty. */
    private static final float OVERLAP = 0.12f;

    private final List<Rectangle> places = new ArrayList<>();
    private final List<Integer> moments = new ArrayList<>();
    private final List<String> signs = new ArrayList<>();

    void clear() {
        places.clear();
        moments.clear();
        signs.clear();
    }

    /**
     * Puts a sign here or above; leaves it out where there is no room up to the top, and where the
     * same sign is already: one of them says it, a pile of them would hide the lines.
     */
    void place(int moment, String sign, float x, float y, float side, float top) {
        Rectangle place = new Rectangle(x, Math.max(0, Math.min(y, top - side)), side, side);
        int other = taken(place);
        while (other >= 0) {
            place.y = places.get(other).y + side;
            if (signs.get(other).equals(sign) || place.y + side > top) {
                return;
            }
            other = taken(place);
        }
        places.add(place);
        moments.add(moment);
        signs.add(sign);
    }

    /** Which sign is in the way; -1 for none. */
    private int taken(Rectangle place) {
        float slack = place.width * OVERLAP;
        for (int i = 0; i < places.size(); i++) {
            Rectangle other = places.get(i);
            if (Math.abs(other.x - place.x) < place.width - slack
                    && Math.abs(other.y - place.y) < place.height - 0.01f) {
                return i;
            }
        }
        return -1;
    }

    int size() {
        return places.size();
    }

    /** Which moment the sign is of. */
    int moment(int mark) {
        return moments.get(mark);
    }

    float x(int mark) {
        return places.get(mark).x;
    }

    float y(int mark) {
        return places.get(mark).y;
    }
}
