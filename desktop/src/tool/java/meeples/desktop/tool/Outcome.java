package meeples.desktop.tool;

import java.util.List;

/**
 * What came of one game of a tournament; the arrays are by seat.
 *
 * @param contestants the index of the contestant in each seat
 * @param first the seat that started
 * @param places 1 for the winner; shared on a tie
 * @param points the scores
 * @param turns turns that each seat had
 * @param cpuNanos computing time that each seat used
 * @param iterations that each seat thought
 * @param rounds how many rounds the game had
 * @param cells what the game itself has to tell of each seat, for the list of games
 */
record Outcome(
        int[] contestants,
        int first,
        int[] places,
        int[] points,
        int[] turns,
        long[] cpuNanos,
        long[] iterations,
        int rounds,
        List<List<String>> cells) {

    int winners() {
        int winners = 0;
        for (int place : places) {
            winners += place == 1 ? 1 : 0;
        }
        return winners;
    }

    /** What a seat has of the win: 1, a part of a shared one, or 0. */
    double win(int seat) {
        return places[seat] == 1 ? 1.0 / winners() : 0;
    }
}
