package meeples.fistful.ui;

import meeples.fistful.table.Art;

/** Which of the atlases' sizes fits a window. */
final class PictureScale {
    private PictureScale() {}

    /** The next larger one for a window of this height, else the largest. */
    static int of(int height) {
        for (int scale : Art.SCALES) {
            if (scale >= height) {
                return scale;
            }
        }
        return Art.SCALES[Art.SCALES.length - 1];
    }
}
