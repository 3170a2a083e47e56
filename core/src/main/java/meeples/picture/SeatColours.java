package meeples.picture;

import com.badlogic.gdx.graphics.Color;

/** The colours that players choose from, in any game; any of them goes with any symbol. */
public final class SeatColours {
    /** The words by which they are saved and pictures are named. */
    public static final String[] WORDS = {
        "orange", "green", "ivory", "charcoal", "turquoise", "plum"
    };

    private static final Color[] COLOURS = {
        Color.valueOf("E8722A"),
        Color.valueOf("3E8E4F"),
        Color.valueOf("F3EBDD"),
        Color.valueOf("35322F"),
        Color.valueOf("42B6CA"),
        Color.valueOf("6A2470")
    };

    private SeatColours() {}

    /** The place of a seat's colour in {@link #WORDS}; the first for an unknown word. */
    public static int index(String word) {
        return SeatSymbols.indexOf(WORDS, word);
    }

    /** The colour of this word. Not to be changed. */
    public static Color of(String word) {
        return COLOURS[index(word)];
    }

    /** Whether symbols on this colour are dark. */
    public static boolean isPale(int colour) {
        return WORDS[colour].equals("ivory");
    }

    /** Whether only light things can be seen on this colour. */
    public static boolean isDark(int colour) {
        return WORDS[colour].equals("charcoal") || WORDS[colour].equals("plum");
    }
}
