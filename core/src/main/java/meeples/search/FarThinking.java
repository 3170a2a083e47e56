package meeples.search;

import meeples.play.BadTextException;

/**
 * Has thinking done elsewhere, beside the frames instead of between them. What cannot be sent, and
 * what is not answered as it should be, is thought about here, from the beginning: nothing is lost
 * but time.
 */
public final class FarThinking implements ThinkingPlace, Courier.Receiver {
    private static final double A_MILLISECOND = 1_000_000;

    /** Who thinks says so several times a second. */
    private static final double PATIENCE = 5000 * A_MILLISECOND;

    /** Who is hurried answers after a slice. */
    private static final double PATIENCE_IN_A_HURRY = 1000 * A_MILLISECOND;

    /** In a longer pause between two frames nobody has listened either. */
    private static final double LONGEST_PAUSE = 250 * A_MILLISECOND;

    private final Courier courier;
    private final ThinkingPlace here;
    private final Stopwatch stopwatch;
    private Portable sent;
    private boolean isHere;
    private int number;
    private int milliseconds;
    private double seen;
    private double silence;
    private boolean hurried;
    private boolean finished;
    private int answers;

    /**
     * @param here where is thought what cannot be thought about elsewhere
     */
    public FarThinking(Courier courier, ThinkingPlace here, Stopwatch stopwatch) {
        this.courier = courier;
        this.here = here;
        this.stopwatch = stopwatch;
        courier.tell(this);
    }

    /** How many orders have been answered: for those who want to know whether any are. */
    public int answers() {
        return answers;
    }

    @Override
    public void start(Thinking work, int milliseconds) {
        cancel();
        this.milliseconds = milliseconds;
        if (work instanceof Portable portable && !work.isDone() && courier.isReady()) {
            sent = portable;
            seen = stopwatch.nanoseconds();
            send();
        } else {
            isHere = true;
            here.start(work, milliseconds);
        }
    }

    private void send() {
        number++;
        silence = 0;
        courier.send(number, sent.order(), milliseconds);
    }

    @Override
    public void update() {
        if (isHere) {
            here.update();
        } else if (sent != null && !finished) {
            double now = stopwatch.nanoseconds();
            silence += Math.min(now - seen, LONGEST_PAUSE);
            seen = now;
            if (silence > (hurried ? PATIENCE_IN_A_HURRY : PATIENCE)) {
                thinkHere();
            }
        }
    }

    @Override
    public void alive() {
        silence = 0;
    }

    @Override
    public void answered(int number, String answer) {
        if (sent == null || finished || number != this.number) {
            return; // nobody waits for that any more
        }
        try {
            sent.take(answer);
        } catch (BadTextException | RuntimeException wrong) {
            thinkHere(); // whoever answers so is not asked again
            return;
        }
        answers++;
        finished = hurried || sent.isDone();
        if (!finished) {
            send();
        }
    }

    @Override
    public void failed(int number) {
        if (sent != null && !finished && number == this.number) {
            thinkHere();
        }
    }

    /** Should the fault be in the work itself, it comes up again here, and is heard of. */
    private void thinkHere() {
        courier.dismiss();
        Portable work = sent;
        sent = null;
        isHere = true;
        here.start(work, milliseconds);
        if (hurried) {
            here.hurry();
        }
    }

    @Override
    public boolean isFinished() {
        return isHere ? here.isFinished() : finished;
    }

    @Override
    public void hurry() {
        if (isHere) {
            here.hurry();
        } else if (sent != null && !hurried) {
            hurried = true;
            silence = 0;
            courier.hurry();
        }
    }

    @Override
    public void cancel() {
        if (isHere) {
            here.cancel();
        } else if (sent != null && !finished) {
            courier.drop();
        }
        sent = null;
        isHere = false;
        hurried = false;
        finished = false;
    }
}
