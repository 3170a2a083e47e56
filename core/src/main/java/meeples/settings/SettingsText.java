package meeples.settings;

import java.util.List;

/** Settings as text: a header, then a line for each value, its name first. */
final class SettingsText {
    static final String HEADER = "meeples settings 1";

    private SettingsText() {}

    /** Takes every line that means something; false when one did not. */
    static boolean read(String text, List<Value<?>> values) {
        String[] lines = text.split("\n");
        boolean whole = lines.length > 0 && lines[0].trim().equals(HEADER);
        if (!whole) {
            return false;
        }
        for (int i = 1; i < lines.length; i++) {
            String line = lines[i].replace("\r", "");
            if (!line.isEmpty() && !readLine(line, values)) {
                whole = false;
            }
        }
        return whole;
    }

    private static boolean readLine(String line, List<Value<?>> values) {
        int space = line.indexOf(' ');
        if (space < 0) {
            return false;
        }
        String name = line.substring(0, space);
        String word = line.substring(space + 1);
        for (Value<?> value : values) {
            if (value.name().equals(name)) {
                return value.restore(word);
            }
        }
        // A name that we don't know is another version's, and no damage.
        return true;
    }
}
