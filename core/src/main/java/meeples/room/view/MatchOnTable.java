package meeples.room.view;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import meeples.game.tell.EventTelling;
import meeples.play.Eyes;
import meeples.play.Match;
import meeples.play.MatchWatcher;
import meeples.play.WatchOrder;
import meeples.room.log.LogBook;
import meeples.table.GameTable;
import meeples.table.Pace;

/**
 * Lets a table show what happens in a match, and a log tell it, as far as those who look may see
 * it.
 */
public final class MatchOnTable<S, E> implements MatchWatcher<E> {
    private final Match<S, E> match;
    private final GameTable<S, E> table;
    private final LogBook<S, E> log;
    private final IntFunction<Pace> paces;
    private Eyes eyes;

    /**
     * @param paces how fast what a seat does is shown
     */
    public MatchOnTable(
            Match<S, E> match,
            EventTelling<E> telling,
            GameTable<S, E> table,
            Eyes eyes,
            IntFunction<Pace> paces) {
        this.match = match;
        this.table = table;
        this.paces = paces;
        this.eyes = eyes;
        log = new LogBook<>(telling, match, eyes);
        table.setEyes(eyes);
        table.show(match.position());
        table.markLast(log.lastTurn());
        match.addWatcher(WatchOrder.SHOWS, this);
    }

    public LogBook<S, E> log() {
        return log;
    }

    /** Somebody else looks; true when that changes what is seen. */
    boolean lookWith(Eyes others) {
        if (others.equals(eyes)) {
            return false;
        }
        eyes = others;
        log.setEyes(others);
        table.setEyes(others);
        return true;
    }

    @Override
    public void played(int seat, int move, List<E> events) {
        List<E> seen = new ArrayList<>();
        for (E event : events) {
            E visible = match.game().rules().seenBy(eyes, event);
            if (visible != null) {
                seen.add(visible);
            }
        }
        table.act(seen, match.position(), paces.apply(seat));
        table.markLast(log.lastTurn());
    }

    @Override
    public void wentTo(int decisions) {
        table.goTo(match.position());
        table.markLast(log.lastTurn());
    }

    /** Nobody looks any more. */
    public void leave() {
        match.removeWatcher(this);
        match.removeWatcher(log);
    }
}
