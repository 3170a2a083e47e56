package meeples.ui;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Scaling;
import meeples.input.Command;
import meeples.input.Device;
import meeples.input.DeviceKind;
import meeples.input.PadButton;

/** Draws the button that says a command, as it looks on a device. */
public final class Glyphs {
    private static final float SIDE = 34;

    private final Ui ui;
    private final float side;

    public Glyphs(Ui ui) {
        this(ui, SIDE);
    }

    /** In another size, in pixels of a 1080p screen. */
    Glyphs(Ui ui, float side) {
        this.ui = ui;
        this.side = side;
    }

    /** The button of this command on a device; null when the device has none. */
    public Actor of(Device device, Command command) {
        DeviceKind kind = device.kind();
        if (kind.isPad()) {
            PadButton button = PadButton.of(command);
            return button == null ? null : of(kind, button);
        }
        if (kind.isKeyboard()) {
            int key = ui.devices().key(device, command);
            return key == Keys.UNKNOWN ? null : cap(KeyNames.of(ui.texts(), key));
        }
        String pointing = pointing(kind, command);
        return pointing == null ? null : picture(pointing);
    }

    /** A button of a pad. */
    public Actor of(DeviceKind kind, PadButton button) {
        String name = name(kind, button);
        return name == null ? cap(letters(kind, button)) : picture("glyph-" + name);
    }

    private static String pointing(DeviceKind kind, Command command) {
        if (command == Command.ACCEPT) {
            return kind == DeviceKind.MOUSE ? "glyph-mouse-left" : "glyph-tap";
        }
        return command == Command.HELP && kind == DeviceKind.MOUSE ? "glyph-mouse-right" : null;
    }

    /** The end of the picture's name; null when the button has letters only. */
    private static String name(DeviceKind kind, PadButton button) {
        boolean sony = kind == DeviceKind.PLAYSTATION;
        boolean nintendo = kind == DeviceKind.NINTENDO;
        return switch (button) {
            case A -> sony ? "ps-cross" : "a";
            case B -> sony ? "ps-circle" : "b";
            case X -> sony ? "ps-square" : "x";
            case Y -> sony ? "ps-triangle" : "y";
            case L1 -> sony ? "l1" : nintendo ? null : "lb";
            case R1 -> sony ? "r1" : nintendo ? null : "rb";
            case L2 -> sony ? "l2" : nintendo ? "zl" : "lt";
            case R2 -> sony ? "r2" : nintendo ? "zr" : "rt";
            case SELECT -> nintendo ? "minus" : "select";
            case START -> nintendo ? "plus" : "start";
            case UP -> "dpad-up";
            case DOWN -> "dpad-down";
            case LEFT -> "dpad-left";
            case RIGHT -> "dpad-right";
            case STICK_UP, STICK_DOWN, STICK_LEFT, STICK_RIGHT -> "stick-left";
            case LOOK_UP, LOOK_DOWN, LOOK_LEFT, LOOK_RIGHT -> "stick-right";
            case L3, R3 -> null;
        };
    }

    private static String letters(DeviceKind kind, PadButton button) {
        return switch (button) {
            case L1 -> "L";
            case R1 -> "R";
            case L3 -> kind == DeviceKind.XBOX ? "LS" : "L3";
            default -> kind == DeviceKind.XBOX ? "RS" : "R3";
        };
    }

    private Actor picture(String name) {
        Theme theme = ui.theme();
        Image image = new Image(theme.drawable(name), Scaling.fit);
        Table cell = new Table();
        cell.add(image).size(theme.px(side));
        return cell;
    }

    private Actor cap(String text) {
        Theme theme = ui.theme();
        Label label = new Label(text, theme.skin(), Role.SMALL.name());
        label.setColor(Palette.INK);
        Table cap = new Table();
        cap.setBackground(theme.drawable(Look.KEYCAP));
        cap.add(label).pad(0, theme.px(4), theme.px(2), theme.px(4));
        return cap;
    }
}
