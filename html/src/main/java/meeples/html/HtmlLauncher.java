package meeples.html;

import com.badlogic.gdx.ApplicationListener;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.LifecycleListener;
import com.badlogic.gdx.backends.gwt.GwtApplication;
import com.badlogic.gdx.backends.gwt.GwtApplicationConfiguration;
import com.badlogic.gdx.backends.gwt.GwtAudio;
import com.badlogic.gdx.backends.gwt.preloader.Preloader;
import com.badlogic.gdx.backends.gwt.preloader.Preloader.PreloaderCallback;
import com.badlogic.gdx.backends.gwt.preloader.Preloader.PreloaderState;
import com.google.gwt.core.client.GWT;
import com.google.gwt.user.client.Window;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import meeples.app.CrashGuard;
import meeples.app.Crashes;
import meeples.app.MeeplesGame;
import meeples.app.StartOptions;
import meeples.platform.Platform;
import meeples.settings.Settings;
import meeples.text.Language;
import meeples.text.Texts;
import meeples.text.Typeface;

/** Starts the game in the browser. */
public final class HtmlLauncher extends GwtApplication {
    private final HtmlPlatform platform = new HtmlPlatform();
    private final CrashGuard guard = new CrashGuard(platform, this::newGame, Page::showBroken);
    private final FrameTimes times = new FrameTimes(platform.thinking(), HtmlPlatform::nanoseconds);
    private final PageGame pageGame = new PageGame(guard, times);
    private final LateAudio audio = new LateAudio();
    private final PictureSizes sizes = new PictureSizes();

    /** The games whose tables have been wanted. */
    private final Set<String> games = new LinkedHashSet<>();

    private AssetFetcher fetcher;
    private boolean covered;

    /**
     * What must be here before the game begins: typefaces, which tab this is, the address's match.
     */
    private int toCome = Typeface.values().length + 2;

    private MeeplesGame newGame() {
        MeeplesGame game = new MeeplesGame(platform, StartOptions.plain().withGame(Page.game()));
        game.welcomeStrangers();
        return game;
    }

    private MeeplesGame game() {
        return guard.game();
    }

    /**
     * The typefaces come first: a canvas draws with another font, silently, while one is missing.
     */
    @Override
    public void onModuleLoad() {
        GWT.setUncaughtExceptionHandler(this::broke);
        hearStrayFaults();
        Console.offer();
        TabLock.take(this::tabKnown);
        Page.match(this::matchKnown);
        for (Typeface face : Typeface.values()) {
            loadTypeface(CanvasFontMaker.cssFont(face, 16));
        }
    }

    private void tabKnown(int number) {
        if (number > 1) {
            platform.beAnotherTab(number);
        }
        oneCame();
    }

    private void matchKnown(String text) {
        game().bring(text);
        oneCame();
    }

    private void oneCame() {
        toCome--;
        if (toCome == 0) {
            super.onModuleLoad();
        }
    }

    /** What goes wrong in anything that the browser calls, as long as it is not part of a frame. */
    private void broke(Throwable fault) {
        if (Gdx.graphics == null) {
            Page.showBroken(
                    new Crashes(platform.storage()).report(platform.about(), fault, null, null));
        } else {
            guard.broke(fault);
        }
    }

    /** LibGDX's own listeners tell nobody but the browser: thrown once more, the game hears it. */
    private static native void hearStrayFaults() /*-{
        $wnd.addEventListener('error', $entry(function(event) {
            if (event.error) {
                throw event.error;
            }
        }));
    }-*/;

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
        oneCame();
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
                    public void beforeSetup() {
                        Page.showMaking();
                    }

                    @Override
                    public void afterSetup() {
                        started();
                    }
                });
        return pageGame;
    }

    @Override
    public Preloader createPreloader() {
        List<String> first = new ArrayList<>(sizes.forTitle(game().titleGame()));
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

    @Override
    protected GwtAudio createAudio() {
        return audio;
    }

    /** The title is there: what may be wanted next is fetched while it is looked at. */
    private void started() {
        if (guard.isOver()) {
            return;
        }
        new Facts(guard, times, platform).offer();
        Page.showGame();
        speakAsTheGame();
        guard.whenMadeAnew(this::speakAsTheGame);
        followFullScreen();
        followFocus();
        followInput();
        Page.whenCovered(this::setCovered);
        Settings settings = game().ui().settings();
        Page.showSoundHint(settings.masterVolume.get() > 0);
        NewVersion version = new NewVersion(guard);
        PageVoice voice = new PageVoice(guard);
        pageGame.whenDrawn(
                () -> {
                    audio.begun();
                    version.look();
                    voice.drawn();
                });
        Page.whenNewVersion(() -> postRunnable(version::came));
        games.add(game().titleGame());
        fetchAll(sizes.forTable(game().titleGame()), Page::keepOffline);
    }

    private void speakAsTheGame() {
        Texts texts = game().ui().texts();
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
        game().ui().settings().fullScreen.set(full);
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
        guard.setFocused(focused);
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

    /** What is to be done before a frame wants that frame, and stops none when it fails. */
    @Override
    public void postRunnable(Runnable runnable) {
        super.postRunnable(() -> guard.attempt(runnable));
        wantFrame();
    }

    /** Fetches a language or a game's pictures, and runs something when they are here. */
    private void fetch(String group, Runnable then) {
        if (group.equals(Language.ENGLISH.code())) {
            then.run();
        } else if (isLanguage(group)) {
            await(List.of(group), then);
        } else if (group.endsWith(Platform.PUZZLES)) {
            await(List.of(group), then);
        } else if (group.endsWith(Platform.BOX)) {
            await(sizes.forTitle(group.substring(0, group.lastIndexOf(Platform.BOX))), then);
        } else {
            games.add(group);
            platform.fetchWorker();
            await(lists(group), then);
        }
    }

    /** All that a game shows; of the game that the page began with the title is here. */
    private List<String> lists(String group) {
        List<String> lists = new ArrayList<>(sizes.forTable(group));
        if (!group.equals(game().titleGame())) {
            lists.addAll(0, sizes.forTitle(group));
        }
        return lists;
    }

    private static boolean isLanguage(String group) {
        for (Language language : Language.values()) {
            if (language.code().equals(group)) {
                return true;
            }
        }
        return false;
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
        Set<String> lists = new LinkedHashSet<>(sizes.forTitle(game().titleGame()));
        for (String wanted : games) {
            lists.addAll(lists(wanted));
        }
        lists.removeIf(fetcher::has);
        if (!lists.isEmpty()) {
            fetchAll(new ArrayList<>(lists), () -> postRunnable(this::redraw));
        }
    }

    private void redraw() {
        getApplicationListener().resize(Gdx.graphics.getWidth(), Gdx.graphics.getHeight());
    }
}
