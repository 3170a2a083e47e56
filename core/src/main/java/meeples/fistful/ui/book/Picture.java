package meeples.fistful.ui.book;

/** What can stand beside a passage: nothing, a row of pieces, or a little table that plays. */
public enum Picture {
    // Rows of pieces
    SKILL,
    BOUNTY,
    SCORE,

    // Little tables
    TOWN,
    LOCATIONS,
    SPACES,
    ENDS,
    CORNER,
    BREAK_OUT,
    SOW,
    SOW_FROM_SALOON,
    TOKEN,
    MADAME_RETIRES,
    BUILD,
    UPGRADE,
    MINE,
    ROB,
    ARREST,
    LEAD_AWAY,
    SHOWDOWN,
    EXPLODE,
    BUY_BAR;

    public boolean isTable() {
        return ordinal() >= TOWN.ordinal();
    }
}
