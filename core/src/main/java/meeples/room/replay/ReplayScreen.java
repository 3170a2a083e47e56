package meeples.room.replay;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.InputProcessor;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.ArrayList;
import java.util.List;
import meeples.game.BoardGame;
import meeples.input.Command;
import meeples.play.Eyes;
import meeples.play.Match;
import meeples.play.MatchText;
import meeples.play.MatchWatcher;
import meeples.play.Replay;
import meeples.play.Rules;
import meeples.play.Seat;
import meeples.play.WatchOrder;
import meeples.room.Doors;
import meeples.room.log.LogEntry;
import meeples.room.log.LogPanel;
import meeples.room.review.Analysis;
import meeples.room.review.Finding;
import meeples.room.review.FindingWords;
import meeples.room.sitting.Onlooker;
import meeples.room.telling.NarratorView;
import meeples.room.view.TableInput;
import meeples.room.view.TableView;
import meeples.room.view.TopBar;
import meeples.table.GameTable;
import meeples.table.Margins;
import meeples.table.Pace;
import meeples.table.TableLayout;
import meeples.table.Target;
import meeples.text.Texts;
import meeples.ui.ControlsBar;
import meeples.ui.Neighbours;
import meeples.ui.Scrubber;
import meeples.ui.Theme;
import meeples.ui.Ui;
import meeples.ui.UiPicture;
import meeples.ui.UiScreen;

/** A match to be watched: the table with all its figures, the log, and a way through time. */
public final class ReplayScreen<S, E> extends UiScreen
        implements MatchWatcher<E>, ReplayControls.Actions, TableInput.Intents, LogPanel.Owner<E> {
    private static final float LOG_SHARE = 0.4f;

    /** With less height than this there is only the analysis. */
    private static final float LEAST_FOR_BOTH = 490;

    private final Doors doors;
    private final Texts texts;
    private final BoardGame<S, E> game;
    private final Replay<S, E> replay;
    private final boolean keepsSecrets;
    private final ReplayMarks<S, E> marks;
    private final TableView<S, E> view;
    private final GameTable<S, E> table;
    private final Analysis<S, E> analysis;
    private final FindingWords<S, E> findings;
    private TopBar topBar;
    private ReplayControls<S, E> controls;
    private Scrubber scrubber;
    private ControlsBar controlsBar;
    private NarratorView narrator;
    private LogPanel<E> logPanel;
    private ReviewPanel<S, E> review;
    private boolean logIsOpen;
    private boolean reviewIsOpen;
    private boolean isOld = true;

    /**
     * @param match is left as it is: what is watched is a copy
     * @param decisions from where on it is watched
     */
    public ReplayScreen(
            Ui ui, Doors doors, BoardGame<S, E> game, Match<S, E> match, int decisions) {
        super(ui);
        this.doors = doors;
        this.game = game;
        texts = ui.texts().of(game.name());
        Onlooker<S, E> onlooker = new Onlooker<>(match);
        keepsSecrets = onlooker.keepsSecrets();
        Eyes eyes = keepsSecrets ? onlooker.alone() : Eyes.EVERYBODY;
        Match<S, E> copy = match.branch(match.size(), match.seats());
        replay = new Replay<>(copy);
        marks = new ReplayMarks<>(game, copy, eyes, texts);
        replay.goTo(decisions);
        view = new TableView<>(this, make, game, copy, () -> eyes, seat -> Pace.OTHERS, this);
        table = view.table();
        copy.addWatcher(WatchOrder.COMMENTS, this);
        analysis = doors.analysis(game, match);
        findings = new FindingWords<>(game, texts, analysis.match());
        reviewIsOpen = finding() != null;
        logIsOpen = columnRoom(view.stand().safeMargins()).isBesideTable();
    }

    // What is on the screen

    @Override
    protected void build(Table root) {
        Theme theme = ui.theme();
        Margins safe = view.stand().safeMargins();
        float height = theme.px(6) * 2 + Math.max(theme.px(72), theme.size().finger());
        Margins free = safe.plusBottom(height);
        boolean hasColumn = logIsOpen || reviewIsOpen;
        ColumnRoom room = columnRoom(free);
        float column = hasColumn ? room.width() : 0;
        float beside = hasColumn ? room.besideTable() : 0;
        view.layOut(ColumnRoom.narrower(free, beside));
        TableLayout layout = view.layout();
        stage().addActor(view.makeCards(this::explainSeat));
        addTopBar(beside);
        addControls(layout);
        addStrip(safe, height);
        // What covers the table leaves the buttons free.
        Rectangle counter = layout.counter();
        float low = beside == column ? safe.bottom() + height : counter.y + counter.height;
        addColumn(safe, column, low);
        isOld = true;
        view.moved();
        refresh();
    }

    private ColumnRoom columnRoom(Margins free) {
        return new ColumnRoom(ui.theme(), view.stand(), stage().getWidth(), free);
    }

    private void addTopBar(float column) {
        List<TopBar.Tool> tools = new ArrayList<>();
        if (!keepsSecrets) {
            tools.add(new TopBar.Tool("replay.review", "chart", this::review));
        }
        tools.add(new TopBar.Tool("log", "log", this::log));
        TopBar.Tool leave = new TopBar.Tool("replay.leave", "arrow-left", this::back);
        topBar = new TopBar(this, make, leave, tools);
        view.place(topBar, column);
        stage().addActor(topBar);
    }

    private void addControls(TableLayout layout) {
        controls = new ReplayControls<>(this, make, game, replay, this);
        Rectangle area = new Rectangle(layout.prompt()).merge(layout.buttons());
        controls.setBounds(area.x, area.y, area.width, area.height);
        stage().addActor(controls);
        controlsBar = new ControlsBar(ui, this::controls, this::controlsDevice);
        Rectangle free = layout.hand();
        float left = area.x + (area.width - controls.getPrefWidth()) / 2;
        float width = Math.max(0, Math.min(free.width, left - free.x));
        controlsBar.setBounds(free.x, free.y, width, free.height);
        addAbove(controlsBar);
        Rectangle beside = new Rectangle(free.x, free.y, Math.max(0, left - free.x), free.height);
        narrator = view.makeNarrator(beside, beside);
        stage().addActor(narrator);
        stage().addActor(view.makeLastRound());
    }

    private void addStrip(Margins safe, float height) {
        Theme theme = ui.theme();
        Strip strip = new Strip();
        strip.setBackground(theme.drawable(UiPicture.DARK));
        strip.setBounds(
                safe.left(),
                safe.bottom(),
                stage().getWidth() - safe.left() - safe.right(),
                height);
        strip.pad(theme.px(6), theme.px(12), theme.px(6), theme.px(12));
        scrubber = new Scrubber(this, "replay.scrubber", replay.length(), this::scrub);
        mark();
        strip.add(scrubber).growX();
        if (!keepsSecrets) {
            // Whoever played on in another's place would see what that one hides.
            strip.add(make.button("replay.resume", texts.get("replay.resume"), this::askSeats))
                    .minHeight(theme.size().finger())
                    .padLeft(theme.px(14));
        }
        stage().addActor(strip);
    }

    /**
     * The way through time with a button at its end. Left and right go through time there, so that
     * the button is reached by going down.
     */
    private final class Strip extends Table implements Neighbours {
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
        logPanel = view.makeLog(this, new Rectangle(x, bottom, width, logHeight), hasLog);
        stage().addActor(logPanel);
        float low = hasLog ? logHeight : 0;
        review =
                new ReviewPanel<>(
                        this,
                        make,
                        findings,
                        analysis,
                        new Rectangle(x, bottom + low, width, height - low),
                        this::jump);
        review.setVisible(reviewIsOpen);
        stage().addActor(review);
        help().keepOff(review);
        view.cards().cover(new Rectangle(x, bottom, column, height));
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
    protected boolean hasControlsStrip() {
        return false;
    }

    @Override
    protected String firstFocus() {
        return "replay.play";
    }

    // Frame by frame

    @Override
    protected void act(float delta) {
        boolean newFigures = view.act(delta);
        if (newFigures) {
            narrator.setVisible(game.flow().handIsEmpty(view.shown()));
        }
        boolean free = narrator.isVisible() && narrator.captions().isEmpty();
        controlsBar.setVisible(free && !help().isShown());
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
        if (replay.isPlaying() || view.needsFrames()) {
            Gdx.graphics.requestRendering();
        }
    }

    @Override
    protected void drawBehind() {
        view.draw();
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
    }

    /** What happened last. */
    private void say() {
        List<LogEntry<E>> entries = view.log().entries();
        if (entries.isEmpty()) {
            topBar.say(null, texts.get("replay.begins"));
            return;
        }
        LogEntry<E> last = entries.get(entries.size() - 1);
        Seat who = last.seat() == Rules.NOBODY ? null : seats().get(last.seat());
        topBar.say(who, view.log().say(last, texts));
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
    public void played(int seat, int move, List<E> told) {
        moved();
    }

    @Override
    public void wentTo(int decisions) {
        moved();
    }

    private void moved() {
        isOld = true;
        view.moved();
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

    /** Opens the analysis, or puts it away; there is none while there are secrets. */
    private void review() {
        if (keepsSecrets) {
            return;
        }
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
        open(new ResumeDialog(game.bots(), texts, seats(), this::resume));
    }

    private void resume(List<Seat> players) {
        doors.sitDown(game, replay.match().branch(replay.at(), players));
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
        if (lists ? view.steer(0, 0, closer, seconds) : view.steer(right, up, closer, seconds)) {
            viewChanged();
        }
    }

    private void wholeView() {
        view.wholeView();
        viewChanged();
    }

    private void nextSpeed() {
        int index = ReplayControls.SPEEDS.indexOf(replay.speed());
        setSpeed(ReplayControls.SPEEDS.get((index + 1) % ReplayControls.SPEEDS.size()));
        rebuild();
    }

    // What the log needs

    @Override
    public List<Seat> seats() {
        return replay.match().seats();
    }

    @Override
    public void copyText() {
        if (keepsSecrets) {
            ui.screens().toast(texts.get("no.copy.secret"));
            return;
        }
        ui.platform().copy(MatchText.write(whole()));
        ui.screens().toast(texts.get("toast.copied"));
    }

    private Match<S, E> whole() {
        return replay.match().branch(replay.length(), seats());
    }

    @Override
    public void log() {
        logIsOpen = !logIsOpen;
        rebuild();
    }

    @Override
    public void pressed(LogEntry<E> entry) {
        jump(entry.decision());
    }

    // What pointers do on the table

    @Override
    public void point(Target target) {}

    @Override
    public void press(Target target) {
        help().hide();
        if (target == null) {
            settle();
        } else if (target.isPanel()) {
            explainSeat(target.index());
        } else {
            explainTarget(target);
        }
    }

    @Override
    public String carried(Target from) {
        return null;
    }

    @Override
    public void drag(Target from, Target to) {}

    @Override
    public void explainTarget(Target target) {
        view.showHelp(target);
    }

    /** Tells of a player, whose belongings come near where a table has them. */
    private void explainSeat(int seat) {
        table.bringNear(seat);
        explainTarget(Target.panel(seat));
    }

    @Override
    public void viewChanged() {
        Gdx.graphics.requestRendering();
    }

    @Override
    protected InputProcessor behind() {
        return view.input();
    }

    // For tests that look on

    public Replay<S, E> replay() {
        return replay;
    }

    public GameTable<S, E> table() {
        return table;
    }

    @Override
    public void dispose() {
        super.dispose();
        view.dispose();
    }
}
