package meeples.room.couch;

import meeples.input.Device;
import meeples.ui.Letters;

/** A player who has taken a seat on the couch, and where they are in choosing how they look. */
final class CouchPlace {
    private final Device device;
    private String name = "";
    private int colour;
    private int symbol;
    private boolean ready;
    private CouchRow row = CouchRow.READY;
    private Letters letters;

    CouchPlace(Device device) {
        this.device = device;
    }

    Device device() {
        return device;
    }

    String name() {
        return name;
    }

    void setName(String other) {
        name = other.trim();
    }

    int colour() {
        return colour;
    }

    void setColour(int other) {
        colour = other;
    }

    int symbol() {
        return symbol;
    }

    void setSymbol(int other) {
        symbol = other;
    }

    boolean isReady() {
        return ready;
    }

    void setReady(boolean now) {
        ready = now;
    }

    CouchRow row() {
        return row;
    }

    void setRow(CouchRow other) {
        row = other;
    }

    /** The name being written, or null. */
    Letters letters() {
        return letters;
    }

    void write(int most) {
        letters = new Letters(name, most);
    }

    void stopWriting(boolean keep) {
        if (keep) {
            setName(letters.text());
        }
        letters = null;
    }
}
