package meeples.room.asking;

import com.badlogic.gdx.Gdx;
import java.util.List;
import meeples.game.BoardGame;
import meeples.game.ask.Ask;
import meeples.game.ask.AskConfirm;
import meeples.input.Device;
import meeples.play.Rules;
import meeples.play.Seat;
import meeples.room.sitting.SeatHands;
import meeples.room.sitting.Sitting;
import meeples.room.view.Note;
import meeples.room.view.TopBar;
import meeples.table.GameTable;
import meeples.table.Target;
import meeples.text.Texts;
import meeples.ui.HoldToConfirm;
import meeples.ui.UiScreen;

/**
 * Puts each question that the match has for a human to that human: in the status line, on the
 * counter or in a bubble, and by what glows on the table; with advice when it is asked for.
 */
public final class Asking<S, E> implements TableDesk.Shower {
    private final UiScreen screen;
    private final BoardGame<S, E> game;
    private final Sitting<S, E> sitting;
    private final SeatHands<S, E> hands;
    private final GameTable<S, E> table;
    private final Texts texts;
    private final TableDesk<S, E> desk;
    private final Advising<S, E> advising;
    private final Handover<S, E> handover;
    private final Voting<S, E> voting;
    private AskView view;
    private TargetSpots spots;
    private AskFocus focus;
    private TopBar topBar;
    private Note note;
    private HoldToConfirm holding;
    private Ask<S> ask;
    private Target pointed;
    private Target lookedAt;
    private boolean isOld = true;
    private boolean statusIsOld = true;
    private boolean wasBusy;
    private boolean offersTakeBack;
    private int lastCalled = Rules.NOBODY;
    private int lastTurn = -1;

    /**
     * @param menu opens the menu, for questions that cover the way to it
     */
    public Asking(
            UiScreen screen,
            BoardGame<S, E> game,
            Sitting<S, E> sitting,
            SeatHands<S, E> hands,
            GameTable<S, E> table,
            Runnable menu) {
        this.screen = screen;
        this.game = game;
        this.sitting = sitting;
        this.hands = hands;
        this.table = table;
        texts = screen.ui().texts().of(game.name());
        desk = new TableDesk<>(game, sitting, hands, texts, this);
        advising =
                new Advising<>(
                        game, screen.ui().platform().thinking(), texts, seats(), new Advised());
        handover = new Handover<>(screen, sitting, hands, menu);
        voting = new Voting<>(screen, game, sitting, hands, menu);
    }

    /** Shows it in these widgets from now on. */
    public void showIn(AskView newView, TargetSpots newSpots, TopBar newTopBar, Note newNote) {
        holding = new HoldToConfirm(screen, () -> explain(texts.get("hold")));
        screen.stage().addActor(holding);
        view = newView;
        spots = newSpots;
        focus = new AskFocus(screen, view, spots);
        topBar = newTopBar;
        note = newNote;
        show();
    }

    /** Asks as soon as there is something to ask. */
    public void update() {
        advising.update(lookedAt);
        voting.update();
        find();
        if (spots.follow()) {
            look(screen.focus().isVisible() ? spots.focused() : pointed);
        }
    }

    /** Whether a question is to be seen. */
    public boolean isShown() {
        return ask != null;
    }

    /** Whether a question, advice, or the offer to take back is written on the counter. */
    public boolean needsCounter() {
        boolean asks = ask != null && (ask.bubbleAt() == null || advising.isWanted());
        return asks || offersTakeBack();
    }

    /** Whether advice is being thought of, or what is good to do. */
    public boolean isThinking() {
        return advising.isThinking();
    }

    /** Whether anything on the table answers. */
    public boolean hasTargets() {
        return !spots.isEmpty();
    }

    /** Whether a human is being asked, and can answer. */
    public boolean isOpen() {
        return ask != null && !isOld;
    }

    /** The seat that is being asked, or nobody. */
    public int seat() {
        return isOpen() ? ask.seat() : Rules.NOBODY;
    }

    /** Another question may be due; the one before makes no sense in the position now. */
    public void moved() {
        offersTakeBack = false;
        advising.forget();
        ask = null;
        if (view != null) {
            view.forget();
        }
        isOld = true;
        statusIsOld = true;
    }

    /** Nobody will be asked any more. */
    public void leave() {
        advising.forget();
    }

    /** Adds the names of all that answers the question now. */
    public void addAnswers(List<String> names) {
        spots.addNames(names);
        view.addNames(names);
    }

    private List<Seat> seats() {
        return sitting.match().seats();
    }

    // Asking

    private void find() {
        if (!isOld || screen.dialog() != null) {
            return;
        }
        int next = sitting.asked();
        if (next == Rules.NOBODY) {
            showNone();
        } else if (voting.isDue()) {
            topBar.say(null, texts.get("ballot.title"));
            voting.begin();
        } else if (handover.isNeeded(next)) {
            topBar.say(seats().get(next), texts.get("handover", seats().get(next).name()));
            handover.begin(next);
        } else {
            begin(next);
        }
    }

    private void begin(int seat) {
        int turn = game.game().rules().turn(sitting.position());
        boolean called = lastCalled != seat || turn != lastTurn;
        handover.arrived(seat);
        desk.begin(seat);
        ask = game.ask(desk);
        isOld = false;
        propose();
        show();
        if (called) {
            lastCalled = seat;
            lastTurn = turn;
            hands.call(seat);
            Device holder = hands.holder(seat);
            focus.call(ask, holder);
        }
        if (!screen.focus().isVisible()) {
            ask.point(pointed);
        }
    }

    /** What the question shows as good is what was thought out; that may take a moment. */
    private void propose() {
        int[] known = sitting.proposals().thoughtOut();
        if (!ask.wantsAdvice()) {
            return;
        }
        if (known.length > 0) {
            ask.advise(known);
        } else {
            advising.ponder(desk.position());
        }
        if (known.length == 0) {
            sitting.proposals().propose(ask.proposed(), false);
        }
    }

    private void showNone() {
        statusIsOld |= wasBusy != table.isBusy();
        wasBusy = table.isBusy();
        boolean waits = sitting.waits() && !table.isBusy();
        if (ask != null || statusIsOld || waits != offersTakeBack) {
            ask = null;
            offersTakeBack = waits;
            show();
        }
    }

    /** Whether it can be said now that a turn that went on by itself was not meant so. */
    public boolean offersTakeBack() {
        return offersTakeBack && ask == null;
    }

    private void takeBack() {
        if (sitting.waits() && sitting.canUndo() && hands.mayTakeBack()) {
            sitting.undo();
        }
    }

    /** Shows the question as it is now, or that there is none. */
    public void show() {
        focus.remember(ask);
        view.show(
                offersTakeBack() ? new TakeBackOffer<>(desk, this::takeBack, sitting::hurry) : ask);
        spots.show(ask);
        lookAhead();
        say();
        focus.restore(ask);
    }

    private void lookAhead() {
        if (ask != null && advising.isWanted(ask, lookedAt)) {
            view.advise(advising.lines(), ask.handIsEmpty());
            table.preview(advising.preview());
        } else {
            table.preview(ask == null ? null : ask.preview());
        }
        table.lift(ask == null ? null : ask.lifted());
    }

    private void say() {
        statusIsOld = false;
        if (sitting.isOver() && !table.isBusy()) {
            topBar.say(null, texts.get("status.over"));
        } else if (ask != null) {
            Seat seat = seats().get(ask.seat());
            boolean couch = hands.isHeld(ask.seat());
            String status = ask.status();
            topBar.say(seat, couch ? texts.get("status.named", seat.name(), status) : status);
        } else if (sitting.isBeingTold()) {
            topBar.say(null, texts.get("status.listen"));
        } else if (table.isBusy() && sitting.match().size() > 0) {
            Seat seat = seats().get(sitting.match().seat(sitting.match().size() - 1));
            topBar.say(seat, texts.get("status.watch", seat.name()));
        } else {
            Seat seat = seats().get(sitting.match().decider());
            topBar.say(seat, texts.get("status.thinks", seat.name()));
        }
        topBar.allow(sitting.canUndo() || canStepBack(), sitting.canRedo());
    }

    // Answering

    /** The player points at something on the table, or at nothing (null). */
    public void point(Target target) {
        pointed = target;
        look(target);
    }

    private void look(Target target) {
        lookedAt = target;
        if (isOpen()) {
            ask.point(target);
        }
    }

    /** Whether a press on what is pointed at would answer. */
    public boolean wantsPointed() {
        return pointed != null && isOpen() && ask.glowing().contains(pointed);
    }

    /** Whether a press on this is meant as an answer. */
    public boolean isAnswer(Target target) {
        return isOpen() && ask.isAnswer(target);
    }

    public void press(Target target) {
        if (isOpen() && hands.mayAnswer()) {
            ask.press(target);
        }
    }

    /** The picture of what can be dragged from there; null when nothing can. */
    public String carried(Target from) {
        return isOpen() && hands.mayAnswer() ? ask.carried(from) : null;
    }

    public void drag(Target from, Target to) {
        if (isOpen() && hands.mayAnswer()) {
            ask.drag(from, to);
        }
    }

    public void digit(int index) {
        if (isOpen()) {
            ask.digit(index);
        }
    }

    /** Whether there is another direction to turn to. */
    public boolean canTurn() {
        return isOpen() && ask.turned(spots.focused()) != null;
    }

    /** The player wants to turn round: the other direction. */
    public boolean turn() {
        return isOpen() && focus.goTo(ask.turned(spots.focused()));
    }

    public boolean canStepBack() {
        return ask != null && ask.canStepBack();
    }

    /** Takes back what was chosen on the way to an answer; false when there is nothing. */
    public boolean stepBack() {
        return ask != null && ask.stepBack();
    }

    /** Asks for advice, or puts it away again. */
    public void hint() {
        if (advising.isWanted()) {
            advising.putAway();
            show();
        } else if (isOpen()) {
            explain(texts.get("advice.thinking"));
            advising.ask(desk.position(), lookedAt);
        }
        Gdx.graphics.requestRendering();
    }

    private final class Advised implements Advising.Listener {
        @Override
        public void found(int[] moves) {
            if (ask != null && ask.wantsAdvice()) {
                ask.advise(moves);
                sitting.proposals().propose(ask.proposed(), true);
                show();
            }
        }

        @Override
        public void advised() {
            note.hide();
            if (ask != null && !ask.wantsAdvice()) {
                sitting.proposals().propose(advising.moves(), true);
            }
            show();
            if (ask != null) {
                focus.offer(advising.first(ask));
            }
        }

        @Override
        public void failed(Throwable failure, boolean wasAskedFor) {
            Gdx.app.error("advice", "no advice could be found", failure);
            if (wasAskedFor) {
                explain(texts.get("advice.failed"));
            }
        }
    }

    // What the desk wants

    /** What cannot be taken back is confirmed by those who want to, and held by thumbs. */
    @Override
    public void makeSure(Runnable yes) {
        if (screen.ui().settings().confirmTurn.isOn()) {
            ask = new AskConfirm<>(desk, ask, yes, this::askAgain);
            show();
        } else if (holding.isPossible()) {
            holding.begin(yes);
        } else {
            yes.run();
        }
    }

    private void askAgain() {
        isOld = true;
        Gdx.graphics.requestRendering();
    }

    @Override
    public void explain(String why) {
        note.say(why);
        Gdx.graphics.requestRendering();
    }

    @Override
    public void changed() {
        if (advising.misleads(ask)) {
            advising.putAway();
        }
        show();
        Gdx.graphics.requestRendering();
    }

    @Override
    public void pointed() {
        view.update(ask);
        lookAhead();
        Gdx.graphics.requestRendering();
    }
}
