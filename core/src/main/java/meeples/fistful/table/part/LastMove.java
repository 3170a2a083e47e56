package meeples.fistful.table.part;

import java.util.List;
import meeples.fistful.model.Place;
import meeples.fistful.model.Street;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;

/** What was taken and sown last, so that it can stay marked. */
public final class LastMove {
    private static final int NOWHERE = -1;

    private int seat = Town.NOBODY;
    private int location = NOWHERE;
    private int direction;
    private final int[] spaces = new int[Street.SPACES];
    private int count;

    public void clear() {
        seat = Town.NOBODY;
        location = NOWHERE;
        count = 0;
    }

    public void read(List<Event> events) {
        clear();
        for (Event event : events) {
            read(event);
        }
    }

    public void read(Event event) {
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

    public int seat() {
        return seat;
    }

    public boolean hasLocation() {
        return location >= 0 && location < Place.LOCATIONS;
    }

    public int location() {
        return location;
    }

    public int direction() {
        return direction;
    }

    public int count() {
        return count;
    }

    public int space(int index) {
        return spaces[index];
    }
}
