package meeples.text;

/**
 * A language that nobody speaks, for those who translate: every text wears brackets, accents and
 * twice its vowels. What looks plain on the screen is no text that can be translated, and what is
 * cut off would be in a language of long words.
 */
public final class Pseudo {
    /** What the command line calls it; no language has this code. */
    public static final String CODE = "xx";

    private static final String PLAIN = "aeiouycnAEIOUCN";
    private static final String ACCENTED = "äéïöüÿçñÄÉÏÖÜÇÑ";
    private static final int VOWELS = 6;

    /** Stands for a gap while the text around it is disguised. */
    private static final char GAP = '\uE000';

    private Pseudo() {}

    /** What gaps are filled with before the text is disguised. */
    static Object[] gaps(int count) {
        Object[] gaps = new Object[count];
        for (int i = 0; i < count; i++) {
            gaps[i] = String.valueOf((char) (GAP + i));
        }
        return gaps;
    }

    /** A text in disguise, with what belongs into its gaps as it is. */
    static String disguise(String text, Object... arguments) {
        StringBuilder disguised = new StringBuilder("[");
        for (int i = 0; i < text.length(); i++) {
            char letter = text.charAt(i);
            int gap = letter - GAP;
            int place = PLAIN.indexOf(letter);
            if (gap >= 0 && gap < arguments.length) {
                disguised.append(arguments[gap]);
            } else if (place < 0) {
                disguised.append(letter);
            } else {
                disguised.append(ACCENTED.charAt(place));
                if (place < VOWELS) {
                    disguised.append(letter);
                }
            }
        }
        return disguised.append(']').toString();
    }
}
