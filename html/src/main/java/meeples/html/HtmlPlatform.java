package meeples.html;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.controllers.ControllerManager;
import java.util.function.Consumer;
import meeples.platform.Platform;
import meeples.platform.Storage;
import meeples.play.Version;
import meeples.search.FarThinking;
import meeples.search.SlicedThinking;
import meeples.text.FontMaker;

/** The game on a web page. */
final class HtmlPlatform implements Platform {
    private static final int MILLISECONDS_A_FRAME = 8;

    private final FontMaker fonts = new CanvasFontMaker();
    private final ControllerManager pads = new BrowserPads();
    private final BrowserStorage storage = new BrowserStorage();
    private final TimedThinking.Clock clock = new TimedThinking.Clock(HtmlPlatform::nanoseconds);
    private final BotsCourier courier = new BotsCourier(clock);
    private final FarThinking far =
            new FarThinking(
                    courier,
                    new SlicedThinking(HtmlPlatform::nanoseconds, MILLISECONDS_A_FRAME),
                    HtmlPlatform::nanoseconds);
    private final TimedThinking thinking = new TimedThinking(far, clock);
    private Fetch fetch;
    private boolean secondCopy;

    /** How a group of files is fetched: the launcher knows. */
    interface Fetch {
        void fetch(String group, Runnable then);
    }

    /** Another tab has the game open: this one is the second, or a later one. */
    void beAnotherTab(int number) {
        secondCopy = true;
        storage.keepApart(number);
    }

    /** Somebody is about to play: bots think in a worker, as soon as it is there. */
    void fetchWorker() {
        courier.fetch();
    }

    /** How the worker thinks, if there is one, and how many of its answers were taken. */
    String worker() {
        return courier.kind() + " " + far.answers();
    }

    @Override
    public boolean isSecondCopy() {
        return secondCopy;
    }

    void fetchBy(Fetch way) {
        fetch = way;
    }

    @Override
    public void fetch(String group, Runnable then) {
        fetch.fetch(group, then);
    }

    @Override
    public FontMaker fonts() {
        return fonts;
    }

    @Override
    public Storage storage() {
        return storage;
    }

    @Override
    public String about() {
        return about(Version.TEXT);
    }

    private static native String about(String version) /*-{
        return $doc.title + ' ' + version + ', page ' + $wnd.pageFiles.version + '\n' + $wnd.navigator.userAgent;
    }-*/;

    @Override
    public TimedThinking thinking() {
        return thinking;
    }

    @Override
    public native boolean maySound() /*-{
        var activation = $wnd.navigator.userActivation;
        return !activation || activation.hasBeenActive;
    }-*/;

    static native double nanoseconds() /*-{
        return $wnd.performance.now() * 1e6;
    }-*/;

    @Override
    public ControllerManager controllers() {
        return pads;
    }

    @Override
    public native String language() /*-{
        return $wnd.navigator.language || 'en';
    }-*/;

    @Override
    public boolean ownsWindow() {
        return false;
    }

    /** The whole page, not the canvas alone: its notices must show too. */
    @Override
    public native void setFullScreen(boolean full) /*-{
        if (full && !$doc.fullscreenElement) {
            $doc.documentElement.requestFullscreen()['catch'](function() {
                $doc.dispatchEvent(new Event('fullscreenchange')); // it stays as it was
            });
        } else if (!full && $doc.fullscreenElement) {
            $doc.exitFullscreen();
        }
    }-*/;

    @Override
    public native float density() /*-{
        return $wnd.pageSizes.widgets();
    }-*/;

    /** The browser counts on while the page rests: only what really takes so long is so long. */
    @Override
    public float longestFrame() {
        return 1;
    }

    @Override
    public native boolean isTouched() /*-{
        return $wnd.matchMedia('(pointer: coarse)').matches;
    }-*/;

    @Override
    public native boolean prefersReducedMotion() /*-{
        return $wnd.matchMedia('(prefers-reduced-motion: reduce)').matches;
    }-*/;

    @Override
    public native double now() /*-{
        return Date.now() / 1000;
    }-*/;

    @Override
    public native String dateText(double seconds, String language) /*-{
        return new Date(seconds * 1000).toLocaleString(language, {dateStyle: 'medium', timeStyle: 'short'});
    }-*/;

    /** Any page has a line to type in, and any system shows its keys for that. */
    @Override
    public boolean type(String text, String empty, int most, Consumer<String> done) {
        typeLine(text, empty, most, beforeAFrame(done));
        return true;
    }

    private static native void typeLine(
            String text, String empty, int most, Consumer<String> done) /*-{
        $wnd.page.type(text, empty, most, $entry(function(typed) {
            done.@java.util.function.Consumer::accept(*)(typed);
        }));
    }-*/;

    @Override
    public void tell(String words) {
        PageVoice.tell(words);
    }

    @Override
    public native void copy(String text) /*-{
        if ($wnd.navigator.clipboard) {
            $wnd.navigator.clipboard.writeText(text)['catch'](function() {});
        }
    }-*/;

    /** A browser may ask its user first, so the text comes later. */
    @Override
    public void paste(Consumer<String> receiver) {
        readClipboard(beforeAFrame(receiver));
    }

    /** What comes when the browser likes is received as any other input, and seen. */
    private static Consumer<String> beforeAFrame(Consumer<String> receiver) {
        return text -> Gdx.app.postRunnable(() -> receiver.accept(text));
    }

    private static native void readClipboard(Consumer<String> receiver) /*-{
        var give = $entry(function(text) {
            receiver.@java.util.function.Consumer::accept(*)(text);
        });
        if ($wnd.navigator.clipboard && $wnd.navigator.clipboard.readText) {
            $wnd.navigator.clipboard.readText().then(give, function() { give(''); });
        } else {
            give('');
        }
    }-*/;

    @Override
    public native void saveFile(
            String name, String text, Consumer<String> done, Runnable failed) /*-{
        var link = $doc.createElement('a');
        link.href = URL.createObjectURL(new Blob([text], {type: 'text/plain'}));
        link.download = name;
        link.click();
        $wnd.setTimeout(function() { URL.revokeObjectURL(link.href); }, 60000); // some read it later
        done.@java.util.function.Consumer::accept(*)(name);
    }-*/;

    /** The canvas is read at once: after the frame the browser may have emptied it. */
    @Override
    public void savePicture(Consumer<String> done, Runnable failed) {
        String name = "meeples-" + pictureDate() + ".png";
        savePicture(name, beforeAFrame(done), () -> Gdx.app.postRunnable(failed));
    }

    private static native String pictureDate() /*-{
        return new Date().toISOString().replace(/[:T]/g, '-').replace('Z', '');
    }-*/;

    private static native void savePicture(
            String name, Consumer<String> done, Runnable failed) /*-{
        $doc.querySelector('canvas').toBlob($entry(function(picture) {
            if (!picture) {
                failed.@java.lang.Runnable::run()();
                return;
            }
            var link = $doc.createElement('a');
            link.href = URL.createObjectURL(picture);
            link.download = name;
            link.click();
            $wnd.setTimeout(function() { URL.revokeObjectURL(link.href); }, 60000);
            done.@java.util.function.Consumer::accept(*)(name);
        }));
    }-*/;

    @Override
    public native boolean hasLinks() /*-{
        return !!$wnd.CompressionStream;
    }-*/;

    @Override
    public void link(String match, Consumer<String> receiver) {
        pack(match, beforeAFrame(receiver));
    }

    /** links.js knows how a match becomes part of an address, and how to read it again. */
    private static native void pack(String match, Consumer<String> receiver) /*-{
        $wnd.links.write(match, $entry(function(address) {
            receiver.@java.util.function.Consumer::accept(*)(address);
        }));
    }-*/;

    @Override
    public void openFile(Consumer<String> receiver, Runnable failed) {
        readFile(beforeAFrame(receiver), () -> Gdx.app.postRunnable(failed));
    }

    private static native void readFile(Consumer<String> receiver, Runnable failed) /*-{
        var give = $entry(function(text) {
            receiver.@java.util.function.Consumer::accept(*)(text);
        });
        var input = $doc.createElement('input');
        input.type = 'file';
        input.accept = '.meeples,.txt,text/plain';
        input.addEventListener('cancel', function() { give(null); });
        input.addEventListener('change', function() {
            input.files[0].text().then(give, $entry(function() {
                failed.@java.lang.Runnable::run()();
            }));
        });
        input.click();
    }-*/;
}
