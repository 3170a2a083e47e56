package meeples.app;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.utils.ScreenUtils;

/** The application on every platform: what a launcher starts. */
public final class MeeplesGame extends ApplicationAdapter {
    @Override
    public void render() {
        ScreenUtils.clear(0.16f, 0.1f, 0.07f, 1);
    }
}
