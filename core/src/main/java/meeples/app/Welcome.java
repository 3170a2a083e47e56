package meeples.app;

import meeples.game.BoardGame;
import meeples.platform.Storage;
import meeples.platform.StorageException;
import meeples.room.Doors;
import meeples.room.entrance.WelcomeDialog;
import meeples.ui.Ui;

/** Offers lessons, once, to those who start the program for the first time. */
final class Welcome {
    private static final String SAID = "welcomed";

    private final Ui ui;
    private final Doors doors;

    Welcome(Ui ui, Doors doors) {
        this.ui = ui;
        this.doors = doors;
    }

    /**
     * Above the title; not where it cannot be remembered, or it would be said every time. Whoever
     * has a match to go on with is no stranger.
     */
    void offer(BoardGame<?, ?> game) {
        if (!game.lessons().isEmpty() && !doors.canResume(game) && isNew()) {
            ui.screens().current().open(new WelcomeDialog(doors, game));
        }
    }

    private boolean isNew() {
        Storage storage = ui.platform().storage();
        try {
            boolean said = storage.read(SAID) != null;
            if (!said) {
                storage.write(SAID, "howdy\n");
            }
            return !said;
        } catch (StorageException e) {
            return false; // of a storage that fails players are told elsewhere
        }
    }
}
