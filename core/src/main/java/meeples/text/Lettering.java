package meeples.text;

/**
 * What letters a font is to have, and how large: white ones, so that a label can tint them. Sizes
 * are screen pixels, so that letters stay sharp; ask again when the scale changes.
 */
public record Lettering(Typeface face, int size, String characters) {

    /** Letters in all characters of the game's languages. */
    public static Lettering of(Typeface face, int size) {
        return new Lettering(face, size, Characters.LATIN);
    }

    public Lettering withCharacters(String wanted) {
        return new Lettering(face, size, wanted);
    }
}
