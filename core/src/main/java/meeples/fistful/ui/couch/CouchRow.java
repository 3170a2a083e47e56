package meeples.fistful.ui.couch;

import java.util.Locale;

/** What a player on the couch can choose, from top to bottom. */
enum CouchRow {
    NAME,
    COLOUR,
    SYMBOL,
    READY,
    /** Another player takes a seat with the same device. */
    SHARE,
    /** The rest is everybody's: how many play. */
    PLAYERS,
    /** How well the bots play that fill up the table. */
    BOTS,
    /** After how many rounds the game ends. */
    ROUNDS;

    /** The word for it in the names of widgets. */
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    CouchRow next(int step) {
        int wanted = Math.max(0, Math.min(values().length - 1, ordinal() + step));
        return values()[wanted];
    }

    /** Whether it is chosen once for the whole table. */
    boolean isCommon() {
        return ordinal() >= PLAYERS.ordinal();
    }
}
