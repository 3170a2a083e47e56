package meeples.fistful.ui.log;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.play.Match;
import meeples.play.MatchWatcher;

/** All that has happened in a match, line by line. What is taken back disappears from it. */
public final class LogBook implements MatchWatcher<Event> {
    private final Match<Town, Event> match;
    private final List<LogEntry> entries = new ArrayList<>();
    private int turn;
    private int active;

    /** A log of this match from its beginning on. */
    public LogBook(Match<Town, Event> match) {
        this.match = match;
        retell();
        match.addWatcher(this);
    }

    public List<LogEntry> entries() {
        return Collections.unmodifiableList(entries);
    }

    /** What happened in the turn of the last entry, starting with its first event. */
    public List<Event> lastTurn() {
        List<Event> events = new ArrayList<>();
        for (LogEntry entry : entries) {
            if (entry.event() instanceof Event.MeeplesTaken) {
                events.clear();
            }
            events.add(entry.event());
        }
        return events;
    }

    private void retell() {
        entries.clear();
        turn = 0;
        Town town = match.positionAfter(0);
        for (int i = 0; i < match.size(); i++) {
            int decision = i;
            active = town.active();
            match.game().rules().play(town, match.move(i), event -> add(decision, event));
        }
    }

    @Override
    public void played(int seat, int move, List<Event> events) {
        if (!events.isEmpty() && entries.isEmpty()) {
            active = seat;
        }
        for (Event event : events) {
            add(match.size() - 1, event);
        }
    }

    private void add(int decision, Event event) {
        if (event instanceof Event.TurnStarted started) {
            turn = started.turn();
            active = started.seat();
        } else if (event instanceof Event.StartingMarqueePlaced placed) {
            active = placed.seat();
        }
        int seat = LogPlaces.seat(event, active);
        entries.add(new LogEntry(decision, turn, seat, LogPlaces.of(event), event));
    }

    @Override
    public void wentTo(int decisions) {
        if (isLongerThan(decisions)) {
            entries.removeIf(entry -> entry.decision() >= decisions);
            Town town = match.position();
            turn = town.turn();
            active = town.active();
        } else {
            retell();
        }
    }

    /** Whether all that led up to this point is in the log already. */
    private boolean isLongerThan(int decisions) {
        return !entries.isEmpty() && entries.get(entries.size() - 1).decision() >= decisions;
    }
}
