package meeples.coloma.model;

/** The five sites of the wheel, clockwise, counted from 0; texts count them from 1. */
public final class Site {
    public static final int WORKDAY = 0;
    public static final int RIVER = 1;
    public static final int BUILDING = 2;
    public static final int WAGON = 3;
    public static final int FRONTIER = 4;
    public static final int ALL = 5;

    /** Not a site: nobody has been put anywhere, or nothing has been chosen. */
    public static final int NONE = -1;

    private Site() {}

    /** The site so many steps clockwise. */
    public static int after(int site, int steps) {
        return (site + steps) % ALL;
    }

    /** The next lower site: the last one for the first. */
    public static int before(int site) {
        return site == 0 ? ALL - 1 : site - 1;
    }
}
