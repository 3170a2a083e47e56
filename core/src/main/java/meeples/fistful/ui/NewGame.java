package meeples.fistful.ui;

import java.util.List;
import meeples.fistful.model.Setup;
import meeples.play.Seat;

/** A game that is about to begin: what was agreed, and who sits where. */
public record NewGame(Setup setup, List<Seat> seats) {
    public NewGame {
        if (setup.players() != seats.size()) {
            throw new IllegalArgumentException(
                    setup.players() + " players, but " + seats.size() + " seats");
        }
        seats = List.copyOf(seats);
    }
}
