package meeples.fistful.ui;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.scenes.scene2d.Actor;
import java.util.List;
import meeples.fistful.model.Decision;
import meeples.fistful.model.Meeple;
import meeples.fistful.model.Place;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Move;
import meeples.fistful.table.Target;
import meeples.fistful.table.TownTable;
import meeples.fistful.ui.ask.Ask;
import meeples.fistful.ui.ask.AskConfirm;
import meeples.fistful.ui.ask.Desk;
import meeples.fistful.ui.ask.HintLines;
import meeples.fistful.ui.words.TownWords;
import meeples.input.Device;
import meeples.play.MoveList;
import meeples.play.Seat;
import meeples.ui.HoldToConfirm;
import meeples.ui.UiScreen;

/**
 * Puts each question that the match has for a human to that human: in the status line, on the
 * counter or in a bubble, and by what glows on the table; with advice when it is asked for. Passes
 * the answers on to the match.
 */
final class Asking implements Desk {
    private final UiScreen screen;
    private final Sitting sitting;
    private final SeatHands hands;
    private final TownTable table;
    private final TownWords words;
    private final Hints hints;
    private AskView view;
    private TargetSpots spots;
    private TopBar topBar;
    private Note note;
    private Ask ask;
    private Target pointed;
    private Target lookedAt;
    private Target lookedAtFirst;
    private boolean isOld = true;
    private boolean statusIsOld = true;
    private boolean wasBusy;
    private HoldToConfirm holding;
    private int lastCalled = Town.NOBODY;
    private int lastTurn = -1;
    private int lastHuman = Town.NOBODY;

    Asking(UiScreen screen, Sitting sitting, SeatHands hands, TownTable table, TownWords words) {
        this.hands = hands;
        this.screen = screen;
        this.sitting = sitting;
        this.table = table;
        this.words = words;
        hints = new Hints(screen.ui().platform().thinking());
    }

    /** Shows it in these widgets from now on. */
    void showIn(AskView newView, TargetSpots newSpots, TopBar newTopBar, Note newNote) {
        holding = new HoldToConfirm(screen, () -> explain(words.get("hold")));
        screen.stage().addActor(holding);
        view = newView;
        spots = newSpots;
        topBar = newTopBar;
        note = newNote;
        show();
    }

    /** Asks as soon as there is something to ask. */
    void update() {
        if (hints.update()) {
            lookedAtFirst = lookedAt;
            note.hide();
            show();
            focusOnAdvice();
        }
        find();
        if (spots.follow()) {
            look(screen.focus().isVisible() ? spots.focused() : pointed);
        }
    }

    /** Whether a question is to be seen. */
    boolean isShown() {
        return ask != null;
    }

    /** Whether advice is being thought of. */
    boolean isThinking() {
        return hints.isThinking();
    }

    /** Whether anything on the table answers. */
    boolean hasTargets() {
        return !spots.isEmpty();
    }

    /** Whether a human is being asked, and can answer. */
    boolean isOpen() {
        return ask != null && !isOld;
    }

    /** Another question may be due; the one before makes no sense in the position now. */
    void moved() {
        hints.forget();
        ask = null;
        if (view != null) {
            view.forget();
        }
        isOld = true;
        statusIsOld = true;
    }

    /** Nobody will be asked any more. */
    void leave() {
        hints.forget();
    }

    /** Adds the names of all that answers the question now. */
    void addAnswers(List<String> names) {
        spots.addNames(names);
        view.addNames(names);
    }

    // Asking

    private void find() {
        if (!isOld || screen.dialog() != null) {
            return;
        }
        if (!sitting.asksHuman()) {
            showNone();
        } else if (mustHandOver()) {
            int next = town().decider();
            Device passed = hands.mustPass(lastHuman, next) ? hands.holder(next) : null;
            lastHuman = next;
            topBar.say(seats().get(next), words.get("handover", seats().get(next).name()));
            screen.open(new HandoverDialog(words, seats().get(next), passed));
        } else {
            boolean called = lastCalled != town().decider() || town().turn() != lastTurn;
            lastHuman = town().decider();
            ask = Ask.next(this);
            isOld = false;
            show();
            if (called) {
                call();
            }
            if (!screen.focus().isVisible()) {
                ask.point(pointed);
            }
        }
    }

    /** The focus of those who do not point begins where the answer is most likely. */
    private void call() {
        lastCalled = ask.seat();
        lastTurn = town().turn();
        hands.call(ask.seat());
        screen.focus().focusOn(first());
        Device holder = hands.holder(ask.seat());
        if (holder != null && !holder.kind().points()) {
            screen.focus().show();
        }
    }

    private void showNone() {
        statusIsOld |= wasBusy != table.isBusy();
        wasBusy = table.isBusy();
        if (ask != null || statusIsOld) {
            ask = null;
            show();
        }
    }

    private boolean mustHandOver() {
        return screen.ui().settings().handover.isOn()
                        && lastHuman != Town.NOBODY
                        && lastHuman != town().decider()
                        && seats().get(lastHuman).isHuman()
                || hands.mustPass(lastHuman, town().decider());
    }

    /** Shows the question as it is now, or that there is none. */
    void show() {
        Actor focused = screen.focus().focused();
        Target at = spots.focused();
        boolean keeps = at == null || ask == null || ask.keepsFocus(at);
        String before = focused == null || !keeps ? null : focused.getName();
        view.show(ask, town().meeples(Place.HAND) == 0);
        spots.show(ask);
        lookAhead();
        say();
        focusOn(before);
    }

    private void lookAhead() {
        if (ask != null && hints.advice() != null && !looksElsewhere()) {
            HintLines lines = new HintLines(words, seats());
            view.advise(lines.of(hints.advice()), town().meeples(Place.HAND) == 0);
            table.preview(lines.preview(town(), hints.advice().moves()));
        } else {
            table.preview(ask == null ? null : ask.preview());
        }
        table.lift(ask == null ? TownTable.NO_LOCATION : ask.lifted());
    }

    /** Who looks at another place than the advice is about wants to know about that one. */
    private boolean looksElsewhere() {
        return lookedAt != null
                && !lookedAt.equals(lookedAtFirst)
                && !isAdvised(lookedAt)
                && ask.preview() != null;
    }

    private boolean isAdvised(Target target) {
        int advised = hints.advice().moves()[0];
        return Move.decision(advised) == Decision.TAKE
                && (target.equals(Target.location(Move.location(advised)))
                        || target.equals(Target.marquee(Move.location(advised))));
    }

    /** The focus stays where it was if it can, else it goes where an answer is most likely. */
    private void focusOn(String before) {
        if (screen.dialog() != null || ask == null) {
            return;
        }
        boolean stays = before != null && screen.find(before) != null && ask.bubbleAt() == null;
        screen.focus().focusOn(stays ? before : first());
    }

    /** Whoever does not point has only to accept what is advised. */
    private void focusOnAdvice() {
        if (hints.advice() == null || ask == null || !screen.focus().isVisible()) {
            return;
        }
        int advised = hints.advice().moves()[0];
        if (Move.decision(advised) == Decision.TAKE) {
            Target place = Target.location(Move.location(advised));
            screen.focus().focusOn(TargetSpots.name(place));
        }
    }

    /** The name of what answers most likely; null for none. */
    private String first() {
        Target target = ask.bubbleAt() == null ? ask.firstFocus() : null;
        return target == null ? view.chief() : TargetSpots.name(target);
    }

    private void say() {
        statusIsOld = false;
        if (sitting.isOver() && !table.isBusy()) {
            topBar.say(null, words.get("status.over"));
        } else if (ask != null) {
            Seat seat = seats().get(ask.seat());
            boolean couch = hands.isHeld(ask.seat());
            String status = ask.status();
            topBar.say(seat, couch ? words.get("status.named", seat.name(), status) : status);
        } else if (table.isBusy() && sitting.match().size() > 0) {
            Seat seat = seats().get(sitting.match().seat(sitting.match().size() - 1));
            topBar.say(seat, words.get("status.watch", seat.name()));
        } else {
            Seat seat = seats().get(town().decider());
            topBar.say(seat, words.get("status.thinks", seat.name()));
        }
        topBar.allow(sitting.canUndo() || ask != null && ask.canStepBack(), sitting.canRedo());
    }

    // Answering

    /** The player points at something on the table, or at nothing (null). */
    void point(Target target) {
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
    boolean wantsPointed() {
        return pointed != null && isOpen() && ask.glowing().contains(pointed);
    }

    void press(Target target) {
        if (isOpen() && hands.mayAnswer()) {
            ask.press(target);
        }
    }

    int carried(Target from) {
        return isOpen() && hands.mayAnswer() ? ask.carried(from) : Meeple.NONE;
    }

    void drag(Target from, Target to) {
        if (isOpen() && hands.mayAnswer()) {
            ask.drag(from, to);
        }
    }

    void digit(int index) {
        if (isOpen()) {
            ask.digit(index);
        }
    }

    /** Whether there is another direction to turn to. */
    boolean canTurn() {
        return isOpen() && ask.turned(spots.focused()) != null;
    }

    boolean canStepBack() {
        return ask != null && ask.canStepBack();
    }

    /** The player wants to turn round: the other direction. */
    boolean turn() {
        Target other = isOpen() ? ask.turned(spots.focused()) : null;
        Actor spot = other == null ? null : screen.find(TargetSpots.name(other));
        if (spot != null) {
            screen.focus().focus(spot);
        }
        return spot != null;
    }

    /** Takes back what was chosen on the way to an answer; false when there is nothing. */
    boolean stepBack() {
        return ask != null && ask.stepBack();
    }

    /** Asks for advice, or puts it away again. */
    void hint() {
        if (hints.isThinking() || hints.advice() != null) {
            hints.forget();
            show();
        } else if (isOpen()) {
            hints.ask(town());
            explain(words.get("hint.thinking"));
        }
        Gdx.graphics.requestRendering();
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
        if (!hands.mayAnswer()) {
            return;
        }
        if (isSilent() && sitting.isFinal(move)) {
            makeSure(() -> sitting.play(move));
        } else {
            sitting.play(move);
        }
    }

    @Override
    public void sowAll(int[] kinds) {
        if (hands.mayAnswer()) {
            makeSure(() -> sitting.sowAll(kinds));
        }
    }

    /** A yes or no is confirmation enough. */
    private boolean isSilent() {
        Decision decision = town().decision();
        return decision == Decision.TAKE
                || decision == Decision.SOW
                || decision == Decision.RESOLVE;
    }

    /** What cannot be taken back is confirmed by those who want to, and held by thumbs. */
    private void makeSure(Runnable yes) {
        if (screen.ui().settings().confirmTurn.isOn()) {
            confirm(yes);
        } else if (holding.isPossible()) {
            holding.begin(yes);
        } else {
            yes.run();
        }
    }

    private void confirm(Runnable yes) {
        ask = new AskConfirm(this, ask, yes, this::askAgain);
        show();
    }

    private void askAgain() {
        isOld = true;
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
        if (hands.mayAnswer()) {
            sitting.resolveAll();
        }
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
        show();
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
        view.update(ask, town().meeples(Place.HAND) == 0);
        lookAhead();
        Gdx.graphics.requestRendering();
    }
}
