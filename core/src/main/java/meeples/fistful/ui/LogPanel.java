package meeples.fistful.ui;

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
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.fistful.table.TableLayout;
import meeples.fistful.table.TownTable;
import meeples.fistful.ui.badge.SeatBadge;
import meeples.fistful.ui.help.EventHelp;
import meeples.fistful.ui.log.EventWords;
import meeples.fistful.ui.log.LogBook;
import meeples.fistful.ui.log.LogEntry;
import meeples.fistful.ui.words.TownWords;
import meeples.play.Seat;
import meeples.ui.Look;
import meeples.ui.Role;
import meeples.ui.Theme;
import meeples.ui.UiScreen;
import meeples.ui.Widgets;

/** The log at the side of the table. Pointing at a line shows its place in town. */
public final class LogPanel extends Table {
    /** The screen that the log is shown on. */
    public interface Owner {
        TownWords words();

        List<Seat> seats();

        /** Copies the whole match as text. */
        void copyText();

        /** Closes the log, or opens it. */
        void log();

        /** A line was pressed. */
        void pressed(LogEntry entry);
    }

    private static final float WIDTH = 560;
    private static final int ALL_TURNS = -1;

    private final UiScreen screen;
    private final Owner owner;
    private final Widgets make;
    private final TownTable table;
    private final EventWords words;
    private final EventHelp rules;
    private final LogBook log;
    private final Table rows = new Table();
    private final ScrollPane pane;
    private final List<LogEntry> shown = new ArrayList<>();
    private int turn = ALL_TURNS;
    private final float width;

    /**
     * @param area where it is to be on the screen
     */
    public <T extends UiScreen & Owner> LogPanel(
            T screen, Widgets make, TownTable table, LogBook log, Rectangle area) {
        this.screen = screen;
        owner = screen;
        this.make = make;
        this.table = table;
        words = new EventWords(owner.words(), owner.seats());
        rules = new EventHelp(owner.words());
        this.log = log;
        Theme theme = make.theme();
        width = area.width;
        setName("log-panel");
        setTouchable(Touchable.enabled);
        setBackground(theme.drawable(Look.PAPER));
        setBounds(area.x, area.y, area.width, area.height);
        pad(Math.max(theme.px(30), getBackground().getLeftWidth()));
        rows.top().left();
        pane = make.scroll("log-lines", rows);
        add(head()).growX().row();
        add(pane).grow().padTop(theme.px(6));
    }

    /** At the right side of a table, between top bar and counter. */
    static Rectangle besideTown(Theme theme, TableLayout layout) {
        float width = Math.min(theme.px(WIDTH), layout.window().width * 0.6f);
        float low = layout.counter().y + layout.counter().height;
        return new Rectangle(
                layout.inside().x + layout.inside().width - width,
                low,
                width,
                layout.topBar().y - low);
    }

    private Table head() {
        Theme theme = make.theme();
        Table head = new Table();
        head.add(make.label(owner.words().get("log.title"), Role.TITLE)).expandX().left();
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
        screen.help().add(button, () -> owner.words().get("help.button." + name));
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
        List<LogEntry> entries = log.entries();
        return entries.isEmpty() ? 0 : entries.get(entries.size() - 1).turn();
    }

    /** Adds what has happened since, takes away what was taken back. */
    public void refresh() {
        if (!isVisible()) {
            return;
        }
        List<LogEntry> wanted = wanted();
        if (!startsWithShown(wanted)) {
            shown.clear();
            screen.focus().forget(rows);
            rows.clearChildren();
        }
        for (LogEntry entry : wanted.subList(shown.size(), wanted.size())) {
            addRow(entry);
            shown.add(entry);
        }
        validate();
        pane.validate();
        pane.setScrollPercentY(1);
        pane.updateVisualScroll();
    }

    private List<LogEntry> wanted() {
        List<LogEntry> wanted = new ArrayList<>();
        for (LogEntry entry : log.entries()) {
            boolean ending = entry.event() instanceof Event.TurnEnded;
            if (!ending
                    && !isLeftOut(entry.event())
                    && (turn == ALL_TURNS || entry.turn() == turn)) {
                wanted.add(entry);
            }
        }
        return wanted;
    }

    /** A big screen has room for few lines: those that only lead up to others are left out. */
    private boolean isLeftOut(Event event) {
        boolean small =
                event instanceof Event.MeepleSown
                        || event instanceof Event.MeepleEntered
                        || event instanceof Event.MeepleBuried
                        || event instanceof Event.WinnerWentToSaloon
                        || event instanceof Event.TokenReturned;
        return small && make.theme().size().bigScreen();
    }

    private boolean startsWithShown(List<LogEntry> wanted) {
        int size = shown.size();
        return size <= wanted.size()
                && (size == 0 || shown.get(size - 1).equals(wanted.get(size - 1)));
    }

    private void addRow(LogEntry entry) {
        Theme theme = make.theme();
        boolean title = entry.event() instanceof Event.TurnStarted;
        Button row = make.bareFrame("log-" + shown.size(), () -> owner.pressed(entry));
        float side = theme.px(28);
        float used = theme.px(8);
        if (entry.seat() != Town.NOBODY) {
            row.add(SeatBadge.image(theme, owner.seats().get(entry.seat())))
                    .size(side)
                    .padRight(theme.px(4));
            used += side + theme.px(4);
        }
        if (!title) {
            row.add(Pictures.onPaper(theme, EventWords.icon(entry.event())))
                    .size(side)
                    .padRight(theme.px(6));
            used += side + theme.px(6);
        }
        Label label = make.paragraph(words.say(entry.event()), title ? Role.BOLD : Role.BODY);
        row.add(label).width(width - 2 * theme.px(30) - theme.px(20) - used).left();
        row.left();
        row.addListener(new Pointing(entry));
        screen.help().add(row, () -> rules.of(entry.event()));
        rows.add(row).growX().padTop(title ? theme.px(8) : 0).row();
    }

    /** Shows on the table where it was. */
    private final class Pointing extends InputListener {
        private final LogEntry entry;

        Pointing(LogEntry entry) {
            this.entry = entry;
        }

        @Override
        public void enter(InputEvent event, float x, float y, int pointer, Actor from) {
            table.focus(entry.place());
        }

        @Override
        public void exit(InputEvent event, float x, float y, int pointer, Actor to) {
            table.focus(null);
        }
    }
}
