package meeples.game.book;

/** A part of a table, in units of the screen that its measures give. */
public record Frame(float x, float y, float width, float height) {}
