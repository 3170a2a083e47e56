package meeples.bare;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.ApplicationListener;
import com.badlogic.gdx.backends.gwt.GwtApplication;
import com.badlogic.gdx.backends.gwt.GwtApplicationConfiguration;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.graphics.g2d.SpriteBatch;
import com.badlogic.gdx.utils.ScreenUtils;

/**
 * The least that a page with LibGDX can be: it says hello. How long the game takes to start is
 * compared with this, so that the figure means the same on every machine.
 */
public final class BareLauncher extends GwtApplication {
    @Override
    public GwtApplicationConfiguration getConfig() {
        return new GwtApplicationConfiguration(true);
    }

    @Override
    public ApplicationListener createApplicationListener() {
        return new ApplicationAdapter() {
            private SpriteBatch batch;
            private BitmapFont font;

            @Override
            public void create() {
                batch = new SpriteBatch();
                font = new BitmapFont();
            }

            @Override
            public void render() {
                ScreenUtils.clear(0, 0, 0, 1);
                batch.begin();
                font.draw(batch, "Howdy", 100, 100);
                batch.end();
                markFirstFrame();
            }
        };
    }

    private static native void markFirstFrame() /*-{
        if ($wnd.performance.getEntriesByName('first-frame').length === 0) {
            $wnd.performance.mark('first-frame');
        }
    }-*/;
}
