package meeples.table;

import com.badlogic.gdx.math.Rectangle;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Divides the window: board, top bar, counter and a panel for each of 1 to 6 seats, without
 * overlap, for any size and shape. All rectangles are in window pixels, y up.
 *
 * <p>Large letters make nothing but the letters larger: bars and panels keep their size, and say
 * what they say more closely, so that the board is never smaller than with usual letters. Where a
 * television may cut off the window's edges the board stays nearly as large as without, for it is
 * the bars and panels that lie there; what has to be read in them moves inwards, and the top bar
 * may then cover a strip of the board's sky.
 *
 * <p>On a phone that lies across, height is what there is least of: bars are no higher than a
 * finger needs, panels no wider than the board leaves them. Where the bar has no room for a
 * sentence, there is a line of its own for it below.
 *
 * <p>Two arrangements are tried, panels at both sides of the board and panels in a row below it,
 * and the one that shows the board larger is taken.
 */
public final class TableLayout {
    private static final float SMALLEST_TOP_BAR = 44;
    private static final float SMALLEST_COUNTER = 88;
    private static final float SMALLEST_SIDE = 150;
    private static final float SMALLEST_ROW = 96;

    /** Below so many pixels, as the system thinks in them, a window is low. */
    private static final float LOW = 480;

    private static final float SMALLEST_LOW_COUNTER = 64;
    private static final float SMALLEST_LOW_SIDE = 100;

    /** Below so many of them a sentence has no room beside the buttons of the bar. */
    private static final float NARROW = 640;

    private static final float STATUS_LINE = 24;

    /** How high letters on the board are at least, if there is room on their signs. */
    private static final float LEAST_SIGN = 9;

    private static final float SIGN = 20;

    /** How much higher than half of the board a panel is that stands alone at its side. */
    private static final float ALONE = 1.2f;

    private static final float GAP = 6;

    private static final float MOST_ON_BOARD = 1.6f;
    private static final float MOST_FIGURES = 1.3f;

    /** How high the top bar is at least, measured by the smallest type. */
    private static final float BAR_LINE = 1.9f;

    /** How high the picture of the top bar is in its units, and the rim at the bottom of it. */
    private static final float BAR_PICTURE = 100;

    private static final float BAR_RIM = 20;

    /** How high the counter is at least: a row of buttons, and one of hints below them. */
    private static final float COUNTER_LINES = 4.2f;

    private final TableMeasures measures;
    private final Rectangle window;
    private final Rectangle inside = new Rectangle();
    private final Rectangle topBar = new Rectangle();
    private final Rectangle statusLine = new Rectangle();
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
    private final float textScale;

    /**
     * @param players how many panels there are, 1 to 6
     * @param textScale 1 for the usual size
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
        this.textScale = textScale;
        window = new Rectangle(0, 0, width, height);
        inside.set(
                safe.left(),
                safe.bottom(),
                width - safe.left() - safe.right(),
                height - safe.top() - safe.bottom());
        Rectangle outer = outer(safe.cut());
        float sidesUnit = unit(outer, measures.screenWidth());
        float rowUnit = unit(outer, measures.rowWidth());
        Rectangle besides = boardBetweenPanels(outer, sidesUnit);
        Rectangle above = boardAbovePanels(outer, rowUnit);
        panelsBelow = boardScale(above) > boardScale(besides);
        unit = panelsBelow ? rowUnit : sidesUnit;
        textUnit = unit * textScale;
        board.set(panelsBelow ? above : besides);
        layOutBars(outer);
        if (!panelsBelow) {
            widenPanels(outer);
        }
        if (panelsBelow) {
            layOutRow(outer, players);
        } else {
            layOutSides(players);
        }
    }

    /** Where there may be wood and board, but nothing that has to be read. */
    private Rectangle outer(Margins cut) {
        if (cut == null) {
            return inside;
        }
        return new Rectangle(
                inside.x - cut.left(),
                inside.y - cut.bottom(),
                inside.width + cut.left() + cut.right(),
                inside.height + cut.bottom() + cut.top());
    }

    /** Small letters leave the board more room, large ones no less. */
    private float growth() {
        return Math.min(1, textScale);
    }

    private float unit(Rectangle inside, float screenWidth) {
        return Math.min(inside.width / screenWidth, inside.height / measures.screenHeight());
    }

    private float boardScale(Rectangle area) {
        return Math.min(area.width / measures.boardWidth(), area.height / measures.boardHeight());
    }

    /** Whether there is so little height as on a phone that lies across. */
    public boolean isLow() {
        return window.height < LOW * density;
    }

    private float statusHeight() {
        return window.width < NARROW * density ? STATUS_LINE * density : 0;
    }

    private float topBarHeight(Rectangle outer, float unit) {
        float wanted = measures.topBar() * unit * growth();
        float most = outer.height * (isLow() ? 0.14f : 0.12f);
        float height = clamp(wanted, density * SMALLEST_TOP_BAR, most);
        float cut = outer.y + outer.height - inside.y - inside.height;
        return Math.max(height, cut + BAR_LINE * leastText - measures.sky() * unit);
    }

    private float counterHeight(Rectangle outer, float unit) {
        float wanted = measures.counter() * unit * growth();
        float least = isLow() ? SMALLEST_LOW_COUNTER : SMALLEST_COUNTER;
        float height = clamp(wanted, density * least, outer.height * 0.24f);
        return Math.max(height, inside.y - outer.y + COUNTER_LINES * leastText);
    }

    private float sideWidth(Rectangle outer, float unit) {
        float wanted = measures.side() * unit * growth();
        float least = isLow() ? SMALLEST_LOW_SIDE : SMALLEST_SIDE;
        return clamp(wanted, density * least, outer.width * 0.22f);
    }

    private float rowHeight(Rectangle outer, float unit) {
        return clamp(measures.row() * unit * growth(), density * SMALLEST_ROW, outer.height * 0.2f);
    }

    private static float clamp(float wanted, float smallest, float largest) {
        return Math.min(Math.max(wanted, smallest), largest);
    }

    private Rectangle boardBetweenPanels(Rectangle outer, float unit) {
        float side = sideWidth(outer, unit);
        float bottom = outer.y + counterHeight(outer, unit);
        float top = outer.y + outer.height - topBarHeight(outer, unit) - statusHeight();
        return new Rectangle(outer.x + side, bottom, outer.width - 2 * side, top - bottom);
    }

    private Rectangle boardAbovePanels(Rectangle outer, float unit) {
        float bottom = outer.y + counterHeight(outer, unit) + rowHeight(outer, unit);
        float top = outer.y + outer.height - topBarHeight(outer, unit) - statusHeight();
        return new Rectangle(outer.x, bottom, outer.width, top - bottom);
    }

    private void layOutBars(Rectangle outer) {
        float insideTop = inside.y + inside.height;
        float barBottom = outer.y + outer.height - topBarHeight(outer, unit);
        float least = Math.max(BAR_LINE * leastText, topBarHeight(outer, unit) / 2);
        float barHeight = Math.max(insideTop - barBottom, least);
        float covered = barHeight - (insideTop - barBottom);
        float down = Math.max(0, covered - measures.sky() * boardScale());
        board.y -= down;
        float counterTop = outer.y + counterHeight(outer, unit) - down;
        topBar.set(inside.x, insideTop - barHeight, inside.width, barHeight);
        float status = statusHeight();
        statusLine.set(inside.x, topBar.y - status, inside.width, status);
        counter.set(inside.x, inside.y, inside.width, counterTop - inside.y);
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

    /** Where panels are narrow and the board does not need all its width they share the rest. */
    private void widenPanels(Rectangle outer) {
        float spare = (board.width - measures.boardWidth() * boardScale()) / 2;
        float narrowness = sideWidth(outer, unit) - (board.x - inside.x);
        float wider = Math.max(0, Math.min(spare, narrowness));
        board.x += wider;
        board.width -= 2 * wider;
    }

    /**
     * Seats sit clockwise, the first at the bottom left, so that a panel is near its seat's corner
     * of the screen: the first half of them up the left side, the others down the right one.
     */
    private void layOutSides(int players) {
        int left = (players + 1) / 2;
        float right = board.x + board.width;
        float leftWidth = board.x - inside.x;
        float rightWidth = inside.x + inside.width - right;
        for (int seat = 0; seat < left; seat++) {
            addTall(inside.x, leftWidth, seat, left);
        }
        for (int seat = left; seat < players; seat++) {
            addTall(right, rightWidth, players - 1 - seat, players - left);
        }
    }

    /**
     * @param index which panel of its side, counted from the lowest
     * @param count how many there are at this side
     */
    private void addTall(float x, float width, int index, int count) {
        float gap = GAP * unit;
        float room = Math.min(board.y + board.height, topBar.y) - board.y;
        float height = count == 1 ? room / 2 * ALONE : room / count;
        float y = count == 1 ? board.y + (room - height) / 2 : board.y + index * height;
        Rectangle frame = new Rectangle(x + gap, y + gap, width - 2 * gap, height - 2 * gap);
        panels.add(SeatPanel.tall(frame, unit, textScale, leastText));
    }

    private void layOutRow(Rectangle outer, int players) {
        float height = rowHeight(outer, unit);
        float gap = GAP * unit;
        float width = inside.width / players;
        for (int seat = 0; seat < players; seat++) {
            Rectangle frame =
                    new Rectangle(
                            inside.x + seat * width + gap,
                            counter.y + counter.height + gap,
                            width - 2 * gap,
                            height - 2 * gap);
            panels.add(SeatPanel.wide(frame, unit, textScale));
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

    /** Pixels for one unit of the top bar's picture. */
    public float topBarPatch() {
        return Math.min(unit, topBar.height / BAR_PICTURE);
    }

    /** The top bar without its rim: what is written there stands out from dark wood alone. */
    public Rectangle topBarFace() {
        float rim = BAR_RIM * topBarPatch();
        return new Rectangle(topBar.x, topBar.y + rim, topBar.width, topBar.height - rim);
    }

    /**
     * The line below the top bar for what is to be done now; without height where there is none.
     */
    public Rectangle statusLine() {
        return statusLine;
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

    /** Pixels for one unit of the board while all of it is in sight. */
    public float boardScale() {
        return boardScale(board);
    }

    /** How much larger than usual the letters on the board are: their signs have some room. */
    public float lettersOnBoard() {
        float readable = LEAST_SIGN * density / (SIGN * boardScale());
        return Math.min(Math.max(1, Math.max(textScale, readable)), MOST_ON_BOARD);
    }

    /** How much larger than usual figures on the board are. */
    public float figuresOnBoard() {
        return Math.min(Math.max(1, textScale), MOST_FIGURES);
    }

    /** Pixel height of the type on the boards. */
    public int signSize() {
        return Math.round(Math.max(SIGN * boardScale() * lettersOnBoard(), leastText));
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
        return inside;
    }
}
