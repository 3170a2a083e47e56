package meeples.fistful.ui;

import java.util.Arrays;
import java.util.List;
import meeples.fistful.model.Decision;
import meeples.fistful.model.Meeple;
import meeples.fistful.model.Street;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.fistful.rules.Move;
import meeples.fistful.table.TownTable;
import meeples.fistful.ui.log.LogBook;
import meeples.fistful.ui.outlook.AutoResolve;
import meeples.fistful.ui.outlook.SuggestedResolution;
import meeples.platform.StorageException;
import meeples.play.Match;
import meeples.play.MatchWatcher;
import meeples.play.MoveList;
import meeples.play.Seat;
import meeples.search.ThinkingPlace;
import meeples.settings.Settings;
import meeples.table.Pace;

/**
 * A match being played at the table: moves it on from decision to decision, shows on the table what
 * comes of them, keeps it safe, and stops where a human has something to decide.
 */
final class Sitting implements MatchWatcher<Event> {
    /** Is told what the screen has to react to. */
    interface Listener {
        /** The match stands somewhere else now. */
        void moved();

        /** The match could not be kept. */
        void notSaved();
    }

    private final Match<Town, Event> match;
    private final TownTable table;
    private final Settings settings;
    private final MatchKeeper keeper;
    private final Listener listener;
    private final BotSeats bots;
    private final LogBook log;
    private final Takebacks takebacks;
    private final MoveList legal = new MoveList();
    private boolean resolvingAll;
    private boolean troubled;

    Sitting(
            Match<Town, Event> match,
            TownTable table,
            ThinkingPlace thinking,
            MatchKeeper keeper,
            Settings settings,
            Listener listener) {
        this.match = match;
        this.table = table;
        this.settings = settings;
        this.keeper = keeper;
        this.listener = listener;
        bots = new BotSeats(match, thinking, settings, match.positionAfter(0).hashCode());
        log = new LogBook(match);
        takebacks = new Takebacks(match);
        match.addWatcher(this);
        match.legalMoves(legal);
        save();
    }

    Match<Town, Event> match() {
        return match;
    }

    Town town() {
        return match.position();
    }

    LogBook log() {
        return log;
    }

    MoveList legal() {
        return legal;
    }

    private Seat decider() {
        return match.seats().get(match.decider());
    }

    boolean isOver() {
        return match.isOver();
    }

    /** Whether the match waits for a human, who can see all that led up to this. */
    boolean asksHuman() {
        return !isOver() && decider().isHuman() && automatic() == AutoResolve.NONE && canFollow();
    }

    /** Putting down a handful one by one needs no waiting; all else is asked when all is seen. */
    private boolean canFollow() {
        Decision decision = town().decision();
        boolean flowing = decision == Decision.SOW || decision == Decision.RESOLVE;
        return flowing || !table.isBusy();
    }

    /** Whether a bot is thinking. */
    boolean isThinking() {
        return !isOver() && !decider().isHuman();
    }

    /** Moves the match on as far as nobody has to decide. */
    void update() {
        if (isOver()) {
            return;
        }
        if (!decider().isHuman()) {
            if (bots.think() && canFollow()) {
                play(bots.move(), false);
            }
            return;
        }
        int move = automatic();
        if (move != AutoResolve.NONE) {
            play(move, false);
        }
    }

    private int automatic() {
        if (resolvingAll && town().decision() == Decision.RESOLVE) {
            return SuggestedResolution.move(town());
        }
        return settings.autoResolve.isOn() ? AutoResolve.move(town()) : AutoResolve.NONE;
    }

    /** Makes a decision for the human who is asked. */
    void play(int move) {
        play(move, true);
    }

    private void play(int move, boolean byHand) {
        int chances = town().chances();
        int turn = town().turn();
        match.play(move);
        takebacks.note(match.size() - 1, byHand, town().chances() != chances);
        if (town().turn() != turn) {
            resolvingAll = false;
        }
        moved();
    }

    private void moved() {
        match.legalMoves(legal);
        save();
        listener.moved();
    }

    private void save() {
        try {
            keeper.keep(match);
            troubled = false;
        } catch (StorageException e) {
            if (!troubled) {
                troubled = true; // said once, not after every decision
                listener.notSaved();
            }
        }
    }

    @Override
    public void played(int seat, int move, List<Event> events) {
        boolean own = match.seats().get(seat).isHuman();
        table.act(events, town(), own ? Pace.OWN : Pace.OTHERS);
        table.markLast(log.lastTurn());
    }

    @Override
    public void wentTo(int decisions) {
        table.goTo(town());
        table.markLast(log.lastTurn());
    }

    /** The player does not want to wait: what moves is done, who thinks decides. */
    void hurry() {
        table.finish();
        bots.hurry();
    }

    // Taking back

    boolean canUndo() {
        return takebacks.canTakeBack();
    }

    /** The seat whose decision would be taken back. */
    int undone() {
        return match.seat(takebacks.target());
    }

    void undo() {
        bots.forget();
        resolvingAll = false;
        match.goTo(takebacks.target());
        moved();
    }

    boolean canRedo() {
        return match.canRedo();
    }

    void redo() {
        bots.forget();
        match.redo();
        while (takebacks.nextMadeItself()) {
            match.redo();
        }
        moved();
    }

    /** Whether making this decision could not be taken back, or ends the turn. */
    boolean isFinal(int move) {
        Town after = town().copy();
        match.game().rules().play(after, move, null);
        while (after.turn() == town().turn() && after.decision() == Decision.RESOLVE) {
            int next = AutoResolve.move(after);
            if (next == AutoResolve.NONE || !settings.autoResolve.isOn()) {
                break;
            }
            match.game().rules().play(after, next, null);
        }
        return after.chances() != town().chances() || after.turn() != town().turn();
    }

    // Whole handfuls

    /**
     * Sows on, as long as sowing is what is asked.
     *
     * @param kinds for each space of the street the meeple that is to go there, or NONE
     */
    void sowAll(int[] kinds) {
        sowAll(kinds, -1);
    }

    private void sowAll(int[] kinds, int gift) {
        int turn = town().turn();
        int move = again(kinds, gift);
        while (town().turn() == turn && move >= 0 && legal.contains(move)) {
            play(move);
            move = again(kinds, gift);
        }
    }

    /** From now to the end of the turn everything is resolved in the suggested order. */
    void resolveAll() {
        resolvingAll = true;
        listener.moved();
    }

    /** The kind that was sown on each space this turn, or null when that is past changing. */
    private int[] sown() {
        int taking = takebacks.lastTaking();
        if (taking < 0) {
            return null;
        }
        int[] kinds = new int[Street.SPACES];
        Arrays.fill(kinds, Meeple.NONE);
        Town town = match.positionAfter(taking);
        for (int i = taking; i < match.size(); i++) {
            match.game()
                    .rules()
                    .play(
                            town,
                            match.move(i),
                            event -> {
                                if (event instanceof Event.MeepleSown sown) {
                                    kinds[sown.space()] = sown.meeple();
                                } else if (event instanceof Event.MadameRetired retired) {
                                    kinds[retired.space()] = Meeple.MADAME;
                                }
                            });
        }
        return kinds;
    }

    boolean isSown(int space) {
        int[] kinds = sown();
        return kinds != null && kinds[space] != Meeple.NONE && town().on(space) == kinds[space];
    }

    boolean canRearrange() {
        return sown() != null;
    }

    /** Two meeples sown this turn change places: the handful is sown again in that order. */
    void swap(int one, int other) {
        int[] kinds = sown();
        int first = kinds[one];
        kinds[one] = kinds[other];
        kinds[other] = first;
        int taking = takebacks.lastTaking();
        int gift = gift(taking);
        match.goTo(taking + 1);
        match.legalMoves(legal);
        sowAll(kinds, gift);
        moved();
    }

    private int gift(int taking) {
        for (int i = taking; i < match.size(); i++) {
            if (Move.decision(match.move(i)) == Decision.GIVE) {
                return match.move(i);
            }
        }
        return -1;
    }

    private int again(int[] kinds, int gift) {
        if (town().decision() == Decision.GIVE) {
            return gift;
        }
        boolean sowing = town().decision() == Decision.SOW;
        return sowing && kinds[town().cursor()] != Meeple.NONE
                ? Move.sow(kinds[town().cursor()])
                : -1;
    }

    /** Somebody else sits down, or the same one with another level. */
    void setSeat(int index, Seat seat) {
        bots.forget();
        match.setSeat(index, seat);
        moved();
    }

    /** Another screen covers the table, where somebody else may want to think. */
    void rest() {
        bots.forget();
    }

    /** The screen goes: nobody needs to think on. */
    void leave() {
        bots.forget();
        match.removeWatcher(this);
        match.removeWatcher(log);
    }
}
