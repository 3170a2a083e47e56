package meeples.room.scores;

import java.util.ArrayList;
import java.util.List;
import meeples.game.BoardGame;
import meeples.game.score.OutsideScore;
import meeples.play.Match;
import meeples.play.Rules;

/**
 * Who has come in which place at the end of a match, opponents without a seat among them.
 *
 * @param <S> the game's position
 */
final class Ranking<S> {
    /** Hears of everybody, the first one first. */
    interface Visitor {
        void seat(int place, int seat);

        void outsider(OutsideScore outsider);
    }

    private final Rules<S, ?> rules;
    private final S position;
    private final List<OutsideScore> outsiders;

    Ranking(BoardGame<S, ?> game, Match<S, ?> match) {
        rules = match.game().rules();
        position = match.position();
        outsiders = game.scoring().outsiders(position);
    }

    void visit(Visitor visitor) {
        int seats = rules.seats(position);
        for (int place = 1; place <= seats + outsiders.size(); place++) {
            for (int seat = 0; seat < seats; seat++) {
                if (rules.place(position, seat) == place) {
                    visitor.seat(place, seat);
                }
            }
            for (OutsideScore outsider : outsiders) {
                if (outsider.place() == place) {
                    visitor.outsider(outsider);
                }
            }
        }
    }

    /** The seats that have won: none, one, or several that share it. */
    List<Integer> winners() {
        List<Integer> winners = new ArrayList<>();
        for (int seat = 0; seat < rules.seats(position); seat++) {
            if (rules.place(position, seat) == 1) {
                winners.add(seat);
            }
        }
        return winners;
    }

    /** The opponent without a seat who has won, or null. */
    OutsideScore winningOutsider() {
        for (OutsideScore outsider : outsiders) {
            if (outsider.place() == 1) {
                return outsider;
            }
        }
        return null;
    }

    int points(int seat) {
        return rules.points(position, seat);
    }
}
