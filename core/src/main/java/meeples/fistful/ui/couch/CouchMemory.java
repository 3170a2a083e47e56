package meeples.fistful.ui.couch;

import java.util.LinkedHashMap;
import java.util.Map;
import meeples.fistful.table.Art;
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
    record Common(int players, String bot, int rounds) {}

    private final Remembered memory;
    private final Remembered common;
    private final Map<String, Looks> looks = new LinkedHashMap<>();

    CouchMemory(Remembered memory, Remembered common) {
        this.memory = memory;
        this.common = common;
        String[] words = memory.get().split(" ");
        for (int i = 0; i + 3 < words.length; i += 4) {
            recall(words[i], words[i + 1], words[i + 2], words[i + 3]);
        }
    }

    private void recall(String key, String name, String colour, String symbol) {
        int paint = index(Art.COLOURS, colour);
        int sign = index(Art.SYMBOLS, symbol);
        if (name.startsWith("=") && paint >= 0 && sign >= 0) {
            String plain = Remembered.text(name.substring(1));
            looks.put(Remembered.text(key), new Looks(plain, paint, sign));
        }
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
                                .append(Art.COLOURS[look.colour()])
                                .append(' ')
                                .append(Art.SYMBOLS[look.symbol()])
                                .append(' '));
        memory.set(line.toString());
    }

    void keep(Common chosen) {
        common.set(chosen.players() + " " + chosen.bot() + " " + chosen.rounds());
    }

    /** What was chosen for the whole table; null when that is not known. */
    Common common() {
        String[] words = common.get().split(" ");
        try {
            return words.length == 3
                    ? new Common(Integer.parseInt(words[0]), words[1], Integer.parseInt(words[2]))
                    : null;
        } catch (NumberFormatException e) {
            return null;
        }
    }

    private static String key(String device, int player) {
        return player == 0 ? device : device + "#" + player;
    }
}
