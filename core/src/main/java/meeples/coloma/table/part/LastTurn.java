package meeples.coloma.table.part;

import java.util.ArrayList;
import java.util.List;
import meeples.coloma.model.Valley;
import meeples.coloma.rules.Event;
import meeples.coloma.rules.EventListener;
import meeples.coloma.table.ValleyTarget;
import meeples.table.Target;

/** What was done on the board in the last turn, so that it can stay marked. */
public final class LastTurn {
    private static final int MOST = 12;

    private final List<Target> targets = new ArrayList<>();
    private final Marker marker = new Marker();
    private int seat = Valley.NOBODY;

    public void read(List<Event> events) {
        clear();
        for (Event event : events) {
            read(event);
        }
    }

    public void clear() {
        seat = Valley.NOBODY;
        targets.clear();
    }

    public void read(Event event) {
        event.accept(marker);
    }

    /** Marks what has a place on the board. */
    private final class Marker extends EventListener {
        @Override
        protected void hear(Event.RoundStarted event) {
            clear();
        }

        @Override
        protected void hear(Event.TurnStarted event) {
            clear();
            mark(event.seat(), ValleyTarget.site(event.site()));
        }

        @Override
        protected void hear(Event.WagonMoved event) {
            mark(event.seat(), ValleyTarget.space(event.to()));
        }

        @Override
        protected void hear(Event.WagonSent event) {
            mark(event.seat(), ValleyTarget.space(event.to()));
        }

        @Override
        protected void hear(Event.TentOnEvent event) {
            mark(event.seat(), ValleyTarget.event(event.site()));
        }

        @Override
        protected void hear(Event.TentInRegion event) {
            mark(event.seat(), ValleyTarget.region(event.region()));
        }

        @Override
        protected void hear(Event.GunmenPlaced event) {
            mark(event.seat(), ValleyTarget.row(event.row()));
        }

        @Override
        protected void hear(Event.BarrelTaken event) {
            mark(event.seat(), ValleyTarget.hideout(event.place()));
        }
    }

    private void mark(int by, Target target) {
        seat = by;
        if (targets.size() < MOST && !targets.contains(target)) {
            targets.add(target);
        }
    }

    /** Whose turn it was, {@link Valley#NOBODY} when nothing is marked. */
    public int seat() {
        return seat;
    }

    public int count() {
        return targets.size();
    }

    public Target target(int index) {
        return targets.get(index);
    }
}
