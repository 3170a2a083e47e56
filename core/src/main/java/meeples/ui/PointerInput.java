package meeples.ui;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Peripheral;
import com.badlogic.gdx.InputAdapter;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import meeples.input.Device;
import meeples.input.Devices;

/**
 * Watches mouse and fingers on a screen: the focus hides from them and follows what they press. It
 * takes no event for itself.
 */
final class PointerInput extends InputAdapter {
    private final UiScreen screen;
    private int mouseX;
    private int mouseY;

    PointerInput(UiScreen screen) {
        this.screen = screen;
    }

    @Override
    public boolean mouseMoved(int x, int y) {
        mouseX = x;
        mouseY = y;
        screen.help().pointed(x, y);
        screen.ui().devices().used(screen.ui().devices().mouse());
        if (screen.isForPointers()) {
            screen.focus().hide();
        }
        return false;
    }

    @Override
    public boolean touchDown(int x, int y, int pointer, int button) {
        screen.ui().devices().used(pointerAt(x, y));
        Stage stage = screen.stage();
        Vector2 point = stage.screenToStageCoordinates(new Vector2(x, y));
        Actor hit = stage.hit(point.x, point.y, true);
        if (stage.getKeyboardFocus() instanceof TextField field && hit != field) {
            stage.setKeyboardFocus(null);
        }
        if (screen.isForPointers()) {
            screen.focus().hide();
            screen.focus().followPointer(hit);
        }
        return false;
    }

    /** A mouse is moved to where it presses; a finger comes from nowhere. */
    private Device pointerAt(int x, int y) {
        Devices devices = screen.ui().devices();
        boolean finger =
                (x != mouseX || y != mouseY)
                        && Gdx.input.isPeripheralAvailable(Peripheral.MultitouchScreen);
        return finger ? devices.touch() : devices.mouse();
    }
}
