package meeples.room.playing;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.InputProcessor;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Button;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.TimeUtils;
import java.util.ArrayList;
import java.util.List;
import meeples.game.BoardGame;
import meeples.game.ask.Ask;
import meeples.input.Command;
import meeples.input.Device;
import meeples.input.DeviceKind;
import meeples.play.Match;
import meeples.play.MatchText;
import meeples.play.Seat;
import meeples.room.Doors;
import meeples.room.asking.AskView;
import meeples.room.asking.Asking;
import meeples.room.asking.FirstGameGuide;
import meeples.room.asking.TargetSpots;
import meeples.room.ending.Counting;
import meeples.room.faces.Faces;
import meeples.room.log.LogEntry;
import meeples.room.log.LogPanel;
import meeples.room.saves.MatchKeeper;
import meeples.room.scores.Feast;
import meeples.room.scores.ScoresScreen;
import meeples.room.sitting.Coach;
import meeples.room.sitting.Keeper;
import meeples.room.sitting.LostBanner;
import meeples.room.sitting.SeatDialog;
import meeples.room.sitting.SeatHands;
import meeples.room.sitting.Sitting;
import meeples.room.telling.NarratorView;
import meeples.room.view.Note;
import meeples.room.view.SeatCards;
import meeples.room.view.TableInput;
import meeples.room.view.TableView;
import meeples.room.view.TopBar;
import meeples.settings.Toggle;
import meeples.table.GameTable;
import meeples.table.Pace;
import meeples.table.TableLayout;
import meeples.table.Target;
import meeples.text.Texts;
import meeples.ui.ControlsBar;
import meeples.ui.Stirrings;
import meeples.ui.Ui;
import meeples.ui.UiScreen;
import meeples.ui.Widgets;

/** The table with a match on it, and all that a player needs to take part. */
public class TableScreen<S, E> extends UiScreen
        implements Sitting.Host, TableInput.Intents, TopBar.Actions, LogPanel.Owner<E> {
    /** How long a stick would have to be held for what a press scrolls. */
    private static final float READ_A_PRESS = 0.15f;

    private static final long SKIPPING_MILLIS = 300;

    private final Doors doors;
    private final BoardGame<S, E> game;
    private final Texts texts;
    private final Sitting<S, E> sitting;
    private final TableView<S, E> view;
    private final GameTable<S, E> table;
    private final SeatHands<S, E> hands;
    private final Asking<S, E> asking;
    private final Faces<S, E> faces;
    private final Stirrings stirrings;
    private NarratorView narrator;
    private LogPanel<E> log;
    private Device reader;
    private final boolean wasOver;
    private Counting<S> counting;
    private boolean logIsOpen;

    /** The name of what had the focus when the log was opened, or null. */
    private String beforeLog;

    private boolean scoresWereShown;
    private long skippedAt;

    public TableScreen(Ui ui, Doors doors, BoardGame<S, E> game, Match<S, E> match) {
        this(ui, doors, game, match, new MatchKeeper<>(game, ui.platform()), Coach.none());
    }

    /**
     * @param keeper keeps the match while it is played
     */
    protected TableScreen(
            Ui ui,
            Doors doors,
            BoardGame<S, E> game,
            Match<S, E> match,
            Keeper<S, E> keeper,
            Coach<S> coach) {
        super(ui);
        this.doors = doors;
        this.game = game;
        texts = ui.texts().of(game.name());
        sitting =
                new Sitting<>(
                        game, match, ui.platform().thinking(), keeper, coach, ui.settings(), this);
        view = new TableView<>(this, make, game, match, sitting.onlooker()::eyes, this::pace, this);
        table = view.table();
        hands = new SeatHands<>(this, game, sitting);
        asking = new Asking<>(this, game, sitting, hands, table, this::menu);
        faces = new Faces<>(ui, game, match);
        wasOver = match.isOver();
        stirrings = new Stirrings(ui.settings(), table::stir);
    }

    private Pace pace(int seat) {
        return seats().get(seat).isHuman() ? Pace.OWN : Pace.OTHERS;
    }

    @Override
    protected void build(Table root) {
        view.layOut(view.stand().safeMargins());
        TableLayout layout = view.layout();
        TopBar topBar = TopBar.forPlaying(this, make, this);
        view.place(topBar, 0);
        SeatCards cards = view.makeCards(this::showSeat);
        AskView askView = new AskView(this, make, table, seats(), this::tip);
        TargetSpots spots =
                new TargetSpots(this, table, game.navigation(), this::press, view::explain);
        log = view.makeLog(this, view.logArea(), logIsOpen);
        stage().addActor(cards);
        stage().addActor(spots);
        stage().addActor(topBar);
        stage().addActor(view.makeLastRound());
        narrator = addNarrator(layout);
        stage().addActor(askView);
        addAbove(controlsBar(layout));
        stage().addActor(log);
        Note note = new Note(make, table);
        stage().addActor(note);
        stage().addActor(faces.build(make, layout));
        LostBanner banner = new LostBanner(make, texts, layout, hands::take);
        stage().addActor(banner);
        hands.showIn(cards, banner);
        askView.callAt(this::calledAt);
        log.refresh();
        asking.showIn(askView, spots, topBar, note);
        if (scoresWereShown) {
            addWayToScores(layout);
        }
        if (counting != null) {
            stage().addActor(counting);
            counting.showAt(layout, cards, view.narration());
        }
    }

    /** What a beginner might think of at a question; empty for nothing. */
    protected String tip(Ask<?> ask) {
        return new FirstGameGuide(ui.settings()).tip(ask);
    }

    private NarratorView addNarrator(TableLayout layout) {
        Rectangle whole = new Rectangle(layout.hand()).merge(layout.prompt());
        Rectangle besideHand = new Rectangle(layout.prompt()).merge(layout.buttons());
        float hints = AskView.hintsHeight(ui.theme(), layout);
        besideHand.y += hints;
        besideHand.height -= hints;
        NarratorView view = this.view.makeNarrator(whole, besideHand);
        stage().addActor(view);
        return view;
    }

    private void addWayToScores(TableLayout layout) {
        Rectangle area = layout.buttons();
        float low = area.y + AskView.hintsHeight(ui.theme(), layout);
        float height = Math.min(ui.theme().px(84), area.y + area.height - low);
        Button button = make.chiefButton("scores", texts.get("score.open"), this::over);
        AskView.squeeze(button, height);
        button.setBounds(area.x, low, area.width, height);
        stage().addActor(button);
    }

    @Override
    protected String firstFocus() {
        return scoresWereShown ? "scores" : super.firstFocus();
    }

    private ControlsBar controlsBar(TableLayout layout) {
        ControlsBar bar = new ControlsBar(ui, this::controls, this::controlsDevice);
        Rectangle area = layout.buttons();
        bar.setBounds(area.x, area.y, area.width, AskView.hintsHeight(ui.theme(), layout));
        bar.right();
        return bar;
    }

    @Override
    protected boolean hasControlsStrip() {
        return false;
    }

    /** Whoever is asked sees their own buttons, whatever others press meanwhile. */
    @Override
    protected Device controlsDevice() {
        Device holder =
                dialog() == null && asking.isOpen() && !hands.isLost()
                        ? hands.holder(asking.seat())
                        : null;
        return holder == null ? super.controlsDevice() : holder;
    }

    @Override
    protected boolean isForPointers() {
        return dialog() != null || hands.decides(ui.devices().last());
    }

    @Override
    protected void addControls(List<ControlsBar.Control> controls) {
        if (view.layout().isLow() && controlsDevice().kind() == DeviceKind.TOUCH) {
            return; // fingers need no names of buttons, and words need the room
        }
        if (scoresWereShown) {
            controls.add(control(Command.ACCEPT, ui.text("controls.choose")));
        } else if (hands.isLost()) {
            controls.add(control(Command.ACCEPT, texts.get("controls.take-seat")));
        } else if (!asking.isOpen()) {
            controls.add(control(Command.ACCEPT, texts.get("controls.skip")));
            if (asking.offersTakeBack() && hands.decidedLast(controlsDevice())) {
                controls.add(control(Command.UNDO, texts.get("controls.undo")));
            }
        } else if (hands.decides(controlsDevice())) {
            controls.add(control(Command.ACCEPT, ui.text("controls.choose")));
            if (asking.canTurn()) {
                controls.add(control(Command.TURN, texts.get("controls.turn")));
            }
            if (asking.canStepBack() || sitting.canUndo() && hands.decidedLast(controlsDevice())) {
                controls.add(control(Command.UNDO, texts.get("controls.undo")));
            }
        }
        if (ui.theme().size().bigScreen() && controlsDevice().kind().isPad()) {
            // Elsewhere they are shown beside the buttons of the bar, too small for a couch.
            controls.add(control(Command.MENU, texts.get("controls.menu")));
            controls.add(control(Command.LOG, texts.get("log.title")));
            controls.add(control(Command.PAGE_BACK, texts.get("controls.faces")));
            controls.add(control(Command.PAGE_ON, texts.get("controls.advice")));
        }
    }

    // Frame by frame

    @Override
    protected void act(float delta) {
        view.act(delta);
        if (dialog() == null && goesOn()) {
            sitting.update(delta);
        }
        // Faces at the end would tell who has won before it is counted.
        faces.update(table.isBusy() || isEnding());
        hands.update();
        asking.update();
        view.look();
        narrator.setVisible(!asking.needsCounter());
        if (asking.isOpen()) {
            view.asks(asking.seat());
        }
        if (isEnding() && !table.isBusy() && !isCounting(delta)) {
            scoresWereShown = true;
            stopCounting();
            over();
        }
        boolean waits = dialog() != null || asking.isShown() || sitting.isOver();
        boolean idle = waits && !asking.isThinking() && !sitting.waits();
        if (idle && table.isOnlyStirring()) {
            stirrings.drawSoon();
        } else if (!idle || view.needsFrames()) {
            Gdx.graphics.requestRendering();
        }
    }

    /** Whether the match is over and it is still to be shown who has won. */
    private boolean isEnding() {
        return sitting.isOver() && !scoresWereShown && showsEnding();
    }

    /** Whether bots may play, and what needs no decision may be done. */
    protected boolean goesOn() {
        return true;
    }

    /** Whether the end of the match is celebrated here, and its scores are shown. */
    protected boolean showsEnding() {
        return true;
    }

    /** Whether the table still counts; not what was over before anybody sat down here. */
    private boolean isCounting(float delta) {
        if (wasOver || ui.settings().reducedMotion.isOn() || ui.settings().speed.get() >= 400) {
            return false;
        }
        if (counting == null) {
            S end = sitting.position();
            counting = new Counting<>(ui, make, texts, game.scoring(), end, seats().size());
            stage().addActor(counting);
            counting.showAt(view.layout(), view.cards(), view.narration());
        }
        Gdx.graphics.requestRendering();
        return counting.goOn(delta);
    }

    private void stopCounting() {
        if (counting != null) {
            counting.remove();
            counting = null;
        }
    }

    /** Whoever presses anything while the table counts has seen enough of it. */
    private boolean skipsCounting() {
        if (counting == null) {
            return false;
        }
        counting.finish();
        Gdx.graphics.requestRendering();
        return true;
    }

    @Override
    protected void drawBehind() {
        view.draw();
    }

    // What the sitting needs

    @Override
    public boolean isBusy() {
        return table.isBusy();
    }

    @Override
    public void finish() {
        table.finish();
    }

    @Override
    public void moved() {
        asking.moved();
        view.moved();
        stopCounting();
        Gdx.graphics.requestRendering();
    }

    @Override
    public void notSaved() {
        ui.screens().toast(ui.text("ui.storage-fails"));
    }

    @Override
    public void botFailed(int seat, Throwable failure) {
        Gdx.app.error("bots", "the bot of seat " + seat + " failed", failure);
        ui.screens().toast(texts.get("toast.bot-failed", seats().get(seat).name()));
    }

    @Override
    public void heldBack(String why) {
        asking.explain(why);
    }

    @Override
    public List<Seat> seats() {
        return sitting.match().seats();
    }

    /** Players who are called while it is not their turn are asked where they sit. */
    private Rectangle calledAt(int seat) {
        boolean called = hands.isHeld(seat) && seat != game.flow().active(sitting.position());
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
        if (skipsCounting()) {
            return;
        }
        boolean panel = target != null && target.isPanel();
        if (!asking.isOpen()) {
            if (!panel || !table.bringNear(target.index())) {
                sitting.hurry();
            }
            Gdx.graphics.requestRendering();
        } else if (target == null) {
            asking.stepBack();
        } else if (asking.isAnswer(target)) {
            asking.press(target);
        } else if (panel) {
            showSeat(target.index());
        } else {
            explainTarget(target);
        }
    }

    @Override
    public String carried(Target from) {
        return asking.carried(from);
    }

    @Override
    public void drag(Target from, Target to) {
        asking.drag(from, to);
    }

    @Override
    public void explainTarget(Target target) {
        view.showHelp(target);
    }

    @Override
    public void viewChanged() {
        asking.show();
        Gdx.graphics.requestRendering();
    }

    @Override
    protected InputProcessor behind() {
        return view.input();
    }

    @Override
    protected boolean canPressBehind() {
        return hands.decides(ui.devices().last()) && asking.wantsPointed();
    }

    // What keys and buttons do

    @Override
    protected boolean heard(Device device, Command command) {
        if (skipsCounting()) {
            return true;
        }
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
                        ? view.steer(0, 0, closer, seconds)
                        : view.steer(right, up, closer, seconds);
        if (looks) {
            viewChanged();
        }
    }

    private void wholeView() {
        view.wholeView();
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
            case SCORES -> openSeat(Math.max(0, sitting.match().decider()));
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
        boolean nobody = !scoresWereShown && !asking.isOpen();
        boolean onTable = focus().focused() == null || !focus().isVisible();
        boolean offers = asking.offersTakeBack();
        if (nobody && (onTable || !asking.hasTargets() && !offers)) {
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
            asking.explain(texts.get("no.undo"));
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
            asking.explain(texts.get("no.redo"));
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
        help().hide();
        if (logIsOpen) {
            beforeLog = focus().name();
        } else if (focus().isIn(log)) {
            focus().focusOn(beforeLog);
        }
        Gdx.graphics.requestRendering();
    }

    @Override
    public void menu() {
        open(new PauseMenu<>(doors, game, sitting, this::copyText, this::copyLink));
    }

    @Override
    protected void back() {
        if (logIsOpen) {
            log();
        } else if (!asking.stepBack()) {
            menu();
        }
    }

    /** One press brings a player's belongings near, where a table has them; another tells more. */
    private void showSeat(int index) {
        if (table.bringNear(index)) {
            Gdx.graphics.requestRendering();
        } else {
            openSeat(index);
        }
    }

    /** Tells all about a seat, and lets others sit down there. */
    protected void openSeat(int index) {
        open(new SeatDialog<>(game, sitting, hands, index, view.shown()));
    }

    /** The whole match as text, for a bug report or to play it again. */
    @Override
    public void copyText() {
        if (mayCopy()) {
            ui.platform().copy(MatchText.write(sitting.match()));
            ui.screens().toast(texts.get("toast.copied"));
        }
    }

    private void copyLink() {
        if (mayCopy()) {
            ui.platform().link(MatchText.write(sitting.match()), this::copyLink);
        }
    }

    private void copyLink(String address) {
        ui.platform().copy(address);
        ui.screens().toast(texts.get("toast.link-copied"));
    }

    private boolean mayCopy() {
        boolean secret = sitting.onlooker().keepsSecrets();
        if (secret) {
            ui.screens().toast(texts.get("no.copy.secret"));
        }
        return !secret;
    }

    @Override
    public void pressed(LogEntry<E> entry) {
        table.focus(entry.facts().place());
    }

    /** The match is over, and everybody has seen how. */
    protected void over() {
        Feast feast = wasOver ? null : new AtTable();
        ui.screens().push(new ScoresScreen<>(ui, doors, game, sitting.match(), feast));
    }

    /** The winners are cheered where the match was played. */
    private final class AtTable implements Feast {
        @Override
        public void celebrate(List<Integer> winners) {
            table.celebrate(winners);
        }

        @Override
        public Actor players(Widgets make) {
            return view.makeCardsToSee(make);
        }

        @Override
        public void act(float delta) {
            view.act(delta);
        }

        @Override
        public boolean needsFrames() {
            return view.needsFrames();
        }

        @Override
        public void draw() {
            view.draw();
        }
    }

    /** The match that is being played; for tests that look on. */
    public Match<S, E> match() {
        return sitting.match();
    }

    /** The table that it is played at; for tests that look on. */
    public GameTable<S, E> table() {
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
    protected void shown() {
        stirrings.holdStill();
        tellOfFingers();
    }

    /** Nobody would guess what they can do besides tapping. */
    private void tellOfFingers() {
        Toggle told = ui.settings().fingersTold;
        if (ui.platform().isTouched() && !told.isOn()) {
            told.set(true);
            ui.screens().toast(ui.text("ui.fingers"));
        }
    }

    @Override
    protected boolean stirred() {
        stirrings.holdStill();
        return false;
    }

    @Override
    protected void hidden() {
        stirrings.stop();
        sitting.rest();
        asking.leave();
    }

    @Override
    public void dispose() {
        stirrings.stop();
        asking.leave();
        sitting.rest();
        faces.leave();
        super.dispose();
        view.dispose();
    }
}
