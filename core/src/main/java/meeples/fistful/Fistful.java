package meeples.fistful;

import meeples.fistful.model.Town;
import meeples.fistful.notation.FistfulNotation;
import meeples.fistful.rules.Event;
import meeples.fistful.rules.FistfulRules;
import meeples.play.Game;

/** A Fistful of Meeples as a game that can be played at the table. */
public final class Fistful {
    public static final Game<Town, Event> GAME =
            new Game<>("fistful", 1, new FistfulRules(), new FistfulNotation());

    private Fistful() {}
}
