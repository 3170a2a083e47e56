package meeples.coloma.table.part;

import com.badlogic.ashley.core.EntitySystem;
import com.badlogic.gdx.math.MathUtils;
import meeples.coloma.table.ValleyPlan;
import meeples.table.Area;
import meeples.table.Spot;
import meeples.table.system.Restful;

/**
 * The shootout seen from near, as a small film over the board: whether it is shown, who faces whom,
 * and how many of the beaten side have fallen. Pieces of the shootout stand on it while it is open.
 */
public final class ShootoutStage extends EntitySystem implements Restful {
    private static final float SECONDS = 0.4f;

    private final Area ground = ValleyPlan.shootout();
    private final Area screen = ValleyPlan.shootoutScreen();
    private float now;
    private boolean open;
    private boolean calm;
    private int gunmen;
    private int outlaws;
    private boolean won;
    private float fallen;

    /** The curtain goes up. */
    public void open(int countOfGunmen, int countOfOutlaws) {
        open = true;
        gunmen = countOfGunmen;
        outlaws = countOfOutlaws;
        fallen = 0;
    }

    /**
     * A part of the beaten side lies on the ground.
     *
     * @param townWon whether that is the outlaws' side
     */
    public void fell(boolean townWon, float part) {
        won = townWon;
        fallen = part;
    }

    public void close() {
        open = false;
        fallen = 0;
    }

    /** Whether those who fight are seen from near. */
    public boolean isOpen() {
        return open;
    }

    /** How much of it is to be seen: 0 nothing, 1 all. */
    public float share() {
        return now;
    }

    public int gunmen() {
        return gunmen;
    }

    public int outlaws() {
        return outlaws;
    }

    /** Whether one of the outlaws, or of the gunmen, has fallen. */
    boolean hasFallen(boolean outlaw, int index) {
        int side = outlaw ? outlaws : gunmen;
        return open && outlaw == won && index < Math.round(fallen * side);
    }

    /** How much larger everything is on the stage. */
    float scale() {
        return screen.width() / ground.width();
    }

    /** Where a spot of the shootout is on the stage. */
    Spot spot(float x, float y) {
        return new Spot(
                screen.x() + (x - ground.x()) * scale(), screen.y() + (y - ground.y()) * scale());
    }

    /** Without unneeded motion the stage is there at once. */
    public void setCalm(boolean calm) {
        this.calm = calm;
    }

    /** It is at once as it is to be. */
    public void rest() {
        now = aim();
    }

    private float aim() {
        return open ? 1 : 0;
    }

    @Override
    public void update(float seconds) {
        if (calm) {
            now = aim();
        }
        float step = seconds / SECONDS;
        now += MathUtils.clamp(aim() - now, -step, step);
    }

    @Override
    public boolean isAtRest() {
        return now == aim();
    }
}
