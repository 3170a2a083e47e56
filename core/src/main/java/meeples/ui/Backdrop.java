package meeples.ui;

import com.badlogic.gdx.graphics.g2d.Batch;

/** What is painted behind the widgets of screens that show nothing else there. */
public interface Backdrop {
    /** Paints it over the whole window; the batch is begun. */
    void draw(Batch batch, float width, float height);
}
