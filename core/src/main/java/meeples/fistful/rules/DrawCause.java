package meeples.fistful.rules;

/** Why somebody draws from the mining bag. */
public enum DrawCause {
    MINER,
    ROBBER,
    DEPUTY,
    MADAME,
    SHOWDOWN
}
