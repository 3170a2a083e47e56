package meeples.fistful.ui;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.InputProcessor;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.ArrayList;
import java.util.List;
import meeples.fistful.model.Decision;
import meeples.fistful.model.Place;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.fistful.rules.Move;
import meeples.fistful.table.TableLayout;
import meeples.fistful.table.Target;
import meeples.fistful.table.TargetKind;
import meeples.fistful.table.TownTable;
import meeples.fistful.ui.ask.Ask;
import meeples.fistful.ui.ask.AskConfirm;
import meeples.fistful.ui.ask.Desk;
import meeples.fistful.ui.ask.HintLines;
import meeples.fistful.ui.help.FirstGameGuide;
import meeples.fistful.ui.log.LogEntry;
import meeples.fistful.ui.words.TownWords;
import meeples.input.Command;
import meeples.play.Match;
import meeples.play.MatchText;
import meeples.play.MoveList;
import meeples.play.Seat;
import meeples.ui.Ui;
import meeples.ui.UiScreen;

/** The table with a match on it, and all that a player needs to take part. */
public final class TableScreen extends UiScreen
        implements Desk, Sitting.Listener, TableInput.Intents, TopBar.Actions, LogPanel.Owner {
    private final Doors doors;
    private final TownWords words;
    private final TableStand stand;
    private final TownTable table;
    private final Sitting sitting;
    private final TableInput input;
    private final Hints hints;
    private final Town shown;
    private TopBar topBar;
    private SeatCards cards;
    private AskView askView;
    private TargetSpots spots;
    private LogPanel log;
    private Note note;
    private PieceHelp pieces;
    private Ask ask;
    private Target pointed;
    private boolean askIsOld = true;
    private boolean figuresAreOld = true;
    private boolean statusIsOld = true;
    private boolean wasBusy;
    private boolean logIsOpen;
    private boolean scoresWereShown;
    private int lastHuman = Town.NOBODY;

    public TableScreen(Ui ui, Doors doors, Match<Town, Event> match) {
        super(ui);
        this.doors = doors;
        words = new TownWords(ui.texts());
        shown = match.positionAfter(match.size());
        stand = new TableStand(ui, words, match.seats());
        table = stand.table();
        table.show(match.position());
        hints = new Hints(ui.platform().thinking());
        Autosave autosave = new Autosave(ui.platform().storage());
        sitting =
                new Sitting(match, table, ui.platform().thinking(), autosave, ui.settings(), this);
        table.markLast(sitting.log().lastTurn());
        input = new TableInput(table, stage(), this);
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
        askView = new AskView(this, make, table, seats(), () -> guide.tip(town().decision()));
        pieces = new PieceHelp(words, this::town, seats());
        spots = new TargetSpots(this, table, this::press, pieces);
        log =
                new LogPanel(
                        this, make, table, sitting.log(), LogPanel.besideTown(ui.theme(), layout));
        log.setVisible(logIsOpen);
        stage().addActor(cards);
        stage().addActor(spots);
        stage().addActor(topBar);
        stage().addActor(askView);
        stage().addActor(log);
        note = new Note(make, table);
        stage().addActor(note);
        log.refresh();
        topBar.show(shown);
        cards.show(shown);
        showAsk();
    }

    // Frame by frame

    @Override
    protected void act(float delta) {
        stand.act(delta);
        if (dialog() == null) {
            sitting.update();
        }
        if (hints.update()) {
            note.hide();
            showAsk();
        }
        showFigures();
        findAsk();
        spots.follow(ask);
        if (sitting.isOver() && !table.isBusy() && !scoresWereShown) {
            scoresWereShown = true;
            showScores();
        }
        boolean waits = dialog() != null || ask != null || sitting.isOver();
        boolean idle = waits && !hints.isThinking();
        if (!idle || stand.needsFrames()) {
            Gdx.graphics.requestRendering();
        }
    }

    @Override
    protected void drawBehind() {
        stand.draw(stage());
    }

    /** Figures change when their movement is over, not before: nobody wants to know too early. */
    private void showFigures() {
        if (figuresAreOld && !table.isBusy()) {
            figuresAreOld = false;
            shown.copyFrom(town());
            topBar.show(shown);
            cards.show(shown);
        }
    }

    private void findAsk() {
        if (!askIsOld || dialog() != null) {
            return;
        }
        if (!sitting.asksHuman()) {
            showNoAsk();
        } else if (mustHandOver()) {
            lastHuman = town().decider();
            open(new HandoverDialog(words, seats().get(lastHuman)));
        } else {
            lastHuman = town().decider();
            ask = Ask.next(this);
            askIsOld = false;
            showAsk();
            if (!focus().isVisible()) {
                ask.point(pointed);
            }
        }
    }

    private void showNoAsk() {
        statusIsOld |= wasBusy != table.isBusy();
        wasBusy = table.isBusy();
        if (ask != null || statusIsOld) {
            ask = null;
            showAsk();
        }
    }

    private boolean mustHandOver() {
        return ui.settings().handover.isOn()
                && lastHuman != Town.NOBODY
                && lastHuman != town().decider();
    }

    private void showAsk() {
        String focused = focus().focused() == null ? null : focus().focused().getName();
        askView.show(ask, town().meeples(Place.HAND) == 0);
        spots.show(ask);
        lookAhead();
        say();
        focusOn(focused);
    }

    private void lookAhead() {
        boolean hint = ask != null && hints.advice() != null;
        if (hint) {
            HintLines lines = new HintLines(words, seats());
            askView.advise(lines.of(hints.advice()), town().meeples(Place.HAND) == 0);
            table.preview(lines.preview(town(), hints.advice()));
        } else {
            table.preview(ask == null ? null : ask.preview());
        }
        table.lift(ask == null ? TownTable.NO_LOCATION : ask.lifted());
    }

    /** The focus stays where it was if it can, else it goes where an answer is most likely. */
    private void focusOn(String before) {
        if (dialog() != null || ask == null) {
            return;
        }
        boolean stays = before != null && find(before) != null && ask.bubbleAt() == null;
        Actor wanted = stays ? find(before) : first();
        if (wanted != null) {
            focus().focus(wanted);
        }
    }

    private Actor first() {
        Target target = ask.bubbleAt() == null ? ask.firstFocus() : null;
        return find(target == null ? askView.chief() : TargetSpots.name(target));
    }

    private void say() {
        statusIsOld = false;
        if (sitting.isOver()) {
            topBar.say(null, words.get("status.over"));
        } else if (ask != null) {
            topBar.say(seats().get(ask.seat()), ask.status());
        } else if (table.isBusy() && sitting.match().size() > 0) {
            Seat seat = seats().get(sitting.match().seat(sitting.match().size() - 1));
            topBar.say(seat, words.get("status.watch", seat.name()));
        } else {
            Seat seat = seats().get(town().decider());
            topBar.say(seat, words.get("status.thinks", seat.name()));
        }
        topBar.allow(sitting.canUndo() || ask != null && ask.canStepBack(), sitting.canRedo());
    }

    // What the sitting tells

    @Override
    public void moved() {
        hints.forget();
        askIsOld = true;
        figuresAreOld = true;
        statusIsOld = true;
        log.refresh();
        Gdx.graphics.requestRendering();
    }

    @Override
    public void notSaved() {
        ui.screens().toast(ui.text("ui.storage-fails"));
    }

    // What questions need

    @Override
    public Town town() {
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

    @Override
    public MoveList legal() {
        return sitting.legal();
    }

    @Override
    public void play(int move) {
        if (needsConfirmation() && sitting.isFinal(move)) {
            confirm(() -> sitting.play(move));
        } else {
            sitting.play(move);
        }
    }

    @Override
    public void sowAll(int[] kinds) {
        if (needsConfirmation()) {
            confirm(() -> sitting.sowAll(kinds));
        } else {
            sitting.sowAll(kinds);
        }
    }

    /** A yes or no is confirmation enough. */
    private boolean needsConfirmation() {
        Decision decision = town().decision();
        boolean silent =
                decision == Decision.TAKE
                        || decision == Decision.SOW
                        || decision == Decision.RESOLVE;
        return ui.settings().confirmTurn.isOn() && silent;
    }

    private void confirm(Runnable yes) {
        ask = new AskConfirm(this, ask, yes, this::askAgain);
        showAsk();
    }

    private void askAgain() {
        askIsOld = true;
        Gdx.graphics.requestRendering();
    }

    @Override
    public boolean isSown(int space) {
        return sitting.isSown(space);
    }

    @Override
    public boolean canRearrange() {
        return sitting.canRearrange();
    }

    @Override
    public void swap(int one, int other) {
        sitting.swap(one, other);
    }

    @Override
    public void resolveAll() {
        sitting.resolveAll();
    }

    @Override
    public void explain(String why) {
        note.say(why);
        Gdx.graphics.requestRendering();
    }

    @Override
    public void changed() {
        if (hasStrayedFromHint()) {
            hints.forget();
        }
        showAsk();
        Gdx.graphics.requestRendering();
    }

    /** Advice about one place would only mislead somebody who has chosen another. */
    private boolean hasStrayedFromHint() {
        if (hints.advice() == null || ask == null || ask.lifted() == TownTable.NO_LOCATION) {
            return false;
        }
        int advised = hints.advice().moves()[0];
        return Move.decision(advised) == Decision.TAKE && Move.location(advised) != ask.lifted();
    }

    @Override
    public void pointed() {
        askView.update(ask, town().meeples(Place.HAND) == 0);
        lookAhead();
        Gdx.graphics.requestRendering();
    }

    // What pointers do

    @Override
    public void point(Target target) {
        pointed = target;
        if (ask != null && !askIsOld) {
            ask.point(target);
        }
    }

    @Override
    public void press(Target target) {
        help().hide();
        if (ask == null || askIsOld) {
            sitting.hurry();
            Gdx.graphics.requestRendering();
        } else if (target == null) {
            ask.stepBack();
        } else if (target.kind() == TargetKind.SUPPLY && town().decision() != Decision.GIVE) {
            openSeat(target.index());
        } else if (isScenery(target)) {
            explainTarget(target);
        } else {
            ask.press(target);
        }
    }

    private static boolean isScenery(Target target) {
        return switch (target.kind()) {
            case BAG, BANK, GRAVEYARD, EXPLOSION -> true;
            default -> false;
        };
    }

    @Override
    public void drag(Target from, Target to) {
        if (ask != null && !askIsOld) {
            ask.drag(from, to);
        }
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
        showAsk();
        Gdx.graphics.requestRendering();
    }

    @Override
    protected InputProcessor behind() {
        return input;
    }

    @Override
    protected boolean canPressBehind() {
        return pointed != null && isAsking() && ask.glowing().contains(pointed);
    }

    // What keys and buttons do

    @Override
    protected boolean command(Command command) {
        switch (command) {
            case UNDO -> undo();
            case REDO -> redo();
            case SKIP -> sitting.hurry();
            case LOG -> log();
            case HINT -> hint();
            case MENU -> menu();
            case SCORES -> openSeat(Math.max(0, town().decider()));
            case CHOICE_1 -> digit(0);
            case CHOICE_2 -> digit(1);
            case CHOICE_3 -> digit(2);
            case CHOICE_4 -> digit(3);
            case CHOICE_5 -> digit(4);
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

    private void digit(int index) {
        if (ask != null && !askIsOld) {
            ask.digit(index);
        }
    }

    private boolean hurryIfNobodyIsAsked() {
        boolean nobody = !sitting.isOver() && (ask == null || askIsOld);
        boolean onTable = focus().focused() == null || !focus().isVisible();
        if (nobody && (onTable || spots.isEmpty())) {
            sitting.hurry();
            Gdx.graphics.requestRendering();
            return true;
        }
        return false;
    }

    @Override
    public void undo() {
        if (ask != null && ask.stepBack()) {
            return;
        }
        if (sitting.canUndo()) {
            sitting.undo();
        } else {
            explain(words.get("no.undo"));
        }
    }

    @Override
    public void redo() {
        if (sitting.canRedo()) {
            sitting.redo();
        } else {
            explain(words.get("no.redo"));
        }
    }

    /** Asks for advice, or puts it away again. */
    @Override
    public void hint() {
        if (hints.isThinking() || hints.advice() != null) {
            hints.forget();
            showAsk();
        } else if (ask != null && !askIsOld) {
            hints.ask(town());
            explain(words.get("hint.thinking"));
        }
        Gdx.graphics.requestRendering();
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
        open(new PauseMenu(words, save, this::copyText, doors));
    }

    @Override
    protected void back() {
        if (logIsOpen) {
            log();
        } else if (ask == null || !ask.stepBack()) {
            menu();
        }
    }

    private void openSeat(int index) {
        open(new SeatDialog(words, sitting, index, shown));
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

    private void showScores() {
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
            spots.addNames(names);
            askView.addNames(names);
        }
        return names;
    }

    /** Whether a human is being asked, and can answer; for tests that look on. */
    public boolean isAsking() {
        return ask != null && !askIsOld;
    }

    @Override
    public void dispose() {
        hints.forget();
        sitting.leave();
        super.dispose();
        stand.dispose();
    }
}
