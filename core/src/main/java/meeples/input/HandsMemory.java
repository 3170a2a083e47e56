package meeples.input;

import meeples.settings.Remembered;

/**
 * Remembers in whose hands the seats of the match under way are, so that it goes on in the same
 * ones. A pad that is not there yet is waited for, like one that was pulled out.
 */
public final class HandsMemory {
    private static final String NOBODY = "-";

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

    /** Keeps how it is now. */
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

    /** Makes it as it was for so many seats; what makes no sense is left in nobody's hands. */
    public void restore(int seats) {
        hands.clear();
        String[] words = memory.get().split(" ");
        boolean isSplit = false;
        // Of pads that look alike and are missing, the last comes back first: that of the first
        // seat.
        for (int seat = Math.min(seats, words.length) - 1; seat >= 0; seat--) {
            int end = words[seat].indexOf('=');
            if (end > 0) {
                String name = Remembered.text(words[seat].substring(end + 1));
                Device holder = devices.recall(words[seat].substring(0, end), name);
                hands.give(seat, holder);
                isSplit |= holder != null && holder.kind().isKeyboardHalf();
            }
        }
        devices.splitKeyboard(isSplit);
    }
}
