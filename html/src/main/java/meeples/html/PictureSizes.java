package meeples.html;

import com.google.gwt.user.client.Window;
import java.util.List;
import meeples.fistful.table.Art;
import meeples.fistful.table.ArtSizes;
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

    /** What widgets and the title are made of. */
    List<String> forTitle() {
        return List.of(Art.UI + "-" + forWidgets(), Art.TITLE + "-" + forScenes());
    }

    /** What the table shows: its pieces, and those widgets' pictures that lie among them. */
    List<String> forTable() {
        return List.of(Art.TABLE + "-" + forScenes(), Art.UI + "-" + forScenes());
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
        return ArtSizes.fitting(screen.pixelsPerUnit() * 1080 - 1, Art.SCALES);
    }

    private int forScenes() {
        return ArtSizes.fitting(lines() * ENOUGH, Art.SCALES);
    }

    private int lines() {
        return pixels(Window.getClientHeight());
    }

    private int pixels(int length) {
        return Math.round(length * platform.density());
    }
}
