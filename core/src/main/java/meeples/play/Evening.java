package meeples.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The games that the same people have played one after another: who won how many, and with how many
 * points in all. Other people at the table begin another evening.
 *
 * @param <F> what else is worth remembering of a game
 */
public final class Evening<F> {
    /**
     * A game that was played to its end.
     *
     * @param places by seat: 1 for a winner
     */
    public record Played<F>(Match<?, ?> match, int[] points, int[] places, F feats) {}

    private final List<Seat> seats = new ArrayList<>();
    private final List<Played<F>> games = new ArrayList<>();

    /** Adds a game. One that was added before is told anew, not counted twice. */
    public void add(Played<F> game) {
        if (!areSame(game.match().seats())) {
            games.clear();
        }
        seats.clear();
        seats.addAll(game.match().seats());
        games.removeIf(earlier -> earlier.match() == game.match());
        games.add(game);
    }

    /** Whoever plays on at another level, or lets a bot play on, is still the same. */
    private boolean areSame(List<Seat> others) {
        if (others.size() != seats.size()) {
            return false;
        }
        for (int i = 0; i < others.size(); i++) {
            Seat one = seats.get(i);
            Seat other = others.get(i);
            if (!one.name().equals(other.name())
                    || !one.colour().equals(other.colour())
                    || !one.symbol().equals(other.symbol())) {
                return false;
            }
        }
        return true;
    }

    public List<Seat> seats() {
        return Collections.unmodifiableList(seats);
    }

    /** In the order in which they were played. */
    public List<Played<F>> games() {
        return Collections.unmodifiableList(games);
    }

    /** Games won, shared wins included. */
    public int wins(int seat) {
        int wins = 0;
        for (Played<F> game : games) {
            wins += game.places()[seat] == 1 ? 1 : 0;
        }
        return wins;
    }

    /** Points of all games together. */
    public int points(int seat) {
        int points = 0;
        for (Played<F> game : games) {
            points += game.points()[seat];
        }
        return points;
    }

    /** 1 for whoever won most games; points decide between as many wins. */
    public int place(int seat) {
        int place = 1;
        for (int other = 0; other < seats.size(); other++) {
            boolean better =
                    wins(other) > wins(seat)
                            || wins(other) == wins(seat) && points(other) > points(seat);
            place += better ? 1 : 0;
        }
        return place;
    }

    /** All seats, the best first. */
    public List<Integer> ranking() {
        List<Integer> ranking = new ArrayList<>();
        for (int seat = 0; seat < seats.size(); seat++) {
            ranking.add(seat);
        }
        ranking.sort((one, other) -> Integer.compare(place(one), place(other)));
        return ranking;
    }
}
