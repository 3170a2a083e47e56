package meeples.room.saves;

import java.util.List;
import meeples.platform.StorageException;
import meeples.play.Match;
import meeples.ui.Ui;
import meeples.ui.UiScreen;

/** Puts the match at a table on the shelf, under a name that the player gives. */
public final class SaveMatch {
    private final UiScreen screen;
    private final Match<?, ?> match;

    public SaveMatch(UiScreen screen, Match<?, ?> match) {
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
            new SaveShelf(List.of(), ui.platform().storage())
                    .keep(name, ui.platform().now(), match);
            ui.screens().toast(ui.text("saves.kept", name));
        } catch (StorageException e) {
            ui.screens().toast(ui.text("ui.storage-fails"));
        }
    }
}
