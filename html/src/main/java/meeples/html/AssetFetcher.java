package meeples.html;

import com.badlogic.gdx.backends.gwt.preloader.Preloader;
import com.badlogic.gdx.utils.Array;
import com.google.gwt.core.client.JavaScriptObject;
import com.google.gwt.core.client.JsArray;
import com.google.gwt.dom.client.ImageElement;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Fetches lists of files: those that the title needs before the game starts, others while it is
 * running. The files of a list are seen when all of them are here. The page does the fetching, and
 * has begun with what is needed first before there was a game: see fetch.js.
 */
final class AssetFetcher extends Preloader {
    /** Who waits for a list. */
    interface Receiver {
        /** So much of it is here, from 0 to 1. */
        void progress(float part);

        /** All of it is here. */
        void whole();

        /** One of its files did not come. */
        void failed(String file);
    }

    /**
     * A file as fetch.js gives it: a text or a picture, or only the name of what is to be heard.
     */
    private static class Fetched extends JavaScriptObject {
        protected Fetched() {}

        final native String file() /*-{
            return this.file;
        }-*/;

        final native String url() /*-{
            return this.url;
        }-*/;

        final native boolean isFolder() /*-{
            return this.type === 'd';
        }-*/;

        final native String text() /*-{
            return this.text === undefined ? null : this.text;
        }-*/;

        final native ImageElement picture() /*-{
            return this.picture || null;
        }-*/;
    }

    private final List<String> first;
    private final Set<String> here = new HashSet<>();

    /**
     * @param first the lists without which the game cannot start, beside LibGDX's own
     */
    AssetFetcher(String baseUrl, List<String> first) {
        super(baseUrl);
        this.first = first;
    }

    /** Tells LibGDX that all is here, once. */
    @Override
    public void preload(String list, PreloaderCallback start) {
        List<String> lists = new ArrayList<>(first);
        lists.add(list.replace(".txt", ""));
        float[] parts = new float[lists.size()];
        int[] toCome = {lists.size()};
        for (int i = 0; i < parts.length; i++) {
            int index = i;
            fetch(
                    lists.get(i),
                    new Receiver() {
                        @Override
                        public void progress(float part) {
                            parts[index] = part;
                            Page.showProgress(average(parts));
                        }

                        @Override
                        public void whole() {
                            toCome[0]--;
                            if (toCome[0] == 0) {
                                start.update(new PreloaderState(new Array<>()));
                            }
                        }

                        @Override
                        public void failed(String file) {
                            start.error(file);
                        }
                    });
        }
    }

    private static float average(float[] parts) {
        float sum = 0;
        for (float part : parts) {
            sum += part;
        }
        return sum / parts.length;
    }

    boolean has(String list) {
        return here.contains(list);
    }

    /** Fetches a list unless it is here or under way; after a failure it can be asked for again. */
    void fetch(String list, Receiver receiver) {
        if (has(list)) {
            receiver.whole();
        } else {
            ask(list, receiver);
        }
    }

    private native void ask(String list, Receiver receiver) /*-{
        var self = this;
        $wnd.pageFetcher.fetch(list, {
            progress: $entry(function(part) {
                receiver.@meeples.html.AssetFetcher.Receiver::progress(F)(part);
            }),
            whole: $entry(function(files) {
                self.@meeples.html.AssetFetcher::arrived(*)(list, files);
                receiver.@meeples.html.AssetFetcher.Receiver::whole()();
            }),
            failed: $entry(function(file) {
                receiver.@meeples.html.AssetFetcher.Receiver::failed(*)(file);
            })
        });
    }-*/;

    private void arrived(String list, JsArray<Fetched> files) {
        here.add(list);
        for (int i = 0; i < files.length(); i++) {
            keep(files.get(i));
        }
    }

    private void keep(Fetched fetched) {
        String file = fetched.file();
        assetNames.put(file, fetched.url());
        if (fetched.isFolder()) {
            directories.put(file, null);
        } else if (fetched.text() != null) {
            texts.put(file, fetched.text());
        } else if (fetched.picture() != null) {
            images.put(file, fetched.picture());
        }
    }
}
