package meeples.game.tell;

/** The faces that players and bots can make, in the order of their pictures. */
public enum Face {
    LAUGH,
    CHEER,
    WOW,
    SAD,
    ANGRY,
    THINK
}
