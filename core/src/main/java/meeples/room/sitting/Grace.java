package meeples.room.sitting;

import meeples.settings.Settings;

/**
 * A moment in which somebody whose turn went on by itself and is over can still say: not so. The
 * bots wait that long. It is as long as the player likes things to take at the table.
 */
final class Grace {
    private static final float SECONDS = 2.4f;
    private static final float PERCENT = 100;

    private final Settings settings;
    private float left;

    Grace(Settings settings) {
        this.settings = settings;
    }

    void begin() {
        left = SECONDS * PERCENT / settings.speed.get();
    }

    boolean isOn() {
        return left > 0;
    }

    /** So many seconds have passed in which there was nothing else to look at. */
    void pass(float seconds) {
        left -= seconds;
    }

    /** Nobody wants to take anything back. */
    void end() {
        left = 0;
    }
}
