package meeples.room.log;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import meeples.game.tell.EventFacts;
import meeples.game.tell.EventRank;
import meeples.game.tell.EventTelling;
import meeples.play.Eyes;
import meeples.play.Match;
import meeples.play.MatchWatcher;
import meeples.play.Rules;
import meeples.play.WatchOrder;
import meeples.text.Texts;

/**
 * All that has happened in a match, line by line, as far as those who read it may know it. What is
 * taken back disappears from it.
 *
 * @param <S> the game's position
 * @param <E> the game's events
 */
public final class LogBook<S, E> implements MatchWatcher<E> {
    private final Match<S, E> match;
    private final EventTelling<E> telling;
    private final List<LogEntry<E>> entries = new ArrayList<>();
    private Eyes eyes;
    private int turn;
    private int onTurn;

    /** The name of the game that is told of. */
    public String gameName() {
        return match.game().name();
    }

    /** A log of this match from its beginning on, for these eyes. */
    public LogBook(EventTelling<E> telling, Match<S, E> match, Eyes eyes) {
        this.telling = telling;
        this.match = match;
        this.eyes = eyes;
        retell();
        match.addWatcher(WatchOrder.RECORDS, this);
    }

    public List<LogEntry<E>> entries() {
        return Collections.unmodifiableList(entries);
    }

    /** An entry in a sentence. */
    public String say(LogEntry<E> entry, Texts texts) {
        return telling.say(entry.event(), texts, match.seats());
    }

    /** Somebody else reads it now: it is told anew as they have seen it. */
    public void setEyes(Eyes others) {
        if (!others.equals(eyes)) {
            eyes = others;
            retell();
        }
    }

    /**
     * What happened in the last turn in which anything was done, from that on. A turn that has only
     * begun does not count yet.
     */
    public List<E> lastTurn() {
        List<E> events = new ArrayList<>();
        boolean begun = false;
        for (LogEntry<E> entry : entries) {
            EventRank rank = entry.facts().rank();
            boolean frame = rank == EventRank.TURN_BEGINS || rank == EventRank.TURN_ENDS;
            if (begun && !frame) {
                events.clear();
            }
            begun = rank == EventRank.TURN_BEGINS || begun && frame;
            events.add(entry.event());
        }
        return events;
    }

    private void retell() {
        entries.clear();
        turn = 0;
        onTurn = match.size() == 0 ? Rules.NOBODY : match.seat(0);
        S position = match.positionAfter(0);
        for (int i = 0; i < match.size(); i++) {
            int decision = i;
            match.game().rules().play(position, match.move(i), event -> add(decision, event));
        }
    }

    @Override
    public void played(int seat, int move, List<E> events) {
        if (onTurn == Rules.NOBODY) {
            onTurn = seat;
        }
        for (E event : events) {
            add(match.size() - 1, event);
        }
    }

    private void add(int decision, E event) {
        E seen = match.game().rules().seenBy(eyes, event);
        if (seen == null) {
            return;
        }
        EventFacts facts = telling.facts(seen);
        if (facts.rank() == EventRank.TURN_BEGINS) {
            turn = facts.turn();
            onTurn = facts.seat();
        }
        int seat = facts.seat() == EventFacts.WHOEVER_IS_ON_TURN ? onTurn : facts.seat();
        if (seat >= match.seats().size()) {
            seat = Rules.NOBODY; // an opponent who has no seat
        }
        entries.add(new LogEntry<>(decision, turn, seat, seen, facts));
    }

    @Override
    public void wentTo(int decisions) {
        if (isLongerThan(decisions)) {
            entries.removeIf(entry -> entry.decision() >= decisions);
            lookUpTurn();
        } else {
            retell();
        }
    }

    /** Whether all that led up to this point is in the log already. */
    private boolean isLongerThan(int decisions) {
        return !entries.isEmpty() && entries.get(entries.size() - 1).decision() >= decisions;
    }

    /** Finds out which turn is under way at the end of the log, and whose it is. */
    private void lookUpTurn() {
        turn = 0;
        onTurn = match.seat(0);
        for (LogEntry<E> entry : entries) {
            if (entry.facts().rank() == EventRank.TURN_BEGINS) {
                turn = entry.turn();
                onTurn = entry.seat();
            }
        }
    }
}
