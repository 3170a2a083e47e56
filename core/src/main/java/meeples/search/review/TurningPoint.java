package meeples.search.review;

/**
 * A turn that changed somebody's chance to win a good deal.
 *
 * @param index the first of the turn's decisions in the match
 * @param turn of the game, 0 during its set-up
 * @param seat whose chance changed most
 * @param before the chance when the turn began
 * @param after the chance when it was over
 */
public record TurningPoint(int index, int turn, int seat, double before, double after) {
    public double change() {
        return Math.abs(after - before);
    }
}
