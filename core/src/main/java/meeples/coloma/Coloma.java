package meeples.coloma;

import meeples.coloma.model.Valley;
import meeples.coloma.notation.ColomaNotation;
import meeples.coloma.rules.ColomaRules;
import meeples.coloma.rules.Event;
import meeples.play.Game;

/** Coloma as a game that can be played at the table. */
public final class Coloma {
    public static final Game<Valley, Event> GAME =
            new Game<>("coloma", 1, new ColomaRules(), new ColomaNotation());

    private Coloma() {}
}
