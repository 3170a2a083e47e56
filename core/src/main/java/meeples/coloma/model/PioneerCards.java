package meeples.coloma.model;

/** Whether, and how, each player gets a pioneer card. */
public enum PioneerCards {
    NONE,
    DEALT,
    CHOSEN
}
