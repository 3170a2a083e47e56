package meeples.room.sitting;

import java.util.ArrayList;
import java.util.List;
import meeples.game.BoardGame;
import meeples.game.ask.Errand;
import meeples.game.ask.Past;
import meeples.platform.StorageException;
import meeples.play.Ballot;
import meeples.play.Eyes;
import meeples.play.Match;
import meeples.play.MoveChooser;
import meeples.play.MoveList;
import meeples.play.Proposals;
import meeples.play.Rules;
import meeples.play.Seat;
import meeples.play.Takebacks;
import meeples.search.ThinkingPlace;
import meeples.settings.Settings;

/**
 * A match being played at the table: moves it on from decision to decision, keeps it safe, and
 * stops where a human has something to decide.
 */
public final class Sitting<S, E> {
    /** The screen on which it is played. */
    public interface Host {
        /** Whether what happened is still being shown. */
        boolean isBusy();

        /** Nobody wants to see the rest of what is being shown. */
        void finish();

        /** The match stands somewhere else now. */
        void moved();

        /** The match could not be kept. */
        void notSaved();

        /** A seat's bot could not decide; a simpler one sits there now. */
        void botFailed(int seat, Throwable failure);

        /** The coach does not want this decision to be made, and says why. */
        void heldBack(String why);
    }

    private final BoardGame<S, E> game;
    private final Match<S, E> match;
    private final Rules<S, E> rules;
    private final Settings settings;
    private final Keeper<S, E> keeper;
    private final Coach<S> coach;
    private final Host host;
    private final BotSeats<S, E> bots;
    private final Takebacks<S> takebacks;
    private final Ballot<S, E> ballot;
    private final Onlooker<S, E> onlooker;
    private final int seed;
    private final Past<S> past = new Decisions();
    private final MoveList legal = new MoveList();
    private final Proposals proposals;
    private final Errands<S, E> errands;
    private final Grace grace;
    private final List<Integer> advisedVotes = new ArrayList<>();
    private boolean wentOn;
    private boolean troubled;

    public Sitting(
            BoardGame<S, E> game,
            Match<S, E> match,
            ThinkingPlace thinking,
            Keeper<S, E> keeper,
            Coach<S> coach,
            Settings settings,
            Host host) {
        this.game = game;
        this.match = match;
        this.settings = settings;
        this.keeper = keeper;
        this.coach = coach;
        this.host = host;
        rules = match.game().rules();
        seed = publicSeed();
        bots = new BotSeats<>(game, match, thinking, settings, seed, host::botFailed);
        takebacks = new Takebacks<>(match, game.flow()::automatic);
        ballot = new Ballot<>(match);
        onlooker = new Onlooker<>(match);
        proposals = new Proposals(match);
        errands =
                new Errands<>(
                        game.bots(), match, thinking, seat -> knownTo(seat, match.position()));
        grace = new Grace(settings);
        match.legalMoves(legal);
        save();
    }

    /** A seed that differs from match to match and gives away nothing that is hidden in it. */
    private int publicSeed() {
        S start = match.game().dealtAnew(match.positionAfter(0), Rules.NOBODY, 0);
        return rules.hash(start);
    }

    public Match<S, E> match() {
        return match;
    }

    public S position() {
        return match.position();
    }

    /** Who looks at the screen. */
    public Onlooker<S, E> onlooker() {
        return onlooker;
    }

    /** The choices of those who choose at the same time. */
    public Ballot<S, E> ballot() {
        return ballot;
    }

    /** What a seat knows of a position: a copy in which all else has been dealt anew. */
    public S knownTo(int seat, S position) {
        return match.game().dealtAnew(position, seat, seed + match.size() | 0);
    }

    public MoveList legal() {
        return legal;
    }

    private Seat decider() {
        return match.seats().get(match.decider());
    }

    public boolean isOver() {
        return match.isOver();
    }

    /** Whether the match waits for a human, who can see all that led up to this. */
    public boolean asksHuman() {
        return !isOver()
                && !coach.isSpeaking()
                && decider().isHuman()
                && automatic() == MoveChooser.NONE
                && !errands.isDue()
                && canFollow()
                && !ballot.isComplete();
    }

    /** The seat that must answer now, or nobody: of those who choose together, the next one. */
    public int asked() {
        if (!asksHuman()) {
            return Rules.NOBODY;
        }
        return nextToDecide();
    }

    /** Of those who choose together the next one, else the decider. */
    private int nextToDecide() {
        int voter = ballot.next();
        return voter == Rules.NOBODY ? match.decider() : voter;
    }

    /** A seat chooses in secret what it will do when its turn to choose comes. */
    public void vote(int seat, int move) {
        if (isHeldBack(move)) {
            return;
        }
        ballot.choose(seat, move);
        advisedVotes.remove((Integer) seat);
        if (proposals.are(move)) {
            advisedVotes.add(seat);
        }
        onlooker.takeAway();
        host.moved();
    }

    /** What flows is asked at once; all else when all that happened has been seen. */
    private boolean canFollow() {
        return game.flow().isAskedAtOnce(position()) || !host.isBusy();
    }

    /**
     * Moves the match on as far as nobody has to decide.
     *
     * @param seconds that have passed
     */
    public void update(float seconds) {
        if (isOver() || coach.isSpeaking()) {
            return;
        }
        if (!decider().isHuman()) {
            updateBot(seconds);
            return;
        }
        int vote = ballot.due();
        int automatic = vote == MoveChooser.NONE ? automatic() : MoveChooser.NONE;
        if (vote != MoveChooser.NONE) {
            int seat = match.decider();
            play(vote, true, advisedVotes.remove((Integer) seat));
        } else if (automatic != MoveChooser.NONE) {
            play(automatic, false, false);
        } else if (errands.isDue()) {
            updateErrand();
        }
    }

    private void updateBot(float seconds) {
        int dictated = coach.dictated(position());
        boolean decided = dictated != MoveChooser.NONE || bots.think();
        if (waits() && !host.isBusy()) {
            grace.pass(seconds);
        }
        if (decided && canFollow() && !waits()) {
            play(dictated == MoveChooser.NONE ? bots.move() : dictated, false, false);
        }
    }

    private void updateErrand() {
        if (!errands.think()) {
            return;
        }
        int move = errands.move();
        if (move == MoveChooser.NONE) {
            host.moved();
        } else if (isHeldBack(move)) {
            errands.forget();
            host.moved();
        } else {
            play(move, false, true);
        }
    }

    /**
     * Whether the bots wait a moment, because what happened by itself at the end of somebody's turn
     * may not have been meant.
     */
    public boolean waits() {
        return grace.isOn();
    }

    /** Whether nobody is asked before the coach has been heard. */
    public boolean isBeingTold() {
        return coach.isSpeaking();
    }

    private int automatic() {
        return settings.automatic.isOn() ? game.flow().automatic(position()) : MoveChooser.NONE;
    }

    /** What the game itself proposes to the one who is asked. */
    public Proposals proposals() {
        return proposals;
    }

    /** Makes a decision for the human who is asked. */
    public void play(int move) {
        if (!isHeldBack(move)) {
            play(move, true, proposals.are(move));
        }
    }

    private boolean isHeldBack(int move) {
        String why = coach.objection(position(), move);
        if (why != null) {
            host.heldBack(why);
        }
        return why != null;
    }

    private void play(int move, boolean byHand, boolean advised) {
        S before = rules.copy(position());
        boolean human = decider().isHuman();
        match.play(move);
        if (advised) {
            match.markAdvised(match.size() - 1);
        }
        takebacks.note(match.size() - 1, byHand);
        if (rules.turn(position()) != rules.turn(before)) {
            errands.forget();
        }
        if (human) {
            wentOn = !byHand || game.flow().wentOnByItself(before, position());
            giveGrace();
        }
        moved();
    }

    /** Before bots go on there is time to take back what went on by itself. */
    private void giveGrace() {
        boolean botsGoOn = !isOver() && !decider().isHuman() && !coach.isSpeaking();
        if (wentOn && botsGoOn && canUndo()) {
            grace.begin();
        }
    }

    private void moved() {
        match.legalMoves(legal);
        if (match.decider() != onlooker.holder() && !ballot.isOpen()) {
            onlooker.takeAway();
        }
        save();
        host.moved();
    }

    private void save() {
        try {
            keeper.keep(match);
            troubled = false;
        } catch (StorageException e) {
            if (!troubled) {
                troubled = true; // said once, not after every decision
                host.notSaved();
            }
        }
    }

    /** The player does not want to wait: what moves is done, who thinks decides. */
    public void hurry() {
        host.finish();
        bots.hurry();
        grace.end();
    }

    // Taking back

    public boolean canUndo() {
        return target() != Takebacks.NONE;
    }

    private int target() {
        return takebacks.target(onlooker.eyes());
    }

    /** The seat whose decision would be taken back. */
    int undone() {
        return match.seat(target());
    }

    public void undo() {
        forgetPlans();
        match.goTo(target());
        moved();
    }

    /** The match goes elsewhere: what somebody wanted to do next does not count any more. */
    private void forgetPlans() {
        bots.callBack();
        errands.forget();
        ballot.clear();
        advisedVotes.clear();
        grace.end();
    }

    public boolean canRedo() {
        return match.canRedo();
    }

    public void redo() {
        forgetPlans();
        match.redo();
        while (takebacks.nextMadeItself()) {
            match.redo();
        }
        moved();
    }

    /** In practice everything can be taken back that is nobody else's secret. */
    public void setPractice(boolean practice) {
        match.setPractice(practice);
        moved();
    }

    /** Whether making this decision could not be taken back, or ends the turn. */
    public boolean isFinal(int move) {
        S after = rules.copy(position());
        rules.play(after, move, null);
        int turn = rules.turn(position());
        int revelations = rules.revelations(position());
        while (rules.turn(after) == turn
                && rules.revelations(after) == revelations
                && rules.decider(after) != Rules.NOBODY) {
            int next = settings.automatic.isOn() ? game.flow().automatic(after) : MoveChooser.NONE;
            if (next == MoveChooser.NONE) {
                return false;
            }
            rules.play(after, next, null);
        }
        return true;
    }

    // Several decisions at once

    /** Makes decisions as long as the same seat decides in the same turn. */
    public void playAll(MoveChooser<S> chooser) {
        int turn = rules.turn(position());
        int seat = match.decider();
        int move = next(chooser);
        while (rules.turn(position()) == turn
                && match.decider() == seat
                && legal.contains(move)
                && !coach.isSpeaking()
                && !isHeldBack(move)) {
            play(move, true, proposals.are(move));
            move = next(chooser);
        }
    }

    private int next(MoveChooser<S> chooser) {
        return isOver() ? MoveChooser.NONE : chooser.choose(knownTo(match.decider(), position()));
    }

    /** Makes the decider's decisions as far as the errand allows, until the turn ends. */
    public void automate(Errand<S> errand) {
        errands.begin(errand);
        host.moved();
    }

    /** The decisions so far, to look at and to make again in another way. */
    public Past<S> past() {
        return past;
    }

    private final class Decisions implements Past<S> {
        @Override
        public int size() {
            return match.size();
        }

        @Override
        public int move(int index) {
            boolean hidden = match.isSecret(index) && match.seat(index) != nextToDecide();
            return hidden ? MoveChooser.NONE : match.move(index);
        }

        @Override
        public boolean madeItself(int index) {
            return takebacks.madeItself(index);
        }

        @Override
        public boolean canChange(int index) {
            return takebacks.canChange(index, Eyes.of(nextToDecide()));
        }

        @Override
        public S positionAfter(int decisions) {
            return knownTo(nextToDecide(), match.positionAfter(decisions));
        }

        @Override
        public void playInstead(int decisions, MoveChooser<S> chooser) {
            match.goTo(decisions);
            match.legalMoves(legal);
            playAll(chooser);
            moved();
        }
    }

    /** Somebody else sits down, or the same one with another level. */
    void setSeat(int index, Seat seat) {
        bots.forget();
        ballot.withdraw(index);
        match.setSeat(index, seat);
        moved();
    }

    /** Another screen covers the table, where somebody else may want to think. */
    public void rest() {
        bots.forget();
        errands.forget();
    }
}
