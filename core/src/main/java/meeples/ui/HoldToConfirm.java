package meeples.ui;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import meeples.input.Command;
import meeples.input.Device;
import meeples.input.Devices;

/**
 * Lets what cannot be taken back happen only when a pad's button is held for a moment: thumbs slip,
 * and pads lie under cushions. A bar over what has the focus shows how long it still is.
 */
public final class HoldToConfirm extends Actor {
    private static final float SECONDS = 0.5f;

    private final UiScreen screen;
    private final Runnable letGo;
    private Runnable action;
    private Device device;
    private float held;

    /**
     * @param letGo is told when somebody lets go too soon
     */
    public HoldToConfirm(UiScreen screen, Runnable letGo) {
        this.screen = screen;
        this.letGo = letGo;
        setName("hold");
        setTouchable(Touchable.disabled);
    }

    /** Whether a pad's button is down now, so that holding it can be asked for. */
    public boolean isPossible() {
        Devices devices = screen.ui().devices();
        return screen.ui().settings().holdToConfirm.isOn()
                && devices.isHeld(devices.last(), Command.ACCEPT);
    }

    /** Whether a button is being held for something. */
    public boolean isUnderWay() {
        return action != null;
    }

    /** Does this when the button has been held long enough. */
    public void begin(Runnable whenHeld) {
        action = whenHeld;
        device = screen.ui().devices().last();
        held = 0;
        Gdx.graphics.requestRendering();
    }

    @Override
    public void act(float delta) {
        if (action == null) {
            return;
        }
        Gdx.graphics.requestRendering();
        held += delta;
        if (!screen.ui().devices().isHeld(device, Command.ACCEPT)) {
            action = null;
            letGo.run();
        } else if (held >= SECONDS) {
            Runnable now = action;
            action = null;
            now.run();
        }
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        Actor focused = screen.focus().focused();
        if (action == null || focused == null) {
            return;
        }
        Theme theme = screen.ui().theme();
        Rectangle area = FocusGeometry.area(focused);
        float width = Math.max(area.width, theme.px(120));
        float height = theme.px(16);
        float x = area.x + (area.width - width) / 2;
        float y = area.y + area.height + theme.px(12);
        float edge = theme.px(3);
        theme.surface(Palette.INK)
                .draw(batch, x - edge, y - edge, width + 2 * edge, height + 2 * edge);
        theme.surface(Palette.GOLD).draw(batch, x, y, width * Math.min(1, held / SECONDS), height);
    }
}
