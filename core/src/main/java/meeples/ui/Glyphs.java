package meeples.ui;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;
import com.badlogic.gdx.utils.Scaling;
import java.util.List;
import meeples.input.Command;
import meeples.input.Device;
import meeples.input.DeviceKind;
import meeples.input.PadButton;

/** Draws the button of a command, as it looks on a device. */
public final class Glyphs {
    private static final float HEIGHT = 34;

    /** So high that the letters on shoulder buttons can be read from a couch. */
    private static final float BIG_SCREEN_HEIGHT = 42;

    private final Ui ui;
    private final float height;

    public Glyphs(Ui ui) {
        this(ui, height(ui.theme()));
    }

    /** In another height, in pixels of a 1080p screen. */
    Glyphs(Ui ui, float height) {
        this.ui = ui;
        this.height = height;
    }

    /** How high they are, in pixels of a 1080p screen. */
    public static float height(Theme theme) {
        return theme.size().bigScreen() ? BIG_SCREEN_HEIGHT : HEIGHT;
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

    /** All four directions at once, on a device that does not point. */
    public Actor directions(Device device) {
        if (device.kind().isPad()) {
            return picture("glyph-dpad");
        }
        StringBuilder keys = new StringBuilder();
        for (Command way : List.of(Command.UP, Command.LEFT, Command.DOWN, Command.RIGHT)) {
            keys.append(KeyNames.of(ui.texts(), ui.devices().key(device, way)));
        }
        return cap(keys.toString());
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
            case A -> sony ? "ps-cross" : nintendo ? "nintendo-a" : "a";
            case B -> sony ? "ps-circle" : nintendo ? "nintendo-b" : "b";
            case X -> sony ? "ps-square" : nintendo ? "nintendo-x" : "x";
            case Y -> sony ? "ps-triangle" : nintendo ? "nintendo-y" : "y";
            case L1 -> sony ? "l1" : nintendo ? "l" : "lb";
            case R1 -> sony ? "r1" : nintendo ? "r" : "rb";
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
        boolean left = button == PadButton.L3;
        if (kind == DeviceKind.XBOX || kind == DeviceKind.PAD) {
            return left ? "LS" : "RS";
        }
        return left ? "L3" : "R3";
    }

    private Actor picture(String name) {
        Theme theme = ui.theme();
        Drawable picture = theme.drawable(name);
        float width = height * picture.getMinWidth() / picture.getMinHeight();
        Table cell = new Table();
        cell.add(new Image(picture, Scaling.fit)).size(theme.px(width), theme.px(height));
        return cell;
    }

    private Actor cap(String text) {
        Theme theme = ui.theme();
        Label label = new Label(text, theme.skin(), Role.SMALL.name());
        label.setColor(Palette.INK);
        Table cap = new Table();
        cap.setBackground(theme.drawable(UiPicture.KEYCAP));
        cap.add(label).pad(0, theme.px(4), theme.px(2), theme.px(4));
        return cap;
    }
}
