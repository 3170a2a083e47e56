package meeples.room.couch;

import meeples.game.setup.SetupOption;

/** What a player on the couch can choose, a row of their card or one for the whole table. */
final class CouchRow {
    static final CouchRow NAME = new CouchRow("name", null);
    static final CouchRow COLOUR = new CouchRow("colour", null);
    static final CouchRow SYMBOL = new CouchRow("symbol", null);
    static final CouchRow READY = new CouchRow("ready", null);

    /** Another player takes a seat with the same device. */
    static final CouchRow SHARE = new CouchRow("share", null);

    /** For the whole table: how many play. */
    static final CouchRow PLAYERS = new CouchRow("players", null);

    /** For the whole table: how well the bots play that fill it up. */
    static final CouchRow BOTS = new CouchRow("bots", null);

    private final String word;
    private final SetupOption option;

    private CouchRow(String word, SetupOption option) {
        this.word = word;
        this.option = option;
    }

    /** For the whole table: an option of the game. */
    static CouchRow of(SetupOption option) {
        return new CouchRow(option.key(), option);
    }

    /** The word for it in the names of widgets. */
    String word() {
        return word;
    }

    /** The game's option that is chosen here, or null. */
    SetupOption option() {
        return option;
    }
}
