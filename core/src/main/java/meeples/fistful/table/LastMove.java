package meeples.fistful.table;

import java.util.List;
import meeples.fistful.model.Place;
import meeples.fistful.model.Street;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;

/** What was taken and sown last, so that it can stay marked. */
final class LastMove {
    private static final int NOWHERE = -1;

    private int seat = Town.NOBODY;
    private int location = NOWHERE;
    private int direction;
    private final int[] spaces = new int[Street.SPACES];
    private int count;

    void clear() {
        seat = Town.NOBODY;
        location = NOWHERE;
        count = 0;
    }

    void read(List<Event> events) {
        clear();
        for (Event event : events) {
            read(event);
        }
    }

    void read(Event event) {
        if (event instanceof Event.MeeplesTaken taken) {
            clear();
            seat = taken.seat();
            location = taken.location();
            direction = taken.direction();
        } else if (event instanceof Event.MeepleSown sown && count < spaces.length) {
            seat = sown.seat();
            spaces[count++] = sown.space();
        }
    }

    int seat() {
        return seat;
    }

    boolean hasLocation() {
        return location >= 0 && location < Place.LOCATIONS;
    }

    int location() {
        return location;
    }

    int direction() {
        return direction;
    }

    int count() {
        return count;
    }

    int space(int index) {
        return spaces[index];
    }
}
