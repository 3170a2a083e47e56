package meeples.html;

import com.google.gwt.user.client.Window;
import java.util.List;
import meeples.picture.Atlases;
import meeples.platform.Platform;
import meeples.ui.ScreenSize;

/** The lists of pictures that are sharp on a page as large as it is now. */
final class PictureSizes {
    /** Large pictures may be enlarged by a quarter before it is worth fetching twice as many. */
    private static final float ENOUGH = 0.8f;

    private final Platform platform;

    PictureSizes(Platform platform) {
        this.platform = platform;
    }

    /** What widgets and the title of a game are made of. */
    List<String> forTitle(String game) {
        return List.of(Atlases.UI + "-" + forWidgets(), game + "-title-" + forScenes());
    }

    /** What a game's table shows: its pieces, and those widgets' pictures that lie among them. */
    List<String> forTable(String game) {
        return List.of(game + "-" + forScenes(), Atlases.UI + "-" + forScenes());
    }

    private int forWidgets() {
        ScreenSize screen =
                new ScreenSize(
                        pixels(Window.getClientWidth()),
                        lines(),
                        1,
                        false,
                        false,
                        false,
                        platform.density());
        return Atlases.fitting(screen.pixelsPerUnit() * 1080 - 1, Atlases.SIZES);
    }

    private int forScenes() {
        return Atlases.fitting(lines() * ENOUGH, Atlases.SIZES);
    }

    private int lines() {
        return pixels(Window.getClientHeight());
    }

    private int pixels(int length) {
        return Math.round(length * platform.density());
    }
}
