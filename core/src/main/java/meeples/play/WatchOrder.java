package meeples.play;

/**
 * When a watcher of a match hears of something: those who write it down first, so that whoever
 * shows it can read what was written; those who have something to say about it last. Watchers of
 * the same rank hear in the order in which they came.
 */
public enum WatchOrder {
    /** Writes down what happens: the log. */
    RECORDS,
    /** Shows what happens: the table. */
    SHOWS,
    /** Has something to say about what happens: a bot's face. */
    COMMENTS
}
