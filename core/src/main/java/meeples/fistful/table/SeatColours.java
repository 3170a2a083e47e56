package meeples.fistful.table;

import com.badlogic.gdx.graphics.Color;

/** The players' colours as they are drawn. */
public final class SeatColours {
    private static final Color[] COLOURS = {
        Color.valueOf("E8722A"),
        Color.valueOf("3E8E4F"),
        Color.valueOf("F3EBDD"),
        Color.valueOf("35322F")
    };

    private SeatColours() {}

    /** The place of a seat's colour word in {@link Art#COLOURS}; the first for an unknown word. */
    public static int index(String word) {
        return indexOf(Art.COLOURS, word);
    }

    /** The place of a seat's symbol word in {@link Art#SYMBOLS}; the first for an unknown word. */
    public static int symbol(String word) {
        return indexOf(Art.SYMBOLS, word);
    }

    private static int indexOf(String[] words, String word) {
        for (int i = 0; i < words.length; i++) {
            if (words[i].equals(word)) {
                return i;
            }
        }
        return 0;
    }

    /** The colour of this word. Not to be changed. */
    public static Color of(String word) {
        return COLOURS[index(word)];
    }
}
