package meeples.fistful.ui.score;

/** What a player can be remembered for besides winning. The most famous come first. */
public enum Award {
    /** Pieces that others' robbers drew in one's own buildings. */
    ROBBED("robbed", "meeple-robber", 2),
    /** Showdowns won. */
    SHOT("shot", "revolver", 1),
    /** The most meeples taken at once. */
    HANDFUL("handful", "marquee", 4, true),
    /** Dynamite drawn. */
    FUSE("fuse", "dynamite", 1),
    /** Robbers sent to jail. */
    LAW("law", "meeple-deputy", 1),
    /** The most gold drawn at once. */
    STRIKE("strike", "gold", 3, true),
    /** Meeples lost in showdowns. */
    CUSTOMER("customer", "grave", 1),
    /** Marquees built and upgraded. */
    FOUNDER("founder", "marquee", 2),
    /** Stones blown up. */
    RUBBLE("rubble", "stone", 2),
    /** Duelists given to others. */
    GIVER("giver", "token", 1),
    /** Builders led to the saloon. */
    PARTY("party", "meeple-madame", 2),
    /** Building and upgrading declined. */
    PURSE("purse", "bag", 2),
    /** Gold bars bought. */
    BANKER("banker", "bar", 2),
    /** For those who would go home with nothing. */
    SPORT("sport", "trophy", 0);

    private final String word;
    private final String icon;
    private final int least;
    private final boolean record;

    Award(String word, String icon, int least) {
        this(word, icon, least, false);
    }

    Award(String word, String icon, int least, boolean record) {
        this.word = word;
        this.icon = icon;
        this.least = least;
        this.record = record;
    }

    /** The last part of its texts' keys. */
    public String word() {
        return word;
    }

    public String icon() {
        return icon;
    }

    /** What one must have reached to be worth mentioning. */
    int least() {
        return least;
    }

    /** What comes of two games: the better one of a record, both together of all else. */
    int together(int one, int other) {
        return record ? Math.max(one, other) : one + other;
    }
}
