package meeples.ui;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import java.util.List;
import meeples.input.Command;
import meeples.input.Device;

/**
 * Does what commands of keys and pads do on every screen: they move the focus, press what has it,
 * go back, ask for help.
 */
final class CommandHandler {
    private final UiScreen screen;
    private final Focus focus;

    CommandHandler(UiScreen screen) {
        this.screen = screen;
        focus = screen.focus();
    }

    /** Does a command of a device, unless the screen has done it itself or refused the device. */
    boolean handle(Device device, Command command) {
        if (screen.isHeard(device, command)) {
            focus.show();
            return true;
        }
        return handle(command);
    }

    /** Does what a command does everywhere; false when it does nothing. */
    boolean handle(Command command) {
        focus.show();
        if (screen.handle(command)) {
            return true;
        }
        switch (command) {
            case UP -> move(0, 1);
            case DOWN -> move(0, -1);
            case LEFT -> sideways(-1);
            case RIGHT -> sideways(1);
            case NEXT -> step(1);
            case ACCEPT -> accept();
            case BACK -> screen.handleBack();
            case HELP -> screen.help().show(focus.focused());
            case FULL_SCREEN -> screen.ui().settings().fullScreen.flip();
            case PICTURE -> screen.ui().screens().takePicture();
            default -> {
                return false;
            }
        }
        return true;
    }

    /** Moves the focus to the next actor in reading order (1), or the one before (-1). */
    void step(int direction) {
        List<Actor> all = focus.candidates();
        if (!all.isEmpty()) {
            int index = all.indexOf(focus.focused());
            int next = index < 0 ? 0 : Math.floorMod(index + direction, all.size());
            focus.focus(all.get(next));
        }
    }

    private void sideways(int direction) {
        boolean adjusted =
                focus.focused() instanceof Adjustable adjustable && adjustable.adjust(direction);
        if (!adjusted) {
            move(direction, 0);
        }
    }

    private void move(int dx, int dy) {
        if (!focus.isUsable()) {
            step(1);
            return;
        }
        Actor from = focus.focused();
        Actor next =
                from.getParent() instanceof Neighbours neighbours
                        ? neighbours.neighbour(from, dx, dy)
                        : null;
        if (next == null) {
            next = FocusGeometry.nearest(from, focus.candidates(), dx, dy);
        }
        if (next != null) {
            focus.focus(next);
        }
    }

    private void accept() {
        if (!focus.isUsable()) {
            step(1);
        } else if (focus.focused() instanceof TextField field) {
            type(field);
        } else {
            Press.on(focus.focused());
        }
    }

    private void type(TextField field) {
        Typist typist = screen.ui().screens().typist();
        if (typist != null && screen.ui().devices().last().kind().isPad()) {
            typist.type(screen, field);
        } else {
            screen.stage().setKeyboardFocus(field);
            field.selectAll();
        }
    }
}
