package meeples.room.asking;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.math.MathUtils;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Button;
import com.badlogic.gdx.scenes.scene2d.ui.Cell;
import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntFunction;
import meeples.game.ask.Answer;
import meeples.game.ask.Ask;
import meeples.game.ask.Line;
import meeples.input.DeviceKind;
import meeples.play.Seat;
import meeples.room.badge.Pictures;
import meeples.room.badge.SeatBadge;
import meeples.room.badge.SeatInk;
import meeples.room.telling.LineRow;
import meeples.table.GameTable;
import meeples.table.TableLayout;
import meeples.ui.Glyphs;
import meeples.ui.Palette;
import meeples.ui.Role;
import meeples.ui.Theme;
import meeples.ui.UiScreen;
import meeples.ui.Widgets;

/**
 * Shows a question: its lines and buttons on the counter, or all of it in a bubble beside the place
 * that it is about, with the colour and symbol of the one who is asked.
 */
public final class AskView extends Group {
    private static final float BUBBLE_WIDTH = 520;
    private static final float WORDY_WIDTH = 900;
    private static final float HEAD = 46;
    private static final float BETWEEN_COLUMNS = 20;
    private static final float MOST_FOR_HINTS = 0.34f;

    /** How thick a button's lower edge is, measured by its height. */
    private static final float EDGE = 0.1f;

    private static final float MOST_OF_BUTTON = 0.7f;

    /** So many lines have room on the counter in any case. */
    private static final int SURE_LINES = 4;

    /** Before the number of lines that had no room. */
    private static final String MORE = " … +";

    private static final int MOST_IN_A_COLUMN = 4;

    /** More buttons than these go below each other in a bubble, some in each row. */
    private static final int MOST_IN_A_ROW = 4;

    private static final int SOME_IN_A_ROW = 3;

    private final Widgets make;
    private final GameTable<?, ?> table;
    private final List<Seat> seats;
    private final UiScreen screen;
    private final Function<Ask<?>, String> tips;
    private final Table lines = new Table();
    private final List<String> buttons = new ArrayList<>();
    private Ask<?> shown;
    private AnswerRow answers;
    private IntFunction<Rectangle> callAt = seat -> null;
    private String chief;

    /**
     * @param tips say what a beginner might think of at a question; empty for nothing
     */
    public AskView(
            UiScreen screen,
            Widgets make,
            GameTable<?, ?> table,
            List<Seat> seats,
            Function<Ask<?>, String> tips) {
        this.screen = screen;
        this.make = make;
        this.table = table;
        this.seats = seats;
        this.tips = tips;
        setTouchable(Touchable.childrenOnly);
    }

    /**
     * Lets bubbles be where a player sits rather than beside the place that they are about.
     *
     * @param places the place of a seat's player, null for beside what it is about
     */
    public void callAt(IntFunction<Rectangle> places) {
        callAt = places;
    }

    /** Shows this question in place of the one before; null for none. */
    void show(Ask<?> ask) {
        shown = ask;
        screen.focus().forget(this);
        clearChildren();
        lines.clearChildren();
        lines.setName("outlook");
        chief = null;
        answers = null;
        buttons.clear();
        if (ask == null) {
            return;
        }
        if (ask.bubbleAt() != null) {
            addBubble(ask);
        } else {
            addActor(lines);
            answers = AnswerRow.of(make, table.layout(), ask.answers(), ask.handIsEmpty());
            say(ask.lines(), ask.handIsEmpty());
            addAnswers(ask.answers());
        }
    }

    /** The question shown is answered: its buttons have nothing more to explain. */
    void forget() {
        shown = null;
    }

    /** Shows what would happen now that something else is pointed at. */
    void update(Ask<?> ask) {
        if (ask != null && ask.bubbleAt() == null) {
            lines.clearChildren();
            say(ask.lines(), ask.handIsEmpty());
        }
    }

    /** Shows advice in place of what would happen otherwise. */
    void advise(List<Line> advice, boolean handIsEmpty) {
        lines.clearChildren();
        lines.setName("advice");
        addActor(lines);
        say(advice, handIsEmpty);
    }

    void addNames(List<String> names) {
        names.addAll(buttons);
    }

    /** The name of the button that most players will want, or of the first; null for none. */
    String chief() {
        return chief;
    }

    /** What finds no room is not left out in silence: the last line says how much is missing. */
    private void say(List<Line> all, boolean handIsEmpty) {
        write(all, handIsEmpty, true);
        if (isTooHigh()) {
            rewrite(all, handIsEmpty);
        }
        List<Line> some = new ArrayList<>(all);
        while (isTooHigh() && some.size() > 1) {
            shorten(some);
            List<Line> marked = new ArrayList<>(some);
            int last = marked.size() - 1;
            int missing = all.size() - some.size();
            marked.set(last, marked.get(last).withText(marked.get(last).text() + MORE + missing));
            rewrite(marked, handIsEmpty);
        }
    }

    private void rewrite(List<Line> all, boolean handIsEmpty) {
        lines.clearChildren();
        write(all, handIsEmpty, false);
    }

    /** The same at a table of one size whatever is said, so that the eye finds it again. */
    private Role role() {
        return lineHeight(Role.BODY) * SURE_LINES <= linesHeight() ? Role.BODY : Role.SMALL;
    }

    private float lineHeight(Role role) {
        return make.theme().font(role).getLineHeight();
    }

    /**
     * Large letters are no larger than so many lines of them have room on the counter, and no
     * smaller than can be read.
     */
    private float letters(Role role) {
        return LineRow.fitting(make.theme(), role, SURE_LINES, linesHeight());
    }

    /** The counter's edge is no place for letters. */
    private float linesHeight() {
        float height = table.layout().prompt().height;
        return height - Math.min(make.theme().px(10), height * 0.1f);
    }

    private boolean isTooHigh() {
        // Lines that go on below know their height only when they have their width.
        lines.validate();
        return lines.getPrefHeight() > lines.getHeight();
    }

    /** Leaves out the last line of the longest column: the most important come first. */
    private static void shorten(List<Line> all) {
        int longest = 0;
        int last = all.size() - 1;
        int start = 0;
        for (int i = 1; i <= all.size(); i++) {
            if (i == all.size() || all.get(i).beginsColumn()) {
                if (i - start > longest) {
                    longest = i - start;
                    last = i - 1;
                }
                start = i;
            }
        }
        all.remove(last);
    }

    /** In columns, so that both ways can be compared: each way begins another one. */
    private void write(List<Line> all, boolean handIsEmpty, boolean withTip) {
        TableLayout layout = table.layout();
        Theme theme = make.theme();
        // The counter has a nail in its corner.
        boolean handIsFree = handIsEmpty && !table.isHandShown();
        float margin = theme.px(handIsFree ? 34 : 18);
        Rectangle area = new Rectangle(layout.prompt());
        if (handIsFree) {
            area.merge(layout.hand());
        }
        if (answers != null) {
            area.width = Math.min(area.width, answers.left() - area.x);
        }
        int columns = 1;
        for (int i = 1; i < all.size(); i++) {
            columns += all.get(i).beginsColumn() ? 1 : 0;
        }
        int half = columns == 1 && all.size() > MOST_IN_A_COLUMN ? (all.size() + 1) / 2 : 0;
        columns += half > 0 ? 1 : 0;
        if (half > 0 && shown != null && shown.answers().isEmpty()) {
            useWholeCounter(area);
        } else if (isForFingersOnly() && (shown == null || shown.answers().isEmpty())) {
            area.merge(layout.buttons());
        }
        lines.setTouchable(Touchable.disabled);
        float edge = layout.prompt().height - linesHeight();
        lines.setBounds(area.x + margin, area.y, area.width - margin, area.height - edge);
        lines.top().left();
        float width = (area.width - margin) / columns;
        Table column = null;
        for (int i = 0; i < all.size(); i++) {
            if (column == null || all.get(i).beginsColumn() || half > 0 && i == half) {
                column = new Table();
                column.top().left();
                lines.add(column).top().left().width(width);
            }
            addLine(column, all.get(i), width - theme.px(columns > 1 ? 34 : 10));
        }
        String tip = tips.apply(shown);
        if (withTip && columns == 1 && all.size() < 2 && !tip.isEmpty()) {
            lines.row();
            lines.add(tip(tip, width - theme.px(10), Palette.CREAM, letters(Role.SMALL))).left();
        }
    }

    /** On a phone there are no buttons to be named, which leaves their place to the lines. */
    private boolean isForFingersOnly() {
        return table.layout().isLow() && screen.ui().devices().last().kind() == DeviceKind.TOUCH;
    }

    /** Many lines without buttons may have the buttons' place too, down to the hints. */
    private void useWholeCounter(Rectangle area) {
        area.merge(table.layout().buttons());
        float hints = hintsHeight(make.theme(), table.layout());
        area.y += hints;
        area.height -= hints;
    }

    private Table tip(String text, float width, Color ink, float scale) {
        Theme theme = make.theme();
        Table row = new Table();
        row.setName("tip");
        float side = theme.px(26 * scale);
        Image image = Pictures.image(theme, "hint");
        image.setColor(ink);
        row.add(image).size(side).padRight(theme.px(6)).top();
        Label label = make.paragraph(text, Role.SMALL);
        label.setColor(ink);
        label.setFontScale(scale);
        row.add(label).width(width - side - theme.px(6));
        return row;
    }

    private void addLine(Table column, Line line, float width) {
        Role role = role();
        LineRow row = new LineRow(make, seats, role, letters(role));
        column.add(row.of(line, width)).left().row();
    }

    /** How much of the counter's end is for hints, which leave the buttons their room. */
    public static float hintsHeight(Theme theme, TableLayout layout) {
        float wanted = theme.px(Glyphs.height(theme));
        return Math.min(wanted, layout.buttons().height * MOST_FOR_HINTS);
    }

    private void addAnswers(List<Answer> all) {
        Rectangle area = table.layout().buttons();
        Table row = new Table();
        // Hints are shown below.
        float hints = hintsHeight(make.theme(), table.layout());
        row.setBounds(answers.left(), area.y + hints, answers.width(), area.height - hints);
        float pad = make.theme().px(4);
        float height = buttonHeight(make.theme(), table.layout());
        row.defaults().growX().height(height).pad(pad);
        for (Answer answer : all) {
            Button button = button(answer, answers.type(), answers.wordsWidth());
            squeeze(button, height);
            row.add(button).width(answers.share());
        }
        addActor(row);
    }

    /** How high buttons on the counter are: as fingers like it, where there is room. */
    static float buttonHeight(Theme theme, TableLayout layout) {
        float room = layout.buttons().height - hintsHeight(theme, layout) - 2 * theme.px(4);
        return Math.min(theme.size().finger(), Math.max(theme.size().leastFinger(), room));
    }

    /** What is in a button becomes no higher than the button. */
    public static void squeeze(Button button, float height) {
        button.padTop(0).padBottom(height * EDGE);
        for (Cell<?> cell : button.getCells()) {
            cell.padTop(0).padBottom(0);
            if (cell.getActor() instanceof Label label) {
                float line = label.getStyle().font.getLineHeight();
                label.setFontScale(AnswerRow.letters(height, line, label.getWrap() ? 2 : 1));
            } else if (cell.getActor() instanceof Image) {
                float side = Math.min(cell.getPrefHeight(), height * MOST_OF_BUTTON);
                cell.size(side);
            }
        }
    }

    /**
     * A button; its help says what it does in any case.
     *
     * @param type of its words; null when those with pictures have none
     * @param wordsWidth how wide a line of them may be before another begins; 0 for any width
     */
    private Button button(Answer answer, Role type, float wordsWidth) {
        Theme theme = make.theme();
        Button button = make.frame(answer.name(), answer.action());
        buttons.add(answer.name());
        if (answer.chief() || chief == null) {
            chief = answer.name();
        }
        Label label = make.lightLabel(answer.text(), type == null ? Role.BOLD : type);
        boolean fits = type != null || answer.icon().isEmpty();
        if (!answer.icon().isEmpty()) {
            button.add(Pictures.image(theme, answer.icon()))
                    .size(theme.px(32))
                    .padLeft(fits ? theme.px(10) : 0)
                    .padRight(fits ? theme.px(6) : 0);
        }
        if (fits && wordsWidth > 0) {
            label.setWrap(true);
            button.add(label).width(wordsWidth).padRight(theme.px(10));
        } else if (fits) {
            button.add(label).padRight(theme.px(10)).padTop(theme.px(6)).padBottom(theme.px(8));
        }
        screen.help().add(button, () -> explain(answer), () -> !fits || saysMore(answer));
        return button;
    }

    /** Whether more is known of what would follow than the counter says already. */
    private boolean saysMore(Answer answer) {
        if (shown == null) {
            return false;
        }
        List<String> said = new ArrayList<>();
        said.add(answer.text());
        for (Line line : shown.lines()) {
            said.add(line.text());
        }
        for (Line line : shown.linesFor(answer)) {
            if (!said.contains(line.text())) {
                return true;
            }
        }
        return false;
    }

    /** What the button says, and what is known of what would follow now. */
    private String explain(Answer answer) {
        StringBuilder text = new StringBuilder(answer.text());
        if (shown != null) {
            for (Line line : shown.linesFor(answer)) {
                if (!line.text().equals(answer.text())) {
                    text.append('\n').append(line.text());
                }
            }
        }
        return text.toString();
    }

    private void addBubble(Ask<?> ask) {
        Theme theme = make.theme();
        Rectangle atPanel = callAt.apply(ask.seat());
        Table bubble = new Table();
        bubble.setName("bubble");
        bubble.setTouchable(Touchable.enabled);
        // Where much is said it is said in long lines, or the bubble would be too high.
        boolean wordy = ask.lines().size() > MOST_IN_A_COLUMN;
        boolean low = ask.bubbleIsAbove() && atPanel == null;
        float usual = theme.px(wordy || low ? WORDY_WIDTH : BUBBLE_WIDTH);
        float width = Math.min(usual, table.layout().window().width * 0.8f);
        addHead(bubble, ask, atPanel != null, width);
        if (!ask.question().equals(ask.status())) {
            Label question = make.paragraph(ask.question(), Role.BODY);
            bubble.add(question).width(width).padTop(theme.px(4)).row();
        }
        addBubbleLines(bubble, ask.lines(), width, low ? 2 : 1, wordy ? Role.SMALL : Role.BODY);
        String tip = wordy || low ? "" : tips.apply(shown);
        if (!tip.isEmpty()) {
            bubble.add(tip(tip, width, Palette.INK, 1)).padTop(theme.px(6)).row();
        }
        bubble.add(buttons(ask.answers())).growX();
        bubble.pack();
        bubble.pack();
        if (atPanel != null) {
            place(bubble, atPanel);
        } else if (ask.bubbleIsAbove()) {
            placeAbove(bubble);
        } else {
            place(bubble, table.anchor(ask.bubbleAt()));
        }
        addActor(bubble);
    }

    /** A remark in a bubble, with a die or a picture before it. */
    private Table row(Line line, Role role) {
        Theme theme = make.theme();
        Table row = new Table();
        if (line.dieFace() > 0) {
            Seat roller = seats.get(line.seat());
            row.add(SeatBadge.image(theme, roller)).size(theme.px(34)).padRight(theme.px(6));
            row.add(Pictures.die(theme, roller, line.dieFace()))
                    .size(theme.px(40))
                    .padRight(theme.px(10));
        } else if (!line.icon().isEmpty()) {
            Image image = Pictures.onPaper(theme, line.icon());
            row.add(image).size(theme.px(28)).padRight(theme.px(8)).top();
        }
        row.add(make.paragraph(line.text(), role)).growX();
        return row;
    }

    private Table buttons(List<Answer> answers) {
        Theme theme = make.theme();
        Table rows = new Table();
        rows.defaults().minHeight(theme.size().finger()).padTop(theme.px(10)).space(theme.px(8));
        int inARow = answers.size() > MOST_IN_A_ROW ? SOME_IN_A_ROW : answers.size();
        for (int i = 0; i < answers.size(); i++) {
            if (i > 0 && i % inARow == 0) {
                rows.row();
            }
            rows.add(button(answers.get(i), Role.BOLD, 0)).growX().uniformX();
        }
        return rows;
    }

    private void addBubbleLines(Table bubble, List<Line> all, float width, int columns, Role role) {
        Theme theme = make.theme();
        float column = (width - (columns - 1) * theme.px(BETWEEN_COLUMNS)) / columns;
        Table grid = new Table();
        grid.defaults().width(column).padTop(theme.px(4));
        for (int i = 0; i < all.size(); i++) {
            boolean last = (i + 1) % columns == 0;
            grid.add(row(all.get(i), role)).padRight(last ? 0 : theme.px(BETWEEN_COLUMNS));
            if (last) {
                grid.row();
            }
        }
        bubble.add(grid).width(width).row();
    }

    /**
     * The question itself, with the sign of who is asked; those who are called while it is not
     * their turn see their name and colour from afar.
     */
    private void addHead(Table bubble, Ask<?> ask, boolean called, float width) {
        Theme theme = make.theme();
        Seat seat = seats.get(ask.seat());
        bubble.setBackground(theme.drawable(called ? "seat-" + seat.colour() : "prompt"));
        Table person = Pictures.person(theme, seat, theme.px(HEAD - 2));
        Table head = new Table();
        head.add(person).top();
        Label title = make.paragraph(ask.status(), Role.TITLE);
        title.setName("bubble-title");
        if (called) {
            Label who = make.label(seat.name(), Role.BOLD);
            who.setColor(SeatInk.on(theme, seat));
            float edge = bubble.getPadLeft() + theme.px(14);
            bubble.padLeft(edge).padRight(edge).padBottom(edge);
            head.add(who).padLeft(theme.px(10)).left().expandX();
            bubble.add(head).growX().height(theme.px(HEAD)).padBottom(theme.px(8)).row();
            bubble.add(title).width(width).row();
        } else {
            float gap = theme.px(10);
            head.add(title).padLeft(gap).width(width - person.getPrefWidth() - gap).left();
            bubble.add(head).growX().minHeight(theme.px(HEAD)).row();
        }
    }

    /** At the top of the table, so that what is below is seen. */
    private void placeAbove(Table bubble) {
        Rectangle window = table.layout().window();
        Rectangle board = table.layout().board();
        float gap = make.theme().px(14);
        float top = board.y + board.height - gap;
        bubble.setPosition(
                Math.round(window.width / 2 - bubble.getWidth() / 2),
                Math.round(Math.max(gap, top - bubble.getHeight())));
    }

    /** How wide it is from a place to the panels at the other side of the table. */
    private float roomBeside(Rectangle area, boolean leftHalf) {
        Rectangle board = table.layout().board();
        return leftHalf ? board.x + board.width - area.x - area.width : area.x - board.x;
    }

    /** Beside the place, towards the middle of the window, hiding nothing of it. */
    private void place(Table bubble, Rectangle area) {
        Rectangle window = table.layout().inside();
        float gap = make.theme().px(14);
        float top = table.layout().topBar().y;
        float right = window.x + window.width;
        float width = bubble.getWidth();
        float height = bubble.getHeight();
        float left = window.x + gap;
        float low = window.y + gap;
        boolean leftHalf = area.x + area.width / 2 < window.x + window.width / 2;
        float room = roomBeside(area, leftHalf) - width;
        float beside = MathUtils.clamp(room, 0, gap);
        float x = leftHalf ? area.x + area.width + beside : area.x - beside - width;
        float y = area.y + area.height / 2 - height / 2;
        bubble.setPosition(
                Math.round(MathUtils.clamp(x, left, Math.max(left, right - width - gap))),
                Math.round(MathUtils.clamp(y, low, Math.max(low, top - height - gap))));
    }
}
