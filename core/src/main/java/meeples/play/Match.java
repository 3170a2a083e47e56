package meeples.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A game being played: its seats, its decisions so far, and the position they lead to. Decisions
 * can be taken back and made again, and the position after any of them can be looked at.
 *
 * <p>A match keeps a copy of the position every few decisions, so that going back is as quick as
 * going forward.
 *
 * @param <S> the game's position
 * @param <E> the game's events
 */
public final class Match<S, E> {
    private static final int DECISIONS_BETWEEN_COPIES = 16;

    private final Game<S, E> game;
    private final String setup;
    private final List<Seat> seats;
    private final List<Seat> seatsToRead;
    private final S position;
    private final List<S> copies = new ArrayList<>();
    private final List<Decided> decided = new ArrayList<>();
    private final List<Watching<E>> watchers = new ArrayList<>();
    private int played;
    private boolean practice;

    /**
     * A decision that was made.
     *
     * @param revealed whether chance spoke, or somebody got to know something, because of it
     * @param secret whether it was made in secret
     * @param advised whether the game itself had proposed it
     */
    private record Decided(int seat, int move, boolean revealed, boolean secret, boolean advised) {
        Decided asAdvised() {
            return new Decided(seat, move, revealed, secret, true);
        }
    }

    private record Watching<E>(WatchOrder order, MatchWatcher<? super E> watcher) {}

    public Match(Game<S, E> game, String setup, List<Seat> seats) throws BadTextException {
        this.game = game;
        this.setup = setup;
        this.seats = new ArrayList<>(seats);
        seatsToRead = Collections.unmodifiableList(this.seats);
        position = game.notation().start(setup);
        int wanted = game.rules().seats(position);
        if (seats.size() != wanted) {
            throw new BadTextException(
                    Fault.WRONG_SEATS,
                    wanted + " seats are needed, not " + seats.size(),
                    wanted,
                    seats.size());
        }
        copies.add(game.rules().copy(position));
    }

    /**
     * Another match that begins as this one did, up to the point after so many decisions, with
     * these players: to watch it undisturbed, or to play on from there.
     */
    public Match<S, E> branch(int decisions, List<Seat> players) {
        if (decisions > decided.size()) {
            throw new IndexOutOfBoundsException(decisions + " of " + decided.size());
        }
        try {
            Match<S, E> branch = new Match<>(game, setup, players);
            branch.setPractice(practice);
            for (int i = 0; i < decisions; i++) {
                branch.apply(decided.get(i).move());
                if (isAdvised(i)) {
                    branch.markAdvised(i);
                }
            }
            return branch;
        } catch (BadTextException e) {
            throw new IllegalArgumentException(e);
        }
    }

    public Game<S, E> game() {
        return game;
    }

    public String setup() {
        return setup;
    }

    public List<Seat> seats() {
        return seatsToRead;
    }

    /** Somebody else takes the seat, or the same player with another name or level. */
    public void setSeat(int index, Seat seat) {
        seats.set(index, seat);
    }

    /** In practice decisions can be taken back past chance and bots; see {@link Takebacks}. */
    public void setPractice(boolean practice) {
        this.practice = practice;
    }

    public boolean isPractice() {
        return practice;
    }

    /**
     * @param order when it hears, compared to the others
     */
    public void addWatcher(WatchOrder order, MatchWatcher<? super E> watcher) {
        int at = 0;
        while (at < watchers.size() && watchers.get(at).order().compareTo(order) <= 0) {
            at++;
        }
        watchers.add(at, new Watching<>(order, watcher));
    }

    public void removeWatcher(MatchWatcher<? super E> watcher) {
        watchers.removeIf(watching -> watching.watcher() == watcher);
    }

    /** The position now. To be looked at, not to be changed. */
    public S position() {
        return position;
    }

    public int decider() {
        return game.rules().decider(position);
    }

    public boolean isOver() {
        return decider() == Rules.NOBODY;
    }

    public void legalMoves(MoveList into) {
        game.rules().legalMoves(position, into);
    }

    /** Makes a decision for the seat whose decision it is; forgets what could have been redone. */
    public void play(int move) {
        String refusal = game.rules().refusal(position, move);
        if (refusal != null) {
            throw new IllegalMoveException(refusal);
        }
        decided.subList(played, decided.size()).clear();
        int kept = 1 + played / DECISIONS_BETWEEN_COPIES;
        copies.subList(kept, copies.size()).clear();
        apply(move);
    }

    private void apply(int move) {
        Rules<S, E> rules = game.rules();
        int seat = rules.decider(position);
        int revelations = rules.revelations(position);
        boolean secret = rules.isSecret(position);
        List<E> events = new ArrayList<>();
        rules.play(position, move, events::add);
        if (played == decided.size()) {
            boolean revealed = rules.revelations(position) != revelations;
            decided.add(new Decided(seat, move, revealed, secret, false));
        }
        played++;
        if (played == copies.size() * DECISIONS_BETWEEN_COPIES) {
            copies.add(rules.copy(position));
        }
        for (Watching<E> watching : new ArrayList<>(watchers)) {
            tell(watching.watcher(), seat, move, events);
        }
    }

    @SuppressWarnings("unchecked") // a watcher of a wider type may read the narrower list
    private void tell(MatchWatcher<? super E> watcher, int seat, int move, List<E> events) {
        ((MatchWatcher<E>) watcher).played(seat, move, Collections.unmodifiableList(events));
    }

    /** How many decisions have been made and not taken back. */
    public int size() {
        return played;
    }

    /** The decision with this index, also one that was taken back and can be redone. */
    public int move(int index) {
        return decided.get(index).move();
    }

    /** Who made the decision with this index. */
    public int seat(int index) {
        return decided.get(index).seat();
    }

    /** Whether chance spoke, or somebody got to know something, because of this decision. */
    public boolean revealed(int index) {
        return decided.get(index).revealed();
    }

    /** Whether the decision with this index was made in secret. */
    public boolean isSecret(int index) {
        return decided.get(index).secret();
    }

    /**
     * Whether the game itself had proposed the decision with this index, as a hint or as a good
     * order. Whoever judges it later should know.
     */
    public boolean isAdvised(int index) {
        return decided.get(index).advised();
    }

    /** The decision with this index is what the game itself had proposed. */
    public void markAdvised(int index) {
        decided.set(index, decided.get(index).asAdvised());
    }

    /** The position for somebody who thinks about it, see {@link Game#dealtAnew}. */
    public S dealtAnew(int viewer, int seed) {
        return game.dealtAnew(position, viewer, seed);
    }

    /** A copy of the position after this many decisions. */
    public S positionAfter(int decisions) {
        if (decisions < 0 || decisions > decided.size()) {
            throw new IndexOutOfBoundsException(decisions + " of " + decided.size());
        }
        int copy = Math.min(decisions / DECISIONS_BETWEEN_COPIES, copies.size() - 1);
        S result = game.rules().copy(copies.get(copy));
        for (int i = copy * DECISIONS_BETWEEN_COPIES; i < decisions; i++) {
            game.rules().play(result, decided.get(i).move(), null);
        }
        return result;
    }

    /** Takes back the last decision. Whether a player may do so {@link Takebacks} knows. */
    public void undo() {
        if (played == 0) {
            throw new IllegalMoveException("nothing to take back");
        }
        goTo(played - 1);
    }

    public boolean canRedo() {
        return played < decided.size();
    }

    /** Makes the decision again that was taken back last. */
    public void redo() {
        if (!canRedo()) {
            throw new IllegalMoveException("nothing to do again");
        }
        apply(decided.get(played).move());
    }

    /** Goes to the point after this many decisions, back or forth, as when watching a replay. */
    public void goTo(int decisions) {
        game.rules().copy(positionAfter(decisions), position);
        played = decisions;
        for (Watching<E> watching : new ArrayList<>(watchers)) {
            watching.watcher().wentTo(decisions);
        }
    }

    /** All decisions, those that can be redone included. */
    public int length() {
        return decided.size();
    }
}
