package meeples.room.view;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Buttons;
import com.badlogic.gdx.InputAdapter;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.utils.Align;
import com.badlogic.gdx.utils.Timer;
import meeples.input.DeviceKind;
import meeples.room.badge.Pictures;
import meeples.table.GameTable;
import meeples.table.Target;
import meeples.ui.Ui;
import meeples.ui.UiScreen;

/**
 * Turns what pointers do on the table into intents: pointing, pressing, dragging one thing onto
 * another, asking what a thing is; looking closer with the wheel, with two fingers or by dragging.
 */
public final class TableInput extends InputAdapter {
    /** What a pointer can mean. Targets are null where nothing is. */
    public interface Intents {
        void point(Target target);

        void press(Target target);

        /** The picture of what can be dragged from there; null when nothing can. */
        String carried(Target from);

        void drag(Target from, Target to);

        /** The player wants to know what this is. */
        void explainTarget(Target target);

        /** The board is seen from nearer, from farther, or elsewhere. */
        void viewChanged();
    }

    private static final float WHEEL = 1.15f;

    /** How large what is carried is, as a part of the height of the place for hands. */
    private static final float CARRIED_SHARE = 0.8f;

    private static final float A_FINGER_SLIPS = 0.02f;
    private static final float LONG_PRESS_SECONDS = 0.55f;

    private final GameTable<?, ?> table;
    private final Ui ui;
    private final Stage stage;
    private final Intents intents;
    private final Vector2 at = new Vector2();
    private final Vector2 start = new Vector2();
    private final Vector2 last = new Vector2();
    private final Vector2 second = new Vector2();
    private final Timer.Task longPress =
            new Timer.Task() {
                @Override
                public void run() {
                    explainHeld();
                }
            };
    private Image carried;
    private Target held;
    private boolean explained;
    private boolean down;
    private boolean moved;
    private boolean panning;
    private boolean pinching;

    public TableInput(GameTable<?, ?> table, UiScreen screen, Intents intents) {
        this.table = table;
        this.ui = screen.ui();
        this.stage = screen.stage();
        this.intents = intents;
    }

    private Vector2 unproject(int x, int y) {
        return stage.screenToStageCoordinates(at.set(x, y));
    }

    private Target pick(int x, int y) {
        unproject(x, y);
        return ui.devices().last().kind() == DeviceKind.TOUCH
                ? table.pick(at.x, at.y, ui.theme().size().finger())
                : table.pick(at.x, at.y);
    }

    /** Held still for a while: the player wants to know what it is, not to press it. */
    private void explainHeld() {
        if (down && !moved && !pinching && held != null) {
            explained = true;
            intents.explainTarget(held);
        }
    }

    @Override
    public boolean mouseMoved(int x, int y) {
        Target target = pick(x, y);
        boolean covered = stage.hit(at.x, at.y, true) != null;
        intents.point(covered ? null : target);
        return false;
    }

    @Override
    public boolean touchDown(int x, int y, int pointer, int button) {
        Target target = pick(x, y);
        if (pointer == 1 && down) {
            pinching = true;
            letGo();
            second.set(at);
            return true;
        }
        if (button == Buttons.RIGHT) {
            intents.explainTarget(target);
            return true;
        }
        held = target;
        start.set(at);
        last.set(at);
        down = true;
        moved = false;
        explained = false;
        longPress.cancel();
        Timer.schedule(longPress, LONG_PRESS_SECONDS);
        pinching = false;
        panning = button == Buttons.MIDDLE || table.isZoomed() && held == null;
        intents.point(target);
        return true;
    }

    @Override
    public boolean touchDragged(int x, int y, int pointer) {
        unproject(x, y);
        if (pinching) {
            pinch(pointer);
        } else if (down && pointer == 0) {
            moved |= at.dst(start) > A_FINGER_SLIPS * stage.getHeight();
            if (panning) {
                table.panBy(at.x - last.x, at.y - last.y);
                intents.viewChanged();
            } else if (moved && held != null && !explained) {
                carry();
            }
            last.set(at);
        }
        return down;
    }

    /** Shows what is being dragged under the pointer. */
    private void carry() {
        String picture = intents.carried(held);
        if (picture == null) {
            return;
        }
        if (carried == null) {
            carried = Pictures.image(ui.theme(), picture);
            float side = table.layout().hand().height * CARRIED_SHARE;
            carried.setSize(side, side);
            carried.setTouchable(Touchable.disabled);
            carried.setName("carried");
            stage.addActor(carried);
        }
        carried.setPosition(at.x, at.y, Align.center);
        Gdx.graphics.requestRendering();
    }

    private void letGo() {
        if (carried != null) {
            carried.remove();
            carried = null;
            Gdx.graphics.requestRendering();
        }
    }

    private void pinch(int pointer) {
        float before = last.dst(second);
        (pointer == 0 ? last : second).set(at);
        float after = last.dst(second);
        if (before > 1) {
            table.zoomBy(after / before, (last.x + second.x) / 2, (last.y + second.y) / 2);
            intents.viewChanged();
        }
    }

    @Override
    public boolean touchUp(int x, int y, int pointer, int button) {
        if (!down || pointer != 0) {
            return false;
        }
        down = false;
        longPress.cancel();
        letGo();
        Target target = pick(x, y);
        if (explained || pinching || panning && moved) {
            return true;
        }
        boolean same = held == null ? target == null : held.equals(target);
        if (held != null && moved && !same) {
            intents.drag(held, target);
        } else if (same || held != null && !moved) {
            intents.press(held);
        }
        return true;
    }

    @Override
    public boolean scrolled(float amountX, float amountY) {
        unproject(Gdx.input.getX(), Gdx.input.getY());
        // Neither a dialog nor a panel shall move what lies below it.
        if (stage.hit(at.x, at.y, true) != null) {
            return false;
        }
        table.zoomBy(amountY < 0 ? WHEEL : 1 / WHEEL, at.x, at.y);
        intents.viewChanged();
        return true;
    }
}
