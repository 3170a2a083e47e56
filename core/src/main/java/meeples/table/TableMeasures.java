package meeples.table;

/**
 * The measures of a game's table in units of its design, a screen on which one unit is one pixel
 * and the players' panels stand at both sides of the board.
 *
 * @param boardWidth the width of the plan that the board and its pieces are laid out by
 * @param boardHeight its height
 * @param topBar the height of the bar above it
 * @param counter the height of the counter below it
 * @param side the width of a panel beside it
 * @param row the height of a panel where they stand in a row below the board
 * @param rowWidth the width of a screen that the board is fitted into with the panels below it
 * @param sky how high a strip at the board's top is that may be covered, for nothing is there
 */
public record TableMeasures(
        float boardWidth,
        float boardHeight,
        float topBar,
        float counter,
        float side,
        float row,
        float rowWidth,
        float sky) {

    /** The width of the screen that it is designed for. */
    public float screenWidth() {
        return boardWidth + 2 * side;
    }

    /** The height of the screen that it is designed for. */
    public float screenHeight() {
        return boardHeight + topBar + counter;
    }
}
