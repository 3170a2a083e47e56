package meeples.html;

import com.badlogic.gdx.backends.gwt.preloader.Preloader;
import com.badlogic.gdx.utils.IntSet;
import java.util.function.Consumer;

/**
 * Fetches the pictures of one size, then all else that the game needs at its start. Pictures of
 * other sizes can follow while the game is running.
 */
final class PicturePreloader extends Preloader {
    private final int firstSize;
    private final IntSet sizes = new IntSet();

    PicturePreloader(String baseUrl, int firstSize) {
        super(baseUrl);
        this.firstSize = firstSize;
        sizes.add(firstSize);
    }

    @Override
    public void preload(String list, PreloaderCallback start) {
        fetchList(
                firstSize + ".txt",
                LoadingPage::show,
                pictures -> fetchList(list, part -> {}, start::update, start::error),
                start::error);
    }

    /** Fetches the pictures of another size, unless that was begun before. */
    void fetch(int size, Runnable then) {
        if (sizes.add(size)) {
            // Without them the game goes on with those that it has; the next time it tries again.
            fetchList(size + ".txt", part -> {}, state -> then.run(), file -> sizes.remove(size));
        }
    }

    /**
     * Tells once that all has arrived. LibGDX itself counts bytes, and may count the last of them
     * before it has the file, and again when it has.
     */
    private void fetchList(
            String list,
            Consumer<Float> progress,
            Consumer<PreloaderState> whole,
            Consumer<String> failed) {
        super.preload(
                list,
                new PreloaderCallback() {
                    private boolean over;

                    @Override
                    public void update(PreloaderState state) {
                        progress.accept(state.getProgress());
                        if (!over && isWhole(state)) {
                            over = true;
                            whole.accept(state);
                        }
                    }

                    @Override
                    public void error(String file) {
                        over = true;
                        failed.accept(file);
                    }
                });
    }

    private static boolean isWhole(PreloaderState state) {
        for (Asset asset : state.assets) {
            if (!asset.succeed) {
                return false;
            }
        }
        return true;
    }
}
