package meeples.game.score;

import java.util.ArrayList;
import java.util.List;
import meeples.play.Rules;
import meeples.play.Seat;
import meeples.text.Texts;

/**
 * Says who has won and whether ties had to be broken, in a game's own words: its texts {@code
 * KEY.winner} and {@code KEY.winners} with the names, {@code KEY.tie.broken} and {@code
 * KEY.tie.shared} with the points.
 *
 * @param <S> the game's position
 */
public final class Headline<S> {
    private final Rules<S, ?> rules;
    private final String key;

    /**
     * @param key how the keys of its texts begin, without a dot
     */
    public Headline(Rules<S, ?> rules, String key) {
        this.rules = rules;
        this.key = key;
    }

    /** Who has won; empty when no seat has. */
    public String winners(S position, List<Seat> seats, Texts texts) {
        List<String> names = new ArrayList<>();
        for (int seat = 0; seat < seats.size(); seat++) {
            if (rules.place(position, seat) == 1) {
                names.add(seats.get(seat).name());
            }
        }
        if (names.isEmpty()) {
            return "";
        }
        String joined = String.join(texts.get("score.and"), names);
        return texts.get(key + (names.size() == 1 ? ".winner" : ".winners"), joined);
    }

    /** What decided between those who are level at the most points; empty for a single one. */
    public String tie(S position, Texts texts) {
        int best = Integer.MIN_VALUE;
        int level = 0;
        int winners = 0;
        for (int seat = 0; seat < rules.seats(position); seat++) {
            int points = rules.points(position, seat);
            level = points > best ? 1 : level + (points == best ? 1 : 0);
            best = Math.max(best, points);
            winners += rules.place(position, seat) == 1 ? 1 : 0;
        }
        if (level == 1) {
            return "";
        }
        return texts.get(key + (winners == 1 ? ".tie.broken" : ".tie.shared"), best);
    }
}
