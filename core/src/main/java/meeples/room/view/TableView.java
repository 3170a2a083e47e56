package meeples.room.view;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.InputProcessor;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.utils.Disposable;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import meeples.game.BoardGame;
import meeples.play.Eyes;
import meeples.play.Match;
import meeples.play.Seat;
import meeples.room.log.LogBook;
import meeples.room.log.LogPanel;
import meeples.room.telling.Narration;
import meeples.room.telling.NarratorView;
import meeples.room.telling.ToldAloud;
import meeples.table.GameTable;
import meeples.table.Margins;
import meeples.table.Pace;
import meeples.table.TableLayout;
import meeples.table.Target;
import meeples.text.Texts;
import meeples.ui.UiScreen;
import meeples.ui.Widgets;

/**
 * A match on a table with all that belongs to it: bar and figures, players' cards, the log, help,
 * and looking around. Screens on which a match is played or watched show it, always as those who
 * look may see it.
 */
public final class TableView<S, E> implements Disposable {
    private final UiScreen screen;
    private final Widgets make;
    private final BoardGame<S, E> game;
    private final Match<S, E> match;
    private final Supplier<Eyes> looking;
    private final Texts texts;
    private final TableStand<S, E> stand;
    private final MatchOnTable<S, E> onTable;
    private final LookAround lookAround;
    private final TableInput input;
    private final Narration<E> narration;
    private final S shown;
    private final LastRoundBadge lastRound;
    private NarratorView narrator;
    private TopBar topBar;
    private SeatCards cards;
    private LogPanel<E> log;
    private boolean figuresAreOld = true;

    /**
     * @param looking who looks at the screen now
     * @param paces how fast what a seat does is shown
     * @param intents what pointers do on the table
     */
    public TableView(
            UiScreen screen,
            Widgets make,
            BoardGame<S, E> game,
            Match<S, E> match,
            Supplier<Eyes> looking,
            IntFunction<Pace> paces,
            TableInput.Intents intents) {
        this.screen = screen;
        this.make = make;
        this.game = game;
        this.match = match;
        this.looking = looking;
        shown = match.positionAfter(match.size());
        texts = screen.ui().texts().of(game.name());
        stand = new TableStand<>(screen.ui(), game.table(), texts, match.seats());
        onTable = new MatchOnTable<>(match, game.events(), table(), looking.get(), paces);
        lookAround = new LookAround(table());
        input = new TableInput(table(), screen, intents);
        table().setWitness(this::showFigures);
        lastRound = new LastRoundBadge(screen.ui(), make, texts);
        narration = new Narration<>(game.events(), texts, match.seats());
        narration.addListener(new ToldAloud(screen.ui().platform()::tell));
        table().setAudience(narration);
    }

    public GameTable<S, E> table() {
        return stand.table();
    }

    public TableStand<S, E> stand() {
        return stand;
    }

    public TableLayout layout() {
        return table().layout();
    }

    public LogBook<S, E> log() {
        return onTable.log();
    }

    public SeatCards cards() {
        return cards;
    }

    /** The position whose figures are shown: what is still moving has not happened there yet. */
    public S shown() {
        return shown;
    }

    private List<Seat> seats() {
        return match.seats();
    }

    // What is on the screen

    /** Lays the table out in the window, of which these margins are not its own. */
    public void layOut(Margins margins) {
        stand.layOut(screen.stage().getWidth(), screen.stage().getHeight(), margins);
    }

    /** The players' cards, to be added to the screen. */
    public SeatCards makeCards(IntConsumer press) {
        cards = new SeatCards(make, layout(), seats(), press);
        cards.explain(screen.help(), seat -> explain(Target.panel(seat)));
        showStandings(looking.get());
        return cards;
    }

    /** The same where nobody can press them any more, as behind what is shown at the end. */
    public SeatCards makeCardsToSee(Widgets elsewhere) {
        SeatCards seen = new SeatCards(elsewhere, layout(), seats(), null);
        seen.show(seat -> game.tableTexts().standing(shown, seat, looking.get(), texts));
        return seen;
    }

    /**
     * Puts the bar above the table.
     *
     * @param more how much wider than the table it is
     */
    public void place(TopBar bar, float more) {
        topBar = bar;
        Rectangle area = layout().topBarFace();
        topBar.fitInto(area.y - layout().topBar().y, layout().statusLine().height);
        topBar.setBounds(area.x, area.y, area.width + more, area.height);
        topBar.show(game.tableTexts().figures(shown, looking.get(), texts));
    }

    /** The log in this place, to be added to the screen. */
    public <T extends UiScreen & LogPanel.Owner<E>> LogPanel<E> makeLog(
            T owner, Rectangle area, boolean visible) {
        log = new LogPanel<>(owner, make, log(), table()::focus, area);
        log.setVisible(visible);
        owner.help().keepOff(log);
        return log;
    }

    /** What is told of what is seen, for those who want to listen to it. */
    public Narration<E> narration() {
        return narration;
    }

    /**
     * What is told in this place, to be added to the screen.
     *
     * @param besideHand the place while pieces lie on the counter
     */
    public NarratorView makeNarrator(Rectangle whole, Rectangle besideHand) {
        narration.removeListener(narrator);
        narrator = new NarratorView(make, seats(), whole, besideHand);
        narration.addListener(narrator);
        return narrator;
    }

    /** What tells that the end is near, to be added to the screen. */
    public LastRoundBadge makeLastRound() {
        lastRound.showAt(table());
        lastRound.read(game.tableTexts().lastRound(shown, texts));
        return lastRound;
    }

    /** A seat that decides at this screen is asked: perhaps its last turn has begun. */
    public void asks(int seat) {
        if (lastRound.isNear() && seat == game.flow().active(match.position())) {
            lastRound.turnOf(seats().get(seat).name());
        }
    }

    /** Where the log is when it lies over the table. */
    public Rectangle logArea() {
        TableLayout layout = layout();
        return LogPanel.besideTable(
                screen.ui().theme(),
                layout.window(),
                layout.inside(),
                layout.counter(),
                layout.topBar());
    }

    // Frame by frame

    /** Moves what moves; true when the figures have changed. */
    public boolean act(float delta) {
        look();
        stand.act(delta);
        if (!figuresAreOld || table().isBusy()) {
            return false;
        }
        figuresAreOld = false;
        showFigures(match.position());
        lastRound.read(game.tableTexts().lastRound(shown, texts));
        log.refresh();
        return true;
    }

    /** Shows no more than those who look now may see. */
    public void look() {
        if (onTable.lookWith(looking.get())) {
            figuresAreOld = true;
            if (log != null) {
                log.refresh();
            }
            Gdx.graphics.requestRendering();
        }
    }

    /** The match stands elsewhere: figures change when the movement is over, and not too early. */
    public void moved() {
        look();
        figuresAreOld = true;
    }

    /** Of what has been seen to happen, so that points come with the gold, not after the turn. */
    private void showFigures(S position) {
        match.game().rules().copy(position, shown);
        if (topBar != null && cards != null) {
            Eyes eyes = looking.get();
            topBar.show(game.tableTexts().figures(shown, eyes, texts));
            showStandings(eyes);
        }
    }

    private void showStandings(Eyes eyes) {
        cards.show(seat -> game.tableTexts().standing(shown, seat, eyes, texts));
    }

    public boolean needsFrames() {
        return stand.needsFrames();
    }

    public void draw() {
        stand.draw(screen.stage());
    }

    // Looking and asking

    /** What a thing on the table is, and what it means now. */
    public String explain(Target target) {
        return game.tableTexts().explain(target, match.position(), looking.get(), seats(), texts);
    }

    /** Shows beside a thing what it is; null to say nothing any more. */
    public void showHelp(Target target) {
        if (target == null) {
            screen.help().hide();
        } else {
            screen.help().showAt(null, table().anchor(target), explain(target));
        }
        Gdx.graphics.requestRendering();
    }

    /**
     * A pad's stick and triggers look around.
     *
     * @return whether that changes what is seen
     */
    public boolean steer(float right, float up, float closer, float seconds) {
        return lookAround.steer(right, up, closer, seconds);
    }

    /** The whole table is in sight again. */
    public void wholeView() {
        table().resetView();
    }

    /** What pointers do where no widget is. */
    public InputProcessor input() {
        return input;
    }

    @Override
    public void dispose() {
        onTable.leave();
        stand.dispose();
    }
}
