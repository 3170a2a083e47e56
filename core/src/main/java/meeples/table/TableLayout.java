package meeples.table;

import com.badlogic.gdx.math.Rectangle;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Divides the window: board, top bar, counter and a panel for each of 1 to 6 seats, without
 * overlap, for any size and shape. All rectangles are in window pixels, y up.
 *
 * <p>Two arrangements are tried, panels at both sides of the board and panels in a row below it,
 * and the one that shows the board larger is taken.
 */
public final class TableLayout {
    private static final float SMALLEST_TOP_BAR = 44;
    private static final float SMALLEST_COUNTER = 88;
    private static final float SMALLEST_SIDE = 150;
    private static final float SMALLEST_ROW = 96;

    /** How much higher than half of the board a panel is that stands alone at its side. */
    private static final float ALONE = 1.2f;

    private static final float GAP = 6;

    private final TableMeasures measures;
    private final Rectangle window;
    private final Rectangle topBar = new Rectangle();
    private final Rectangle counter = new Rectangle();
    private final Rectangle hand = new Rectangle();
    private final Rectangle prompt = new Rectangle();
    private final Rectangle buttons = new Rectangle();
    private final Rectangle board = new Rectangle();
    private final List<SeatPanel> panels = new ArrayList<>();

    /** Made once: painters ask for it in every frame. */
    private final List<SeatPanel> allPanels = Collections.unmodifiableList(panels);

    private final float density;
    private final float unit;
    private final float textUnit;
    private final boolean panelsBelow;
    private final float leastText;

    /**
     * @param players how many panels there are, 1 to 6
     * @param textScale 1 for the usual size; bars, counter and panels grow with the text in them
     */
    public TableLayout(
            TableMeasures measures,
            float width,
            float height,
            Margins safe,
            int players,
            float textScale) {
        this(measures, width, height, safe, players, textScale, 1);
    }

    /**
     * @param density pixels for one that the system thinks in: on a dense screen nothing may get
     *     smaller than fingers can hit and eyes can read
     */
    public TableLayout(
            TableMeasures measures,
            float width,
            float height,
            Margins safe,
            int players,
            float textScale,
            float density) {
        this(measures, width, height, safe, players, textScale, density, 0);
    }

    /**
     * @param leastText pixels below which no type can be read from where the players sit
     */
    public TableLayout(
            TableMeasures measures,
            float width,
            float height,
            Margins safe,
            int players,
            float textScale,
            float density,
            float leastText) {
        this.measures = measures;
        this.density = density;
        this.leastText = leastText;
        window = new Rectangle(0, 0, width, height);
        Rectangle inside =
                new Rectangle(
                        safe.left(),
                        safe.bottom(),
                        width - safe.left() - safe.right(),
                        height - safe.top() - safe.bottom());
        float sidesUnit = unit(inside, measures.screenWidth());
        float rowUnit = unit(inside, measures.rowWidth());
        Rectangle besides = boardBetweenPanels(inside, sidesUnit, textScale);
        Rectangle above = boardAbovePanels(inside, rowUnit, textScale);
        panelsBelow = boardScale(above) > boardScale(besides);
        unit = panelsBelow ? rowUnit : sidesUnit;
        textUnit = unit * textScale;
        board.set(panelsBelow ? above : besides);
        layOutBars(inside, textScale);
        if (panelsBelow) {
            layOutRow(inside, players, textScale);
        } else {
            layOutSides(inside, players, textScale);
        }
    }

    private float unit(Rectangle inside, float screenWidth) {
        return Math.min(inside.width / screenWidth, inside.height / measures.screenHeight());
    }

    private float boardScale(Rectangle area) {
        return Math.min(area.width / measures.boardWidth(), area.height / measures.boardHeight());
    }

    private float topBarHeight(Rectangle inside, float unit, float textScale) {
        float wanted = measures.topBar() * unit * textScale;
        return clamp(wanted, density * SMALLEST_TOP_BAR, inside.height * 0.12f);
    }

    private float counterHeight(Rectangle inside, float unit, float textScale) {
        float wanted = measures.counter() * unit * textScale;
        return clamp(wanted, density * SMALLEST_COUNTER, inside.height * 0.24f);
    }

    private float sideWidth(Rectangle inside, float unit, float textScale) {
        float wanted = measures.side() * unit * textScale;
        return clamp(wanted, density * SMALLEST_SIDE, inside.width * 0.22f);
    }

    private float rowHeight(Rectangle inside, float unit, float textScale) {
        return clamp(
                measures.row() * unit * textScale, density * SMALLEST_ROW, inside.height * 0.2f);
    }

    private static float clamp(float wanted, float smallest, float largest) {
        return Math.min(Math.max(wanted, smallest), largest);
    }

    private Rectangle boardBetweenPanels(Rectangle inside, float unit, float textScale) {
        float side = sideWidth(inside, unit, textScale);
        float bottom = inside.y + counterHeight(inside, unit, textScale);
        float top = inside.y + inside.height - topBarHeight(inside, unit, textScale);
        return new Rectangle(inside.x + side, bottom, inside.width - 2 * side, top - bottom);
    }

    private Rectangle boardAbovePanels(Rectangle inside, float unit, float textScale) {
        float bottom =
                inside.y
                        + counterHeight(inside, unit, textScale)
                        + rowHeight(inside, unit, textScale);
        float top = inside.y + inside.height - topBarHeight(inside, unit, textScale);
        return new Rectangle(inside.x, bottom, inside.width, top - bottom);
    }

    private void layOutBars(Rectangle inside, float textScale) {
        float barHeight = topBarHeight(inside, unit, textScale);
        float counterHeight = counterHeight(inside, unit, textScale);
        topBar.set(inside.x, inside.y + inside.height - barHeight, inside.width, barHeight);
        counter.set(inside.x, inside.y, inside.width, counterHeight);
        float pad = GAP * unit;
        float y = counter.y + pad;
        float height = counter.height - 2 * pad;
        float handWidth = counter.width * 0.4f;
        float buttonsWidth = counter.width * 0.26f;
        hand.set(counter.x + pad, y, handWidth - 2 * pad, height);
        buttons.set(
                counter.x + counter.width - buttonsWidth + pad, y, buttonsWidth - 2 * pad, height);
        prompt.set(
                hand.x + hand.width + 2 * pad,
                y,
                counter.width - handWidth - buttonsWidth - 2 * pad,
                height);
    }

    /**
     * Seats sit clockwise, the first at the bottom left, so that a panel is near its seat's corner
     * of the screen: the first half of them up the left side, the others down the right one.
     */
    private void layOutSides(Rectangle inside, int players, float textScale) {
        int left = (players + 1) / 2;
        float width = sideWidth(inside, unit, textScale);
        float right = inside.x + inside.width - width;
        for (int seat = 0; seat < left; seat++) {
            addTall(inside.x, width, seat, left, textScale);
        }
        for (int seat = left; seat < players; seat++) {
            addTall(right, width, players - 1 - seat, players - left, textScale);
        }
    }

    /**
     * @param index which panel of its side, counted from the lowest
     * @param count how many there are at this side
     */
    private void addTall(float x, float width, int index, int count, float textScale) {
        float gap = GAP * unit;
        float height = count == 1 ? board.height / 2 * ALONE : board.height / count;
        float y = count == 1 ? board.y + (board.height - height) / 2 : board.y + index * height;
        Rectangle frame = new Rectangle(x + gap, y + gap, width - 2 * gap, height - 2 * gap);
        panels.add(SeatPanel.tall(frame, unit, textScale, leastText));
    }

    private void layOutRow(Rectangle inside, int players, float textScale) {
        float height = rowHeight(inside, unit, textScale);
        float gap = GAP * unit;
        float width = inside.width / players;
        for (int seat = 0; seat < players; seat++) {
            Rectangle frame =
                    new Rectangle(
                            inside.x + seat * width + gap,
                            counter.y + counter.height + gap,
                            width - 2 * gap,
                            height - 2 * gap);
            panels.add(SeatPanel.wide(frame, unit));
        }
    }

    /** The measures of the game's table. */
    public TableMeasures measures() {
        return measures;
    }

    /** The whole window; what lies around the board goes on behind everything. */
    public Rectangle window() {
        return window;
    }

    /** For the status line, the round and the end meter. */
    public Rectangle topBar() {
        return topBar;
    }

    /** The wooden counter at the bottom: hand, prompt and buttons lie on it. */
    public Rectangle counter() {
        return counter;
    }

    /** Where what a player has in hand stands. */
    public Rectangle hand() {
        return hand;
    }

    public Rectangle prompt() {
        return prompt;
    }

    public Rectangle buttons() {
        return buttons;
    }

    /** What is left for the board. */
    public Rectangle board() {
        return board;
    }

    public SeatPanel panel(int seat) {
        return panels.get(seat);
    }

    public List<SeatPanel> panels() {
        return allPanels;
    }

    /** Whether the panels stand in a row below the board and not at its sides. */
    public boolean panelsBelow() {
        return panelsBelow;
    }

    /** Pixels for one unit of the design. */
    public float unit() {
        return unit;
    }

    /** Pixels for one unit of the design in what grows with the text. */
    public float textUnit() {
        return textUnit;
    }

    /** Pixels for one unit of the board while all of it is in sight. */
    public float boardScale() {
        return boardScale(board);
    }

    /** Pixel height of the type on the boards. */
    public int signSize() {
        return Math.round(Math.max(20 * boardScale(), leastText));
    }

    /** Pixel height of the type of counts. */
    public int numberSize() {
        return Math.max(Math.round(12 * density), Math.round(Math.max(24 * textUnit, leastText)));
    }

    /** Pixel height that no type on the table may be below. */
    public float leastText() {
        return leastText;
    }

    /** What a screen may be sure that everybody sees: all but its safe margins. */
    public Rectangle inside() {
        return new Rectangle(
                counter.x, counter.y, counter.width, topBar.y + topBar.height - counter.y);
    }
}
