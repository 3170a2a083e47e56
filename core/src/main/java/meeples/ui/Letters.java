package meeples.ui;

/**
 * A text that somebody writes without keys: letters on a wheel, one after another. Names begin with
 * a capital and go on in small letters by themselves.
 */
public final class Letters {
    /** Ends the writing. */
    public static final char DONE = '\n';

    /** Takes the last letter away. */
    public static final char ERASE = '\b';

    public static final char SPACE = ' ';

    private static final String WHEEL =
            ""
                    + DONE
                    + "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
                    + SPACE
                    + ERASE
                    + "0123456789-'.!?ÄÖÜßÀÂÇÉÈÊËÎÏÔŒÙÛ";

    /** Where a leap comes to rest, so that nobody has to turn all the way round. */
    private static final String LANDMARKS = "" + DONE + "AGMT" + SPACE + "0Ä";

    private final int most;
    private String text;
    private int index = WHEEL.indexOf('A');
    private boolean shifted;

    /**
     * @param most how long the text can get
     */
    public Letters(String text, int most) {
        this.text = text;
        this.most = most;
    }

    public String text() {
        return text;
    }

    /** The letter so many places from the one that is chosen, as it would be written. */
    public char letter(int offset) {
        char letter = WHEEL.charAt(Math.floorMod(index + offset, WHEEL.length()));
        return isCapital() ? letter : Character.toLowerCase(letter);
    }

    private boolean isCapital() {
        char before = text.isEmpty() ? SPACE : text.charAt(text.length() - 1);
        return (before == SPACE || before == '-') != shifted;
    }

    /** Turns the wheel by so many letters. */
    public void turn(int steps) {
        index = Math.floorMod(index + steps, WHEEL.length());
    }

    /** Turns the wheel to the next part of the alphabet, or the one before. */
    public void leap(int direction) {
        do {
            turn(direction);
        } while (LANDMARKS.indexOf(WHEEL.charAt(index)) < 0);
    }

    /** Small letters instead of capitals for the next one, or the other way round. */
    public void shift() {
        shifted = !shifted;
    }

    /** Takes what is chosen; true when that was the end of the writing. */
    public boolean take() {
        char letter = letter(0);
        if (letter == ERASE) {
            erase();
        } else if (letter != DONE && text.length() < most) {
            text += letter;
            shifted = false;
        }
        return letter == DONE;
    }

    /** Takes the last letter away; false when there is none. */
    public boolean erase() {
        if (text.isEmpty()) {
            return false;
        }
        text = text.substring(0, text.length() - 1);
        return true;
    }
}
