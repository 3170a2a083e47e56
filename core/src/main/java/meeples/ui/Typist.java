package meeples.ui;

import com.badlogic.gdx.scenes.scene2d.ui.TextField;

/** Lets a player with a pad, who has no keys to type with, fill in a text field. */
public interface Typist {
    /** Sets the text of a field and fires its change event when the player is done. */
    void type(UiScreen screen, TextField field);
}
