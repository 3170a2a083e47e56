package meeples.table;

/** A point of a board's plan. For something that stands, where its feet are. */
public record Spot(float x, float y) {}
