package meeples.desktop.tool.coloma;

import com.badlogic.gdx.utils.JsonValue;

/** The steps of a record, one after the other: lines of words, and lists of possessions. */
final class RecordLines {
    private JsonValue next;
    private int number;

    RecordLines(JsonValue steps) {
        next = steps.child;
    }

    boolean isAtEnd() {
        return next == null;
    }

    /** The line that comes next, empty for possessions and at the end. */
    String peek() {
        return next != null && next.isString() ? next.asString() : "";
    }

    /** The first word of the line that comes next. */
    String verb() {
        return peek().split(" ", 2)[0];
    }

    /** Whether the next line begins like this, with whole words. */
    boolean begins(String words) {
        return (peek() + " ").startsWith(words + " ");
    }

    /** Takes the next line, which must be exactly this one. */
    void expect(String line) {
        demand(peek().equals(line), "\"" + line + "\" and not \"" + peek() + "\"");
        advance();
    }

    /** Takes the next line, which must begin like this; the words after that. */
    String[] take(String beginning) {
        demand(begins(beginning), "\"" + beginning + " ...\" and not \"" + peek() + "\"");
        String rest = peek().substring(beginning.length()).trim();
        advance();
        return rest.isEmpty() ? new String[0] : rest.split(" ");
    }

    /** Takes the possessions that come next. */
    JsonValue possessions() {
        demand(next != null && next.isObject(), "what everybody has");
        JsonValue taken = next;
        advance();
        return taken;
    }

    private void advance() {
        next = next.next;
        number++;
    }

    void demand(boolean condition, String law) {
        if (!condition) {
            throw new AssertionError("step " + number + ": should be: " + law);
        }
    }

    int number() {
        return number;
    }
}
