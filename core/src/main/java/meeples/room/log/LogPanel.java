package meeples.room.log;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Button;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import meeples.game.tell.EventRank;
import meeples.play.Rules;
import meeples.play.Seat;
import meeples.room.badge.Pictures;
import meeples.room.badge.SeatBadge;
import meeples.table.Target;
import meeples.text.Texts;
import meeples.ui.Role;
import meeples.ui.Theme;
import meeples.ui.UiPicture;
import meeples.ui.UiScreen;
import meeples.ui.Widgets;

/**
 * The log at the side of the table. Pointing at a line shows its place on the table.
 *
 * @param <E> the game's events
 */
public final class LogPanel<E> extends Table {
    /** The screen that the log is shown on. */
    public interface Owner<E> {
        List<Seat> seats();

        /** Copies the whole match as text. */
        void copyText();

        /** Closes the log, or opens it. */
        void log();

        /** A line was pressed. */
        void pressed(LogEntry<E> entry);
    }

    private static final float WIDTH = 560;
    private static final int ALL_TURNS = -1;

    private final UiScreen screen;
    private final Owner<E> owner;
    private final Widgets make;
    private final Texts texts;
    private final LogBook<?, E> log;
    private final Consumer<Target> pointAt;
    private final Table rows = new Table();
    private final ScrollPane pane;
    private final List<LogEntry<E>> shown = new ArrayList<>();
    private int turn = ALL_TURNS;
    private final float width;

    /**
     * @param pointAt shows a place on the table, or none (null) any more
     * @param area where the log is to be on the screen
     */
    public <T extends UiScreen & Owner<E>> LogPanel(
            T screen, Widgets make, LogBook<?, E> log, Consumer<Target> pointAt, Rectangle area) {
        this.screen = screen;
        owner = screen;
        this.make = make;
        this.log = log;
        this.pointAt = pointAt;
        texts = screen.ui().texts().of(log.gameName());
        Theme theme = make.theme();
        width = area.width;
        setName("log-panel");
        setTouchable(Touchable.enabled);
        setBackground(theme.drawable(UiPicture.PAPER));
        setBounds(area.x, area.y, area.width, area.height);
        pad(Math.max(theme.px(30), getBackground().getLeftWidth()));
        rows.top().left();
        pane = make.scroll("log-lines", rows);
        add(head()).growX().row();
        add(pane).grow().padTop(theme.px(6));
    }

    /** At the right side of a table, between top bar and counter. */
    public static Rectangle besideTable(
            Theme theme, Rectangle window, Rectangle inside, Rectangle counter, Rectangle topBar) {
        float width = Math.min(theme.px(WIDTH), window.width * 0.6f);
        float low = counter.y + counter.height;
        return new Rectangle(inside.x + inside.width - width, low, width, topBar.y - low);
    }

    private Table head() {
        Theme theme = make.theme();
        Table head = new Table();
        head.add(make.label(texts.get("log.title"), Role.TITLE)).expandX().left();
        head.defaults().size(theme.size().finger()).padLeft(theme.px(4));
        head.add(button("log-earlier", "arrow-left", () -> filter(-1)));
        head.add(button("log-later", "arrow-right", () -> filter(1)));
        head.add(button("log-copy", "copy", owner::copyText));
        head.add(button("log-close", "cross", owner::log));
        return head;
    }

    private Button button(String name, String icon, Runnable action) {
        Button button = make.frame(name, action);
        button.add(Pictures.image(make.theme(), icon)).size(make.theme().px(30));
        screen.help().add(button, () -> texts.get("help.button." + name));
        return button;
    }

    /** Shows an earlier or later turn only; beyond the last one, all of them. */
    private void filter(int step) {
        int last = lastTurn();
        if (turn == ALL_TURNS) {
            turn = step < 0 ? last : 0;
        } else {
            turn += step;
        }
        if (turn < 0 || turn > last) {
            turn = ALL_TURNS;
        }
        shown.clear();
        rows.clearChildren();
        refresh();
    }

    private int lastTurn() {
        List<LogEntry<E>> entries = log.entries();
        return entries.isEmpty() ? 0 : entries.get(entries.size() - 1).turn();
    }

    /** Adds what has happened since, takes away what was taken back. */
    public void refresh() {
        if (!isVisible()) {
            return;
        }
        List<LogEntry<E>> wanted = wanted();
        if (!startsWithShown(wanted)) {
            shown.clear();
            screen.focus().forget(rows);
            rows.clearChildren();
        }
        for (LogEntry<E> entry : wanted.subList(shown.size(), wanted.size())) {
            addRow(entry);
            shown.add(entry);
        }
        validate();
        pane.validate();
        pane.setScrollPercentY(1);
        pane.updateVisualScroll();
    }

    private List<LogEntry<E>> wanted() {
        List<LogEntry<E>> wanted = new ArrayList<>();
        for (LogEntry<E> entry : log.entries()) {
            if (!isLeftOut(entry.facts().rank()) && (turn == ALL_TURNS || entry.turn() == turn)) {
                wanted.add(entry);
            }
        }
        return wanted;
    }

    /** A big screen has room for few lines: those that only lead up to others are left out. */
    private boolean isLeftOut(EventRank rank) {
        return rank == EventRank.TURN_ENDS
                || rank == EventRank.DETAIL && make.theme().size().bigScreen();
    }

    private boolean startsWithShown(List<LogEntry<E>> wanted) {
        int size = shown.size();
        return size <= wanted.size()
                && (size == 0 || shown.get(size - 1).equals(wanted.get(size - 1)));
    }

    private void addRow(LogEntry<E> entry) {
        Theme theme = make.theme();
        boolean title = entry.facts().rank() == EventRank.TURN_BEGINS;
        Button row = make.bareFrame("log-" + shown.size(), () -> owner.pressed(entry));
        float side = theme.px(28);
        float used = theme.px(8);
        if (entry.seat() != Rules.NOBODY) {
            row.add(SeatBadge.image(theme, owner.seats().get(entry.seat())))
                    .size(side)
                    .padRight(theme.px(4));
            used += side + theme.px(4);
        }
        if (!title) {
            row.add(Pictures.onPaper(theme, entry.facts().icon())).size(side).padRight(theme.px(6));
            used += side + theme.px(6);
        }
        Label label = make.paragraph(log.say(entry, texts), title ? Role.BOLD : Role.BODY);
        row.add(label).width(width - 2 * theme.px(30) - theme.px(20) - used).left();
        row.left();
        row.addListener(new Pointing(entry));
        screen.help().add(row, () -> rule(entry));
        rows.add(row).growX().padTop(title ? theme.px(8) : 0).row();
    }

    /** The rule behind an entry; empty when it explains itself. */
    private String rule(LogEntry<E> entry) {
        String key = entry.facts().rule();
        return key.isEmpty() ? "" : texts.get(key);
    }

    /** Shows on the table where it was. */
    private final class Pointing extends InputListener {
        private final LogEntry<E> entry;

        Pointing(LogEntry<E> entry) {
            this.entry = entry;
        }

        @Override
        public void enter(InputEvent event, float x, float y, int pointer, Actor from) {
            pointAt.accept(entry.facts().place());
        }

        @Override
        public void exit(InputEvent event, float x, float y, int pointer, Actor to) {
            pointAt.accept(null);
        }
    }
}
