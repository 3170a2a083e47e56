package meeples.text;

import com.badlogic.gdx.graphics.Color;

/**
 * How a font is to look: its letters are white where nothing else is said, so that a label can tint
 * them. Sizes are screen pixels, so that letters stay sharp; ask again when the scale changes.
 *
 * @param outline width of a line around each letter, 0 for none
 * @param shadow how far a hard shadow falls to the right and down, 0 for none
 */
public record Lettering(
        Typeface face,
        int size,
        String characters,
        float outline,
        Color outlineColor,
        int shadow,
        Color shadowColor) {

    /** Letters without ornament, in all characters of the game's languages. */
    public static Lettering of(Typeface face, int size) {
        return new Lettering(face, size, Characters.LATIN, 0, Color.CLEAR, 0, Color.CLEAR);
    }

    public Lettering withCharacters(String wanted) {
        return new Lettering(face, size, wanted, outline, outlineColor, shadow, shadowColor);
    }

    public Lettering withOutline(float width, Color color) {
        return new Lettering(face, size, characters, width, color, shadow, shadowColor);
    }

    public Lettering withShadow(int distance, Color color) {
        return new Lettering(face, size, characters, outline, outlineColor, distance, color);
    }
}
