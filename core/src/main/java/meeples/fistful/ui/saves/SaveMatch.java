package meeples.fistful.ui.saves;

import meeples.fistful.Fistful;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.platform.StorageException;
import meeples.play.Match;
import meeples.saves.SaveShelf;
import meeples.ui.Ui;
import meeples.ui.UiScreen;

/** Puts the match at a table on the shelf, under a name that the player gives. */
public final class SaveMatch {
    private final UiScreen screen;
    private final Match<Town, Event> match;

    public SaveMatch(UiScreen screen, Match<Town, Event> match) {
        this.screen = screen;
        this.match = match;
    }

    /** Asks for the name, proposing the date. */
    public void ask() {
        Ui ui = screen.ui();
        String date = ui.platform().dateText(ui.platform().now(), ui.texts().language().code());
        screen.open(new NameDialog(ui.text("saves.keep"), date, this::keep));
    }

    private void keep(String name) {
        Ui ui = screen.ui();
        try {
            new SaveShelf<>(Fistful.GAME, ui.platform().storage())
                    .keep(name, ui.platform().now(), match);
            ui.screens().toast(ui.text("saves.kept", name));
        } catch (StorageException e) {
            ui.screens().toast(ui.text("ui.storage-fails"));
        }
    }
}
