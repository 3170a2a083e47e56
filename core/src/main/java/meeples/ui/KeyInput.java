package meeples.ui;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.InputAdapter;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import meeples.input.Command;
import meeples.input.Devices;

/** Turns the keys that are pressed on a screen into commands, unless somebody is typing. */
final class KeyInput extends InputAdapter {
    private final UiScreen screen;
    private final ModifierKeys modifiers = new ModifierKeys();

    KeyInput(UiScreen screen) {
        this.screen = screen;
    }

    @Override
    public boolean keyDown(int key) {
        modifiers.keyDown(key);
        if (screen.stage().getKeyboardFocus() instanceof TextField) {
            return keyWhileTyping(key);
        }
        if (screen.ui().screens().captureKey(key)) {
            return true;
        }
        if (key == Keys.ENTER && modifiers.alt()) {
            return screen.commands().handle(Command.FULL_SCREEN); // as in every other program
        }
        Devices devices = screen.ui().devices();
        Command command = devices.command(key);
        if (command == Command.NEXT
                && modifiers.shift()
                && !screen.isHeard(devices.ofKey(key), command)) {
            screen.focus().show();
            screen.commands().step(-1);
            return true;
        }
        return command != null && devices.say(devices.ofKey(key), command);
    }

    private boolean keyWhileTyping(int key) {
        boolean ends = key == Keys.ESCAPE || key == Keys.ENTER || key == Keys.NUMPAD_ENTER;
        boolean moves = key == Keys.TAB || key == Keys.UP || key == Keys.DOWN;
        if (!ends && !moves) {
            return false;
        }
        screen.stage().setKeyboardFocus(null);
        screen.focus().show();
        Command command = screen.ui().keys().command(key);
        if (moves && command != null) {
            screen.commands().handle(command);
        } else if (ends && screen.dialog() != null) {
            screen.dialog().typed(key != Keys.ESCAPE);
        }
        return true;
    }
}
