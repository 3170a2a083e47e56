package meeples.settings;

import java.util.function.UnaryOperator;

/** A line of text that the game remembers by itself; the settings screen does not show it. */
public final class Remembered extends Value<String> {
    /** Longer lines are not ours: whoever reads them could take minutes. */
    private static final int MOST_LETTERS = 10_000;

    private static final char HARD_BLANK = '\u00a0';

    private UnaryOperator<String> check = text -> text;

    public Remembered(String name, String byDefault) {
        super(name, byDefault);
    }

    /**
     * Checks the text when it is read from a file.
     *
     * @param validPart leaves out of a text what cannot be used
     */
    public void checkBy(UnaryOperator<String> validPart) {
        check = validPart;
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
        StringBuilder line = new StringBuilder(wanted.length());
        for (int i = 0; i < wanted.length(); i++) {
            char letter = wanted.charAt(i);
            line.append(letter < ' ' ? ' ' : letter);
        }
        return line.toString().trim();
    }

    @Override
    protected String write() {
        return get();
    }

    @Override
    protected String read(String word) {
        return word.length() > MOST_LETTERS ? null : word;
    }

    /** Takes the valid part of a text; false when that is not all of it. */
    @Override
    boolean restore(String word) {
        String text = read(word);
        if (text == null) {
            return false;
        }
        set(check.apply(allowed(text)));
        return get().equals(text.trim());
    }
}
