package meeples.coloma.ui.book;

/** What stands beside passages of the rules: rows of signs, and little tables. */
enum Picture {
    GOODS(false),
    SITES(false),
    SCORE(false),
    /** The whole valley, in which nothing happens. */
    VALLEY(true),
    /** The wheel turns, and everybody gains the event. */
    WHEEL(true),
    /** Dials are turned over, and the barricade goes where most are. */
    BARRICADE(true),
    WORKDAY(true),
    RIVER(true),
    BRIDGE(true),
    BUILD(true),
    WAGON(true),
    TENTS(true),
    BARREL(true),
    GUNMEN(true),
    SHOOTOUT(true);

    private final boolean table;

    Picture(boolean table) {
        this.table = table;
    }

    boolean isTable() {
        return table;
    }
}
