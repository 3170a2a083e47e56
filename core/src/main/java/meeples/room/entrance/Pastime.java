package meeples.room.entrance;

/**
 * Something to do besides playing whole games.
 *
 * @param name the texts "pastimes.NAME" and "pastimes.NAME.text" say what it is
 * @param open goes there
 */
public record Pastime(String name, Runnable open) {}
