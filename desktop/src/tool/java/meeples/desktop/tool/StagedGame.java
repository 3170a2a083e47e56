package meeples.desktop.tool;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import meeples.picture.SeatColours;
import meeples.picture.SeatSymbols;
import meeples.play.Eyes;
import meeples.play.Rules;
import meeples.play.Seat;
import meeples.table.GameTable;
import meeples.table.Pace;

/**
 * A game that is played before a table for pictures of it. Everybody sees everything.
 *
 * @param <S> the game's position
 * @param <E> the game's events
 */
public final class StagedGame<S, E> {
    private static final String[] PLAYERS = {"Annie", "Buck", "Calamity", "Doc", "Etta", "Frank"};

    private final Rules<S, E> rules;
    private final S position;
    private final GameTable<S, E> table;
    private final ToIntFunction<S> mover;

    /**
     * @param mover chooses a legal move in a position
     */
    public StagedGame(TableCamera<S, E> camera, S position, ToIntFunction<S> mover) {
        rules = camera.game().game().rules();
        this.position = position;
        this.mover = mover;
        int players = rules.seats(position);
        table = camera.table(players);
        table.setEyes(Eyes.EVERYBODY);
        table.sit(seats(players));
        table.show(position);
    }

    /** People with colours and symbols in the usual order. */
    public static List<Seat> seats(int players) {
        List<Seat> seats = new ArrayList<>();
        for (int seat = 0; seat < players; seat++) {
            seats.add(
                    new Seat(PLAYERS[seat], "", SeatColours.WORDS[seat], SeatSymbols.WORDS[seat]));
        }
        return seats;
    }

    public GameTable<S, E> table() {
        return table;
    }

    public S position() {
        return position;
    }

    public boolean isOver() {
        return rules.decider(position) == Rules.NOBODY;
    }

    /** Makes a move and begins to show it. */
    public void play(int move, Pace pace) {
        List<E> events = new ArrayList<>();
        rules.play(position, move, events::add);
        table.act(events, position, pace);
    }

    /** The same with whatever the mover chooses. */
    public void playAny() {
        play(mover.applyAsInt(position), Pace.OTHERS);
    }

    /** Plays until the position is one of these, and shows it; false when the game ended before. */
    public boolean playTo(Predicate<S> wanted) {
        while (!isOver() && !wanted.test(position)) {
            rules.play(position, mover.applyAsInt(position), null);
        }
        table.show(position);
        return wanted.test(position);
    }

    /**
     * Plays until something happens; the table stays before the move that made it happen. The
     * move's events, none when the game ended before.
     */
    public List<E> playUntil(Predicate<E> wanted) {
        while (!isOver()) {
            S before = rules.copy(position);
            List<E> events = new ArrayList<>();
            rules.play(position, mover.applyAsInt(position), events::add);
            if (events.stream().anyMatch(wanted)) {
                table.show(before);
                return events;
            }
        }
        table.show(position);
        return List.of();
    }

    /** Begins to show what has happened. */
    public void replay(List<E> events) {
        table.act(events, position, Pace.OTHERS);
    }
}
