package meeples.fistful.table;

import com.badlogic.gdx.math.Rectangle;

/** Where things are in the film of a showdown, which covers the town. */
public final class FilmPlan {
    /** The dice of the film are painted twice as large as those of the table. */
    public static final float DIE_SIZE = 2 * TownPlan.DIE_SIZE;

    public static final float DIE_SCALE = 0.85f;

    private FilmPlan() {}

    /** Pixels for one unit of the film's pictures. */
    public static float scale(Rectangle screen) {
        return Math.min(screen.width / TownPlan.WIDTH, screen.height / TownPlan.HEIGHT);
    }

    public static float dieX(Rectangle screen, int side) {
        float aside = DIE_SIZE * DIE_SCALE * 0.75f * scale(screen);
        return screen.x + screen.width / 2 + (side == 0 ? -aside : aside);
    }

    /** Where the dice lie. */
    public static float dieY(Rectangle screen) {
        return screen.y + screen.height * 0.1f;
    }

    /** Where a duelist stands. */
    public static float figureX(Rectangle screen, int side) {
        float aside = 330 * scale(screen);
        return screen.x + screen.width / 2 + (side == 0 ? -aside : aside);
    }

    public static float groundY(Rectangle screen) {
        return screen.y + screen.height * 0.16f;
    }

    public static float horizonY(Rectangle screen) {
        return screen.y + screen.height * 0.36f;
    }
}
