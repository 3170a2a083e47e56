package meeples.desktop.tool;

import java.util.function.Consumer;

/**
 * Writes a game down from its events, for programs that replay and check it without knowing this
 * one.
 */
public interface GameRecord<E> extends Consumer<E> {
    /** The whole record on one line; only after the game has ended. */
    String line();
}
