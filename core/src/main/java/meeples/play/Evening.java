package meeples.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The matches that the same people have played one after another, of one game or of several: who
 * won how many, and with how many points in each game. Other people at the table begin another
 * evening.
 *
 * @param <F> what else is worth remembering of a game
 */
public final class Evening<F> {
    /**
     * A match that was played to its end.
     *
     * @param places by seat: 1 for a winner
     */
    public record Played<F>(Match<?, ?> match, int[] points, int[] places, F feats) {
        /** With the points and places that the rules give at the end of the match. */
        public static <S, E, F> Played<F> of(Match<S, E> match, F feats) {
            Rules<S, E> rules = match.game().rules();
            int[] points = new int[match.seats().size()];
            int[] places = new int[points.length];
            for (int seat = 0; seat < points.length; seat++) {
                points[seat] = rules.points(match.position(), seat);
                places[seat] = rules.place(match.position(), seat);
            }
            return new Played<>(match, points, places, feats);
        }

        /** The name of the game. */
        public String game() {
            return match.game().name();
        }
    }

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

    /** The names of the games that were played, in the order in which they came up. */
    public List<String> kinds() {
        List<String> kinds = new ArrayList<>();
        for (Played<F> game : games) {
            if (!kinds.contains(game.game())) {
                kinds.add(game.game());
            }
        }
        return kinds;
    }

    /** Points of all matches of a game together. */
    public int points(String kind, int seat) {
        int points = 0;
        for (Played<F> game : games) {
            points += game.game().equals(kind) ? game.points()[seat] : 0;
        }
        return points;
    }

    /**
     * 1 for whoever won most matches. Between as many wins points decide, and then the better
     * places; where several games were played, whose points mean different things, the places
     * alone. After a single match everybody stands as it ended, ties and what decided them
     * included.
     */
    public int place(int seat) {
        int place = 1;
        for (int other = 0; other < seats.size(); other++) {
            place += compare(other, seat) < 0 ? 1 : 0;
        }
        return place;
    }

    /** Negative when the first seat stands better than the second. */
    private int compare(int one, int other) {
        if (wins(one) != wins(other)) {
            return wins(other) - wins(one);
        }
        List<String> kinds = kinds();
        if (kinds.size() == 1 && games.size() > 1) {
            String kind = kinds.get(0);
            int points = points(kind, other) - points(kind, one);
            if (points != 0) {
                return points;
            }
        }
        return places(one) - places(other);
    }

    private int places(int seat) {
        int places = 0;
        for (Played<F> game : games) {
            places += game.places()[seat];
        }
        return places;
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
