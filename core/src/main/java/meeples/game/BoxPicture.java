package meeples.game;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.utils.Disposable;
import meeples.ui.Backdrop;

/**
 * The picture on a game's box, as the title screen shows it. It may unfold when it is seen first.
 * Without what stands in front it is what lies behind other screens.
 */
public interface BoxPicture extends Backdrop, Disposable {
    /** All is in its place at once. */
    void finish();

    /** Lets the picture unfold; false when it has. */
    boolean act(float delta);

    /** Those on the picture stir for a moment, while {@link #act} says so. */
    void stir();

    /**
     * Draws all of it.
     *
     * @param middle where the game's name stands, in parts of the width
     */
    void drawTitle(Batch batch, float width, float height, float middle);

    /** Gives the memory back; the next time it is drawn it is fetched again. */
    @Override
    void dispose();
}
