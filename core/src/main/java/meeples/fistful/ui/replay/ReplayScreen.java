package meeples.fistful.ui.replay;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.InputProcessor;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import meeples.fistful.model.Meeple;
import meeples.fistful.model.Place;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.fistful.table.TableLayout;
import meeples.fistful.table.Target;
import meeples.fistful.table.TownTable;
import meeples.fistful.ui.Doors;
import meeples.fistful.ui.LogPanel;
import meeples.fistful.ui.LookAround;
import meeples.fistful.ui.PieceHelp;
import meeples.fistful.ui.SeatCards;
import meeples.fistful.ui.TableInput;
import meeples.fistful.ui.TableStand;
import meeples.fistful.ui.TopBar;
import meeples.fistful.ui.log.EventWords;
import meeples.fistful.ui.log.LogBook;
import meeples.fistful.ui.log.LogEntry;
import meeples.fistful.ui.review.Analysis;
import meeples.fistful.ui.review.Finding;
import meeples.fistful.ui.review.FindingWords;
import meeples.fistful.ui.words.TownWords;
import meeples.input.Command;
import meeples.play.Match;
import meeples.play.MatchText;
import meeples.play.MatchWatcher;
import meeples.play.Replay;
import meeples.play.Seat;
import meeples.table.Margins;
import meeples.table.Pace;
import meeples.ui.FocusNavigation;
import meeples.ui.HintBar;
import meeples.ui.Look;
import meeples.ui.Scrubber;
import meeples.ui.Theme;
import meeples.ui.Ui;
import meeples.ui.UiScreen;

/** A match to be watched: the table with all its figures, the log, and a way through time. */
public final class ReplayScreen extends UiScreen
        implements MatchWatcher<Event>, ReplayControls.Actions, TableInput.Intents, LogPanel.Owner {
    private static final float LOG_SHARE = 0.4f;

    /** With less height than this there is only the analysis. */
    private static final float LEAST_FOR_BOTH = 490;

    private final Doors doors;
    private final TownWords words;
    private final Replay<Town, Event> replay;
    private final ReplayMarks marks;
    private final TableStand stand;
    private final TownTable table;
    private final LookAround looking;
    private final LogBook log;
    private final EventWords events;
    private final TableInput input;
    private final Analysis analysis;
    private final FindingWords findings;
    private final Town shown;
    private TopBar topBar;
    private SeatCards cards;
    private PieceHelp pieces;
    private ReplayControls controls;
    private Scrubber scrubber;
    private HintBar hintBar;
    private LogPanel logPanel;
    private ReviewPanel review;
    private boolean logIsOpen;
    private boolean reviewIsOpen;
    private boolean isOld = true;
    private boolean figuresAreOld = true;

    /**
     * @param match is left as it is: what is watched is a copy
     * @param decisions from where on it is watched
     */
    public ReplayScreen(Ui ui, Doors doors, Match<Town, Event> match, int decisions) {
        super(ui);
        this.doors = doors;
        words = new TownWords(ui.texts());
        Match<Town, Event> copy = match.branch(match.size(), match.seats());
        replay = new Replay<>(copy);
        marks = new ReplayMarks(copy, words);
        replay.goTo(decisions);
        shown = copy.position().copy();
        stand = new TableStand(ui, words, match.seats());
        table = stand.table();
        looking = new LookAround(table);
        table.show(town());
        log = new LogBook(copy);
        table.markLast(log.lastTurn());
        events = new EventWords(words, copy.seats());
        copy.addWatcher(this);
        input = new TableInput(table, this, this);
        analysis = doors.analysis(match);
        findings = new FindingWords(words, analysis.match());
        reviewIsOpen = finding() != null;
        logIsOpen = columnRoom(stand.safeMargins()).isBesideTable();
    }

    // What is on the screen

    @Override
    protected void build(Table root) {
        Theme theme = ui.theme();
        Margins safe = stand.safeMargins();
        float height = theme.px(6) * 2 + Math.max(theme.px(72), theme.size().finger());
        Margins free = new Margins(safe.left(), safe.right(), safe.top(), safe.bottom() + height);
        boolean hasColumn = logIsOpen || reviewIsOpen;
        ColumnRoom room = columnRoom(free);
        float column = hasColumn ? room.width() : 0;
        float beside = hasColumn ? room.besideTable() : 0;
        stand.layOut(stage().getWidth(), stage().getHeight(), ColumnRoom.narrower(free, beside));
        TableLayout layout = table.layout();
        pieces = new PieceHelp(words, this::town, seats());
        cards = new SeatCards(make, words, layout, seats(), this::explainSeat);
        stage().addActor(cards);
        addTopBar(layout, beside);
        addControls(layout);
        addStrip(safe, height);
        // What covers the table leaves the buttons free.
        Rectangle counter = layout.counter();
        float low = beside == column ? safe.bottom() + height : counter.y + counter.height;
        addColumn(safe, column, low);
        isOld = true;
        figuresAreOld = true;
        refresh();
    }

    private ColumnRoom columnRoom(Margins free) {
        return new ColumnRoom(ui.theme(), stand, stage().getWidth(), free);
    }

    private void addTopBar(TableLayout layout, float column) {
        topBar =
                new TopBar(
                        this,
                        make,
                        words,
                        new TopBar.Tool("replay.leave", "arrow-left", this::back),
                        List.of(
                                new TopBar.Tool("replay.review", "chart", this::review),
                                new TopBar.Tool("log", "log", this::log)));
        Rectangle area = layout.topBar();
        topBar.setBounds(area.x, area.y, area.width + column, area.height);
        stage().addActor(topBar);
    }

    private void addControls(TableLayout layout) {
        controls = new ReplayControls(this, make, words, replay, this);
        Rectangle area = new Rectangle(layout.prompt()).merge(layout.buttons());
        controls.setBounds(area.x, area.y, area.width, area.height);
        stage().addActor(controls);
        hintBar = new HintBar(ui, this::hints, this::hinted);
        Rectangle free = layout.hand();
        float left = area.x + (area.width - controls.getPrefWidth()) / 2;
        float width = Math.max(0, Math.min(free.width, left - free.x));
        hintBar.setBounds(free.x, free.y, width, free.height);
        addAbove(hintBar);
    }

    private void addStrip(Margins safe, float height) {
        Theme theme = ui.theme();
        Strip strip = new Strip();
        strip.setBackground(theme.drawable(Look.DARK));
        strip.setBounds(
                safe.left(),
                safe.bottom(),
                stage().getWidth() - safe.left() - safe.right(),
                height);
        strip.pad(theme.px(6), theme.px(12), theme.px(6), theme.px(12));
        scrubber = new Scrubber(this, "replay.scrubber", replay.length(), this::scrub);
        mark();
        strip.add(scrubber).growX();
        strip.add(make.button("replay.resume", words.get("replay.resume"), this::askSeats))
                .minHeight(theme.size().finger())
                .padLeft(theme.px(14));
        stage().addActor(strip);
    }

    /**
     * The way through time with a button at its end. Left and right go through time there, so that
     * the button is reached by going down.
     */
    private final class Strip extends Table implements FocusNavigation.Neighbours {
        @Override
        public Actor neighbour(Actor from, int dx, int dy) {
            return from == scrubber && dy < 0 ? find("replay.resume") : null;
        }
    }

    /** The analysis above the log, or one of them alone. */
    private void addColumn(Margins safe, float column, float bottom) {
        float width = Math.max(column, 1);
        float x = stage().getWidth() - safe.right() - width;
        float height = table.layout().topBar().y - bottom;
        float logHeight = reviewIsOpen ? Math.round(height * LOG_SHARE) : height;
        boolean hasLog = logIsOpen && (!reviewIsOpen || height >= ui.theme().px(LEAST_FOR_BOTH));
        logPanel = new LogPanel(this, make, table, log, new Rectangle(x, bottom, width, logHeight));
        logPanel.setVisible(hasLog);
        stage().addActor(logPanel);
        float low = hasLog ? logHeight : 0;
        review =
                new ReviewPanel(
                        this,
                        make,
                        words,
                        analysis,
                        new Rectangle(x, bottom + low, width, height - low),
                        this::jump);
        review.setVisible(reviewIsOpen);
        stage().addActor(review);
        cards.cover(new Rectangle(x, bottom, column, height));
    }

    private void mark() {
        scrubber.setMarks(marks.of(ui.theme(), analysis.findings(), findings));
    }

    /** What the analysis has found here, or null. */
    private Finding finding() {
        for (Finding finding : analysis.findings()) {
            if (finding.decision() == replay.at()) {
                return finding;
            }
        }
        return null;
    }

    /** They are shown on the counter while no hand lies there. */
    @Override
    protected boolean hasHintStrip() {
        return false;
    }

    @Override
    protected String firstFocus() {
        return "replay.play";
    }

    // Frame by frame

    @Override
    protected void act(float delta) {
        stand.act(delta);
        if (dialog() == null) {
            boolean fixed = ui.settings().speed.get() >= 400 || ui.settings().reducedMotion.isOn();
            replay.setStill(fixed);
            boolean wasPlaying = replay.isPlaying();
            replay.update(delta, table.isBusy());
            isOld |= wasPlaying != replay.isPlaying();
        }
        if (review.update()) {
            mark();
            isOld = true;
        }
        refresh();
        if (replay.isPlaying() || stand.needsFrames()) {
            Gdx.graphics.requestRendering();
        }
    }

    @Override
    protected void drawBehind() {
        stand.draw(stage());
    }

    /** Where one is shows at once; the figures when what changes them has been seen. */
    private void refresh() {
        if (isOld) {
            isOld = false;
            scrubber.setAt(replay.at());
            controls.refresh();
            logPanel.refresh();
            say();
            showFinding();
        }
        if (figuresAreOld && !table.isBusy()) {
            figuresAreOld = false;
            shown.copyFrom(town());
            hintBar.setVisible(shown.meeples(Place.HAND) == 0);
            topBar.show(shown);
            cards.show(shown);
        }
    }

    /** What happened last. */
    private void say() {
        List<LogEntry> entries = log.entries();
        if (entries.isEmpty()) {
            topBar.say(null, words.get("replay.begins"));
            return;
        }
        LogEntry last = entries.get(entries.size() - 1);
        Seat who = last.seat() == Town.NOBODY ? null : seats().get(last.seat());
        topBar.say(who, events.say(last.event()));
    }

    /** What would have been better here is drawn on the table. */
    private void showFinding() {
        Finding here = reviewIsOpen && !replay.isPlaying() ? finding() : null;
        review.show(here);
        table.preview(here == null ? null : findings.preview(here));
        table.glow(here == null ? List.of() : findings.targets(here));
    }

    // What the match tells

    @Override
    public void played(int seat, int move, List<Event> told) {
        table.act(told, town(), Pace.OTHERS);
        moved();
    }

    @Override
    public void wentTo(int decisions) {
        table.goTo(town());
        moved();
    }

    private void moved() {
        table.markLast(log.lastTurn());
        isOld = true;
        figuresAreOld = true;
        Gdx.graphics.requestRendering();
    }

    // What buttons and keys do

    /** What is still moving has been seen enough by whoever goes elsewhere. */
    private void settle() {
        table.finish();
        isOld = true;
        Gdx.graphics.requestRendering();
    }

    @Override
    public void toStart() {
        settle();
        replay.goTo(0);
    }

    @Override
    public void turnBack() {
        settle();
        replay.turnBack();
    }

    @Override
    public void stepBack() {
        settle();
        replay.stepBack();
    }

    @Override
    public void playOrPause() {
        if (replay.isPlaying()) {
            replay.pause();
        } else {
            replay.play();
        }
        isOld = true;
        Gdx.graphics.requestRendering();
    }

    @Override
    public void stepOn() {
        settle();
        replay.stepOn();
    }

    @Override
    public void turnOn() {
        settle();
        replay.turnOn();
    }

    @Override
    public void toEnd() {
        settle();
        replay.goTo(replay.length());
    }

    @Override
    public void setSpeed(double times) {
        replay.setSpeed(times);
        table.setTempo((float) times);
    }

    private void scrub(int decisions) {
        replay.goTo(decisions);
        isOld = true;
        refresh();
    }

    private void jump(int decisions) {
        settle();
        replay.goTo(decisions);
    }

    /** Opens the analysis, or puts it away. */
    private void review() {
        reviewIsOpen = !reviewIsOpen;
        if (reviewIsOpen) {
            analysis.start();
        } else {
            analysis.stop();
        }
        rebuild();
    }

    @Override
    protected void shown() {
        if (reviewIsOpen) {
            analysis.start();
            rebuild();
        }
    }

    @Override
    protected void hidden() {
        replay.pause();
        analysis.stop();
    }

    private void askSeats() {
        replay.pause();
        isOld = true;
        open(new ResumeDialog(words, seats(), this::resume));
    }

    private void resume(List<Seat> players) {
        doors.sitDown(replay.match().branch(replay.at(), players));
    }

    @Override
    protected boolean command(Command command) {
        switch (command) {
            case UNDO -> stepBack();
            case REDO, TURN -> stepOn();
            case PAGE_BACK -> turnBack();
            case PAGE_ON -> turnOn();
            case WHOLE_VIEW -> wholeView();
            case SKIP -> settle();
            case FASTER -> nextSpeed();
            case LOG -> log();
            case HINT -> review();
            case MENU -> back();
            default -> {
                return false;
            }
        }
        return true;
    }

    /** A stick moves the lists at the side while there are any; triggers look closer. */
    @Override
    protected void steered(float right, float up, float closer, float seconds) {
        boolean lists = logIsOpen || reviewIsOpen;
        if (lists) {
            super.steered(right, up, closer, seconds);
        }
        if (lists
                ? looking.steer(0, 0, closer, seconds)
                : looking.steer(right, up, closer, seconds)) {
            viewChanged();
        }
    }

    private void wholeView() {
        table.resetView();
        viewChanged();
    }

    private void nextSpeed() {
        int index = ReplayControls.SPEEDS.indexOf(replay.speed());
        setSpeed(ReplayControls.SPEEDS.get((index + 1) % ReplayControls.SPEEDS.size()));
        rebuild();
    }

    // What the log needs

    @Override
    public TownWords words() {
        return words;
    }

    @Override
    public List<Seat> seats() {
        return replay.match().seats();
    }

    @Override
    public void copyText() {
        ui.platform().copy(MatchText.write(whole()));
        ui.screens().toast(words.get("toast.copied"));
    }

    private Match<Town, Event> whole() {
        return replay.match().branch(replay.length(), seats());
    }

    @Override
    public void log() {
        logIsOpen = !logIsOpen;
        rebuild();
    }

    @Override
    public void pressed(LogEntry entry) {
        jump(entry.decision());
    }

    // What pointers do on the table

    private Town town() {
        return replay.match().position();
    }

    @Override
    public void point(Target target) {}

    @Override
    public void press(Target target) {
        help().hide();
        if (target == null) {
            settle();
        } else {
            explainTarget(target);
        }
    }

    @Override
    public int carried(Target from) {
        return Meeple.NONE;
    }

    @Override
    public void drag(Target from, Target to) {}

    @Override
    public void explainTarget(Target target) {
        if (target == null) {
            help().hide();
        } else {
            help().showAt(null, table.anchor(target), pieces.explain(target));
        }
        Gdx.graphics.requestRendering();
    }

    private void explainSeat(int seat) {
        explainTarget(Target.supply(seat));
    }

    @Override
    public void viewChanged() {
        Gdx.graphics.requestRendering();
    }

    @Override
    protected InputProcessor behind() {
        return input;
    }

    // For tests that look on

    public Replay<Town, Event> replay() {
        return replay;
    }

    public TownTable table() {
        return table;
    }

    @Override
    public void dispose() {
        super.dispose();
        stand.dispose();
    }
}
