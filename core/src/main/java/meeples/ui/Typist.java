package meeples.ui;

import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import com.badlogic.gdx.scenes.scene2d.utils.ChangeListener.ChangeEvent;

/** Lets a player with a pad, who has no keys to type with, fill in a text field. */
public interface Typist {
    /** Sets the text of a field and fires its change event when the player is done. */
    void type(UiScreen screen, TextField field);

    /**
     * Writes what was typed elsewhere into the field of this name: the screen may have built its
     * widgets anew since.
     */
    static void fill(UiScreen screen, String name, String text) {
        if (screen.find(name) instanceof TextField field) {
            field.setText(text);
            field.fire(new ChangeEvent());
            screen.focus().focus(field);
        }
    }

    /**
     * Lets a player who has nothing but fingers fill in a field, by the system's keys if it can.
     */
    static void typeByFinger(UiScreen screen, TextField field) {
        String name = field.getName();
        String empty = field.getMessageText() == null ? "" : field.getMessageText();
        screen.stage().setKeyboardFocus(null);
        boolean shown =
                screen.ui()
                        .platform()
                        .type(
                                field.getText(),
                                empty,
                                field.getMaxLength(),
                                typed -> fill(screen, name, typed));
        Typist wheel = screen.ui().screens().typist();
        if (!shown && wheel != null) {
            wheel.type(screen, field);
        }
    }
}
