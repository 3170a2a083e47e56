package meeples.html;

import com.badlogic.gdx.utils.Timer;
import meeples.app.CrashGuard;
import meeples.room.entrance.TitleScreen;
import meeples.ui.Screens;

/**
 * Lets another version of the game take over. The player is told, and it waits until the title is
 * shown, where nobody is in the middle of anything.
 */
final class NewVersion {
    private static final float SECONDS_TO_READ = 2;

    private final CrashGuard guard;
    private final Timer.Task change =
            new Timer.Task() {
                @Override
                public void run() {
                    if (isAtTitle()) {
                        asked = true;
                        Page.changeOver();
                    }
                }
            };
    private boolean waits;

    /** Where another page is open too, the answer is to wait until the title is shown again. */
    private boolean asked;

    NewVersion(CrashGuard guard) {
        this.guard = guard;
    }

    /** It is there. */
    void came() {
        if (!waits) {
            waits = true;
            guard.game().tellNewVersion();
        }
    }

    /** Something else is seen, perhaps. */
    void look() {
        if (waits && !isAtTitle()) {
            asked = false;
            change.cancel();
        } else if (waits && !asked && !change.isScheduled()) {
            Timer.schedule(change, SECONDS_TO_READ);
        }
    }

    private boolean isAtTitle() {
        Screens screens = guard.game().ui().screens();
        return screens.current() instanceof TitleScreen && screens.current().dialog() == null;
    }
}
