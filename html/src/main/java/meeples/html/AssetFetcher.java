package meeples.html;

import com.badlogic.gdx.backends.gwt.preloader.Preloader;
import com.badlogic.gdx.utils.Array;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Fetches lists of files: those that the title needs before the game starts, others while it is
 * running. An atlas is seen only when all of its list is here, pictures too.
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

    private static final String ATLAS = ".atlas";

    private final List<String> first;
    private final Set<String> here = new HashSet<>();
    private final Map<String, List<Receiver>> waiting = new HashMap<>();
    private final Map<String, String> heldBack = new HashMap<>();

    /**
     * @param first the lists without which the game cannot start, beside LibGDX's own
     */
    AssetFetcher(String baseUrl, List<String> first) {
        super(baseUrl);
        this.first = first;
    }

    /** Tells LibGDX that all is here, once. It counts bytes itself, and the last of them twice. */
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
            return;
        }
        List<Receiver> others = waiting.get(list);
        if (others != null) {
            others.add(receiver);
            return;
        }
        List<Receiver> receivers = new ArrayList<>();
        receivers.add(receiver);
        waiting.put(list, receivers);
        super.preload(list + ".txt", new Delivery(list));
    }

    @Override
    protected void putAssetInMap(Object result, Asset asset) {
        if (asset.file.endsWith(ATLAS)) {
            heldBack.put(asset.file, (String) result);
        } else {
            super.putAssetInMap(result, asset);
        }
    }

    private final class Delivery implements PreloaderCallback {
        private final String list;
        private boolean over;

        Delivery(String list) {
            this.list = list;
        }

        @Override
        public void update(PreloaderState state) {
            if (!over) {
                tell(receiver -> receiver.progress(state.getProgress()));
                if (isWhole(state)) {
                    over = true;
                    arrived(state);
                }
            }
        }

        private boolean isWhole(PreloaderState state) {
            for (Asset asset : state.assets) {
                if (!asset.succeed) {
                    return false;
                }
            }
            return true;
        }

        private void arrived(PreloaderState state) {
            for (Asset asset : state.assets) {
                String atlas = heldBack.remove(asset.file);
                if (atlas != null) {
                    texts.put(asset.file, atlas);
                }
            }
            here.add(list);
            end(Receiver::whole);
        }

        @Override
        public void error(String file) {
            if (!over) {
                over = true;
                end(receiver -> receiver.failed(file));
            }
        }

        private void end(Consumer<Receiver> news) {
            List<Receiver> receivers = waiting.remove(list);
            receivers.forEach(news);
        }

        private void tell(Consumer<Receiver> news) {
            waiting.get(list).forEach(news);
        }
    }
}
