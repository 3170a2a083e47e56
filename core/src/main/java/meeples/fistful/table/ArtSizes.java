package meeples.fistful.table;

import com.badlogic.gdx.Gdx;
import java.util.Arrays;

/**
 * Which of the atlases' sizes fits a window. A browser has fetched one of them, more may follow.
 */
public final class ArtSizes {
    private ArtSizes() {}

    /** Those in which all these atlases can be loaded now, the smallest first. */
    public static int[] here(String... atlases) {
        return Arrays.stream(Art.SCALES).filter(size -> areHere(size, atlases)).toArray();
    }

    private static boolean areHere(int size, String[] atlases) {
        for (String atlas : atlases) {
            if (!Gdx.files.internal(folder(size) + atlas + ".atlas").exists()) {
                return false;
            }
        }
        return true;
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
