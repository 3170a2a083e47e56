package meeples.fistful.ui;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.InputProcessor;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.ui.Button;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.TimeUtils;
import java.util.ArrayList;
import java.util.List;
import meeples.fistful.model.Decision;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.fistful.table.TableLayout;
import meeples.fistful.table.Target;
import meeples.fistful.table.TargetKind;
import meeples.fistful.table.TownTable;
import meeples.fistful.ui.faces.Faces;
import meeples.fistful.ui.help.FirstGameGuide;
import meeples.fistful.ui.log.LogEntry;
import meeples.fistful.ui.words.TownWords;
import meeples.input.Command;
import meeples.input.Device;
import meeples.play.Match;
import meeples.play.MatchText;
import meeples.play.Seat;
import meeples.ui.HintBar;
import meeples.ui.Ui;
import meeples.ui.UiScreen;

/** The table with a match on it, and all that a player needs to take part. */
public class TableScreen extends UiScreen
        implements Sitting.Listener, TableInput.Intents, TopBar.Actions, LogPanel.Owner {
    /** How long a stick would have to be held for what a press scrolls. */
    private static final float READ_A_PRESS = 0.15f;

    private static final long SKIPPING_MILLIS = 300;

    private final Doors doors;
    private final TownWords words;
    private final TableStand stand;
    private final TownTable table;
    private final LookAround looking;
    private final Sitting sitting;
    private final SeatHands hands;
    private final Asking asking;
    private final TableInput input;
    private final Faces faces;
    private final Town shown;
    private TopBar topBar;
    private SeatCards cards;
    private LogPanel log;
    private PieceHelp pieces;
    private Device reader;
    private boolean figuresAreOld = true;
    private boolean logIsOpen;
    private boolean scoresWereShown;
    private long skippedAt;

    public TableScreen(Ui ui, Doors doors, Match<Town, Event> match) {
        this(ui, doors, match, new MatchKeeper(ui.platform()));
    }

    /**
     * @param keeper keeps the match while it is played
     */
    TableScreen(Ui ui, Doors doors, Match<Town, Event> match, MatchKeeper keeper) {
        super(ui);
        this.doors = doors;
        words = new TownWords(ui.texts());
        shown = match.positionAfter(match.size());
        stand = new TableStand(ui, words, match.seats());
        table = stand.table();
        looking = new LookAround(table);
        table.show(match.position());
        sitting = new Sitting(match, table, ui.platform().thinking(), keeper, ui.settings(), this);
        hands = new SeatHands(this, sitting, words);
        asking = new Asking(this, sitting, hands, table, words);
        table.markLast(sitting.log().lastTurn());
        input = new TableInput(table, this, this);
        faces = new Faces(ui, match);
    }

    @Override
    protected void build(Table root) {
        stand.layOut(stage().getWidth(), stage().getHeight(), stand.safeMargins());
        topBar = TopBar.forPlaying(this, make, words, this);
        TableLayout layout = table.layout();
        topBar.setBounds(
                layout.topBar().x,
                layout.topBar().y,
                layout.topBar().width,
                layout.topBar().height);
        cards = new SeatCards(make, words, layout, seats(), this::openSeat);
        FirstGameGuide guide = new FirstGameGuide(ui.texts(), ui.settings());
        AskView askView = new AskView(this, make, table, seats(), ask -> guide.tip(ask.tip()));
        pieces = new PieceHelp(words, this::town, seats());
        cards.explain(help(), seat -> pieces.explain(Target.supply(seat)));
        TargetSpots spots = new TargetSpots(this, table, this::press, pieces);
        log =
                new LogPanel(
                        this, make, table, sitting.log(), LogPanel.besideTown(ui.theme(), layout));
        log.setVisible(logIsOpen);
        stage().addActor(cards);
        stage().addActor(spots);
        stage().addActor(topBar);
        stage().addActor(askView);
        addAbove(hintBar(layout));
        stage().addActor(log);
        Note note = new Note(make, table);
        stage().addActor(note);
        stage().addActor(faces.build(make, layout));
        LostBanner banner = new LostBanner(make, words, layout, hands::take);
        stage().addActor(banner);
        hands.showIn(cards, banner);
        askView.callAt(this::calledAt);
        log.refresh();
        topBar.show(shown);
        cards.show(shown);
        asking.showIn(askView, spots, topBar, note);
        if (scoresWereShown) {
            addWayToScores(layout);
        }
    }

    private void addWayToScores(TableLayout layout) {
        Rectangle area = layout.buttons();
        float low = area.y + AskView.hintsHeight(ui.theme());
        float height = Math.min(ui.theme().px(84), area.y + area.height - low);
        Button button = make.chiefButton("scores", words.get("score.open"), this::over);
        button.setBounds(area.x, low, area.width, height);
        stage().addActor(button);
    }

    @Override
    protected String firstFocus() {
        return scoresWereShown ? "scores" : super.firstFocus();
    }

    private HintBar hintBar(TableLayout layout) {
        HintBar bar = new HintBar(ui, this::hints, this::hinted);
        Rectangle area = layout.buttons();
        bar.setBounds(area.x, area.y, area.width, AskView.hintsHeight(ui.theme()));
        bar.right();
        return bar;
    }

    @Override
    protected boolean hasHintStrip() {
        return false;
    }

    /** Whoever is asked sees their own buttons, whatever others press meanwhile. */
    @Override
    protected Device hinted() {
        Device holder =
                dialog() == null && asking.isOpen() && !hands.isLost()
                        ? hands.holder(town().decider())
                        : null;
        return holder == null ? super.hinted() : holder;
    }

    @Override
    protected boolean isForPointers() {
        return dialog() != null || hands.decides(ui.devices().last());
    }

    @Override
    protected void addHints(List<HintBar.Hint> hints) {
        if (sitting.isOver()) {
            hints.add(hint(Command.ACCEPT, ui.text("hint.choose")));
        } else if (hands.isLost()) {
            hints.add(hint(Command.ACCEPT, words.get("lost.hint")));
        } else if (!asking.isOpen()) {
            hints.add(hint(Command.ACCEPT, words.get("hint.skip")));
        } else if (hands.decides(hinted())) {
            hints.add(hint(Command.ACCEPT, ui.text("hint.choose")));
            if (asking.canTurn()) {
                hints.add(hint(Command.TURN, words.get("hint.turn")));
            }
            if (asking.canStepBack() || sitting.canUndo() && hands.decidedLast(hinted())) {
                hints.add(hint(Command.UNDO, words.get("hint.undo")));
            }
        }
        if (ui.theme().size().bigScreen() && hinted().kind().isPad()) {
            // Elsewhere they are shown beside the buttons of the bar, too small for a couch.
            hints.add(hint(Command.MENU, words.get("hint.menu")));
            hints.add(hint(Command.LOG, words.get("log.title")));
            hints.add(hint(Command.PAGE_BACK, words.get("hint.faces")));
            hints.add(hint(Command.PAGE_ON, words.get("hint.advice")));
        }
    }

    // Frame by frame

    @Override
    protected void act(float delta) {
        stand.act(delta);
        showFigures();
        if (dialog() == null) {
            sitting.update();
        }
        faces.update(table.isBusy());
        hands.update();
        asking.update();
        if (sitting.isOver() && !table.isBusy() && !scoresWereShown) {
            scoresWereShown = true;
            over();
        }
        boolean waits = dialog() != null || asking.isShown() || sitting.isOver();
        boolean idle = waits && !asking.isThinking();
        if (!idle || stand.needsFrames()) {
            Gdx.graphics.requestRendering();
        }
    }

    @Override
    protected void drawBehind() {
        stand.draw(stage());
    }

    /** Figures and log change when the movement is over: nobody wants to know too early. */
    private void showFigures() {
        if (figuresAreOld && !table.isBusy()) {
            figuresAreOld = false;
            shown.copyFrom(town());
            topBar.show(shown);
            cards.show(shown);
            log.refresh();
        }
    }

    // What the sitting tells

    @Override
    public void moved() {
        asking.moved();
        figuresAreOld = true;
        Gdx.graphics.requestRendering();
    }

    @Override
    public void notSaved() {
        ui.screens().toast(ui.text("ui.storage-fails"));
    }

    private Town town() {
        return sitting.town();
    }

    @Override
    public List<Seat> seats() {
        return sitting.match().seats();
    }

    @Override
    public TownWords words() {
        return words;
    }

    /** Players who are called while it is not their turn are asked where they sit. */
    private Rectangle calledAt(int seat) {
        boolean called = hands.isHeld(seat) && seat != town().active();
        return called ? table.layout().panel(seat).frame() : null;
    }

    // What pointers do

    @Override
    public void point(Target target) {
        asking.point(hands.decides(ui.devices().last()) ? target : null);
    }

    @Override
    public void press(Target target) {
        help().hide();
        if (!asking.isOpen()) {
            sitting.hurry();
            Gdx.graphics.requestRendering();
        } else if (target == null) {
            asking.stepBack();
        } else if (target.kind() == TargetKind.SUPPLY && town().decision() != Decision.GIVE) {
            openSeat(target.index());
        } else if (isScenery(target)) {
            explainTarget(target);
        } else {
            asking.press(target);
        }
    }

    private static boolean isScenery(Target target) {
        return switch (target.kind()) {
            case BAG, BANK, GRAVEYARD, EXPLOSION -> true;
            default -> false;
        };
    }

    @Override
    public int carried(Target from) {
        return asking.carried(from);
    }

    @Override
    public void drag(Target from, Target to) {
        asking.drag(from, to);
    }

    @Override
    public void explainTarget(Target target) {
        if (target == null) {
            help().hide();
        } else {
            help().showAt(null, table.anchor(target), pieces.explain(target));
        }
        Gdx.graphics.requestRendering();
    }

    @Override
    public void viewChanged() {
        asking.show();
        Gdx.graphics.requestRendering();
    }

    @Override
    protected InputProcessor behind() {
        return input;
    }

    @Override
    protected boolean canPressBehind() {
        return hands.decides(ui.devices().last()) && asking.wantsPointed();
    }

    // What keys and buttons do

    @Override
    protected boolean heard(Device device, Command command) {
        // A pad has no button to spare: the left shoulder is for faces here, the right for hints.
        Command meant = command == Command.PAGE_BACK ? Command.EMOTE : command;
        if (faces.heard(device, meant)) {
            return true;
        }
        if (command == Command.LOG) {
            reader = device;
        }
        boolean everybodys = ui.devices().isKeyboardSplit() && device == ui.devices().keyboard();
        if (everybodys && command == Command.BACK && !logIsOpen) {
            menu();
            return true;
        }
        return isReading(device) && read(command) || hands.heard(device, command);
    }

    /** Who opened the log may read it, whoever is asked. */
    private boolean isReading(Device device) {
        return logIsOpen && reader == device && !hands.decides(device);
    }

    private boolean read(Command command) {
        switch (command) {
            case UP -> super.steered(0, 1, 0, READ_A_PRESS);
            case DOWN -> super.steered(0, -1, 0, READ_A_PRESS);
            case BACK -> log();
            default -> {
                return false;
            }
        }
        return true;
    }

    /** While the log is open the stick moves that; triggers look closer in any case. */
    @Override
    protected void steered(float right, float up, float closer, float seconds) {
        if (logIsOpen) {
            super.steered(right, up, closer, seconds);
        }
        boolean looks =
                logIsOpen
                        ? looking.steer(0, 0, closer, seconds)
                        : looking.steer(right, up, closer, seconds);
        if (looks) {
            viewChanged();
        }
    }

    private void wholeView() {
        table.resetView();
        viewChanged();
    }

    @Override
    protected boolean command(Command command) {
        switch (command) {
            case UNDO -> undo();
            case REDO -> redo();
            case SKIP -> sitting.hurry();
            case LOG -> log();
            case HINT, PAGE_ON -> hint();
            case WHOLE_VIEW -> wholeView();
            case TURN -> asking.turn();
            case MENU -> menu();
            case SCORES -> openSeat(Math.max(0, town().decider()));
            case CHOICE_1 -> asking.digit(0);
            case CHOICE_2 -> asking.digit(1);
            case CHOICE_3 -> asking.digit(2);
            case CHOICE_4 -> asking.digit(3);
            case CHOICE_5 -> asking.digit(4);
            case ACCEPT -> {
                return hurryIfNobodyIsAsked();
            }
            default -> {
                return false;
            }
        }
        Gdx.graphics.requestRendering();
        return true;
    }

    private boolean hurryIfNobodyIsAsked() {
        boolean nobody = !sitting.isOver() && !asking.isOpen();
        boolean onTable = focus().focused() == null || !focus().isVisible();
        if (nobody && (onTable || !asking.hasTargets())) {
            sitting.hurry();
            skippedAt = TimeUtils.millis();
            Gdx.graphics.requestRendering();
            return true;
        }
        // Who presses once more to skip does not mean the question that comes up just then.
        return asking.isOpen() && TimeUtils.timeSinceMillis(skippedAt) < SKIPPING_MILLIS;
    }

    @Override
    public void undo() {
        if (asking.canStepBack() && hands.decides(ui.devices().last())) {
            asking.stepBack();
        } else if (!sitting.canUndo()) {
            asking.explain(words.get("no.undo"));
        } else if (hands.mayTakeBack()) {
            sitting.undo();
        }
    }

    @Override
    public void redo() {
        if (asking.isOpen() && !hands.mayAnswer()) {
            return;
        }
        if (sitting.canRedo()) {
            sitting.redo();
        } else {
            asking.explain(words.get("no.redo"));
        }
    }

    @Override
    public void hint() {
        asking.hint();
    }

    @Override
    public void emote() {
        faces.heard(ui.devices().last(), Command.EMOTE);
    }

    @Override
    public void log() {
        logIsOpen = !logIsOpen;
        log.setVisible(logIsOpen);
        log.refresh();
        Gdx.graphics.requestRendering();
    }

    @Override
    public void menu() {
        Runnable save = () -> doors.save(this, sitting.match());
        Runnable watch = () -> doors.watch(sitting.match(), 0);
        open(new PauseMenu(words, save, watch, this::copyText, doors, !sitting.isOver()));
    }

    @Override
    protected void back() {
        if (logIsOpen) {
            log();
        } else if (!asking.stepBack()) {
            menu();
        }
    }

    private void openSeat(int index) {
        open(new SeatDialog(words, sitting, hands, index, shown));
    }

    /** The whole match as text, for a bug report or to play it again. */
    @Override
    public void copyText() {
        ui.platform().copy(MatchText.write(sitting.match()));
        ui.screens().toast(words.get("toast.copied"));
    }

    @Override
    public void pressed(LogEntry entry) {
        table.focus(entry.place());
    }

    /** The match is over, and everybody has seen how. */
    void over() {
        ui.screens().push(new ScoresScreen(ui, doors, sitting.match(), words));
    }

    /** The match that is being played; for tests that look on. */
    public Match<Town, Event> match() {
        return sitting.match();
    }

    /** The table that it is played at; for tests that look on. */
    public TownTable table() {
        return table;
    }

    /** The names of all that answers the question now; for tests that look on. */
    public List<String> answers() {
        List<String> names = new ArrayList<>();
        if (isAsking() && dialog() == null) {
            asking.addAnswers(names);
        }
        return names;
    }

    /** Whether a human is being asked, and can answer; for tests that look on. */
    public boolean isAsking() {
        return asking.isOpen();
    }

    @Override
    protected void hidden() {
        sitting.rest();
        asking.leave();
    }

    @Override
    public void dispose() {
        asking.leave();
        sitting.leave();
        faces.leave();
        super.dispose();
        stand.dispose();
    }
}
