package meeples.input;

import meeples.settings.Remembered;

/**
 * Remembers which devices play for the seats of the match under way, so that it can be continued
 * with the same ones. A pad that is not connected yet is waited for, like one that was unplugged.
 */
public final class HandsMemory {
    private static final String NOBODY = "-";
    private static final int MOST_SEATS = 16;
    private static final int LONGEST_WORD = 500;

    private final Remembered memory;
    private final Hands hands;
    private final Devices devices;

    /**
     * @param memory keeps them as text: a word a seat, such as {@code pad-PS4-1=PS4}
     */
    public HandsMemory(Remembered memory, Hands hands, Devices devices) {
        this.memory = memory;
        this.hands = hands;
        this.devices = devices;
    }

    /** Remembers the devices of all seats. */
    public void keep() {
        StringBuilder text = new StringBuilder();
        for (int seat = 0; seat < hands.size(); seat++) {
            Device holder = hands.holder(seat);
            text.append(holder == null ? NOBODY : word(holder)).append(' ');
        }
        memory.set(text.toString());
    }

    private static String word(Device holder) {
        return holder.id() + "=" + Remembered.word(holder.name());
    }

    /** The text with nobody on the seats whose devices cannot be read. */
    static String validPart(String text) {
        StringBuilder valid = new StringBuilder();
        String[] words = text.split(" ");
        for (int seat = 0; seat < Math.min(words.length, MOST_SEATS); seat++) {
            boolean known = words[seat].isEmpty() || isDevice(words[seat]);
            valid.append(known ? words[seat] : NOBODY).append(' ');
        }
        return valid.toString().trim();
    }

    private static boolean isDevice(String word) {
        int end = word.indexOf('=');
        return end > 0 && word.length() <= LONGEST_WORD && Devices.isId(word.substring(0, end));
    }

    /** Gives so many seats to their devices again; words that mean nothing leave a seat free. */
    public void restore(int seats) {
        hands.clear();
        String[] words = memory.get().split(" ");
        boolean isSplit = false;
        // Of missing pads with the same name the last one added is found again first: begin with
        // the last seat, so that this is the pad of the first.
        for (int seat = Math.min(seats, words.length) - 1; seat >= 0; seat--) {
            if (isDevice(words[seat])) {
                int end = words[seat].indexOf('=');
                String name = Remembered.text(words[seat].substring(end + 1));
                Device holder = devices.recall(words[seat].substring(0, end), name);
                hands.give(seat, holder);
                isSplit |= holder != null && holder.kind().isKeyboardHalf();
            }
        }
        devices.splitKeyboard(isSplit);
    }
}
