package meeples.settings;

import java.util.ArrayList;
import java.util.List;

/** Settings as text: a header, then a line for each value, its name first. */
final class SettingsText {
    /** How the first line begins; the number of the format follows. */
    private static final String TITLE = "meeples settings ";

    static final String HEADER = TITLE + "1";

    /** Some editors put this before a text to say that it is UTF-8. */
    private static final char BYTE_ORDER_MARK = '\ufeff';

    /** More lines of other versions than this, or longer ones, are no settings. */
    private static final int MOST_FOREIGN = 100;

    private static final int LONGEST_FOREIGN = 1000;

    private final List<Value<?>> values;
    private final List<String> faults = new ArrayList<>();
    private final List<String> foreign = new ArrayList<>();

    SettingsText(List<Value<?>> values) {
        this.values = values;
    }

    /** The names of the values that were not valid; an empty name where there is none. */
    List<String> faults() {
        return faults;
    }

    /** The lines of values that only another version knows, which wants to find them again. */
    List<String> foreign() {
        return foreign;
    }

    /** Takes every line that is valid. */
    void read(String text) {
        String[] lines = withoutMark(text).split("\n");
        boolean titled = lines.length > 0 && lines[0].startsWith(TITLE);
        if (!titled) {
            faults.add("");
        }
        for (int i = titled ? 1 : 0; i < lines.length; i++) {
            String line = lines[i].replace("\r", "");
            if (!line.isEmpty() && !readLine(line)) {
                int space = line.indexOf(' ');
                faults.add(space < 0 ? "" : line.substring(0, space));
            }
        }
    }

    private static String withoutMark(String text) {
        boolean marked = !text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK;
        return marked ? text.substring(1) : text;
    }

    private boolean readLine(String line) {
        int space = line.indexOf(' ');
        if (space < 0) {
            return false;
        }
        String name = line.substring(0, space);
        for (Value<?> value : values) {
            if (value.name().equals(name)) {
                return value.restore(line.substring(space + 1));
            }
        }
        // A name that we don't know is another version's, and no damage.
        if (foreign.size() < MOST_FOREIGN && line.length() < LONGEST_FOREIGN && isName(name)) {
            foreign.add(line);
        }
        return true;
    }

    private static boolean isName(String word) {
        boolean name = !word.isEmpty();
        for (int i = 0; i < word.length(); i++) {
            char letter = word.charAt(i);
            name &=
                    letter >= 'a' && letter <= 'z'
                            || letter >= '0' && letter <= '9'
                            || letter == '-';
        }
        return name;
    }
}
