package meeples.ui;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Stack;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.utils.ClickListener;
import com.badlogic.gdx.utils.Align;
import com.badlogic.gdx.utils.Scaling;
import meeples.input.Command;

/**
 * Shows {@link Letters}: what is written, and the part of the wheel around the chosen letter. Any
 * device turns it by commands; a pointer takes letters by pressing them.
 */
public final class LetterWheel extends Table {
    private static final float CELL = 42;

    private final Widgets make;
    private final Letters letters;
    private final int sides;
    private final Runnable done;
    private final Label written;
    private final Table wheel = new Table();

    /**
     * @param width of the whole in pixels: as many letters are shown as there is room for
     * @param done what happens when the player has written enough
     */
    public LetterWheel(Widgets make, Letters letters, float width, Runnable done) {
        this.make = make;
        this.letters = letters;
        this.done = done;
        Theme theme = make.theme();
        int arrows = 2;
        sides = Math.max(1, ((int) (width / theme.px(CELL)) - 1 - arrows) / 2);
        written = make.label("", Role.BOLD);
        written.setName("letters.written");
        written.setAlignment(Align.center);
        written.setEllipsis(true);
        Table line = new Table();
        line.setBackground(theme.drawable(UiPicture.FIELD_FOCUS));
        line.add(written).minWidth(0).growX();
        add(line).width(width).height(theme.size().finger()).row();
        add(wheel).width(width).padTop(theme.px(4));
        show();
    }

    private void show() {
        written.setText(letters.text() + "|");
        wheel.clearChildren();
        wheel.add(arrow("letters.left", UiPicture.LEFT, -1))
                .size(make.theme().px(CELL * 0.7f))
                .expandX();
        for (int i = -sides; i <= sides; i++) {
            wheel.add(cell(i)).size(make.theme().px(CELL), make.theme().px(56)).expandX();
        }
        wheel.add(arrow("letters.right", UiPicture.RIGHT, 1))
                .size(make.theme().px(CELL * 0.7f))
                .expandX();
    }

    private Actor arrow(String name, String picture, int direction) {
        Image arrow = make.picture(picture);
        arrow.setColor(Palette.RED);
        arrow.setName(name);
        onPress(
                arrow,
                () -> {
                    letters.turn(direction * (2 * sides + 1));
                    show();
                });
        return arrow;
    }

    private Actor cell(int offset) {
        Theme theme = make.theme();
        char letter = letters.letter(offset);
        Table cell = new Table();
        cell.setTouchable(Touchable.enabled);
        cell.setName("letters." + name(letter));
        cell.add(picture(letter, offset == 0)).padBottom(offset == 0 ? 0 : theme.px(2));
        onPress(
                cell,
                () -> {
                    letters.turn(offset);
                    take();
                });
        return offset == 0 ? new Stack(new Image(theme.drawable(UiPicture.ROW_OVER)), cell) : cell;
    }

    private static String name(char letter) {
        return switch (letter) {
            case Letters.DONE -> "done";
            case Letters.ERASE -> "erase";
            case Letters.SPACE -> "space";
            default -> String.valueOf(letter);
        };
    }

    private Actor picture(char letter, boolean chosen) {
        Theme theme = make.theme();
        if (letter == Letters.DONE || letter == Letters.ERASE) {
            Image icon = make.picture(letter == Letters.DONE ? UiPicture.CHECK : UiPicture.ERASE);
            icon.setScaling(Scaling.fit);
            icon.setColor(letter == Letters.DONE ? Palette.TEAL : Palette.RED);
            icon.setSize(theme.px(34), theme.px(34));
            return icon;
        }
        String text = letter == Letters.SPACE ? "_" : String.valueOf(letter);
        Label label = make.label(text, chosen ? Role.TITLE : Role.BODY);
        return label;
    }

    private void onPress(Actor actor, Runnable action) {
        actor.addListener(
                new ClickListener() {
                    @Override
                    public void clicked(InputEvent event, float x, float y) {
                        action.run();
                    }
                });
    }

    private void take() {
        if (letters.take()) {
            done.run();
        } else {
            show();
        }
    }

    /** What a device says to the wheel; false when it wants to leave without writing. */
    public boolean command(Command command) {
        switch (command) {
            case LEFT -> letters.turn(-1);
            case RIGHT -> letters.turn(1);
            case UP -> letters.leap(-1);
            case DOWN -> letters.leap(1);
            case TURN -> letters.shift();
            case ACCEPT -> {
                take();
                return true;
            }
            case MENU -> {
                done.run();
                return true;
            }
            case BACK, UNDO -> {
                if (!letters.erase()) {
                    return false;
                }
            }
            default -> {
                return true;
            }
        }
        show();
        return true;
    }
}
