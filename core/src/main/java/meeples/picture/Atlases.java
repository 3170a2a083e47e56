package meeples.picture;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.files.FileHandle;
import java.util.Arrays;

/**
 * Where the packed pictures are and in which sizes. The shared ones lie in {@code atlas/1080}, a
 * game's own in a folder of its name there: {@code atlas/1080/fistful}. The number is the height of
 * the window for which one picture pixel is one screen pixel.
 *
 * <p>A browser has fetched one of the sizes, more may follow.
 */
public final class Atlases {
    /** Panels, buttons, icons, portraits and glyphs, for all games. */
    public static final String UI = "ui";

    /** Heights of the windows that there are atlases for, the smallest first. */
    public static final int[] SIZES = {720, 1080, 2160};

    private Atlases() {}

    /** The file of an atlas: of a shared one such as "ui" or of a game's, "game/name". */
    public static String file(int size, String atlas) {
        return "atlas/" + size + "/" + atlas + ".atlas";
    }

    public static FileHandle handle(int size, String atlas) {
        return Gdx.files.internal(file(size, atlas));
    }

    /** Sizes in which all these atlases can be loaded now, the smallest first. */
    public static int[] here(String... atlases) {
        return Arrays.stream(SIZES).filter(size -> areHere(size, atlases)).toArray();
    }

    private static boolean areHere(int size, String[] atlases) {
        for (String atlas : atlases) {
            if (!handle(size, atlas).exists()) {
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
}
