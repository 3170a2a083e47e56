package meeples.table;

/** What would happen, to be drawn over the table as ghosts. Each game's table knows its own. */
public interface Preview {}
