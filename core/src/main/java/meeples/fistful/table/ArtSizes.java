package meeples.fistful.table;

import com.badlogic.gdx.Gdx;
import java.util.Arrays;

/**
 * Which of the atlases' sizes fits a window. A browser has fetched one of them, more may follow.
 */
public final class ArtSizes {
    private ArtSizes() {}

    /** Those that can be loaded now, the smallest first. */
    public static int[] here() {
        return Arrays.stream(Art.SCALES)
                .filter(size -> Gdx.files.internal(folder(size) + Art.UI + ".atlas").exists())
                .toArray();
    }

    /** The smallest that is here and need not be enlarged for so many lines, else the largest. */
    public static int fitting(float lines) {
        return fitting(lines, here());
    }

    /** The smallest of these that need not be enlarged for so many lines, else the largest. */
    public static int fitting(float lines, int... sizes) {
        for (int size : sizes) {
            if (size >= lines) {
                return size;
            }
        }
        return sizes[sizes.length - 1];
    }

    /** Where the atlases of a size are. */
    public static String folder(int size) {
        return "atlas/" + size + "/";
    }
}
