package meeples.picture;

/** The symbols that players choose from, in any game; any of them goes with any colour. */
public final class SeatSymbols {
    /** The words by which they are saved and pictures are named. */
    public static final String[] WORDS = {
        "horseshoe", "cactus", "skull", "boot", "lantern", "feather"
    };

    private SeatSymbols() {}

    /** The place of a seat's symbol in {@link #WORDS}; the first for an unknown word. */
    public static int index(String word) {
        return indexOf(WORDS, word);
    }

    static int indexOf(String[] words, String word) {
        for (int i = 0; i < words.length; i++) {
            if (words[i].equals(word)) {
                return i;
            }
        }
        return 0;
    }
}
