package meeples.fistful.table;

import com.badlogic.ashley.core.EntitySystem;
import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.math.MathUtils;
import meeples.fistful.model.Place;
import meeples.fistful.model.Town;
import meeples.table.system.Restful;

/**
 * What the town looks like as a whole: the light, from noon to dusk as the end draws near, whose
 * turn it is, and whether the bag is open.
 */
final class Mood extends EntitySystem implements Restful {
    private static final Color NOON = Color.WHITE;
    private static final Color DUSK = Color.valueOf("E6B898");
    private static final float SECONDS_FOR_ALL = 4;

    private final Color light = new Color(NOON);
    private final Color pieceLight = new Color(NOON);
    private float dusk;
    private float duskAim;
    private int decider = Town.NOBODY;
    private int opened;

    /** The light that belongs to a position. */
    void read(Town town) {
        float bank = 1 - (float) town.bank() / Town.BARS;
        float graves = (float) town.meeples(Place.GRAVEYARD) / Place.GRAVES;
        float dynamite = (float) town.exploded() / Town.DYNAMITES;
        duskAim = Math.max(bank, Math.max(graves, dynamite));
    }

    void setDecider(int seat) {
        decider = seat;
    }

    int decider() {
        return decider;
    }

    void openBag() {
        opened++;
    }

    void closeBag() {
        opened--;
    }

    boolean isBagOpen() {
        return opened > 0;
    }

    /** The light and everything else is at once what it is to be. */
    void rest() {
        dusk = duskAim;
        opened = 0;
        tint();
    }

    @Override
    public void update(float seconds) {
        if (dusk == duskAim) {
            return;
        }
        float step = seconds / SECONDS_FOR_ALL;
        float way = MathUtils.clamp(duskAim - dusk, -step, step);
        dusk = Math.abs(duskAim - dusk) <= step ? duskAim : dusk + way;
        tint();
    }

    private void tint() {
        light.set(NOON).lerp(DUSK, dusk);
        pieceLight.set(NOON).lerp(DUSK, dusk * 0.4f);
    }

    /** To tint the town with. */
    Color light() {
        return light;
    }

    /** To tint the pieces with, which must always be told apart. */
    Color pieceLight() {
        return pieceLight;
    }

    /** How far the evening has come, 0 to 1. */
    float dusk() {
        return dusk * dusk;
    }

    /** How bright the lamps in the windows are, 0 to 1. */
    float lamps() {
        return MathUtils.clamp((dusk - 0.35f) / 0.65f, 0, 1);
    }

    @Override
    public boolean isAtRest() {
        return dusk == duskAim;
    }
}
