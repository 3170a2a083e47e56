package meeples.room;

import java.util.function.UnaryOperator;
import meeples.settings.Remembered;

/**
 * One game's line within a value of the settings that remembers something for all games: {@code
 * NAME 3 first:0 | OTHER 5 ...}. Before there were several games the value was one line without a
 * game's name.
 */
public final class GameMemory {
    private static final char BETWEEN = '|';
    private static final char INSTEAD = '/';

    private final Remembered memory;
    private final String game;
    private final UnaryOperator<String> former;

    /**
     * @param former brings a line without a game's name into today's form; null when it is not this
     *     game's
     */
    public GameMemory(Remembered memory, String game, UnaryOperator<String> former) {
        this.memory = memory;
        this.game = game;
        this.former = former;
    }

    /** What is remembered; empty for nothing. */
    public String get() {
        for (String part : parts()) {
            if (isOwn(part)) {
                return part.substring(game.length()).trim();
            }
        }
        for (String part : parts()) {
            String line = isFormer(part) ? former.apply(part) : null;
            if (line != null) {
                return line;
            }
        }
        return "";
    }

    public void set(String line) {
        StringBuilder all = new StringBuilder(game).append(' ');
        all.append(line.replace(BETWEEN, INSTEAD));
        for (String part : parts()) {
            boolean replaced = isOwn(part) || isFormer(part) && former.apply(part) != null;
            if (!part.isEmpty() && !replaced) {
                all.append(' ').append(BETWEEN).append(' ').append(part);
            }
        }
        memory.set(all.toString());
    }

    private String[] parts() {
        String[] parts = memory.get().split("\\|");
        for (int i = 0; i < parts.length; i++) {
            parts[i] = parts[i].trim();
        }
        return parts;
    }

    private boolean isOwn(String part) {
        return part.startsWith(game + " ");
    }

    private static boolean isFormer(String part) {
        return !part.isEmpty() && part.charAt(0) >= '0' && part.charAt(0) <= '9';
    }
}
