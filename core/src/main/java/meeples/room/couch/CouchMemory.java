package meeples.room.couch;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import meeples.picture.SeatColours;
import meeples.picture.SeatSymbols;
import meeples.room.GameMemory;
import meeples.room.entrance.SetupChoice;
import meeples.settings.Remembered;

/**
 * Remembers what the players of each device were called and looked like the last time, and what was
 * chosen for all of them.
 */
final class CouchMemory {
    private static final int MOST = 16;

    /** How somebody looked. */
    record Looks(String name, int colour, int symbol) {}

    /** What was chosen for the whole table. */
    record Common(int players, String bot, Map<String, Integer> options) {}

    private final Remembered memory;
    private final GameMemory common;
    private final Map<String, Looks> looks = new LinkedHashMap<>();

    /**
     * @param common of the game that is about to be played
     */
    CouchMemory(Remembered memory, GameMemory common) {
        this.memory = memory;
        this.common = common;
        String[] words = memory.get().split(" ");
        for (int i = 0; i + 3 < words.length; i += 4) {
            recall(words[i], words[i + 1], words[i + 2], words[i + 3]);
        }
    }

    private void recall(String key, String name, String colour, String symbol) {
        int paint = index(SeatColours.WORDS, colour);
        int sign = index(SeatSymbols.WORDS, symbol);
        if (name.startsWith("=") && paint >= 0 && sign >= 0) {
            looks.put(Remembered.text(key), new Looks(name(name.substring(1)), paint, sign));
        }
    }

    private static String name(String word) {
        String name = Remembered.text(word);
        return name.substring(0, Math.min(name.length(), SetupChoice.longestName()));
    }

    private static int index(String[] words, String word) {
        for (int i = 0; i < words.length; i++) {
            if (words[i].equals(word)) {
                return i;
            }
        }
        return -1;
    }

    /** How the player of a device looked, or null; several players share a device. */
    Looks of(String device, int player) {
        return looks.get(key(device, player));
    }

    void keep(String device, int player, Looks how) {
        String key = key(device, player);
        looks.remove(key);
        looks.put(key, how);
        while (looks.size() > MOST) {
            looks.remove(looks.keySet().iterator().next());
        }
        StringBuilder line = new StringBuilder();
        looks.forEach(
                (each, look) ->
                        line.append(Remembered.word(each))
                                .append(" =")
                                .append(Remembered.word(look.name()))
                                .append(' ')
                                .append(SeatColours.WORDS[look.colour()])
                                .append(' ')
                                .append(SeatSymbols.WORDS[look.symbol()])
                                .append(' '));
        memory.set(line.toString());
    }

    void keep(Common chosen) {
        StringBuilder line = new StringBuilder(chosen.players() + " " + chosen.bot());
        chosen.options().forEach((key, value) -> line.append(" " + key + ":" + value));
        common.set(line.toString());
    }

    /** What was chosen for the whole table; null when that is not known. */
    Common common() {
        String[] words = common.get().split(" ");
        try {
            Map<String, Integer> options = new TreeMap<>();
            for (int i = 2; i < words.length; i++) {
                int colon = words[i].indexOf(':');
                options.put(
                        words[i].substring(0, Math.max(0, colon)),
                        Integer.parseInt(words[i].substring(colon + 1)));
            }
            return words.length < 2
                    ? null
                    : new Common(Integer.parseInt(words[0]), words[1], options);
        } catch (NumberFormatException writtenByHand) {
            return null;
        }
    }

    private static String key(String device, int player) {
        return player == 0 ? device : device + "#" + player;
    }
}
