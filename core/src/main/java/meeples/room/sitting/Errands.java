package meeples.room.sitting;

import meeples.game.BotLevels;
import meeples.game.ask.Errand;
import meeples.play.Match;
import meeples.play.MoveChooser;
import meeples.search.ThinkingPlace;
import meeples.search.review.Adviser;

/**
 * Decides for somebody who asked for that, as the strongest bot would: what a hint would say is
 * done. What the errand does not allow is for the player to decide; after that it goes on.
 */
final class Errands<S, E> {
    /** What a seat knows of the match now. */
    interface Knowledge<S> {
        S knownTo(int seat);
    }

    private static final int NOTHING = -1;
    private static final int MOST_MILLISECONDS = 3000;

    private final BotLevels<S> bots;
    private final Match<S, E> match;
    private final ThinkingPlace place;
    private final Knowledge<S> knowledge;
    private Errand<S> errand;
    private int seat;
    private S known;
    private int knownAt = NOTHING;
    private Adviser<S> adviser;
    private int thinkingAbout = NOTHING;
    private int leftOpen = NOTHING;
    private int decided = MoveChooser.NONE;

    Errands(BotLevels<S> bots, Match<S, E> match, ThinkingPlace place, Knowledge<S> knowledge) {
        this.bots = bots;
        this.match = match;
        this.place = place;
        this.knowledge = knowledge;
    }

    /** From now on the decider's decisions, as far as this allows. */
    void begin(Errand<S> errandOfDecider) {
        forget();
        errand = errandOfDecider;
        seat = match.decider();
    }

    /** The errand is over. */
    void forget() {
        if (thinkingAbout != NOTHING) {
            place.cancel();
        }
        errand = null;
        adviser = null;
        thinkingAbout = NOTHING;
        leftOpen = NOTHING;
        knownAt = NOTHING;
        decided = MoveChooser.NONE;
    }

    /** Whether the decision that is due is decided here. */
    boolean isDue() {
        return errand != null
                && match.decider() == seat
                && leftOpen != match.size()
                && errand.isAbout(known());
    }

    /** What the seat knows now; asked in every frame, so that it is dealt only once. */
    private S known() {
        if (knownAt != match.size()) {
            knownAt = match.size();
            known = knowledge.knownTo(seat);
        }
        return known;
    }

    /**
     * Thinks about the decision that is due; true when it is clear what is to be done with it:
     * {@link #move}, or, when that is none, to ask.
     */
    boolean think() {
        try {
            if (thinkingAbout != match.size()) {
                begin();
            }
            place.update();
            if (!place.isFinished()) {
                return false;
            }
            decide();
        } catch (RuntimeException | Error failure) {
            // Whoever cannot be helped is asked, as if they had not asked for help.
            leaveOpen();
        }
        return true;
    }

    private void begin() {
        thinkingAbout = match.size();
        int seed = match.game().rules().hash(known());
        adviser = new Adviser<>(bots.expert(seed), known, bots.adviceIterations(known));
        place.start(adviser, MOST_MILLISECONDS);
    }

    private void decide() {
        int move = adviser.moves()[0];
        adviser = null;
        thinkingAbout = NOTHING;
        if (errand.mayDo(known, move)) {
            decided = move;
        } else {
            leaveOpen();
        }
    }

    private void leaveOpen() {
        place.cancel();
        adviser = null;
        thinkingAbout = NOTHING;
        decided = MoveChooser.NONE;
        leftOpen = match.size();
    }

    /** What has been decided; none when the player is to be asked. It is given once. */
    int move() {
        int move = decided;
        decided = MoveChooser.NONE;
        return move;
    }
}
