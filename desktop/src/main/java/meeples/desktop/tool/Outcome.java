package meeples.desktop.tool;

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
 * @param corners where the starting marquees were put, by seat
 * @param miners how many miners were within three buildings of the corner each seat chose
 * @param minersElsewhere the same on average over the corners that were free for the seat
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
        int[] corners,
        int[] miners,
        double[] minersElsewhere) {

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
