package meeples.toy;

import meeples.play.Game;

/** The toy game: a few dozen lines that have all that a game can ask of the rooms. */
public final class Toy {
    public static final Game<Hand, HandEvent> GAME =
            new Game<>("toy", 1, new HandRules(), new HandNotation());

    private Toy() {}
}
