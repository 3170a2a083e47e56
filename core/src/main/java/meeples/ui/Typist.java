package meeples.ui;

import com.badlogic.gdx.scenes.scene2d.ui.TextField;

/** Helps somebody to fill in a line who holds a pad, and has no keys to type with. */
public interface Typist {
    /** The line is to be filled in; sets its text and fires its change when the player is done. */
    void type(UiScreen screen, TextField field);
}
