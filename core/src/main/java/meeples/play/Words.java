package meeples.play;

/**
 * Reads one line of a text word by word. Whatever is wrong with the line is said in words, and a
 * line can be as damaged or as hostile as it likes: nothing but a {@link BadTextException} comes of
 * it.
 */
public final class Words {
    private static final int SHOWN = 40;

    private final String line;
    private int at;

    public Words(String line) {
        this.line = line;
        skipBlanks();
    }

    public boolean isAtEnd() {
        return at == line.length();
    }

    /** The next word, whatever it is. */
    public String next(String what) throws BadTextException {
        String word = peek();
        if (word.isEmpty()) {
            throw new BadTextException(
                    Fault.LINE_ENDS_EARLY, "the line ends where " + what + " should be");
        }
        skip(word);
        return word;
    }

    /** Goes past this word if it comes next, and says whether it did. */
    public boolean accept(String word) {
        boolean there = peek().equals(word);
        if (there) {
            skip(word);
        }
        return there;
    }

    public void expect(String word) throws BadTextException {
        if (!accept(word)) {
            throw unexpected("\"" + word + "\"");
        }
    }

    public boolean isAtNumber() {
        return isWholeNumber(peek());
    }

    /** A whole number in decimal digits. */
    public int number(String what, int least, int most) throws BadTextException {
        String word = next(what);
        if (isWholeNumber(word)) {
            long value = Long.parseLong(word);
            if (value >= least && value <= most) {
                return (int) value;
            }
        }
        throw new BadTextException(
                Fault.NO_SUCH_NUMBER,
                what + " should be a number from " + least + " to " + most + ", not " + shown(word),
                shown(word),
                least,
                most);
    }

    /** Digits, perhaps with a minus sign, few enough to be read without overflow. */
    private static boolean isWholeNumber(String word) {
        int start = word.startsWith("-") ? 1 : 0;
        int digits = word.length() - start;
        if (digits < 1 || digits > 10) {
            return false;
        }
        for (int i = start; i < word.length(); i++) {
            if (word.charAt(i) < '0' || word.charAt(i) > '9') {
                return false;
            }
        }
        return true;
    }

    /** Eight hexadecimal digits, as {@link #hex} writes them. */
    public int hex(String what) throws BadTextException {
        String word = next(what);
        int value = 0;
        boolean good = word.length() == 8;
        for (int i = 0; good && i < 8; i++) {
            int digit = hexDigit(word.charAt(i));
            good = digit >= 0;
            value = value << 4 | digit;
        }
        if (!good) {
            throw new BadTextException(
                    Fault.UNKNOWN_WORD,
                    what + " should be eight hexadecimal digits, not " + shown(word),
                    shown(word));
        }
        return value;
    }

    /** Eight hexadecimal digits. */
    public static String hex(int value) {
        StringBuilder digits = new StringBuilder();
        for (int shift = 28; shift >= 0; shift -= 4) {
            digits.append("0123456789abcdef".charAt(value >>> shift & 15));
        }
        return digits.toString();
    }

    private static int hexDigit(char c) {
        return "0123456789abcdef".indexOf(c);
    }

    /** One of several words: which one, counted from 0. */
    public int oneOf(String what, String... words) throws BadTextException {
        String word = next(what);
        for (int i = 0; i < words.length; i++) {
            if (words[i].equals(word)) {
                return i;
            }
        }
        throw new BadTextException(
                Fault.UNKNOWN_WORD, shown(word) + " is not " + what, shown(word));
    }

    /** Any text at all, in quotes, as {@link #quote} writes it. */
    public String quoted(String what) throws BadTextException {
        if (isAtEnd() || line.charAt(at) != '"') {
            throw unexpected(what + " in quotes");
        }
        StringBuilder text = new StringBuilder();
        at++;
        while (!isAtEnd() && line.charAt(at) != '"') {
            text.append(line.charAt(at) == '\\' ? escaped(what) : line.charAt(at));
            at++;
        }
        if (isAtEnd()) {
            throw new BadTextException(
                    Fault.BROKEN_QUOTE, "the closing quote of " + what + " is missing");
        }
        at++;
        skipBlanks();
        return text.toString();
    }

    private char escaped(String what) throws BadTextException {
        at++;
        char c = isAtEnd() ? ' ' : line.charAt(at);
        if (c == '"' || c == '\\') {
            return c;
        }
        int code = 0;
        boolean good = c == 'u' && at + 4 < line.length();
        for (int i = 1; good && i <= 4; i++) {
            int digit = hexDigit(line.charAt(at + i));
            good = digit >= 0;
            code = code << 4 | digit;
        }
        if (!good) {
            throw new BadTextException(
                    Fault.BROKEN_QUOTE, what + " holds a backslash that means nothing");
        }
        at += 4;
        return (char) code;
    }

    /** Puts any text in quotes, so that it fits on a line and every program shows it alike. */
    public static String quote(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"' || c == '\\') {
                quoted.append('\\').append(c);
            } else if (needsEscape(c)) {
                quoted.append("\\u").append(hex(c).substring(4));
            } else {
                quoted.append(c);
            }
        }
        return quoted.append('"').toString();
    }

    /**
     * Control characters, line ends, halves of characters and marks that turn the writing round.
     */
    private static boolean needsEscape(char c) {
        return c < ' '
                || c >= 0x7f && c < 0xa0
                || c >= 0x2028 && c <= 0x202e
                || c >= 0x2066 && c <= 0x2069
                || c >= 0xd800 && c <= 0xdfff
                || c >= 0xfeff;
    }

    /** Complains about whatever follows. */
    public void end() throws BadTextException {
        if (!isAtEnd()) {
            throw unexpected("the end of the line");
        }
    }

    /** A complaint about the word that comes next. */
    public BadTextException unexpected(String wanted) {
        if (isAtEnd()) {
            return new BadTextException(
                    Fault.LINE_ENDS_EARLY, "expected " + wanted + ", found the end of the line");
        }
        String found = shown(peek());
        return new BadTextException(
                Fault.UNKNOWN_WORD, "expected " + wanted + ", found " + found, found);
    }

    /** A piece of a foreign text as it can be shown in a message: short and printable. */
    public static String shown(String text) {
        String start = text.length() > SHOWN ? text.substring(0, SHOWN) : text;
        return quote(start) + (text.length() > SHOWN ? "..." : "");
    }

    private String peek() {
        int end = line.indexOf(' ', at);
        return line.substring(at, end < 0 ? line.length() : end);
    }

    private void skip(String word) {
        at += word.length();
        skipBlanks();
    }

    private void skipBlanks() {
        while (at < line.length() && line.charAt(at) == ' ') {
            at++;
        }
    }
}
