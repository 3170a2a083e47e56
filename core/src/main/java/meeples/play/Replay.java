package meeples.play;

/**
 * A match being watched: where one is in it, and how it goes on by itself. Whoever shows it watches
 * the match: what is stepped over forwards is told as decisions made, all else as going elsewhere.
 *
 * @param <S> the game's position
 * @param <E> the game's events
 */
public final class Replay<S, E> {
    private static final double SECONDS_AFTER_DECISION = 0.15;
    private static final double SECONDS_AFTER_TURN = 0.7;

    /** Where nothing moves, what changed must be looked for. */
    private static final double SECONDS_MORE_WHEN_STILL = 0.6;

    private final Match<S, E> match;
    private final int length;
    private final int[] turns;
    private double speed = 1;
    private double wait;
    private boolean still;
    private boolean playing;

    /**
     * @param match nobody else may move on; it stays where it stands until told otherwise
     */
    public Replay(Match<S, E> match) {
        this.match = match;
        length = match.length();
        turns = new int[length + 1];
        Rules<S, E> rules = match.game().rules();
        S position = match.positionAfter(0);
        turns[0] = rules.turn(position);
        for (int i = 0; i < length; i++) {
            rules.play(position, match.move(i), null);
            turns[i + 1] = rules.turn(position);
        }
    }

    public Match<S, E> match() {
        return match;
    }

    /** How many decisions have been made where one is. */
    public int at() {
        return match.size();
    }

    /** How many decisions there are in all. */
    public int length() {
        return length;
    }

    public boolean isAtStart() {
        return at() == 0;
    }

    public boolean isAtEnd() {
        return at() == length;
    }

    /** The turn that is under way after so many decisions. */
    public int turn(int decisions) {
        return turns[decisions];
    }

    /** How many decisions have been made when a turn begins; all of them for one that never did. */
    public int startOf(int turn) {
        int at = 0;
        while (at < length && turns[at] < turn) {
            at++;
        }
        return at;
    }

    // Going on by itself

    public boolean isPlaying() {
        return playing;
    }

    /** Goes on by itself from here, from the beginning if this is the end. */
    public void play() {
        if (isAtEnd()) {
            match.goTo(0);
        }
        playing = true;
        wait = 0;
    }

    public void pause() {
        playing = false;
    }

    public double speed() {
        return speed;
    }

    /** How many times faster than usual it goes on. */
    public void setSpeed(double times) {
        speed = times;
    }

    /** Whether nothing moves from one position to the next, so that each must stand for longer. */
    public void setStill(boolean nothingMoves) {
        still = nothingMoves;
    }

    /**
     * Lets time go by.
     *
     * @param busy whether what was decided last is still being shown
     */
    public void update(double seconds, boolean busy) {
        if (!playing || busy) {
            return;
        }
        wait -= seconds * speed;
        if (wait > 0) {
            return;
        }
        if (isAtEnd()) {
            playing = false;
            return;
        }
        int turn = turns[at()];
        match.redo();
        wait = turns[at()] == turn ? SECONDS_AFTER_DECISION : SECONDS_AFTER_TURN;
        if (still) {
            wait += SECONDS_MORE_WHEN_STILL;
        }
    }

    // Going by hand

    /** One decision on. */
    public void stepOn() {
        pause();
        if (!isAtEnd()) {
            match.redo();
        }
    }

    /** One decision back. */
    public void stepBack() {
        goTo(at() - 1);
    }

    /** On to where the next turn begins, decision by decision. */
    public void turnOn() {
        pause();
        int end = startOf(turns[at()] + 1);
        while (at() < end) {
            match.redo();
        }
    }

    /** Back to where this turn began, or the one before it. */
    public void turnBack() {
        int start = startOf(turns[at()]);
        goTo(start < at() || start == 0 ? start : startOf(turns[at() - 1]));
    }

    /** To the point after so many decisions, or as near as there is. */
    public void goTo(int decisions) {
        pause();
        int wanted = Math.max(0, Math.min(length, decisions));
        if (wanted != at()) {
            match.goTo(wanted);
        }
    }
}
