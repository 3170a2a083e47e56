package meeples.settings;

/** A line of text that the game remembers without the player setting it in so many words. */
public final class Remembered extends Value<String> {
    private static final char HARD_BLANK = '\u00a0';

    public Remembered(String name, String byDefault) {
        super(name, byDefault);
    }

    /** A text as one word of such a line. */
    public static String word(String text) {
        return text.replace(' ', HARD_BLANK);
    }

    /** The text that such a word stands for. */
    public static String text(String word) {
        return word.replace(HARD_BLANK, ' ');
    }

    @Override
    protected String allowed(String wanted) {
        return wanted.replace('\n', ' ').replace('\r', ' ').trim();
    }

    @Override
    protected String write() {
        return get();
    }

    @Override
    protected String read(String word) {
        return word;
    }
}
