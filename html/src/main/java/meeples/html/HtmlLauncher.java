package meeples.html;

import com.badlogic.gdx.ApplicationListener;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.LifecycleListener;
import com.badlogic.gdx.backends.gwt.GwtApplication;
import com.badlogic.gdx.backends.gwt.GwtApplicationConfiguration;
import com.badlogic.gdx.backends.gwt.preloader.Preloader;
import com.badlogic.gdx.backends.gwt.preloader.Preloader.PreloaderCallback;
import com.badlogic.gdx.backends.gwt.preloader.Preloader.PreloaderState;
import com.google.gwt.user.client.Window;
import java.util.ArrayList;
import java.util.List;
import meeples.app.MeeplesGame;
import meeples.app.StartOptions;
import meeples.fistful.table.Art;
import meeples.settings.Settings;
import meeples.text.Language;
import meeples.text.Texts;
import meeples.text.Typeface;

/** Starts the game in the browser. */
public final class HtmlLauncher extends GwtApplication {
    private final HtmlPlatform platform = new HtmlPlatform();
    private final MeeplesGame game = new MeeplesGame(platform, StartOptions.plain());
    private final FrameTimes times = new FrameTimes(platform.thinking(), HtmlPlatform::nanoseconds);
    private final PageGame pageGame = new PageGame(game, times);
    private final PictureSizes sizes = new PictureSizes(platform);
    private AssetFetcher fetcher;
    private boolean tableWanted;
    private boolean covered;
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
            Page.showFailure();
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
        setLoadingListener(
                new LoadingListener() {
                    @Override
                    public void beforeSetup() {}

                    @Override
                    public void afterSetup() {
                        started();
                    }
                });
        return pageGame;
    }

    @Override
    public Preloader createPreloader() {
        List<String> first = new ArrayList<>(sizes.forTitle());
        Language language = MeeplesGame.language(platform);
        if (language != Language.ENGLISH) {
            first.add(language.code());
        }
        fetcher = new AssetFetcher(getPreloaderBaseURL(), first);
        platform.fetchBy(this::fetch);
        Window.addResizeHandler(event -> followSize());
        return fetcher;
    }

    @Override
    public PreloaderCallback getPreloaderCallback() {
        return new PreloaderCallback() {
            @Override
            public void update(PreloaderState state) {}

            @Override
            public void error(String file) {
                Page.showFailure();
            }
        };
    }

    /** The title is there: what may be wanted next is fetched while it is looked at. */
    private void started() {
        new Facts(game, times).offer();
        Page.showGame();
        speakAsTheGame();
        followFullScreen();
        followFocus();
        followInput();
        Page.whenCovered(this::setCovered);
        Settings settings = game.ui().settings();
        Page.showSoundHint(settings.masterVolume.get() > 0);
        tableWanted = true;
        fetchAll(sizes.forTable(), Page::keepOffline);
    }

    private void speakAsTheGame() {
        Texts texts = game.ui().texts();
        Runnable speak = () -> Page.setLanguage(texts.language().code());
        texts.onChange(speak);
        speak.run();
    }

    /** The player may leave full screen by the browser's own means: the setting follows. */
    private native void followFullScreen() /*-{
        var launcher = this;
        var follow = $entry(function() {
            launcher.@meeples.html.HtmlLauncher::fullScreenChanged(Z)(!!$doc.fullscreenElement);
        });
        $doc.addEventListener('fullscreenchange', follow);
        follow();
    }-*/;

    private void fullScreenChanged(boolean full) {
        game.ui().settings().fullScreen.set(full);
        wantFrame();
    }

    private native void followFocus() /*-{
        var launcher = this;
        var tell = function(focused) {
            return $entry(function() {
                launcher.@meeples.html.HtmlLauncher::focusChanged(Z)(focused);
            });
        };
        $wnd.addEventListener('blur', tell(false));
        $wnd.addEventListener('focus', tell(true));
    }-*/;

    private void focusChanged(boolean focused) {
        game.setFocused(focused);
    }

    /** A game that is covered waits as one that is hidden: no timer runs out. */
    private void setCovered(boolean nowCovered) {
        if (nowCovered != covered) {
            covered = nowCovered;
            for (LifecycleListener listener : lifecycleListeners) {
                if (covered) {
                    listener.pause();
                } else {
                    listener.resume();
                }
            }
            pageGame.setCovered(covered);
        }
    }

    /** Whatever is done to the page may change what is seen; its size too, even to the same. */
    private native void followInput() /*-{
        var launcher = this;
        var tell = $entry(function() {
            launcher.@meeples.html.HtmlLauncher::wantFrame()();
        });
        ['pointerdown', 'pointerup', 'pointermove', 'touchstart', 'touchmove', 'touchend', 'touchcancel',
            'wheel', 'keydown', 'keyup', 'resize', 'focus', 'blur'].forEach(function(name) {
            $wnd.addEventListener(name, tell, {capture: true, passive: true});
        });
    }-*/;

    private void wantFrame() {
        pageGame.wantFrame();
    }

    /** What is to be done before a frame wants that frame. */
    @Override
    public void postRunnable(Runnable runnable) {
        super.postRunnable(runnable);
        wantFrame();
    }

    /** Fetches a group for the game, which waits for it if it is not here yet. */
    private void fetch(String group, Runnable then) {
        if (group.equals(Art.TABLE)) {
            tableWanted = true;
            await(sizes.forTable(), then);
        } else if (group.equals(Language.ENGLISH.code())) {
            then.run();
        } else {
            await(List.of(group), then);
        }
    }

    private void await(List<String> lists, Runnable then) {
        for (String list : lists) {
            if (!fetcher.has(list)) {
                Page.showWaiting(0);
                fetcher.fetch(list, new Patience(() -> await(lists, then)));
                return;
            }
        }
        then.run();
    }

    /** Shows that the game waits, and lets the player try again when it does in vain. */
    private final class Patience implements AssetFetcher.Receiver {
        private final Runnable then;

        Patience(Runnable then) {
            this.then = then;
        }

        @Override
        public void progress(float part) {
            Page.showWaiting(part);
        }

        @Override
        public void whole() {
            Page.hideWaiting();
            // Not in the middle of LibGDX's counting, but before a frame as any other input.
            postRunnable(then);
        }

        @Override
        public void failed(String file) {
            Page.offerAnotherTry(then);
        }
    }

    /** Fetches lists one after the other, in the background; without them the game goes on. */
    private void fetchAll(List<String> lists, Runnable then) {
        if (lists.isEmpty()) {
            then.run();
            return;
        }
        fetcher.fetch(
                lists.get(0),
                new AssetFetcher.Receiver() {
                    @Override
                    public void progress(float part) {}

                    @Override
                    public void whole() {
                        fetchAll(lists.subList(1, lists.size()), then);
                    }

                    @Override
                    public void failed(String file) {
                        fetchAll(lists.subList(1, lists.size()), then);
                    }
                });
    }

    /** On a larger page other pictures may be sharper; those that are here are used until then. */
    private void followSize() {
        List<String> lists = new ArrayList<>(sizes.forTitle());
        if (tableWanted) {
            lists.addAll(sizes.forTable());
        }
        lists.removeIf(fetcher::has);
        if (!lists.isEmpty()) {
            fetchAll(lists, () -> postRunnable(this::redraw));
        }
    }

    private void redraw() {
        getApplicationListener().resize(Gdx.graphics.getWidth(), Gdx.graphics.getHeight());
    }
}
