package meeples.toy;

import com.badlogic.gdx.graphics.g2d.Batch;
import meeples.game.BoxPicture;

/** An empty box: the toy has no pictures of its own. */
final class HandBox implements BoxPicture {
    @Override
    public void finish() {}

    @Override
    public boolean act(float delta) {
        return false;
    }

    @Override
    public void stir() {}

    @Override
    public void drawTitle(Batch batch, float width, float height, float middle) {}

    @Override
    public void draw(Batch batch, float width, float height) {}

    @Override
    public void dispose() {}
}
