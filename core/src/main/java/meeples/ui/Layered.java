package meeples.ui;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.utils.BaseDrawable;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;

/** One picture over another of the same size. */
public final class Layered extends BaseDrawable {
    private final Drawable lower;
    private final Drawable upper;

    public Layered(Drawable lower, Drawable upper) {
        super(lower);
        this.lower = lower;
        this.upper = upper;
    }

    @Override
    public void draw(Batch batch, float x, float y, float width, float height) {
        lower.draw(batch, x, y, width, height);
        upper.draw(batch, x, y, width, height);
    }
}
