package meeples.html;

import com.badlogic.gdx.ApplicationListener;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.backends.gwt.GwtApplication;
import com.badlogic.gdx.backends.gwt.GwtApplicationConfiguration;
import com.badlogic.gdx.backends.gwt.preloader.Preloader;
import com.badlogic.gdx.backends.gwt.preloader.Preloader.PreloaderCallback;
import com.badlogic.gdx.backends.gwt.preloader.Preloader.PreloaderState;
import com.google.gwt.user.client.Window;
import meeples.app.MeeplesGame;
import meeples.app.StartOptions;
import meeples.fistful.table.Art;
import meeples.fistful.table.ArtSizes;
import meeples.platform.Platform;
import meeples.text.Typeface;

/** Starts the game in the browser. */
public final class HtmlLauncher extends GwtApplication {
    private final Platform platform = new HtmlPlatform();
    private int typefacesToCome = Typeface.values().length;

    /**
     * The typefaces come first: a canvas draws with another font, silently, while one is missing.
     */
    @Override
    public void onModuleLoad() {
        SelfCheck.offer();
        for (Typeface face : Typeface.values()) {
            loadTypeface(CanvasFontMaker.cssFont(face, 16));
        }
    }

    private native void loadTypeface(String font) /*-{
        var launcher = this;
        $doc.fonts.load(font).then(
            $entry(function(faces) {
                launcher.@meeples.html.HtmlLauncher::typefaceLoaded(Z)(faces.length > 0);
            }),
            $entry(function() {
                launcher.@meeples.html.HtmlLauncher::typefaceLoaded(Z)(false);
            }));
    }-*/;

    private void typefaceLoaded(boolean whole) {
        if (!whole) {
            LoadingPage.showFailure();
            return;
        }
        typefacesToCome--;
        if (typefacesToCome == 0) {
            super.onModuleLoad();
        }
    }

    @Override
    public GwtApplicationConfiguration getConfig() {
        GwtApplicationConfiguration config = new GwtApplicationConfiguration(true);
        config.padHorizontal = 0;
        config.padVertical = 0;
        config.useAccelerometer = false;
        return config;
    }

    @Override
    public ApplicationListener createApplicationListener() {
        return new MeeplesGame(platform, StartOptions.plain());
    }

    @Override
    public Preloader createPreloader() {
        PicturePreloader preloader = new PicturePreloader(getPreloaderBaseURL(), pictureSize());
        Window.addResizeHandler(
                event -> preloader.fetch(pictureSize(), () -> postRunnable(this::redraw)));
        return preloader;
    }

    /** The size of pictures that are sharp on a page as large as now. */
    private int pictureSize() {
        return ArtSizes.fitting(Window.getClientHeight() * platform.density(), Art.SCALES);
    }

    private void redraw() {
        getApplicationListener().resize(Gdx.graphics.getWidth(), Gdx.graphics.getHeight());
    }

    @Override
    public PreloaderCallback getPreloaderCallback() {
        return new PreloaderCallback() {
            @Override
            public void update(PreloaderState state) {
                LoadingPage.remove();
            }

            @Override
            public void error(String file) {
                LoadingPage.showFailure();
            }
        };
    }
}
