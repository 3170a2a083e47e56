package meeples.text;

/** The typefaces that the game brings along; their files are in assets/fonts. */
public enum Typeface {
    /** Carved and western: titles and signs. */
    DISPLAY("Rye-Regular", "Ÿẞ→←↑↓"),
    /** Plain and narrow, made for reading. */
    TEXT("AlegreyaSans-Regular", ""),
    TEXT_BOLD("AlegreyaSans-Bold", "");

    private final String fontName;
    private final String lacking;

    Typeface(String fontName, String lacking) {
        this.fontName = fontName;
        this.lacking = lacking;
    }

    /** The name by which style sheets know it, and the file without its ending. */
    public String fontName() {
        return fontName;
    }

    public String path() {
        return "fonts/" + fontName + ".ttf";
    }

    /** Whether it holds this one of the game's {@link Characters}. */
    public boolean has(char character) {
        return lacking.indexOf(character) < 0;
    }
}
