package meeples.fistful.table.part;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.math.MathUtils;
import meeples.fistful.model.Place;
import meeples.fistful.model.Town;
import meeples.fistful.rules.LastRound;
import meeples.table.system.Daylight;

/**
 * What the town looks like as a whole: the light, from noon to dusk as the end draws near, whose
 * turn it is, and whether the bag is open.
 */
public final class Mood extends Daylight {
    private static final Color NOON = Color.WHITE;
    private static final Color DUSK = Color.valueOf("E6B898");
    private static final float SECONDS_FOR_ALL = 4;
    private static final float EVENING = 0.75f;

    private int opened;

    public Mood() {
        super(SECONDS_FOR_ALL);
    }

    /** The light that belongs to a position. */
    public void read(Town town) {
        setAim(LastRound.why(town) == null ? nearness(town) : 1);
    }

    /** Whether the end is near enough for evening's music. */
    public static boolean isEvening(Town town) {
        return nearness(town) >= EVENING || LastRound.why(town) != null;
    }

    /** How near the end is, 0 to 1. */
    private static float nearness(Town town) {
        float bank = 1 - (float) town.bank() / Town.BARS;
        float graves = (float) town.meeples(Place.GRAVEYARD) / Place.GRAVES;
        float dynamite = (float) town.exploded() / Town.DYNAMITES;
        return Math.max(bank, Math.max(graves, dynamite));
    }

    public void openBag() {
        opened++;
    }

    public void closeBag() {
        opened--;
    }

    public boolean isBagOpen() {
        return opened > 0;
    }

    /** The light and everything else is at once what it is to be. */
    @Override
    public void rest() {
        opened = 0;
        super.rest();
    }

    @Override
    protected void tint(float time, Color ground, Color pieces) {
        ground.set(NOON).lerp(DUSK, time);
        pieces.set(NOON).lerp(DUSK, time * 0.4f);
    }

    /** How far the evening has come, 0 to 1. */
    public float dusk() {
        return now() * now();
    }

    /** How bright the lamps in the windows are, 0 to 1. */
    public float lamps() {
        return MathUtils.clamp((now() - 0.35f) / 0.65f, 0, 1);
    }
}
