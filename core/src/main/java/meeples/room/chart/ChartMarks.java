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

    void clear() {
        places.clear();
        moments.clear();
    }

    /** Puts a sign here or above; leaves it out where there is no room up to the top. */
    void place(int moment, float x, float y, float side, float top) {
        Rectangle place = new Rectangle(x, Math.max(0, Math.min(y, top - side)), side, side);
        Rectangle other = taken(place);
        while (other != null) {
            place.y = other.y + side;
            if (place.y + side > top) {
                return;
            }
            other = taken(place);
        }
        places.add(place);
        moments.add(moment);
    }

    private Rectangle taken(Rectangle place) {
        float slack = place.width * OVERLAP;
        for (Rectangle other : places) {
            if (Math.abs(other.x - place.x) < place.width - slack
                    && Math.abs(other.y - place.y) < place.height - 0.01f) {
                return other;
            }
        }
        return null;
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
