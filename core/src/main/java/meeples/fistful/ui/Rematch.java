package meeples.fistful.ui;

import com.badlogic.gdx.math.MathUtils;
import meeples.fistful.model.Setup;
import meeples.fistful.model.Town;
import meeples.fistful.notation.SetupText;
import meeples.fistful.rules.Event;
import meeples.play.BadTextException;
import meeples.play.Match;

/** The next game of the same people: another town, and the next one starts. */
final class Rematch {
    private Rematch() {}

    static NewGame of(Match<Town, Event> match) {
        Town town = match.position();
        Setup setup =
                new Setup(
                        town.players(),
                        town.seatAfter(town.first()),
                        MathUtils.random(Integer.MAX_VALUE - 1),
                        town.germanMadame(),
                        town.oneBarATurn(),
                        town.rounds());
        return new NewGame(setup, match.seats());
    }

    /** What the match began with, or null when it began in the middle of another. */
    static Setup setup(Match<Town, Event> match) {
        try {
            return SetupText.read(match.setup());
        } catch (BadTextException startedFromPosition) {
            return null;
        }
    }
}
